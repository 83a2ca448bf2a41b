//! Matches and positions as the fragment of a link: `g=` a match, `p=` a position, then base64url.
//!
//! The bytes are a version, the length of what follows, the content, and three bytes of its CRC-32, so that a link cut
//! by a messenger is told from a damaged one. Names are left out unless they are asked for. The content is one large
//! number in mixed radix: dice as one of 21, a play as its place among the legal plays, ordered by where they lead.

mod digits;
mod game;
mod position;

use std::fmt;

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use flate2::Crc;
use rules::Decision;

use self::digits::{Reader, Writer};
use super::model::MatchRecord;

/// The version that is written.
const VERSION: u8 = 1;
/// The longest content: a match to 25 points has less than a quarter of it.
const MOST_BYTES: usize = 8192;
/// Bytes of the checksum.
const SUM: usize = 3;

/// What a link holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Linked {
    /// A match.
    Match(Box<MatchRecord>),
    /// A position with what is to be decided in it.
    Position(Decision),
}

/// Why a link gives nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// There is no link of ours in the text.
    NotALink,
    /// Its end is missing.
    Cut,
    /// It has been changed on the way.
    Damaged,
    /// A newer release wrote it.
    Newer(u8),
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotALink => f.write_str("this is no link to a game or position"),
            Self::Cut => f.write_str("the end of the link is missing"),
            Self::Damaged => f.write_str("the link is damaged"),
            Self::Newer(_) => f.write_str("the link comes from a newer release"),
        }
    }
}

impl std::error::Error for LinkError {}

/// The fragment of a match, `g=` and so on, without the `#`; none if it is too long for a link. Comments and analysis
/// are left out, the names too unless `with_names`.
pub fn match_link(record: &MatchRecord, with_names: bool) -> Option<String> {
    let mut writer = Writer::default();
    game::write(record, with_names, &mut writer);
    sealed("g=", &writer.into_bytes())
}

/// The fragment of a position, `p=` and so on, without the `#`.
pub fn position_link(decision: &Decision) -> String {
    let mut writer = Writer::default();
    position::write(decision, &mut writer);
    sealed("p=", &writer.into_bytes()).unwrap_or_default()
}

/// Reads the fragment of a link, or a whole link, wherever it stands in a text.
///
/// # Errors
/// Why it gives nothing.
pub fn read_link(text: &str) -> Result<Linked, LinkError> {
    let mut starts = text
        .match_indices(['g', 'p'])
        .map(|(at, _)| at)
        .filter(|&at| {
            let begins = at == 0 || text[..at].ends_with(['#', '&']);
            begins && text[at + 1..].starts_with('=')
        });
    let at = starts.next_back().ok_or(LinkError::NotALink)?;
    let code = &text[at + 2..];
    let is_code = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
    let end = code.find(|c| !is_code(c)).unwrap_or(code.len());
    let content = opened(&code[..end])?;
    let mut reader = Reader::new(&content);
    let linked = if text[at..].starts_with('g') {
        game::read(&mut reader).map(|record| Linked::Match(Box::new(record)))
    } else {
        position::read(&mut reader).map(Linked::Position)
    };
    linked.ok_or(LinkError::Damaged)
}

fn checksum(bytes: &[u8]) -> [u8; SUM] {
    let mut crc = Crc::new();
    crc.update(bytes);
    let [a, b, c, _] = crc.sum().to_le_bytes();
    [a, b, c]
}

fn sealed(kind: &str, content: &[u8]) -> Option<String> {
    let length = u16::try_from(content.len())
        .ok()
        .filter(|&length| usize::from(length) <= MOST_BYTES)?;
    let mut bytes = vec![VERSION];
    bytes.extend(length.to_le_bytes());
    bytes.extend(content);
    bytes.extend(checksum(&bytes));
    Some(format!("{kind}{}", URL_SAFE_NO_PAD.encode(bytes)))
}

fn opened(code: &str) -> Result<Vec<u8>, LinkError> {
    // A cut may leave a single letter, which is no byte.
    let whole = if code.len() % 4 == 1 {
        &code[..code.len() - 1]
    } else {
        code
    };
    let engine = base64::engine::GeneralPurpose::new(
        &base64::alphabet::URL_SAFE,
        base64::engine::general_purpose::NO_PAD.with_decode_allow_trailing_bits(true),
    );
    let bytes = engine.decode(whole).map_err(|_| LinkError::Damaged)?;
    let (&[version, low, high], rest) = bytes.split_first_chunk().ok_or(LinkError::Cut)?;
    if version != VERSION {
        return Err(LinkError::Newer(version));
    }
    let length = usize::from(u16::from_le_bytes([low, high]));
    if length > MOST_BYTES {
        return Err(LinkError::Damaged);
    }
    if rest.len() < length + SUM {
        return Err(LinkError::Cut);
    }
    let (content, sum) = rest.split_at(length);
    let summed = &bytes[..3 + length];
    if sum != checksum(summed) {
        return Err(LinkError::Damaged);
    }
    Ok(content.to_vec())
}
