//! Limits that the rules impose on outcomes: no evaluation may include an impossible gammon (R81) or omit a certain
//! one.

use rules::{Board, Side};

use crate::{Outcomes, bearoff};

/// Returns `outcomes` without the results that are impossible from `board`, from the perspective of the player on roll.
/// In a race, the gammon and backgammon chances are clamped to the bounds that follow from the number of rolls that
/// each side needs.
pub(crate) fn limit_to_possible(board: &Board, outcomes: Outcomes) -> Outcomes {
    let contact = board.has_contact();
    let (own, opponent) = (board.own(), board.opponent());
    let win = largest(own, opponent, contact, Turn::Winner);
    let lose = largest(opponent, own, contact, Turn::Loser);
    let possible = outcomes.capped(win, lose);
    if contact || win.max(lose) == 1 {
        return possible;
    }
    let win = ranges(own, opponent, win, Turn::Winner);
    let lose = ranges(opponent, own, lose, Turn::Loser);
    within(possible, win, lose)
}

/// Lower and upper bounds of a probability.
type Range = [f32; 2];

/// Clamps each side's chances of winning at least a gammon, and of winning a backgammon, to these ranges and to the
/// side's winning chance.
fn within(outcomes: Outcomes, win: [Range; 2], lose: [Range; 2]) -> Outcomes {
    let limit = |chances: [f32; 3], [gammon, backgammon]: [Range; 2]| {
        let all: f32 = chances.iter().sum();
        let within = |chance: f32, [least, greatest]: Range| {
            let possible = chance.max(least).min(greatest).min(all);
            (possible, (possible - chance).abs())
        };
        let (third, moved) = within(chances[2], backgammon);
        let (second, also_moved) = within(chances[1] + chances[2], gammon);
        let second = second.max(third);
        ([all - second, second - third, third], moved.max(also_moved))
    };
    let (won, moved) = limit(outcomes.won(), win);
    let (theirs, also_moved) = limit(outcomes.lost(), lose);
    // Unchanged outcomes keep their exact digits.
    if moved.max(also_moved) < f32::EPSILON {
        return outcomes;
    }
    let [single, gammon, backgammon] = won;
    let [lost_single, lost_gammon, lost_backgammon] = theirs;
    let weights = [
        single,
        gammon,
        backgammon,
        lost_single,
        lost_gammon,
        lost_backgammon,
    ];
    Outcomes::from_weights(weights).unwrap_or(outcomes)
}

/// Returns the ranges of the winner's chances of at least a gammon and of a backgammon in a race. `most` is the largest
/// possible result.
fn ranges(winner: &Side, loser: &Side, most: usize, turn: Turn) -> [Range; 2] {
    let range = |result, turns: [u32; 2]| {
        if most < result {
            return [0.0, 0.0];
        }
        // A winner who is on roll gets as many rolls as the loser has turns; otherwise, the winner gets one fewer.
        let [least, greatest] = turns.map(|turns| match turn {
            Turn::Winner => turns,
            Turn::Loser => turns - 1,
        });
        let chance = |rolls| bearoff::chance_to_finish(winner, rolls);
        chance(least)
            .zip(chance(greatest))
            .map_or([0.0, 1.0], |(least, greatest)| [least, greatest])
    };
    [
        range(
            2,
            [
                fastest_to_bear_off_one(loser),
                slowest_to_bear_off_one(loser),
            ],
        ),
        range(3, turns_to_leave(loser)),
    ]
}

/// Returns the minimum and maximum number of turns, depending on the rolls, that `side` needs in a race to bring its
/// last checker out of the opponent's home board; at least one.
fn turns_to_leave(side: &Side) -> [u32; 2] {
    let (mut checkers, mut twos, mut odd) = (0, 0, 0);
    for (pips, &count) in (1_u32..).zip(&side.counts()[19..]) {
        checkers += u32::from(count);
        twos += pips / 2 * u32::from(count);
        odd += pips % 2 * u32::from(count);
    }
    // The worst roll is 2-1: three pips per turn as long as twos are useful, then two checkers per turn.
    let by_pips = (2 * twos + odd).div_ceil(3);
    let slowest = if by_pips <= twos {
        by_pips
    } else {
        (twos + odd).div_ceil(2)
    };
    [checkers.div_ceil(4).max(1), slowest.max(1)]
}

/// Returns a lower bound on the number of turns until `side`'s first checker is off, assuming four sixes per turn.
fn fastest_to_bear_off_one(side: &Side) -> u32 {
    let moves: u32 = (1_u32..)
        .zip(&side.counts()[7..])
        .map(|(pips, &count)| pips.div_ceil(6) * u32::from(count))
        .sum();
    (moves + 1).div_ceil(4)
}

/// Returns `true` if the player not on roll on `board`, which must be a race, may still lose a gammon.
pub(crate) fn can_lose_gammon(board: &Board) -> bool {
    largest(board.own(), board.opponent(), false, Turn::Winner) > 1
}

/// Side that is on roll.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    Winner,
    Loser,
}

/// Returns the largest result still possible for `winner`: 1 for a single game, 2 for a gammon, 3 for a backgammon.
fn largest(winner: &Side, loser: &Side, contact: bool, turn: Turn) -> usize {
    if loser.off() > 0 {
        return 1;
    }
    if contact {
        return 3;
    }
    let is_in_time = match turn {
        Turn::Loser => slowest_to_bear_off_one(loser) <= fastest_to_finish(winner),
        Turn::Winner => slowest_to_bear_off_one(loser) < fastest_to_finish(winner),
    };
    if is_in_time {
        1
    } else if loser.counts()[19..].iter().all(|&count| count == 0) {
        2
    } else {
        3
    }
}

/// Returns the minimum number of turns in which `side` can bear off all checkers, at four checkers or 24 pips per turn.
fn fastest_to_finish(side: &Side) -> u32 {
    let left = u32::from(side.checkers() - side.off());
    left.div_ceil(4).max(u32::from(side.pips()).div_ceil(24))
}

/// Returns an upper bound, over all rolls, on the number of turns that `side` needs in a race to bear off its first
/// checker.
///
/// Each die brings the side at least one pip closer to having all checkers home. From then on, two rolls of 2-1 are
/// enough.
fn slowest_to_bear_off_one(side: &Side) -> u32 {
    let outside: u32 = (7_u32..)
        .zip(&side.counts()[7..])
        .map(|(number, &count)| (number - 6) * u32::from(count))
        .sum();
    outside.div_ceil(2) + 2
}

#[cfg(test)]
mod tests {
    use rules::{BoardError, Setup};

    use super::*;
    use crate::Cumulative;

    const ANYTHING: Cumulative = Cumulative {
        win: 0.5,
        win_gammon: 0.3,
        win_backgammon: 0.2,
        lose_gammon: 0.3,
        lose_backgammon: 0.2,
    };

    fn check(
        own: &[(usize, u8)],
        opponent: &[(usize, u8)],
        gammons: [bool; 4],
    ) -> Result<(), BoardError> {
        let side = |checkers: &[(usize, u8)]| {
            let mut counts = [0; 26];
            for &(number, count) in checkers {
                counts[number] = count;
            }
            counts
        };
        let board = Board::try_from(Setup {
            own: side(own),
            opponent: side(opponent),
        })?;
        let left = limit_to_possible(&board, ANYTHING.exclusive()).cumulative();
        let chances = [
            left.win_gammon,
            left.win_backgammon,
            left.lose_gammon,
            left.lose_backgammon,
        ];
        assert_eq!(
            chances.map(|chance| chance > 0.0),
            gammons,
            "{own:?} {opponent:?}"
        );
        assert!((left.win - 0.5).abs() < 1e-6);
        Ok(())
    }

    #[test]
    fn bounds_backgammon_chances_in_a_race() -> Result<(), BoardError> {
        let side = |checkers: &[(usize, u8)]| crate::sample::board(checkers, &[(0, 15)]);
        let leaving = |checkers: &[(usize, u8)]| -> Result<_, BoardError> {
            Ok(turns_to_leave(side(checkers)?.own()))
        };
        assert_eq!(leaving(&[(19, 1), (6, 14)])?, [1, 1]);
        assert_eq!(leaving(&[(21, 1), (6, 14)])?, [1, 1]);
        assert_eq!(leaving(&[(22, 1), (6, 14)])?, [1, 2]);
        assert_eq!(leaving(&[(24, 2), (6, 13)])?, [1, 4]);
        assert_eq!(leaving(&[(19, 5), (6, 10)])?, [2, 3]);
        // Only the six doubles bear off three checkers in one turn, but any roll brings the last checker out.
        let board = crate::sample::board(&[(0, 12), (1, 2), (2, 1)], &[(19, 1), (6, 14)])?;
        let exact = limit_to_possible(&board, ANYTHING.exclusive()).cumulative();
        assert!(
            (exact.win_backgammon - 6.0 / 36.0).abs() < 1e-6,
            "{exact:?}"
        );
        let missed = limit_to_possible(&board, Outcomes::WIN).cumulative();
        assert!(
            (missed.win_backgammon - 6.0 / 36.0).abs() < 1e-6,
            "{missed:?}"
        );
        // The loser is on roll.
        let lost = limit_to_possible(&board.flipped(), ANYTHING.exclusive()).cumulative();
        assert!(lost.lose_backgammon.abs() < 1e-6, "{lost:?}");
        Ok(())
    }

    #[test]
    fn r81_excludes_impossible_gammons() -> Result<(), BoardError> {
        // With contact, any result is possible.
        check(&[(24, 2), (6, 13)], &[(24, 2), (6, 13)], [true; 4])?;
        // A checker has been borne off.
        check(
            &[(0, 1), (24, 1), (6, 13)],
            &[(24, 2), (6, 13)],
            [true, true, false, false],
        )?;
        // A race with no checkers in the winner's home board.
        check(
            &[(6, 15)],
            &[(18, 10), (13, 5)],
            [true, false, false, false],
        )?;
        // A race with a checker in the winner's home board.
        check(
            &[(0, 11), (1, 4)],
            &[(20, 1), (6, 14)],
            [true, true, false, false],
        )?;
        // Bearing off five checkers takes two turns, and the loser leaves the winner's home board in the turn between
        // them.
        check(
            &[(0, 10), (1, 5)],
            &[(20, 1), (6, 14)],
            [true, false, false, false],
        )?;
        // It is too late for a gammon, because the loser is home and the winner still has many checkers.
        check(&[(0, 1), (1, 14)], &[(6, 15)], [false; 4])?;
        check(&[(0, 11), (1, 4)], &[(6, 15)], [true, false, false, false])
    }
}
