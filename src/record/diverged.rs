//! Merges two stores that the same browser has written independently, without losing data that exists only in the older
//! one.

use rules::{Action, Entry};

use crate::{Backup, DiceBook, Journal, KeyValueStore, SaveOutcome, Saved, journal, set_aside};

/// Storage key of the dice statistics over all games.
pub const DICE_BOOK_KEY: &str = "backgammon.dice";
/// Storage key of the settings.
pub const SETTINGS_KEY: &str = "backgammon.settings";

/// Storage key of the dice already seen in this browser.
pub const SEEN_DICE_KEY: &str = "backgammon.seen";

/// Storage format of the default settings.
const NO_SETTINGS: &str = "{}";

/// Copies into `keys` all data that exists only in `older`. If the game in `older` continues the one in `keys`, the
/// game in `keys` is replaced. If the games or the dice statistics have diverged, the older ones are set aside,
/// together with the settings in `older`.
///
/// Returns `true` if data was set aside. Returns `None` if the store is full, in which case `older` must not be
/// overwritten.
///
/// ```
/// use record::{KeyValueStore, SETTINGS_KEY, merge, set_aside, set_aside_texts};
///
/// # use std::{cell::RefCell, collections::BTreeMap};
/// # #[derive(Default)]
/// # struct Memory(RefCell<BTreeMap<String, String>>);
/// # impl KeyValueStore for Memory {
/// #     fn all(&self) -> Vec<String> {
/// #         self.0.borrow().keys().cloned().collect()
/// #     }
/// #     fn get(&self, key: &str) -> Option<String> {
/// #         self.0.borrow().get(key).cloned()
/// #     }
/// #     fn set(&self, key: &str, text: &str) -> bool {
/// #         self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
/// #         true
/// #     }
/// #     fn remove(&self, key: &str) {
/// #         self.0.borrow_mut().remove(key);
/// #     }
/// # }
/// // `Memory` stores texts in a map, as in the example for `KeyValueStore`.
/// let (store, older) = (Memory::default(), Memory::default());
/// older.set(SETTINGS_KEY, "{}");
/// set_aside(&older, "a damaged game");
/// assert_eq!(merge(&store, &older), Some(false), "no game was set aside");
/// assert_eq!(store.get(SETTINGS_KEY).as_deref(), Some("{}"));
/// assert_eq!(set_aside_texts(&store), ["a damaged game"]);
/// ```
pub fn merge(keys: &impl KeyValueStore, older: &impl KeyValueStore) -> Option<bool> {
    let ahead = game_ahead(keys, older);
    let missed = if ahead.is_none() {
        missed(keys, older)
    } else {
        None
    };
    let set_aside_texts = set_aside::set_aside_texts(older);
    let mut texts = set_aside_texts.iter().chain(&missed);
    let mut done = texts.all(|text| set_aside::set_aside(keys, text));
    for key in [SETTINGS_KEY, DICE_BOOK_KEY, SEEN_DICE_KEY] {
        let taken = keys.get(key).is_none() || (ahead.is_some() && key != SEEN_DICE_KEY);
        if let Some(text) = older.get(key)
            && taken
        {
            done &= keys.set(key, &text);
        }
    }
    if let Some(game) = ahead {
        done &= Journal::default().save_over(keys, &game) == SaveOutcome::Yes;
    }
    done.then_some(missed.is_some())
}

/// Returns the game in `older` if it continues the game in `keys`, or if the game in `keys` has no actions yet; `None`
/// otherwise.
fn game_ahead(keys: &impl KeyValueStore, older: &impl KeyValueStore) -> Option<String> {
    let game = Journal::default().load(older)?.text;
    let Some(own) = Journal::default().load(keys) else {
        return Some(game);
    };
    let behind = journal::is_untouched(&own.text) || continues(&game, &own.text);
    (behind && !journal::is_untouched(&game) && !continues(&own.text, &game)).then_some(game)
}

/// Returns the data in `older` that is missing from `keys`: its game, or a whole backup if its dice statistics are
/// missing too.
fn missed(keys: &impl KeyValueStore, older: &impl KeyValueStore) -> Option<String> {
    let game = Journal::default().load(older)?.text;
    let newer = Journal::default().load(keys);
    let book = older.get(DICE_BOOK_KEY).unwrap_or_default();
    let counted = |text: &str| DiceBook::from_text(text).map_or(0, |book| book.games);
    if keys
        .get(DICE_BOOK_KEY)
        .is_some_and(|own| counted(&own) < counted(&book))
    {
        let settings = older
            .get(SETTINGS_KEY)
            .unwrap_or_else(|| NO_SETTINGS.to_owned());
        return Some(Backup::new(game, settings, book).to_text());
    }
    let continues = newer.is_some_and(|newer| continues(&newer.text, &game));
    (!continues && !journal::is_untouched(&game)).then_some(game)
}

/// Returns `true` if the game `newer` contains all of `older`, ignoring the steps of an unfinished turn and the time
/// used in it.
pub fn continues(newer: &str, older: &str) -> bool {
    let (Ok(newer_game), Ok(older_game)) = (Saved::from_text(newer), Saved::from_text(older))
    else {
        return newer == older;
    };
    let log = older_game.session.log();
    // The log does not contain the steps of an unfinished turn, and the time used in that turn can still change.
    let time = |entry: &Entry| matches!(entry.action, Action::Spend(_));
    let agreed = log.iter().rposition(|entry| !time(entry));
    newer_game.seeds.starts_with(&older_game.seeds)
        && newer_game
            .session
            .log()
            .starts_with(&log[..agreed.map_or(0, |last| last + 1)])
}

/// Returns the point at which two games with the same start diverge: the number of actions they share, and the first
/// action found only in `newer`. The result stays the same as either game continues. `None` if a game is unreadable, or
/// if `newer` has no action that is missing from `older`.
pub fn divergence(newer: &str, older: &str) -> Option<String> {
    let [newer, older] = [newer, older].map(|text| Some(words(&Saved::from_text(text).ok()?)));
    let (newer, older) = (newer?, older?);
    let both = newer.iter().zip(&older);
    let agreed = both.take_while(|(newer, older)| newer == older).count();
    let first = newer.get(agreed)?;
    Some(format!("{agreed} {first}"))
}

/// Returns a game's seeds and actions, in order, as text.
fn words(saved: &Saved) -> Vec<String> {
    let parts = saved.parts();
    parts
        .flat_map(|part| part.seed.into_iter().chain(part.log))
        .collect()
}

#[cfg(test)]
mod tests {
    use rules::{Ruleset, Win};

    use super::*;
    use crate::{
        journal_tests::{Fake, played, step},
        saved_tests::{Luck, act, begun},
        set_aside_texts,
    };

    /// Store that rejects all writes.
    struct Full(Fake);

    impl KeyValueStore for Full {
        fn all(&self) -> Vec<String> {
            self.0.all()
        }

        fn get(&self, key: &str) -> Option<String> {
            self.0.get(key)
        }

        fn set(&self, _key: &str, _text: &str) -> bool {
            false
        }

        fn remove(&self, key: &str) {
            self.0.remove(key);
        }
    }

    fn stored(saved: &Saved) -> Fake {
        let fake = Fake::default();
        Journal::default().save(&fake, &saved.to_text());
        fake
    }

    #[test]
    fn sets_a_diverged_game_aside_once() {
        let (mut newer, older) = (played(1), played(2));
        let (keys, other) = (stored(&newer), stored(&older));
        assert_eq!(merge(&keys, &other), Some(true));
        assert_eq!(set_aside_texts(&keys), [older.to_text()]);
        assert_eq!(
            Journal::default().load(&keys).map(|found| found.text),
            Some(newer.to_text())
        );
        // A game that both stores have set aside, or that the newer game contains, is not missing.
        merge(&keys, &other);
        assert_eq!(set_aside_texts(&keys).len(), 1);
        let before = stored(&newer);
        step(&mut newer, &mut Luck::new(3));
        let after = stored(&newer);
        assert_eq!(merge(&after, &before), Some(false));
    }

    #[test]
    fn time_used_within_a_turn_is_not_a_divergence() {
        let length = rules::MatchLength::new(3).expect("1 to 25");
        let mut saved = begun(Ruleset::match_to(length));
        for action in [
            Action::StartClock(rules::ClockRules::default()),
            Action::RollOpening,
            Action::Spend(1_000),
        ] {
            assert!(act(&mut saved, action));
        }
        let before = stored(&saved);
        assert!(act(&mut saved, Action::Spend(2_000)));
        let after = stored(&saved);
        assert_eq!(merge(&after, &before), Some(false));
        assert_eq!(set_aside_texts(&after), [] as [String; 0]);
    }

    #[test]
    fn adopts_the_continuation_of_an_earlier_or_empty_game() {
        let before = played(1);
        let mut after = before.clone();
        step(&mut after, &mut Luck::new(3));
        let begun = begun(Ruleset::default());
        for own in [Some(before), Some(begun), None] {
            let keys = own.as_ref().map_or_else(Fake::default, stored);
            assert_eq!(merge(&keys, &stored(&after)), Some(false));
            assert_eq!(set_aside_texts(&keys), [] as [String; 0]);
            let game = Journal::default().load(&keys).map(|found| found.text);
            assert_eq!(game, Some(after.to_text()));
        }
    }

    #[test]
    fn divergence_is_unchanged_as_games_continue() {
        let mut begun = begun(Ruleset::default());
        assert!(act(&mut begun, Action::RollOpening));
        let mut branches = [Win::Single, Win::Gammon].map(|win| {
            let mut branch = begun.clone();
            assert!(act(&mut branch, Action::Resign(win)));
            branch
        });
        let texts = branches.clone().map(|branch| branch.to_text());
        let [one, other] = &texts;
        assert!(!continues(one, other) && !continues(other, one));
        let parted = divergence(one, other);
        assert_eq!(parted.as_deref(), Some("2 resign-single"));
        for branch in &mut branches {
            assert!(act(branch, Action::AcceptResignation));
        }
        let [later, latest] = branches.map(|branch| branch.to_text());
        assert_eq!(divergence(&later, other), parted);
        assert_eq!(divergence(&later, &latest), parted);
        assert_eq!(divergence(&begun.to_text(), one), None);
        assert!(continues(&later, one) && !continues(one, &later));
    }

    #[test]
    fn ignores_games_without_actions() {
        let keys = stored(&played(1));
        let begun = begun(Ruleset::default());
        assert_eq!(merge(&keys, &stored(&begun)), Some(false));
        assert_eq!(merge(&keys, &Fake::default()), Some(false));
        assert_eq!(set_aside_texts(&keys), [] as [String; 0]);
    }

    #[test]
    fn copies_missing_keys_and_sets_missing_statistics_aside() {
        let book = |games: u8| {
            let mut book = DiceBook::default();
            for game in 0..games {
                book.count(
                    &dice::Seed([game; 32]),
                    &dice::Tally::default(),
                    &dice::Tally::default(),
                );
            }
            book.to_text()
        };
        let (keys, other) = (stored(&played(1)), stored(&played(2)));
        assert!(
            other.set(DICE_BOOK_KEY, &book(40)) && other.set(SETTINGS_KEY, "{\"theme\":\"felt\"}")
        );
        assert!(crate::set_aside(&other, "was aside"));
        assert_eq!(merge(&keys, &other), Some(true));
        assert_eq!(set_aside_texts(&keys), ["was aside", &played(2).to_text()]);
        assert_eq!(keys.get(DICE_BOOK_KEY), Some(book(40)));
        assert_eq!(
            keys.get(SETTINGS_KEY).as_deref(),
            Some("{\"theme\":\"felt\"}")
        );
        assert!(keys.set(DICE_BOOK_KEY, &book(1)));
        assert_eq!(merge(&keys, &other), Some(true));
        let whole = set_aside_texts(&keys)
            .pop()
            .and_then(|text| Backup::from_text(&text).ok());
        assert_eq!(whole.map(|whole| whole.dice), Some(book(40)));
    }

    #[test]
    fn reports_a_full_store() {
        let keys = Full(stored(&played(1)));
        assert_eq!(merge(&keys, &stored(&played(2))), None);
        assert_eq!(merge(&keys, &stored(&played(1))), Some(false));
    }
}
