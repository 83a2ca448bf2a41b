//! State of the drill room.

use std::{cell::RefCell, ops::Deref};

use board::DecisionBoard;
use dice::Seed;
use drill::{Answer, Course, Model, State, Titles};
use leptos::prelude::*;
use library::room::StoreError;
use table::Route;

use super::storage::StoredGames;
use crate::{
    browser::practice,
    rooms::{room_state::RoomState, shell::Shell},
};

thread_local! {
    /// Session that the player left in order to study its current question, with the route of the study page.
    static LEFT: RefCell<Option<(Route, Model)>> = const { RefCell::new(None) };
}

/// State of the drill room. Copies share the same signals.
#[derive(Clone, Copy)]
pub(super) struct Drill {
    room: RoomState<Model>,
    /// Decision on the board; `None` while no exercise is open.
    pub(super) trial: RwSignal<Option<DecisionBoard>>,
    /// `true` from the start of a question until the first move, so that the checkers appear without animation.
    pub(super) is_laid: StoredValue<bool>,
    /// Error that occurred when loading the cards; `None` if they have been loaded.
    pub(super) unread: RwSignal<Option<StoreError>>,
    /// Stored games; not looked up if the player has cards.
    pub(super) games: RwSignal<StoredGames>,
    /// `true` if the browser failed to store a card.
    pub(super) lost: RwSignal<bool>,
    pub(super) typed: RwSignal<String>,
    /// Index of the worked example's selected method among the exercise's methods.
    pub(super) method: RwSignal<usize>,
    /// Index of the worked example's selected step, whose checkers are marked.
    pub(super) step: RwSignal<Option<usize>>,
    /// Name that is sent with the answers to a sheet.
    pub(super) name: RwSignal<String>,
    /// Outline of the course; empty until it has loaded.
    pub(super) outline: RwSignal<Titles>,
    /// Course data, for the position of the next step; `None` until it has loaded.
    pub(super) course: RwSignal<Option<Course>>,
    /// `true` once the room's texts have loaded.
    pub(super) speaks: RwSignal<bool>,
    /// Explanation of the verdict; `None` until the engine has found one.
    pub(super) reason: RwSignal<Option<String>>,
    /// Winning chances after the plays that the engine evaluated for the explanation.
    pub(super) wins: RwSignal<Vec<(Answer, f32)>>,
}

impl Drill {
    pub(super) fn new(shell: Shell) -> Self {
        // Without a source of randomness, the exercises are the same every time.
        let seed = Seed::random().unwrap_or(Seed([0; 32]));
        let model = Model::new(seed).with_bests(practice::bests());
        Self::with(
            shell,
            model.with_progress(practice::facts(), practice::log()),
        )
    }

    /// Returns the room with the session that the player left to study a question on the page `from`; `None` if there
    /// is no such session.
    pub(super) fn returned(shell: Shell, from: Option<&Route>) -> Option<Self> {
        let (studied, model) = LEFT.take()?;
        (from == Some(&studied)).then(|| Self::with(shell, model))
    }

    /// Stores the session while the player studies its current question on the page `to`.
    pub(super) fn keep(self, to: Route) {
        LEFT.set(Some((to, self.model.get_untracked())));
    }

    fn with(shell: Shell, model: Model) -> Self {
        Self {
            room: RoomState::new(shell, model),
            trial: RwSignal::new(None),
            is_laid: StoredValue::new(true),
            unread: RwSignal::new(None),
            games: RwSignal::default(),
            lost: RwSignal::new(false),
            typed: RwSignal::new(String::new()),
            method: RwSignal::new(0),
            step: RwSignal::new(None),
            name: RwSignal::new(String::new()),
            outline: RwSignal::new(Titles::default()),
            course: RwSignal::new(None),
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
