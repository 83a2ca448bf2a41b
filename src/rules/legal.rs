//! Generator for all legal plays of a roll, including the maximum-use rule (R25-R30).
//!
//! For speed, sets of points are stored as bit sets, in which a few shifts find all checkers that a die can move. The
//! moves of a double are generated from the rearmost checker to the foremost, an order in which every resulting
//! position occurs only once. For two different numbers, the pairs of moves that lead to the same position are known in
//! advance, so only plays that bear off have to be compared. Generation does not allocate memory once the buffer has
//! grown.

use std::ops::Deref;

use crate::{
    Board, Destination, Die, Origin, Play, Roll, Step,
    mid_turn::{MidTurn, Opposition},
};

/// Legal play with the resulting position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalPlay {
    /// One of the plays that lead to this position; its steps may also be possible in another order.
    pub play: Play,
    /// Position after the turn, from the perspective of the opponent, who is then on roll.
    pub after: Board,
}

/// Reusable buffer for the legal plays of a roll; each resulting position occurs once (R32).
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
    /// Creates an empty buffer.
    pub fn new() -> Self {
        Self::default()
    }

    /// Generates the legal plays of `roll` and replaces the contents of `positions` with the resulting boards, from the
    /// perspective of the opponent, who is then on roll. A lost turn yields the flipped board.
    pub fn positions(&mut self, board: &Board, roll: Roll, positions: &mut Vec<Board>) {
        self.generate(board, roll);
        positions.clear();
        positions.extend(self.iter().map(|legal| legal.after));
        if positions.is_empty() {
            positions.push(board.flipped());
        }
    }

    /// Replaces the contents with the legal plays of `roll`. The buffer is empty if the turn is lost (R31).
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

    /// Generates the plays that use both numbers, in either order (R25).
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

    /// Adds a two-move play unless its resulting position has already been recorded.
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

    /// Generates the plays that use one number, for rolls in which only one number can be played (R27-R29).
    fn one_number(&mut self, opposition: &Opposition, start: &MidTurn, die: Die) {
        for from in start.sources(opposition, die) {
            let step = Step { from, die };
            self.add(opposition, start, Play::one(step), step);
        }
    }

    /// Adds a play. `position` is the position before the `last` move of the play.
    ///
    /// The last move is made in place in the buffer, because copying a board that has just been changed is slow.
    fn add(&mut self, opposition: &Opposition, position: &MidTurn, play: Play, last: Step) {
        let after = position.after(opposition);
        self.found.push(LegalPlay { play, after });
        if let Some(added) = self.found.last_mut() {
            added.after.opponent_steps(last);
        }
    }

    /// Generates the plays of a double that make as many moves as possible (R30). Each move starts from the same place
    /// as the previous move, or from a place nearer home.
    ///
    /// Any set of moves that is possible in some order is also possible in this order, because checkers farther back
    /// have to enter, and to reach home, before others may continue. Therefore, no position occurs twice.
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

    /// Removes the plays with fewer moves than `made`.
    fn drop_shorter(&mut self, made: usize, double: &mut Double) {
        if made > double.most {
            self.found.clear();
            double.most = made;
        }
    }
}

/// Pairs of moves generated so far, each consisting of one move per number, high number first.
///
/// If two moves are possible in either order, both orders lead to the same position. Two different pairs that do not
/// bear off lead to the same position only if a single checker makes both moves, via different intermediate points.
struct Pairs {
    high: u8,
    low: u8,
    blots: u32,
    /// Origins of the high number that have been paired with each origin of the low number, as bit sets.
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

    /// Returns the origins of the high number that have been paired with this move of the low number.
    fn with(&self, low: Origin) -> u32 {
        self.played[usize::from(low.number())]
    }

    /// Returns `true` if these moves take a single checker through the low number's intermediate point, although moving
    /// it through the high number's point leads to the same position and has already been generated.
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

/// Plays of a double during generation: the moves made so far, and the maximum number of moves found.
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

/// Returns the legal plays of `roll`; each resulting position occurs once (R32). The list is empty if the turn is lost
/// (R31).
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
