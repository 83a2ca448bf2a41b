//! Tests for messages over the connection that do not advance the game on display: forged by the friend, or from
//! another game.

use friend::{Act, Reveal};
use rules::{Board, Die, Play, Player, Roll, Setup};

use super::{direct::connected, *};
use crate::{Question, speech::draft};

/// Returns a connected match, the index of the device whose player has prepared a complete play, and another version of
/// the friend's last message.
fn prepared() -> ([Device; 2], usize, Message) {
    let mut devices = connected(form(1));
    let at = due(&devices);
    let mut twin = devices[at].playing().game().expect("a game").clone();
    let view = twin.view();
    let draft = view.draft().expect("a roll");
    let play = legal_plays(draft.start(), draft.roll())[1].play;
    let other = twin.send_live(Act::Play { play, waive: false }, 0);
    let other = other.expect("legal").clone();
    devices[at].play();
    let (_, _, own) = devices[at].playing().standing().expect("a game");
    let at = 1 - at;
    devices[at].send(Msg::ReceiveLive(own, NOW));
    devices[at].prepare();
    (devices, at, other)
}

/// Returns a forged turn message with this number.
fn made_up(device: &Device, number: usize, past: u8) -> Message {
    Message::Turn(Turn {
        game: device.playing().game().expect("a game").tag(),
        number: number as u16,
        past: [past; 16],
        act: Act::Take,
        reveal: Reveal::NONE,
    })
}

fn count(device: &Device) -> usize {
    device.playing().game().expect("a game").messages().len()
}

/// Returns the prepared play, question and promise on this device.
fn unsent(device: &Device) -> (Option<Play>, Option<Question>, bool) {
    let playing = device.playing();
    (playing.prepared(), playing.question(), playing.waives())
}

#[test]
fn an_early_message_keeps_a_prepared_play() {
    let (mut devices, at, _) = prepared();
    let me = &mut devices[at];
    me.press(Press::Ask(Some(Question::Resign)));
    me.send(Msg::Waive(true));
    let before = unsent(me);
    assert!(before.0.is_some());
    for nth in 0..40 {
        let ahead = made_up(me, count(me) + 1 + usize::from(nth % 8), nth);
        // The page stores nothing after these messages, so the next tap is not ignored.
        let effects = update(&mut me.model, Msg::ReceiveLive(vec![ahead], NOW));
        assert_eq!(effects, Vec::new());
        assert!(!me.model.is_busy());
        assert_eq!(unsent(me), before);
    }
    me.press(Press::Ask(None));
    me.press(Press::Send);
    assert_eq!(me.playing().next(), Some(Next::Wait));
}

#[test]
fn a_rejected_message_keeps_a_prepared_play() {
    let (mut devices, at, _) = prepared();
    let me = &mut devices[at];
    me.press(Press::Ask(Some(Question::Resign)));
    let before = unsent(me);
    for nth in 0..12 {
        let last = made_up(me, count(me) - 1, nth);
        me.send(Msg::ReceiveLive(vec![last], NOW));
        assert_eq!(unsent(me), before);
    }
    let game = me.playing().game().expect("a game");
    assert_eq!(game.proofs().len(), 8, "the messages are stored as proof");
}

#[test]
fn a_second_version_keeps_a_prepared_play() {
    let (mut devices, at, other) = prepared();
    let me = &mut devices[at];
    let before = unsent(me);
    assert!(before.0.is_some());
    let game = me.playing().game().expect("a game");
    let hash = game.messages().last().expect("a play").message.hash();
    me.send(Msg::ReceiveLive(vec![other], NOW));
    assert_eq!(me.playing().next(), Some(Next::TwoVersions));
    me.press(Press::Choose(hash));
    assert_eq!(unsent(me), before);
}

#[test]
fn an_early_message_does_not_remove_a_draft() {
    let (mut devices, at, _) = prepared();
    let (_, roll, play) = devices[at].playing().draft().expect("a play");
    let other = &mut devices[1 - at];
    let game = other.playing().game().expect("a game").tag();
    other.send(Msg::Draft(game, roll, play));
    let ahead = made_up(other, count(other) + 1, 0);
    other.send(Msg::ReceiveLive(vec![ahead], NOW));
    assert!(crate::is_draft(&other.model));
}

#[test]
fn a_turn_from_another_game_does_not_affect_an_invitation() {
    let mut devices = opened();
    let at = due(&devices);
    devices[at].play();
    let (_, _, own) = devices[at].playing().standing().expect("a game");
    let me = &mut devices[1 - at];
    me.send(Msg::ShowForm);
    me.send(Msg::Invite(root(9), NOW));
    me.send(Msg::ReceiveLive(own, NOW));
    assert_eq!(me.model.notice(), None);
    let link = me.link();
    // The invitation can still be accepted.
    let mut third = Device::new();
    third.open_link(&link);
    third.send(Msg::Accept(root(3), NOW));
    me.open_link(&third.link());
    assert!(me.playing().game().is_some());
}

#[test]
fn a_roll_without_a_legal_move_is_announced_to_both_players() {
    let words = Words::english();
    // The player has a checker on the bar against a closed board.
    let (mut own, mut opponent) = ([0; 26], [0; 26]);
    (own[0], own[25], opponent[0]) = (14, 1, 3);
    for point in &mut opponent[1..=6] {
        *point = 2;
    }
    let board = Board::try_from(Setup { own, opponent }).expect("a position");
    let roll = Roll::new(Die::ALL[5], Die::ALL[5]);
    let shown_text = draft(
        &words,
        "Bob".into(),
        &board,
        roll,
        &Play::NONE,
        Player::BOTH,
    );
    let shown_text = shown_text.replace(['\u{2068}', '\u{2069}'], "");
    assert_eq!(shown_text, "Bob rolls 6-6. No legal move.");
    // With a connection, the button has a different label.
    let own = words.friend_next_no_move("6-6".to_owned());
    assert!(own.ends_with("no legal move."), "{own}");
}
