//! Lines of a chapter's file: a word and the rest.

use std::fmt;

/// Reason why a chapter's file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseError {
    /// Number of the line, from 1; of a block, the first line.
    pub line: usize,
    /// Problem in plain words.
    pub problem: &'static str,
}

impl fmt::Display for CourseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for CourseError {}

/// Line of a file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'a> {
    /// Number, from 1.
    number: usize,
    /// First word.
    pub(super) word: &'a str,
    /// Text after the first word.
    pub(super) rest: &'a str,
}

impl<'a> Line<'a> {
    /// Returns the error that this line has a problem.
    pub(super) const fn error(&self, problem: &'static str) -> CourseError {
        CourseError {
            line: self.number,
            problem,
        }
    }

    /// Returns the rest of the line as a name.
    ///
    /// # Errors
    /// Returns an error if the rest is not a name of small letters, digits and hyphens.
    pub(super) fn name(&self) -> Result<String, CourseError> {
        let is_of_name = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
        let is_name = self
            .rest
            .starts_with(|letter: char| letter.is_ascii_lowercase())
            && self
                .rest
                .chars()
                .all(|letter| letter == '-' || is_of_name(letter));
        let name = is_name.then(|| self.rest.to_owned());
        name.ok_or_else(|| self.error("a name has small letters, digits and hyphens"))
    }

    /// Returns a number in the line.
    ///
    /// # Errors
    /// Returns an error if the text is not a number.
    pub(super) fn number<T: std::str::FromStr>(&self, text: &str) -> Result<T, CourseError> {
        text.parse().map_err(|_| self.error("a number is expected"))
    }

    /// Returns the words of the rest.
    pub(super) fn words(&self) -> impl Iterator<Item = &'a str> {
        self.rest.split_whitespace()
    }
}

/// Returns the lines of a file, without comments and empty lines.
pub(super) fn lines(text: &str) -> Vec<Line<'_>> {
    let numbered = (1..).zip(text.lines().map(str::trim));
    let used = numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let split = used.map(|(number, line)| {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        Line {
            number,
            word,
            rest: rest.trim(),
        }
    });
    split.collect()
}

/// Splits lines into blocks that begin with one of these words; lines before the first block are the first element.
pub(super) fn blocks<'a, 'b>(
    lines: &'b [Line<'a>],
    words: &[&str],
) -> (&'b [Line<'a>], Vec<&'b [Line<'a>]>) {
    let mut starts: Vec<usize> = (0..lines.len())
        .filter(|&nth| words.contains(&lines[nth].word))
        .collect();
    let head = &lines[..starts.first().copied().unwrap_or(lines.len())];
    starts.push(lines.len());
    let blocks = starts.windows(2).map(|ends| &lines[ends[0]..ends[1]]);
    (head, blocks.collect())
}
