//! Random numbers and positions drawn from a dice stream.

use std::ops::RangeInclusive;

use dice::DiceStream;
use rules::{Board, DiceSource as _, Die, Roll, Setup, Variant, legal_plays};

/// Draws a number from 0 to `limit` - 1 with uniform probability; 0 if `limit` is 0. `limit` must be at most 216.
pub(crate) fn below(dice: &mut DiceStream, limit: usize) -> usize {
    // Three dice give 216 numbers. Numbers beyond the last whole multiple of `limit` would bias the result towards
    // small values.
    let whole = 216 - 216_usize.checked_rem(limit).unwrap_or(0);
    loop {
        let mut digit = || usize::from(dice.die().pips() - 1);
        let number = 36 * digit() + 6 * digit() + digit();
        if number < whole {
            return number.checked_rem(limit).unwrap_or(0);
        }
    }
}

/// Draws a roll.
pub(crate) fn roll(dice: &mut DiceStream) -> Roll {
    let (a, b): (Die, Die) = (dice.die(), dice.die());
    Roll::new(a, b)
}

/// Returns the position after `turns` turns of random plays, or the last position before the game ends, from the
/// perspective of the player on roll.
pub(crate) fn random_position(dice: &mut DiceStream, turns: usize) -> Board {
    let mut board = Board::start(Variant::Standard);
    for _ in 0..turns {
        let plays = legal_plays(&board, roll(dice));
        let next = plays.get(below(dice, plays.len().min(216)));
        let next = next.map_or_else(|| board.flipped(), |legal| legal.after);
        if next.opponent().is_off() {
            break;
        }
        board = next;
    }
    board
}

/// Draws a position in which each side independently has `left` checkers in its home board and has borne off the
/// others.
pub(crate) fn bear_off_position(dice: &mut DiceStream, left: RangeInclusive<u8>) -> Option<Board> {
    let mut side = || {
        let span = usize::from(left.end() - left.start()) + 1;
        let left = left.start() + below(dice, span) as u8;
        let mut counts = [0_u8; 26];
        counts[0] = 15_u8.saturating_sub(left);
        for _ in 0..left {
            counts[1 + below(dice, 6)] += 1;
        }
        counts
    };
    let (own, opponent) = (side(), side());
    Board::try_from(Setup { own, opponent }).ok()
}

/// Draws a race in which most of both sides' checkers are home; `None` if there is contact or the position is
/// impossible.
pub(crate) fn race(dice: &mut DiceStream) -> Option<Board> {
    let mut side = || {
        let mut counts = [0_u8; 26];
        counts[0] = below(dice, 6) as u8;
        for _ in counts[0]..15 {
            // Home checkers tend to be on the high points, and a few checkers are still outside.
            let place = match below(dice, 12) {
                0 => 8,
                1 => 7,
                2..=4 => 6,
                5..=7 => 5,
                8 | 9 => 4,
                10 => 3,
                _ => 1 + below(dice, 2),
            };
            counts[place] += 1;
        }
        if counts[7] + counts[8] > 0 {
            // No checkers can be borne off until all of them are home.
            counts[6] += counts[0];
            counts[0] = 0;
        }
        counts
    };
    let (own, opponent) = (side(), side());
    let board = Board::try_from(Setup { own, opponent }).ok()?;
    (!board.has_contact()).then_some(board)
}
