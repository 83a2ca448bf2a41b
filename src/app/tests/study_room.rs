//! Tests for the study room: the parts of a review that are visible without a button press, and the empty state.

use table::{Route, StudySource};
use words::Language;

use super::{stage::Stage, stored};

const SEVEN_POINTS: &str = include_str!("../../../tests/data/matches/seven-points.mat");

/// Returns the address of a review that opens at a play.
fn review_of_plays() -> Route {
    let (unfinished, _) = SEVEN_POINTS.rsplit_once("Wins").expect("a result");
    stored::reviewed(unfinished)
}

#[test]
fn damaged_link_keeps_the_games_and_links_to_them() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let page = stage.room(Route::Study(StudySource::Link("p=AAAA".to_owned())));
        let words = stage.store.words();
        assert_eq!(page.all("alert").len(), 1);
        assert!(
            page.text().contains(&words.study_untouched()),
            "{}",
            page.text()
        );
        page.get("link", &words.place_play());
        assert!(page.names("link").contains(&words.place_games()));
    }
}

#[test]
fn empty_library_offers_to_add_games_once() {
    let stage = Stage::open(Language::English);
    let page = stage.room(Route::Library);
    let add = stage.store.words().library_add_games();
    let buttons = page.names("button").into_iter().filter(|name| *name == add);
    assert_eq!(buttons.count(), 1);
}

#[test]
fn game_line_shows_the_move_number_and_the_move_count() {
    let stage = Stage::open(Language::English);
    let page = stage.room(stored::reviewed_match());
    let slider = page.get("slider", &stage.store.words().review_graph());
    let value = slider.attribute("aria-valuetext").expect("a value");
    assert!(
        value.starts_with("Move 4 of 5: ") && value.ends_with("Blunder"),
        "{value}"
    );
}

#[test]
fn match_without_a_review_shows_the_race_its_moves_and_what_a_review_finds() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let (unfinished, _) = SEVEN_POINTS.rsplit_once("Wins").expect("a result");
    let page = stage.room(stored::imported(unfinished));
    let slider = page.get("slider", &words.race());
    let value = slider.attribute("aria-valuetext").expect("a value");
    assert!(
        value.starts_with("Move 1 of ") && value.ends_with("167 pips"),
        "{value}"
    );
    assert!(
        page.text().contains(&words.summary_before()),
        "{}",
        page.text()
    );
    page.get("region", &words.plays_region());
    page.get("button", &words.review());
}

#[test]
fn match_decisions_have_take_points_and_plays_all_rolls() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let tools = |route: Route| {
        let names = stage.room(route).names("button");
        [words.study_take_points(), words.coach_rolls()].map(|tool| names.contains(&tool))
    };
    assert_eq!(tools(stored::reviewed_match()), [true, false]);
    assert_eq!(tools(review_of_plays()), [true, true]);
}

#[test]
fn shared_review_says_what_it_leaves_out() {
    let stage = Stage::open(Language::English);
    let analyse = stage.store.words().review_analyse_this();
    let (unfinished, _) = SEVEN_POINTS.rsplit_once("Wins").expect("a result");
    let shared = stage.room(stored::shared(unfinished));
    shared.get("button", &analyse);
    let stage = Stage::open(Language::English);
    let own = stage.room(review_of_plays());
    assert!(!own.names("button").contains(&analyse), "{}", own.text());
}

#[test]
fn chances_after_both_plays_are_shown_without_a_press() {
    let stage = Stage::open(Language::English);
    let html = stage.html(|page| crate::rooms::build(page, review_of_plays()));
    let (_, room) = html.split_once("chance-room").expect("the chances");
    assert!((1..=2).contains(&room.matches("chance-bar").count()));
}

#[test]
fn luck_bar_starts_at_the_middle() {
    let stage = Stage::open(Language::English);
    let html = stage.html(|page| crate::rooms::build(page, stored::reviewed(stored::FINISHED)));
    let bars: Vec<&str> = html.split("pair-luck").skip(1).collect();
    assert_eq!(bars.len(), 2);
    for bar in bars {
        let (bar, rest) = bar.split_once("</svg>").expect("a bar");
        let is_lucky = bar.contains("<rect x=\"50\"");
        let (_, points) = rest.split_once("<b dir=\"ltr\">").expect("the points");
        assert_eq!(
            is_lucky,
            !points.starts_with('\u{2212}') && !points.starts_with('-'),
            "{bar}"
        );
    }
}
