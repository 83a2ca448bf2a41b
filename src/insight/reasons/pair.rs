//! Positions after two plays, with the data that the reasons compare.

use rules::{Board, Pips, Point};

use crate::reasons::{
    Compared, Reason, Rolls,
    rolls::{RollSet, Turns},
    shape::hits,
};

/// Minimum strength of a cause that is given in addition to others. A weaker cause is given only if no stronger one
/// exists.
pub(crate) const CLEAR: f32 = 0.1;

/// Position after one of the two plays.
pub(crate) struct After {
    /// Board, from the view of the player who decided.
    pub(crate) board: Board,
    /// Points on which the play hits, lowest first.
    pub(crate) hits: Vec<Point>,
    /// Possible turns of the opponent.
    pub(crate) theirs: Turns,
    /// Possible turns of the player who decided, if the opponent does not move.
    pub(crate) yours: Turns,
}

impl After {
    /// Creates the position; `before` is from the view of the player who decided, `after` from the opponent's view.
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

/// Positions after the play that was made and after the best play.
pub(crate) struct Pair {
    /// Position before the plays, from the view of the player who decided.
    pub(crate) before: Board,
    pub(crate) made: After,
    pub(crate) best: After,
}

impl Pair {
    /// Creates both positions; `before` is from the view of the player who decided, `after` from the opponent's view.
    pub(crate) fn new(before: &Board, after: &Compared<Board>) -> Self {
        Self {
            before: *before,
            made: After::new(before, &after.made),
            best: After::new(before, &after.best),
        }
    }

    /// Returns the values of `of` for both positions.
    pub(crate) fn both<T>(&self, of: impl Fn(&After) -> T) -> Compared<T> {
        Compared {
            made: of(&self.made),
            best: of(&self.best),
        }
    }

    /// Returns the values of `of` for both boards.
    pub(crate) fn boards<T>(&self, of: impl Fn(&Board) -> T) -> Compared<T> {
        self.both(|after| of(&after.board))
    }

    /// Returns the opponent's rolls that `of` selects after each play.
    pub(crate) fn theirs(&self, of: impl Fn(&Turns) -> RollSet) -> Compared<RollSet> {
        self.both(|after| of(&after.theirs))
    }

    /// Returns the lead, in pips, of the player who decided after the best play; negative if that player trails.
    pub(crate) fn lead(&self) -> i32 {
        let pips = |pips: Pips| i32::from(pips);
        let board = &self.best.board;
        pips(board.opponent().pips()) - pips(board.own().pips())
    }
}

impl Compared<RollSet> {
    /// Returns the number of rolls in both sets.
    pub(crate) fn counts(self) -> Compared<Rolls> {
        self.map(RollSet::count)
    }
}

/// Reason with its rank, and the condition under which it is given.
pub(crate) struct Cause {
    /// Approximate fraction of a game that the reason decides, 0 to 1.
    pub(crate) strength: f32,
    pub(crate) reason: Reason,
    /// Rolls of the opponent that must cost equity for the reason to hold; `None` if the reason is not about such
    /// rolls.
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

    /// Creates a cause about the effects of the opponent's rolls.
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
