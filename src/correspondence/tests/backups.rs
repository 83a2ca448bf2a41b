//! Tests for games restored from a backup.

use super::*;
use crate::{restorable, stays};

#[test]
fn a_stored_game_is_restorable_only_under_its_own_key() {
    let begun = opened();
    let mut stored = invited(form(3)).stored;
    stored.extend(begun.iter().flat_map(|device| device.stored.clone()));
    assert_eq!(stored.len(), 3);
    for (key, line) in &stored {
        let restored = restorable(key, line).expect("it is valid");
        assert_eq!(restorable(key, &restored), Some(restored), "marked once");
        assert_eq!(restorable("0123456789abcdef", line), None);
        assert_eq!(restorable("no key", line), None);
        assert_eq!(restorable(key, ""), None);
        for end in (0..line.len()).step_by(7) {
            if let Some(cut) = line.get(..end) {
                assert_eq!(restorable(key, cut), None, "cut at {end}");
            }
        }
    }
}

/// Returns a device restored from its backup, whose player may double.
fn restored_before_a_double() -> Device {
    let mut devices = opened();
    let doubler = until_cube(&mut devices);
    let (key, line) = devices[doubler].stored[0].clone();
    let line = restorable(&key, &line).expect("it is valid");
    let mut device = Device::with(vec![(key.clone(), line)], None);
    device.send(Msg::Open(key.try_into().expect("a key")));
    device
}

#[test]
fn a_restored_game_closes_the_cube_before_the_next_roll() {
    let mut device = restored_before_a_double();
    for _ in 0..2 {
        let next = device.playing().next();
        assert!(matches!(next, Some(Next::Play { .. })), "{next:?}");
        device.press(Press::Act(Act::Double));
    }
}

#[test]
fn a_restored_game_differs_only_in_the_seen_roll() {
    let mut devices = opened();
    let doubler = until_cube(&mut devices);
    for device in &devices {
        let (key, line) = &device.stored[0];
        let restored = restorable(key, line).expect("it is valid");
        assert_ne!(&restored, line, "the roll counts as seen");
        let head = |line: &str| line.lines().take(3).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(head(&restored), head(line));
        assert!(stays(&restored, line) && stays(line, &restored));
    }
    // Invitations, and games that do not continue on this device, are unchanged.
    let mut others = invited(form(3)).stored;
    devices[doubler].export();
    others.extend(devices[doubler].stored.clone());
    for (key, line) in &others {
        assert_eq!(restorable(key, line).as_ref(), Some(line));
    }
}

#[test]
fn keeps_an_existing_game_if_it_is_as_long_or_was_moved() {
    let mut devices = opened();
    let at = due(&devices);
    let earlier = devices[at].stored[0].1.clone();
    let file = devices[at].export();
    let moved = devices[at].stored[0].1.clone();
    let mut other = Device::new();
    other.open_link(&file);
    other.play();
    let later = other.stored[0].1.clone();
    assert!(stays(&later, &earlier) && stays(&later, &later));
    assert!(!stays(&earlier, &later));
    assert!(!stays("damaged", &earlier));
    assert!(stays(&moved, &later), "it went elsewhere");
}
