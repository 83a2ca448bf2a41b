//! Readers for match files, text containing positions, and links to this game.

use record::{
    Format, FoundPosition, LinkError, Linked, MatchRecord, Place, PositionFormat, Reading,
    Unreadable, read_file, read_link,
};

/// Reads a file in any supported format; the error message uses `name` to identify the program that wrote an
/// unsupported file.
///
/// # Errors
/// Returns the reason why nothing in the file could be read.
pub(crate) fn read_any(bytes: &[u8], name: &str) -> Result<Reading, String> {
    match read_file(bytes) {
        Err(Unreadable::UnknownFormat) => {
            let unreadable = || Unreadable::UnknownFormat.named(name).to_string();
            let links = str::from_utf8(bytes).ok().and_then(links);
            links.unwrap_or_else(|| Err(unreadable()))
        }
        read => read.map_err(|why| why.named(name).to_string()),
    }
}

/// Reads text that has a link on each non-empty line; `None` if a non-empty line has no link.
fn links(text: &str) -> Option<Result<Reading, String>> {
    let mut reading = Reading {
        format: Format::Links,
        matches: Vec::new(),
        positions: Vec::new(),
        remarks: Vec::new(),
        more_remarks: 0,
        losses: 0,
    };
    for (nth, line) in text.lines().enumerate() {
        if line.trim().is_empty() {
            continue;
        }
        match read_link(line) {
            Ok(Linked::Match(record)) => reading.matches.push(*record),
            Ok(Linked::Position(decision) | Linked::Annotated(decision, _)) => {
                reading.positions.push(FoundPosition {
                    place: Place::Line(nth as u32 + 1),
                    format: PositionFormat::Link,
                    decision,
                    drops_crawford: false,
                });
            }
            Err(LinkError::NotALink) => return None,
            Err(why) => return Some(Err(format!("line {}: {why}", nth + 1))),
        }
    }
    if reading.matches.is_empty() {
        let positions = reading.positions.iter();
        let records = positions.map(|found| MatchRecord::from_decision(&found.decision));
        reading.matches = records.collect();
    } else {
        reading.positions.clear();
    }
    (!reading.matches.is_empty()).then_some(Ok(reading))
}
