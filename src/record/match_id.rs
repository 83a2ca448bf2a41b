//! GNU Backgammon's match IDs: 12 characters that encode the cube, the score and the dice.
//!
//! An ID is the unpadded base64 encoding of nine bytes. Of these, 66 bits are used, starting with the lowest bit of the
//! first byte, in the field order of [`MatchId`] (GNU Backgammon manual, "A technical description of the Match ID").

use std::fmt;

use base64::{Engine as _, engine::general_purpose::STANDARD_NO_PAD};
use rules::{ByPlayer, CubeValue, Die, Player, Win};

const BYTES: usize = 9;

/// Game state encoded in a match ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchState {
    /// No game has started.
    NoGame,
    /// A game is in progress.
    Playing,
    /// The game was played to the end.
    Over,
    /// The game ended with a resignation.
    Resigned,
    /// The game ended with a drop.
    Dropped,
}

/// Decoded match ID. GNU Backgammon's player 0 is [`Player::White`].
///
/// ```
/// use record::MatchId;
///
/// let id = MatchId::decode("cAkAAAAAAAAA")?;
/// assert_eq!(id.length, 0, "money play");
/// assert_eq!(id.encode(), "cAkAAAAAAAAA");
/// # Ok::<(), record::MatchIdError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchId {
    /// Value of the cube.
    pub cube: CubeValue,
    /// Cube owner; `None` while the cube is centred.
    pub owner: Option<Player>,
    /// Player on roll, as defined by GNU Backgammon.
    pub on_roll: Player,
    /// `true` in the Crawford game.
    pub crawford: bool,
    /// State of the game.
    pub state: MatchState,
    /// Player to decide, which after a double is the opponent of the player on roll.
    pub decides: Player,
    /// `true` if a double has been offered.
    pub doubled: bool,
    /// Type of win conceded by the resignation on offer; `None` if there is none.
    pub resigned: Option<Win>,
    /// Dice in the order rolled; `None` before the roll.
    pub dice: Option<[Die; 2]>,
    /// Match length, 0 to 32767 points; 0 means money play.
    pub length: u16,
    /// Score, 0 to 32767 points for each player.
    pub score: ByPlayer<u16>,
}

/// Reason why a text is not a match ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchIdError {
    /// The text does not consist of 12 base64 characters.
    NotAnId,
    /// The named field has an undefined value.
    BadField(&'static str),
}

impl fmt::Display for MatchIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAnId => f.write_str("a match ID is 12 letters, digits, + or /"),
            Self::BadField(name) => write!(f, "the match ID has an impossible {name}"),
        }
    }
}

impl std::error::Error for MatchIdError {}

impl MatchId {
    /// Encodes the match ID. Scores and lengths that need more than 15 bits, and cube values above 32768, are clamped
    /// to the maximum.
    pub fn encode(&self) -> String {
        let mut bits = Bits::default();
        let player = |player: Player| u16::from(player == Player::Black);
        let fifteen = |points: u16| points.min(0x7fff);
        bits.put(u16::from(self.cube.log2()).min(15), 4);
        bits.put(self.owner.map_or(3, player), 2);
        bits.put(player(self.on_roll), 1);
        bits.put(self.crawford.into(), 1);
        bits.put(self.state as u16, 3);
        bits.put(player(self.decides), 1);
        bits.put(self.doubled.into(), 1);
        bits.put(self.resigned.map_or(0, |win| win.factor().min(3) as u16), 2);
        for die in 0..2 {
            bits.put(self.dice.map_or(0, |dice| dice[die].pips().into()), 3);
        }
        bits.put(fifteen(self.length), 15);
        bits.put(fifteen(self.score.white), 15);
        bits.put(fifteen(self.score.black), 15);
        STANDARD_NO_PAD.encode(bits.bytes)
    }

    /// Decodes a match ID.
    ///
    /// # Errors
    /// Returns the reason why the text is not a match ID.
    pub fn decode(id: &str) -> Result<Self, MatchIdError> {
        let bytes = STANDARD_NO_PAD
            .decode(id)
            .map_err(|_| MatchIdError::NotAnId)?;
        let bytes = bytes.try_into().map_err(|_| MatchIdError::NotAnId)?;
        let mut bits = Bits { bytes, next: 0 };
        let player = |bit| {
            if bit == 0 {
                Player::White
            } else {
                Player::Black
            }
        };
        Ok(Self {
            cube: CubeValue::new(1 << bits.take(4)).ok_or(MatchIdError::BadField("cube"))?,
            owner: match bits.take(2) {
                3 => None,
                bit @ (0 | 1) => Some(player(bit)),
                _ => return Err(MatchIdError::BadField("cube owner")),
            },
            on_roll: player(bits.take(1)),
            crawford: bits.take(1) == 1,
            state: match bits.take(3) {
                0 => MatchState::NoGame,
                1 => MatchState::Playing,
                2 => MatchState::Over,
                3 => MatchState::Resigned,
                4 => MatchState::Dropped,
                _ => return Err(MatchIdError::BadField("game state")),
            },
            decides: player(bits.take(1)),
            doubled: bits.take(1) == 1,
            resigned: match bits.take(2) {
                0 => None,
                1 => Some(Win::Single),
                2 => Some(Win::Gammon),
                _ => Some(Win::Backgammon),
            },
            dice: match (bits.take(3), bits.take(3)) {
                (0, 0) => None,
                (a, b) => {
                    let read = |bits| u8::try_from(bits).ok().and_then(Die::new);
                    let dice = read(a).zip(read(b)).ok_or(MatchIdError::BadField("die"))?;
                    Some(dice.into())
                }
            },
            length: bits.take(15),
            score: ByPlayer {
                white: bits.take(15),
                black: bits.take(15),
            },
        })
    }
}

/// Bit buffer that uses the bit order of the format.
#[derive(Default)]
struct Bits {
    bytes: [u8; BYTES],
    next: usize,
}

impl Bits {
    fn put(&mut self, value: u16, width: usize) {
        for bit in 0..width {
            if value >> bit & 1 == 1 {
                self.bytes[self.next / 8] |= 1 << (self.next % 8);
            }
            self.next += 1;
        }
    }

    fn take(&mut self, width: usize) -> u16 {
        let mut value = 0;
        for bit in 0..width {
            value |= u16::from(self.bytes[self.next / 8] >> (self.next % 8) & 1) << bit;
            self.next += 1;
        }
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Example from the GNU Backgammon manual.
    #[test]
    fn decodes_and_encodes_the_example_from_the_manual() {
        let id = "QYkqASAAIAAA";
        let expected = MatchId {
            cube: CubeValue::new(2).expect("a power of two"),
            owner: Some(Player::White),
            on_roll: Player::Black,
            crawford: false,
            state: MatchState::Playing,
            decides: Player::Black,
            doubled: false,
            resigned: None,
            dice: Some([Die::ALL[4], Die::ALL[1]]),
            length: 9,
            score: ByPlayer { white: 2, black: 4 },
        };
        assert_eq!(MatchId::decode(id), Ok(expected));
        assert_eq!(expected.encode(), id);
    }

    #[test]
    fn rejects_invalid_ids_with_the_reason() {
        for bad in ["", "QYkqASAAIAA", "QYkqASAAIAAAA", "QYkqASAAIAA!"] {
            assert_eq!(MatchId::decode(bad), Err(MatchIdError::NotAnId), "{bad}");
        }
        let all = STANDARD_NO_PAD.encode([0xff; BYTES]);
        assert_eq!(
            MatchId::decode(&all),
            Err(MatchIdError::BadField("game state"))
        );
    }

    #[test]
    fn random_ids_never_panic_and_valid_ones_survive_a_round_trip() {
        proptest::proptest!(|(bytes: [u8; BYTES])| {
            if let Ok(read) = MatchId::decode(&STANDARD_NO_PAD.encode(bytes)) {
                proptest::prop_assert_eq!(MatchId::decode(&read.encode()), Ok(read));
            }
        });
    }
}
