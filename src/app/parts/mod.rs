//! The parts of which every panel and room is made; `style/parts` has their style.

mod dialog;
mod icon;
mod segments;

pub(crate) use self::{
    dialog::{show_or_close, show_while},
    icon::{Icon, icon, onward},
    segments::{Segment, segments},
};
