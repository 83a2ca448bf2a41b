//! Search for positions in arbitrary text.

use rules::{ByPlayer, Cube, Decision, Player, Score};

use super::{
    Identified,
    gnu::{self, gnu_ids},
    ogid, snowie, xgid,
};
use crate::formats::remark::Place;

/// Maximum number of positions read from a text.
const MAX_POSITIONS: usize = 1000;

/// Text format of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionFormat {
    /// eXtreme Gammon's XGID.
    Xgid,
    /// GNU Backgammon's position ID, optionally with a match ID.
    Gnu,
    /// OGID used by the site `OpenGammon`.
    Ogid,
    /// Snowie's position text.
    Snowie,
    /// Link to this program.
    Link,
    /// Match file.
    File,
}

/// Position found in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundPosition {
    /// Line on which the position starts.
    pub place: Place,
    /// Format in which the position is written.
    pub format: PositionFormat,
    /// Decision pending in the position.
    pub decision: Decision,
    /// `true` if the text claims a Crawford game although that is impossible, for example because the cube has been
    /// turned; `decision` is then not in a Crawford game.
    pub drops_crawford: bool,
}

/// Returns all positions in a text.
///
/// ```
/// let text = "What now? XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10\nI would run.";
/// let found = record::find_positions(text);
/// assert_eq!(found.len(), 1);
/// assert!(found[0].decision.roll().is_some());
/// ```
pub fn find_positions(text: &str) -> Vec<FoundPosition> {
    let mut found = Vec::new();
    let mut state = None;
    // Lines are searched from last to first, because a match ID is often on the line below its position ID.
    let mut number = u32::try_from(text.lines().count()).unwrap_or(u32::MAX);
    for line in text.lines().rev() {
        let place = Place::Line(number);
        number -= 1;
        let mut add = |format, identified: Option<Identified>| {
            found.extend(identified.map(|found| FoundPosition {
                place,
                format,
                decision: found.decision,
                drops_crawford: found.drops_crawford,
            }));
        };
        if line.matches(';').count() > 30 {
            add(
                PositionFormat::Snowie,
                in_brackets(line).and_then(snowie::read),
            );
        }
        for word in line.split(is_around).rev() {
            read_word(word, &mut state, &mut add);
        }
        if found.len() >= MAX_POSITIONS {
            break;
        }
    }
    found.reverse();
    found.dedup_by(|next, before| {
        let is_repeated = is_repeated(before, next);
        if is_repeated && next.format == PositionFormat::Xgid {
            *before = *next;
        }
        is_repeated
    });
    found
}

/// Returns `true` if the text gives the same decision in two formats, such as a position ID and an XGID.
fn is_repeated(before: &FoundPosition, next: &FoundPosition) -> bool {
    let ids = |found: &FoundPosition| as_white(&found.decision).map(|decision| gnu_ids(&decision));
    before.format != next.format && ids(before).is_some() && ids(before) == ids(next)
}

/// Returns the same decision with White on roll.
fn as_white(decision: &Decision) -> Option<Decision> {
    if decision.on_roll() == Player::White {
        return Some(*decision);
    }
    let mut builder = decision.to_builder().on_roll(Player::White);
    if let Score::Match { length, points, .. } = decision.score() {
        let swapped = ByPlayer::new(|player: Player| points[player.opponent()]);
        builder = builder.match_to(length.points()).score(swapped);
    }
    if let Some(Cube { value, owner }) = decision.cube() {
        builder = builder.cube(value.points(), owner.map(Player::opponent));
    }
    builder.build().ok()
}

/// Returns the text inside the brackets on a line, or the whole line if it has no brackets.
fn in_brackets(line: &str) -> Option<&str> {
    let from = line.find('(').map_or(0, |at| at + 1);
    let inside = line.get(from..)?;
    Some(inside.rsplit_once(')').map_or(inside, |(inside, _)| inside))
}

/// Returns `true` for characters that never occur in an ID.
fn is_around(c: char) -> bool {
    c.is_whitespace() || "\"'`<>()[]{},;|".contains(c)
}

fn read_word(
    word: &str,
    state: &mut Option<String>,
    add: &mut dyn FnMut(PositionFormat, Option<Identified>),
) {
    // Punctuation may directly follow an ID at the end of a sentence.
    let word = word.trim_end_matches(['.', '!', '?', ':']);
    if let Some(at) = word.find("XGID=") {
        return add(PositionFormat::Xgid, xgid::read(&word[at..]));
    }
    let parts: Vec<&str> = word.split(':').collect();
    match *parts.as_slice() {
        [places, _, _, _, ..] if places.len() == 26 => {
            add(PositionFormat::Xgid, xgid::read(word));
        }
        [_, _, cube, ..] if cube.len() == 3 => add(PositionFormat::Ogid, ogid::read(word)),
        [position, match_id] if position.len() == 14 && match_id.len() == 12 => {
            add(PositionFormat::Gnu, gnu::read(position, Some(match_id)));
        }
        [.., id] if id.len() == 14 => {
            let with_state = state.take().and_then(|state| gnu::read(id, Some(&state)));
            let alone = || gnu::read(id, None);
            add(PositionFormat::Gnu, with_state.or_else(alone));
        }
        [.., id] if id.len() == 12 && crate::MatchId::decode(id).is_ok() => {
            *state = Some(id.to_owned());
        }
        _ => {}
    }
}
