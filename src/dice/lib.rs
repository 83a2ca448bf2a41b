//! Verifiably fair dice: all dice in a game are derived from a 32-byte seed.
//!
//! The seed is the key of a ChaCha20 stream (20 rounds, nonce 0, block counter starting at 0). Its bytes are read in
//! order. Bytes with values of 252 or more are skipped so that all faces are equally likely (252 = 6 x 42); any other
//! byte `b` is a die that shows `b % 6 + 1`. Only the rules read the stream, and they never read ahead. The SHA-256
//! hash of the seed ([`Commitment`]) is shown before the game, and the seed itself afterwards. `README.md` in this
//! folder shows the same computation in Python.

mod commitment;
mod derived;
mod hex;
mod tally;

pub use commitment::Commitment;
pub use tally::Tally;

use std::{fmt, str::FromStr};

use chacha20::{
    ChaCha20Rng,
    rand_core::{Rng, SeedableRng},
};
use rules::{DiceSource, Die};

/// Seed from which all dice in one game are derived; secret until the game is over.
///
/// ```
/// use dice::{NotASeed, Seed};
///
/// let seed: Seed = "07".repeat(32).parse()?;
/// assert_eq!(seed, Seed([7; 32]));
/// assert_eq!("07".parse::<Seed>(), Err(NotASeed));
/// # Ok::<(), NotASeed>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

/// Error returned for text that is not exactly 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASeed;

impl fmt::Display for NotASeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 64 hexadecimal digits")
    }
}

impl std::error::Error for NotASeed {}

impl Seed {
    /// Draws a seed from the operating system's random number generator.
    ///
    /// # Errors
    /// Returns an error if the system has no random number generator.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Self(bytes))
    }
}

/// Formats the seed as 64 lowercase hexadecimal digits.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

/// Keeps the seed out of logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Self, NotASeed> {
        hex::read(text).map(Self).ok_or(NotASeed)
    }
}

/// Returns `true` if `rolled` matches the first dice in the stream of `seed`.
///
/// ```
/// use dice::{DiceStream, Seed, matches_seed};
/// use rules::DiceSource;
///
/// let mut stream = DiceStream::new(Seed([7; 32]));
/// let rolled: Vec<_> = (0..20).map(|_| stream.die()).collect();
/// assert!(matches_seed(Seed([7; 32]), rolled.clone()));
/// assert!(!matches_seed(Seed([8; 32]), rolled));
/// ```
pub fn matches_seed(seed: Seed, rolled: impl IntoIterator<Item = Die>) -> bool {
    let mut stream = DiceStream::new(seed);
    rolled.into_iter().all(|die| die == stream.die())
}

/// Dice stream for one game.
///
/// ```
/// use dice::{DiceStream, Seed};
/// use rules::DiceSource;
///
/// let mut once = DiceStream::new(Seed([7; 32]));
/// let mut again = DiceStream::new(Seed([7; 32]));
/// for _ in 0..100 {
///     assert_eq!(once.die(), again.die());
/// }
/// ```
#[derive(Debug)]
pub struct DiceStream {
    seed: Seed,
    stream: ChaCha20Rng,
    /// Fetched but unread bytes of the stream, in reverse order.
    fetched: Vec<u8>,
    drawn: u32,
}

impl DiceStream {
    /// Creates the stream for `seed`, starting at its first die.
    pub fn new(seed: Seed) -> Self {
        Self {
            seed,
            stream: ChaCha20Rng::from_seed(seed.0),
            fetched: Vec::with_capacity(4),
            drawn: 0,
        }
    }

    /// Creates the stream for `seed`, starting after its first `drawn` dice.
    pub fn after(seed: Seed, drawn: u32) -> Self {
        let mut stream = Self::new(seed);
        while stream.drawn < drawn {
            stream.die();
        }
        stream
    }

    /// Returns the stream's seed.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns the number of dice drawn so far.
    pub const fn drawn(&self) -> u32 {
        self.drawn
    }

    fn byte(&mut self) -> u8 {
        if let Some(byte) = self.fetched.pop() {
            return byte;
        }
        let [first, rest @ ..] = self.stream.next_u32().to_le_bytes();
        self.fetched.extend(rest.iter().rev());
        first
    }
}

impl Clone for DiceStream {
    fn clone(&self) -> Self {
        let mut stream = ChaCha20Rng::from_seed(self.seed.0);
        stream.set_word_pos(self.stream.get_word_pos());
        Self {
            stream,
            fetched: self.fetched.clone(),
            ..*self
        }
    }
}

impl PartialEq for DiceStream {
    fn eq(&self, other: &Self) -> bool {
        (self.seed, self.drawn) == (other.seed, other.drawn)
    }
}

impl DiceSource for DiceStream {
    fn die(&mut self) -> Die {
        self.drawn += 1;
        loop {
            let byte = self.byte();
            if byte < 252 {
                return Die::ALL[usize::from(byte % 6)];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ZERO: &str = "553652215452634541255443116126223665441461345132525541654434";
    const COUNTING: &str = "426262544465532161431515165111326141164436453252561422434351";

    fn first(seed: Seed, count: usize) -> String {
        let mut stream = DiceStream::new(seed);
        let digit = |die: Die| char::from(b'0' + die.pips());
        (0..count).map(|_| digit(stream.die())).collect()
    }

    /// The expected dice were computed with an independent ChaCha20 implementation in Python (RFC 8439 block function,
    /// 64-bit counter 0).
    #[test]
    fn the_stream_is_chacha20_read_byte_by_byte() {
        let counting: [u8; 32] = std::array::from_fn(|nth| nth as u8);
        assert_eq!(first(Seed([0; 32]), 60), ZERO);
        assert_eq!(first(Seed(counting), 60), COUNTING);
    }

    #[test]
    fn all_faces_are_equally_frequent() {
        let mut stream = DiceStream::new(Seed([1; 32]));
        let mut counts = [0_i32; 6];
        for _ in 0..60_000 {
            counts[usize::from(stream.die().pips() - 1)] += 1;
        }
        // Four standard deviations of a binomial distribution with n = 60,000 and p = 1/6.
        assert!(
            counts.iter().all(|count| (count - 10_000).abs() < 366),
            "{counts:?}"
        );
    }

    #[test]
    fn a_stream_can_be_resumed_after_any_die() {
        let mut whole = DiceStream::new(Seed([9; 32]));
        for drawn in 0..50 {
            assert_eq!(DiceStream::after(Seed([9; 32]), drawn).die(), whole.die());
            assert_eq!(whole.clone().die(), whole.clone().die());
            assert_eq!(
                whole.clone().die(),
                DiceStream::after(Seed([9; 32]), drawn + 1).die()
            );
        }
    }

    #[test]
    fn seeds_survive_a_round_trip_and_malformed_text_is_rejected() {
        let seed = Seed(std::array::from_fn(|nth| 255 - nth as u8));
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(format!("{seed:?}"), "Seed(..)");
        for bad in [
            "",
            "0",
            &"0".repeat(63),
            &"0".repeat(65),
            &"g0".repeat(32),
            &"é".repeat(32),
        ] {
            assert_eq!(bad.parse::<Seed>(), Err(NotASeed), "{bad}");
        }
    }
}
