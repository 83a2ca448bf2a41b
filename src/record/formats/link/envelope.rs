//! Envelope used by all links: finds a link in a text, decodes base64url, and checks the version, length and checksum
//! around the content.

use std::fmt;

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};

/// Length of the checksum in bytes.
const SUM: usize = 3;
/// Combined length of the version and the length field, in bytes.
const HEAD: usize = 3;

/// Reason why a link cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// The text contains no link to this program.
    NotALink,
    /// The end of the link is missing.
    Cut,
    /// The link is corrupted.
    Damaged,
    /// The link uses a different version of the format, because it was written by a newer release.
    OtherVersion(u8),
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotALink => f.write_str("this is no link to a game or position"),
            Self::Cut => f.write_str("the end of the link is missing"),
            Self::Damaged => f.write_str("the link is damaged"),
            Self::OtherVersion(_) => f.write_str("the link comes from a newer release"),
        }
    }
}

impl std::error::Error for LinkError {}

/// Envelope for one type of link: one byte for the version, two bytes for the length, the content, and three bytes of
/// the CRC-32 of all preceding bytes, so that a link truncated by a messenger can be distinguished from a damaged one.
///
/// ```
/// use record::{Envelope, LinkError};
///
/// let envelope = Envelope { version: 1, most_bytes: 100 };
/// let sealed = envelope.seal(b"dice").expect("short enough");
/// assert_eq!(envelope.open(&sealed), Ok(&b"dice"[..]));
/// assert_eq!(envelope.open(&sealed[..8]), Err(LinkError::Cut));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Envelope {
    /// Version to write, which is also the only version accepted when reading.
    pub version: u8,
    /// Maximum content length, in bytes.
    pub most_bytes: usize,
}

impl Envelope {
    /// Wraps `content`; `None` if it is longer than [`Envelope::most_bytes`].
    pub fn seal(self, content: &[u8]) -> Option<Vec<u8>> {
        let length = u16::try_from(content.len())
            .ok()
            .filter(|&length| usize::from(length) <= self.most_bytes)?;
        let mut bytes = vec![self.version];
        bytes.extend(length.to_le_bytes());
        bytes.extend(content);
        bytes.extend(checksum(&bytes));
        Some(bytes)
    }

    /// Returns the content of bytes written by [`Envelope::seal`]. Bytes after the checksum are ignored.
    ///
    /// # Errors
    /// Returns [`LinkError::Cut`] if the end is missing, [`LinkError::OtherVersion`] for a different version, and
    /// [`LinkError::Damaged`] otherwise.
    pub fn open(self, bytes: &[u8]) -> Result<&[u8], LinkError> {
        let (&[version, low, high], rest) = bytes.split_first_chunk().ok_or(LinkError::Cut)?;
        if version != self.version {
            return Err(LinkError::OtherVersion(version));
        }
        let length = usize::from(u16::from_le_bytes([low, high]));
        if length > self.most_bytes {
            return Err(LinkError::Damaged);
        }
        let Some((content, sum)) = rest.split_at_checked(length) else {
            return Err(LinkError::Cut);
        };
        let (summed, _) = bytes.split_at(HEAD + length);
        match sum.first_chunk::<SUM>() {
            None => Err(LinkError::Cut),
            Some(sum) if *sum != checksum(summed) => Err(LinkError::Damaged),
            Some(_) => Ok(content),
        }
    }
}

/// Encodes bytes as base64url without padding.
///
/// ```
/// use record::{from_code, to_code};
///
/// assert_eq!(to_code(b"dice"), "ZGljZQ");
/// assert_eq!(from_code("ZGljZQ").as_deref(), Ok(&b"dice"[..]));
/// ```
pub fn to_code(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Decodes base64url without padding. Truncated text yields the complete bytes. Using the decoder from the `base64`
/// crate would triple this function's download size.
///
/// # Errors
/// Returns [`LinkError::Damaged`] for any character outside the alphabet.
///
/// ```
/// use record::{LinkError, from_code};
///
/// assert_eq!(from_code("ZGljZQ").as_deref(), Ok(&b"dice"[..]));
/// assert_eq!(from_code("ZGlj!"), Err(LinkError::Damaged));
/// ```
pub fn from_code(code: &str) -> Result<Vec<u8>, LinkError> {
    let mut bytes = Vec::with_capacity(code.len() * 3 / 4);
    let (mut bits, mut count) = (0_u32, 0);
    for letter in code.bytes() {
        let digit = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'-' => 62,
            b'_' => 63,
            _ => return Err(LinkError::Damaged),
        };
        bits = bits << 6 | u32::from(digit);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count).to_le_bytes()[0]);
        }
    }
    Ok(bytes)
}

/// Finds the last link in a text whose fragment starts with one of `kinds` followed by `=`. Returns its kind and its
/// base64url characters, including dots; `None` if there is no such link.
///
/// ```
/// let text = "Look: example.org/#p=AQID and then?";
/// assert_eq!(record::find_code(text, &['g', 'p']), Some(('p', "AQID")));
/// ```
pub fn find_code<'a>(text: &'a str, kinds: &[char]) -> Option<(char, &'a str)> {
    link_codes(text, kinds).next_back()
}

/// Returns all links in a text whose fragments start with one of `kinds` followed by `=`, in the same form as
/// [`find_code`].
pub fn link_codes<'a>(
    text: &'a str,
    kinds: &[char],
) -> impl DoubleEndedIterator<Item = (char, &'a str)> {
    let starts = text.match_indices(kinds);
    starts.filter_map(|(at, kind)| {
        let (before, from) = text.split_at_checked(at)?;
        let begins = before.is_empty() || before.ends_with(['#', '&']);
        let code = from.strip_prefix(kind)?.strip_prefix('=')?;
        let is_code = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        let end = code.find(|c| !is_code(c)).unwrap_or(code.len());
        let link = (kind.chars().next()?, code.get(..end)?);
        begins.then_some(link)
    })
}

/// Computes the CRC-32 bit by bit, because links are short and the tables in `flate2::Crc` would add 16 KB to the
/// download.
fn checksum(bytes: &[u8]) -> [u8; SUM] {
    /// Reversed CRC-32 polynomial.
    const POLYNOMIAL: u32 = 0xedb8_8320;
    let mut crc = u32::MAX;
    for &byte in bytes {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            let divides = (crc & 1).wrapping_neg();
            crc = crc >> 1 ^ POLYNOMIAL & divides;
        }
    }
    let [a, b, c, _] = (!crc).to_le_bytes();
    [a, b, c]
}

#[cfg(test)]
mod tests {
    use flate2::Crc;

    use super::*;

    #[test]
    fn the_checksum_is_the_start_of_the_crc_32() {
        proptest::proptest!(|(bytes: Vec<u8>)| {
            let mut crc = Crc::new();
            crc.update(&bytes);
            proptest::prop_assert_eq!(&checksum(&bytes), &crc.sum().to_le_bytes()[..SUM]);
        });
    }

    #[test]
    fn codes_survive_a_round_trip_and_truncation_leaves_complete_bytes() {
        proptest::proptest!(|(bytes: Vec<u8>, cut: usize)| {
            let code = to_code(&bytes);
            let cut = cut % (code.len() + 1);
            let read = from_code(&code[..cut]).expect("its own letters");
            proptest::prop_assert_eq!(&read[..], &bytes[..cut * 3 / 4]);
        });
        for wrong in ["AA=", "A A", "AA+A", "AA/A", "AAé"] {
            assert_eq!(from_code(wrong), Err(LinkError::Damaged), "{wrong}");
        }
    }
}
