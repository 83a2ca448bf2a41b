//! GNU Backgammon's position IDs: 14 characters that encode the positions of 30 checkers.
//!
//! An ID is the unpadded base64 encoding of ten bytes, which are filled starting with the lowest bit of the first byte.
//! The side that is *not* on roll comes first. Each side has, for each of its points 1 to 24 and then for its bar, one
//! `1` per checker followed by a `0`.

use std::fmt;

use base64::{Engine as _, engine::general_purpose::STANDARD_NO_PAD};
use rules::{Board, BoardError, Setup, Variant};

const BYTES: usize = 10;

/// Reason why a text is not a position ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionIdError {
    /// The text does not consist of 14 base64 characters.
    NotAnId,
    /// The bits end before both sides are complete.
    Incomplete,
    /// There are bits left over after both sides.
    TooLong,
    /// A side has more checkers than the variant allows.
    TooManyCheckers,
    /// The position is impossible.
    Board(BoardError),
}

impl fmt::Display for PositionIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAnId => f.write_str("a position ID is 14 letters, digits, + or /"),
            Self::Incomplete => f.write_str("the position ID holds no complete position"),
            Self::TooLong => f.write_str("the position ID holds more than a position"),
            Self::TooManyCheckers => f.write_str("the position ID holds too many checkers"),
            Self::Board(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PositionIdError {}

/// Returns the ID of `board`; the player on roll is the second side in the ID.
///
/// ```
/// use record::position_id;
/// use rules::{Board, Variant};
///
/// assert_eq!(position_id(&Board::start(Variant::Standard)), "4HPwATDgc/ABMA");
/// ```
pub fn position_id(board: &Board) -> String {
    let mut bytes = [0_u8; BYTES];
    let mut bit = 0;
    for side in [board.opponent(), board.own()] {
        for &count in &side.counts()[1..] {
            for _ in 0..count {
                bytes[bit / 8] |= 1 << (bit % 8);
                bit += 1;
            }
            bit += 1;
        }
    }
    STANDARD_NO_PAD.encode(bytes)
}

/// Returns the position with this `id` in a game of `variant`, from the perspective of the player on roll.
///
/// The ID does not encode borne-off checkers: any checkers missing from the variant's total count as borne off (R83).
///
/// # Errors
/// Returns the reason why the text is not the ID of a possible position.
///
/// ```
/// use record::{PositionIdError, board_from_id};
/// use rules::{Board, Variant};
///
/// assert_eq!(board_from_id("4HPwATDgc/ABMA", Variant::Standard)?, Board::start(Variant::Standard));
/// assert_eq!(board_from_id("4HPwATDgc/ABM", Variant::Standard), Err(PositionIdError::NotAnId));
/// # Ok::<(), PositionIdError>(())
/// ```
pub fn board_from_id(id: &str, variant: Variant) -> Result<Board, PositionIdError> {
    let bytes = STANDARD_NO_PAD
        .decode(id)
        .map_err(|_| PositionIdError::NotAnId)?;
    let bytes: [u8; BYTES] = bytes.try_into().map_err(|_| PositionIdError::NotAnId)?;
    let mut bits = (0..BYTES * 8).map(|bit| bytes[bit / 8] >> (bit % 8) & 1 == 1);
    let opponent = side(&mut bits, variant.checkers())?;
    let own = side(&mut bits, variant.checkers())?;
    if bits.any(|bit| bit) {
        return Err(PositionIdError::TooLong);
    }
    Board::try_from(Setup { own, opponent }).map_err(PositionIdError::Board)
}

fn side(bits: &mut impl Iterator<Item = bool>, checkers: u8) -> Result<[u8; 26], PositionIdError> {
    let mut counts = [0; 26];
    let mut left = checkers;
    for count in &mut counts[1..] {
        while bits.next().ok_or(PositionIdError::Incomplete)? {
            *count += 1;
            left = left
                .checked_sub(1)
                .ok_or(PositionIdError::TooManyCheckers)?;
        }
    }
    counts[0] = left;
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pips(id: &str) -> Result<(u16, u16), PositionIdError> {
        let board = board_from_id(id, Variant::Standard)?;
        Ok((board.own().pips(), board.opponent().pips()))
    }

    #[test]
    fn r83_the_starting_position_of_every_variant_has_the_id_in_the_table() {
        let table = [
            (Variant::Standard, "4HPwATDgc/ABMA"),
            (Variant::Nackgammon, "4Dl4ADbgOXgANg"),
            (Variant::Hypergammon, "AACgAgAAKgAAAA"),
            (Variant::Hypergammon2, "AABAAQAACgAAAA"),
            (Variant::Hypergammon1, "AACAAAAAAgAAAA"),
            (Variant::Longgammon, "AACA/z8AAID/Pw"),
        ];
        for (variant, id) in table {
            let start = Board::start(variant);
            assert_eq!(position_id(&start), id);
            assert_eq!(board_from_id(id, variant), Ok(start));
        }
    }

    #[test]
    fn n01_the_first_side_is_not_on_roll() {
        assert_eq!(pips("4HPwATDgc/ABMA"), Ok((167, 167)));
        assert_eq!(pips("4PPgA0B3tw0AAA"), Ok((48, 152)));
    }

    #[test]
    fn wildbg_27_an_opponent_on_the_bar_survives_the_round_trip() {
        let id = "4PPgA0B3tw0AAA";
        let board = board_from_id(id, Variant::Standard).expect("a position of the rules");
        assert_eq!(board.opponent().bar(), 1);
        assert_eq!(position_id(&board), id);
    }

    #[test]
    fn rejects_invalid_ids_with_the_reason() {
        for bad in [
            "",
            "4HPwATDgc/ABM",
            "4HPwATDgc/ABMA=",
            "4HPwATDgc/ABM!",
            "ÄHPwATDgc/ABMA",
        ] {
            assert_eq!(pips(bad), Err(PositionIdError::NotAnId), "{bad}");
        }
        let all = |byte| STANDARD_NO_PAD.encode([byte; BYTES]);
        assert_eq!(pips(&all(0xff)), Err(PositionIdError::TooManyCheckers));
        let empty = PositionIdError::Board(BoardError::BothOff);
        assert_eq!(pips(&all(0)), Err(empty));
        let hyper = board_from_id("4HPwATDgc/ABMA", Variant::Hypergammon);
        assert_eq!(hyper, Err(PositionIdError::TooManyCheckers));
    }
}
