//! A judged decision.

use engine::{Cumulative, Outcomes};
use review::{Assessed, Judged, Kind};
use rules::{Decision, Question};

/// A decision with its judgement from a review.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedDecision {
    /// The decision.
    pub decision: Decision,
    /// The judgement of the choice that was made.
    pub judged: Judged,
}

impl JudgedDecision {
    /// Whether both are about the same choice in the same decision, at any depth of judgement.
    pub fn is_same(&self, other: &Self) -> bool {
        self.decision == other.decision && self.judged.made == other.judged.made
    }

    /// Returns the best choice.
    pub fn best(&self) -> Option<&Assessed> {
        self.judged.candidates.first()
    }

    /// Returns the choice that was made.
    pub fn made(&self) -> Option<&Assessed> {
        let mut all = self.judged.candidates.iter();
        all.find(|one| one.choice == self.judged.made)
    }

    /// Returns the chances of the player who doubles or has doubled; `None` for a checker play.
    pub(crate) fn outcomes(&self) -> Option<Outcomes> {
        let [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ] = self.best()?.chances;
        let own = Cumulative {
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        };
        match self.judged.kind {
            Kind::Checker => None,
            Kind::Double => Some(own.exclusive()),
            Kind::Answer => Some(own.exclusive().flipped()),
        }
    }

    /// Returns the doubler's decision if a double is being answered, else the decision itself.
    pub(crate) fn before_double(&self) -> Decision {
        if matches!(self.decision.question(), Question::Answer { .. }) {
            let doubling = self.decision.to_builder().double().build();
            doubling.unwrap_or(self.decision)
        } else {
            self.decision
        }
    }
}
