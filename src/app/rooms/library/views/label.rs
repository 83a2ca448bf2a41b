//! What an entry is called, in the player's words.

use library::{Entry, Kind, Source};
use record::plain_text;
use rules::{ByPlayer, Player, Variant};
use terms::target_pr;
use web_sys::js_sys::{Date, Object, Reflect};
use words::{Words, isolated};

/// The names of the players, or else the colours.
fn names(words: &Words, entry: &Entry) -> ByPlayer<String> {
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

/// The title of an entry, or else what it is: players and score.
pub(crate) fn title(words: &Words, entry: &Entry) -> String {
    if let Some(title) = &entry.title {
        return plain_text(title);
    }
    if entry.kind == Kind::Position {
        return words.library_position();
    }
    let (names, score) = (names(words, entry), entry.score);
    // Each name and the score stand in their own direction, whatever the language's is.
    format!(
        "\u{2068}{}\u{2069} \u{2068}{} – {}\u{2069} \u{2068}{}\u{2069}",
        names.white, score.white, score.black, names.black
    )
}

/// What is said below the title: length, variant, state, origin, day.
pub(crate) fn about(words: &Words, entry: &Entry) -> String {
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
        Source::Here(None) => {}
        Source::File(name) => parts.push(isolated(&words.library_from(plain_text(name)))),
        Source::Pasted => parts.push(words.library_pasted()),
    }
    if entry.kind != Kind::Position {
        parts.push(words.library_decisions(entry.decisions));
    }
    parts.push(day(words, entry));
    parts.join(" · ")
}

/// The day on which it was played, or else came, as the language writes it; a date that cannot be read as it is.
fn day(words: &Words, entry: &Entry) -> String {
    let date = match &entry.date {
        Some(date) => Date::new(&date.as_str().into()),
        None => Date::new(&(entry.added as f64).into()),
    };
    if date.get_time().is_nan() {
        return entry.date.as_deref().map(plain_text).unwrap_or_default();
    }
    let options = Object::new();
    for (name, value) in [("day", "numeric"), ("month", "short"), ("year", "numeric")] {
        // A plain object takes every value.
        let _set = Reflect::set(&options, &name.into(), &value.into());
    }
    if entry.date.is_some() {
        // A day without a time is read as one of Greenwich.
        let _set = Reflect::set(&options, &"timeZone".into(), &"UTC".into());
    }
    let tag = words.language().tag();
    date.to_locale_date_string(tag, &options).into()
}
