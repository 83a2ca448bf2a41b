//! The components around the board: players, list of plays, controls, menu and dialogs.

mod back_to_review;
mod backup;
mod cards;
mod chances;
mod clock;
mod coach;
mod controls;
mod due;
mod end;
mod fair_dice;
mod first_visit;
mod game_parts;
mod help;
mod lesson;
mod menu;
mod modal;
mod money;
mod new_game;
mod player_strip;
mod plays;
mod race;
mod reset;
mod score_sheet;
mod settings;
mod side_panel;
mod strips;
mod switches;
mod tables;
mod words;

use leptos::prelude::*;

pub(crate) use controls::Controls;
pub(crate) use help::close_explanations;
pub(crate) use player_strip::PlayerStrip;
pub(crate) use settings::SettingsContent;

use self::{
    cards::Middle,
    side_panel::{Dialogs, SidePanel},
};
use crate::store::Store;

part! { later:
    /// Fetches the questions and messages in the middle of the board.
    pub(crate) fn middle() -> fn(Store) -> AnyView {
        |store| view! { <Middle store/> }.into_any()
    }
}

part! { later:
    /// Fetches the side panel.
    pub(crate) fn side_panel() -> fn(Store) -> AnyView {
        |store| view! { <SidePanel store/> }.into_any()
    }
}

part! { later:
    /// Fetches the dialogs, which open over the table and over rooms.
    pub(crate) fn dialogs() -> fn(Store) -> AnyView {
        |store| view! { <Dialogs store/> }.into_any()
    }
}
