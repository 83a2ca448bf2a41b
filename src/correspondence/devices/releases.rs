//! Links and files of other releases: what cannot be read is said in words, and changes nothing.

use record::{Envelope, from_code, to_code};

use super::*;

/// The code of a link with another version number and a checksum that fits.
fn with_version(code: &str, version: u8) -> String {
    let bytes = from_code(code).expect("base64url");
    let envelope = |version| Envelope {
        version,
        most_bytes: 16_384,
    };
    let content = envelope(bytes[0]).open(&bytes).expect("a link").to_vec();
    to_code(&envelope(version).seal(&content).expect("short enough"))
}

/// The link with another version number in its last message.
fn later(link: &str, version: u8) -> String {
    let (kind, codes) = link.split_once('=').expect("a link");
    let mut codes: Vec<String> = codes.split('.').map(str::to_owned).collect();
    let last = codes.pop().expect("a message");
    codes.push(with_version(&last, version));
    format!("{kind}={}", codes.join("."))
}

#[test]
fn links_of_later_versions_say_so_and_change_nothing() {
    let invitation = invited(form(3)).link();
    let mut devices = opened();
    let at = due(&devices);
    devices[at].play();
    let turn = devices[at].link();
    for version in [0, 3, 200] {
        for link in [&invitation, &turn] {
            let receiver = &mut devices[1 - at];
            let before = receiver.stored.clone();
            receiver.open_link(&later(link, version));
            assert!(
                receiver.noticed().contains("Reload"),
                "{}",
                receiver.noticed()
            );
            assert_eq!(receiver.stored, before);
        }
    }
    devices[1 - at].open_link(&turn);
    assert!(!matches!(
        devices[1 - at].playing().next(),
        Some(Next::Wait)
    ));
}

#[test]
fn messages_of_unknown_kinds_are_refused_in_words() {
    let mut devices = opened();
    let at = due(&devices);
    devices[at].play();
    let link = devices[at].link();
    let code = link.trim_start_matches("t=");
    let bytes = from_code(code).expect("base64url");
    let envelope = Envelope {
        version: 1,
        most_bytes: 384,
    };
    let content = envelope.open(&bytes).expect("a message").to_vec();
    // The kind of the content, and the act of a turn.
    for at_byte in [0, 27] {
        for value in [3, 14, 99, 255] {
            let mut changed = content.clone();
            changed[at_byte] = value;
            let code = to_code(&envelope.seal(&changed).expect("short enough"));
            let receiver = &mut devices[1 - at];
            let before = receiver.stored.clone();
            receiver.open_link(&format!("t={code}"));
            if !(at_byte == 27 && value == 3) {
                assert!(receiver.model.notice().is_some(), "{at_byte} {value}");
            }
            assert_eq!(receiver.stored, before, "{at_byte} {value}");
        }
    }
}

#[test]
fn files_of_later_releases_and_damaged_ones_say_so() {
    let mut devices = opened();
    let at = due(&devices);
    let file = devices[at].export();
    let mut other = Device::new();
    for (from, to, told) in [
        ("friend1 ", "friend2 ", "another version"),
        ("{\"version\":1", "{\"version\":2", "another version"),
        ("\"root\"", "\"rooot\"", "damaged"),
        ("friend1 white", "friend1 nobody", "damaged"),
        ("friend1 black", "friend1 nobody", "damaged"),
    ] {
        let changed = file.replacen(from, to, 1);
        if changed == file {
            continue;
        }
        other.open_link(&changed);
        assert!(other.noticed().contains(told), "{}", other.noticed());
        assert!(other.stored.is_empty());
    }
    other.open_link(&file);
    assert_eq!(other.stored.len(), 1);
}
