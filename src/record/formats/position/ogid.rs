//! Reader for the OGIDs used by `OpenGammon`: `11ccccchhhjjjjj:66666888dddddoo:N0N:31:W:IW:0:0:7:0`.
//!
//! Each checker is one character: 0 to 9 and a to p are the places 0 to 25 as numbered for Black, where 0 is White's
//! bar and p is Black's. The cube field consists of the owner, the exponent, and O while a double is pending.

use rules::{ByPlayer, Decision, Offer, Player};

use super::{Identified, built, completed, in_match};

/// Parses the decision in an OGID with or without its prefix. Fields after the cube are optional.
pub(super) fn read(text: &str) -> Option<Identified> {
    let text = text.strip_prefix("OGID=").unwrap_or(text);
    let mut fields = text.split(':');
    let white = side(fields.next()?, |place| 25 - place)?;
    let black = side(fields.next()?, |place| place)?;
    let &[owner, value, offer] = fields.next()?.as_bytes() else {
        return None;
    };
    let mut field = || fields.next().unwrap_or_default();
    let (dice, turn, state) = (field(), field(), field());
    let on_roll = match turn {
        "B" => Player::Black,
        _ => Player::White,
    };
    let (own, opponent) = match on_roll {
        Player::White => (white, black),
        Player::Black => (black, white),
    };
    let exponent = char::from(value).to_digit(36)?;
    let value = 1_u32.checked_shl(exponent)?;
    let owner = match owner {
        b'W' => Some(Player::White),
        b'B' => Some(Player::Black),
        b'N' => None,
        _ => return None,
    };
    let mut builder = Decision::builder(completed(own, opponent)?)
        .on_roll(on_roll)
        .cube(value, owner);
    builder = match *dice.as_bytes() {
        [a, b] => builder.play(a.wrapping_sub(b'0'), b.wrapping_sub(b'0')),
        _ if offer == b'O' => builder.answer(Offer::Double, value.checked_mul(2)?),
        _ => builder.before_roll(),
    };
    let number = |field: &str| {
        if field.is_empty() {
            Some(0)
        } else {
            field.parse::<u32>().ok()
        }
    };
    let (white, black) = (number(field())?, number(field())?);
    // Letters after the length are modifiers: C means the Crawford game; others, such as L, are ignored.
    let length = field();
    let digits = length.trim_end_matches(|c: char| !c.is_ascii_digit());
    let length_points = number(digits)?;
    if length_points > 0 {
        builder = in_match(builder, length_points, ByPlayer { white, black })?;
    }
    let crawford = length.ends_with('C') || state.contains('C');
    built(builder, crawford)
}

fn side(letters: &str, place: fn(u8) -> u8) -> Option<[u8; 26]> {
    let mut side = [0; 26];
    if letters.len() > 15 {
        return None;
    }
    for letter in letters.chars() {
        let number = u8::try_from(letter.to_digit(26)?).ok()?;
        side[usize::from(place(number))] += 1;
    }
    // Place 0 of an OGID, as numbered for either side, would be the opponent's bar.
    (side[0] == 0).then_some(side)
}
