//! Irregularities in a recorded match, as sentences for the player.

use record::{CubeFault, Part, RemarkKind};
use rules::{ByPlayer, Roll};
use words::{Words, arg, isolated};

/// Returns an irregularity as a sentence, without its location.
pub(crate) fn kind_text(words: &Words, kind: &RemarkKind) -> String {
    let text = |key: &'static str, text: &str| {
        words.remark_text(arg::Text(isolated(text)), arg::What(key))
    };
    let other = |key: &'static str, found: u32, expected: u32| {
        words.remark_other(arg::Expected(expected), arg::Found(found), arg::What(key))
    };
    let dice = |key: &'static str, roll: &Roll| {
        words.remark_roll(arg::Dice(roll.to_string()), arg::What(key))
    };
    let counted =
        |key: &'static str, number: u32| words.remark_number(arg::Number(number), arg::What(key));
    match kind {
        RemarkKind::ForbiddenPlay { roll, text, .. } => {
            words.remark_forbidden(arg::Dice(roll.to_string()), arg::Text(isolated(text)))
        }
        RemarkKind::Encoding(name) => text("encoding", name),
        RemarkKind::NotUnderstood(fragment) => text("not-understood", fragment),
        RemarkKind::AmbiguousPlay(fragment) => text("ambiguous", fragment),
        RemarkKind::NotAPlay(fragment) => text("not-a-play", fragment),
        RemarkKind::BadDice(fragment) => text("bad-dice", fragment),
        RemarkKind::AfterTheEnd(fragment) => text("after-the-end", fragment),
        RemarkKind::HiddenPlay(roll) => dice("hidden", roll),
        RemarkKind::MissingPlay(roll) => dice("missing", roll),
        RemarkKind::ForcedPlay(roll) => dice("forced", roll),
        RemarkKind::CubeValue { expected, found } => other("cube", *found, *expected),
        RemarkKind::Points { expected, found } => other("points", *found, *expected),
        RemarkKind::ImpossiblePoints { found, taken } => other("impossible", *found, *taken),
        RemarkKind::Score { expected, found } => {
            words.remark_score(arg::Expected(score(expected)), arg::Found(score(found)))
        }
        RemarkKind::BeginsWithGame(number) => counted("begins", *number),
        RemarkKind::GameMissing(number) => counted("missing", *number),
        RemarkKind::LongMatch(length) => counted("long", u32::from(*length)),
        RemarkKind::MoreMatches(count) => {
            counted("more", u32::try_from(*count).unwrap_or(u32::MAX))
        }
        RemarkKind::BrokenCharacters => words.remark("broken-characters"),
        RemarkKind::OutOfTurn(_) => words.remark("out-of-turn"),
        RemarkKind::CubeAction(CubeFault::Unanswered) => words.remark("unanswered"),
        RemarkKind::CubeAction(CubeFault::DoubleOnDouble) => words.remark("double-on-double"),
        RemarkKind::CubeAction(CubeFault::NotTheOwner) => words.remark("not-the-owner"),
        RemarkKind::CubeAction(CubeFault::BeforeFirstRoll) => words.remark("before-first-roll"),
        RemarkKind::CubeAction(CubeFault::NoCube) => words.remark("no-cube"),
        RemarkKind::CubeAction(CubeFault::NoDouble) => words.remark("no-double"),
        RemarkKind::CubeAction(CubeFault::OwnDouble) => words.remark("own-double"),
        RemarkKind::DroppedCrawford => words.remark("dropped-crawford"),
        RemarkKind::StatedPosition => words.remark("stated-position"),
        RemarkKind::Winner(_) => words.remark("winner"),
        RemarkKind::Unfinished => words.remark("unfinished"),
        RemarkKind::ResultFromScore => words.remark("result-from-score"),
        RemarkKind::NoScoreLine => words.remark("no-score-line"),
        RemarkKind::CrawfordFromScore => words.remark("crawford-from-score"),
        RemarkKind::NoCrawford => words.remark("no-crawford"),
        RemarkKind::Damaged(Part::Moves) => words.remark("no-moves"),
        RemarkKind::Damaged(Part::Stream) => words.remark("stream"),
        RemarkKind::Damaged(Part::LastRecord) => words.remark("last-record"),
        RemarkKind::Damaged(Part::LastGame) => words.remark("last-game"),
    }
}

fn score(points: &ByPlayer<u32>) -> String {
    isolated(&format!("{} – {}", points.white, points.black))
}
