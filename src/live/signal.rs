//! Compact signal that one browser sends to the other: ICE credentials, DTLS fingerprint, and addresses.

use std::net::{Ipv4Addr, Ipv6Addr};

use record::{Envelope, LinkError, from_code, to_code};

/// Envelope for the code, which has less than 400 bytes even with the maximum number of addresses.
const ENVELOPE: Envelope = Envelope {
    version: 1,
    most_bytes: 512,
};

/// Maximum number of addresses per browser.
pub(crate) const MAX_CANDIDATES: usize = 8;

/// Accepted lengths of the ICE user name fragment and password. RFC 8839 allows up to 256 characters, but browsers use
/// at most 32.
const UFRAG: std::ops::RangeInclusive<usize> = 4..=64;
const PASSWORD: std::ops::RangeInclusive<usize> = 22..=64;

/// Type of signal: offer or answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Offer, sent in the first link.
    Offer,
    /// Answer, sent in the returned link.
    Answer {
        /// Prefix of the answered offer's fingerprint.
        to: [u8; 4],
        /// `true` if this side opens the DTLS connection.
        active: bool,
    },
}

/// Address at which a browser can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Address {
    /// IPv4 address.
    V4(Ipv4Addr),
    /// IPv6 address.
    V6(Ipv6Addr),
    /// Name that only the local network can resolve (mDNS): the 16 bytes of the UUID before `.local`.
    Local([u8; 16]),
}

/// ICE candidate for UDP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IceCandidate {
    /// IP address or mDNS name.
    pub address: Address,
    /// UDP port.
    pub port: u16,
    /// `true` if a STUN server reported the address (server-reflexive).
    pub reflexive: bool,
}

/// Data that one browser needs to connect to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signal {
    /// Offer or answer.
    pub kind: Kind,
    /// ICE user name fragment.
    pub(crate) ufrag: String,
    /// ICE password.
    pub(crate) password: String,
    /// SHA-256 fingerprint of the DTLS certificate.
    pub fingerprint: [u8; 32],
    /// Addresses of the browser, at most eight.
    pub candidates: Vec<IceCandidate>,
}

/// Reason why a code is not a valid signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignalFault {
    /// The end of the code is missing.
    Cut,
    /// The code is corrupt.
    Damaged,
    /// The code was written by a different version of the program.
    OtherVersion(u8),
}

impl Signal {
    /// Creates a signal; `None` if the user name fragment or the password would be invalid in a session description.
    /// Addresses beyond the eighth are dropped.
    pub fn new(
        kind: Kind,
        [ufrag, password]: [&str; 2],
        fingerprint: [u8; 32],
        mut candidates: Vec<IceCandidate>,
    ) -> Option<Self> {
        let is_ice = |text: &str| {
            text.bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"+/".contains(&byte))
        };
        let fits = UFRAG.contains(&ufrag.len()) && PASSWORD.contains(&password.len());
        candidates.retain(IceCandidate::is_possible);
        candidates.truncate(MAX_CANDIDATES);
        (fits && is_ice(ufrag) && is_ice(password)).then(|| Self {
            kind,
            ufrag: ufrag.to_owned(),
            password: password.to_owned(),
            fingerprint,
            candidates,
        })
    }

    /// Returns the ID by which an answer refers to this offer.
    pub fn id(&self) -> [u8; 4] {
        let [a, b, c, d, ..] = self.fingerprint;
        [a, b, c, d]
    }

    /// Returns the code for a link, in base64url.
    pub fn code(&self) -> String {
        let mut content = Vec::new();
        match self.kind {
            Kind::Offer => content.push(0),
            Kind::Answer { to, active } => {
                content.push(1 + u8::from(active));
                content.extend(to);
            }
        }
        for text in [&self.ufrag, &self.password] {
            content.push(u8::try_from(text.len()).unwrap_or(u8::MAX));
            content.extend(text.as_bytes());
        }
        content.extend(self.fingerprint);
        for candidate in &self.candidates {
            candidate.write(&mut content);
        }
        // Less than 400 bytes: two texts of at most 64 bytes, at most eight candidates of at most 19 bytes.
        to_code(&ENVELOPE.seal(&content).unwrap_or_default())
    }

    /// Parses a code.
    ///
    /// # Errors
    ///
    /// Returns the reason why the code is not a valid signal.
    pub fn from_code(code: &str) -> Result<Self, SignalFault> {
        let bytes = from_code(code).map_err(|_| SignalFault::Damaged)?;
        let content = ENVELOPE.open(&bytes).map_err(|why| match why {
            LinkError::Cut => SignalFault::Cut,
            LinkError::OtherVersion(version) => SignalFault::OtherVersion(version),
            LinkError::NotALink | LinkError::Damaged => SignalFault::Damaged,
        })?;
        Self::read(content).ok_or(SignalFault::Damaged)
    }

    fn read(content: &[u8]) -> Option<Self> {
        let mut bytes = content;
        let kind = match byte(&mut bytes)? {
            0 => Kind::Offer,
            active @ 1..=2 => Kind::Answer {
                to: array(&mut bytes)?,
                active: active == 2,
            },
            _ => return None,
        };
        let mut text = || {
            let length = usize::from(byte(&mut bytes)?);
            let (text, rest) = bytes.split_at_checked(length)?;
            bytes = rest;
            std::str::from_utf8(text).ok()
        };
        let texts = [text()?, text()?];
        let fingerprint = array(&mut bytes)?;
        let mut candidates = Vec::new();
        while !bytes.is_empty() {
            if candidates.len() == MAX_CANDIDATES {
                return None;
            }
            candidates.push(IceCandidate::read(&mut bytes)?);
        }
        Self::new(kind, texts, fingerprint, candidates)
    }
}

impl IceCandidate {
    /// Returns `true` if the address is plausible: a STUN server never reports a local network address.
    fn is_possible(&self) -> bool {
        let is_public = match self.address {
            Address::V4(address) => is_public(address),
            Address::V6(address) => address.to_ipv4_mapped().map_or_else(
                || {
                    let local = address.is_unique_local() || address.is_unicast_link_local();
                    let none = address.is_loopback() || address.is_unspecified();
                    !local && !none && !address.is_multicast()
                },
                is_public,
            ),
            Address::Local(_) => false,
        };
        is_public || !self.reflexive
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        let reflexive = u8::from(self.reflexive) << 2;
        match self.address {
            Address::V4(address) => {
                bytes.push(reflexive);
                bytes.extend(address.octets());
            }
            Address::V6(address) => {
                bytes.push(1 | reflexive);
                bytes.extend(address.octets());
            }
            Address::Local(name) => {
                bytes.push(2 | reflexive);
                bytes.extend(name);
            }
        }
        bytes.extend(self.port.to_be_bytes());
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let kind = byte(bytes).filter(|kind| *kind < 8)?;
        let address = match kind & 3 {
            0 => Address::V4(array::<4>(bytes)?.into()),
            1 => Address::V6(array::<16>(bytes)?.into()),
            2 => Address::Local(array(bytes)?),
            _ => return None,
        };
        let port = u16::from_be_bytes(array(bytes)?);
        let reflexive = kind & 4 != 0;
        (port != 0).then_some(Self {
            address,
            port,
            reflexive,
        })
    }
}

const fn is_public(address: Ipv4Addr) -> bool {
    let local = address.is_private() || address.is_link_local();
    let none = address.is_loopback() || address.is_unspecified() || address.is_broadcast();
    !local && !none && !address.is_multicast()
}

pub(crate) fn byte(bytes: &mut &[u8]) -> Option<u8> {
    let [byte] = array(bytes)?;
    Some(byte)
}

pub(crate) fn array<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (array, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*array)
}
