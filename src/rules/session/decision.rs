//! A session's pending decision.

use super::state::{Phase, Session, State};
use crate::{Beavers, Decision, Pending, Player, Score, Stakes};

impl Session {
    /// Returns the pending decision; `None` before an opening roll and after the end of a game.
    ///
    /// The decision disregards the steps of an unfinished turn, because a play is not final until the dice are picked
    /// up.
    pub fn decision(&self) -> Option<Decision> {
        self.state.decision()
    }
}

impl State {
    /// Returns the player whose decision is pending.
    pub(super) fn decides(&self) -> Option<Player> {
        Some(self.decision()?.player())
    }

    pub(super) fn decision(&self) -> Option<Decision> {
        let (phase, resigned) = match &self.phase {
            Phase::ResignationOffered { win, resume, .. } => (resume.as_ref(), Some(*win)),
            phase => (phase, None),
        };
        let pending = match phase {
            Phase::ToRoll if self.next_value().is_ok() => Pending::Double,
            Phase::ToRoll => Pending::Roll,
            Phase::Moving(draft) => Pending::Play(draft.roll()),
            Phase::Doubled { offer, value, .. } => Pending::Answer {
                offer: *offer,
                value: *value,
            },
            Phase::Opening
            | Phase::ResignationOffered { .. }
            | Phase::GameOver(_)
            | Phase::MatchOver(_) => return None,
        };
        Some(Decision {
            board: self.board,
            on_roll: self.turn,
            pending,
            resigned,
            cube: self.ruleset.uses_cube().then_some(self.cube),
            score: self.score(),
            variant: self.ruleset.variant,
            bar_backgammon: self.ruleset.bar_backgammon,
        })
    }

    /// Returns the match score, or the money-play options.
    pub(super) fn score(&self) -> Score {
        match self.ruleset.stakes {
            Stakes::Money(money) => Score::Money {
                jacoby: self.ruleset.plays_jacoby(),
                beavers: if self.ruleset.uses_cube() {
                    money.beavers
                } else {
                    Beavers::None
                },
            },
            Stakes::Match(played) => Score::Match {
                length: played.length,
                // Scores are below the match length while a game is in progress.
                points: self.points.map(|points| points as u8),
                crawford: self.crawford,
            },
        }
    }
}
