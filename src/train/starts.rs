//! Where games of self-play begin: mostly as the rules say, now and then with what good play seldom reaches.

use rules::{Board, Setup, Variant};

use crate::random::Random;

/// A position to begin with, and how many plays at random come first.
pub fn draw(random: &mut Random) -> (Board, usize) {
    let standard = Board::start(Variant::Standard);
    match random.below(15) {
        0 | 1 => (standard, 2 + random.below(9)),
        2 => (Board::start(Variant::Nackgammon), random.below(9)),
        3 => (built(random, back_game), 0),
        4 => (built(random, closed_out), 0),
        5 => (built(random, held_up), 0),
        6 | 7 => (built(random, contained), 0),
        _ => (standard, 0),
    }
}

/// The checkers of two sides, each in its own numbering: what is off, points 1 to 24, the bar.
type Sides = [[u8; 26]; 2];

/// The first position of those that `make` draws that the rules allow, from either side.
fn built(random: &mut Random, make: fn(&mut Random) -> Sides) -> Board {
    loop {
        let [own, opponent] = make(random);
        if let Ok(board) = Board::try_from(Setup { own, opponent }) {
            return match random.below(2) {
                0 => board,
                _ => board.flipped(),
            };
        }
    }
}

/// The first side holds two points of the other's home board and has most of the rest at home or near it.
fn back_game(random: &mut Random) -> Sides {
    let mut sides = [[0; 26]; 2];
    for _ in 0..2 {
        sides[0][20 + random.below(5)] = 2 + random.below(2) as u8;
    }
    spread(&mut sides[0], random, &[(3, 6), (6, 3), (13, 1)]);
    spread(&mut sides[1], random, &[(3, 9), (9, 6), (15, 3)]);
    sides
}

/// The first side has closed its board or nearly so; the other has one or two checkers on the bar and some off.
fn closed_out(random: &mut Random) -> Sides {
    let mut sides = [[0; 26]; 2];
    sides[0][1..=6].fill(2);
    if random.below(3) == 0 {
        sides[0][1 + random.below(6)] = 0;
    }
    spread(&mut sides[0], random, &[(1, 9)]);
    sides[1][25] = 1 + random.below(2) as u8;
    sides[1][0] = random.below(14).min(15 - usize::from(sides[1][25])) as u8;
    spread(&mut sides[1], random, &[(1, 6)]);
    sides
}

/// The first side bears off against checkers that wait on a low point or on the bar.
fn held_up(random: &mut Random) -> Sides {
    let mut sides = [[0; 26]; 2];
    let low = 22 + random.below(4);
    sides[1][low] = 1 + random.below(3) as u8;
    sides[0][0] = random.below(9) as u8;
    spread(&mut sides[0], random, &[(1, 6), (2, 7)]);
    spread(&mut sides[1], random, &[(1, 6), (2, 7)]);
    sides
}

/// The first side has a prime or parts of one in the way of one or two of the other's checkers, mostly on the bar, whose
/// others are near home, at home or off; its own last checkers may be anywhere.
fn contained(random: &mut Random) -> Sides {
    let mut sides = [[0; 26]; 2];
    let first = 2 + random.below(4);
    for count in &mut sides[0][first..first + 6] {
        if random.below(4) > 0 {
            *count = 2;
        }
    }
    spread(&mut sides[0], random, &[(1, 12), (4, 9), (19, 6)]);
    // Two in one case of four.
    for _ in 0..=random.below(2) * random.below(2) {
        // All beyond the points are on the bar, which is where a checker has just been hit to.
        let place = (16 + random.below(18)).min(25);
        sides[1][place] += 1;
    }
    sides[1][0] = random
        .below(14)
        .min(15 - usize::from(sides[1].iter().sum::<u8>())) as u8;
    spread(&mut sides[1], random, &[(1, 6), (1, 6), (1, 9)]);
    sides
}

/// Puts what a side has left of its fifteen checkers on points, each within one of some ranges (first point, how many).
fn spread(side: &mut [u8; 26], random: &mut Random, ranges: &[(usize, usize)]) {
    let left = 15_u8.saturating_sub(side.iter().sum());
    for _ in 0..left {
        let (first, points) = ranges[random.below(ranges.len())];
        side[first + random.below(points)] += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_kinds_of_starts_are_drawn_and_legal() {
        let mut random = Random(5);
        let boards: Vec<Board> = (0..500).map(|_| draw(&mut random).0).collect();
        let standard = Board::start(Variant::Standard);
        let others = boards.iter().filter(|board| **board != standard).count();
        assert!((100..250).contains(&others), "{others}");
        let any = |wanted: fn(&Board) -> bool| boards.iter().any(wanted);
        assert!(any(
            |board| board.opponent().bar() == 2 && board.opponent().off() > 9
        ));
        assert!(any(
            |board| board.own().off() > 5 && board.opponent().off() == 0
        ));
        assert!(any(|board| board.opponent().bar() > 0
            && board.opponent().off() > 0
            && board.own().at(10) > 1));
        assert!(any(|board| (19..=24)
            .filter(|&n| board.own().at(n) > 1)
            .count()
            == 2));
    }
}
