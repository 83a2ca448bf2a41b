//! Lines of a chapter file, each a keyword and its values.

use std::fmt;

/// Error in a chapter file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseError {
    /// Line number, counted from 1; the first line of a block if the error concerns the whole block.
    pub line: usize,
    /// Description of the problem.
    pub problem: &'static str,
}

impl fmt::Display for CourseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for CourseError {}

/// Line of a chapter file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'a> {
    /// Line number, counted from 1.
    number: usize,
    /// Keyword: the first word of the line.
    pub(super) word: &'a str,
    /// Text after the keyword.
    pub(super) rest: &'a str,
}

impl<'a> Line<'a> {
    /// Returns an error that reports `problem` at this line.
    pub(super) const fn error(&self, problem: &'static str) -> CourseError {
        CourseError {
            line: self.number,
            problem,
        }
    }

    /// Returns the text after the keyword as a name.
    ///
    /// # Errors
    /// Returns an error unless the text consists of lowercase letters, digits and hyphens, and begins with a letter.
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

    /// Parses `text`, which is part of the line, as a number.
    ///
    /// # Errors
    /// Returns an error if `text` is not a number of this type.
    pub(super) fn number<T: std::str::FromStr>(&self, text: &str) -> Result<T, CourseError> {
        text.parse().map_err(|_| self.error("a number is expected"))
    }

    /// Returns the words after the keyword.
    pub(super) fn words(&self) -> impl Iterator<Item = &'a str> {
        self.rest.split_whitespace()
    }
}

/// Returns the lines of a file, excluding comments and blank lines.
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

/// Splits lines into blocks, each beginning with one of `words`. The first element holds the lines before the first
/// block.
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
