//! Questions in a session: those already answered, the current one, and the remaining ones.

use rules::Decision;

use crate::{
    Card, Model, State, Topic,
    fsrs::DAY,
    question::{Mark, SessionQuestion},
};

/// Maximum number of questions on display.
const SHOWN: usize = 8;
/// Maximum number of answered questions on display as long as enough others remain.
const ANSWERED: usize = 4;

impl Model {
    /// Returns the questions on display: a sheet's questions, or the session's latest questions followed, if the topic
    /// is the player's own mistakes, by the remaining ones due at `now`.
    pub fn session(&self, now: u64) -> Vec<SessionQuestion> {
        if self.topic == Some(Topic::Sheet) {
            return self.sheet_questions(SHOWN);
        }
        let mut all = self.answered.clone();
        let current = match &self.state {
            State::Asking(task) | State::Judging(task, _) | State::Failed(task, _) => {
                let decision = task.exercise.board_decision();
                all.push(SessionQuestion {
                    mark: Mark::Now,
                    decision,
                });
                decision
            }
            _ => None,
        };
        let mut to_come = match self.topic {
            Some(Topic::Cards) => self.due_decisions(now, SHOWN),
            _ => Vec::new(),
        };
        to_come.retain(|decision| Some(*decision) != current);
        let room = SHOWN - to_come.len().min(SHOWN - ANSWERED);
        all.drain(..all.len().saturating_sub(room));
        let to_come = to_come.into_iter().take(SHOWN - all.len());
        all.extend(to_come.map(|decision| SessionQuestion {
            mark: Mark::ToCome,
            decision: Some(decision),
        }));
        all
    }

    /// Returns the number of the player's own mistakes that are due at `now` but do not fit into the
    /// [session](Self::session).
    pub fn beyond_session(&self, now: u64) -> usize {
        if self.topic != Some(Topic::Cards) {
            return 0;
        }
        let shown = self.session(now);
        let is_open = |one: &SessionQuestion| matches!(one.mark, Mark::Now | Mark::ToCome);
        let open: Vec<Option<Decision>> = shown
            .into_iter()
            .filter(is_open)
            .map(|one| one.decision)
            .collect();
        let due = self.due_cards(now).into_iter();
        due.filter(|card| !open.contains(&Some(card.decision)))
            .count()
    }

    /// Returns up to `count` decisions due at `now`, in the order in which they will be shown.
    pub fn due_decisions(&self, now: u64, count: usize) -> Vec<Decision> {
        let due = self.due_cards(now).into_iter().take(count);
        due.map(|card| card.decision).collect()
    }

    /// Returns the number of cards that are not due at `now` but will be a day later.
    pub fn due_tomorrow(&self, now: u64) -> usize {
        let cards = self.cards.iter().flatten();
        let comes = |card: &&Card| !card.is_due(now) && card.is_due(now.saturating_add(DAY));
        cards.filter(comes).count()
    }

    /// Returns the cards due at `now`: those due on earlier days first and, on the same day, the costliest first.
    pub(crate) fn due_cards(&self, now: u64) -> Vec<&Card> {
        let due = self.cards.iter().flatten().filter(|card| card.is_due(now));
        let mut due: Vec<&Card> = due.collect();
        due.sort_by(|a, b| a.by_urgency(b));
        due
    }
}
