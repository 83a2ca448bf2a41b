//! Tests with duplicate results in which bits have been flipped although the checksum is valid, and with links from
//! later versions.

use std::cmp::Ordering;

use friend::{
    Duplicate, DuplicateOpponent, DuplicateResult, FalseResult, LinkFault, NotAMessage, Refused,
};
use record::{Envelope, from_code, to_code};
use rules::{ByPlayer, Player, Session};

use crate::duplicate::finished;

/// Envelope of links to results.
const ENVELOPE: Envelope = Envelope {
    version: 1,
    most_bytes: 16_384,
};

/// Returns the content of the link to a result.
fn content(result: &DuplicateResult) -> Vec<u8> {
    let link = result.link().expect("short enough");
    let bytes = from_code(link.trim_start_matches("r=")).expect("base64url");
    ENVELOPE.open(&bytes).expect("a link").to_vec()
}

fn link_of(content: &[u8]) -> String {
    let bytes = ENVELOPE.seal(content).expect("short enough");
    format!("r={}", to_code(&bytes))
}

/// Returns `true` if the results differ only in what the sender can claim freely: names, and whether the dice were
/// known.
fn differs_in_words_only(one: &DuplicateResult, other: &DuplicateResult) -> bool {
    (one.player, &one.acts, &one.duplicate) == (other.player, &other.acts, &other.duplicate)
}

#[test]
fn a_result_with_a_flipped_bit_is_rejected_or_has_the_same_winner() {
    let mut refused = 0;
    for seed in 0..8 {
        let (duplicate, session, result) = finished(seed);
        let bytes = content(&result);
        let sides = usize::from(*duplicate.against() == DuplicateOpponent::Partner) + 1;
        let mut players = std::collections::BTreeSet::new();
        for bit in 0..bytes.len() * 8 {
            let mut flipped = bytes.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            let Ok(read) = DuplicateResult::from_link(&link_of(&flipped)) else {
                refused += 1;
                continue;
            };
            let Ok(replayed) = read.check() else {
                refused += 1;
                continue;
            };
            if read.duplicate.tag() != duplicate.tag() || differs_in_words_only(&read, &result) {
                continue;
            }
            players.insert(format!("{:?}", read.player));
            if read.player == result.player {
                let winner = |session: &Session| -> Ordering {
                    let ByPlayer { white, black } = session.score();
                    white.cmp(&black)
                };
                assert_eq!(
                    winner(&replayed),
                    winner(&session),
                    "seed {seed}, bit {bit}"
                );
            }
        }
        assert!(players.len() <= sides, "seed {seed}: {players:?}");
    }
    assert!(refused > 1_000, "{refused}");
}

#[test]
fn rejects_the_computers_side_of_a_duplicate() {
    let computers = (0..40)
        .map(finished)
        .filter(|(duplicate, ..)| matches!(duplicate.against(), DuplicateOpponent::Computer(_)));
    let mut count = 0;
    for (duplicate, session, result) in computers {
        count += 1;
        let why = Refused::ComputersSide;
        let refused = Err(FalseResult { act: 1, why });
        let claimed = DuplicateResult {
            player: Player::Black,
            ..result
        };
        assert_eq!(claimed.check(), refused);
        let read = DuplicateResult::from_link(&claimed.link().expect("short enough"));
        assert_eq!(read.map(|read| read.check()), Ok(refused));
        assert!(DuplicateResult::new(&duplicate, &session, Player::Black).is_err());
    }
    assert!(count > 5, "{count}");
}

#[test]
fn links_from_later_versions_are_distinguished_from_damaged_links() {
    let (duplicate, _, result) = finished(3);
    for version in [0, 2, 255] {
        let later = |link: &str| {
            let (kind, code) = link.split_once('=').expect("a link");
            let bytes = from_code(code).expect("base64url");
            let content = ENVELOPE.open(&bytes).expect("a link");
            let envelope = Envelope {
                version,
                ..ENVELOPE
            };
            let bytes = envelope.seal(content).expect("short enough");
            format!("{kind}={}", to_code(&bytes))
        };
        let newer = LinkFault::Message(NotAMessage::OtherVersion(version));
        assert_eq!(Duplicate::from_link(&later(&duplicate.link())), Err(newer));
        let link = result.link().expect("short enough");
        assert_eq!(DuplicateResult::from_link(&later(&link)), Err(newer));
    }
}
