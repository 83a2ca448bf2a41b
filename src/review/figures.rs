//! Evaluations in a link: `f=` followed by base64url, after the match or position to which they belong.
//!
//! An evaluation consists of the choice, loss and depth that a review shows first: the best choice and the actual one,
//! with their chances, the cube's equities and the luck of the roll. Losses and the equities of a shown cube decision
//! are exact, so that the sums and the displayed figures do not change; other numbers are rounded to their displayed
//! precision. Decisions not to double that a review does not list are rounded more coarsely.
//!
//! The content consists of the number of decisions, a byte of flags, and groups of evaluations. Each group is a
//! separate number with its length, so that reading takes linear time.

mod digits;
mod evaluation;

use record::{Envelope, LinkError, LinkReader, LinkWriter, find_code, from_code, to_code};
use rules::{Choice, Decided, Decision};

use self::evaluation::{put, take};
use crate::{Item, Judged};

/// Letter of the parameter in a link.
const KIND: char = 'f';
/// Envelope of the evaluations. Those of a long match take about half of the maximum size.
const ENVELOPE: Envelope = Envelope {
    version: 1,
    most_bytes: 16_000,
};
/// Number of evaluations in a group.
const GROUP: usize = 16;
/// Maximum size of a group, in bytes.
const MAX_GROUP: usize = 2_000;
/// Flag of evaluations that use a match equity table other than the built-in one.
const WITH_TABLE: u8 = 1;
/// Flag of the evaluation of a position, which includes the actual choice.
const WITH_CHOICE: u8 = 2;

/// Returns the evaluations of a match's decisions as a parameter for its link, starting with `f=`; `None` if there are
/// none, or if they are too long.
pub fn match_figures<'a>(
    all: impl Iterator<Item = (&'a Item, Option<&'a Judged>)>,
) -> Option<String> {
    let all: Vec<_> = all.collect();
    let is_any = all.iter().any(|(_, judged)| judged.is_some());
    is_any.then(|| sealed(&all, false)).flatten()
}

/// Returns the evaluation of a decision, including the actual choice, as a parameter for the link to its position,
/// starting with `f=`.
pub fn decision_figures(decision: &Decision, judged: &Judged) -> Option<String> {
    let item = item_of(*decision, judged.made)?;
    sealed(&[(&item, Some(judged))], true)
}

/// Reads the evaluations in a link to the match with these decisions; `None` if the link has none.
///
/// # Errors
/// Returns an error if the evaluations cannot be read, or do not belong to these decisions.
pub fn read_match_figures(
    link: &str,
    items: &[Item],
) -> Option<Result<Vec<Option<Judged>>, LinkError>> {
    let code = code_of(link)?;
    let read = |content: &[u8]| {
        let mut read = Opened::new(content, false)?;
        let is_whole = read.count == items.len();
        let all = is_whole.then(|| read.all(items)).flatten()?;
        read.rest.is_empty().then_some(all)
    };
    Some(opened(code, read))
}

/// Reads the evaluation in a link to a position, with the actual choice; `None` if the link has none.
///
/// # Errors
/// Returns an error if the evaluation cannot be read, or does not belong to this decision.
pub fn read_decision_figures(
    link: &str,
    decision: &Decision,
) -> Option<Result<(Item, Judged), LinkError>> {
    let code = code_of(link)?;
    let read = |content: &[u8]| {
        let mut read = Opened::new(content, true)?;
        let mut reader = read.group()?;
        let choice = reader.take_choice(decision)?;
        let item = item_of(*decision, choice)?;
        let judged = take(&mut reader, &item, read.table, &mut (0, None)).ok()??;
        let is_whole = read.count == 1 && reader.is_empty() && read.rest.is_empty();
        is_whole.then_some((item, judged))
    };
    Some(opened(code, read))
}

fn item_of(decision: Decision, choice: Choice) -> Option<Item> {
    let unmade = Item::unmade(decision)?;
    let decided = Decided { decision, choice };
    Some(Item { decided, ..unmade })
}

fn code_of(link: &str) -> Option<&str> {
    let (_, code) = find_code(link, &[KIND])?;
    // A full stop belongs to the sentence that contains the link, not to the link.
    Some(code.split_once('.').map_or(code, |(code, _)| code))
}

fn opened<T>(code: &str, read: impl FnOnce(&[u8]) -> Option<T>) -> Result<T, LinkError> {
    let bytes = from_code(code)?;
    read(ENVELOPE.open(&bytes)?).ok_or(LinkError::Damaged)
}

fn sealed(all: &[(&Item, Option<&Judged>)], with_choice: bool) -> Option<String> {
    let table = all.iter().find_map(|(_, judged)| judged.as_ref()?.table);
    let mut content = u16::try_from(all.len()).ok()?.to_le_bytes().to_vec();
    let flag = |is_set, flag| if is_set { flag } else { 0 };
    content.push(flag(table.is_some(), WITH_TABLE) + flag(with_choice, WITH_CHOICE));
    content.extend(table.into_iter().flat_map(u64::to_le_bytes));
    let mut depth = (0, None);
    for group in all.chunks(GROUP) {
        let mut writer = LinkWriter::default();
        for (item, judged) in group {
            if with_choice {
                writer.put_choice(&item.decided.decision, &item.decided.choice);
            }
            put(&mut writer, item, *judged, table, &mut depth);
        }
        let bytes = writer.into_bytes(MAX_GROUP)?;
        content.extend(u16::try_from(bytes.len()).ok()?.to_le_bytes());
        content.extend(bytes);
    }
    Some(format!("{KIND}={}", to_code(&ENVELOPE.seal(&content)?)))
}

/// Content of the parameter, being read.
struct Opened<'a> {
    count: usize,
    table: Option<u64>,
    rest: &'a [u8],
}

impl<'a> Opened<'a> {
    fn new(content: &'a [u8], with_choice: bool) -> Option<Self> {
        let (&[low, high, flags], mut rest) = content.split_first_chunk()?;
        let is_known = flags & !(WITH_TABLE | WITH_CHOICE) == 0;
        let is_wanted = (flags & WITH_CHOICE != 0) == with_choice;
        let mut table = None;
        if flags & WITH_TABLE != 0 {
            let (bytes, after) = rest.split_first_chunk()?;
            (table, rest) = (Some(u64::from_le_bytes(*bytes)), after);
        }
        (is_known && is_wanted).then(|| Self {
            count: u16::from_le_bytes([low, high]).into(),
            table,
            rest,
        })
    }

    fn group(&mut self) -> Option<LinkReader> {
        let (&length, rest) = self.rest.split_first_chunk()?;
        let length = usize::from(u16::from_le_bytes(length));
        let (bytes, rest) = rest.split_at_checked(length)?;
        self.rest = rest;
        (length <= MAX_GROUP).then(|| LinkReader::new(bytes))
    }

    fn all(&mut self, items: &[Item]) -> Option<Vec<Option<Judged>>> {
        let mut all = Vec::with_capacity(items.len());
        let mut depth = (0, None);
        for group in items.chunks(GROUP) {
            let mut reader = self.group()?;
            for item in group {
                all.push(take(&mut reader, item, self.table, &mut depth).ok()?);
            }
            reader.is_empty().then_some(())?;
        }
        Some(all)
    }
}

#[cfg(test)]
mod tests;
