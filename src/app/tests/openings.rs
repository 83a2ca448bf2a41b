//! Tests for the decision at which the study room opens, which is drawn before the stored review is read, part by part.

use rules::Player;
use study::{Model, Msg, Place};
use table::{Route, StudySource};
use words::{Language, arg};

use super::{endings::lost, stage::Stage, stored::stored_table};
use crate::{browser::timer, sharing};

/// Returns the number of the decision at `place` in its game, as displayed by the panel.
fn number(stage: &Stage, place: Place) -> String {
    let mut model = Model::of_table(sharing::table_record(stage.store));
    model.update(Msg::Move(place.0, place.1));
    let (number, all) = (model.at() as u32 + 1, model.moments().len() as u32);
    let words = stage.store.words();
    words.study_moment(arg::Count(all), arg::Number(number))
}

/// Returns the text of the review opened from the end card, as rendered before the browser's next task.
fn first_seen(stage: &Stage) -> String {
    timer::stop(true);
    let page = stage.room(Route::Study(StudySource::Reviewed(None)));
    page.text()
}

#[test]
fn stored_review_opens_at_the_biggest_mistake() {
    let stage = Stage::with(Language::English, lost(Language::English, 12).model);
    let review = stored_table(&stage);
    let opening = review.opening(Some(Player::White)).expect("a decision");
    assert!(!opening.is_clean, "a mistake");
    let (text, number) = (first_seen(&stage), number(&stage, opening.place));
    assert!(text.contains(&number), "{number}: {text}");
}

#[test]
fn new_review_opens_at_the_players_first_decision() {
    let stage = Stage::with(Language::English, lost(Language::English, 12).model);
    let record = sharing::table_record(stage.store);
    let place = study::first_decision(&record, 0, Some(Player::White)).expect("a decision");
    let (text, number) = (first_seen(&stage), number(&stage, place));
    assert!(text.contains(&number), "{number}: {text}");
}
