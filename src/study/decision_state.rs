//! State of the current decision: evaluated or not, right or not.

use review::Mistake;

use crate::{Model, Review, StudyContent, entry::mistake};

/// State of the current decision, which determines its arrows, chip and texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionState {
    /// No decision: the game is over, the player was closed out, or the record lacks the decision or is illegal.
    Nothing,
    /// The decision has not been evaluated, so it is neither right nor a mistake. Its play has a neutral arrow.
    Unjudged,
    /// The choice made was the best choice or nearly equal to it.
    Right,
    /// A mistake.
    Mistake(Mistake),
}

impl DecisionState {
    /// Returns the CSS class and catalogue key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Unjudged => "unjudged",
            Self::Right => "right",
            Self::Mistake(Mistake::Blunder) => "blunder",
            Self::Mistake(Mistake::Error | Mistake::Doubtful) => "error",
        }
    }
}

impl Review {
    /// Returns the state of the current decision of `model`; the worse state of two decisions in one turn.
    pub fn state_of(&self, model: &Model) -> DecisionState {
        let shown = match model.content() {
            StudyContent::Position(_) => Some(0),
            StudyContent::Match(_) => model.shown().and_then(|moment| moment.nth),
        };
        let Some(nth) = shown else {
            return DecisionState::Nothing;
        };
        let here = || self.entries_of_move(model.game_shown(), nth);
        let judged = || here().filter_map(|entry| entry.judged.as_ref());
        if let Some(worst) = judged().filter_map(mistake).max() {
            return DecisionState::Mistake(worst);
        }
        match (here().count(), judged().count()) {
            (0, _) => DecisionState::Nothing,
            (all, known) if known < all => DecisionState::Unjudged,
            _ => DecisionState::Right,
        }
    }
}
