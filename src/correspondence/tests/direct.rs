//! Tests for directly connected rooms: clocks, drafts, and the order of reveals.

use rules::{ByPlayer, Delay, Die, Play, Player, Roll};

use super::{connected::LIVE, *};
use crate::{is_draft, terms};

/// Returns an accepted match in which both players are connected and the starting player has a roll.
pub(super) fn connected(form: Vec<Change>) -> [Device; 2] {
    let mut devices = begun(form);
    if matches!(devices[0].playing().next(), Some(Next::Wait)) {
        pass_on(&mut devices, 0);
    }
    for device in &mut devices {
        device.send(Msg::Live(LIVE));
    }
    devices
}

fn timed() -> Vec<Change> {
    let mut choices = form(3);
    choices.push(Change::Clock(Some(Delay::Simple)));
    choices
}

/// Makes the first move of the next play.
fn move_one(device: &mut Device) {
    let view = device.playing().game().expect("a game").view();
    let step = view.draft().expect("a roll").options()[0];
    let place = board::Place::of(device.playing().me(), step.from.number());
    device.send(Msg::Input(board::Input::MoveBy(place, step.die), NOW));
}

fn show_draft(devices: &mut [Device; 2], from: usize) {
    let (_, roll, play) = devices[from].playing().draft().expect("a play is due");
    let game = tag(&devices[from]);
    devices[1 - from].send(Msg::Draft(game, roll, play));
}

fn tag(device: &Device) -> friend::Tag {
    device.playing().game().expect("a game").tag()
}

fn time(device: &mut Device, mine: u64, theirs: u64) {
    let me = device.playing().me();
    let left = ByPlayer::new(|player| if player == me { mine } else { theirs });
    let due = device.playing().game().and_then(friend::Game::due);
    device.send(Msg::Time(left, due.map(|player| (player, 0))));
}

fn last_announcement(device: &Device) -> Option<&String> {
    device.effects.iter().rev().find_map(|effect| match effect {
        Effect::Say(text) => Some(text),
        _ => None,
    })
}

#[test]
fn shows_a_draft_as_moves_are_made_and_undone() {
    let mut devices = connected(form(3));
    let at = due(&devices);
    let before = scene(&devices[1 - at].model, false).expect("a board");
    show_draft(&mut devices, at);
    assert!(is_draft(&devices[1 - at].model), "the dice are seen");
    // The draft may have arrived before the connection was reported as open.
    devices[1 - at].send(Msg::Live(LIVE));
    assert!(is_draft(&devices[1 - at].model));
    let started = devices[1 - at].status();
    assert!(started.ends_with(" and is still moving."), "{started}");
    move_one(&mut devices[at]);
    show_draft(&mut devices, at);
    let drawn = scene(&devices[1 - at].model, false).expect("a board");
    let moved = drawn.checkers.iter().filter(|checker| checker.moved);
    assert_eq!(moved.count(), 1);
    assert_ne!(devices[1 - at].status(), started);
    devices[at].press(Press::Undo);
    show_draft(&mut devices, at);
    let drawn = scene(&devices[1 - at].model, false).expect("a board");
    assert_eq!(drawn.checkers, before.checkers);
    // No part of the draft is stored, and the draft disappears with the connection.
    let stored = devices[1 - at].stored.clone();
    devices[1 - at].send(Msg::Live(Live::default()));
    assert!(!is_draft(&devices[1 - at].model));
    assert_eq!(scene(&devices[1 - at].model, false), Some(before));
    assert_eq!(devices[1 - at].stored, stored);
}

#[test]
fn a_sent_play_replaces_its_draft() {
    let mut devices = connected(form(3));
    let at = due(&devices);
    move_one(&mut devices[at]);
    show_draft(&mut devices, at);
    assert!(is_draft(&devices[1 - at].model));
    devices[at].press(Press::Undo);
    devices[at].play();
    let (_, _, own) = devices[at].playing().standing().expect("a game");
    devices[1 - at].send(Msg::ReceiveLive(own, NOW));
    assert!(!is_draft(&devices[1 - at].model));
    let session = |device: &Device| device.playing().game().expect("a game").session().clone();
    assert_eq!(session(&devices[0]), session(&devices[1]));
}

#[test]
fn illegal_drafts_are_not_shown() {
    let mut devices = connected(form(3));
    let at = due(&devices);
    let (_, roll, _) = devices[at].playing().draft().expect("a play is due");
    let [one, ..] = Die::ALL;
    let double = Roll::new(one, one);
    move_one(&mut devices[at]);
    let (_, _, play) = devices[at].playing().draft().expect("a play is due");
    let step = play.steps().next().expect("a step");
    let twice = Play::new([step, step, step, step]).expect("four");
    let before = devices[1 - at].model.clone();
    let game = tag(&devices[at]);
    // The opening roll is never a double, and no play uses more than the dice.
    for (roll, play) in [(double, Play::NONE), (roll, twice)] {
        devices[1 - at].send(Msg::Draft(game, roll, play));
        assert!(devices[1 - at].model == before);
    }
    // During the player's own turn, the friend's draft is not shown.
    let before = devices[at].model.clone();
    devices[at].send(Msg::Draft(game, roll, Play::NONE));
    assert!(devices[at].model == before);
}

#[test]
fn does_not_show_a_draft_from_another_game() {
    let mut devices = connected(form(3));
    let at = due(&devices);
    let (_, roll, play) = devices[at].playing().draft().expect("a play is due");
    let before = devices[1 - at].model.clone();
    devices[1 - at].send(Msg::Draft([0; 8], roll, play));
    assert!(devices[1 - at].model == before);
    show_draft(&mut devices, at);
    assert!(is_draft(&devices[1 - at].model));
}

#[test]
fn shows_no_dice_before_the_friend_can_know_them() {
    let mut devices = connected(form(5));
    for _ in 0..40 {
        let at = due(&devices);
        if let Some(Next::Cube { waits }) = devices[at].playing().next() {
            assert!(waits, "a connected game has the strict order");
            let before = devices[1 - at].model.clone();
            let any = Roll::new(Die::ALL[0], Die::ALL[1]);
            let game = tag(&devices[at]);
            devices[1 - at].send(Msg::Draft(game, any, Play::NONE));
            assert!(devices[1 - at].model == before);
            return;
        }
        devices[at].play();
        let (_, _, own) = devices[at].playing().standing().expect("a game");
        devices[1 - at].send(Msg::ReceiveLive(own, NOW));
    }
    panic!("nobody could double");
}

#[test]
fn an_invitation_describes_its_clock() {
    let white = invited(timed());
    let mut black = Device::new();
    black.open_link(&white.link());
    let Page::Offered(message, _) = black.model.page() else {
        panic!("no invitation");
    };
    let Message::Invitation(invitation) = &**message else {
        panic!("no invitation");
    };
    let lines = terms(&Words::english(), invitation);
    let clock = lines.last().expect("the clock");
    assert!(clock.starts_with("6:00 for each player"), "{clock}");
    assert!(clock.ends_with("connected directly."), "{clock}");
    let mut money = timed();
    money.push(Change::Length(None));
    let money = invited(money);
    let mut black = Device::new();
    black.open_link(&money.link());
    let Page::Offered(message, _) = black.model.page() else {
        panic!("no invitation");
    };
    assert!(matches!(&**message, Message::Invitation(invitation) if invitation.clock.is_none()));
}

#[test]
fn keeps_a_draft_when_its_game_is_opened_again() {
    let mut devices = connected(form(3));
    let at = due(&devices);
    show_draft(&mut devices, at);
    let device = &mut devices[1 - at];
    let shown_text = device.status();
    device.send(Msg::Open(device.playing().key().clone()));
    assert!(is_draft(&device.model));
    assert_eq!(device.status(), shown_text);
}

#[test]
fn shows_both_clocks_and_announces_the_last_ten_seconds() {
    let mut devices = connected(timed());
    let device = &mut devices[0];
    let clock = |device: &Device, player| seat(&device.model, player).expect("a seat").clock;
    let start = clock(device, Player::White).expect("a clock");
    assert_eq!((start.left.as_str(), start.low), ("6:00", false));
    time(device, 9_500, 61_000);
    let own = clock(device, Player::White).expect("a clock");
    assert_eq!(
        (&*own.label, &*own.left, own.low),
        ("Your clock", "0:10", true)
    );
    assert_eq!(clock(device, Player::Black).expect("a clock").left, "1:01");
    assert_eq!(
        last_announcement(device),
        Some(&"Your clock: ten seconds left.".to_owned())
    );
    let count = device.effects.len();
    time(device, 8_500, 61_000);
    assert_eq!(device.effects.len(), count, "the notice is announced once");
    // The remaining delay is shown beside the reserve of the player whose turn it is, without an announcement.
    device.send(Msg::Time(
        ByPlayer::new(|_| 8_500),
        Some((Player::Black, 6_001)),
    ));
    assert_eq!(clock(device, Player::White).expect("a clock").free, None);
    assert_eq!(clock(device, Player::Black).expect("a clock").free, Some(7));
    assert_eq!(device.effects.len(), count);
}

#[test]
fn allows_a_claim_against_a_connected_friend_who_has_run_out_of_time() {
    let mut devices = connected(timed());
    let at = due(&devices);
    let other = 1 - at;
    time(&mut devices[at], 0, 50_000);
    assert!(buttons(&devices[at].model, devices[at].playing()).len() == 2);
    let offered = |device: &Device| {
        let all = buttons(&device.model, device.playing());
        all.iter()
            .any(|button| button.action == Press::Act(Act::ClaimOnTime))
    };
    assert!(!offered(&devices[other]));
    time(&mut devices[other], 50_000, 0);
    assert!(offered(&devices[other]));
    assert!(devices[other].status().contains("ran out of time"));
    devices[other].send(Msg::Live(Live::default()));
    assert!(!offered(&devices[other]), "by link there is no clock");
    devices[other].send(Msg::Live(LIVE));
    devices[other].press(Press::Act(Act::ClaimOnTime));
    let (_, _, own) = devices[other].playing().standing().expect("a game");
    // By the slow player's own clock, time remains: a notice reports this, and the game continues.
    time(&mut devices[at], 20_000, 50_000);
    devices[at].send(Msg::ReceiveLive(own.clone(), NOW));
    assert!(devices[at].notice_text().contains("time isn't over"));
    time(&mut devices[at], 1_000, 50_000);
    devices[at].send(Msg::ReceiveLive(own, NOW));
    assert_eq!(devices[at].status(), "You ran out of time.");
    for device in &devices {
        assert_eq!(device.model.entries()[0].summary.due, Due::Nobody);
    }
}
