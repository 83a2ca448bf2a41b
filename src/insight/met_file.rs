//! Match equity table in use: the built-in table, or one from a file that the user provides.

use std::fmt;

use engine::{Met, MetError};
use record::{EquityTable, EquityTableError, read_equity_table};
use words::{Words, arg};

/// Name of the built-in table.
const SHIPPED: &str = "Kazaross-XG2";
/// Match length, in points, that a complete table covers.
const POINTS: usize = 25;

/// Named match equity table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MetFile {
    /// Name of the table, for display.
    pub name: String,
    /// Match length, in points, that the file covers. The built-in table supplies the chances for longer matches.
    pub points: usize,
    /// Match-winning chances.
    pub met: Met,
}

/// Reason why a match equity table file cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MetFileError {
    /// The file cannot be parsed as a match equity table.
    File(EquityTableError),
    /// The file contains impossible chances.
    Table(MetError),
}

impl MetFileError {
    /// Returns the reason as a sentence.
    pub fn text(self, words: &Words) -> String {
        let score = |(own, other): (u8, u8)| {
            words.coach_met_at(arg::Opponent(u32::from(other)), arg::Own(u32::from(own)))
        };
        match self {
            Self::File(why) => words.coach_met_unread(why.key()),
            Self::Table(MetError::Chance(at)) => {
                words.coach_met_impossible(arg::Score(score(at)), arg::Why("chance"))
            }
            Self::Table(MetError::Sum(at)) => {
                words.coach_met_impossible(arg::Score(score(at)), arg::Why("sum"))
            }
            Self::Table(MetError::Order(at)) => {
                words.coach_met_impossible(arg::Score(score(at)), arg::Why("order"))
            }
        }
    }
}

impl fmt::Display for MetFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(why) => why.fmt(f),
            Self::Table(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for MetFileError {}

impl Default for MetFile {
    fn default() -> Self {
        Self {
            name: SHIPPED.to_owned(),
            points: POINTS,
            met: Met::default(),
        }
    }
}

impl MetFile {
    /// Parses an untrusted file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be parsed or contains impossible chances.
    pub fn read(file: &[u8]) -> Result<Self, MetFileError> {
        let EquityTable { name, pre, post } =
            read_equity_table(file).map_err(MetFileError::File)?;
        let shipped = Met::default();
        let (mut all, mut after) = (shipped.pre_crawford(), shipped.post_crawford());
        for (into, row) in all.iter_mut().zip(&pre) {
            for (into, chance) in into.iter_mut().zip(row) {
                *into = *chance;
            }
        }
        for (into, chance) in after.iter_mut().zip(&post) {
            *into = *chance;
        }
        let met = Met::new(&all, &after).map_err(MetFileError::Table)?;
        let is_shipped = met.is_default();
        Ok(Self {
            name: if is_shipped { SHIPPED.to_owned() } else { name },
            points: pre.len().min(POINTS),
            met,
        })
    }

    /// Returns the table's fingerprint; `None` for the built-in table.
    pub fn fingerprint(&self) -> Option<u64> {
        (!self.met.is_default()).then(|| self.met.fingerprint())
    }

    /// Returns the table as text for storage and for the workers; empty for the built-in table.
    pub fn to_text(&self) -> String {
        if self.met.is_default() {
            return String::new();
        }
        let (pre, post) = (self.met.pre_crawford(), self.met.post_crawford());
        let of_file = |row: &[f32]| row.iter().copied().take(self.points).collect();
        let table = EquityTable {
            name: self.name.clone(),
            pre: pre
                .iter()
                .take(self.points)
                .map(|row| of_file(row))
                .collect(),
            post: of_file(&post),
        };
        table.to_csv()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stores_the_built_in_table_as_empty_text_and_other_tables_in_full() {
        assert_eq!(MetFile::default().to_text(), "");
        let shipped = Met::default();
        let mut table = EquityTable {
            name: "Mine".to_owned(),
            pre: shipped.pre_crawford().map(Vec::from).to_vec(),
            post: shipped.post_crawford().to_vec(),
        };
        let read = MetFile::read(table.to_csv().as_bytes()).expect("a table");
        assert_eq!(read, MetFile::default());
        (table.pre[3][4], table.pre[4][3]) = (0.58, 0.42);
        let read = MetFile::read(table.to_csv().as_bytes()).expect("a table");
        assert_eq!((&*read.name, read.points), ("Mine", 25));
        assert_ne!(read.met, Met::default());
        assert_eq!(MetFile::read(read.to_text().as_bytes()), Ok(read));
    }

    #[test]
    fn the_built_in_table_supplies_the_scores_missing_from_a_short_file() {
        let read = MetFile::read(b"# Short\n50;68\n32;50\n").expect("a table");
        assert_eq!(read.points, 2);
        let bits = |met: Met, own: usize| met.pre_crawford()[own].map(f32::to_bits);
        assert_eq!(bits(read.met, 0)[1], 0.68_f32.to_bits());
        assert_eq!(bits(read.met, 4), bits(Met::default(), 4));
        assert_eq!(MetFile::read(read.to_text().as_bytes()), Ok(read));
    }

    #[test]
    fn reports_the_score_at_which_the_numbers_are_impossible() {
        let why = |file: &str| MetFile::read(file.as_bytes()).expect_err(file);
        let words = Words::english();
        let sum = why("50;68\n40;50\n");
        assert_eq!(sum, MetFileError::Table(MetError::Sum((1, 2))));
        assert!(
            sum.text(&words).contains("1 to go against 2"),
            "{}",
            sum.text(&words)
        );
        for file in ["", "50;68\n32", "50;99\n1;50"] {
            assert!(!why(file).text(&words).is_empty());
        }
    }
}
