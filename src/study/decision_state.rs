//! The state of the decision that is shown: judged or not, right or not.

use review::Mistake;

use crate::{Model, Review, StudyContent, entry::mistake};

/// The state of the decision that is shown, from which its arrows, chip and words follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionState {
    /// Nothing was decided: the game is over, the play was closed out, or the record is silent or illegal.
    Nothing,
    /// The decision is neither right nor a mistake: nobody has judged it yet. Its play has a neutral arrow.
    Unjudged,
    /// The best choice was made, or one that hardly differs from it.
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
    /// Returns the state of the decision that `model` shows; of two decisions in one turn that of the worse.
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
