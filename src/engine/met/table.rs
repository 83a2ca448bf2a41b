//! Match equity tables: the table shipped with the program, and tables supplied by the user.

use std::{
    fmt,
    hash::{Hash, Hasher},
    sync::Mutex,
};

use rules::MatchLength;

use super::away::Away;
use crate::{Fnv, Mwc};

const MAX: usize = MatchLength::MAX as usize;
/// Minimum gain per point in a table, which ensures that dividing by a difference between chances never overflows.
const MIN_GAIN: f32 = 1e-6;
/// Maximum deviation of the sum of both players' chances from 1.
const MAX_DEVIATION: f32 = 0.01;

/// Table by Neil Kazaross; the file contains his notice. The table is parsed at compile time, so that the build fails
/// if it is missing or malformed.
static KAZAROSS: Table = Table::parse(include_bytes!("../data/met-kazaross-xg2.csv"));
/// Tables supplied by the user.
static OWN: Mutex<Vec<&'static Table>> = Mutex::new(Vec::new());

/// Match equity table: the chance of winning a match at each score. Copies refer to the same table.
///
/// ```
/// use engine::Met;
///
/// let table = Met::default();
/// let (pre, post) = (table.pre_crawford(), table.post_crawford());
/// assert_eq!(pre[2][2], 0.5, "3-away, 3-away");
/// assert_eq!(Met::new(&pre, &post), Ok(table));
/// ```
#[derive(Clone, Copy)]
pub struct Met(&'static Table);

/// Reason why a set of numbers is not a valid match equity table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MetError {
    /// The chance at this score is not between 0 and 1, exclusive.
    Chance(Score),
    /// The chances of the two players at this score do not add up to 1.
    Sum(Score),
    /// The table is not monotonic at this score: the player's winning chance decreases although the opponent needs one
    /// point more, or increases although the player does.
    Order(Score),
}

/// Points that the player and the opponent still need. After the Crawford game, the opponent needs 1.
pub type Score = (u8, u8);

impl fmt::Display for MetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chance((own, other)) => {
                write!(
                    f,
                    "the chance at {own}-away {other}-away is not between 0 and 1"
                )
            }
            Self::Sum((own, other)) => write!(
                f,
                "the chances at {own}-away {other}-away and at {other}-away {own}-away do not add up to 1"
            ),
            Self::Order((own, other)) => write!(
                f,
                "the chances around {own}-away {other}-away are not in the order of the points"
            ),
        }
    }
}

impl std::error::Error for MetError {}

impl Met {
    /// Table shipped with the program: Kazaross-XG2.
    pub const DEFAULT: Self = Self(&KAZAROSS);

    /// Creates a table from the chances before the Crawford game and the trailer's chances after it. The former are
    /// indexed by the number of points that the player and the opponent still need, each less one; their first row and
    /// column apply to the Crawford game.
    ///
    /// Tables are kept until the program ends; equal tables are kept only once.
    ///
    /// # Errors
    /// Returns the first score at which the numbers are impossible.
    pub fn new(pre: &[[f32; MAX]; MAX], post: &[f32; MAX]) -> Result<Self, MetError> {
        let table = Table::checked(pre, post)?;
        if table.has_chances_of(&KAZAROSS) {
            return Ok(Self::default());
        }
        let mut own = OWN
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(known) = own.iter().find(|known| known.has_chances_of(&table)) {
            return Ok(Self(known));
        }
        let kept: &'static Table = Box::leak(Box::new(table));
        own.push(kept);
        Ok(Self(kept))
    }

    /// Returns `true` for the table shipped with the program.
    pub fn is_default(&self) -> bool {
        std::ptr::eq(self.0, &raw const KAZAROSS)
    }

    /// Returns a hash of the chances, by which stored analyses identify the table.
    pub const fn fingerprint(self) -> u64 {
        self.0.fingerprint
    }

    /// Returns the table with this fingerprint; `None` if this process has not created such a table.
    #[cfg(feature = "serde")]
    fn known(fingerprint: u64) -> Option<Self> {
        let own = OWN
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        let known = own.iter().find(|known| known.fingerprint == fingerprint);
        known.map(|known| Self(known))
    }

    /// Returns the chances before the Crawford game, in the layout expected by [`Self::new`].
    pub const fn pre_crawford(self) -> [[f32; MAX]; MAX] {
        self.0.pre
    }

    /// Returns the trailer's chances after the Crawford game, indexed by the number of points that the trailer still
    /// needs, less one.
    pub const fn post_crawford(self) -> [f32; MAX] {
        self.0.post
    }

    pub(super) const fn pre(self, own: Away, opponent: Away) -> Mwc {
        Mwc(self.0.pre[own.points() as usize - 1][opponent.points() as usize - 1])
    }

    /// Returns the post-Crawford chance. One of the players must need exactly one point.
    pub(super) fn post(self, own: Away, opponent: Away) -> Mwc {
        let trailer = |away: Away| Mwc(self.0.post[usize::from(away.points()) - 1]);
        if opponent == Away::ONE {
            trailer(own)
        } else {
            trailer(opponent).flipped()
        }
    }
}

impl Default for Met {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// Equal tables are kept only once, so their addresses are equal.
impl PartialEq for Met {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Met {}

impl Hash for Met {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.fingerprint.hash(state);
    }
}

impl fmt::Debug for Met {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Met({:016x})", self.0.fingerprint)
    }
}

/// Serialises a table as its fingerprint. The receiving process must have created the same table.
#[cfg(feature = "serde")]
impl serde::Serialize for Met {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&format!("{:016x}", self.0.fingerprint))
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Met {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str> as serde::Deserialize>::deserialize(deserializer)?;
        let fingerprint = u64::from_str_radix(&text, 16).ok();
        let known = fingerprint.and_then(Self::known);
        known.ok_or_else(|| serde::de::Error::custom("unknown match equity table"))
    }
}

/// Match-winning chances, indexed by the number of points still needed, less one.
#[derive(Debug)]
struct Table {
    /// Player's chances, indexed by the points that the player still needs, then by the points that the opponent still
    /// needs. Row and column 0 apply to the Crawford game.
    pre: [[f32; MAX]; MAX],
    /// Trailer's chances after the Crawford game, indexed by the points that the trailer still needs.
    post: [f32; MAX],
    fingerprint: u64,
}

impl Table {
    /// Validates the chances, and adjusts them so that the two players' chances add up to exactly 1.
    fn checked(pre: &[[f32; MAX]; MAX], post: &[f32; MAX]) -> Result<Self, MetError> {
        let score = |own: usize, other: usize| (own as u8 + 1, other as u8 + 1);
        let is_chance = |chance: f32| chance > 0.0 && chance < 1.0;
        let mut table = Self {
            pre: *pre,
            post: *post,
            fingerprint: 0,
        };
        for (own, (row, after)) in pre.iter().zip(post).enumerate() {
            if let Some(other) = row.iter().position(|chance| !is_chance(*chance)) {
                return Err(MetError::Chance(score(own, other)));
            }
            if !is_chance(*after) {
                return Err(MetError::Chance(score(own, 0)));
            }
        }
        for (own, row) in pre.iter().enumerate() {
            for (other, chance) in row.iter().enumerate().skip(own) {
                let deviation = (chance + pre[other][own] - 1.0).abs();
                if deviation > MAX_DEVIATION {
                    return Err(MetError::Sum(score(own, other)));
                }
                if own == other {
                    table.pre[own][other] = 0.5;
                } else if deviation > 1e-6 {
                    table.pre[other][own] = 1.0 - chance;
                }
            }
        }
        // The Crawford game differs from other games, so the order is checked only from two points away onwards.
        for own in 1..MAX {
            for other in 1..MAX - 1 {
                if table.pre[own][other + 1] - table.pre[own][other] < MIN_GAIN {
                    return Err(MetError::Order(score(own, other)));
                }
            }
        }
        for away in 0..MAX - 1 {
            let is_falling = table.post[away] >= table.post[away + 1];
            if !is_falling || table.pre[0][away + 1] - table.pre[0][away] < MIN_GAIN {
                return Err(MetError::Order(score(away, 0)));
            }
        }
        table.fingerprint = table.hash();
        Ok(table)
    }

    /// Returns all chances, starting with those before the Crawford game.
    fn chances(&self) -> impl Iterator<Item = &f32> {
        self.pre.iter().flatten().chain(&self.post)
    }

    fn hash(&self) -> u64 {
        let bytes: Vec<u8> = self
            .chances()
            .flat_map(|chance| chance.to_le_bytes())
            .collect();
        // A fingerprint of 0 stands for the table shipped with the program.
        Fnv::of(&bytes).max(1)
    }

    fn has_chances_of(&self, other: &Self) -> bool {
        let bits = |chance: &f32| chance.to_bits();
        self.chances().map(bits).eq(other.chances().map(bits))
    }

    /// Parses lines of the form `pre,own,25 numbers` and `post,1,25 numbers`; other lines are comments.
    const fn parse(text: &[u8]) -> Self {
        let mut table = Self {
            pre: [[0.0; MAX]; MAX],
            post: [0.0; MAX],
            fingerprint: 0,
        };
        let (mut at, mut rows) = (0, 0);
        while at < text.len() {
            if text[at] == b'#' {
                at = end_of_line(text, at) + 1;
                continue;
            }
            let is_post = text[at + 1] == b'o';
            let start = end_of_field(text, at) + 1;
            let (row, mut next) = number(text, start);
            let mut column = 0;
            while column < MAX {
                let (chance, end) = number(text, next + 1);
                assert!(
                    chance > 0.0 && chance < 1.0,
                    "a chance lies between 0 and 1"
                );
                if is_post {
                    table.post[column] = chance as f32;
                } else {
                    table.pre[row as usize - 1][column] = chance as f32;
                }
                (column, next) = (column + 1, end);
            }
            rows += 1;
            at = end_of_line(text, next) + 1;
        }
        assert!(rows == MAX + 1, "25 rows before and one after Crawford");
        table
    }
}

const fn end_of_line(text: &[u8], mut at: usize) -> usize {
    while at < text.len() && text[at] != b'\n' {
        at += 1;
    }
    at
}

const fn end_of_field(text: &[u8], mut at: usize) -> usize {
    while text[at] != b',' {
        at += 1;
    }
    at
}

/// Parses the decimal number at `at`; returns the number and the index after it.
const fn number(text: &[u8], mut at: usize) -> (f64, usize) {
    let (mut digits, mut scale, mut is_fraction) = (0.0, 1.0, false);
    while at < text.len() && (text[at].is_ascii_digit() || text[at] == b'.') {
        if text[at] == b'.' {
            is_fraction = true;
        } else {
            digits = digits * 10.0 + (text[at] - b'0') as f64;
            if is_fraction {
                scale *= 10.0;
            }
        }
        at += 1;
    }
    (digits / scale, at)
}

#[cfg(test)]
mod tests {
    use super::*;

    type Pre = [[f32; MAX]; MAX];

    fn changed(change: impl Fn(&mut Pre, &mut [f32; MAX])) -> Result<Met, MetError> {
        let table = Met::default();
        let (mut pre, mut post) = (table.pre_crawford(), table.post_crawford());
        change(&mut pre, &mut post);
        Met::new(&pre, &post)
    }

    #[test]
    fn the_shipped_table_passes_its_own_checks() {
        assert_eq!(changed(|_, _| ()), Ok(Met::default()));
        assert!(Met::default().is_default());
    }

    #[test]
    fn rejects_impossible_chances() {
        let at = |own: usize, other: usize, chance: f32| changed(|pre, _| pre[own][other] = chance);
        for chance in [0.0, 1.0, -0.2, 7.0, f32::NAN, f32::INFINITY] {
            assert_eq!(at(3, 4, chance), Err(MetError::Chance((4, 5))));
        }
        assert_eq!(at(3, 4, 0.7), Err(MetError::Sum((4, 5))));
        let order = changed(|pre, _| (pre[3][4], pre[4][3]) = (0.9, 0.1));
        assert_eq!(order, Err(MetError::Order((4, 5))));
        let flat = changed(|_, post| post[4] = 0.9);
        assert_eq!(flat, Err(MetError::Order((4, 1))));
    }

    #[test]
    fn equal_tables_are_kept_once() {
        let own = || changed(|pre, _| (pre[3][4], pre[4][3]) = (0.58, 0.42)).expect("a table");
        assert_eq!(own(), own());
        assert_ne!(own(), Met::default());
        assert_ne!(own().fingerprint(), 0);
    }
}
