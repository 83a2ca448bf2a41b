//! Texts that describe a library entry.

use ::progress::Picture;
use library::{Entry, Kind, Source};
use record::plain_text;
use rules::{ByPlayer, Player, Variant};
use terms::target_pr;
use words::{Words, arg, decimal, isolated};

use crate::{browser::IS_NATIVE, rooms::views::date};

/// Returns the players' names; a player without a name is called by colour.
pub(crate) fn names(words: &Words, entry: &Entry) -> ByPlayer<String> {
    ByPlayer::new(|player| {
        let name = &entry.players[player];
        if !name.is_empty() {
            return plain_text(name);
        }
        words.name_colour(match player {
            Player::White => "white",
            Player::Black => "black",
        })
    })
}

/// Returns an entry's title or, if it has none, its players and score.
pub(crate) fn title(words: &Words, entry: &Entry) -> String {
    let name = name(words, entry, None);
    let result = result(words, entry, None);
    if entry.title.is_some() || result.is_empty() {
        return name;
    }
    format!("{name} \u{2068}{result}\u{2069}")
}

/// Returns an entry's title or, if it has none, its players' names: first the reader, who plays the side `bottom`, or
/// White if `bottom` is `None`.
pub(crate) fn name(words: &Words, entry: &Entry, bottom: Option<Player>) -> String {
    if let Some(title) = &entry.title {
        return plain_text(title);
    }
    if entry.kind == Kind::Position {
        return words.library_position();
    }
    sides(words, entry, bottom).join(" – ")
}

/// Returns the players' names in the order of [`name`], each with its own text direction.
fn sides(words: &Words, entry: &Entry, bottom: Option<Player>) -> [String; 2] {
    let (mut names, first) = (names(words, entry), bottom.unwrap_or(Player::White));
    if let Some(reader) = bottom {
        names[reader] = words.name_you();
    }
    [first, first.opponent()].map(|player| isolated(&names[player]))
}

/// Returns the players' names in the order of [`name`]; `None` for a position or an entry with a title.
pub(crate) fn players(words: &Words, entry: &Entry, bottom: Option<Player>) -> Option<[String; 2]> {
    let is_named = entry.title.is_some() || entry.kind == Kind::Position;
    (!is_named).then(|| sides(words, entry, bottom))
}

/// Returns the final score, in the order of [`name`]; empty for a position.
pub(crate) fn result(_words: &Words, entry: &Entry, bottom: Option<Player>) -> String {
    if entry.kind == Kind::Position {
        return String::new();
    }
    let (points, first) = (entry.points(), bottom.unwrap_or(Player::White));
    format!("{}–{}", points[first], points[first.opponent()])
}

/// Returns the reader's PR or, in a match between others, both players' PRs in the order of their names; `None` if
/// there is no review.
pub(crate) fn rate(words: &Words, entry: &Entry, picture: &Picture) -> Option<String> {
    match rates(words, entry, picture) {
        [Some(one), Some(other)] => Some(words.library_pr_both(arg::One(one), arg::Other(other))),
        [Some(pr), None] | [None, Some(pr)] => Some(words.library_pr(pr)),
        [None, None] => None,
    }
}

/// Returns the PRs of the players in the order of their names; the opponent's only in a match between others.
pub(crate) fn rates(words: &Words, entry: &Entry, picture: &Picture) -> [Option<String>; 2] {
    let rate_of = |player: Player| {
        let pr = picture.pr[player].filter(|_| entry.kind != Kind::Position);
        pr.map(|pr| decimal(words, pr, 1))
    };
    let second = rate_of(picture.bottom.opponent()).filter(|_| !picture.is_own);
    [rate_of(picture.bottom), second]
}

/// Returns an entry's length, variant, state and opponent; empty for a position.
pub(crate) fn terms(words: &Words, entry: &Entry) -> String {
    term_list(words, entry).join(" · ")
}

/// Returns the parts of [`terms`].
pub(crate) fn term_list(words: &Words, entry: &Entry) -> Vec<String> {
    let mut parts = Vec::new();
    match entry.kind {
        Kind::Match => parts.push(words.match_title(entry.length)),
        Kind::Money if entry.cubeless => parts.push(words.cubeless_title()),
        Kind::Money => parts.push(words.money_title()),
        Kind::Position => {}
    }
    if entry.variant != Variant::Standard {
        parts.push(words.variant_name(terms::variant_key(entry.variant)));
    }
    if !entry.finished {
        parts.push(words.library_unfinished());
    }
    match &entry.source {
        Source::Here(Some(level)) if target_pr(level).is_some() => parts.push(level.clone()),
        Source::Here(Some(level)) => parts.push(words.level_name(level.as_str())),
        Source::Here(None)
        | Source::File(_)
        | Source::Pasted
        | Source::Link
        | Source::Transcribed => {}
    }
    parts
}

/// Returns an entry's origin: its file, or a note that it was pasted or came by link; `None` if it was played on this
/// device.
pub(crate) fn source(words: &Words, entry: &Entry) -> Option<String> {
    match &entry.source {
        Source::Here(_) | Source::Transcribed => None,
        Source::File(name) => Some(isolated(&plain_text(name))),
        Source::Pasted => Some(words.library_pasted()),
        Source::Link => Some(words.library_linked()),
    }
}

/// Returns the description shown in an entry's details: its terms, origin, number of decisions and date.
pub(crate) fn about(words: &Words, entry: &Entry) -> String {
    let decisions =
        (entry.kind != Kind::Position).then(|| words.library_decisions(entry.decisions));
    let file = match &entry.source {
        Source::File(name) => Some(isolated(&words.library_from(plain_text(name)))),
        _ => source(words, entry),
    };
    let parts = [
        Some(terms(words, entry)),
        file,
        decisions,
        Some(day(words, entry)),
    ];
    let parts = parts.into_iter().flatten().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" · ")
}

/// Returns the localised date on which an entry was played; falls back to the date on which it was added.
pub(crate) fn day(words: &Words, entry: &Entry) -> String {
    match &entry.date {
        Some(played) => date::day(words, played),
        None if IS_NATIVE => String::new(),
        None => date::day_of(words, entry.added),
    }
}
