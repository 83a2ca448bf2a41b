//! The envelope of every link: how a link is found in a text, base64url, and a version, a length and a checksum around
//! the content.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use flate2::Crc;

use super::LinkError;

/// Bytes of the checksum.
const SUM: usize = 3;
/// Bytes of the version and the length.
const HEAD: usize = 3;

/// The envelope of one kind of link: one byte of version, two of length, the content, and three bytes of the CRC-32 of
/// all that, so that a link cut by a messenger is told from a damaged one.
#[derive(Clone, Copy, Debug)]
pub struct Envelope {
    /// The version that is written, and the only one that is read.
    pub version: u8,
    /// The most bytes that the content may have.
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

    /// Returns the content of bytes that [`Envelope::seal`] has made; bytes after the checksum are ignored.
    ///
    /// # Errors
    /// [`LinkError::Cut`] if the end is missing, [`LinkError::Newer`] for another version, [`LinkError::Damaged`]
    /// otherwise.
    pub fn open(self, bytes: &[u8]) -> Result<&[u8], LinkError> {
        let (&[version, low, high], rest) = bytes.split_first_chunk().ok_or(LinkError::Cut)?;
        if version != self.version {
            return Err(LinkError::Newer(version));
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

/// Writes bytes as base64url without padding.
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

/// Decodes base64url without padding; of a cut text, the whole bytes that are left.
///
/// # Errors
/// [`LinkError::Damaged`] if it has other characters.
pub fn from_code(code: &str) -> Result<Vec<u8>, LinkError> {
    // A single letter left over by a cut is less than a byte.
    let whole = match code.len() % 4 {
        1 => code.get(..code.len() - 1).unwrap_or_default(),
        _ => code,
    };
    let engine = base64::engine::GeneralPurpose::new(
        &base64::alphabet::URL_SAFE,
        base64::engine::general_purpose::NO_PAD.with_decode_allow_trailing_bits(true),
    );
    engine.decode(whole).map_err(|_| LinkError::Damaged)
}

/// Finds the last link in a text whose fragment begins with one of `kinds` and `=`; returns its kind, and its base64url
/// characters with the dots between them.
pub fn find_code<'a>(text: &'a str, kinds: &[char]) -> Option<(char, &'a str)> {
    let starts = text.match_indices(kinds);
    let mut codes = starts.filter_map(|(at, kind)| {
        let (before, from) = text.split_at_checked(at)?;
        let begins = before.is_empty() || before.ends_with(['#', '&']);
        let code = from.strip_prefix(kind)?.strip_prefix('=')?;
        Some((kind.chars().next()?, code)).filter(|_| begins)
    });
    let (kind, code) = codes.next_back()?;
    let is_code = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    let end = code.find(|c| !is_code(c)).unwrap_or(code.len());
    Some((kind, code.get(..end)?))
}

fn checksum(bytes: &[u8]) -> [u8; SUM] {
    let mut crc = Crc::new();
    crc.update(bytes);
    let [a, b, c, _] = crc.sum().to_le_bytes();
    [a, b, c]
}
