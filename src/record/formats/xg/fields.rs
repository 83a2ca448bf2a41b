//! Records in an XG match, and the byte offsets of their fields.

use rules::{Cube, CubeValue, Player, Setup, Variant};

use crate::formats::{
    analysis::{ForeignCandidate, ForeignChances, ForeignCube, ForeignLevel, ForeignUnit},
    encoding::windows_1252,
};

/// Length of a record, in bytes.
pub(super) const RECORD: usize = 2560;
/// Match length that stands for money play.
const MONEY: i32 = 99_999;
/// Maximum number of candidate plays in a move record.
const MAX_CANDIDATES: usize = 32;

/// Byte offsets of the fields that contain positions.
pub(super) struct Field;

impl Field {
    /// Position at the start of a game, from player 1's perspective.
    pub(super) const OF_GAME: usize = 21;
    /// Position after a move, from the perspective of the player who made it.
    pub(super) const AFTER_MOVE: usize = 35;
}

/// Record of 2560 bytes. Fields are read by byte offset; a shorter record is treated as if padded with zeros.
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

    /// Returns the record type: 0 match, 1 game, 2 cube, 3 move, 4 end of game, 5 end of match.
    pub(super) fn kind(self) -> u8 {
        self.byte(8)
    }

    /// Returns `true` if the record contains match data, that is, unless it is the end of a match, a move without dice,
    /// or the end of a game without a winner.
    pub(super) fn is_relevant(self) -> bool {
        match self.kind() {
            3 => self.int(100) != 0 || self.int(104) != 0,
            4 => self.player(24).is_some(),
            kind => kind <= 2,
        }
    }

    /// Returns a short string: one byte for the length, followed by Windows-1252 characters.
    pub(super) fn text(self, at: usize) -> String {
        let length = usize::from(self.byte(at));
        let letters = self.0.get(at + 1..at + 1 + length).unwrap_or_default();
        let text: String = letters.iter().map(|&byte| windows_1252(byte)).collect();
        text.trim().to_owned()
    }

    /// Returns a short string, or its UTF-16 copy later in the record if the two agree.
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
        // The short string has question marks for characters outside the code page of the Windows system that wrote it.
        // That code page is unknown and may use two bytes per character, so only ASCII characters can be compared.
        let alike = |(a, b): (char, char)| a == b || a == '?';
        let agrees = || !short.is_ascii() || short.chars().zip(long.chars()).all(alike);
        let is_copy = !long.is_empty() && agrees();
        if is_copy { long.to_owned() } else { short }
    }

    /// Returns the player stored at this offset: 1 is White, and -1 is Black; `None` for any other number.
    pub(super) fn player(self, at: usize) -> Option<Player> {
        match self.int(at) {
            1 => Some(Player::White),
            -1 => Some(Player::Black),
            _ => None,
        }
    }

    /// Returns the match length in points; 0 in money play.
    pub(super) fn length(self) -> u16 {
        match self.int(92) {
            MONEY => 0,
            points => u16::try_from(points).unwrap_or(u16::MAX),
        }
    }

    /// Returns the position at this offset, from the perspective defined for the field, with missing checkers borne
    /// off; `None` if there are no checkers, or if a side has more than `variant` allows.
    pub(super) fn position(self, at: usize, variant: Variant) -> Option<Setup> {
        let places: [u8; 26] = self.bytes(at);
        let (mut own, mut opponent) = ([0_u8; 26], [0_u8; 26]);
        for (place, &count) in places.iter().enumerate() {
            let count = count.cast_signed();
            if count > 0 {
                own[place] = count.unsigned_abs();
            } else {
                opponent[25 - place] = count.unsigned_abs();
            }
        }
        // No checker can be on the opponent's bar.
        if places == [0; 26] || own[0] > 0 || opponent[0] > 0 {
            return None;
        }
        for side in [&mut own, &mut opponent] {
            let standing: u16 = side.iter().map(|&count| u16::from(count)).sum();
            let missing = u16::from(variant.checkers()).checked_sub(standing)?;
            side[0] = u8::try_from(missing).ok()?;
        }
        Some(Setup { own, opponent })
    }

    /// Returns the position before a move or cube action, from player 1's perspective; `None` for other records.
    pub(super) fn position_before(self, variant: Variant) -> Option<Setup> {
        match self.kind() {
            2 => self.position(36, variant),
            3 => self.position(9, variant),
            _ => None,
        }
    }

    /// Returns the cube before a move or cube action, which is stored as an exponent that is positive if White owns the
    /// cube; `None` for a centred cube, and for other records.
    pub(super) fn turned_cube(self) -> Option<Cube> {
        let exponent = match self.kind() {
            2 => self.int(32),
            3 => self.int(108),
            _ => 0,
        };
        let owner = if exponent > 0 {
            Player::White
        } else {
            Player::Black
        };
        let points = 1_u32.checked_shl(exponent.unsigned_abs())?;
        let value = CubeValue::new(points).filter(|_| exponent != 0)?;
        Some(Cube {
            value,
            owner: Some(owner),
        })
    }

    /// Returns the play's moves as `[from, to]`, as numbered for the player who makes it.
    pub(super) fn moves(self) -> Vec<[u8; 2]> {
        pairs(self.places())
    }

    /// Returns the play's moves, including any after the end of the list, where some illegal plays continue.
    pub(super) fn moves_to_the_end(self) -> Vec<[u8; 2]> {
        self.places()
            .as_chunks()
            .0
            .iter()
            .filter_map(pair)
            .collect()
    }

    /// Returns `true` if the roll was not played, that is, the record contains neither a move nor a position after it.
    pub(super) fn is_unplayed(self) -> bool {
        self.places() == [0; 8] && self.bytes(Field::AFTER_MOVE) == [0; 26]
    }

    /// Returns `true` for a move record whose roll was played.
    pub(super) fn is_played(self) -> bool {
        self.kind() == 3 && !self.is_unplayed()
    }

    fn places(self) -> [i32; 8] {
        std::array::from_fn(|nth| self.int(68 + 4 * nth))
    }

    /// Returns the candidate plays.
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
                level: level_of(level.into()),
            })
        };
        (0..count).filter_map(one).collect()
    }

    /// Returns the chances in a record, which are stored in the order backgammons, gammons and all games lost, then all
    /// games, gammons and backgammons won.
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

    /// Returns the analysis of a cube decision; `None` if the record contains none.
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
            cubeless: None,
            unit: ForeignUnit::Equity,
            level: level_of(self.int(92)),
        })
    }

    /// Returns the equity lost by a decision, which is never negative; `None` if the decision was not analysed.
    pub(super) fn error(self, at: usize) -> Option<f64> {
        finite(self.double(at))
            .map(f64::abs)
            .filter(|&error| error < 100.0)
    }
}

fn finite(value: f64) -> Option<f64> {
    value.is_finite().then_some(value)
}

/// Returns the analysis level for this number. Unknown numbers are used by later versions.
fn level_of(number: i32) -> ForeignLevel {
    match number {
        0..=9 => ForeignLevel::Plies(number.unsigned_abs()),
        100 => ForeignLevel::Rollout,
        998 | 999 => ForeignLevel::Book,
        1000 => ForeignLevel::Roller(0),
        1001 => ForeignLevel::Roller(1),
        1002 => ForeignLevel::Roller(2),
        _ => ForeignLevel::Unknown,
    }
}

/// Converts pairs of places to the numbering used for the player who moves; a starting place of -1 ends the list.
fn pairs(places: [i32; 8]) -> Vec<[u8; 2]> {
    let (pairs, _) = places.as_chunks::<2>();
    let listed = pairs.iter().take_while(|[from, _]| *from != -1);
    listed.filter_map(pair).collect()
}

/// Converts a pair of places, from 0 for the ace point to 24 for the bar, to the numbering used for the player who
/// moves. A negative destination means that the checker is borne off.
fn pair(&[from, to]: &[i32; 2]) -> Option<[u8; 2]> {
    let from = u8::try_from(from).ok().filter(|&from| from <= 24)? + 1;
    let to = match to {
        -6..=-1 => 0,
        _ => u8::try_from(to).ok().filter(|&to| to <= 23)? + 1,
    };
    (from != to).then_some([from, to])
}
