//! Classification of the lines in a match file.

use super::row::{Begin, Cell, Side, cells, is_entry};

/// Maximum line length in bytes; longer lines are not parsed. A row takes about 70 bytes, or 200 with a position.
const MAX_LINE_BYTES: usize = 16 << 10;

/// Minimum gap between the columns of the players' names, in characters.
const COLUMN_GAP: usize = 3;

/// Part of the file that contains a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Context {
    /// No game has started.
    Outside,
    /// The previous line announced a game, so this line contains the players' names, which can be any text.
    Announced,
    /// A game is in progress; the value is the column of the right-hand player's name, if known.
    Game(Option<usize>),
}

/// Classified line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    /// Blank or decorative line.
    Blank,
    /// Tag such as `[Tag "value"]`, with or without a leading semicolon.
    Tag(&'a str, &'a str),
    /// Comment after a semicolon.
    Comment(&'a str),
    /// Comment after two semicolons, which this program writes if the comment looks like a tag or a position.
    Text(&'a str),
    /// Match length, for example from `7 point match`; 0 means money play.
    Header(u16),
    /// Game number, for example from `Game 3`.
    Game(u32),
    /// Both players' names and scores.
    Names([Name<'a>; 2]),
    /// Numbered row.
    Row(Vec<(Side, Cell<'a>)>),
    /// Entries without a row number, for example the result below the rows.
    Entries(Vec<(Side, Cell<'a>)>),
    Unknown,
}

/// Player's name and score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Name<'a> {
    pub(super) player: &'a str,
    pub(super) rating: Option<&'a str>,
    pub(super) score: u32,
}

/// Classifies `line`, in which tabs must already have been expanded.
pub(super) fn classify(line: &str, context: Context) -> Line<'_> {
    if line.len() > MAX_LINE_BYTES {
        return Line::Unknown;
    }
    // Some programs draw boxes around headers.
    let ornament = |c: char| c.is_whitespace() || "|*+=#_~".contains(c);
    let bare = line.trim_matches(ornament);
    if bare.trim_matches(['-', '.', ':']).is_empty() {
        return Line::Blank;
    }
    let announced = (context == Context::Announced).then(|| announced_names(line, bare));
    if let Some(names) = announced.flatten() {
        return names;
    }
    if let Some(comment) = bare.strip_prefix(';') {
        let comment = comment.trim();
        if let Some(text) = comment.strip_prefix(';') {
            return Line::Text(text.trim());
        }
        return tag(comment).unwrap_or(Line::Comment(comment));
    }
    tag(bare)
        .or_else(|| row(line, context))
        .or_else(|| header(bare))
        .or_else(|| game(bare))
        .or_else(|| names(bare, false))
        .unwrap_or(Line::Unknown)
}

/// Parses the players' names in the line after `Game 3`; a name may look like an ornament, a comment or a tag.
fn announced_names<'a>(line: &'a str, bare: &'a str) -> Option<Line<'a>> {
    // A box has ornaments on both sides.
    let open = line.trim_matches(|c: char| c.is_whitespace() || c == '|');
    if !open.ends_with(|c: char| c.is_ascii_digit()) {
        return names(bare, true);
    }
    // A comment may contain times and scores, but not in this line's format.
    let is_comment = open.starts_with(';') && open.matches(" : ").count() < 2;
    names(open, true).filter(|_| !is_comment)
}

fn tag(text: &str) -> Option<Line<'_>> {
    let inside = text.strip_prefix('[')?;
    let inside = inside.rsplit_once(']').map_or(inside, |(inside, _)| inside);
    let (key, value) = inside.split_once('"')?;
    let value = value.rsplit_once('"').map_or(value, |(value, _)| value);
    Some(Line::Tag(key.trim(), value.trim()))
}

/// Parses a header such as `7 point match`, `0 point match`, `Match to 7 points` or `Money session`.
fn header(text: &str) -> Option<Line<'_>> {
    let lower = text.to_ascii_lowercase();
    if lower.len() > 60 {
        return None;
    }
    let first_word = lower.split(|c: char| !c.is_alphabetic()).next();
    if matches!(first_word, Some("money" | "moneygame" | "unlimited")) {
        return Some(Line::Header(0));
    }
    if !lower.contains("match") {
        return None;
    }
    let words = || {
        lower
            .split([' ', '-', '\t', ':', ','])
            .filter(|word| !word.is_empty())
    };
    let number = words().zip(words().skip(1)).find_map(|(number, next)| {
        next.starts_with("point")
            .then(|| number.parse().ok())
            .flatten()
    });
    let length = || {
        lower
            .strip_prefix("match length:")
            .and_then(|rest| rest.trim().parse().ok())
    };
    number.or_else(length).map(Line::Header)
}

/// Parses a heading such as `Game 3`, `Game number 3` or `Game #3`.
fn game(text: &str) -> Option<Line<'_>> {
    let first = text.get(..4)?;
    let rest = text.get(4..)?;
    if !first.eq_ignore_ascii_case("game") || !rest.starts_with([' ', '#', ':', '\t']) {
        return None;
    }
    let rest = rest.trim_start_matches(|c: char| !c.is_ascii_digit() && c != '(');
    let end = rest
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(rest.len());
    rest[..end].parse().ok().map(Line::Game)
}

/// Parses both players' names and scores, for example `alice : 0      bob : 3`.
///
/// The right-hand name may be empty. Unless a game has been announced, an empty name is recognised only by a column
/// gap.
fn names(text: &str, announced: bool) -> Option<Line<'_>> {
    let empty_gap = if announced { 1 } else { COLUMN_GAP };
    let (before, last) = text.rsplit_once(':')?;
    let right_score = last.trim().trim_matches(['|', ' ']).parse().ok()?;
    // A name may contain colons and numbers, so the left-hand score is the number before the widest gap, if there is
    // one.
    let splits = |gap: usize| {
        before.match_indices(':').find_map(|(colon, _)| {
            let rest = before[colon + 1..].trim_start();
            let digits = rest.find(|c: char| !c.is_ascii_digit())?;
            let score = rest[..digits].parse().ok()?;
            let right = rest[digits..].trim_start();
            let spaces = rest.len() - digits - right.len();
            let right = right.trim().trim_matches(['|', ' ']);
            let fits = spaces >= gap && (!right.is_empty() || spaces >= empty_gap);
            fits.then(|| {
                [
                    name(before[..colon].trim(), score),
                    name(right, right_score),
                ]
            })
        })
    };
    splits(COLUMN_GAP).or_else(|| splits(1)).map(Line::Names)
}

/// Splits off a rating that follows the name after a comma without a space. A year after a comma and a space is part of
/// the name.
pub(super) fn name(text: &str, score: u32) -> Name<'_> {
    let is_rating = |rating: &str| {
        rating.len() >= 3
            && rating.starts_with(|c: char| c.is_ascii_digit())
            && rating.chars().all(|c| c.is_ascii_digit() || c == '.')
    };
    match text.rsplit_once(',') {
        Some((name, rating)) if is_rating(rating) && !name.trim().is_empty() => Name {
            player: name.trim(),
            rating: Some(rating),
            score,
        },
        _ => Name {
            player: text,
            rating: None,
            score,
        },
    }
}

/// Returns the column, in characters, of the right-hand player's name in the line with both names; `None` if there is
/// no column gap.
pub(super) fn right_column(line: &str, right: &Name<'_>) -> Option<usize> {
    let (before, _) = line.rsplit_once(':')?;
    let at = before
        .rfind(right.player)
        .filter(|_| !right.player.is_empty());
    let left = &before[..at?];
    let gap = left.len() - left.trim_end().len();
    (gap >= COLUMN_GAP).then(|| left.chars().count())
}

fn row(line: &str, context: Context) -> Option<Line<'_>> {
    let start = line.trim_start_matches(|c: char| c.is_whitespace() || c == '|');
    let digits = start.find(|c: char| !c.is_ascii_digit()).unwrap_or(0);
    let numbered = digits > 0 && digits <= 4 && start[digits..].starts_with(')');
    if numbered {
        let number = start[..digits].parse().unwrap_or(0);
        return Some(Line::Row(cells(
            &start[digits + 1..],
            &Begin::Number(number),
        )));
    }
    let right = match context {
        Context::Game(right) => right,
        Context::Outside | Context::Announced => None,
    };
    let in_game = context != Context::Outside;
    is_entry(line, in_game).then(|| Line::Entries(cells(line, &Begin::Bare(right))))
}
