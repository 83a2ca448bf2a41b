//! All plays in short bear-offs.

use std::sync::LazyLock;

use rules::Roll;

use super::index::{Home, size};

/// Maximum number of checkers per side.
pub(super) const MAX_CHECKERS: u8 = 6;
/// Number of positions with at most [`MAX_CHECKERS`] checkers.
pub(super) const SIZE: usize = size(MAX_CHECKERS);

/// Plays from all positions, computed on first use.
pub(super) static PLAYS: LazyLock<Plays> = LazyLock::new(Plays::new);

/// Successors of each position, by index.
pub(super) struct Plays {
    /// Successors by position and roll, in the order of [`Roll::ALL`].
    by_roll: Lists,
    /// Successors by position, for all rolls combined.
    all: Lists,
}

impl Plays {
    fn new() -> Self {
        let (mut by_roll, mut all) = (Lists::default(), Lists::default());
        for home in Home::all(MAX_CHECKERS) {
            let mut together = Vec::new();
            for roll in Roll::ALL {
                let ends = ends(home, roll);
                by_roll.push(&ends);
                together.extend(ends);
            }
            together.sort_unstable();
            together.dedup();
            all.push(&together);
        }
        Self { by_roll, all }
    }

    /// Iterates over the successors for each roll, in the order of [`Roll::ALL`].
    pub(super) fn after_rolls(&self, home: usize) -> impl Iterator<Item = &[u16]> {
        let first = home * Roll::ALL.len();
        (first..first + Roll::ALL.len()).map(|nth| self.by_roll.list(nth))
    }

    /// Returns the successors for all rolls combined.
    pub(super) fn after_any(&self, home: usize) -> &[u16] {
        self.all.list(home)
    }
}

/// Concatenated lists of positions.
#[derive(Default)]
struct Lists {
    positions: Vec<u16>,
    /// End index of each list.
    ends: Vec<u32>,
}

impl Lists {
    fn push(&mut self, list: &[u16]) {
        self.positions.extend(list);
        self.ends.push(self.positions.len() as u32);
    }

    fn list(&self, nth: usize) -> &[u16] {
        let start = nth.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.positions[start as usize..self.ends[nth] as usize]
    }
}

fn ends(home: Home, roll: Roll) -> Vec<u16> {
    let [high, low] = [roll.high(), roll.low()].map(|die| usize::from(die.pips()));
    let mut found = Vec::new();
    if roll.is_double() {
        play(home, &[high; 4], &mut found);
    } else {
        play(home, &[high, low], &mut found);
        play(home, &[low, high], &mut found);
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Appends the positions after playing `dice` in this order. With all checkers at home, every die can be played until
/// all checkers are off.
fn play(home: Home, dice: &[usize], found: &mut Vec<u16>) {
    match dice {
        [pips, others @ ..] if home.checkers() > 0 => {
            for after in (1..=6).filter_map(|point| home.moved(point, *pips)) {
                play(after, others, found);
            }
        }
        _ => found.push(home.index(MAX_CHECKERS) as u16),
    }
}
