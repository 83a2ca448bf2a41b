//! Tests for connecting by link, messages over the connection, and sound cues.

use board::Cue;

use super::*;

pub(super) const LIVE: Live = Live { open: true };

/// Returns a link's connection code, once the room requests the connection.
fn connect_code(device: &Device) -> Option<String> {
    device.effects.iter().rev().find_map(|effect| match effect {
        Effect::Call(code) => Some(code.clone()),
        _ => None,
    })
}

fn cues(device: &Device) -> Vec<Cue> {
    let cue = |effect: &Effect| match effect {
        Effect::Cue(cue) => Some(*cue),
        _ => None,
    };
    device.effects.iter().filter_map(cue).collect()
}

/// Delivers the messages from `from` to the other device over the connection.
fn deliver_live(devices: &mut [Device; 2], from: usize) {
    let (_, _, own) = devices[from].playing().standing().expect("a game");
    let now = devices[1 - from].now;
    devices[1 - from].send(Msg::ReceiveLive(own, now));
}

#[test]
fn one_link_carries_invitation_and_connection() {
    let mut white = invited(form(3));
    let offer = white.playing().call_link("Zm9v");
    assert!(offer.starts_with("l=Zm9v."));
    let mut black = Device::new();
    black.open_link(&offer);
    assert_eq!(connect_code(&black), None, "not before it is accepted");
    black.send(Msg::Accept(root(2), NOW));
    assert_eq!(connect_code(&black).as_deref(), Some("Zm9v"));
    let answer = black.playing().call_link("YmFy");
    white.open_link(&answer);
    assert_eq!(connect_code(&white).as_deref(), Some("YmFy"));
    assert!(white.playing().game().is_some(), "the game has begun");
}

#[test]
fn a_repeated_link_with_a_new_connection_shows_no_notice() {
    let mut devices = opened();
    let link = devices[0].playing().call_link("Zm9v");
    devices[1].open_link(&link);
    assert_eq!(connect_code(&devices[1]).as_deref(), Some("Zm9v"));
    assert_eq!(devices[1].model.notice(), None);
}

#[test]
fn a_rejected_link_sets_up_no_connection() {
    let mut white = invited(form(3));
    let own = white.playing().call_link("Zm9v");
    white.open_link(&own);
    assert_eq!(white.model.notice(), Some(&Notice::OwnInvitation));
    let mut third = Device::new();
    let [_, black] = begun(form(3));
    third.open_link(&black.playing().call_link("Zm9v"));
    assert_eq!(third.model.notice(), Some(&Notice::UnknownGame));
    for device in [&white, &third] {
        assert_eq!(connect_code(device), None);
    }
    third.open_link("l=Zm9v");
    assert!(matches!(third.model.notice(), Some(Notice::Link(_))));
}

#[test]
fn a_rejected_message_sets_up_no_connection() {
    let mut devices = opened();
    let at = due(&devices);
    devices[at].play();
    let game = devices[at].playing().game().expect("a game");
    let last = &game.messages().last().expect("a play").message;
    let friend::Message::Turn(turn) = last.clone() else {
        panic!("{last:?}");
    };
    let forged = friend::Message::Turn(friend::Turn {
        past: [0; 16],
        ..turn
    });
    for (message, call) in [(&forged, None), (last, Some("Zm9v"))] {
        let mut other = Device::with(devices[1 - at].stored.clone(), None);
        let link = friend::print_link([message]);
        other.open_link(&format!("l=Zm9v.{}", link.trim_start_matches("t=")));
        assert_eq!(connect_code(&other).as_deref(), call);
    }
}

#[test]
fn a_play_has_one_cue_and_needs_no_link() {
    let mut devices = opened();
    for device in &mut devices {
        device.send(Msg::Live(LIVE));
    }
    let at = due(&devices);
    devices[at].play();
    assert!(
        devices[at].status().ends_with("on roll."),
        "{}",
        devices[at].status()
    );
    deliver_live(&mut devices, at);
    let stored = devices[1 - at].stored.clone();
    let played_cues = cues(&devices[1 - at]);
    assert!(!played_cues.is_empty());
    deliver_live(&mut devices, at);
    assert_eq!(devices[1 - at].stored, stored);
    assert_eq!(devices[1 - at].model.notice(), None);
    assert_eq!(cues(&devices[1 - at]), played_cues);
}

#[test]
fn messages_wait_while_a_game_is_stored() {
    let mut devices = opened();
    let at = due(&devices);
    devices[at].play();
    let (_, _, own) = devices[at].playing().standing().expect("a game");
    let other = &mut devices[1 - at];
    // Another game is being stored.
    let key = other.playing().key().clone();
    other.send(Msg::ShowForm);
    let effects = update(&mut other.model, Msg::Invite(root(7), NOW));
    other.send(Msg::Open(key.clone()));
    assert_eq!(update(&mut other.model, Msg::ReceiveLive(own, NOW)), []);
    let Some(Effect::Store { key: new, .. }) = effects.into_iter().next() else {
        panic!("nothing is stored");
    };
    let effects = update(&mut other.model, Msg::Stored(new, Ok(true)));
    let stores = |one: &Effect| matches!(one, Effect::Store { key: stored, .. } if *stored == key);
    assert!(effects.iter().any(stores), "{effects:?}");
    other.send(Msg::Stored(key, Ok(true)));
    assert!(!matches!(other.playing().next(), Some(Next::Wait)));
}

#[test]
fn excess_messages_over_a_connection_are_dropped_silently() {
    let mut devices = opened();
    let (_, _, own) = devices[0].playing().standing().expect("a game");
    let other = &mut devices[1];
    other.send(Msg::ShowForm);
    update(&mut other.model, Msg::Invite(root(7), NOW));
    for _ in 0..2 * MAX_WAITING {
        let received = Msg::ReceiveLive(own.clone(), NOW);
        assert_eq!(update(&mut other.model, received), []);
    }
    assert_eq!(other.model.notice(), None, "the friend's page repeats them");
}

#[test]
fn waiting_messages_are_received_after_a_failed_write() {
    for (result, expected) in [
        (Ok(false), Notice::OtherTab),
        (
            Err(StoreError::Full),
            Notice::Problem(Problem::NotStored(StoreError::Full)),
        ),
    ] {
        let mut devices = opened();
        let at = due(&devices);
        devices[at].play();
        let (_, _, own) = devices[at].playing().standing().expect("a game");
        let other = &mut devices[1 - at];
        let game = other.playing().key().clone();
        other.send(Msg::ShowForm);
        let effects = update(&mut other.model, Msg::Invite(root(7), NOW));
        other.send(Msg::Open(game.clone()));
        let Some(Effect::Store { key, .. }) = effects.into_iter().next() else {
            panic!("nothing is stored");
        };
        update(&mut other.model, Msg::ReceiveLive(own.clone(), NOW));
        let mut effects = update(&mut other.model, Msg::Stored(key, result));
        assert_eq!(other.model.notice(), Some(&expected));
        if effects == [Effect::Load] {
            let loaded = Msg::Loaded(Ok(other.stored.clone()), NOW);
            effects = update(&mut other.model, loaded);
        }
        let stores = |one: &Effect| matches!(one, Effect::Store { key, .. } if *key == game);
        assert!(effects.iter().any(stores), "{effects:?}");
    }
}

#[test]
fn rolls_hits_and_game_ends_have_cues() {
    let mut devices = begun(form(1));
    if matches!(devices[0].playing().next(), Some(Next::Wait)) {
        pass_on(&mut devices, 0);
    }
    for _ in 0..400 {
        let at = due(&devices);
        match devices[at].playing().next() {
            Some(Next::Play { .. }) => devices[at].play(),
            Some(Next::Pass { .. }) => devices[at].press(Press::Act(Act::Pass)),
            _ => break,
        }
        pass_on(&mut devices, at);
    }
    let played_cues = [cues(&devices[0]), cues(&devices[1])].concat();
    for cue in [Cue::Roll, Cue::Hit, Cue::BearOff, Cue::Win] {
        assert!(played_cues.contains(&cue), "{cue:?}");
    }
}
