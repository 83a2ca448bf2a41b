//! Texts in the room.

use board::list;
use friend::{Duplicate, DuplicateOpponent, FalseResult, LinkFault, Mode, NotAMessage, Refused};
use rules::Variant;
use terms::variant_key;
use words::{Words, arg, isolated};

use crate::{Model, Notice, Page, Stored, games};

/// Returns "5-point match" or the number of games, and the variant unless it is standard backgammon.
fn length_and_variant(words: &Words, duplicate: &Duplicate) -> String {
    let rules = duplicate.terms().ruleset();
    let length = match rules.playing_match() {
        Some(played) => words.match_title(played.length.points()),
        None => words.duplicate_games(games(duplicate)),
    };
    let variant = duplicate.terms().variant;
    let variant = (variant != Variant::Standard).then(|| words.variant_name(variant_key(variant)));
    list(words, std::iter::once(length).chain(variant))
}

/// Returns the name of a computer level for use in a sentence; a level name from another release is wrapped in
/// bidirectional isolates.
pub(crate) fn level_name(words: &Words, level: &str) -> String {
    match terms::levels().find(|known| *known == level) {
        Some(known) => words.level_name(known),
        None => isolated(level),
    }
}

fn against(words: &Words, duplicate: &Duplicate) -> String {
    match duplicate.against() {
        DuplicateOpponent::Computer(level) => words.duplicate_against(
            arg::Level(level_name(words, level.as_str())),
            arg::Who("computer"),
        ),
        DuplicateOpponent::Partner => words.duplicate_against(arg::Level(""), arg::Who("partner")),
    }
}

/// Returns the heading of the page.
pub fn heading(model: &Model) -> String {
    let words = model.words();
    match model.page() {
        Page::List => words.duplicates(),
        Page::New(_) => words.duplicate_new(),
        Page::Shown(shown) => {
            let game = length_and_variant(words, &shown.stored.duplicate);
            words.labelled(arg::Label(words.duplicates()), arg::Value(game))
        }
    }
}

/// Returns a duplicate's terms, one sentence each.
pub fn terms(words: &Words, duplicate: &Duplicate) -> Vec<String> {
    let rules = duplicate.terms().ruleset();
    let cube = if duplicate.terms().mode == Mode::NoCube || !rules.uses_cube() {
        "no"
    } else {
        "yes"
    };
    let jacoby = duplicate.terms().has_jacoby();
    let jacoby = jacoby.then(|| words.option_jacoby());
    let first = [
        length_and_variant(words, duplicate),
        words.duplicate_cube(cube),
    ];
    let last = [against(words, duplicate), words.duplicate_dice()];
    first.into_iter().chain(jacoby).chain(last).collect()
}

/// Returns the two lines shown for a duplicate in the list.
pub fn line(words: &Words, stored: &Stored) -> [String; 2] {
    let count = words.duplicate_count(stored.results.len() as u32);
    let about = [against(words, &stored.duplicate), count];
    [
        length_and_variant(words, &stored.duplicate),
        about.join(" · "),
    ]
}

/// Returns the text of a notice.
pub fn notice(words: &Words, notice: &Notice) -> String {
    words.duplicate_notice(match notice {
        Notice::NoLink | Notice::Unreadable(LinkFault::NotALink | LinkFault::OtherKind) => "none",
        Notice::Unreadable(LinkFault::Message(NotAMessage::Cut)) => "cut",
        Notice::Unreadable(
            LinkFault::Message(NotAMessage::OtherVersion(_)) | LinkFault::UnknownRules,
        ) => "newer",
        Notice::Unreadable(_) => "damaged",
        Notice::Known => "known",
        Notice::OtherDuplicate => "other",
        Notice::Full => "full",
        Notice::UnknownLevel => "level",
        Notice::Elsewhere => "elsewhere",
        Notice::Unknown => "unknown",
        Notice::Added(count) => return words.duplicate_added(*count as u32),
        Notice::Problem(problem) => {
            return problem.text(words, |words, why| words.friend_not_stored(why.key()));
        }
        Notice::False(name, FalseResult { act, why }) => {
            let name = name.as_deref().map(isolated);
            let name = name.unwrap_or_else(|| words.duplicate_nameless());
            let why = match why {
                Refused::NotDue => "cut",
                Refused::Over => "over",
                Refused::ComputersSide => "side",
                _ => "forbidden",
            };
            return words.duplicate_false(arg::Act(*act as u32), arg::Who(name), arg::Why(why));
        }
    })
}
