//! Every legal play of a roll; the maximum-use rule (R25-R30) in one place.
//!
//! *How it is fast*: the mover's points are a bit set beside their counts, so that all checkers a die can move come
//! out of a few shifts; the dice of a double are played from far to near, in which order every result comes once;
//! only the results of two different numbers have to be compared. Nothing is allocated once the buffer has grown.

use std::ops::Deref;

use crate::{
    Board, Die, Play, Roll, Step,
    walk::{Ground, Walk},
};

/// A legal play and the position that it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalPlay {
    /// One of the ways to play it: other orders of its steps may give the same position.
    pub play: Play,
    /// The position after the turn, seen by the opponent, who is on roll in it.
    pub after: Board,
}

/// The legal plays of a roll, unique by result (R32); a buffer to be used again and again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plays {
    found: Vec<LegalPlay>,
    /// A hash of each result, compared before the result itself.
    keys: Vec<u64>,
}

impl Plays {
    /// An empty buffer.
    pub fn new() -> Self {
        Self::default()
    }

    /// Replaces the contents by the legal plays of `roll`: none if the turn is lost (R31).
    pub fn generate(&mut self, board: &Board, roll: Roll) {
        self.found.clear();
        self.keys.clear();
        if board.opponent().is_off() || board.own().is_off() {
            return;
        }
        let ground = Ground::new(board);
        let start = Walk::new(board);
        if roll.is_double() {
            let mut double = Double {
                die: roll.high(),
                made: 0,
                play: Play::NONE,
                most: 1,
            };
            self.same(&ground, &start, u8::MAX, &mut double);
        } else {
            self.two(&ground, &start, [roll.high(), roll.low()]);
            self.two(&ground, &start, [roll.low(), roll.high()]);
            for die in [roll.high(), roll.low()] {
                if self.found.is_empty() {
                    self.one(&ground, &start, die);
                }
            }
        }
    }

    /// Both numbers in this order (R25).
    fn two(&mut self, ground: &Ground, start: &Walk, [first, second]: [Die; 2]) {
        for from in start.sources(ground, first) {
            let middle = start.moved(ground, from, first);
            let before = Step { from, die: first };
            for from in middle.sources(ground, second) {
                let end = middle.moved(ground, from, second);
                let key = end.key();
                let after = end.after(ground);
                let mut known = self.keys.iter().zip(&self.found);
                if known.any(|(known, play)| *known == key && play.after == after) {
                    continue;
                }
                let play = Play::two(before, Step { from, die: second });
                self.keys.push(key);
                self.found.push(LegalPlay { play, after });
            }
        }
    }

    /// One number alone, when both cannot be played (R27-R29).
    fn one(&mut self, ground: &Ground, start: &Walk, die: Die) {
        for from in start.sources(ground, die) {
            let play = Play::one(Step { from, die });
            let after = start.moved(ground, from, die).after(ground);
            self.found.push(LegalPlay { play, after });
        }
    }

    /// A double, as many of its four moves as possible (R30), none from further back than the one before.
    ///
    /// In this order a set of moves is always possible if it is possible at all: what stands further back has to
    /// come in, and home, before the rest may go on. So no result comes twice.
    fn same(&mut self, ground: &Ground, walk: &Walk, limit: u8, double: &mut Double) {
        let Double {
            die, made, play, ..
        } = *double;
        let mut stuck = true;
        if made < 4 {
            for from in walk.sources(ground, die).up_to(limit) {
                stuck = false;
                double.made = made + 1;
                double.play = play.then(made, Step { from, die });
                let next = walk.moved(ground, from, die);
                self.same(ground, &next, from.number(), double);
            }
        }
        if stuck && made >= double.most {
            if made > double.most {
                self.found.clear();
                double.most = made;
            }
            self.found.push(LegalPlay {
                play,
                after: walk.after(ground),
            });
        }
    }
}

/// A double on its way: what has been made of it, and the most that ever could be.
struct Double {
    die: Die,
    made: usize,
    play: Play,
    most: usize,
}

impl Deref for Plays {
    type Target = [LegalPlay];

    fn deref(&self) -> &[LegalPlay] {
        &self.found
    }
}

/// The legal plays of `roll`, unique by result (R32): none if the turn is lost (R31).
///
/// ```
/// use rules::{Board, Roll, Variant, legal_plays};
///
/// let start = Board::start(Variant::Standard);
/// assert_eq!(legal_plays(&start, Roll::ALL[3]).len(), 16);
/// ```
pub fn legal_plays(board: &Board, roll: Roll) -> Vec<LegalPlay> {
    let mut plays = Plays::new();
    plays.generate(board, roll);
    plays.found
}
