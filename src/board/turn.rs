//! Turn in which a [`Hand`](crate::Hand) may act.

use rules::{Destination, Draft, Origin, Phase, Play, Player, Session, Step, Target};
use words::Words;

use crate::{Place, on_turn, scene::paths, taps::taken_back_by};

/// Steps that a board marks as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkedSteps {
    /// All legal steps; arrows show these moves, which are left of a play. `None` without arrows.
    Legal(Option<Play>),
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
            MarkedSteps::Legal(_) => None,
        }
    }

    /// Returns the step that a tap on `place` [takes back](taken_back_by); `None` while arrows show a play, in which a
    /// move that has been made is finished.
    pub(crate) fn taken_back_by(
        &self,
        player: Player,
        draft: &Draft,
        place: Place,
    ) -> Option<Step> {
        match self.marked {
            MarkedSteps::Legal(Some(_)) => None,
            _ => taken_back_by(draft, player, place),
        }
    }

    /// Returns `true` if `place` is the end of an arrow whose move has been made: of the last move, or of an earlier
    /// one that a tap would take back without the arrows.
    pub(crate) fn is_finished_at(&self, player: Player, draft: &Draft, place: Place) -> bool {
        let has_arrows = matches!(self.marked, MarkedSteps::Legal(Some(_)));
        let last = draft.steps().last().map(|made| made.step.to());
        let is_last = last.is_some() && last == place.destination(player);
        has_arrows && (is_last || taken_back_by(draft, player, place).is_some())
    }

    /// Returns the steps that a tap on `place` plays as the arrows or the lesson's request show it: the first step of
    /// the arrow that starts there, or else all steps of the arrow that ends there. Empty if there is none.
    pub(crate) fn steps_shown_at(&self, player: Player, place: Place) -> Vec<Step> {
        match self.step_shown_from(player, place) {
            Some(step) => vec![step],
            None => self.steps_shown_to(player, place),
        }
    }

    /// Returns the steps of the first checker that the arrows or the lesson's request bring to `place`; empty if there
    /// is none, or if an arrow starts there.
    pub(crate) fn steps_shown_to(&self, player: Player, place: Place) -> Vec<Step> {
        let to = place.destination(player).map(Destination::number);
        if to.is_none() || self.step_shown_from(player, place).is_some() {
            return Vec::new();
        }
        let path = self.paths_shown().into_iter().find(|path| end(path) == to);
        path.unwrap_or_default()
    }

    fn step_shown_from(&self, player: Player, place: Place) -> Option<Step> {
        let from = place.origin(player)?;
        let paths = self.paths_shown();
        let mut starts = paths.iter().filter_map(|path| path.first());
        starts.find(|step| step.from == from).copied()
    }

    /// Returns the steps that the arrows or the lesson's request show, checker by checker.
    fn paths_shown(&self) -> Vec<Vec<Step>> {
        let play = match self.marked {
            MarkedSteps::Legal(play) => play.unwrap_or_default(),
            MarkedSteps::Asked(step) => Play::new(step).unwrap_or_default(),
        };
        paths(play.steps(), |step| {
            [step.from.number(), step.to().number()]
        })
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

/// Returns the number of the place where a checker's steps end.
fn end(path: &[Step]) -> Option<u8> {
    path.last().map(|step| step.to().number())
}
