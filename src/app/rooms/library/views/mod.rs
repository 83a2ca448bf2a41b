//! Views of the library room.

pub(super) mod add;
pub(super) mod card;
pub(super) mod details;
mod found;
pub(super) mod import;
pub(super) mod left;
pub(super) mod list;
pub(super) mod queue;
pub(super) mod remark;
pub(super) mod table;
pub(super) mod tools;
