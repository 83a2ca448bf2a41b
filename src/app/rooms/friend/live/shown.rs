//! The state of the connection as the room shows it.

use std::sync::OnceLock;

use leptos::prelude::ArcRwSignal;
use library::EntryId;
use live::{Difference, Problem, Stage};

/// The state of the connection as the panel shows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Shown {
    /// The game that it is for.
    pub(super) key: Option<EntryId>,
    pub(super) stage: Stage,
    /// Whether the friend moves checkers.
    pub(super) moves: bool,
    /// The problem with the last link or frame.
    pub(super) problem: Option<Problem>,
    /// Whether another page has taken the answer that was opened here.
    pub(super) passed_on: bool,
    /// The times of both pages, where they differ.
    pub(super) differ: Option<Difference>,
}

/// Returns the signal with the state that the panel shows.
pub(super) fn shown() -> ArcRwSignal<Shown> {
    static SHOWN: OnceLock<ArcRwSignal<Shown>> = OnceLock::new();
    SHOWN.get_or_init(ArcRwSignal::default).clone()
}
