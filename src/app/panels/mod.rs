//! What stands around the board.

mod clock;
mod controls;
mod fair_dice;
mod menu;
mod modal;
mod money;
mod new_game;
mod options;
mod players;
mod plays;
mod settings;
mod strips;
mod words;

pub(crate) use clock::ClockDialog;
pub(crate) use controls::Controls;
pub(crate) use fair_dice::{FairDice, Fingerprint};
pub(crate) use menu::Menu;
pub(crate) use money::{Account, TakeBack};
pub(crate) use new_game::NewGame;
pub(crate) use players::PlayerStrip;
pub(crate) use plays::Plays;
pub(crate) use settings::SettingsDialog;
pub(crate) use strips::{Middle, NoticeStrip};
pub(crate) use words::{Keys, PositionInWords, TypePlay};
