//! Every legal play of a roll; the maximum-use rule (R25-R30) in one place.

use std::ops::Deref;

use crate::{Board, Die, Origin, Play, Roll, Step};

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
}

impl Plays {
    /// An empty buffer.
    pub fn new() -> Self {
        Self::default()
    }

    /// Replaces the contents by the legal plays of `roll`: none if the turn is lost (R31).
    pub fn generate(&mut self, board: &Board, roll: Roll) {
        self.found.clear();
        let (high, low) = (roll.high(), roll.low());
        if roll.is_double() {
            for count in (1..=4).rev() {
                self.collect(board, &[high; 4][..count], Play::NONE);
                if !self.found.is_empty() {
                    return;
                }
            }
        } else {
            self.collect(board, &[high, low], Play::NONE);
            self.collect(board, &[low, high], Play::NONE);
            for die in [high, low] {
                if self.found.is_empty() {
                    self.collect(board, &[die], Play::NONE);
                }
            }
        }
    }

    /// Adds what comes of playing exactly `dice` in this order after `play`.
    fn collect(&mut self, board: &Board, dice: &[Die], play: Play) {
        let Some((&next, rest)) = dice.split_first() else {
            let after = board.flipped();
            if self.found.iter().all(|known| known.after != after) {
                self.found.push(LegalPlay { play, after });
            }
            return;
        };
        for step in Origin::all().map(|from| Step { from, die: next }) {
            if let Ok(stepped) = board.step(step) {
                let mut longer = play;
                if longer.push(step).is_ok() {
                    self.collect(&stepped.board, rest, longer);
                }
            }
        }
    }
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
