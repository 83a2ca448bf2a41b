//! Incoming links: finding the matching game and receiving its messages.

use friend::{Game, LinkFault, Message, Received, Refused, StoredGame, read_link};
use record::to_code;
use rules::Player;

use crate::{
    Effect, Model, Msg, Notice, Page, Playing, StoredEntry,
    navigation::{list_with_notice, show, show_with_notice},
    sending::send_forced_message,
    storage::commit,
    stored_entry::key_of,
    transfer,
};

/// Delay between showing the board and receiving a link's messages, in milliseconds.
const BEFORE_MS: u32 = 400;

/// Opens a link: shows its game in the state before the link, or a notice if there is no such game.
pub(crate) fn open_link(model: &mut Model, link: &str, now: u64) -> Vec<Effect> {
    model.now = now;
    model.notice = None;
    match StoredEntry::read_export(link) {
        Some(Ok(stored)) => return transfer::import(model, stored, now),
        Some(Err(fault)) => return list_with_notice(model, Notice::File(fault)),
        None => {}
    }
    let messages = match read_link(link) {
        Ok(messages) => messages,
        Err(fault) => return list_with_notice(model, Notice::Link(fault)),
    };
    match messages.first() {
        // The page can show only the usual rules, but a player must see every rule before accepting.
        Some(Message::Invitation(invitation)) if !invitation.terms.are_usual() => {
            list_with_notice(model, Notice::Link(LinkFault::UnknownRules))
        }
        Some(message @ Message::Invitation(_)) => invitation(model, message),
        Some(message @ (Message::Acceptance(_) | Message::Turn(_))) => {
            match entry_of(model, &messages, now) {
                Some(entry) if entry.is_moved() => show_with_notice(model, entry, Notice::Moved),
                Some(entry) => show_then_receive(model, entry, messages, now),
                None => match own_acceptance(model, message) {
                    Some(entry) => show_with_notice(model, entry, Notice::OwnMessage),
                    None => list_with_notice(model, Notice::UnknownGame),
                },
            }
        }
        None => list_with_notice(model, Notice::Link(LinkFault::NotALink)),
    }
}

/// Returns the stored game that should receive these messages; `None` for an invitation and for unknown games.
fn entry_of(model: &Model, messages: &[Message], now: u64) -> Option<StoredEntry> {
    match messages.first()? {
        Message::Invitation(_) => None,
        Message::Acceptance(acceptance) => {
            let key = key_of(&acceptance.invitation, Player::White);
            model.entry(&key).cloned()
        }
        Message::Turn(turn) => {
            let tag = Some(to_code(&turn.game));
            let of_game = |entry: &&StoredEntry| entry.summary.tag == tag;
            let all = || model.entries.iter().filter(of_game);
            // Both sides may be on this device: the link is meant for the side that does not have its messages yet.
            let mut changed = all().filter(|entry| has_new_messages(entry, messages, now));
            changed.next().or_else(|| all().next()).cloned()
        }
    }
}

/// Returns the game that the player joined with this acceptance; `None` for other messages.
fn own_acceptance(model: &Model, message: &Message) -> Option<StoredEntry> {
    let Message::Acceptance(acceptance) = message else {
        return None;
    };
    let key = key_of(&acceptance.invitation, Player::Black);
    model.entry(&key).cloned()
}

fn invitation(model: &mut Model, message: &Message) -> Vec<Effect> {
    let hash = message.hash();
    let [white, black] =
        [Player::White, Player::Black].map(|side| model.entry(&key_of(&hash, side)).cloned());
    match (white, black) {
        (_, Some(entry)) => show_with_notice(model, entry, Notice::Repeated),
        (Some(entry), None) => show_with_notice(model, entry, Notice::OwnInvitation),
        (None, None) => {
            let name = model.last_name();
            model.page = Page::Offered(Box::new(message.clone()), name);
            vec![Effect::Heading]
        }
    }
}

/// Shows the game in its previous state; the messages are received after a short delay, so that the player sees the
/// change.
fn show_then_receive(
    model: &mut Model,
    entry: StoredEntry,
    messages: Vec<Message>,
    now: u64,
) -> Vec<Effect> {
    let mut effects = show(model, entry);
    if let Some(playing) = model.playing_mut() {
        playing.receiving = true;
        // A link with a connection code may repeat old messages only to identify its game.
        let then = if model.call.is_some() {
            Msg::ReceiveLive(messages, now)
        } else {
            Msg::Receive(messages, now)
        };
        effects.push(Effect::Later(BEFORE_MS, Box::new(then)));
    }
    effects
}

/// Returns `true` if these messages would advance the game.
fn has_new_messages(entry: &StoredEntry, messages: &[Message], now: u64) -> bool {
    let Some(StoredGame::Game(mut game)) = entry.open() else {
        return false;
    };
    let mut received = messages
        .iter()
        .map(|message| game.receive(message, now / 1000));
    received.any(|received| matches!(received, Ok(Received::Moved(_))))
}

/// Receives a link's messages for the game on display. If another page has been opened since the link, the game is
/// shown again, so that the contents of a link are never lost.
pub(crate) fn receive_link(model: &mut Model, messages: &[Message], now: u64) -> Vec<Effect> {
    let is_shown = model
        .playing()
        .is_some_and(|playing| playing.receiving && belong_to(playing, messages));
    let mut effects = Vec::new();
    if !is_shown {
        let Some(entry) = entry_of(model, messages, now) else {
            return list_with_notice(model, Notice::UnknownGame);
        };
        effects = show(model, entry);
    }
    effects.extend(receive(model, messages, now, false));
    effects
}

fn belong_to(playing: &Playing, messages: &[Message]) -> bool {
    match messages.first() {
        Some(Message::Turn(turn)) => playing.game().map(Game::tag) == Some(turn.game),
        Some(Message::Acceptance(acceptance)) => {
            key_of(&acceptance.invitation, Player::White) == *playing.key()
        }
        Some(Message::Invitation(_)) | None => false,
    }
}

/// Receives messages for the game on display, from a link or over a connection (`live`).
pub(crate) fn receive(
    model: &mut Model,
    messages: &[Message],
    now: u64,
    live: bool,
) -> Vec<Effect> {
    model.now = now;
    let Some(playing) = model.playing_mut() else {
        return Vec::new();
    };
    playing.receiving = false;
    let won = |game: &Game| game.session().outcomes().count();
    let (mut game, before, mut outcome) = match &playing.stored {
        StoredGame::Invited(invited) => {
            let Some(message) = acceptance_of(playing, messages) else {
                return Vec::new();
            };
            match invited.accepted(message, now / 1000) {
                Ok(game) => (Box::new(game), None, Ok(Received::Moved(1))),
                Err(why) => {
                    model.call = None;
                    model.notice = Some(refused(why));
                    return Vec::new();
                }
            }
        }
        StoredGame::Game(game) => (game.clone(), Some(game.clone()), Ok(Received::Repeated)),
    };
    let games = won(&game);
    let others = messages.iter().skip(usize::from(before.is_none()));
    receive_all(&mut game, others, now / 1000, &mut outcome);
    if !matches!(outcome, Ok(Received::Moved(_) | Received::Repeated)) {
        model.call = None;
    }
    let mut notice = notice_of(outcome);
    if before.as_ref() == Some(&game) {
        model.notice = notice;
        return Vec::new();
    }
    send_forced_message(&mut game, model.live.open, now);
    if won(&game) > games && notice.is_none() {
        notice = game.session().outcomes().last().map(Notice::GameWon);
    }
    let playing = model.playing_mut();
    if let (true, Some(before), Some(playing)) = (live, before, playing)
        && moves_nothing(&before, &game)
    {
        playing.stored = StoredGame::Game(game);
        model.notice = notice;
        return Vec::new();
    }
    commit(model, StoredGame::Game(game), notice, now)
}

/// Returns the first message if it accepts this invitation; a connection may also deliver messages from other games.
fn acceptance_of<'a>(playing: &Playing, messages: &'a [Message]) -> Option<&'a Message> {
    let message @ Message::Acceptance(acceptance) = messages.first()? else {
        return None;
    };
    (key_of(&acceptance.invitation, Player::White) == *playing.key()).then_some(message)
}

/// Receives messages in order until one is rejected; returns the outcome for the last message that is not a repetition.
fn receive_all<'a>(
    game: &mut Game,
    messages: impl Iterator<Item = &'a Message>,
    seconds: u64,
    outcome: &mut Result<Received, Refused>,
) {
    for message in messages {
        let received = game.receive(message, seconds);
        let moved = matches!(outcome, Ok(Received::Moved(_)));
        if !(moved && received == Ok(Received::Repeated)) {
            *outcome = received;
        }
        if outcome.is_err() {
            break;
        }
    }
}

fn notice_of(outcome: Result<Received, Refused>) -> Option<Notice> {
    match outcome {
        Ok(Received::Moved(_) | Received::TwoVersions) => None,
        Ok(Received::Repeated) => Some(Notice::Repeated),
        Ok(Received::Ahead { .. }) => Some(Notice::Ahead),
        Err(why) => Some(refused(why)),
    }
}

/// Returns `true` if only early messages have arrived. A connection is ordered, so such messages are forged or will be
/// resent; storing each of them would delay the player, whose clock is running.
fn moves_nothing(before: &Game, after: &Game) -> bool {
    let same = before.next() == after.next() && before.proofs() == after.proofs();
    same && before.messages() == after.messages()
}

const fn refused(why: Refused) -> Notice {
    match why {
        Refused::NotAnAcceptance => Notice::TakenAlready,
        Refused::OtherGame => Notice::UnknownGame,
        Refused::FromYou => Notice::OwnMessage,
        why => Notice::Refused(why),
    }
}
