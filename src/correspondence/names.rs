//! What the two players are called in a sentence.

use rules::{ByPlayer, Player};
use words::{Arg, Words, isolated};

use crate::{Model, Playing, Summary};

/// The friend's name for use in a sentence.
pub(crate) fn friend_name(model: &Model, playing: &Playing) -> String {
    named(model.words(), &playing.entry.summary)
}

/// The friend's name in the shown game, or the words for a friend without a name.
pub fn player_name(model: &Model) -> String {
    match model.playing() {
        Some(playing) => friend_name(model, playing),
        None => model.words().friend_nameless(),
    }
}

/// The friend's name, or the words for a friend without a name.
pub(crate) fn named(words: &Words, summary: &Summary) -> String {
    let name = summary.names[summary.me.opponent()].as_deref();
    name.map_or_else(|| words.friend_nameless(), isolated)
}

/// A player of the shown game as an argument of a text: "you", or the friend by name.
pub(crate) fn who(model: &Model, playing: &Playing, player: Player) -> Arg<'static> {
    let (key, name) = if player == playing.me() {
        ("you", model.words().name_you())
    } else {
        ("named", friend_name(model, playing))
    };
    Arg::Named {
        key,
        name: name.into(),
    }
}

/// Both players of the shown game as arguments of texts.
pub(crate) fn both(model: &Model, playing: &Playing) -> ByPlayer<Arg<'static>> {
    ByPlayer::new(|player| who(model, playing, player))
}
