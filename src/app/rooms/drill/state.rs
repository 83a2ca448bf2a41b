//! State of the room.

use std::{cell::RefCell, ops::Deref};

use board::DecisionBoard;
use dice::Seed;
use drill::{Answer, Model, State, Titles};
use leptos::prelude::*;
use library::{EntryId, room::StoreError};
use table::Route;

use crate::{
    browser::practice,
    rooms::{room_state::RoomState, shell::Shell},
};

thread_local! {
    /// Session that was left to study its question, with the page on which the question is studied.
    static LEFT: RefCell<Option<(Route, Model)>> = const { RefCell::new(None) };
}

/// State of the room. Copies refer to the same room.
#[derive(Clone, Copy)]
pub(super) struct Drill {
    room: RoomState<Model>,
    /// Decision on the board; `None` while no exercise is open.
    pub(super) trial: RwSignal<Option<DecisionBoard>>,
    /// `true` from the start of a question until the first move, so that the checkers appear without animation.
    pub(super) is_laid: StoredValue<bool>,
    /// Error that prevented the cards from being read; `None` if they were read.
    pub(super) unread: RwSignal<Option<StoreError>>,
    /// Reviewed match in which the reader has not yet said which player he or she is; `None` if there are own mistakes.
    pub(super) sideless: RwSignal<Option<EntryId>>,
    /// `true` if the browser has refused to store a card.
    pub(super) lost: RwSignal<bool>,
    pub(super) typed: RwSignal<String>,
    /// Selected method of the worked example, by its place among the methods of the exercise.
    pub(super) method: RwSignal<usize>,
    /// Selected step of the worked example, whose checkers are marked.
    pub(super) step: RwSignal<Option<usize>>,
    /// Name under which the answers to a sheet are sent.
    pub(super) name: RwSignal<String>,
    /// Outline of the course; empty until it is loaded.
    pub(super) outline: RwSignal<Titles>,
    /// `true` once the texts of the room have loaded.
    pub(super) speaks: RwSignal<bool>,
    /// Reason for the verdict; `None` until the engine has found it.
    pub(super) reason: RwSignal<Option<String>>,
    /// Winning chances after the plays that the engine has evaluated for the reason.
    pub(super) wins: RwSignal<Vec<(Answer, f32)>>,
}

impl Drill {
    pub(super) fn new(shell: Shell) -> Self {
        // Without a source of randomness, the exercises are the same each time.
        let seed = Seed::random().unwrap_or(Seed([0; 32]));
        let model = Model::new(seed).with_bests(practice::bests());
        Self::with(
            shell,
            model.with_progress(practice::facts(), practice::log()),
        )
    }

    /// Returns the room in the session whose question was studied on the page `from`; `None` if the player has not
    /// studied a question on that page.
    pub(super) fn returned(shell: Shell, from: Option<&Route>) -> Option<Self> {
        let (studied, model) = LEFT.take()?;
        (from == Some(&studied)).then(|| Self::with(shell, model))
    }

    /// Stores the session while its question is studied on the page `to`.
    pub(super) fn keep(self, to: Route) {
        LEFT.set(Some((to, self.model.get_untracked())));
    }

    fn with(shell: Shell, model: Model) -> Self {
        Self {
            room: RoomState::new(shell, model),
            trial: RwSignal::new(None),
            is_laid: StoredValue::new(true),
            unread: RwSignal::new(None),
            sideless: RwSignal::new(None),
            lost: RwSignal::new(false),
            typed: RwSignal::new(String::new()),
            method: RwSignal::new(0),
            step: RwSignal::new(None),
            name: RwSignal::new(String::new()),
            outline: RwSignal::new(Titles::default()),
            speaks: RwSignal::new(false),
            reason: RwSignal::new(None),
            wins: RwSignal::new(Vec::new()),
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
