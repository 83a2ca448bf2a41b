//! The turn that a hand may act on.

use rules::{Draft, Origin, Phase, Player, Session, Step, Target};
use words::Words;

use crate::on_turn;

/// The steps that a board marks as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkedSteps {
    /// All legal ones.
    Legal,
    /// The one that a lesson asks for; none while the lesson asks for no checker.
    Asked(Option<Step>),
}

/// A session, and what the person at the board may do in it.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// The session on the board.
    pub session: &'a Session,
    /// `true` if the decision is that of a person at this board, so that input counts.
    pub may_act: bool,
    /// The steps that are marked.
    pub marked: MarkedSteps,
    /// The texts in which refusals are told.
    pub words: &'a Words,
}

impl<'a> Turn<'a> {
    /// The player who is moving checkers on this board, and the draft of the play.
    pub fn draft(&self) -> Option<(Player, &'a Draft)> {
        match self.session.phase() {
            Phase::Moving(draft) if self.may_act => on_turn(self.session).zip(Some(draft)),
            _ => None,
        }
    }

    /// The step that a lesson asks for.
    pub(crate) const fn asked(&self) -> Option<Step> {
        match self.marked {
            MarkedSteps::Asked(asked) => asked,
            MarkedSteps::Legal => None,
        }
    }

    /// The legal steps that are marked.
    pub(crate) fn steps(&self, draft: &Draft) -> Vec<Step> {
        let mut options = draft.options();
        if let MarkedSteps::Asked(asked) = self.marked {
            options.retain(|step| asked == Some(*step));
        }
        options
    }

    /// The marked places to which the checker on `from` may go.
    pub(crate) fn targets(&self, draft: &Draft, from: Origin) -> Vec<Target> {
        let mut targets = draft.targets(from);
        if let MarkedSteps::Asked(asked) = self.marked {
            let asked = asked.filter(|step| step.from == from);
            targets.retain(|target| asked.map(Step::to) == Some(target.to));
        }
        targets
    }
}
