//! Crash tests, which check that after a crash between any two writes, either the game before the action or the game
//! after it is loaded.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
};

use rules::Ruleset;

use crate::{
    Journal, KeyValueStore, LoadedGame, SaveOutcome, Saved, put_game_aside, remove_all_set_aside,
    saved_tests::{Luck, act, begun},
    set_aside, set_aside_texts,
};

/// In-memory store that can be set to ignore all writes and removals after a given number of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fake {
    texts: RefCell<BTreeMap<String, String>>,
    /// Number of writes left before the crash; `None` if there will be no crash.
    left: Cell<Option<usize>>,
    written: Cell<usize>,
}

impl Fake {
    fn killed_after(&self, writes: usize) -> Self {
        let fake = self.clone();
        fake.left.set(Some(writes));
        fake
    }

    fn write(&self, write: impl FnOnce(&mut BTreeMap<String, String>)) {
        self.written.set(self.written.get() + 1);
        match self.left.get() {
            Some(0) => return,
            Some(left) => self.left.set(Some(left - 1)),
            None => {}
        }
        write(&mut self.texts.borrow_mut());
    }

    /// Loads the game from this store as a new page would.
    pub(crate) fn reopened(&self) -> (Option<String>, Journal) {
        let (found, journal) = self.found();
        assert_eq!(found.as_ref().and_then(|found| found.cut.as_ref()), None);
        (found.map(|found| found.text), journal)
    }

    fn found(&self) -> (Option<LoadedGame>, Journal) {
        self.left.set(None);
        let mut journal = Journal::default();
        let found = journal.load(self);
        let text = found.as_ref().map(|found| found.text.clone());
        let read = text.as_deref().map(Saved::from_text);
        let before = set_aside_texts(self).len();
        let set_aside_one = journal.remove_leftovers(self, matches!(read, Some(Ok(_))));
        assert_eq!(set_aside_one, set_aside_texts(self).len() > before);
        (found, journal)
    }

    /// Returns the number of writes made by `act`.
    fn writes(&self, act: impl FnOnce(&Self)) -> usize {
        let fake = self.clone();
        fake.written.set(0);
        act(&fake);
        fake.written.get()
    }
}

impl KeyValueStore for Fake {
    fn all(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }

    fn get(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }

    fn set(&self, key: &str, text: &str) -> bool {
        self.write(|texts| drop(texts.insert(key.to_owned(), text.to_owned())));
        true
    }

    fn remove(&self, key: &str) {
        self.write(|texts| drop(texts.remove(key)));
    }
}

/// Returns `true` if the store contains only the keys of the current game.
fn is_tidy(fake: &Fake) -> bool {
    let pointer = fake.get("backgammon.game").unwrap_or_default();
    let name = pointer.split('"').nth(5).unwrap_or("none");
    let own = |key: &String| key == "backgammon.game" || key.contains(name);
    fake.all().iter().all(own)
}

/// Returns the line keys of the only session, in line order.
fn line_keys(fake: &Fake) -> Vec<String> {
    let nth = |key: &String| key.rsplit('.').next()?.parse::<u32>().ok();
    let mut keys: Vec<String> = fake
        .all()
        .into_iter()
        .filter(|key| nth(key).is_some())
        .collect();
    keys.sort_by_key(nth);
    keys
}

/// Returns a random successor state: one more action, some actions undone, or a new game.
fn next(saved: &Saved, luck: &mut Luck) -> Saved {
    let mut after = saved.clone();
    match luck.below(12) {
        0 => after = begun(luck.ruleset()),
        1 => {
            let mut log = saved.session.actions();
            log.truncate(log.len().saturating_sub(luck.below(40)));
            let session = rules::Session::replay(*saved.session.ruleset(), log);
            if let Ok(session) = session {
                let games = session.game_number() as usize;
                after.session = session;
                after.seeds.truncate(games);
            }
        }
        _ => step(&mut after, luck),
    }
    after
}

/// Applies a random legal action, unless the match is over.
pub(crate) fn step(saved: &mut Saved, luck: &mut Luck) {
    for _ in 0..2_000 {
        let action = luck.action(&saved.session);
        if act(saved, action) {
            return;
        }
    }
}

#[test]
fn a_crash_after_any_write_leaves_the_game_before_or_after_the_action() {
    for number in 0..6 {
        let mut luck = Luck::new(number);
        let (mut fake, mut journal) = (Fake::default(), Journal::default());
        let mut saved = begun(luck.ruleset());
        let mut stored = None;
        for _ in 0..250 {
            // The first save takes place when the fingerprint of the dice is shown.
            let begins = stored.is_none();
            let after = if begins {
                saved.clone()
            } else {
                next(&saved, &mut luck)
            };
            let text = after.to_text();
            let writes =
                fake.writes(|fake| assert_eq!(journal.clone().save(fake, &text), SaveOutcome::Yes));
            for killed in 0..=writes {
                let fake = fake.killed_after(killed);
                journal.clone().save(&fake, &text);
                let (found, mut again) = fake.reopened();
                let after = Some(&text);
                assert!(
                    found.as_ref() == after || (killed < writes && found == stored),
                    "{found:?}"
                );
                assert!(is_tidy(&fake), "{fake:?}");
                assert_eq!(again.save(&fake, &text), SaveOutcome::Yes);
                assert_eq!(fake.reopened().0.as_ref(), after);
                assert!(is_tidy(&fake), "{fake:?}");
            }
            // The page either continues or crashes between two writes.
            let kill = luck.below(3 * (writes + 1));
            if kill < writes {
                fake = fake.killed_after(kill);
                journal.save(&fake, &text);
                (stored, journal) = fake.reopened();
                let read = stored.as_deref().map(Saved::from_text);
                saved = read.map_or(saved, |read| read.expect("a whole game"));
            } else {
                journal.save(&fake, &text);
                (stored, saved) = (Some(text), after);
            }
        }
    }
}

#[test]
fn a_crash_while_setting_a_damaged_game_aside_leaves_one_copy() {
    let mut luck = Luck::new(9);
    let mut saved = begun(Ruleset::default());
    for _ in 0..400 {
        step(&mut saved, &mut luck);
    }
    let fake = Fake::default();
    Journal::default().save(&fake, &saved.to_text());
    let last = line_keys(&fake).pop().expect("lines");
    assert!(last.ends_with(|end: char| end.is_ascii_digit()) && fake.all().len() > 5);
    fake.set(&last, "{");
    let (damaged, _) = fake.reopened();
    let damaged = damaged.expect("what is left of it");
    let put = |fake: &Fake| assert!(put_game_aside(fake, &damaged));
    for killed in 0..=fake.writes(put) {
        let fake = fake.killed_after(killed);
        put(&fake);
        if let (Some(found), _) = fake.reopened() {
            assert_eq!(found, damaged, "its lines are there until its key has gone");
            put(&fake);
        }
        assert_eq!(set_aside_texts(&fake), [damaged.as_str()]);
        assert_eq!(fake.reopened().0, None);
        assert_eq!(fake.all().len(), 1);
    }
}

#[test]
fn texts_are_set_aside_and_removed_in_one_write() {
    let fake = Fake::default();
    for text in ["a", "b", "c", "b"] {
        assert!(set_aside(&fake, text));
    }
    assert_eq!(set_aside_texts(&fake), ["a", "b", "c"]);
    assert_eq!(
        fake.writes(|fake| remove_all_set_aside(fake, &["b".to_owned()])),
        1
    );
    remove_all_set_aside(&fake, &["b".to_owned()]);
    assert_eq!(set_aside_texts(&fake), ["a", "c"]);
    set_aside(&fake, "d");
    remove_all_set_aside(&fake, &["none".to_owned()]);
    assert_eq!(set_aside_texts(&fake), ["a", "c", "d"]);
}

#[test]
fn a_game_without_its_pointer_is_set_aside_unless_it_has_no_actions() {
    let mut luck = Luck::new(4);
    let mut saved = begun(Ruleset::default());
    for played in [false, true] {
        if played {
            step(&mut saved, &mut luck);
        }
        for pointer in [
            None,
            Some("{"),
            Some(r#"{"version":2,"session":"another"}"#),
        ] {
            let fake = Fake::default();
            Journal::default().save(&fake, &saved.to_text());
            match pointer {
                Some(text) => assert!(fake.set("backgammon.game", text)),
                None => fake.remove("backgammon.game"),
            }
            assert_eq!(fake.reopened().0.as_deref(), pointer);
            let expected: &[String] = if played { &[saved.to_text()] } else { &[] };
            assert_eq!(set_aside_texts(&fake), expected);
            fake.remove("backgammon.game");
            assert_eq!(fake.all().len(), expected.len());
        }
    }
}

#[test]
fn a_readable_game_in_place_of_the_pointer_does_not_delete_the_match() {
    let (own, strange) = (
        played(11).to_text(),
        include_str!("../../tests/data/saved_v1.json"),
    );
    let fake = Fake::default();
    Journal::default().save(&fake, &own);
    fake.set("backgammon.game", strange);
    assert_eq!(fake.reopened().0.as_deref(), Some(strange));
    assert_eq!(set_aside_texts(&fake), [own]);
}

#[test]
fn a_page_with_exclusive_access_overwrites_a_restored_older_session() {
    let (older, newer) = (played(11), played(12));
    let mut gone_on = newer.clone();
    step(&mut gone_on, &mut Luck::new(3));
    let strange = "{}";
    let fake = Fake::default();
    let mut journal = Journal::default();
    journal.save(&fake, &older.to_text());
    let disk = fake.clone();
    journal.start_new_session();
    journal.save(&fake, &newer.to_text());
    // The storage process has crashed, so data not yet flushed to disk is lost.
    let fake = disk;
    assert_eq!(
        journal.save(&fake, &gone_on.to_text()),
        SaveOutcome::Elsewhere
    );
    assert_eq!(
        journal.save_over(&fake, &gone_on.to_text()),
        SaveOutcome::Yes
    );
    assert_eq!(fake.reopened().0, Some(gone_on.to_text()));
    assert!(is_tidy(&fake));
    fake.set("backgammon.game", strange);
    assert_eq!(journal.save_over(&fake, &newer.to_text()), SaveOutcome::Yes);
    assert_eq!(fake.reopened().0, Some(newer.to_text()));
    assert_eq!(set_aside_texts(&fake), [strange]);
}

#[test]
fn a_game_with_lost_last_lines_is_saved_completely() {
    let saved = played(13);
    let text = saved.to_text();
    for gone in 1..text.lines().count() {
        let fake = Fake::default();
        let mut journal = Journal::default();
        journal.save(&fake, &text);
        for key in line_keys(&fake).iter().rev().take(gone) {
            fake.remove(key);
        }
        let mut after = saved.clone();
        step(&mut after, &mut Luck::new(3));
        assert_eq!(journal.save(&fake, &after.to_text()), SaveOutcome::Yes);
        assert_eq!(fake.reopened().0, Some(after.to_text()));
    }
}

/// Returns a game that fills at least seven lines.
pub(crate) fn played(number: u8) -> Saved {
    let mut luck = Luck::new(number);
    let mut saved = begun(Ruleset::default());
    while saved.to_text().lines().count() < 7 {
        step(&mut saved, &mut luck);
    }
    saved
}

#[test]
fn missing_last_lines_are_reported_and_the_game_continues_without_them() {
    let saved = played(5);
    let text = saved.to_text();
    for gone in 1..=5 {
        let fake = Fake::default();
        Journal::default().save(&fake, &text);
        let keys = line_keys(&fake);
        for key in keys.iter().rev().take(gone) {
            fake.remove(key);
        }
        let lines: Vec<&str> = text.lines().take(keys.len() - gone).collect();
        let left = lines.join("\n");
        let (found, journal) = fake.found();
        let cut = Some(format!("{left}\n?"));
        assert_eq!(
            found,
            Some(LoadedGame {
                text: left.clone(),
                cut
            })
        );
        let mut after = Saved::from_text(&left).expect("a beginning");
        step(&mut after, &mut Luck::new(6));
        let after = after.to_text();
        let save = |fake: &Fake| assert_eq!(journal.clone().save(fake, &after), SaveOutcome::Yes);
        let writes = fake.writes(save);
        for killed in 1..=writes {
            let fake = fake.killed_after(killed);
            save(&fake);
            let (now, _) = fake.reopened();
            assert!(
                now.as_ref() == Some(&after) || (killed < writes && now.as_ref() == Some(&left))
            );
        }
    }
}

/// Checks samples of version 2 without a line count and of version 1 without lines.
#[test]
fn games_without_a_line_count_load_completely_and_get_a_count() {
    let old = include_str!("../../tests/data/saved_v1.json");
    let lines = include_str!("../../tests/data/saved_v2.jsonl").trim_end();
    let fake = Fake::default();
    fake.set(
        "backgammon.game",
        r#"{"version":2,"session":"0123456789ab"}"#,
    );
    for (nth, line) in lines.lines().enumerate() {
        fake.set(&format!("backgammon.game.0123456789ab.{nth}"), line);
    }
    let first = Fake::default();
    first.set("backgammon.game", old);
    for (fake, text) in [(fake, lines), (first, old)] {
        let (found, mut journal) = fake.reopened();
        assert_eq!(found.as_deref(), Some(text));
        let mut saved = Saved::from_text(text).expect("a stored sample");
        step(&mut saved, &mut Luck::new(7));
        assert_eq!(journal.save(&fake, &saved.to_text()), SaveOutcome::Yes);
        assert_eq!(fake.reopened().0, Some(saved.to_text()));
        assert!(is_tidy(&fake));
        let last = line_keys(&fake).pop().expect("lines");
        fake.remove(&last);
        assert!(fake.found().0.is_some_and(|found| found.cut.is_some()));
    }
}
