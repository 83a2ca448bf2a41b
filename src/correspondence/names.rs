//! Both players' names in sentences.

use rules::{ByPlayer, Player};
use words::{Arg, Words, isolated};

use crate::{Model, Playing, Summary};

/// Returns the friend as a message argument, marked as named or `nameless`: a language may inflect the words for a
/// friend without a name, but not an entered name.
pub(crate) fn friend_name(model: &Model, playing: &Playing) -> Arg<'static> {
    friend(
        model.words(),
        playing.entry.summary.names[playing.me().opponent()].as_deref(),
    )
}

/// Returns the friend in the displayed game as a message argument.
pub fn player_name(model: &Model) -> Arg<'static> {
    match model.playing() {
        Some(playing) => friend_name(model, playing),
        None => friend(model.words(), None),
    }
}

/// Returns a friend as a message argument, marked as named or `nameless`.
pub(crate) fn friend(words: &Words, name: Option<&str>) -> Arg<'static> {
    let key = if name.is_some() { "named" } else { "nameless" };
    let name = name.map_or_else(|| words.friend_nameless(), isolated);
    Arg::Named {
        key,
        name: name.into(),
    }
}

/// Returns the friend's name on its own, or the words for a friend without a name.
pub(crate) fn named(words: &Words, summary: &Summary) -> String {
    let name = summary.names[summary.me.opponent()].as_deref();
    name.map_or_else(|| words.friend_nameless(), isolated)
}

/// Returns a player in the displayed game as a message argument: "you", or the friend by name.
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

/// Returns both players in the displayed game as message arguments.
pub(crate) fn both(model: &Model, playing: &Playing) -> ByPlayer<Arg<'static>> {
    ByPlayer::new(|player| who(model, playing, player))
}
