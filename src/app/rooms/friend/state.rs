//! State of the friend room, and its interface to the chunk for direct connections.

use std::ops::Deref;

use board::Place;
use correspondence::{Model, Playing};
use leptos::prelude::*;
use library::EntryId;

use crate::rooms::room_state::RoomState;

/// State of the friend room. Copies refer to the same state.
#[derive(Clone, Copy)]
pub(super) struct Friend {
    room: RoomState<Model>,
    /// Last focused place on the board.
    pub(super) focused: RwSignal<Option<Place>>,
    /// Functions of the chunk for direct connections; `None` until it has loaded.
    pub(super) line: RwSignal<Option<Line>>,
    /// Instruction shown while a direct connection for the shown game is being set up.
    pub(super) calling: RwSignal<Option<String>>,
    /// Game and connection code from a link, kept until the chunk processes the code.
    pub(super) call: RwSignal<Option<(EntryId, String)>>,
    /// `true` while a game's panel shows its remaining actions, or the list of games shows the link field.
    pub(super) more: RwSignal<bool>,
}

/// Functions that the room calls in the chunk for direct connections.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    /// Draws the connection panel.
    pub(super) panel: fn(Friend) -> AnyView,
    /// Processes a connection code from a link.
    pub(super) open: fn(Friend, String),
    /// Handles a change in the room.
    pub(super) follow: fn(Friend),
    /// Draws the invitation form.
    pub(super) invite: fn(Friend) -> AnyView,
    /// Draws the player's own invitation.
    pub(super) invited: fn(Friend) -> AnyView,
    /// Draws a received invitation.
    pub(super) offered: fn(Friend) -> AnyView,
    /// Draws a game between other players, from its link.
    pub(super) watch: fn(Friend, &str) -> AnyView,
}

impl Friend {
    /// Creates the room state; `line` holds the functions of the chunk for direct connections, if it has loaded.
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

    /// Returns the key of the shown game; `None` if no game is shown or the room has been closed.
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
