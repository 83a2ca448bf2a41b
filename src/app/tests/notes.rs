//! Tests for the notes on decisions, and for the drawing on the board.

use words::Language;

use super::{stage::Stage, stored};

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
