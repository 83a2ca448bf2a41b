//! Every legal play of a roll; the maximum-use rule (R25-R30) in one place.
//!
//! *How it is fast*: the mover's points are a bit set beside their counts, so that all checkers a die can move come
//! out of a few shifts; the dice of a double are played from far to near, in which order every result comes once;
//! of two different numbers it is known which pairs of steps lead to the same result, so that only what bears a
//! checker off has to be compared. Nothing is allocated once the buffer has grown.

use std::ops::Deref;

use crate::{
    Board, Destination, Die, Origin, Play, Roll, Step,
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
///
/// ```
/// use rules::{Board, Plays, Roll, Variant};
///
/// let start = Board::start(Variant::Standard);
/// let mut plays = Plays::new();
/// let mut most = 0;
/// for roll in Roll::ALL {
///     plays.generate(&start, roll);
///     most = most.max(plays.len());
/// }
/// assert!(plays.iter().all(|legal| legal.after != start));
/// assert!(most > 50);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plays {
    found: Vec<LegalPlay>,
}

impl Plays {
    /// An empty buffer.
    pub fn new() -> Self {
        Self::default()
    }

    /// Replaces `positions` by those after the legal plays of `roll`, or after the lost turn; seen by the opponent, who is
    /// on roll in them. The contents are the plays, as after [`Plays::generate`].
    pub fn positions(&mut self, board: &Board, roll: Roll, positions: &mut Vec<Board>) {
        self.generate(board, roll);
        positions.clear();
        positions.extend(self.iter().map(|legal| legal.after));
        if positions.is_empty() {
            positions.push(board.flipped());
        }
    }

    /// Replaces the contents by the legal plays of `roll`: none if the turn is lost (R31).
    pub fn generate(&mut self, board: &Board, roll: Roll) {
        self.found.clear();
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
            self.two(&ground, &start, roll);
            for die in [roll.high(), roll.low()] {
                if self.found.is_empty() {
                    self.one(&ground, &start, die);
                }
            }
        }
    }

    /// Both numbers, in either order (R25).
    fn two(&mut self, ground: &Ground, start: &Walk, roll: Roll) {
        let [high, low] = [roll.high(), roll.low()];
        let mut known = Pairs::new(ground, roll);
        for from in start.sources(ground, high) {
            let middle = start.moved(ground, from, high);
            let first = Step { from, die: high };
            for from in middle.sources(ground, low) {
                let second = Step { from, die: low };
                known.add(first.from, from);
                if !known.has_another_way(first.from, from) {
                    self.end(ground, &middle, first, second);
                }
            }
        }
        for from in start.sources(ground, low) {
            let middle = start.moved(ground, from, low);
            let first = Step { from, die: low };
            for from in middle.sources(ground, high).without(known.with(first.from)) {
                let second = Step { from, die: high };
                if !known.has_another_way(from, first.from) {
                    self.end(ground, &middle, first, second);
                }
            }
        }
    }

    /// Makes the second of two steps and notes the play.
    fn end(&mut self, ground: &Ground, middle: &Walk, first: Step, second: Step) {
        self.note(ground, middle, Play::two(first, second), second);
        let borne_off = [first, second].map(Step::to).contains(&Destination::Off);
        if borne_off && let Some((last, others)) = self.found.split_last() {
            let known = others.iter().any(|play| play.after == last.after);
            self.found.truncate(self.found.len() - usize::from(known));
        }
    }

    /// One number alone, when both cannot be played (R27-R29).
    fn one(&mut self, ground: &Ground, start: &Walk, die: Die) {
        for from in start.sources(ground, die) {
            let step = Step { from, die };
            self.note(ground, start, Play::one(step), step);
        }
    }

    /// Notes a play, all but the `last` step of which have been made.
    ///
    /// The last step is made in its place in the buffer: a position that has just been changed is slow to copy.
    fn note(&mut self, ground: &Ground, walk: &Walk, play: Play, last: Step) {
        let after = walk.after(ground);
        self.found.push(LegalPlay { play, after });
        if let Some(noted) = self.found.last_mut() {
            noted.after.opponent_steps(last);
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
        let sources = walk.sources(ground, die).up_to(limit);
        if made < 3 && !sources.is_empty() {
            for from in sources {
                double.made = made + 1;
                double.play = play.then(made, Step { from, die });
                let next = walk.moved(ground, from, die);
                self.same(ground, &next, from.number(), double);
            }
        } else if !sources.is_empty() {
            self.reached(4, double);
            for from in sources {
                let last = Step { from, die };
                self.note(ground, walk, play.then(made, last), last);
            }
        } else if made >= double.most {
            self.reached(made, double);
            let after = walk.after(ground);
            self.found.push(LegalPlay { play, after });
        }
    }

    /// Forgets the plays of fewer moves than `made`.
    fn reached(&mut self, made: usize, double: &mut Double) {
        if made > double.most {
            self.found.clear();
            double.most = made;
        }
    }
}

/// The pairs of steps, one by each of two numbers, that have been played with the high number first.
///
/// Two steps give the same result in either order if both orders are possible. Two different pairs that bear nothing
/// off give the same result only if a checker goes the whole way in both of them, by the one point or the other.
struct Pairs {
    high: u8,
    low: u8,
    blots: u32,
    /// For each place from which the low number was played: from where the high one was.
    played: [u32; 26],
}

impl Pairs {
    fn new(ground: &Ground, roll: Roll) -> Self {
        Self {
            high: roll.high().pips(),
            low: roll.low().pips(),
            blots: ground.blots(),
            played: [0; 26],
        }
    }

    fn add(&mut self, high: Origin, low: Origin) {
        self.played[usize::from(low.number())] |= 1 << high.number();
    }

    /// From where the high number was played before this step by the low one.
    fn with(&self, low: Origin) -> u32 {
        self.played[usize::from(low.number())]
    }

    /// Whether these steps carry a checker the whole way by the low number's point, and it has gone by that of the
    /// high number with the same result; what goes far is played first, so that would be known by now.
    fn has_another_way(&self, high: Origin, low: Origin) -> bool {
        let from = low.number();
        if high.number() + self.low != from || from <= self.high + self.low {
            return false;
        }
        let [by_high, by_low] = [from - self.high, from - self.low];
        let blots_between = self.blots & (1 << by_high | 1 << by_low);
        blots_between == 0 && self.played[usize::from(by_high)] >> from & 1 == 1
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
