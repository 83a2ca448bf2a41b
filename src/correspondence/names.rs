//! What the two players are called in a sentence.

use rules::{ByPlayer, Player};
use words::{Arg, Words, isolated};

use crate::{Model, Playing, Summary};

/// The friend as an argument of a text, by name or `nameless`: a language may inflect the words for a friend without a
/// name, and writes an entered name as it is.
pub(crate) fn friend_name(model: &Model, playing: &Playing) -> Arg<'static> {
    friend(
        model.words(),
        playing.entry.summary.names[playing.me().opponent()].as_deref(),
    )
}

/// The friend in the shown game as an argument of a text.
pub fn player_name(model: &Model) -> Arg<'static> {
    match model.playing() {
        Some(playing) => friend_name(model, playing),
        None => friend(model.words(), None),
    }
}

/// A friend as an argument of a text, by name or `nameless`.
pub(crate) fn friend(words: &Words, name: Option<&str>) -> Arg<'static> {
    let key = if name.is_some() { "named" } else { "nameless" };
    let name = name.map_or_else(|| words.friend_nameless(), isolated);
    Arg::Named {
        key,
        name: name.into(),
    }
}

/// The friend's name alone, or the words for a friend without a name.
pub(crate) fn named(words: &Words, summary: &Summary) -> String {
    let name = summary.names[summary.me.opponent()].as_deref();
    name.map_or_else(|| words.friend_nameless(), isolated)
}

/// A player of the shown game as an argument of a text: "you", or the friend by name.
pub(crate) fn who(model: &Model, playing: &Playing, player: Player) -> Arg<'static> {
    if player == playing.me() {
        Arg::Named {
            key: "you",
            name: model.words().name_you().into(),
        }
    } else {
        friend_name(model, playing)
    }
}

/// Both players of the shown game as arguments of texts.
pub(crate) fn both(model: &Model, playing: &Playing) -> ByPlayer<Arg<'static>> {
    ByPlayer::new(|player| who(model, playing, player))
}
