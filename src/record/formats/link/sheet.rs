//! Links to sheets and to answers: `s=` for a sheet, `a=` for answers.
//!
//! The content consists of the number of items, the sheet's ID, the length and mixed-radix digits of each item, and the
//! texts in UTF-8, separated by zero bytes. Each item is a separate number, so that reading takes linear time. The
//! texts of a sheet are deflated in a link but uncompressed in the storage format, which the rooms can therefore read
//! and write without a compressor. Sheets with variations or evaluations use separate versions, which earlier releases
//! cannot read.

use std::io::Write as _;

use flate2::{Compression, Decompress, write::DeflateEncoder};
use rules::{Decision, Question};

use super::{
    digits::{Reader, Writer},
    envelope::{Envelope, LinkError, find_code, from_code, to_code},
    game::ordered,
    position, variations,
};
use crate::{
    Answer, AnsweredSheet, Drawing, Note, Sheet, SheetAnswer, SheetItem, VariationTurn, answers,
    formats::inflate::inflate,
};

/// Envelope of a stored sheet or a file.
const STORED: Envelope = Envelope {
    version: 1,
    most_bytes: 60_000,
};
/// Envelope of a link with deflated texts, which has at most 8,192 characters.
const LINKED: Envelope = Envelope {
    version: 2,
    most_bytes: 6_136,
};
/// Version of a stored sheet with variations.
const STORED_VARIATIONS: u8 = 3;
/// Version of a link with variations.
const LINKED_VARIATIONS: u8 = 4;
/// Version of a stored sheet with evaluations, which may have variations as well.
const STORED_FIGURES: u8 = 5;
/// Version of a link with evaluations, which may have variations as well.
const LINKED_FIGURES: u8 = 6;
/// Envelope of the answers to a sheet.
const ANSWERS: Envelope = Envelope {
    version: 1,
    most_bytes: 6_136,
};
/// Exclusive upper bound for the number of signs in a drawing.
const MAX_SIGNS: u32 = 33;
/// Maximum length of an item, in bytes.
const MAX_ITEM: usize = 255;
/// Maximum length of the inflated texts, in bytes.
const MAX_TEXT: u64 = 60_000;

/// Returns the link to a sheet, starting with `s=`, without the `#`; `None` if the sheet is too long for a link of
/// 8,192 characters.
///
/// ```
/// use record::{Note, Sheet, SheetItem, read_sheet, sheet_link};
/// use rules::{Board, Decision, Variant};
///
/// let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1).build()?;
/// let mut sheet = Sheet { title: "Openings".to_owned(), ..Sheet::default() };
/// sheet.add(SheetItem::new(decision, Note::from(Some("Make a point.".to_owned()))));
/// let link = sheet_link(&sheet).expect("short enough");
/// assert_eq!(read_sheet(&link), Ok(sheet));
/// # Ok::<(), rules::DecisionError>(())
/// ```
pub fn sheet_link(sheet: &Sheet) -> Option<String> {
    linked(sheet).or_else(|| {
        // A long sheet is more important than its evaluations.
        let mut short = sheet.clone();
        for item in &mut short.items {
            item.figures = None;
        }
        linked(&short)
    })
}

fn linked(sheet: &Sheet) -> Option<String> {
    let mut content = sheet_numbers(sheet)?;
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(texts(sheet).as_bytes()).ok()?;
    content.extend(encoder.finish().ok()?);
    let envelope = envelope_of(sheet, LINKED, [LINKED_VARIATIONS, LINKED_FIGURES]);
    Some(format!("s={}", to_code(&envelope.seal(&content)?)))
}

/// Returns the storage format of a sheet, which is also a valid link; `None` if the sheet is too long to be stored.
pub fn sheet_code(sheet: &Sheet) -> Option<String> {
    let mut content = sheet_numbers(sheet)?;
    content.extend(texts(sheet).as_bytes());
    let envelope = envelope_of(sheet, STORED, [STORED_VARIATIONS, STORED_FIGURES]);
    Some(format!("s={}", to_code(&envelope.seal(&content)?)))
}

/// Reads a sheet from a link or from its storage format, anywhere in a text.
///
/// # Errors
/// Returns the reason why no sheet could be read from the text.
pub fn read_sheet(text: &str) -> Result<Sheet, LinkError> {
    let bytes = bytes_of(text, 's')?;
    let version = bytes.first().copied().unwrap_or_default();
    if ![LINKED.version, LINKED_VARIATIONS, LINKED_FIGURES].contains(&version) {
        return stored(&bytes);
    }
    let envelope = Envelope { version, ..LINKED };
    let content = envelope.open(&bytes)?;
    let has_figures = version == LINKED_FIGURES;
    let (mut sheet, rest) = read_sheet_numbers(content).ok_or(LinkError::Damaged)?;
    let (texts, is_complete, after) = inflate(rest, MAX_TEXT, Decompress::new(false));
    let is_read =
        is_complete && after.is_empty() && set_texts(&mut sheet, &texts, has_figures).is_some();
    is_read.then_some(sheet).ok_or(LinkError::Damaged)
}

/// Reads a sheet in the storage format written by [`sheet_code`].
///
/// # Errors
/// Returns the reason why the text cannot be read.
pub fn read_sheet_code(text: &str) -> Result<Sheet, LinkError> {
    stored(&bytes_of(text, 's')?)
}

/// Returns the link to the answers to a sheet, starting with `a=`, without the `#`; `None` if an answer does not fit
/// its decision.
pub fn answers_link(answered: &AnsweredSheet) -> Option<String> {
    let sheet = &answered.sheet;
    let mut content = numbers(sheet, |nth, writer| {
        let given = answered.answers.get(nth).copied().flatten();
        write_answer(&sheet.items.get(nth)?.decision, given, writer)
    })?;
    content.extend(format!("{}\0{}", sheet.title, answered.name).into_bytes());
    Some(format!("a={}", to_code(&ANSWERS.seal(&content)?)))
}

/// Reads the answers to a sheet from a link anywhere in a text.
///
/// # Errors
/// Returns the reason why no answers could be read from the text.
pub fn read_answers(text: &str) -> Result<AnsweredSheet, LinkError> {
    let bytes = bytes_of(text, 'a')?;
    answered(ANSWERS.open(&bytes)?).ok_or(LinkError::Damaged)
}

fn bytes_of(text: &str, kind: char) -> Result<Vec<u8>, LinkError> {
    let (_, code) = find_code(text, &[kind]).ok_or(LinkError::NotALink)?;
    // A full stop belongs to the sentence that contains the link, not to the link.
    let (code, _) = code.split_once('.').unwrap_or((code, ""));
    from_code(code)
}

fn stored(bytes: &[u8]) -> Result<Sheet, LinkError> {
    let known = [STORED_VARIATIONS, STORED_FIGURES];
    let version = bytes.first().copied();
    let version = version.filter(|version| known.contains(version));
    let version = version.unwrap_or(STORED.version);
    let read = |content| {
        let (mut sheet, rest) = read_sheet_numbers(content)?;
        set_texts(&mut sheet, rest, version == STORED_FIGURES)?;
        Some(sheet)
    };
    let envelope = Envelope { version, ..STORED };
    read(envelope.open(bytes)?).ok_or(LinkError::Damaged)
}

/// Returns a sheet's envelope, whose version shows whether the sheet has variations or evaluations.
fn envelope_of(sheet: &Sheet, without: Envelope, [variations, figures]: [u8; 2]) -> Envelope {
    let version = if has_figures(sheet) {
        figures
    } else if sheet.items.iter().any(|item| !item.variations.is_empty()) {
        variations
    } else {
        without.version
    };
    Envelope { version, ..without }
}

fn has_figures(sheet: &Sheet) -> bool {
    sheet.items.iter().any(|item| item.figures.is_some())
}

fn sheet_numbers(sheet: &Sheet) -> Option<Vec<u8>> {
    let mut listed = 0;
    numbers(sheet, |nth, writer| {
        variations::write(sheet.items.get(nth)?, &mut listed, writer)
    })
}

fn read_sheet_numbers(content: &[u8]) -> Option<(Sheet, &[u8])> {
    let mut listed = 0;
    read_numbers(content, |item, reader| {
        variations::read(item, &mut listed, reader)
    })
}

fn answered(content: &[u8]) -> Option<AnsweredSheet> {
    let mut all = Vec::new();
    let (mut sheet, rest) = read_numbers(content, |item, reader| {
        let given = match reader.take(2) {
            0 => None,
            _ => Some(read_answer(&item.decision, reader)?),
        };
        all.push(given.filter(|_| item.asks));
        Some(())
    })?;
    let (title, name) = str::from_utf8(rest).ok()?.split_once('\0')?;
    sheet.title = Sheet::plain_title(title);
    Some(AnsweredSheet::new(&sheet, name, all))
}

/// Writes the number of items, the sheet's ID, and the items; `more` may add digits to each item.
fn numbers(
    sheet: &Sheet,
    mut more: impl FnMut(usize, &mut Writer) -> Option<()>,
) -> Option<Vec<u8>> {
    let count = u8::try_from(sheet.items.len()).ok()?;
    let mut content = vec![count];
    content.extend(sheet.id.to_le_bytes());
    for (nth, item) in sheet.items.iter().enumerate() {
        let mut writer = Writer::default();
        position::write(&item.decision, &mut writer);
        writer.put(item.asks.into(), 2);
        let drawing = &item.note.drawing;
        writer.put_count(drawing.signs().count(), MAX_SIGNS);
        for code in drawing.codes() {
            writer.put(code.into(), Drawing::CODES.into());
        }
        more(nth, &mut writer)?;
        let bytes = writer.into_bytes(MAX_ITEM)?;
        content.push(u8::try_from(bytes.len()).ok()?);
        content.extend(bytes);
    }
    (sheet.items.len() <= Sheet::MAX_ITEMS).then_some(content)
}

/// Reads the output of [`numbers`]; returns the bytes that follow it.
fn read_numbers(
    content: &[u8],
    mut more: impl FnMut(&mut SheetItem, &mut Reader) -> Option<()>,
) -> Option<(Sheet, &[u8])> {
    let (&[count, a, b, c, d], mut rest) = content.split_first_chunk()?;
    let mut sheet = Sheet {
        id: u32::from_le_bytes([a, b, c, d]),
        ..Sheet::default()
    };
    for _ in 0..count {
        let (&length, bytes) = rest.split_first()?;
        let (bytes, after) = bytes.split_at_checked(length.into())?;
        rest = after;
        let mut reader = Reader::new(bytes);
        let decision = position::read(&mut reader)?;
        let asks = reader.take(2) == 1;
        let signs = reader.take(MAX_SIGNS);
        let codes: Vec<u16> = (0..signs)
            .map(|_| u16::try_from(reader.take(Drawing::CODES.into())).unwrap_or(u16::MAX))
            .collect();
        let mut item = SheetItem {
            decision,
            note: Note {
                drawing: Drawing::from_codes(codes).ok()?,
                ..Note::default()
            },
            asks,
            figures: None,
            variations: Vec::new(),
        };
        more(&mut item, &mut reader)?;
        let is_valid = reader.is_empty() && (!asks || SheetItem::can_ask(&decision));
        (is_valid && sheet.add(item)).then_some(())?;
    }
    Some((sheet, rest))
}

/// Returns the title, the comments, the names and texts of the variations, and the evaluations if there are any. They
/// are separated by zero characters, which do not occur in any text.
fn texts(sheet: &Sheet) -> String {
    let comments = sheet.items.iter().map(|item| &item.note.comment);
    let comments = comments.map(|comment| comment.as_deref().unwrap_or_default());
    let variations = sheet.items.iter().flat_map(|item| &item.variations);
    let variations = variations.flat_map(|variation| {
        let texts = variation.turns().iter().map(VariationTurn::text);
        [variation.name()].into_iter().chain(texts)
    });
    let figures = sheet.items.iter().filter(|_| has_figures(sheet));
    let figures = figures.map(|item| {
        let figures = item.figures.as_deref().unwrap_or_default();
        // The start is not stored.
        figures.strip_prefix(SheetItem::FIGURES).unwrap_or_default()
    });
    let all: Vec<&str> = [&*sheet.title]
        .into_iter()
        .chain(comments)
        .chain(variations)
        .chain(figures)
        .collect();
    all.join("\0")
}

fn set_texts(sheet: &mut Sheet, bytes: &[u8], has_figures: bool) -> Option<()> {
    let mut texts = str::from_utf8(bytes).ok()?.split('\0');
    sheet.title = Sheet::plain_title(texts.next()?);
    for item in &mut sheet.items {
        item.note.set_comment(texts.next()?);
    }
    for variation in sheet.items.iter_mut().flat_map(|item| &mut item.variations) {
        variation.set_name(texts.next()?);
        variation.set_texts(texts.by_ref())?;
    }
    for item in sheet.items.iter_mut().filter(|_| has_figures) {
        let code = texts.next()?;
        let is_code = |c: u8| c.is_ascii_alphanumeric() || matches!(c, b'-' | b'_');
        let is_valid = code.len() <= SheetItem::MAX_FIGURES && code.bytes().all(is_code);
        is_valid.then_some(())?;
        item.figures = (!code.is_empty()).then(|| format!("{}{code}", SheetItem::FIGURES));
    }
    texts.next().is_none().then_some(())
}

/// Returns the index of an answer among all answers to a decision, and the number of those answers.
fn place(decision: &Decision, answer: Answer) -> Option<(usize, usize)> {
    if let (Question::Play(roll), Answer::Play(after)) = (decision.question(), answer) {
        let plays = ordered(decision.board(), roll);
        let nth = plays.iter().position(|legal| legal.after == after)?;
        return Some((nth, plays.len()));
    }
    let all = answers(decision);
    let nth = all.iter().position(|one| *one == answer)?;
    Some((nth, all.len()))
}

fn write_answer(
    decision: &Decision,
    given: Option<SheetAnswer>,
    writer: &mut Writer,
) -> Option<()> {
    writer.put(given.is_some().into(), 2);
    if let Some(given) = given {
        let (nth, count) = place(decision, given.answer)?;
        writer.put_count(nth, u32::try_from(count).ok()?);
        writer.put(given.loss.into(), u32::from(SheetAnswer::MAX_LOSS) + 1);
        writer.put(
            given.seconds.into(),
            u32::from(SheetAnswer::MAX_SECONDS) + 1,
        );
    }
    Some(())
}

/// Reads an answer; `None` if it is damaged.
fn read_answer(decision: &Decision, reader: &mut Reader) -> Option<SheetAnswer> {
    let answer = if let Question::Play(roll) = decision.question() {
        let plays = ordered(decision.board(), roll);
        reader.listed(plays.len())?;
        let count = u32::try_from(plays.len()).ok().filter(|count| *count > 0)?;
        Answer::Play(plays.get(reader.take(count) as usize)?.after)
    } else {
        let all = answers(decision);
        let count = u32::try_from(all.len()).ok().filter(|count| *count > 0)?;
        *all.get(reader.take(count) as usize)?
    };
    let mut number = |most: u16| u16::try_from(reader.take(u32::from(most) + 1)).ok();
    Some(SheetAnswer {
        answer,
        loss: number(SheetAnswer::MAX_LOSS)?,
        seconds: number(SheetAnswer::MAX_SECONDS)?,
    })
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    /// Reads content with a valid checksum as a sheet and as answers.
    fn read(content: &[u8]) {
        let versions = [1, 3, 5].map(|version| Envelope { version, ..STORED });
        let linked = [2, 4, 6].map(|version| Envelope { version, ..LINKED });
        let sheets = versions.into_iter().chain(linked);
        let sheets = sheets.map(|envelope| ('s', envelope));
        for (kind, envelope) in sheets.chain([('a', ANSWERS)]) {
            let Some(bytes) = envelope.seal(content) else {
                continue;
            };
            let link = format!("{kind}={}", to_code(&bytes));
            let _no_panic = (
                read_sheet(&link),
                read_sheet_code(&link),
                read_answers(&link),
            );
        }
    }

    #[test]
    fn any_content_with_a_valid_checksum_is_read_or_rejected() {
        proptest::proptest!(|(content: Vec<u8>)| read(&content));
        proptest::proptest!(|(count: u8, bytes in proptest::collection::vec(0_u8.., 0..400))| {
            let item = [&[u8::try_from(bytes.len().min(255)).unwrap_or(255)], &bytes[..bytes.len().min(255)]].concat();
            read(&[&[count, 1, 2, 3, 4], &item[..], &item[..], b"title\0\0"].concat());
        });
    }

    #[test]
    fn too_many_items_and_endless_texts_are_rejected_quickly() {
        let begun = Instant::now();
        let many = [&[200_u8, 0, 0, 0, 0][..], &[0_u8; 300]].concat();
        read(&many);
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        for _ in 0..2_000 {
            encoder.write_all(&[b'a'; 1_000]).expect("in memory");
        }
        let bomb = [&[0_u8; 5][..], &encoder.finish().expect("in memory")].concat();
        let link = format!("s={}", to_code(&LINKED.seal(&bomb).expect("2 KB")));
        assert_eq!(read_sheet(&link), Err(LinkError::Damaged));
        let elapsed = begun.elapsed();
        assert!(elapsed < Duration::from_secs(2), "{elapsed:?}");
    }
}
