//! Computer levels, identified by their stored names: common levels, whose display names are in the catalogue, and
//! levels with a target PR, whose stored names are displayed unchanged ("PR 15").

use engine::Level;
use words::Words;

/// Re-exported so that crates that use the form do not have to depend on the engine.
pub use engine::TargetPr;

/// Common levels, easiest first, each with the name used in storage and in the catalogue.
const LEVELS: [(&str, Level); 6] = [
    ("beginner", Level::Beginner),
    ("casual", Level::Casual),
    ("normal", Level::Normal),
    ("strong", Level::Strong),
    ("expert", Level::Expert),
    (CHAMPION, Level::Champion),
];

/// Stored name of the level whose choices depend on the time available for rollouts.
pub(crate) const CHAMPION: &str = "champion";

/// Stored names of the levels with a target PR, in ascending order from [`TargetPr::MIN_PR`].
const WISHES: [&str; 29] = [
    "PR 2", "PR 3", "PR 4", "PR 5", "PR 6", "PR 7", "PR 8", "PR 9", "PR 10", "PR 11", "PR 12",
    "PR 13", "PR 14", "PR 15", "PR 16", "PR 17", "PR 18", "PR 19", "PR 20", "PR 21", "PR 22",
    "PR 23", "PR 24", "PR 25", "PR 26", "PR 27", "PR 28", "PR 29", "PR 30",
];
/// Returns the target PR in a level's stored name; `None` for a common level.
pub fn target_pr(stored: &str) -> Option<TargetPr> {
    let pr = stored.strip_prefix("PR ")?.parse().ok()?;
    TargetPr::new(pr)
}

/// Returns the stored name of the level with this target PR.
pub fn own_level(target_pr: TargetPr) -> &'static str {
    WISHES[usize::from(target_pr.pr() - TargetPr::MIN_PR)]
}

/// Returns the stored names of the common levels, easiest first.
pub fn levels() -> impl Iterator<Item = &'static str> {
    LEVELS.iter().map(|(stored, _)| *stored)
}

/// Returns a level's stored name as a static string; `None` if this release lacks the level.
pub fn known_level(stored: &str) -> Option<&'static str> {
    levels().chain(WISHES).find(|known| *known == stored)
}

/// Returns a level's name from the catalogue, or its stored name if the catalogue has none ("PR 15", or a level from
/// another release).
pub fn level_name(words: &Words, stored: &str) -> String {
    match levels().find(|known| *known == stored) {
        Some(known) => words.level_name(known),
        None => stored.to_owned(),
    }
}

/// Returns the level with this stored name; [`Level::Expert`] if the name is unknown.
pub fn level(stored: &str) -> Level {
    let known = LEVELS.iter().find(|(known, _)| *known == stored);
    known
        .map(|(_, level)| *level)
        .or_else(|| target_pr(stored).map(Level::TargetPr))
        .unwrap_or(Level::Expert)
}

/// Stored name of the level for a new player's first game.
pub const FRIENDLIEST: &str = LEVELS[0].0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stored_level_is_recognised() {
        let words = words::Words::english();
        let mut names = Vec::new();
        for (stored, expected) in LEVELS {
            assert_eq!(level(stored), expected);
            names.push(words.level_name(stored));
        }
        assert_eq!(
            names,
            ["Beginner", "Casual", "Club", "Strong", "Expert", "Champion"]
        );
        assert_eq!(level("unheard of"), Level::Expert);
    }

    #[test]
    fn every_target_pr_has_a_stored_name() {
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
