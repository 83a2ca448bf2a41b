//! The parts of which every panel and room is made; `style/parts` has their style.

mod icon;
mod segments;

pub(crate) use self::{
    icon::{Icon, icon, onward},
    segments::{Segment, segments},
};
