//! The positions after two plays, compared as reasons need it.

use rules::{Board, Pips, Point};

use crate::reasons::{
    Compared, Reason, Rolls,
    rolls::{RollSet, Turns},
    shape::hits,
};

/// The strength from which a cause is given beside others; a weaker one only if there is no stronger.
pub(crate) const CLEAR: f32 = 0.1;

/// A position after one of the two plays.
pub(crate) struct After {
    /// The board, seen by the player who decided.
    pub(crate) board: Board,
    /// The points on which the play hits, lowest first.
    pub(crate) hits: Vec<Point>,
    /// The opponent's possible turns.
    pub(crate) theirs: Turns,
    /// The possible turns of the player who decided, if the opponent does not move.
    pub(crate) yours: Turns,
}

impl After {
    /// `before` is seen by the player who decided, `after` by the opponent.
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

/// The positions after the play made and after the best play.
pub(crate) struct Pair {
    /// The position before, seen by the player who decided.
    pub(crate) before: Board,
    pub(crate) made: After,
    pub(crate) best: After,
}

impl Pair {
    /// `before` is seen by the player who decided, `after` by the opponent.
    pub(crate) fn new(before: &Board, after: &Compared<Board>) -> Self {
        Self {
            before: *before,
            made: After::new(before, &after.made),
            best: After::new(before, &after.best),
        }
    }

    /// The same figure of both positions.
    pub(crate) fn both<T>(&self, of: impl Fn(&After) -> T) -> Compared<T> {
        Compared {
            made: of(&self.made),
            best: of(&self.best),
        }
    }

    /// The same figure of both boards.
    pub(crate) fn boards<T>(&self, of: impl Fn(&Board) -> T) -> Compared<T> {
        self.both(|after| of(&after.board))
    }

    /// The rolls of the opponent that do something after both plays.
    pub(crate) fn theirs(&self, of: impl Fn(&Turns) -> RollSet) -> Compared<RollSet> {
        self.both(|after| of(&after.theirs))
    }

    /// The pips by which the player who decided leads after the best play; negative if behind.
    pub(crate) fn lead(&self) -> i32 {
        let pips = |pips: Pips| i32::from(pips);
        let board = &self.best.board;
        pips(board.opponent().pips()) - pips(board.own().pips())
    }
}

impl Compared<RollSet> {
    /// Both sets, counted.
    pub(crate) fn counts(self) -> Compared<Rolls> {
        self.map(RollSet::count)
    }

    /// The rolls that are only in the set of the play made.
    const fn only_made(self) -> RollSet {
        self.made.minus(self.best)
    }
}

/// A reason with what decides whether and when it is given.
pub(crate) struct Cause {
    /// Roughly the part of a game that it decides, 0 to 1.
    pub(crate) strength: f32,
    pub(crate) reason: Reason,
    /// The opponent's rolls that must cost something for the reason to hold; `None` if it is not about such rolls.
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

    /// A cause that is about what the opponent's rolls do.
    pub(crate) const fn of_rolls(strength: f32, reason: Reason, rolls: Compared<RollSet>) -> Self {
        Self {
            strength,
            reason,
            costly: Some(rolls.only_made()),
        }
    }
}

/// The part of all 36 rolls.
pub(crate) fn share_of_rolls(rolls: i16) -> f32 {
    f32::from(rolls) / 36.0
}
