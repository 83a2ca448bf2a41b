//! The decision that is looked at.

use engine::{Cumulative, Outcomes};
use review::{Assessed, Judged, Kind};
use rules::{Decision, Question};

/// A decision with what a review has found of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Subject {
    /// What was to be decided.
    pub decision: Decision,
    /// What was chosen and lost.
    pub judged: Judged,
}

impl Subject {
    /// Whether both are about the same choice, however deep it has been judged.
    pub fn is_same(&self, other: &Self) -> bool {
        self.decision == other.decision && self.judged.made == other.judged.made
    }

    /// The best choice.
    pub fn best(&self) -> Option<&Assessed> {
        self.judged.candidates.first()
    }

    /// The choice that was made.
    pub fn made(&self) -> Option<&Assessed> {
        let mut all = self.judged.candidates.iter();
        all.find(|one| one.choice == self.judged.made)
    }

    /// The chances of the player on roll, who doubles or has doubled; none where the cube is not asked about.
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

    /// The decision of the player on roll, as it was before a double that is to be answered.
    pub(crate) fn before_double(&self) -> Decision {
        if matches!(self.decision.question(), Question::Answer { .. }) {
            let doubling = self.decision.to_builder().double().build();
            doubling.unwrap_or(self.decision)
        } else {
            self.decision
        }
    }
}
