//! The shell around the table and all rooms: the places, the rail or bar that leads to them, and the way back.

mod badges;
mod brand;
mod navigation;
mod place;
mod rail;

use leptos::prelude::*;

use self::rail::Rail;
use crate::store::Store;

pub(crate) use self::{
    badges::Badges,
    navigation::Navigation,
    place::page_name,
    rail::{PlacesRow, is_plain, turn_name},
};

part! { later:
    /// Fetches the rail. The first load reserves its room.
    pub(crate) fn rail() -> fn(Store) -> AnyView {
        |store| view! { <Rail store/> }.into_any()
    }
}
