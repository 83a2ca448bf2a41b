//! Reader for Snowie's position text: 40 fields separated by semicolons, from the perspective of the player on roll.

use rules::{ByPlayer, Decision, Player, Setup};

use super::{Identified, built, completed, in_match};

/// Number of fields before the position.
const BEFORE: usize = 12;

/// Number of fields that describe the position.
const PLACES: usize = 26;

/// Returns the position after the words "Illegal play", from the perspective of the player on roll. Match, cube and
/// names are ignored.
pub(in crate::formats) fn after_illegal_play(text: &str) -> Option<Setup> {
    let from = text.find('(')?;
    let inside = &text[from + 1..];
    let inside = inside.rsplit_once(')').map_or(inside, |(inside, _)| inside);
    setup(&fields(inside)?)
}

/// Splits a line into its fields; `None` if there are too few.
fn fields(line: &str) -> Option<Vec<&str>> {
    let fields: Vec<&str> = line.split(';').map(str::trim).collect();
    (fields.len() >= BEFORE + PLACES + 2).then_some(fields)
}

/// Parses the position in the fields.
fn setup(fields: &[&str]) -> Option<Setup> {
    let (mut own, mut opponent) = ([0; 26], [0; 26]);
    let places = fields.get(BEFORE..BEFORE + PLACES)?;
    for (place, count) in places.iter().enumerate() {
        let count: i32 = count.parse().ok()?;
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
    completed(own, opponent)
}

/// Parses the decision on a line; White is the player on roll.
pub(super) fn read(line: &str) -> Option<Identified> {
    let fields = fields(line)?;
    let number = |nth: usize| fields[nth].parse::<i32>().ok();
    let small = |nth: usize| u8::try_from(number(nth)?).ok();
    let on_roll = Player::White;
    let owner = match number(11)? {
        1 => Some(on_roll),
        -1 => Some(on_roll.opponent()),
        _ => None,
    };
    let mut builder = Decision::builder(setup(&fields)?)
        .on_roll(on_roll)
        .cube(u32::try_from(number(10)?).ok()?.max(1), owner);
    let (a, b) = (small(BEFORE + PLACES)?, small(BEFORE + PLACES + 1)?);
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
