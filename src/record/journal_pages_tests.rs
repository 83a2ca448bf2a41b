//! Tests with two pages in one browser that show the same session.

use crate::{
    Journal, SaveOutcome,
    journal_tests::{Fake, played, step},
    saved_tests::Luck,
};

#[test]
fn a_page_with_an_older_state_of_the_session_does_not_overwrite_the_newer_state() {
    for number in 0..12 {
        let mut luck = Luck::new(number);
        let saved = played(13);
        let fake = Fake::default();
        Journal::default().save(&fake, &saved.to_text());
        let [mut one, mut other] = [(); 2].map(|()| fake.reopened().1);
        let mut newer = saved.clone();
        for _ in 0..=number % 4 {
            step(&mut newer, &mut luck);
            assert_eq!(one.save(&fake, &newer.to_text()), SaveOutcome::Yes);
        }
        let mut older = saved.clone();
        step(&mut older, &mut luck);
        let outcome = other.save(&fake, &older.to_text());
        assert_eq!(outcome, SaveOutcome::Elsewhere, "{number}");
        assert_eq!(fake.reopened().0, Some(newer.to_text()));
        // A page with exclusive access saves its game nonetheless.
        assert_eq!(other.save_over(&fake, &older.to_text()), SaveOutcome::Yes);
        assert_eq!(fake.reopened().0, Some(older.to_text()));
    }
}
