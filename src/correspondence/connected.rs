//! A game over a direct connection: links that bring one, messages that come over it, and what is sent over it.

use friend::{Act, Game, Message, Refused, StoredGame, Tag, print_link};
use record::find_code;

use crate::{Effect, Model, Msg, Notice, Playing, incoming};

/// The most own messages that are sent again: the friend never lacks more than those of one turn.
const MAX_RESENT: usize = 8;

/// The code of a link for a direct connection, `l=` and so on, and the link of the messages after it.
fn parts(link: &str) -> Option<(String, String)> {
    let (_, codes) = find_code(link, &['l'])?;
    let (code, messages) = codes.split_once('.')?;
    Some((code.to_owned(), format!("t={messages}")))
}

/// Opens a link: a direct connection that it brings waits for its game to be shown.
pub(crate) fn open(model: &mut Model, link: &str, now: u64) -> Vec<Effect> {
    let Some((code, messages)) = parts(link) else {
        model.call = None;
        return incoming::open_link(model, link, now);
    };
    model.call = Some(code);
    let effects = incoming::open_link(model, &messages, now);
    match model.notice {
        None => {}
        // The message stands in the link so that the game is found.
        Some(Notice::Repeated) => model.notice = None,
        Some(_) => model.call = None,
    }
    effects
}

/// The connection that a link has brought, once its game is shown.
pub(crate) fn call(model: &mut Model) -> Option<Effect> {
    // The messages of the link come first: whoever cannot name the game is not called.
    let shown = model
        .playing()
        .is_some_and(|playing| playing.game().is_some() && !playing.receiving);
    let ready = shown && !model.is_busy();
    let call = model.call.take_if(|_| ready);
    call.map(Effect::Call)
}

/// Receives messages that may have come before, or for a game that is not shown any more.
pub(crate) fn receive_live(model: &mut Model, messages: &[Message], now: u64) -> Vec<Effect> {
    let before = model.notice.clone();
    let effects = incoming::receive(model, messages, now);
    let nothing = Some(Notice::Repeated);
    let other = Some(Notice::UnknownGame);
    if model.notice == nothing || model.notice == other {
        model.notice = before;
    }
    effects
}

/// The messages that have waited.
pub(crate) fn deliver_inbox(model: &mut Model) -> Option<Effect> {
    let messages = std::mem::take(&mut model.inbox);
    let some = !messages.is_empty();
    some.then(|| Effect::Later(0, Box::new(Msg::ReceiveLive(messages, model.now))))
}

/// Sends a message of the player; where `holds`, with the strict order of reveals of a direct connection.
pub(crate) fn send(game: &mut Game, act: Act, holds: bool, now: u64) -> Result<(), Refused> {
    let sent = if holds {
        game.send_live(act, now / 1000)
    } else {
        game.send(act, now / 1000)
    };
    sent.map(drop)
}

impl Playing {
    /// The link that brings a direct connection, whose code this is, and finds the game: `l=` and so on.
    pub fn call_link(&self, code: &str) -> String {
        let messages = match &self.stored {
            StoredGame::Invited(invited) => invited.link(),
            StoredGame::Game(game) => game.link().unwrap_or_else(|| {
                // The friend has sent the last message: an older one finds the game as well.
                print_link(own(game).next())
            }),
        };
        format!("l={code}.{}", messages.trim_start_matches("t="))
    }

    /// The game, the number of its messages, and the latest that this side has sent.
    pub fn standing(&self) -> Option<(Tag, u16, Vec<Message>)> {
        let game = self.game()?;
        let mut latest: Vec<Message> = own(game).take(MAX_RESENT).cloned().collect();
        latest.reverse();
        let count = u16::try_from(game.messages().len()).ok()?;
        Some((game.tag(), count, latest))
    }
}

/// The own messages, the latest first.
fn own(game: &Game) -> impl Iterator<Item = &Message> {
    let own = game.messages().iter().rev();
    own.filter(|kept| kept.by == game.me())
        .map(|kept| &kept.message)
}
