//! What the first part of the program calls of the later part, which fills it in: see
//! [`later_part`](crate::later_part).

use std::sync::OnceLock;

use board::{Motion, Scene, Speed};
use dice::Seed;
use leptos::prelude::AnyView;
use table::{Effect, Model, Msg, Settings, StoredGame};
use words::Words;

use super::Store;
use crate::browser::{board_element::BoardKind, storage::Opening};

/// Functions of the later part that the first part calls.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parts {
    /// Reads the stored game, settings and dice statistics.
    pub(crate) open: fn() -> Opening,
    /// Builds the model from the stored game, or from a new one.
    pub(crate) resume: Resume,
    /// [`table::update`].
    pub(crate) update: fn(&mut Model, Msg) -> Vec<Effect>,
    /// Carries out an effect that the first part cannot.
    pub(crate) carry_out: fn(Store, Effect),
    /// Shows what another page has stored in the place of this one's game.
    pub(crate) follow: fn(Store),
    /// [`board::motions`].
    pub(crate) motions: fn(&Scene, &Scene) -> Vec<Motion>,
    /// Shows one motion on a board at a speed.
    pub(crate) go: fn(BoardKind, Speed, Motion),
    /// Questions and messages in the middle of the board.
    pub(crate) middle: fn(Store) -> AnyView,
    /// The side panel and the dialogs.
    pub(crate) side_panel: fn(Store) -> AnyView,
    /// Has the release kept for a time without a network, follows another page that plays, and listens for keys and for a
    /// button that is held.
    pub(crate) watch: fn(Store),
}

type Resume = fn(Option<StoredGame>, Settings, Seed, Words) -> (Model, Vec<Effect>);

/// Set by the entry of the later part, once it has come.
pub(crate) static PARTS: OnceLock<Parts> = OnceLock::new();

/// The functions of the later part; `None` until it has come.
pub(crate) fn parts() -> Option<&'static Parts> {
    PARTS.get()
}
