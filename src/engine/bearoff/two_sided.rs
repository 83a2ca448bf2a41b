//! The chance of winning with few checkers on both sides, when both play as well as can be.

use rules::Roll;

use super::index::{Home, size};

/// The most checkers of each side.
const FEW: u8 = 6;
const SIZE: usize = size(FEW);

/// By the position of the player on roll, then by his opponent's.
pub(super) struct TwoSided(Vec<f32>);

impl TwoSided {
    pub(super) fn new() -> Self {
        let plays = plays();
        let mut wins = vec![0.0; SIZE * SIZE];
        // A play lowers the number of the mover's position, so all it leads to has been worked out before.
        for sum in 1..2 * SIZE - 1 {
            for own in sum.saturating_sub(SIZE - 1)..=sum.min(SIZE - 1) {
                let opponent = sum - own;
                wins[own * SIZE + opponent] = match (own, opponent) {
                    (0, _) => 1.0,
                    (_, 0) => 0.0,
                    _ => chance(&plays[own], &wins[opponent * SIZE..][..SIZE]),
                };
            }
        }
        Self(wins)
    }

    /// The chance of the player on roll, if both sides have few enough checkers.
    pub(super) fn win(&self, own: Home, opponent: Home) -> Option<f32> {
        has(own, opponent).then(|| self.0[own.index(FEW) * SIZE + opponent.index(FEW)])
    }
}

/// Whether both sides have few enough checkers.
pub(super) fn has(own: Home, opponent: Home) -> bool {
    own.checkers() <= FEW && opponent.checkers() <= FEW
}

/// The chance of who has these plays, when his opponent's chance after each end is in `against`.
fn chance(plays: &[Vec<u16>; 21], against: &[f32]) -> f32 {
    let lost = Roll::ALL.iter().zip(plays).map(|(roll, ends)| {
        let least = ends
            .iter()
            .map(|&end| against[usize::from(end)])
            .fold(1.0, f32::min);
        roll.weight() as f32 * least
    });
    1.0 - lost.sum::<f32>() / 36.0
}

/// For each position the positions after each roll.
fn plays() -> Vec<[Vec<u16>; 21]> {
    let of_home = |home: Home| Roll::ALL.map(|roll| ends(home, roll));
    Home::all(FEW).into_iter().map(of_home).collect()
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

/// Adds the ends of all ways to play `dice` in this order. At home every die can be played until all are off.
fn play(home: Home, dice: &[usize], found: &mut Vec<u16>) {
    match dice {
        [pips, others @ ..] if home.checkers() > 0 => {
            for after in (1..=6).filter_map(|point| home.moved(point, *pips)) {
                play(after, others, found);
            }
        }
        _ => found.push(home.index(FEW) as u16),
    }
}
