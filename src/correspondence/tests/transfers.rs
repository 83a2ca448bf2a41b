//! Tests for moving a game to another device: only one copy continues.

use super::*;

/// Returns both devices in a game whose exporting device is waiting for the friend, the index of that device, and the
/// file.
fn exported() -> ([Device; 2], usize, String) {
    let mut devices = opened();
    let at = due(&devices);
    devices[at].play();
    pass_on(&mut devices, at);
    let text = devices[at].export();
    (devices, at, text)
}

/// Lets the friend of the device at `at` play, and returns the link.
fn friend_plays(devices: &mut [Device; 2], at: usize) -> String {
    let friend = &mut devices[1 - at];
    if matches!(friend.playing().next(), Some(Next::Cube { .. })) {
        friend.press(Press::Act(Act::Roll));
    }
    friend.play();
    friend.link()
}

fn is_read_only(device: &mut Device) {
    let before = device.stored.clone();
    assert!(device.playing().is_moved());
    assert_eq!(device.playing().next(), None);
    assert_eq!(device.playing().link(), None);
    assert_eq!(buttons(&device.model, device.playing()), []);
    assert!(device.status().contains("read-only"), "{}", device.status());
    for press in [
        Press::Act(Act::Roll),
        Press::Act(Act::Double),
        Press::Send,
        Press::Act(Act::Claim),
    ] {
        device.press(press);
    }
    assert_eq!(device.stored, before);
    assert!(device.playing().is_moved());
}

#[test]
fn an_exported_game_continues_on_one_device_with_the_same_secrets() {
    let mut devices = opened();
    let at = due(&devices);
    let shown_text = devices[at].status();
    let text = devices[at].export();
    is_read_only(&mut devices[at]);
    let mut moved = Device::new();
    moved.open_link(&text);
    assert_eq!(moved.status(), shown_text);
    moved.play();
    let link = moved.link();
    devices[1 - at].open_link(&link);
    // The file from the device on which the game continued brings it back.
    let newer = moved.export();
    is_read_only(&mut moved);
    devices[at].open_link(&newer);
    assert_eq!(devices[at].model.notice(), None);
    assert_eq!(devices[at].link(), link, "no secret is sent differently");
    moved.open_link(&text);
    assert_eq!(moved.model.notice(), Some(&Notice::Moved), "an older state");
    is_read_only(&mut moved);
}

#[test]
fn no_roll_is_shown_on_one_device_before_a_double_on_the_other() {
    let mut devices = opened();
    let doubler = until_cube(&mut devices);
    let text = devices[doubler].export();
    let mut other = Device::new();
    other.open_link(&text);
    other.press(Press::Act(Act::Roll));
    assert!(matches!(other.playing().next(), Some(Next::Play { .. })));
    is_read_only(&mut devices[doubler]);
    devices[doubler].reload();
    is_read_only(&mut devices[doubler]);
    // A game restored from its own file counts the roll as seen.
    devices[doubler].open_link(&text);
    assert_eq!(devices[doubler].model.notice(), Some(&Notice::TakenBack));
    assert!(matches!(
        devices[doubler].playing().next(),
        Some(Next::Play { .. })
    ));
    devices[doubler].press(Press::Act(Act::Double));
    assert!(matches!(
        devices[doubler].playing().next(),
        Some(Next::Play { .. })
    ));
}

#[test]
fn a_game_restored_from_its_file_while_waiting_closes_the_cube_only_before_the_next_roll() {
    let (mut devices, at, text) = exported();
    let link = friend_plays(&mut devices, at);
    let before = devices[at].stored.clone();
    devices[at].open_link(&link);
    assert_eq!(devices[at].model.notice(), Some(&Notice::Moved));
    assert_eq!(devices[at].stored, before, "nothing is received");
    devices[at].open_link(&text);
    assert_eq!(devices[at].model.notice(), Some(&Notice::TakenBack));
    devices[at].reload();
    devices[at].open_link(&link);
    assert!(matches!(
        devices[at].playing().next(),
        Some(Next::Play { .. })
    ));
    devices[at].play();
    pass_on(&mut devices, at);
    let link = friend_plays(&mut devices, at);
    devices[at].open_link(&link);
    assert!(matches!(
        devices[at].playing().next(),
        Some(Next::Cube { .. })
    ));
}

#[test]
fn a_game_returned_by_another_device_keeps_the_cube() {
    let mut devices = opened();
    let doubler = until_cube(&mut devices);
    let text = devices[doubler].export();
    let mut other = Device::new();
    other.open_link(&text);
    let back = other.export();
    is_read_only(&mut other);
    devices[doubler].open_link(&back);
    assert_eq!(devices[doubler].model.notice(), None);
    devices[doubler].press(Press::Act(Act::Double));
    assert!(matches!(
        devices[doubler].playing().next(),
        Some(Next::Wait)
    ));
}

#[test]
fn a_declined_resignation_does_not_reopen_the_cube() {
    let mut devices = opened();
    let at = until_cube(&mut devices);
    devices[at].press(Press::Act(Act::Roll));
    devices[at].press(Press::Act(Act::Resign(rules::Win::Single)));
    pass_on(&mut devices, at);
    devices[1 - at].press(Press::Act(Act::Decline));
    pass_on(&mut devices, 1 - at);
    assert!(matches!(
        devices[at].playing().next(),
        Some(Next::Play { .. })
    ));
    devices[at].press(Press::Act(Act::Double));
    assert!(matches!(
        devices[at].model.notice(),
        Some(Notice::Refused(_))
    ));
}

#[test]
fn a_moved_game_is_listed_as_moved_and_its_file_can_be_saved_again() {
    let (mut devices, at, text) = exported();
    let device = &mut devices[at];
    assert_eq!(cards(&device.model)[0].state, "Moved to another device");
    let again = device.export();
    let stored = |text: &str| text.split('\n').nth(3).map(str::to_owned);
    assert_eq!(stored(&again), stored(&text));
    let counts = Effect::Count(0, 0);
    device.load();
    assert!(device.effects.contains(&counts));
}

#[test]
fn a_game_is_not_exported_if_it_could_not_be_marked_as_moved() {
    let devices = opened();
    let at = due(&devices);
    let mut model = devices[at].model.clone();
    let key = devices[at].playing().key().clone();
    let effects = update(&mut model, Msg::Export(NOW));
    assert!(matches!(effects[..], [Effect::Store { .. }]));
    update(&mut model, Msg::Export(NOW));
    assert_eq!(
        model.notice(),
        Some(&Notice::Busy),
        "pressed again meanwhile"
    );
    let effects = update(&mut model, Msg::Stored(key, Err(StoreError::Failed)));
    assert!(!effects.iter().any(|one| matches!(one, Effect::SaveFile(_))));
    let failed = Notice::Problem(Problem::NotStored(StoreError::Failed));
    assert_eq!(model.notice(), Some(&failed));
    assert!(!model.playing().expect("still shown").is_moved());
}

#[test]
fn a_file_from_an_earlier_release_is_imported() {
    let devices = opened();
    let at = due(&devices);
    let shown_text = devices[at].status();
    let (_, line) = devices[at].stored[0].clone();
    let words = line.lines().next().expect("a head").split(' ').count();
    assert_eq!(words, 8, "as earlier releases write it");
    let mut other = Device::new();
    other.open_link(&line);
    assert_eq!(other.status(), shown_text);
}

#[test]
fn exporting_a_finished_game_does_not_change_it() {
    let mut devices = begun(form(1));
    if matches!(devices[0].playing().next(), Some(Next::Wait)) {
        pass_on(&mut devices, 0);
    }
    let at = due(&devices);
    devices[at].press(Press::Act(Act::Resign(rules::Win::Single)));
    pass_on(&mut devices, at);
    devices[1 - at].press(Press::Act(Act::Accept));
    pass_on(&mut devices, 1 - at);
    let before = devices[at].stored.clone();
    devices[at].export();
    assert_eq!(devices[at].stored, before);
    assert!(matches!(devices[at].playing().next(), Some(Next::Over(_))));
}

#[test]
fn an_invitation_cannot_be_moved_to_another_device() {
    let mut white = invited(form(3));
    assert!(!may_export(white.playing()));
    white.send(Msg::Export(NOW));
    assert!(
        !white
            .effects
            .iter()
            .any(|one| matches!(one, Effect::SaveFile(_)))
    );
}
