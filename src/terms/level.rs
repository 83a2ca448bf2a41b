//! The computer's levels by the names under which they are stored: those that are the same for everybody, which the
//! catalogue names, and those with a wished PR, whose names are read as they are ("PR 15").

use engine::Level;
use words::Words;

/// What the form asks for without knowing the engine.
pub use engine::TargetPr;

/// The computer's levels, the friendliest first, by the names under which they are stored and that the catalogue knows.
const LEVELS: [(&str, Level); 5] = [
    ("beginner", Level::Beginner),
    ("casual", Level::Casual),
    ("normal", Level::Normal),
    ("strong", Level::Strong),
    ("expert", Level::Expert),
];

/// The stored names of the levels with a wished PR, which players read as they are: from [`TargetPr::MIN_PR`] on.
const WISHES: [&str; 29] = [
    "PR 2", "PR 3", "PR 4", "PR 5", "PR 6", "PR 7", "PR 8", "PR 9", "PR 10", "PR 11", "PR 12",
    "PR 13", "PR 14", "PR 15", "PR 16", "PR 17", "PR 18", "PR 19", "PR 20", "PR 21", "PR 22",
    "PR 23", "PR 24", "PR 25", "PR 26", "PR 27", "PR 28", "PR 29", "PR 30",
];
/// The PR in the stored name of a level with one.
pub fn target_pr(stored: &str) -> Option<TargetPr> {
    let pr = stored.strip_prefix("PR ")?.parse().ok()?;
    TargetPr::new(pr)
}

/// The stored name of the level with this PR.
pub fn own_level(target_pr: TargetPr) -> &'static str {
    WISHES[usize::from(target_pr.pr() - TargetPr::MIN_PR)]
}

/// The stored names of the levels, the friendliest first.
pub fn levels() -> impl Iterator<Item = &'static str> {
    LEVELS.iter().map(|(stored, _)| *stored)
}

/// Returns the stored name of a level as this release knows it; `None` if it is unknown.
pub fn known_level(stored: &str) -> Option<&'static str> {
    levels().chain(WISHES).find(|known| *known == stored)
}

/// Returns the name of a level: in the catalogue, else as it is stored ("PR 15", or a level of another release).
pub fn level_name(words: &Words, stored: &str) -> String {
    match levels().find(|known| *known == stored) {
        Some(known) => words.level_name(known),
        None => stored.to_owned(),
    }
}

/// The level that a stored name means; an unknown one plays as well as it can.
pub fn level(stored: &str) -> Level {
    let known = LEVELS.iter().find(|(known, _)| *known == stored);
    known
        .map(|(_, level)| *level)
        .or_else(|| target_pr(stored).map(Level::TargetPr))
        .unwrap_or(Level::Expert)
}

/// The level of a first game.
pub const FRIENDLIEST: &str = LEVELS[0].0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stored_level_is_found_again() {
        let words = words::Words::english();
        let mut names = Vec::new();
        for (stored, expected) in LEVELS {
            assert_eq!(level(stored), expected);
            names.push(words.level_name(stored));
        }
        assert_eq!(names, ["Beginner", "Casual", "Club", "Strong", "Expert"]);
        assert_eq!(level("unheard of"), Level::Expert);
    }

    #[test]
    fn every_pr_that_can_be_wished_has_a_name() {
        for (pr, stored) in (TargetPr::MIN_PR..).zip(WISHES) {
            let target_pr = target_pr(stored).expect("a wish");
            assert_eq!(target_pr.pr(), pr);
            assert_eq!(own_level(target_pr), stored);
            assert_eq!(level(stored), Level::TargetPr(target_pr));
            assert_eq!(known_level(stored), Some(stored));
        }
        assert_eq!(
            WISHES.last().copied().and_then(target_pr).map(TargetPr::pr),
            Some(TargetPr::MAX_PR)
        );
        assert_eq!(target_pr("PR 31"), None);
    }
}
