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

pub(crate) use cards::Middle;
pub(crate) use controls::Controls;
pub(crate) use help::close_explanations;
pub(crate) use menu::MenuButton;
pub(crate) use player_strip::PlayerStrip;
pub(crate) use settings::SettingsContent;
pub(crate) use side_panel::{Dialogs, SidePanel};
