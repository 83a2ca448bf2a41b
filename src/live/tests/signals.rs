//! Tests with session descriptions from real browsers, damaged codes, and STUN server names.

use proptest::prelude::*;

use record::{Envelope, from_code, to_code};

use super::{CHROMIUM, Side, answer, games, offer};
use crate::{
    Address, Connection, IceCandidate, Input, Kind, Problem, Signal, SignalFault, Stage, StunServer,
};

/// Offer from Firefox 140.
const FIREFOX: &str = "v=0\r\no=mozilla...THIS_IS_SDPARTA-99.0 6190424432541566470 0 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\n\
a=sendrecv\r\n\
a=fingerprint:sha-256 D9:36:BF:45:81:4A:47:F5:93:C2:90:2F:8B:88:3F:C0:10:8A:30:F0:F1:85:60:C7:54:64:CD:24:2B:A1:4A:E6\r\n\
a=group:BUNDLE 0\r\na=ice-options:trickle\r\na=msid-semantic:WMS *\r\n\
m=application 33659 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n\
a=candidate:0 1 UDP 2122252543 0a89de05-c6f5-4314-90fa-42c331b8b8cb.local 33659 typ host\r\n\
a=candidate:4 1 TCP 2105524479 0a89de05-c6f5-4314-90fa-42c331b8b8cb.local 9 typ host tcptype active\r\n\
a=sendrecv\r\na=end-of-candidates\r\na=ice-pwd:3d78ff5a94272fc1de5e6c6636ec63f9\r\na=ice-ufrag:1f425ec3\r\n\
a=mid:0\r\na=setup:actpass\r\na=sctp-port:5000\r\na=max-message-size:1073741823\r\n";

#[test]
fn parses_browser_descriptions() {
    let signal = offer();
    let local = [
        0x0a, 0x1b, 0x2c, 0x3d, 0x4e, 0x5f, 0x40, 0x61, 0x82, 0x93, 0xa4, 0xb5, 0xc6, 0xd7, 0xe8,
        0xf9,
    ];
    let candidate = |address, port, reflexive| IceCandidate {
        address,
        port,
        reflexive,
    };
    assert_eq!(
        signal.candidates,
        [
            candidate(Address::Local(local), 40_632, false),
            candidate(Address::V4([192, 0, 2, 7].into()), 40_632, true),
            candidate(
                Address::V6("2001:db8::7".parse().expect("an address")),
                40_633,
                false
            ),
        ]
    );
    let firefox = Signal::from_sdp(FIREFOX, None).expect("an offer");
    assert_eq!(firefox.candidates.len(), 1, "TCP is left out");
    for signal in [signal, firefox] {
        assert!(signal.code().len() < 200, "{}", signal.code().len());
    }
}

#[test]
fn drops_local_addresses_marked_reflexive() {
    let with = |address: &str, kind: &str| {
        let sdp = CHROMIUM
            .replace("192.0.2.7", address)
            .replace("srflx", kind);
        let signal = Signal::from_sdp(&sdp, None).expect("an offer");
        let again = Signal::from_code(&signal.code()).expect("a code");
        again.candidates.len()
    };
    let all = with("192.0.2.7", "srflx");
    for local in [
        "127.0.0.1",
        "10.0.0.1",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.0.1",
        "224.0.0.1",
        "0.0.0.0",
        "::1",
        "::ffff:10.0.0.1",
        "fe80::1",
        "fc00::1",
        "ff02::1",
    ] {
        assert_eq!(with(local, "srflx"), all - 1, "{local}");
        assert_eq!(with(local, "host"), all, "{local}");
    }
    assert_eq!(with("2001:db8::7", "srflx"), all);
}

#[test]
fn a_description_round_trips() {
    let signal = offer();
    let lines: Vec<String> = signal.candidate_lines();
    assert!(lines[0].ends_with("0a1b2c3d-4e5f-4061-8293-a4b5c6d7e8f9.local 40632 typ host"));
    let addresses = format!("a={}\r\n", lines.join("\r\na="));
    let again = Signal::from_sdp(&(signal.to_sdp() + &addresses), None);
    assert_eq!(again.as_ref(), Some(&signal));
    let active = answer(&signal);
    assert!(active.to_sdp().contains("a=setup:active\r\n"));
    assert_eq!(
        active.kind,
        Kind::Answer {
            to: signal.id(),
            active: true
        }
    );
}

#[test]
fn rejects_invalid_descriptions() {
    for (from, to) in [
        ("sha-256", "sha-1"),
        ("0F:74", "0F"),
        ("m=application", "m=audio"),
        ("EsAw", "E w"),
        ("EsAw", "Es"),
        ("P2uY", "P2u\u{e4}"),
        ("a=ice-pwd", "a=pwd"),
    ] {
        let sdp = CHROMIUM.replace(from, to);
        assert_eq!(Signal::from_sdp(&sdp, None), None, "{from}");
    }
}

#[test]
fn rejects_a_changed_code() {
    let signal = offer();
    let code = signal.code();
    assert_eq!(Signal::from_code(&code), Ok(signal));
    assert_eq!(
        Signal::from_code(&code[..code.len() - 8]),
        Err(SignalFault::Cut)
    );
    for at in 4..code.len() {
        let mut changed = code.clone().into_bytes();
        changed[at] = if changed[at] == b'A' { b'B' } else { b'A' };
        let changed = String::from_utf8(changed).expect("ASCII");
        assert!(Signal::from_code(&changed).is_err(), "at {at}");
    }
}

/// Returns another browser's offer.
fn other_offer() -> Signal {
    let sdp = CHROMIUM.replace("0F:74", "FF:74");
    Signal::from_sdp(&sdp, None).expect("an offer")
}

#[test]
fn crossed_offers_lead_to_one_connection() {
    for turned in [false, true] {
        let mut offers = [offer(), other_offer()];
        if turned {
            offers.reverse();
        }
        let mut sides = games().map(Side::new);
        for (side, own) in sides.iter_mut().zip(&offers) {
            side.update(Input::Offer, 0);
            side.update(Input::Described(Some(own.clone())), 0);
        }
        for (nth, side) in sides.iter_mut().enumerate() {
            side.update(Input::Open(offers[1 - nth].code()), 0);
        }
        let first = usize::from(offers[1].id() < offers[0].id());
        assert_eq!(sides[first].stage(), &Stage::Offered(offers[first].clone()));
        assert_eq!(sides[first].connection.problem(), Some(Problem::Crossed));
        let second = &mut sides[1 - first];
        let own = answer(&offers[first]);
        second.update(Input::Described(Some(own.clone())), 0);
        assert_eq!(second.stage(), &Stage::Answered(own.clone()));
        sides[first].update(Input::Open(own.code()), 0);
        assert_eq!(sides[first].stage(), &Stage::Connecting { since: 0 });
        assert_eq!(sides[first].connection.problem(), None);
    }
}

#[test]
fn a_code_from_a_later_version_is_distinguished_from_a_damaged_code() {
    let envelope = |version| Envelope {
        version,
        most_bytes: 512,
    };
    let bytes = from_code(&offer().code()).expect("base64url");
    let content = envelope(1).open(&bytes).expect("a code");
    let later = to_code(&envelope(2).seal(content).expect("short enough"));
    assert_eq!(Signal::from_code(&later), Err(SignalFault::OtherVersion(2)));
    let mut connection = Connection::default();
    assert_eq!(connection.update(Input::Open(later), 0), []);
    assert_eq!(connection.problem(), Some(Problem::OtherVersion));
    connection.update(Input::Open("x".to_owned()), 0);
    assert_eq!(connection.problem(), Some(Problem::Damaged));
    connection.update(Input::Open(offer().code()), 0);
    assert_eq!(connection.problem(), None);
}

#[test]
fn accepts_hosts_with_optional_ports_as_stun_servers() {
    let named = |text| StunServer::new(text).map(|server| server.to_string());
    assert_eq!(
        named(" stun.example.org "),
        Some("stun:stun.example.org:3478".to_owned())
    );
    assert_eq!(
        named("stun:a-b.example:19302"),
        Some("stun:a-b.example:19302".to_owned())
    );
    for wrong in [
        "",
        "a b",
        "host:0",
        "host:99999",
        "-a",
        "a..b",
        "turn:a:1",
        "a/b",
        "a?x",
    ] {
        assert_eq!(named(wrong), None, "{wrong}");
    }
}

proptest! {
    #[test]
    fn signals_have_exactly_one_encoding(text in ".{0,300}", at in 0..200_usize, byte in any::<u8>()) {
        prop_assert!(Signal::from_code(&text).is_err());
        let _read = Signal::from_sdp(&text, None);
        let mut sdp = CHROMIUM.as_bytes().to_vec();
        let at = at * sdp.len() / 200;
        sdp[at] = byte;
        if let Some(signal) = Signal::from_sdp(&String::from_utf8_lossy(&sdp), None) {
            prop_assert_eq!(Signal::from_code(&signal.code()), Ok(signal));
        }
    }
}
