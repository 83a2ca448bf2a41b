//! Views of the study room.

pub(super) mod coach;
pub(super) mod drills;
pub(super) mod ended;
pub(super) mod foot;
pub(super) mod given_up;
pub(super) mod head;
pub(super) mod hinted;
pub(super) mod icons;
pub(super) mod moments;
pub(super) mod more;
pub(super) mod notes;
pub(super) mod panel;
pub(super) mod plays;
pub(super) mod reveal;
pub(super) mod review;
pub(super) mod sill;
pub(super) mod studying;
pub(super) mod swipe;
pub(super) mod which;
pub(super) mod who;
pub(super) mod whose;
