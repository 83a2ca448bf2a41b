//! State of the room.

use std::ops::Deref;

use board::DecisionBoard;
use dice::Seed;
use drill::{Model, State};
use leptos::prelude::*;
use library::room::StoreError;

use super::storage::bests;
use crate::rooms::{room_state::RoomState, shell::Shell};

/// State of the room. Copies refer to the same room.
#[derive(Clone, Copy)]
pub(super) struct Drill {
    room: RoomState<Model>,
    /// Decision on the board; `None` while no exercise is open.
    pub(super) trial: RwSignal<Option<DecisionBoard>>,
    /// `true` from the start of a question until the first move, so that its checkers appear without animation.
    pub(super) is_laid: StoredValue<bool>,
    /// Error that prevented the cards from being read.
    pub(super) unread: RwSignal<Option<StoreError>>,
    /// `true` if the browser has refused to store a card.
    pub(super) lost: RwSignal<bool>,
    /// Typed number.
    pub(super) typed: RwSignal<String>,
    /// `true` once the texts of the room have loaded.
    pub(super) speaks: RwSignal<bool>,
    /// Reason for the verdict, once the engine has found it.
    pub(super) reason: RwSignal<Option<String>>,
}

impl Drill {
    pub(super) fn new(shell: Shell) -> Self {
        // Without a source of randomness the exercises are the same each time.
        let seed = Seed::random().unwrap_or(Seed([0; 32]));
        Self {
            room: RoomState::new(shell, Model::new(seed).with_bests(bests())),
            trial: RwSignal::new(None),
            is_laid: StoredValue::new(true),
            unread: RwSignal::new(None),
            lost: RwSignal::new(false),
            typed: RwSignal::new(String::new()),
            speaks: RwSignal::new(false),
            reason: RwSignal::new(None),
        }
    }

    pub(super) fn is_asking(self) -> bool {
        self.model
            .with(|model| matches!(model.state, State::Asking(_)))
    }
}

impl Deref for Drill {
    type Target = RoomState<Model>;

    fn deref(&self) -> &RoomState<Model> {
        &self.room
    }
}
