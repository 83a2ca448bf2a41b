//! Games over a direct connection: links that set one up, and messages in both directions.

use friend::{Game, Message, RunningClock, StoredGame, Tag, print_link};
use record::find_code;
use rules::{ByPlayer, Millis, Play, Roll};

use crate::{
    Effect, Live, Model, Notice, Playing, clock::LOW_TIME_MS, draft, incoming, names::who,
    navigation::announce,
};

/// Maximum number of the player's messages to resend: the friend never lacks more than one turn's messages.
const MAX_RESENT: usize = 8;

/// Splits a direct-connection link (`l=`) into its code and a link with its messages; `None` for other links.
fn parts(link: &str) -> Option<(String, String)> {
    let (_, codes) = find_code(link, &['l'])?;
    let (code, messages) = codes.split_once('.')?;
    Some((code.to_owned(), format!("t={messages}")))
}

/// Opens a link. If the link contains a direct connection, that connection is pending until its game is shown.
pub(crate) fn open(model: &mut Model, link: &str, now: u64) -> Vec<Effect> {
    let Some((code, messages)) = parts(link) else {
        model.call = None;
        return incoming::open_link(model, link, now);
    };
    model.call = Some(code);
    let effects = incoming::open_link(model, &messages, now);
    match model.notice {
        None => {}
        // A direct-connection link may repeat a message only to identify the game, so the player needs no notice about
        // that.
        Some(Notice::Repeated) => model.notice = None,
        Some(_) => model.call = None,
    }
    effects
}

/// Returns the effect that opens a pending direct connection once its game is shown.
pub(crate) fn call(model: &mut Model) -> Option<Effect> {
    // The link's messages are handled first, so that a caller who cannot identify the game gets no connection.
    let shown = model
        .playing()
        .is_some_and(|playing| playing.standing().is_some() && !playing.receiving);
    let ready = shown && !model.is_busy();
    let call = model.call.take_if(|_| ready);
    call.map(Effect::Call)
}

/// Updates the state of the connection.
pub(crate) fn set_live(model: &mut Model, live: Live) -> Vec<Effect> {
    model.live = live;
    // An open connection does not end the draft, which may have arrived before the connection was reported as open.
    if !live.open {
        draft::end(model);
    }
    Vec::new()
}

/// Shows the friend's draft in this game.
pub(crate) fn show_draft(model: &mut Model, game: Tag, roll: Roll, play: Play) -> Vec<Effect> {
    // The connection may belong to a game other than the one on display.
    let shown = model.playing().and_then(Playing::game).map(Game::tag);
    if shown == Some(game) {
        draft::show(model, roll, play);
    }
    Vec::new()
}

/// Receives messages, which may be repeated or belong to a game that is no longer on display.
pub(crate) fn receive_live(model: &mut Model, messages: &[Message], now: u64) -> Vec<Effect> {
    let before = model.notice.clone();
    let effects = incoming::receive(model, messages, now, true);
    let nothing = Some(Notice::Repeated);
    let other = Some(Notice::UnknownGame);
    if model.notice == nothing || model.notice == other {
        model.notice = before;
    }
    effects
}

/// Stores the remaining time on both clocks and the running clock; announces the last ten seconds and an expired clock.
pub(crate) fn note_time(
    model: &mut Model,
    left: ByPlayer<Millis>,
    running: RunningClock,
) -> Vec<Effect> {
    let Some(playing) = model.playing_mut() else {
        return Vec::new();
    };
    playing.running = running;
    let StoredGame::Game(game) = &mut playing.stored else {
        return Vec::new();
    };
    let (me, before) = (game.me(), game.time_left());
    let fallen = game.may_claim_on_time();
    game.note_time(left, running);
    if game.may_claim_on_time() && !fallen {
        return announce(model);
    }
    let low = |left: ByPlayer<Millis>| left[me] <= LOW_TIME_MS;
    if before.is_some_and(|before| low(left) && !low(before)) {
        return vec![Effect::Say(last_seconds(model))];
    }
    Vec::new()
}

/// Stores the total time that accepted clock readings from the friend's page have added to the friend's clock, in
/// milliseconds.
pub(crate) fn note_gained(model: &mut Model, gained: Millis) -> Vec<Effect> {
    if let Some(StoredGame::Game(game)) = model.playing_mut().map(|playing| &mut playing.stored) {
        game.note_gained(gained);
    }
    Vec::new()
}

/// Returns the warning about the player's last seconds.
fn last_seconds(model: &Model) -> String {
    let me = |playing| who(model, playing, playing.me());
    let me = model.playing().map(me);
    me.map_or_else(String::new, |me| model.words().last_seconds(me))
}

impl Playing {
    /// Returns the `l=` link that contains this direct-connection code and the messages that identify the game.
    pub fn call_link(&self, code: &str) -> String {
        let messages = match &self.stored {
            StoredGame::Invited(invited) => invited.link(),
            StoredGame::Game(game) => game.link().unwrap_or_else(|| {
                // The friend sent the last message; an earlier message from the player also identifies the game.
                print_link(own(game).next())
            }),
        };
        format!("l={code}.{}", messages.trim_start_matches("t="))
    }

    /// Returns the game's tag, its number of messages, and the player's latest messages; `None` if the game was moved
    /// to another device.
    pub fn standing(&self) -> Option<(Tag, u16, Vec<Message>)> {
        let game = self.game().filter(|_| !self.is_moved())?;
        let mut latest: Vec<Message> = own(game).take(MAX_RESENT).cloned().collect();
        latest.reverse();
        let count = u16::try_from(game.messages().len()).ok()?;
        Some((game.tag(), count, latest))
    }
}

/// Returns the player's messages, latest first.
fn own(game: &Game) -> impl Iterator<Item = &Message> {
    let own = game.messages().iter().rev();
    own.filter(|logged| logged.by == game.me())
        .map(|logged| &logged.message)
}
