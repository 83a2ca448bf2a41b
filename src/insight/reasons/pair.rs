//! Positions after the two plays being compared, with the data from which reasons are derived.

use rules::{Board, Pips, Point};

use crate::reasons::{
    Compared, Reason, Rolls,
    rolls::{RollSet, Turns},
    shape::hits,
};

/// Minimum strength of a cause given in addition to others. A weaker cause is given only if there is no stronger one.
pub(crate) const CLEAR: f32 = 0.1;

/// Position after one of the two plays, with both sides' possible turns.
pub(crate) struct After {
    /// Board, from the deciding player's perspective.
    pub(crate) board: Board,
    /// Points on which the play hits, lowest first.
    pub(crate) hits: Vec<Point>,
    /// Opponent's possible turns.
    pub(crate) theirs: Turns,
    /// Deciding player's possible next turns if the opponent does not move.
    pub(crate) yours: Turns,
}

impl After {
    /// Creates the position; `before` is from the deciding player's perspective, `after` from the opponent's.
    fn new(before: &Board, after: &Board) -> Self {
        let board = after.flipped();
        Self {
            board,
            hits: hits(before, &board).collect(),
            theirs: Turns::new(after),
            yours: Turns::new(&board),
        }
    }
}

/// Positions after the actual play and after the best play.
pub(crate) struct Pair {
    /// Position before the plays, from the deciding player's perspective.
    pub(crate) before: Board,
    pub(crate) made: After,
    pub(crate) best: After,
}

impl Pair {
    /// Creates both positions; `before` is from the deciding player's perspective, `after` from the opponent's.
    pub(crate) fn new(before: &Board, after: &Compared<Board>) -> Self {
        Self {
            before: *before,
            made: After::new(before, &after.made),
            best: After::new(before, &after.best),
        }
    }

    /// Applies `of` to both positions.
    pub(crate) fn both<T>(&self, of: impl Fn(&After) -> T) -> Compared<T> {
        Compared {
            made: of(&self.made),
            best: of(&self.best),
        }
    }

    /// Applies `of` to both boards.
    pub(crate) fn boards<T>(&self, of: impl Fn(&Board) -> T) -> Compared<T> {
        self.both(|after| of(&after.board))
    }

    /// Returns the opponent's rolls that `of` selects after each play.
    pub(crate) fn theirs(&self, of: impl Fn(&Turns) -> RollSet) -> Compared<RollSet> {
        self.both(|after| of(&after.theirs))
    }

    /// Returns the deciding player's lead after the best play, in pips; negative if that player trails.
    pub(crate) fn lead(&self) -> i32 {
        let pips = |pips: Pips| i32::from(pips);
        let board = &self.best.board;
        pips(board.opponent().pips()) - pips(board.own().pips())
    }
}

impl Compared<RollSet> {
    /// Returns the number of rolls in each set.
    pub(crate) fn counts(self) -> Compared<Rolls> {
        self.map(RollSet::count)
    }
}

/// Candidate reason with its strength, and the rolls that must confirm it.
pub(crate) struct Cause {
    /// Approximate fraction of games that the reason decides, from 0 to 1.
    pub(crate) strength: f32,
    pub(crate) reason: Reason,
    /// Opponent's rolls that must cost the deciding player equity for the reason to hold; `None` if the reason is not
    /// about the opponent's rolls.
    pub(crate) costly: Option<RollSet>,
}

impl Cause {
    pub(crate) const fn new(strength: f32, reason: Reason) -> Self {
        Self {
            strength,
            reason,
            costly: None,
        }
    }

    /// Creates a cause about the opponent's rolls; the rolls that only the actual play allows must be costly.
    pub(crate) const fn of_rolls(strength: f32, reason: Reason, rolls: Compared<RollSet>) -> Self {
        Self {
            strength,
            reason,
            costly: Some(rolls.made.minus(rolls.best)),
        }
    }
}

/// Returns `rolls` as a fraction of 36.
pub(crate) fn share_of_rolls(rolls: i16) -> f32 {
    f32::from(rolls) / 36.0
}
