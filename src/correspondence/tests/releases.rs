//! Tests for links and files from other releases: unreadable ones produce a notice and change nothing.

use record::{Envelope, from_code, to_code};

use super::*;

/// Returns a link's code with a different version number and a valid checksum.
fn with_version(code: &str, version: u8) -> String {
    let bytes = from_code(code).expect("base64url");
    let envelope = |version| Envelope {
        version,
        most_bytes: 16_384,
    };
    let content = envelope(bytes[0]).open(&bytes).expect("a link").to_vec();
    to_code(&envelope(version).seal(&content).expect("short enough"))
}

/// Returns the link with a different version number in its last message.
fn later(link: &str, version: u8) -> String {
    let (kind, codes) = link.split_once('=').expect("a link");
    let mut codes: Vec<String> = codes.split('.').map(str::to_owned).collect();
    let last = codes.pop().expect("a message");
    codes.push(with_version(&last, version));
    format!("{kind}={}", codes.join("."))
}

#[test]
fn links_from_later_versions_produce_a_notice_and_change_nothing() {
    let invitation = invited(form(3)).link();
    let mut devices = opened();
    let at = due(&devices);
    devices[at].play();
    let turn = devices[at].link();
    for version in [0, 4, 200] {
        for link in [&invitation, &turn] {
            let receiver = &mut devices[1 - at];
            let before = receiver.stored.clone();
            receiver.open_link(&later(link, version));
            assert!(
                receiver.notice_text().contains("Reload"),
                "{}",
                receiver.notice_text()
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
fn messages_of_unknown_types_produce_a_notice() {
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
    // These bytes hold the content type, and the action in a turn.
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
fn damaged_files_and_files_from_later_releases_produce_a_notice() {
    let mut devices = opened();
    let at = due(&devices);
    let file = devices[at].export();
    let mut other = Device::new();
    for (from, to, expected) in [
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
        assert!(
            other.notice_text().contains(expected),
            "{}",
            other.notice_text()
        );
        assert!(other.stored.is_empty());
    }
    other.open_link(&file);
    assert_eq!(other.stored.len(), 1);
}
