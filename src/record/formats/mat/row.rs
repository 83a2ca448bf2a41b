//! The cells of a row of a `.mat` file: the entries of the left and the right column.

/// A column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
}

/// One entry of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cell<'a> {
    /// The two digits of a roll and the text after its colon.
    Roll([u8; 2], &'a str),
    /// A double, with the cube's new value if the file has it.
    Double(Option<u32>),
    /// A beaver or raccoon.
    Beaver,
    Take,
    Drop,
    /// A resignation: 1 to 3 times the cube, if the file has the kind.
    Resign(Option<u8>),
    /// Points won, if the file has the number.
    Wins(Option<u32>),
    /// Points lost, if the file has the number.
    Loses(Option<u32>),
    /// A hidden play (`????` without dice).
    Hidden,
    /// Any other text.
    Unknown(&'a str),
}

/// The widest gap between the number of a row and an entry of the left column, in characters.
const LEFT_GAP: usize = 9;
/// The widest indentation of an entry of the left column in a line without a number, in characters.
const LEFT_INDENT: usize = 20;

/// The words that begin an entry.
const WORDS: [(&str, Word); 19] = [
    ("doubles", Word::Double),
    ("double", Word::Double),
    ("redoubles", Word::Double),
    ("takes", Word::Take),
    ("take", Word::Take),
    ("accepts", Word::Take),
    ("drops", Word::Drop),
    ("drop", Word::Drop),
    ("passes", Word::Drop),
    ("rejects", Word::Drop),
    ("beavers", Word::Beaver),
    ("raccoons", Word::Beaver),
    ("resigns", Word::Resign),
    ("resign", Word::Resign),
    ("wins", Word::Wins),
    ("losses", Word::Loses),
    ("loses", Word::Loses),
    ("????", Word::Hidden),
    ("beaver", Word::Beaver),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    Double,
    Take,
    Drop,
    Beaver,
    Resign,
    Wins,
    Loses,
    Hidden,
}

/// How an entry begins.
#[derive(Clone, Copy)]
enum Start {
    Roll,
    Word(Word),
}

/// Returns the entries of a row. `text` follows the row's number, with an `indent` of 0, or is a whole line without a
/// number.
pub(super) fn cells(text: &str, indent: usize) -> Vec<(Side, Cell<'_>)> {
    let starts = starts(text);
    let mut cells: Vec<(Side, Cell<'_>)> = Vec::new();
    let begin = starts.first().map_or(text.len(), |&(at, _)| at);
    let before = text[..begin].trim();
    if !before.is_empty() {
        cells.push((side_of(text, indent), Cell::Unknown(before)));
    }
    for (nth, &(at, start)) in starts.iter().enumerate() {
        let end = starts.get(nth + 1).map_or(text.len(), |&(end, _)| end);
        let side = if nth > 0 {
            Side::Right
        } else {
            side_of(text, indent)
        };
        cells.push((side, cell(&text[at..end], start)));
    }
    cells
}

fn side_of(text: &str, indent: usize) -> Side {
    let gap = text.chars().take_while(|c| c.is_whitespace()).count();
    let limit = if indent > 0 { LEFT_INDENT } else { LEFT_GAP };
    if gap <= limit {
        Side::Left
    } else {
        Side::Right
    }
}

/// Where entries begin: at the start of a word that is a roll with its colon, or one of the known words.
fn starts(text: &str) -> Vec<(usize, Start)> {
    let mut starts: Vec<(usize, Start)> = Vec::new();
    let mut in_brackets = false;
    let mut word_start = None;
    // A space at the end completes the last word.
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        if !c.is_whitespace() {
            word_start.get_or_insert(at);
            continue;
        }
        let Some(from) = word_start.take() else {
            continue;
        };
        let word = &text[from..at];
        // The parentheses after "Illegal play" hold a whole position.
        let inside = in_brackets;
        in_brackets = (in_brackets || word.starts_with('(')) && !word.ends_with(')');
        if inside {
            continue;
        }
        let fresh_roll = starts.last().is_some_and(|&(at, start)| {
            matches!(start, Start::Roll) && text[at + 3..from].trim().is_empty()
        });
        match start_of(word) {
            Some(Start::Word(Word::Hidden)) if fresh_roll => {}
            Some(start) => starts.push((from, start)),
            None => {}
        }
    }
    starts
}

fn start_of(word: &str) -> Option<Start> {
    if let [a, b, b':', ..] = word.as_bytes()
        && a.is_ascii_digit()
        && b.is_ascii_digit()
    {
        return Some(Start::Roll);
    }
    let bare = word.trim_end_matches([',', '.', ':', '!']);
    let known = WORDS
        .iter()
        .find(|(name, _)| bare.eq_ignore_ascii_case(name));
    known.map(|&(_, word)| Start::Word(word))
}

fn cell(text: &str, start: Start) -> Cell<'_> {
    let number = || {
        let digits = text.find(|c: char| c.is_ascii_digit())?;
        let rest = &text[digits..];
        let end = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        rest[..end].parse().ok()
    };
    match start {
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
        Start::Word(Word::Loses) => Cell::Loses(number()),
        Start::Word(Word::Hidden) => Cell::Hidden,
    }
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
