//! Roll counts over all legal plays.

use rules::{Board, Plays, Point, Roll};

use crate::reasons::{
    Rolls,
    shape::{KEY, hits},
};

/// Lowest point, in the mover's numbering, from which a checker has yet to escape: 17, which is the opponent's 8 point.
const BEHIND: usize = 17;

/// Set of the 21 rolls. Bit `n` represents the roll at index `n` of [`Roll::ALL`].
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RollSet(u32);

impl RollSet {
    /// Returns the number of rolls in the set, out of 36.
    pub(crate) fn count(self) -> Rolls {
        let inside = Roll::ALL.into_iter().filter(|roll| self.has(*roll));
        inside.fold(Rolls::default(), Rolls::plus)
    }

    /// Returns the rolls in this set that are not in `other`.
    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns `true` if `roll` is in the set.
    pub(crate) fn has(self, roll: Roll) -> bool {
        let nth = Roll::ALL.iter().position(|one| *one == roll);
        nth.is_some_and(|nth| self.0 >> nth & 1 == 1)
    }
}

/// All turns available to a player in a position.
pub(crate) struct Turns {
    before: Board,
    /// Positions after the legal plays of each roll in [`Roll::ALL`], from the mover's perspective; empty for a roll
    /// with no legal play.
    after: Vec<Vec<Board>>,
}

impl Turns {
    /// Generates the turns of the player on roll on `board`.
    pub(crate) fn new(board: &Board) -> Self {
        let mut plays = Plays::new();
        let of = |roll: Roll| {
            plays.generate(board, roll);
            plays.iter().map(|legal| legal.after.flipped()).collect()
        };
        Self {
            before: *board,
            after: Roll::ALL.into_iter().map(of).collect(),
        }
    }

    /// Returns the rolls with a legal play to a position that satisfies `wanted`; the position is from the mover's
    /// perspective.
    fn rolls(&self, wanted: impl Fn(&Board) -> bool) -> RollSet {
        let rolls = self.after.iter().enumerate();
        let possible = rolls.filter(|(_, after)| after.iter().any(&wanted));
        RollSet(possible.fold(0, |set, (nth, _)| set | 1 << nth))
    }

    /// Returns the rolls that hit the opponent's blot on `point`, in the mover's numbering; none if there is no blot.
    pub(crate) fn hit_on(&self, point: Point) -> RollSet {
        self.rolls(|after| hits(&self.before, after).any(|hit| hit == point))
    }

    /// Returns the rolls that hit any blot.
    pub(crate) fn hit(&self) -> RollSet {
        self.rolls(|after| self.has_hit(after))
    }

    fn has_hit(&self, after: &Board) -> bool {
        after.opponent().bar() > self.before.opponent().bar()
    }

    /// Returns the rolls that enter a checker from the bar.
    pub(crate) fn enter(&self) -> RollSet {
        self.rolls(|after| after.own().bar() < self.before.own().bar())
    }

    /// Returns the rolls with no legal play.
    pub(crate) fn dance(&self) -> RollSet {
        RollSet((1 << Roll::ALL.len()) - 1).minus(self.rolls(|_| true))
    }

    /// Returns the rolls that make `point`, in the mover's numbering, which must not yet be made.
    pub(crate) fn make(&self, point: Point) -> RollSet {
        self.rolls(|after| self.has_made(after, point.number()))
    }

    fn has_made(&self, after: &Board, point: u8) -> bool {
        self.before.own().at(point) < 2 && after.own().at(point) >= 2
    }

    /// Returns the rolls that hit a blot or make one of the most valuable points.
    pub(crate) fn good(&self) -> RollSet {
        self.rolls(|after| {
            self.has_hit(after) || KEY.into_iter().any(|point| self.has_made(after, point))
        })
    }

    /// Returns the rolls that move a checker past the opponent's 8 point.
    pub(crate) fn escape(&self) -> RollSet {
        self.rolls(|after| behind(after) < self.behind())
    }

    /// Returns the number of checkers that have yet to pass the opponent's 8 point.
    pub(crate) fn behind(&self) -> u8 {
        behind(&self.before)
    }

    /// Returns the rolls that bear off at least `count` checkers.
    pub(crate) fn bear_off(&self, count: u8) -> RollSet {
        self.rolls(|after| after.own().off() >= self.before.own().off() + count)
    }

    /// Returns the largest number of pips that a roll can cost the opponent by hitting.
    pub(crate) fn most_pips_hit(&self) -> rules::Pips {
        let all = self.after.iter().flatten();
        let pips = all.map(|after| after.opponent().pips() - self.before.opponent().pips());
        pips.max().unwrap_or_default()
    }
}

fn behind(board: &Board) -> u8 {
    board.own().counts()[BEHIND..].iter().sum()
}
