//! Parts shared by all panels and rooms; their style is in `style/parts`.

mod chip;
mod dialog;
mod icon;
mod segments;

pub(crate) use self::{
    chip::chip,
    dialog::{close_dialogs, show_or_close, show_while},
    icon::{Icon, icon, onward},
    segments::{Segment, segments},
};
