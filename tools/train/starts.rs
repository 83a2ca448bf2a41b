//! Starting positions for self-play: mostly the usual one, sometimes positions that are rare in good play.

use rules::{Board, Setup, Variant};

use crate::random::Random;

/// Draws a starting position, and the number of random plays to make first.
pub fn draw(random: &mut Random) -> (Board, usize) {
    let standard = Board::start(Variant::Standard);
    match random.below(18) {
        0 | 1 => (standard, 2 + random.below(9)),
        2 => (Board::start(Variant::Nackgammon), random.below(9)),
        3 => (built(random, back_game), 0),
        4 => (built(random, closed_out), 0),
        5 => (built(random, held_up), 0),
        6 | 7 => (built(random, contained), 0),
        8 => (built(random, gammon_race), 0),
        9 => (built(random, primed), 0),
        _ => (standard, 0),
    }
}

/// Checkers of both sides, each in its own numbering: 0 is off, 1 to 24 are the points, 25 is the bar.
type Sides = [[u8; 26]; 2];

/// Draws positions with `make` until one is legal, and returns the position from the perspective of a random side.
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

/// Draws a back game: the first side holds two points in the other side's home board and has most of its other checkers
/// at home or near it.
fn back_game(random: &mut Random) -> Sides {
    let mut sides = [[0; 26]; 2];
    for _ in 0..2 {
        sides[0][20 + random.below(5)] = 2 + random.below(2) as u8;
    }
    spread(&mut sides[0], random, &[(3, 6), (6, 3), (13, 1)]);
    spread(&mut sides[1], random, &[(3, 9), (9, 6), (15, 3)]);
    sides
}

/// Draws a closeout: the first side has closed its board or nearly so; the other side has one or two checkers on the
/// bar and some off.
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

/// Draws a bear-off against contact: the first side bears off while the other side waits on a low point or on the bar.
fn held_up(random: &mut Random) -> Sides {
    let mut sides = [[0; 26]; 2];
    let low = 22 + random.below(4);
    sides[1][low] = 1 + random.below(3) as u8;
    sides[0][0] = random.below(9) as u8;
    spread(&mut sides[0], random, &[(1, 6), (2, 7)]);
    spread(&mut sides[1], random, &[(1, 6), (2, 7)]);
    sides
}

/// Draws a containment position: the first side has a prime or a broken prime in front of one or two opposing checkers,
/// mostly on the bar. The other opposing checkers are near home, at home or off; the first side's last checkers may be
/// anywhere.
fn contained(random: &mut Random) -> Sides {
    let mut sides = [[0; 26]; 2];
    let first = 2 + random.below(4);
    for count in &mut sides[0][first..first + 6] {
        if random.below(4) > 0 {
            *count = 2;
        }
    }
    spread(&mut sides[0], random, &[(1, 12), (4, 9), (19, 6)]);
    // Two checkers in one case out of four, otherwise one.
    for _ in 0..=random.below(2) * random.below(2) {
        // Numbers beyond the points stand for the bar: in most cases, the checker has just been hit.
        let place = (16 + random.below(18)).min(25);
        sides[1][place] += 1;
    }
    sides[1][0] = random
        .below(14)
        .min(15 - usize::from(sides[1].iter().sum::<u8>())) as u8;
    spread(&mut sides[1], random, &[(1, 6), (1, 6), (1, 9)]);
    sides
}

/// Draws a race with gammon chances: the first side is bearing off or about to, and the other side has checkers on
/// their way home and none off.
fn gammon_race(random: &mut Random) -> Sides {
    let mut sides = [[0; 26]; 2];
    sides[0][0] = random.below(13) as u8;
    spread(&mut sides[0], random, &[(1, 6), (1, 6), (1, 9)]);
    sides[1][7 + random.below(12)] = 1 + random.below(3) as u8;
    spread(&mut sides[1], random, &[(1, 6), (4, 9), (7, 9)]);
    sides
}

/// Draws a prime-versus-prime position: each side has made most of five consecutive points, and has checkers behind the
/// opponent's points.
fn primed(random: &mut Random) -> Sides {
    let mut sides = [[0; 26]; 2];
    for side in &mut sides {
        let first = 3 + random.below(3);
        for count in &mut side[first..first + 5] {
            *count = if random.below(6) > 0 { 2 } else { 0 };
        }
        for _ in 0..=random.below(2) {
            side[22 + random.below(4)] += 1;
        }
        spread(side, random, &[(4, 5), (6, 8)]);
    }
    sides
}

/// Places those of a side's fifteen checkers that are left at random, each within one of `ranges` (first point, number
/// of points).
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
    use crate::class::Class;

    #[test]
    fn all_types_of_starting_positions_are_drawn_and_legal() {
        let mut random = Random(5);
        let boards: Vec<Board> = (0..500).map(|_| draw(&mut random).0).collect();
        let standard = Board::start(Variant::Standard);
        let others = boards.iter().filter(|board| **board != standard).count();
        assert!((150..300).contains(&others), "{others}");
        let classes: Vec<Class> = boards.iter().map(Class::of).collect();
        let drawn = [
            Class::GammonRace,
            Class::Contact,
            Class::BackGame,
            Class::Containment,
            Class::Primes,
        ];
        assert!(drawn.iter().all(|class| classes.contains(class)));
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
