//! Connection state shown in the room.

use std::sync::OnceLock;

use leptos::prelude::ArcRwSignal;
use library::EntryId;
use live::{Difference, Problem, Stage};

/// Connection state shown in the panel.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Shown {
    /// Game that uses the connection.
    pub(super) key: Option<EntryId>,
    pub(super) stage: Stage,
    /// `true` while the friend is moving checkers.
    pub(super) moves: bool,
    /// Problem with the last link or frame.
    pub(super) problem: Option<Problem>,
    /// `true` if another page has taken over the answer opened on this page.
    pub(super) passed_on: bool,
    /// Times measured by both pages, if they differ.
    pub(super) differ: Option<Difference>,
}

/// Returns the signal with the state shown to the user.
pub(super) fn shown() -> ArcRwSignal<Shown> {
    static SHOWN: OnceLock<ArcRwSignal<Shown>> = OnceLock::new();
    SHOWN.get_or_init(ArcRwSignal::default).clone()
}
