//! Tests for little boards, and for the sill with a game's line.

use board::{
    GameLine, LineDegree, LineGame, LineMark, LineSubject, Scene,
    draw::{Crop, LittleSill},
};
use leptos::prelude::*;
use rules::{Board, Die, Player, Roll, Variant};
use words::Language;

use super::{document::Document, stage::Stage};
use crate::board::{LittleBoard, Sill, SillState};

/// Returns the opening position with a roll of 3-1.
pub(super) fn opening() -> Scene {
    let roll = Die::new(3).zip(Die::new(1));
    let roll = roll.map(|(three, ace)| (Player::White, Roll::new(three, ace)));
    Scene::little(&Board::start(Variant::Standard), roll, None, Player::White)
}

/// Returns a line of 28 decisions with marks of all four kinds.
pub(super) fn line(bottom: Player) -> GameLine {
    const COURSE: [f64; 28] = [
        0.50, 0.52, 0.51, 0.55, 0.58, 0.57, 0.49, 0.48, 0.50, 0.47, 0.48, 0.51, 0.46, 0.41, 0.43,
        0.38, 0.45, 0.52, 0.60, 0.58, 0.55, 0.49, 0.42, 0.30, 0.34, 0.21, 0.12, 0.03,
    ];
    let mark = |step, degree, subject, cost| LineMark {
        step,
        degree,
        subject,
        cost,
    };
    let line = GameLine::new(bottom, COURSE).expect("two chances and more");
    line.with_marks([
        mark(4, LineDegree::Error, LineSubject::Cube, 0.03),
        mark(9, LineDegree::Error, LineSubject::Checkers, 0.04),
        mark(13, LineDegree::Blunder, LineSubject::Checkers, 0.23),
        mark(27, LineDegree::Blunder, LineSubject::Cube, 0.36),
    ])
}

/// Returns the line of a match of three games.
pub(super) fn match_line() -> GameLine {
    let game = |first, caption: &str| LineGame {
        first,
        caption: caption.to_owned(),
    };
    line(Player::White).with_games([
        game(0, "Game 1 · 0–0"),
        game(7, "Game 2 · 0–2"),
        game(19, "Game 3 · 1–2"),
    ])
}

fn rendered(line: SillState, on_seek: Option<Callback<usize>>) -> Document {
    let stage = Stage::open(Language::English);
    stage.render(move |_| match on_seek {
        Some(on_seek) => view! {
            <Sill line label="The game's line" cursor=13 on_seek value_text="Roll 13 of 28"/>
        }
        .into_any(),
        None => view! { <Sill line label="The game's line"/> }.into_any(),
    })
}

#[test]
fn little_board_without_a_label_is_hidden_from_screen_readers() {
    let stage = Stage::open(Language::English);
    let labelled = stage.render(|_| {
        view! { <LittleBoard scene=opening() label="Your blunder against Mira, roll 13"/> }
    });
    labelled.get("img", "Your blunder against Mira, roll 13");
    let hidden = stage.html(|_| view! { <LittleBoard scene=opening() crop=Crop::Lower/> });
    assert!(hidden.contains("aria-hidden=\"true\"") && !hidden.contains("role="));
    assert!(hidden.contains("viewBox=\"0 62 147 62\""));
}

#[test]
fn little_board_and_its_line_share_a_frame() {
    let stage = Stage::open(Language::English);
    let line = LittleSill::Line(line(Player::White));
    let html = stage.html(|_| view! { <LittleBoard scene=opening() line=line/> });
    assert!(html.contains("viewBox=\"0 0 147 150\""));
    assert_eq!(html.matches("class='sill-mark").count(), 4);
}

#[test]
fn sill_is_a_slider_with_its_step_as_value_text() {
    let page = rendered(
        SillState::Line(line(Player::White)),
        Some(Callback::new(|_| {})),
    );
    let slider = page.get("slider", "The game's line");
    let is = |name: &str| slider.attribute(name).unwrap_or_default();
    assert_eq!(is("aria-valuetext"), "Roll 13 of 28");
    assert_eq!(
        [
            is("aria-valuemin"),
            is("aria-valuenow"),
            is("aria-valuemax")
        ],
        ["0", "13", "27"]
    );
    assert_eq!(is("tabindex"), "0");
    assert_eq!(is("dir"), "ltr");
}

#[test]
fn sill_without_seeking_is_an_image_and_without_a_line_has_no_role() {
    let picture = rendered(SillState::Line(line(Player::Black)), None);
    picture.get("img", "The game's line");
    assert!(picture.all("slider").is_empty());
    for state in [
        SillState::Blank,
        SillState::Empty,
        SillState::Words("Your game's line appears here".to_owned()),
    ] {
        let words = matches!(state, SillState::Words(_));
        let page = rendered(state, Some(Callback::new(|_| {})));
        assert!(page.all("slider").is_empty() && page.all("img").is_empty());
        assert_eq!(page.text().contains("Your game's line appears here"), words);
    }
}

#[test]
fn race_line_is_seekable_and_has_no_marks() {
    let stage = Stage::open(Language::English);
    let race = SillState::Race(line(Player::White), "Race".to_owned());
    let html = stage
        .html(|_| view! { <Sill line=race label="Race" cursor=13 on_seek=Callback::new(|_| {})/> });
    assert!(
        html.contains("sill of-race") && html.contains("sill-thread"),
        "{html}"
    );
    assert!(
        html.contains("sill-caption") && html.contains("slider"),
        "{html}"
    );
    assert!(!html.contains("sill-mark"), "{html}");
}

#[test]
fn match_sill_captions_and_numbers_its_games() {
    let stage = Stage::open(Language::English);
    let line = SillState::Line(match_line());
    let html = stage.html(|_| view! { <Sill line label="The match's line"/> });
    // Leptos inserts empty comments between adjacent texts.
    let html = html.replace("<!>", "");
    for (nth, caption) in [(1, "Game 1 · 0–0"), (3, "Game 3 · 1–2")] {
        let both = format!("<b>{nth}</b><em>{caption}</em>");
        assert!(html.contains(&both), "{html}");
    }
}
