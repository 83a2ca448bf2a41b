//! Tests for the table after a game: the line below the board, the main cause of a loss and the decisive moments.

use board::GameLine;
use leptos::prelude::*;
use rules::{Action, MatchLength, Phase, Player};
use table::Model;
use terms::Form;
use words::{Language, arg};

use super::{boards::line, hands::Hands, stage::Stage, stored};

/// Returns a match against the computer in which the person has dropped a double after `plays` plays.
pub(crate) fn lost(language: Language, plays: usize) -> Hands {
    let form = Form {
        length: MatchLength::new(7),
        ..Form::default()
    };
    let mut hands = Hands::start(language, form);
    hands.play_until(|model| model.session().record().len() >= plays);
    hands.doubles = true;
    hands.play_until(|model: &Model| {
        matches!(model.session().phase(), Phase::Doubled { .. }) && model.person_decides()
    });
    hands.act(Action::Drop);
    hands.play_until(|model| table::ending(model).is_some());
    hands
}

/// Shows this line below the board, as a review of the finished game does.
fn show_line(stage: &Stage, line: &GameLine) {
    let line = line.clone();
    stage.within(|store| {
        let line = Memo::new(move |_| Some(line.clone()));
        store.game_line.set(Some(line));
    });
}

#[test]
fn lost_game_shows_its_line_main_cause_and_moments() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::with(language, lost(language, 12).model);
        stored::reviewed_table(&stage);
        let (page, words) = (stage.page(), stage.store.words());
        page.get("img", &words.sill_name());
        let text = page.text();
        assert!(text.contains(&words.end_in_short()), "{text}");
        let game = words.match_game(arg::Number(1_u32), arg::Points(7_u32));
        assert!(text.contains(&game), "{text}");
        let numbers = 1..=3_i64;
        let mut causes = ["dice-alone", "dice", "single", "cube", "mistakes"]
            .map(|cause| words.end_cause(arg::Cause(cause), arg::Number(1_i64)))
            .into_iter()
            .chain(
                numbers.map(|number| words.end_cause(arg::Cause("costliest"), arg::Number(number))),
            );
        assert!(causes.any(|cause| text.contains(&cause)), "{text}");
        assert!(text.contains(&words.review_luck()), "{text}");
    }
}

#[test]
fn review_figures_are_folded_and_explained() {
    let stage = Stage::with(Language::English, lost(Language::English, 12).model);
    stored::reviewed_table(&stage);
    let (page, words) = (stage.page(), stage.store.words());
    let card = page.text();
    let folded = card.find(&words.review_numbers()).expect("a disclosure");
    for figure in [
        format!("{} {}", words.summary_rate(), words.summary_rate_about()),
        format!("{} {}", words.summary_luck(), words.summary_luck_unit()),
    ] {
        assert!(card.find(&figure) > Some(folded), "{figure} in {card}");
    }
    let moments = card.find(&words.summary_moments(3)).expect("the moments");
    assert!(moments < folded);
}

#[test]
fn end_sheet_contains_the_line_and_keeps_the_board_turned() {
    let stage = Stage::with(Language::English, lost(Language::English, 12).model);
    stored::reviewed_table(&stage);
    stage.store.turned.set(true);
    let words = stage.store.words();
    let html = stage.html(|store| view! { <crate::page::Page store/> });
    assert!(html.contains("board turned"), "as in the game");
    let (before, card) = html.split_once("end-card").expect("the sheet");
    assert!(!before.contains(&words.sill_name()));
    assert!(card.contains(&words.sill_name()));
    assert!(card.contains("end-pull"), "it can be lowered");
}

#[test]
fn line_is_hidden_until_the_game_ends() {
    let mut hands = Hands::start(Language::English, Form::default());
    hands.play_until(|model: &Model| model.session().record().len() >= 6);
    let running = Stage::with(Language::English, hands.model);
    show_line(&running, &line(Player::White));
    let name = running.store.words().sill_name();
    assert!(running.page().find("img", &name).is_none());
    let over = Stage::with(Language::English, lost(Language::English, 4).model);
    show_line(&over, &line(Player::White));
    let html = over.html(|store| view! { <crate::page::Page store/> });
    assert!(html.contains("sill draws"), "it draws itself");
    assert!(
        html.contains(&format!("aria-label=\"{name}\"")),
        "it is a picture"
    );
}

#[test]
fn game_without_a_review_leaves_an_empty_sill() {
    let mut hands = Hands::hot_seat(Language::English, Form::default());
    hands.play_until(|model| table::ending(model).is_some());
    let stage = Stage::with(Language::English, hands.model);
    let (page, words) = (stage.page(), stage.store.words());
    assert!(page.find("img", &words.sill_name()).is_none());
    assert!(!page.text().contains(&words.end_in_short()));
}
