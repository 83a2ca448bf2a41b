//! Position classes, which determine how often positions are labelled and how errors are grouped.

use engine::training::Phase;
use rules::{Board, Side};

/// Position class. Most classes occur less often in games than their errors would justify, so they are labelled more
/// often. Rows contain the class numbers in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Race in which neither side can win a gammon.
    Race,
    /// Race in which one side may lose a gammon.
    GammonRace,
    /// Contact position that belongs to no other class.
    Contact,
    /// Contact position in [`Phase::Crashed`] that belongs to none of the classes below.
    Crashed,
    /// One side holds two points in the other side's home board and is far behind in the race.
    BackGame,
    /// Contact position in which one side has borne off a checker.
    Containment,
    /// Each side has a four-point prime in front of one of the other side's checkers.
    Primes,
}

impl Class {
    /// Returns the class of a position in an unfinished game.
    pub fn of(board: &Board) -> Self {
        let sides = [board.own(), board.opponent()];
        let any = |is_so: fn(&Side) -> bool| sides.into_iter().any(is_so);
        if !board.has_contact() {
            let [own, opponent] = sides;
            return if may_lose_gammon(own, opponent) || may_lose_gammon(opponent, own) {
                Self::GammonRace
            } else {
                Self::Race
            };
        }
        if any(|side| side.off() > 0) {
            Self::Containment
        } else if back_game(sides[0], sides[1]) || back_game(sides[1], sides[0]) {
            Self::BackGame
        } else if primes(sides[0], sides[1]) && primes(sides[1], sides[0]) {
            Self::Primes
        } else if Phase::of(board) == Phase::Crashed {
            Self::Crashed
        } else {
            Self::Contact
        }
    }

    /// Returns the fraction of rolls for which positions of this class are labelled.
    pub const fn share(self) -> f32 {
        match self {
            Self::Race => 0.05,
            Self::Contact => 0.12,
            Self::GammonRace | Self::Containment => 0.2,
            Self::Crashed | Self::BackGame | Self::Primes => 0.3,
        }
    }
}

/// Returns the number of points from `first` to `last` on which `side` has at least two checkers.
fn made(side: &Side, first: usize, last: usize) -> usize {
    let points = side.counts()[first..=last].iter();
    points.filter(|&&count| count > 1).count()
}

/// Returns `true` if `side` holds two points in the home board of `other` and is at least 30 pips behind.
fn back_game(side: &Side, other: &Side) -> bool {
    made(side, 19, 24) > 1 && f32::from(side.pips()) - f32::from(other.pips()) >= 30.0
}

/// Returns `true` if `side` has made four consecutive points with a checker of `other` behind them.
fn primes(side: &Side, other: &Side) -> bool {
    // Rearmost checker of `other`, in `side`'s numbering.
    let behind = other.counts().iter().rposition(|&count| count > 0);
    let behind = 25 - behind.unwrap_or(0);
    (behind + 1..=21).any(|first| made(side, first, first + 3) == 4)
}

/// Returns `true` if `loser` may be unable to bear off a checker before `winner` has borne off all, assuming that
/// `loser` brings checkers home at eight pips per roll and that `winner` bears off two checkers per roll, with a margin
/// of two rolls.
fn may_lose_gammon(loser: &Side, winner: &Side) -> bool {
    let outside = (7..).zip(&loser.counts()[7..]);
    let pips: usize = outside
        .map(|(number, &count)| (number - 6) * usize::from(count))
        .sum();
    let left = usize::from(winner.checkers() - winner.off());
    loser.off() == 0 && pips / 8 + 1 + 2 >= left.div_ceil(2)
}

#[cfg(test)]
mod tests {
    use rules::{BoardError, Setup, Variant};

    use super::*;

    /// Returns the class of the position with these checkers, each given as a point in its side's numbering.
    fn class(own: [u8; 15], opponent: [u8; 15]) -> Result<Class, BoardError> {
        let counts = |points: [u8; 15]| {
            let mut counts = [0; 26];
            for point in points {
                counts[usize::from(point)] += 1;
            }
            counts
        };
        let (own, opponent) = (counts(own), counts(opponent));
        Board::try_from(Setup { own, opponent }).map(|board| Class::of(&board))
    }

    #[test]
    fn each_class_contains_its_positions() -> Result<(), BoardError> {
        let home = [1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6];
        let late = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2];
        let away = [4, 4, 5, 5, 5, 6, 6, 6, 6, 6, 6, 9, 10, 12, 12];
        let back = [24, 24, 22, 22, 13, 13, 8, 8, 6, 6, 6, 5, 5, 4, 4];
        let strong = [2, 2, 2, 4, 4, 4, 5, 5, 5, 6, 6, 6, 6, 8, 8];
        let prime = [24, 24, 13, 8, 8, 7, 7, 6, 6, 6, 5, 5, 4, 4, 4];
        let buried = [24, 24, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 6, 6, 5];
        let bar = [25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2];
        let start = [24, 24, 13, 13, 13, 13, 13, 8, 8, 8, 6, 6, 6, 6, 6];
        assert_eq!(class(home, home)?, Class::Race);
        assert_eq!(class(late, away)?, Class::GammonRace);
        assert_eq!(class(away, late)?, Class::GammonRace);
        assert_eq!(class(start, start)?, Class::Contact);
        assert_eq!(class(back, strong)?, Class::BackGame);
        assert_eq!(class(prime, prime)?, Class::Primes);
        assert_eq!(class(buried, away)?, Class::Crashed);
        assert_eq!(class(home, bar)?, Class::Containment);
        assert_eq!(Class::of(&Board::start(Variant::Standard)), Class::Contact);
        Ok(())
    }
}
