//! Turn in which a [`Hand`](crate::Hand) may act.

use rules::{Draft, Origin, Phase, Player, Session, Step, Target};
use words::Words;

use crate::on_turn;

/// Steps that a board marks as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkedSteps {
    /// All legal steps.
    Legal,
    /// Step that a lesson requests; `None` while the lesson requests another action.
    Asked(Option<Step>),
}

/// Session, and the actions open to the person at the board.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// Session on the board.
    pub session: &'a Session,
    /// `true` if a person at this board has to decide, so that input is accepted.
    pub may_act: bool,
    /// Steps to mark.
    pub marked: MarkedSteps,
    /// Page texts, used for refusals.
    pub words: &'a Words,
}

impl<'a> Turn<'a> {
    /// Returns the player who is moving checkers on this board, and the draft of the play; `None` if no player may move
    /// checkers here.
    pub fn draft(&self) -> Option<(Player, &'a Draft)> {
        match self.session.phase() {
            Phase::Moving(draft) if self.may_act => on_turn(self.session).zip(Some(draft)),
            _ => None,
        }
    }

    /// Returns the step requested by a lesson, if any.
    pub(crate) const fn requested(&self) -> Option<Step> {
        match self.marked {
            MarkedSteps::Asked(requested) => requested,
            MarkedSteps::Legal => None,
        }
    }

    /// Returns the legal steps to mark.
    pub(crate) fn steps(&self, draft: &Draft) -> Vec<Step> {
        let mut options = draft.options();
        if let MarkedSteps::Asked(requested) = self.marked {
            options.retain(|step| requested == Some(*step));
        }
        options
    }

    /// Returns the destinations to mark for the checker on `from`.
    pub(crate) fn targets(&self, draft: &Draft, from: Origin) -> Vec<Target> {
        let mut targets = draft.targets(from);
        if let MarkedSteps::Asked(requested) = self.marked {
            let requested = requested.filter(|step| step.from == from);
            targets.retain(|target| requested.map(Step::to) == Some(target.to));
        }
        targets
    }
}
