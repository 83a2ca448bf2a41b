//! Invitation terms in words.

use ::terms::{clock_promise, starter_key, variant_key};
use board::list;
use friend::{Invitation, Mode, Starter};
use record::PlayerName;
use rules::{ByPlayer, Variant};
use words::Words;

use crate::{Model, names::friend, speech::capitalised, stored_entry::invitation};

/// Returns the catalogue key for a mode.
pub const fn mode_key(mode: Mode) -> &'static str {
    match mode {
        Mode::Friendly => "friendly",
        Mode::Strict => "strict",
        Mode::NoCube => "none",
    }
}

/// Returns a sentence stating that the sender of an invitation starts; `None` if the opening roll decides.
pub fn starts(words: &Words, invitation: &Invitation) -> Option<String> {
    let name = invitation.name.as_ref();
    let name = friend(words, name.map(PlayerName::as_str));
    let starts = invitation.terms.starter == Starter::Inviter;
    starts.then(|| capitalised(&words.friend_starts(name)))
}

/// Returns the length of a game in words: a match to one point is described as one game without a cube.
pub(crate) fn length_title(words: &Words, points: Option<u8>) -> String {
    match points {
        Some(1) => words.cubeless_title(),
        Some(points) => words.match_title(points),
        None => words.money_title(),
    }
}

/// Returns an invitation's terms, one sentence each.
pub fn terms(words: &Words, invitation: &Invitation) -> Vec<String> {
    let terms = &invitation.terms;
    let ruleset = terms.ruleset();
    let length = ruleset.playing_match().map(|played| played.length.points());
    let mut game = vec![length_title(words, length)];
    if terms.variant != Variant::Standard {
        game.push(words.variant_name(variant_key(terms.variant)));
    }
    let mut all = vec![list(words, game)];
    all.extend(terms.has_jacoby().then(|| words.option_jacoby()));
    let mode = if ruleset.uses_cube() {
        terms.mode
    } else {
        Mode::NoCube
    };
    all.extend([
        words.friend_starter_about(starter_key(terms.starter)),
        words.friend_mode_about(mode_key(mode)),
        terms.days.map_or_else(
            || words.friend_no_limit(),
            |days| words.friend_days(days.get()),
        ),
    ]);
    if let (Some(clock), Some(played)) = (invitation.clock, ruleset.playing_match()) {
        let promise = clock_promise(words, clock.rules(), played.length, ByPlayer::default());
        all.extend(promise.map(|promise| words.live_clock_about(promise)));
    }
    all
}

/// Returns two texts for the panel title beside the friend's name: the length of the displayed game, and the Crawford
/// mark (empty in other games). `None` if no game is on display.
pub fn game_title(model: &Model) -> Option<[String; 2]> {
    let game = model.playing()?.game()?;
    let length = terms(model.words(), game.invitation()).into_iter().next()?;
    let crawford = game.session().is_crawford();
    let crawford = crawford.then(|| model.words().crawford_mark());
    Some([length, crawford.unwrap_or_default()])
}

/// Returns the player's own invitation, if it is on display.
pub fn shown_invitation(model: &Model) -> Option<Invitation> {
    let playing = model.playing().filter(|playing| playing.game().is_none())?;
    let stored = model.entry(playing.key())?.open()?;
    Some(invitation(&stored).clone())
}
