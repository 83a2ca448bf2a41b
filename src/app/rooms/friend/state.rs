//! State of the room, and its interface to the chunk for direct connections.

use std::ops::Deref;

use board::Place;
use correspondence::{Model, Playing};
use leptos::prelude::*;
use library::EntryId;

use crate::rooms::room_state::RoomState;

/// State of the room. Copies refer to the same room.
#[derive(Clone, Copy)]
pub(super) struct Friend {
    room: RoomState<Model>,
    /// Last focused place of the board.
    pub(super) focused: RwSignal<Option<Place>>,
    /// Part for direct connections; `None` until it has loaded.
    pub(super) line: RwSignal<Option<Line>>,
    /// Instruction shown while the direct connection for the shown game is being set up.
    pub(super) calling: RwSignal<Option<String>>,
    /// Code of a direct connection that a link contained for a game, until the chunk takes it.
    pub(super) call: RwSignal<Option<(EntryId, String)>>,
    /// `true` while the panel of a game shows its further actions, or the list of games shows the field for a link.
    pub(super) more: RwSignal<bool>,
}

/// Functions of the chunk for direct connections that the room calls.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    /// Draws the panel of the connection.
    pub(super) panel: fn(Friend) -> AnyView,
    /// Processes the code that a link contained.
    pub(super) open: fn(Friend, String),
    /// Handles a change of the room.
    pub(super) follow: fn(Friend),
    /// Draws the form for an invitation.
    pub(super) invite: fn(Friend) -> AnyView,
    /// Draws the player's own invitation.
    pub(super) invited: fn(Friend) -> AnyView,
    /// Draws a received invitation.
    pub(super) offered: fn(Friend) -> AnyView,
    /// Draws a game between other players, from its link.
    pub(super) watch: fn(Friend, &str) -> AnyView,
}

impl Friend {
    /// Creates the state of the room; `line` is the chunk for direct connections, if it has loaded.
    pub(super) fn new(room: RoomState<Model>, line: Option<Line>) -> Self {
        Self {
            room,
            focused: RwSignal::new(None),
            line: RwSignal::new(line),
            calling: RwSignal::new(None),
            call: RwSignal::new(None),
            more: RwSignal::new(false),
        }
    }

    /// Returns the key of the shown game; `None` if no game is shown, or the room has been left.
    pub(super) fn shown_key(self) -> Option<EntryId> {
        let key = |playing: &Playing| playing.key().clone();
        let shown_game = |model: &Model| model.playing().map(key);
        self.model.try_with_untracked(shown_game).flatten()
    }
}

impl Deref for Friend {
    type Target = RoomState<Model>;

    fn deref(&self) -> &RoomState<Model> {
        &self.room
    }
}
