//! Entries in the left and right columns of a row in a `.mat` file.

use super::words::Word;

/// Column of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
}

/// Entry in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cell<'a> {
    /// The two digits of a roll, and the text after the colon.
    Roll([u8; 2], &'a str),
    /// Double, with the new cube value if the file contains it.
    Double(Option<u32>),
    /// Beaver or raccoon.
    Beaver,
    Take,
    Drop,
    /// Resignation, with the multiple (1 to 3) of the cube value that it concedes, if the file contains it.
    Resign(Option<u8>),
    /// Points won, if the file contains the number.
    Wins(Option<u32>),
    /// Points lost; ignored, because some programs put this entry in the wrong column.
    Loses,
    /// Hidden play (`????` without dice).
    Hidden,
    /// Any other text.
    Unknown(&'a str),
}

/// Maximum gap between the row number and an entry in the left column, in characters.
const LEFT_GAP: usize = 9;
/// Maximum indentation of a left-column entry in an unnumbered line, in characters.
const LEFT_INDENT: usize = 20;

/// Returns the maximum indentation of a left-column entry in an unnumbered line; `right` is the column of the
/// right-hand player's name, if known.
fn left_indent(right: Option<usize>) -> usize {
    right.map_or(LEFT_INDENT, |right| {
        right.saturating_sub(1).clamp(LEFT_GAP, LEFT_INDENT)
    })
}

/// Maximum gap, in characters, between a roll without a play and the word that follows it.
const ROLL_GAP: usize = 4;
/// Number of semicolons in Snowie's position text.
const SEPARATORS: usize = 39;
/// Number of those semicolons that precede the players' names.
const SEPARATORS_BEFORE_NAMES: usize = 5;
/// Minimum gap, in characters, between two entries that start with words.
const COLUMN_GAP: usize = 3;

/// First token of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Start {
    Roll,
    Word(Word),
    /// Text that is not a known entry.
    Text,
    /// Row number, which separates entries.
    Number,
}

/// Word in a row, or several words in brackets.
#[derive(Clone, Copy)]
struct Token<'a> {
    /// Amount of white space before the token, in characters.
    gap: usize,
    at: usize,
    text: &'a str,
}

/// Beginning of a line with entries.
pub(super) enum Begin {
    /// Row number.
    Number(u32),
    /// No row number; the value is the column of the right-hand player's name, if known.
    Bare(Option<usize>),
}

/// Returns the entries in a line. `text` is the part after the row number, or the whole line if there is none.
pub(super) fn cells<'a>(text: &'a str, begin: &Begin) -> Vec<(Side, Cell<'a>)> {
    let (number, limit) = match *begin {
        Begin::Number(number) => (Some(number), LEFT_GAP),
        Begin::Bare(right) => (None, left_indent(right)),
    };
    let mut row = Row {
        number,
        limit,
        starts: Vec::new(),
        last_entry: None,
        has_more: false,
        is_divided: false,
        has_right: false,
        seen: Seen::Nothing,
    };
    for token in tokens(text) {
        row.add(token);
    }
    let ends = row.starts.iter().skip(1).map(|start| start.at);
    let ends: Vec<usize> = ends.chain([text.len()]).collect();
    let starts = row.starts.iter().zip(ends);
    let cells = starts.filter_map(|(start, end)| {
        let cell = cell(text[start.at..end].trim_end(), start.kind)?;
        Some((start.side, cell))
    });
    cells.collect()
}

/// Returns `true` if an unnumbered line is an entry, as opposed to a sentence that starts with one of the known words.
pub(super) fn is_entry(line: &str, in_game: bool) -> bool {
    let mut words = line.split_whitespace();
    let Some(first) = words.next() else {
        return false;
    };
    let next = words.next().unwrap_or_default();
    let is_number = !next.is_empty() && next.bytes().all(|byte| byte.is_ascii_digit());
    let mut is_point = || words.next().is_none_or(|unit| unit.starts_with("point"));
    match start_of(first) {
        Some(Start::Roll) => true,
        Some(Start::Word(word)) if in_game => match word {
            _ if next.is_empty() => true,
            Word::Wins | Word::Loses => is_number && is_point(),
            Word::Double | Word::Beaver => is_number || ["=>", "==>", "to"].contains(&next),
            Word::Take | Word::Drop | Word::Resign | Word::Hidden => {
                !next.starts_with(|c: char| c.is_ascii_punctuation())
            }
        },
        _ => false,
    }
}

/// Splits a row into tokens. Brackets group their contents, because after "Illegal play" they contain a whole position.
fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens: Vec<Token<'_>> = Vec::new();
    let (mut gap, mut begin) = (0, None);
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        if !c.is_whitespace() {
            begin.get_or_insert(at);
        } else if let Some(from) = begin.take() {
            let text = &text[from..at];
            tokens.push(Token {
                gap,
                at: from,
                text,
            });
            gap = 1;
        } else {
            gap += 1;
        }
    }
    let last_closing = tokens.iter().rposition(|token| token.text.ends_with(')'));
    let mut merged: Vec<Token<'_>> = Vec::new();
    let mut in_brackets = false;
    // A name within a position may contain brackets.
    let (mut separators, mut wanted) = (0, 0);
    for (nth, token) in tokens.into_iter().enumerate() {
        let found = token.text.matches(';').count();
        if in_brackets {
            separators += found;
        } else {
            let is_position = found >= SEPARATORS_BEFORE_NAMES;
            (separators, wanted) = (found, if is_position { SEPARATORS } else { 0 });
        }
        match merged.last_mut() {
            Some(open) if in_brackets => {
                open.text = &text[open.at..token.at + token.text.len()];
            }
            _ => merged.push(token),
        }
        let opens = in_brackets || token.text.starts_with('(');
        let closes = token.text.ends_with(')') && separators >= wanted;
        in_brackets = opens && !closes && last_closing > Some(nth);
    }
    merged
}

/// Beginning of an entry, and its column.
struct Begun {
    at: usize,
    side: Side,
    kind: Start,
}

/// Contents of the current entry so far.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    /// No text, or a roll without a play.
    Nothing,
    Words,
    Play,
}

/// Parser state for the entries in a row.
struct Row {
    number: Option<u32>,
    /// Maximum gap before an entry in the left column.
    limit: usize,
    starts: Vec<Begun>,
    /// Index of the last non-text entry since the last row number.
    last_entry: Option<usize>,
    /// `true` if there is another non-text entry before `last_entry`.
    has_more: bool,
    /// `true` after a row number within the line.
    is_divided: bool,
    /// `true` after an entry in the right column.
    has_right: bool,
    /// Contents of the last entry.
    seen: Seen,
}

impl Row {
    fn add(&mut self, token: Token<'_>) {
        if let Some(number) = row_number(token.text)
            && !self.starts.is_empty()
        {
            return self.divide(number, token.at);
        }
        let last = self.starts.last().map(|start| start.kind);
        let is_fresh_roll = last == Some(Start::Roll) && self.seen == Seen::Nothing;
        let kind = match start_of(token.text) {
            Some(Start::Word(Word::Hidden)) if is_fresh_roll => None,
            Some(kind) => Some(kind),
            None if self.continues(last, &token) => None,
            None => Some(Start::Text),
        };
        let Some(kind) = kind else {
            let is_play = last == Some(Start::Roll) && is_part(token.text);
            self.seen = if is_play { Seen::Play } else { Seen::Words };
            return;
        };
        let side = self.side(kind, token.gap, is_fresh_roll);
        self.begin(token.at, side, kind);
        if kind == Start::Roll && token.text.len() > 3 {
            self.seen = Seen::Play;
        }
    }

    fn begin(&mut self, at: usize, side: Side, kind: Start) {
        if kind == Start::Number {
            (self.last_entry, self.has_more) = (None, false);
        } else if kind != Start::Text {
            self.has_more = self.last_entry.is_some();
            self.last_entry = Some(self.starts.len());
        }
        self.is_divided |= kind == Start::Number;
        self.has_right |= side == Side::Right;
        self.starts.push(Begun { at, side, kind });
        self.seen = Seen::Nothing;
    }

    /// Handles a row number within the line: a repeated number precedes the right column, and a different number means
    /// that a line break is missing before a new row.
    fn divide(&mut self, number: u32, at: usize) {
        let is_repeated = self.number == Some(number) && !self.has_right && !self.is_divided;
        self.number = Some(number);
        self.limit = if is_repeated { 0 } else { LEFT_GAP };
        self.begin(at, Side::Left, Start::Number);
    }

    /// Returns `true` if a word that does not start an entry belongs to the last entry.
    fn continues(&self, last: Option<Start>, token: &Token<'_>) -> bool {
        match (last, self.seen) {
            (Some(Start::Roll), _) if is_part(token.text) => true,
            (Some(Start::Roll), Seen::Nothing) => token.gap <= ROLL_GAP,
            (None | Some(Start::Number), _) | (Some(Start::Roll), Seen::Play) => false,
            _ => token.gap < COLUMN_GAP,
        }
    }

    /// Returns the column of an entry that follows a gap.
    fn side(&mut self, kind: Start, gap: usize, is_fresh_roll: bool) -> Side {
        let is_turn = matches!(
            kind,
            Start::Roll | Start::Word(Word::Double | Word::Beaver | Word::Take | Word::Drop)
        );
        // Text is not a turn, so it belongs to the column of the adjacent entry.
        let before = self
            .starts
            .last()
            .filter(|start| start.kind != Start::Number);
        let (Some(last), Start::Roll | Start::Word(_)) = (self.last_entry, kind) else {
            return match before {
                Some(before) if gap < COLUMN_GAP => before.side,
                None if gap <= self.limit => Side::Left,
                _ => Side::Right,
            };
        };
        let has_more = self.has_more;
        let last = &mut self.starts[last];
        if kind == Start::Roll && last.side == Side::Right && !has_more {
            // The row contains two turns, so the left column is merely indented deeply.
            last.side = Side::Left;
        }
        match last.side {
            // A player who resigns after rolling has no play in the file.
            side if is_fresh_roll && !is_turn && gap <= ROLL_GAP => side,
            // From the third entry on, the players alternate.
            Side::Right if is_turn => Side::Left,
            Side::Left | Side::Right => Side::Right,
        }
    }
}

/// Returns `true` if a word looks like part of a play, even an invalid one, or like a number of checkers in brackets.
fn is_part(word: &str) -> bool {
    let inside = word
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'));
    let has_digit = word.contains(|c: char| c.is_ascii_digit());
    match inside {
        Some(number) => number.bytes().all(|byte| byte.is_ascii_digit()),
        None => has_digit && word.contains(['/', '-']),
    }
}

/// Parses a row number such as `12)`.
fn row_number(word: &str) -> Option<u32> {
    let digits = word.strip_suffix(')')?;
    let is_number = (1..=4).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
    is_number.then(|| digits.parse().ok()).flatten()
}

/// Recognises a roll that is followed by a colon, or a known word.
fn start_of(word: &str) -> Option<Start> {
    if let [a, b, b':', ..] = word.as_bytes()
        && a.is_ascii_digit()
        && b.is_ascii_digit()
    {
        return Some(Start::Roll);
    }
    Word::of(word).map(Start::Word)
}

fn cell(text: &str, start: Start) -> Option<Cell<'_>> {
    let number = || {
        let digits = text.find(|c: char| c.is_ascii_digit())?;
        let rest = &text[digits..];
        let end = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        rest[..end].parse().ok()
    };
    Some(match start {
        Start::Roll => {
            let digit = |nth: usize| text.as_bytes()[nth] - b'0';
            Cell::Roll([digit(0), digit(1)], text[3..].trim())
        }
        Start::Word(Word::Double) => Cell::Double(number()),
        Start::Word(Word::Take) => Cell::Take,
        Start::Word(Word::Drop) => Cell::Drop,
        Start::Word(Word::Beaver) => Cell::Beaver,
        Start::Word(Word::Resign) => Cell::Resign(resigned(text)),
        Start::Word(Word::Wins) => Cell::Wins(number()),
        Start::Word(Word::Loses) => Cell::Loses,
        Start::Word(Word::Hidden) => Cell::Hidden,
        Start::Text => Cell::Unknown(text),
        Start::Number => return None,
    })
}

fn resigned(text: &str) -> Option<u8> {
    let lower = text.to_ascii_lowercase();
    let kinds = [
        ("backgammon", 3),
        ("gammon", 2),
        ("normal", 1),
        ("single", 1),
    ];
    kinds
        .into_iter()
        .find(|(name, _)| lower.contains(name))
        .map(|(_, factor)| factor)
}
