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

    /// Returns the judgement as if `choice` had been made; `None` if the choice was not judged.
    pub fn with_choice(&self, choice: Choice) -> Option<Self> {
        let (decision, judged) = (&self.decision, &self.judged);
        let after = |choice: &Choice| match choice {
            Choice::Play(play) => decision.board().play(decision.roll()?, play).ok(),
            _ => None,
        };
        let is_same =
            |one: &Choice| *one == choice || after(one).is_some() && after(one) == after(&choice);
        let mut candidates = judged.candidates.clone();
        if !candidates.iter().any(|one| is_same(&one.choice)) {
            candidates.push(self.left_out(choice)?);
        }
        let best = candidates.first()?;
        let chosen = candidates.iter().find(|one| is_same(&one.choice))?;
        let loss_mwc = best.mwc.zip(chosen.mwc);
        let judged = Judged {
            made: chosen.choice,
            loss: chosen.loss.0,
            loss_mwc: loss_mwc.map(|(best, chosen)| (best.0 - chosen.0).max(0.0)),
            candidates,
            ..judged.clone()
        };
        Some(Self {
            judged,
            ..self.clone()
        })
    }

    /// Returns the other action of a decision about a double, of which a review in a link has only the equities; its
    /// chances are the same. `None` for any other choice.
    fn left_out(&self, choice: Choice) -> Option<Candidate> {
        let (best, cube) = (self.best()?, self.judged.cube?);
        let equity = match (self.judged.kind, choice) {
            _ if cube.is_beavered(self.decision.score()) => return None,
            (Kind::Double, Choice::Double) => cube.double_take.min(cube.double_pass),
            (Kind::Double, Choice::Roll) => cube.no_double,
            _ => return None,
        };
        Some(Candidate {
            choice,
            equity: Equity(equity),
            mwc: None,
            loss: Equity((best.equity.0 - equity).max(0.0)),
            ..*best
        })
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

#[cfg(test)]
mod tests {
    use review::{CubeEquities, sample_candidate};
    use rules::{Board, Player, Variant};

    use super::*;

    #[test]
    fn chances_are_equal_for_a_double_missing_from_a_link() {
        let decision = Decision::builder(Board::start(Variant::Standard)).double();
        let mut best = sample_candidate(Choice::Roll, 0.0);
        best.equity = Equity(0.2);
        let judged = Judged {
            made: Choice::Roll,
            candidates: vec![best],
            cube: Some(CubeEquities {
                no_double: 0.2,
                double_take: -0.09,
                double_pass: 1.0,
            }),
            ..Judged::sample(Player::White, Kind::Double, 0.0)
        };
        let decision = decision.build().expect("a decision");
        let subject = JudgedDecision { decision, judged };
        let doubled = subject.with_choice(Choice::Double).expect("its equities");
        let made = doubled.made().expect("a candidate");
        assert!((made.loss.0 - 0.29).abs() < 1e-6 && (doubled.judged.loss - 0.29).abs() < 1e-6);
        assert_eq!(doubled.outcomes(), subject.outcomes());
        assert_eq!(subject.with_choice(Choice::Roll), Some(subject.clone()));
        assert_eq!(subject.with_choice(Choice::Take), None);
    }
}
