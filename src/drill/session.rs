//! The questions of a session: those answered, the one asked now, and those to come.

use rules::Decision;

use crate::{Card, Model, State, Topic};

/// The most questions that a session shows.
const SHOWN: usize = 12;
/// A day, in milliseconds.
const DAY: u64 = 86_400_000;
/// The most answered questions among them, if others are to come.
const ANSWERED: usize = 7;

/// A question of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Answered right.
    Right,
    /// Answered wrong, or not at all.
    Wrong,
    /// Asked now.
    Now,
    /// Still to come.
    ToCome,
}

impl Mark {
    /// Returns the mark's name for the style.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Now => "now",
            Self::ToCome => "to-come",
        }
    }
}

impl Model {
    /// Returns the last questions of the session and, for own mistakes, those that are still due at `now`.
    pub fn session(&self, now: u64) -> Vec<Mark> {
        let of = |right: &bool| if *right { Mark::Right } else { Mark::Wrong };
        let mut all: Vec<Mark> = self.marks.iter().map(of).collect();
        let is_open = matches!(
            self.state,
            State::Asking(_) | State::Judging(..) | State::Failed(..)
        );
        all.extend(is_open.then_some(Mark::Now));
        let due = match self.topic {
            Some(Topic::Cards) => self.due(now).map_or(0, |(due, _)| due),
            _ => 0,
        };
        let to_come = due.saturating_sub(usize::from(is_open));
        let room = SHOWN - to_come.min(SHOWN - ANSWERED);
        all.drain(..all.len().saturating_sub(room));
        all.extend(vec![Mark::ToCome; to_come.min(SHOWN - all.len())]);
        all
    }

    /// Returns up to `count` of the decisions that are due at `now`, in the order in which they are asked.
    pub fn due_decisions(&self, now: u64, count: usize) -> Vec<Decision> {
        let due = self.due_cards(now).into_iter().take(count);
        due.map(|card| card.decision).collect()
    }

    /// Returns the cards that are due at `now`: those of an earlier day first, and of a day the costliest first.
    pub(crate) fn due_cards(&self, now: u64) -> Vec<&Card> {
        let due = self.cards.iter().flatten().filter(|card| card.is_due(now));
        let mut due: Vec<&Card> = due.collect();
        let day = |card: &Card| card.due.map(|due| due / DAY);
        due.sort_by(|a, b| day(a).cmp(&day(b)).then(b.lost.total_cmp(&a.lost)));
        due
    }
}
