//! Session descriptions (SDP): parsing the browser's own description, and writing one for the other browser.
//!
//! No text from the other side reaches the browser: a [`Signal`] contains only numbers and validated words, from which
//! a new description is written.

use std::fmt::Write as _;

use crate::signal::{Address, IceCandidate, Kind, Signal};

impl Signal {
    /// Parses a browser's description of its own side; `to` is the offer if the description is an answer. `None` if the
    /// description is not for a data channel, or has no SHA-256 fingerprint.
    pub fn from_sdp(sdp: &str, to: Option<&Self>) -> Option<Self> {
        let value = |name: &str| {
            let mut lines = sdp.lines();
            lines.find_map(|line| line.strip_prefix("a=")?.strip_prefix(name))
        };
        let fingerprint = value("fingerprint:")?.split_once(' ')?;
        if !fingerprint.0.eq_ignore_ascii_case("sha-256") {
            return None;
        }
        let bytes = fingerprint.1.trim().split(':');
        let bytes: Option<Vec<u8>> = bytes
            .map(|pair| u8::from_str_radix(pair, 16).ok())
            .collect();
        let kind = match to {
            None => Kind::Offer,
            Some(offer) => Kind::Answer {
                to: offer.id(),
                active: value("setup:")?.trim() == "active",
            },
        };
        let candidates = sdp.lines().filter_map(|line| {
            let line = line.strip_prefix("a=candidate:")?;
            candidate(line.trim_end())
        });
        let texts = [value("ice-ufrag:")?.trim(), value("ice-pwd:")?.trim()];
        let is_data = sdp.lines().any(|line| line.starts_with("m=application "));
        Self::new(kind, texts, bytes?.try_into().ok()?, candidates.collect()).filter(|_| is_data)
    }

    /// Returns the other side's description for this browser, without addresses: see [`Signal::candidate_lines`].
    pub fn to_sdp(&self) -> String {
        let setup = match self.kind {
            Kind::Offer => "actpass",
            Kind::Answer { active: true, .. } => "active",
            Kind::Answer { active: false, .. } => "passive",
        };
        let mut fingerprint = String::new();
        for byte in self.fingerprint {
            // Writing to a string cannot fail.
            let _written = write!(fingerprint, ":{byte:02X}");
        }
        let fingerprint = fingerprint.trim_start_matches(':');
        let (ufrag, password) = (&self.ufrag, &self.password);
        let lines = [
            "v=0",
            "o=- 1 2 IN IP4 127.0.0.1",
            "s=-",
            "t=0 0",
            "a=group:BUNDLE 0",
            "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
            "c=IN IP4 0.0.0.0",
            &format!("a=ice-ufrag:{ufrag}"),
            &format!("a=ice-pwd:{password}"),
            "a=ice-options:trickle",
            &format!("a=fingerprint:sha-256 {fingerprint}"),
            &format!("a=setup:{setup}"),
            "a=mid:0",
            "a=sctp-port:5000",
            "a=max-message-size:65536",
            "",
        ];
        lines.join("\r\n")
    }

    /// Returns the addresses as candidate lines, which a browser accepts individually.
    pub fn candidate_lines(&self) -> Vec<String> {
        let lines = self.candidates.iter().enumerate();
        lines.map(|(nth, one)| candidate_line(nth, one)).collect()
    }
}

/// Parses the text after `candidate:`, for example `1 1 udp 2122260223 192.0.2.1 50000 typ host`.
fn candidate(line: &str) -> Option<IceCandidate> {
    let mut words = line.split(' ').skip(1);
    let (component, transport) = (words.next()?, words.next()?);
    let (address, port) = (words.nth(1)?, words.next()?);
    let kind = words.nth(1)?;
    let udp = component == "1" && transport.eq_ignore_ascii_case("udp");
    Some(IceCandidate {
        address: parse_address(address)?,
        port: port.parse().ok().filter(|port| *port != 0)?,
        reflexive: match kind {
            "host" => false,
            "srflx" => true,
            _ => return None,
        },
    })
    .filter(|_| udp)
}

fn parse_address(text: &str) -> Option<Address> {
    if let Ok(address) = text.parse() {
        return Some(Address::V4(address));
    }
    if let Ok(address) = text.parse() {
        return Some(Address::V6(address));
    }
    let name = text.strip_suffix(".local")?;
    let digits: String = name.split('-').collect();
    if name.len() != 36 || digits.len() != 32 || !digits.is_ascii() {
        return None;
    }
    let byte = |nth: usize| u8::from_str_radix(digits.get(2 * nth..2 * nth + 2)?, 16).ok();
    let bytes: Option<Vec<u8>> = (0..16).map(byte).collect();
    Some(Address::Local(bytes?.try_into().ok()?))
}

fn candidate_line(nth: usize, candidate: &IceCandidate) -> String {
    let address = match candidate.address {
        Address::V4(address) => address.to_string(),
        Address::V6(address) => address.to_string(),
        Address::Local(name) => local_name(name),
    };
    let port = candidate.port;
    // Type preferences from RFC 8445: 126 for host and 100 for server-reflexive candidates; each further address gets a
    // lower priority.
    let (preference, kind) = if candidate.reflexive {
        (100_u32, "srflx raddr 0.0.0.0 rport 0")
    } else {
        (126, "host")
    };
    let priority = (preference << 24)
        + (u32::try_from(nth).map_or(0, |nth| 65_535_u32.saturating_sub(nth)) << 8)
        + 255;
    format!("candidate:{nth} 1 udp {priority} {address} {port} typ {kind}")
}

/// Formats an mDNS name: a UUID followed by `.local`.
fn local_name(name: [u8; 16]) -> String {
    let mut text = String::new();
    for (nth, byte) in name.into_iter().enumerate() {
        if matches!(nth, 4 | 6 | 8 | 10) {
            text.push('-');
        }
        let _written = write!(text, "{byte:02x}");
    }
    text + ".local"
}
