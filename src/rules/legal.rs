//! Every legal play of a roll; the maximum-use rule (R25-R30) in one place.
//!
//! *Why it is fast*: bit sets of the points give all checkers that a die can move in a few shifts. The moves of a double
//! are generated from far to near, an order in which every resulting position comes once. Of two different numbers it is
//! known which pairs of moves lead to the same position, so only plays that bear off are compared. Nothing is allocated
//! once the buffer has grown.

use std::ops::Deref;

use crate::{
    Board, Destination, Die, Origin, Play, Roll, Step,
    mid_turn::{MidTurn, Opposition},
};

/// A legal play and the position that it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalPlay {
    /// One of the ways to play it: other orders of its steps may give the same position.
    pub play: Play,
    /// The position after the turn, seen by the opponent, who is on roll in it.
    pub after: Board,
}

/// The legal plays of a roll, each resulting position once (R32), in a reusable buffer.
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

    /// Generates the legal plays of `roll` and replaces `positions` by the resulting boards, seen by the opponent, who is
    /// on roll in them. A lost turn gives the flipped board.
    pub fn positions(&mut self, board: &Board, roll: Roll, positions: &mut Vec<Board>) {
        self.generate(board, roll);
        positions.clear();
        positions.extend(self.iter().map(|legal| legal.after));
        if positions.is_empty() {
            positions.push(board.flipped());
        }
    }

    /// Replaces the contents by the legal plays of `roll`; none if the turn is lost (R31).
    pub fn generate(&mut self, board: &Board, roll: Roll) {
        self.found.clear();
        if board.opponent().is_off() || board.own().is_off() {
            return;
        }
        let opposition = Opposition::new(board);
        let start = MidTurn::new(board);
        if roll.is_double() {
            let mut double = Double {
                die: roll.high(),
                made: 0,
                play: Play::NONE,
                most: 1,
            };
            self.doubles(&opposition, &start, u8::MAX, &mut double);
        } else {
            self.both_numbers(&opposition, &start, roll);
            for die in [roll.high(), roll.low()] {
                if self.found.is_empty() {
                    self.one_number(&opposition, &start, die);
                }
            }
        }
    }

    /// Generates the plays of both numbers, in either order (R25).
    fn both_numbers(&mut self, opposition: &Opposition, start: &MidTurn, roll: Roll) {
        let [high, low] = [roll.high(), roll.low()];
        let mut known = Pairs::new(opposition, roll);
        for from in start.sources(opposition, high) {
            let middle = start.moved(opposition, from, high);
            let first = Step { from, die: high };
            for from in middle.sources(opposition, low) {
                let second = Step { from, die: low };
                known.add(first.from, from);
                if !known.has_another_way(first.from, from) {
                    self.add_unless_known(opposition, &middle, first, second);
                }
            }
        }
        for from in start.sources(opposition, low) {
            let middle = start.moved(opposition, from, low);
            let first = Step { from, die: low };
            for from in middle
                .sources(opposition, high)
                .without(known.with(first.from))
            {
                let second = Step { from, die: high };
                if !known.has_another_way(from, first.from) {
                    self.add_unless_known(opposition, &middle, first, second);
                }
            }
        }
    }

    /// Adds the play of two moves unless its position is known.
    fn add_unless_known(
        &mut self,
        opposition: &Opposition,
        middle: &MidTurn,
        first: Step,
        second: Step,
    ) {
        self.add(opposition, middle, Play::two(first, second), second);
        let borne_off = [first, second].map(Step::to).contains(&Destination::Off);
        if borne_off && let Some((last, others)) = self.found.split_last() {
            let known = others.iter().any(|play| play.after == last.after);
            self.found.truncate(self.found.len() - usize::from(known));
        }
    }

    /// Generates the plays of one number, for when both cannot be played (R27-R29).
    fn one_number(&mut self, opposition: &Opposition, start: &MidTurn, die: Die) {
        for from in start.sources(opposition, die) {
            let step = Step { from, die };
            self.add(opposition, start, Play::one(step), step);
        }
    }

    /// Adds a play whose moves but `last` are made in the position.
    ///
    /// The last move is made in the buffer itself: a board that has just been changed is slow to copy.
    fn add(&mut self, opposition: &Opposition, position: &MidTurn, play: Play, last: Step) {
        let after = position.after(opposition);
        self.found.push(LegalPlay { play, after });
        if let Some(added) = self.found.last_mut() {
            added.after.opponent_steps(last);
        }
    }

    /// Generates the plays of a double with as many moves as possible (R30), none from further back than the one before.
    ///
    /// A set of moves that is possible in any order is possible in this one, since checkers further back have to enter,
    /// and come home, before others may go on. So no position comes twice.
    fn doubles(
        &mut self,
        opposition: &Opposition,
        position: &MidTurn,
        limit: u8,
        double: &mut Double,
    ) {
        let Double {
            die, made, play, ..
        } = *double;
        let sources = position.sources(opposition, die).up_to(limit);
        if made < 3 && !sources.is_empty() {
            for from in sources {
                double.made = made + 1;
                double.play = play.then(made, Step { from, die });
                let next = position.moved(opposition, from, die);
                self.doubles(opposition, &next, from.number(), double);
            }
        } else if !sources.is_empty() {
            self.drop_shorter(4, double);
            for from in sources {
                let last = Step { from, die };
                self.add(opposition, position, play.then(made, last), last);
            }
        } else if made >= double.most {
            self.drop_shorter(made, double);
            let after = position.after(opposition);
            self.found.push(LegalPlay { play, after });
        }
    }

    /// Drops the plays of fewer moves than `made`.
    fn drop_shorter(&mut self, made: usize, double: &mut Double) {
        if made > double.most {
            self.found.clear();
            double.most = made;
        }
    }
}

/// The generated pairs of moves, one by each of two numbers, with the high number first.
///
/// Two moves lead to the same position in either order if both orders are possible. Two different pairs that bear
/// nothing off do so only if one checker makes both moves, over one intermediate point or the other.
struct Pairs {
    high: u8,
    low: u8,
    blots: u32,
    /// For each origin of the low number, the set of origins of the high one.
    played: [u32; 26],
}

impl Pairs {
    fn new(opposition: &Opposition, roll: Roll) -> Self {
        Self {
            high: roll.high().pips(),
            low: roll.low().pips(),
            blots: opposition.blots(),
            played: [0; 26],
        }
    }

    fn add(&mut self, high: Origin, low: Origin) {
        self.played[usize::from(low.number())] |= 1 << high.number();
    }

    /// Returns the origins of the high number that were combined with this move of the low one.
    fn with(&self, low: Origin) -> u32 {
        self.played[usize::from(low.number())]
    }

    /// Whether these moves take one checker over the low number's intermediate point although the way over the high
    /// number's leads to the same position; that way has been generated before.
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

/// A partly generated play of a double: the moves made so far and the most that were possible.
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

/// Returns the legal plays of `roll`, each resulting position once (R32); none if the turn is lost (R31).
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
