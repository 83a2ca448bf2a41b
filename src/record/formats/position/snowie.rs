//! Snowie's position text: 40 fields between semicolons, seen by the player on roll. Read only.

use rules::{ByPlayer, Decision, Player};

use super::{Identified, built, completed, in_match};

/// Fields before the position.
const BEFORE: usize = 12;

/// The decision of a line; White is the player on roll.
pub(super) fn read(line: &str) -> Option<Identified> {
    let fields: Vec<&str> = line.split(';').map(str::trim).collect();
    if fields.len() < BEFORE + 28 {
        return None;
    }
    let number = |nth: usize| fields[nth].parse::<i32>().ok();
    let small = |nth: usize| u8::try_from(number(nth)?).ok();
    let (mut own, mut opponent) = ([0; 26], [0; 26]);
    for place in 0..26 {
        let count = number(BEFORE + place)?;
        let checkers = u8::try_from(count.unsigned_abs())
            .ok()
            .filter(|&count| count <= 15)?;
        if count > 0 {
            own[place] = checkers;
        } else {
            opponent[25 - place] = checkers;
        }
    }
    if own[0] > 0 || opponent[0] > 0 {
        return None;
    }
    let on_roll = Player::White;
    let owner = match number(11)? {
        1 => Some(on_roll),
        -1 => Some(on_roll.opponent()),
        _ => None,
    };
    let mut builder = Decision::builder(completed(own, opponent)?)
        .on_roll(on_roll)
        .cube(u32::try_from(number(10)?).ok()?.max(1), owner);
    let (a, b) = (small(BEFORE + 26)?, small(BEFORE + 27)?);
    if (a, b) != (0, 0) {
        builder = builder.play(a, b);
    }
    let points = |nth: usize| u32::try_from(number(nth)?).ok();
    let length = points(0)?;
    if length > 0 {
        let score = ByPlayer {
            white: points(8)?,
            black: points(9)?,
        };
        builder = in_match(builder, length, score)?;
    } else if number(1)? == 1 {
        builder = builder.jacoby();
    }
    built(builder, length > 0 && number(7)? == 1)
}
