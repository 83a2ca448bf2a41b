//! Judged decision, the subject of an explanation.

use engine::{Candidate, Equity, Outcomes};
use review::{Judged, Kind};
use rules::{Choice, Decision, Offer, Question};

use crate::reasons::KnownEquities;

/// Decision, with its judgement from a review.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedDecision {
    /// Decision that was judged.
    pub decision: Decision,
    /// Judgement of the actual choice.
    pub judged: Judged,
}

impl JudgedDecision {
    /// Returns `true` if both subjects are the same choice in the same decision, regardless of the depth of judgement.
    pub fn is_same(&self, other: &Self) -> bool {
        self.decision == other.decision && self.judged.made == other.judged.made
    }

    /// Returns the best choice.
    pub fn best(&self) -> Option<&Candidate> {
        self.judged.candidates.first()
    }

    /// Returns the actual choice; `None` if it is not among the candidates.
    pub fn made(&self) -> Option<&Candidate> {
        let mut all = self.judged.candidates.iter();
        all.find(|one| one.choice == self.judged.made)
    }

    /// Returns the outcome probabilities of the player who doubles or has doubled; `None` for a checker play and for
    /// the answer to a beaver.
    pub(crate) fn outcomes(&self) -> Option<Outcomes> {
        let own = self.best()?.outcomes;
        match self.judged.kind {
            Kind::Double => Some(own),
            Kind::Answer if is_double_answered(&self.decision) => Some(own.flipped()),
            Kind::Answer | Kind::Checker => None,
        }
    }

    /// Returns the doubler's equities, as far as they have been judged.
    pub(crate) fn known_equities(&self) -> KnownEquities {
        let judged = &self.judged;
        let cube = judged.cube.as_ref();
        let no_double = cube.map(|cube| Equity(cube.no_double));
        let take = match judged.kind {
            Kind::Checker => None,
            Kind::Double => cube.map(|cube| {
                let is_beavered = cube.is_beavered(self.decision.score());
                cube.double_take * if is_beavered { 0.5 } else { 1.0 }
            }),
            Kind::Answer if !is_double_answered(&self.decision) => None,
            Kind::Answer => {
                let mut all = judged.candidates.iter();
                let take = all.find(|one| one.choice == Choice::Take);
                take.map(|take| -take.equity.0)
            }
        };
        KnownEquities {
            no_double,
            take: take.map(Equity),
        }
    }

    /// Returns the doubling decision if a double is being answered; otherwise, returns the decision itself.
    pub(crate) fn before_double(&self) -> Decision {
        if matches!(self.decision.question(), Question::Answer { .. }) {
            let doubling = self.decision.to_builder().double().build();
            doubling.unwrap_or(self.decision)
        } else {
            self.decision
        }
    }
}

fn is_double_answered(decision: &Decision) -> bool {
    matches!(
        decision.question(),
        Question::Answer {
            offer: Offer::Double,
            ..
        }
    )
}
