//! Tests for the notes on decisions, and for the drawing on the board.

use leptos::task::spawn_local;
use library::Item;
use table::{Route, StudySource};
use words::Language;

use super::{stage::Stage, stored};
use crate::{browser::database, rooms};

#[test]
fn notes_of_an_entry_are_shown_beside_its_plays() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let note = record::Note {
            flag: Some(record::Flag::Study),
            drawing: "24/18 ~13".parse().expect("a drawing"),
            ..record::Note::from(Some("Why not split?".to_owned()))
        };
        let page = stage.room(stored::noted_entry(note));
        let words = stage.store.words();
        assert!(page.names("button").contains(&words.notes()), "in sight");
        assert!(page.text().contains("Why not split?"), "{}", page.text());
        let flag = words.notes_flag_name("study");
        assert!(page.text().contains(&flag), "{}", page.text());
        assert!(page.text().contains("13 24/18"), "{}", page.text());
    }
}

#[test]
fn shared_match_is_saved_whole() {
    let stage = Stage::open(Language::English);
    let (mut record, review) = stored::annotated_match();
    record.games[0].moves[1].note = record::Note::default();
    let id = Item::of_link(&record, 0).entry.id;
    let (first, text) = (record.clone(), review.to_text());
    spawn_local(async move {
        assert_eq!(
            rooms::save_match(&first, Some(text.clone())).await,
            Ok(true)
        );
        assert_eq!(rooms::save_match(&first, Some(text)).await, Ok(false));
    });
    let page = stage.room(Route::Study(StudySource::Library(id.clone())));
    for part in ["Why not split?", "13 24/18"] {
        assert!(page.text().contains(part), "{part}: {}", page.text());
    }
    record.games[0].moves[1].note = record::Note::from(Some("Too loose.".to_owned()));
    spawn_local(async move {
        assert_eq!(
            rooms::save_match(&record, None).await,
            Ok(true),
            "a new note"
        );
        let stored = database::item(&id)
            .await
            .expect("a database")
            .expect("saved");
        let stored = stored.entry.record(&stored.body).expect("a match");
        assert_eq!(stored.games, record.games);
        assert_eq!(stored.event.comment, record.event.comment);
        let reviews = database::analyses(id.as_str()).await.expect("a database");
        assert_eq!(reviews.len(), 1);
        assert_eq!(
            reviews[0].text.lines().count(),
            review.to_text().lines().count()
        );
    });
}

#[test]
fn overview_shows_the_comment_and_counts_the_notes() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let words = stage.store.words();
        let page = stage.room(stored::annotated_link(true));
        assert!(
            page.text().contains("Look at the cube first."),
            "{}",
            page.text()
        );
        page.get("button", &words.notes_noted(6));
    }
}

#[test]
fn each_note_leads_to_the_next() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let words = stage.store.words();
        let page = stage.room(stored::annotated_link(false));
        let number = words.notes_number(words::arg::Count(6), words::arg::Number(4));
        assert!(page.text().contains(&number), "{}", page.text());
        page.get("button", &words.notes_previous());
        page.get("button", &words.notes_next());
    }
}
