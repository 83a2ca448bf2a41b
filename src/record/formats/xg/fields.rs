//! The records of an XG match and the byte offsets of their fields.

use rules::{Player, Setup};

use crate::formats::{
    analysis::{ForeignCandidate, ForeignChances, ForeignCube, ForeignUnit},
    encoding::windows_1252,
};

/// The length of a record in bytes.
pub(super) const RECORD: usize = 2560;
/// The match length that stands for money play.
const MONEY: i32 = 99_999;
/// The most candidates that a record of a move holds.
const MAX_CANDIDATES: usize = 32;

/// One record of 2560 bytes. Fields are read by byte offset; a shorter record reads as zeros after its end.
#[derive(Clone, Copy)]
pub(super) struct Record<'a>(pub(super) &'a [u8]);

impl Record<'_> {
    fn bytes<const N: usize>(self, at: usize) -> [u8; N] {
        let found = self
            .0
            .get(at..at + N)
            .and_then(|bytes| bytes.try_into().ok());
        found.unwrap_or([0; N])
    }

    pub(super) fn byte(self, at: usize) -> u8 {
        let [byte] = self.bytes(at);
        byte
    }

    pub(super) fn int(self, at: usize) -> i32 {
        i32::from_le_bytes(self.bytes(at))
    }

    fn single(self, at: usize) -> f64 {
        f32::from_le_bytes(self.bytes(at)).into()
    }

    pub(super) fn double(self, at: usize) -> f64 {
        f64::from_le_bytes(self.bytes(at))
    }

    /// The kind of record: 0 match, 1 game, 2 cube, 3 move, 4 end of game, 5 end of match.
    pub(super) fn kind(self) -> u8 {
        self.byte(8)
    }

    /// A short string: one byte of length, then its characters in Windows-1252.
    pub(super) fn text(self, at: usize) -> String {
        let length = usize::from(self.byte(at));
        let letters = self.0.get(at + 1..at + 1 + length).unwrap_or_default();
        let text: String = letters.iter().map(|&byte| windows_1252(byte)).collect();
        text.trim().to_owned()
    }

    /// A short string, or its UTF-16 copy further on in the record, if the two agree.
    pub(super) fn text_or_copy(self, at: usize, copy: usize) -> String {
        let short = self.text(at);
        let units = self
            .0
            .get(copy..copy + 258)
            .unwrap_or_default()
            .as_chunks::<2>()
            .0;
        let units = units
            .iter()
            .map(|&unit| u16::from_le_bytes(unit))
            .take_while(|&unit| unit != 0);
        let Ok(long) = char::decode_utf16(units).collect::<Result<String, _>>() else {
            return short;
        };
        let long = long.trim();
        // The short string has question marks for characters outside Windows-1252.
        let alike = |(a, b): (char, char)| a == b || a == '?';
        let is_copy = !long.is_empty() && short.chars().zip(long.chars()).all(alike);
        if is_copy { long.to_owned() } else { short }
    }

    /// The player: 1 is White, -1 is Black, any other number `None`.
    pub(super) fn player(self, at: usize) -> Option<Player> {
        match self.int(at) {
            1 => Some(Player::White),
            -1 => Some(Player::Black),
            _ => None,
        }
    }

    /// The points of the match; 0 in money play.
    pub(super) fn length(self) -> u16 {
        match self.int(92) {
            MONEY => 0,
            points => u16::try_from(points).unwrap_or(u16::MAX),
        }
    }

    /// The position at the beginning of a game as White sees it; `None` if a side has more than 15 checkers.
    pub(super) fn position(self) -> Option<Setup> {
        let places: [u8; 26] = self.bytes(21);
        let (mut own, mut opponent) = ([0_u8; 26], [0_u8; 26]);
        for (place, &count) in places.iter().enumerate() {
            let count = count.cast_signed();
            if count > 0 {
                own[place] = count.unsigned_abs();
            } else {
                opponent[25 - place] = count.unsigned_abs();
            }
        }
        for side in [&mut own, &mut opponent] {
            let standing: u16 = side[1..].iter().map(|&count| u16::from(count)).sum();
            side[0] = 15_u16.checked_sub(standing)? as u8;
        }
        Some(Setup { own, opponent })
    }

    /// The moves that were made, as pairs of places; the first -1 ends the list.
    pub(super) fn moves(self) -> Vec<[u8; 2]> {
        pairs(std::array::from_fn(|nth| self.int(68 + 4 * nth)))
    }

    /// The plays that were considered.
    pub(super) fn candidates(self) -> Vec<ForeignCandidate> {
        let count = usize::try_from(self.int(188))
            .unwrap_or(0)
            .min(MAX_CANDIDATES);
        let one = |nth: usize| {
            let places: [u8; 8] = self.bytes(1024 + 8 * nth);
            let eval = 1408 + 28 * nth;
            let level = i16::from_le_bytes(self.bytes(1280 + 4 * nth));
            Some(ForeignCandidate {
                moves: pairs(places.map(|place| place.cast_signed().into())),
                chances: self.chances(eval)?,
                equity: finite(self.single(eval + 24))?,
                // Levels of 10 and more are rollouts and the like.
                plies: u32::try_from(level).ok().filter(|&level| level < 10),
            })
        };
        (0..count).filter_map(one).collect()
    }

    /// The chances of a record, stored as backgammons, gammons and all games lost, then all games, gammons and
    /// backgammons won.
    fn chances(self, at: usize) -> Option<ForeignChances> {
        let chance = |nth: usize| finite(self.single(at + 4 * nth));
        Some(ForeignChances {
            win: chance(3)?,
            win_gammon: chance(4)?,
            win_backgammon: chance(5)?,
            lose_gammon: chance(1)?,
            lose_backgammon: chance(0)?,
        })
    }

    /// The analysis of a cube decision, if the record has one.
    pub(super) fn cube(self) -> Option<ForeignCube> {
        let value = |at: usize| finite(self.single(at));
        let (no_double, double_take, double_pass) = (value(152)?, value(156)?, value(160)?);
        if double_pass == 0.0 {
            return None;
        }
        Some(ForeignCube {
            chances: self.chances(124),
            no_double,
            double_take,
            double_pass: Some(double_pass),
            unit: ForeignUnit::Equity,
            plies: None,
        })
    }

    /// The loss of a decision, 0 or more; `None` if it was not analysed.
    pub(super) fn error(self, at: usize) -> Option<f64> {
        finite(self.double(at))
            .map(f64::abs)
            .filter(|&error| error < 100.0)
    }
}

fn finite(value: f64) -> Option<f64> {
    value.is_finite().then_some(value)
}

/// Converts places, from 0 for the ace point to 24 for the bar and -1 for off, to pairs in the mover's numbering.
fn pairs(places: [i32; 8]) -> Vec<[u8; 2]> {
    let (pairs, _) = places.as_chunks::<2>();
    let place = |place: i32| u8::try_from(place + 1).ok().filter(|&place| place <= 25);
    let read = |&[from, to]: &[i32; 2]| {
        let from = place(from).filter(|&from| from > 0)?;
        Some([from, place(to).filter(|&to| to < from)?])
    };
    pairs.iter().map_while(read).collect()
}
