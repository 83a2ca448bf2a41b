//! Shell around the table and all rooms: the places, the rail or bar that leads to them, and the back link.

mod badges;
mod brand;
mod inner_history;
mod navigation;
mod place;
mod rail;

#[cfg(test)]
pub(crate) use self::place::Place;
pub(crate) use self::{
    badges::Badges,
    inner_history::keep_inner_history,
    navigation::Navigation,
    place::page_name,
    rail::{PlacesRow, Rail, is_plain, last_scene, turn_name},
};
