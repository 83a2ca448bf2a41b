//! Counting rolls over all legal plays.

use rules::{Board, Plays, Point, Roll};

use crate::Rolls;

/// The lowest point, in the mover's numbering, on which a checker has not escaped yet: 17, the opponent's 8 point.
const BEHIND: usize = 17;

/// All turns that a player can make from a position.
pub(crate) struct Turns {
    before: Board,
    /// For each roll, the positions after its legal plays, seen by the player who moved; empty for a dance.
    after: Vec<(Roll, Vec<Board>)>,
}

impl Turns {
    /// All turns of the player on roll in `board`.
    pub(crate) fn new(board: &Board) -> Self {
        let mut plays = Plays::new();
        let of = |roll: Roll| {
            plays.generate(board, roll);
            let after = plays.iter().map(|legal| legal.after.flipped()).collect();
            (roll, after)
        };
        Self {
            before: *board,
            after: Roll::ALL.into_iter().map(of).collect(),
        }
    }

    /// The rolls with a legal play to a position that is `wanted`; it is seen by the player who moves.
    fn rolls(&self, wanted: impl Fn(&Board) -> bool) -> Rolls {
        let possible = self
            .after
            .iter()
            .filter(|(_, after)| after.iter().any(&wanted));
        possible.fold(Rolls::default(), |sum, (roll, _)| sum.plus(*roll))
    }

    /// The rolls that hit the opponent's blot on `point`, in the numbering of the player who moves; none if there is no
    /// blot.
    pub(crate) fn hit_on(&self, point: Point) -> Rolls {
        let at = |board: &Board| board.opponent().at(point.flipped().number());
        self.rolls(|after| at(&self.before) == 1 && at(after) == 0)
    }

    /// The rolls that hit any blot.
    pub(crate) fn hit(&self) -> Rolls {
        self.rolls(|after| after.opponent().bar() > self.before.opponent().bar())
    }

    /// The rolls that enter a checker from the bar.
    pub(crate) fn enter(&self) -> Rolls {
        self.rolls(|after| after.own().bar() < self.before.own().bar())
    }

    /// The rolls that make `point`, which is not made yet, in the numbering of the player who moves.
    pub(crate) fn make(&self, point: Point) -> Rolls {
        let at = |board: &Board| board.own().at(point.number());
        self.rolls(|after| at(&self.before) < 2 && at(after) >= 2)
    }

    /// The rolls that move a checker past the opponent's 8 point.
    pub(crate) fn escape(&self) -> Rolls {
        self.rolls(|after| behind(after) < self.behind())
    }

    /// The number of checkers that are not past the opponent's 8 point yet.
    pub(crate) fn behind(&self) -> u8 {
        behind(&self.before)
    }
}

fn behind(board: &Board) -> u8 {
    board.own().counts()[BEHIND..].iter().sum()
}
