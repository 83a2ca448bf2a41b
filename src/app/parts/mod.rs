//! The parts of which every panel and room is made; `style/parts` has their style.

mod chip;
mod dialog;
mod icon;
mod segments;

pub(crate) use self::{
    chip::chip,
    dialog::{show_or_close, show_while},
    icon::{Icon, icon, onward},
    segments::{Segment, segments},
};
