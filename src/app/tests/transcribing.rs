//! Tests for the transcription room with a stored transcription.

use table::Route;
use words::Language;

use super::{stage::Stage, stored};

#[test]
fn an_unfinished_transcription_is_continued() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let route = stored::transcript();
        let (page, words) = (stage.room(Route::Transcribe(None)), stage.store.words());
        let text = page.text();
        assert!(text.contains("31: 8/5 6/5"), "{text}");
        assert!(text.contains(&words.transcribe_saved()), "{text}");
        page.get("button", &words.double());
        page.get("group", &words.transcribe_dice());
        let named = stage.room(route);
        assert_eq!(named.text(), text);
    }
}

#[test]
fn a_damaged_transcription_is_left_unchanged() {
    let stage = Stage::open(Language::English);
    let route = stored::damaged_transcript();
    let (page, words) = (stage.room(route), stage.store.words());
    assert!(page.text().contains(&words.transcribe_damaged()));
}
