//! Cards over the board: the first visit, the stakes of an offer, and the result of a game.

use crate::hands::{Hands, answer, hot_seat, seed, started};
use board::Input;
use rules::{Action, Beavers, MatchLength, Money, Phase, Player, Win};
use table::{
    Dialog, DiceMsg, Effect, FirstGame, Msg, NewGameMsg, Panel, Settings, SettingsMsg, StoredGame,
    ending, open, open_first, scene, start, strip, update,
};
use terms::Form;
use words::{Language, Words, compiled};

/// Returns the page on a first visit, without any stored data.
fn first_visit() -> Hands {
    let (model, effects) = open_first(None, Settings::default(), seed(1), Words::english());
    Hands::new(model, effects)
}

fn match_to(points: u8) -> Form {
    Form {
        length: MatchLength::new(points),
        ..Form::default()
    }
}

/// Returns the heading and the stakes of the pending offer.
fn offer(hands: &Hands) -> (String, String) {
    let strip = strip(&hands.model).expect("an offer");
    (strip.text, strip.detail.unwrap_or_default())
}

/// Returns a game in which White, on roll, has doubled.
fn double(form: Form) -> Hands {
    let mut hands = hot_seat(form, seed(8));
    hands.play_until_on_roll(Player::White);
    hands.send(Msg::Input(Input::Do(Action::Double)));
    hands
}

#[test]
fn an_offer_in_a_money_game_shows_its_stakes() {
    let hands = double(Form::default());
    let message = offer(&hands);
    assert_eq!(message.0, "White doubles to 2");
    assert_eq!(message.1, "Take: play on for 2 points. Drop: lose 1 point.");
}

#[test]
fn an_offer_in_a_match_shows_the_score_after_a_drop() {
    let mut hands = double(match_to(7));
    let drop = "Drop: lose 1 point, and the match stands 0–1.";
    assert_eq!(
        offer(&hands).1,
        format!("Take: play on for 2 points. {drop}")
    );
    hands.send(Msg::Input(Input::Do(Action::Drop)));
    assert_eq!(hands.model.session().score().white, 1);
}

#[test]
fn stakes_of_two_points_are_in_the_oblique_case_in_arabic() {
    let mut hands = hot_seat(match_to(7), seed(8));
    let read = |file: &str| Words::read(Language::Arabic, file.to_owned());
    let arabic = compiled(Language::Arabic).and_then(read).expect("Arabic");
    hands.send(Msg::Settings(SettingsMsg::WordsLoaded(arabic)));
    hands.play_until_on_roll(Player::White);
    hands.send(Msg::Input(Input::OfferDouble));
    let question = offer(&hands).1;
    assert!(
        question.starts_with("قبول: يستمر اللعب على نقطتين. رفض: تكسب نقطة واحدة، "),
        "{question}"
    );
    hands.send(Msg::Input(Input::Do(Action::Double)));
    let message = offer(&hands).1;
    assert!(
        message.starts_with("قبول: يستمر اللعب على نقطتين. رفض: تخسر نقطة واحدة، "),
        "{message}"
    );
    hands.send(Msg::CloseDialog);
    hands.send(Msg::Input(Input::Do(Action::Take)));
    hands.send(Msg::Open(Panel::Resign));
    let lost = offer(&hands).1;
    assert!(
        lost.contains("تخسر نقطتين.") && !lost.contains("نقطتان"),
        "{lost}"
    );
}

#[test]
fn a_beaver_and_a_raccoon_show_their_stakes() {
    let form = Form {
        money: Money {
            beavers: Beavers::Unlimited,
            ..Money::default()
        },
        ..Form::default()
    };
    let mut hands = double(form);
    for (heading, stakes, points) in [
        (
            "Black beavers to 4",
            "Take: play on for 4 points. Drop: lose 2 points.",
            2,
        ),
        (
            "White raccoons to 8",
            "Take: play on for 8 points. Drop: lose 4 points.",
            4,
        ),
    ] {
        hands.send(Msg::Input(Input::Do(Action::Beaver)));
        assert_eq!(offer(&hands), (heading.to_owned(), stakes.to_owned()));
        let mut dropped = hands.model.clone();
        update(&mut dropped, Msg::Input(Input::Do(Action::Drop)));
        let score = dropped.session().score();
        assert_eq!(score.white + score.black, points);
    }
}

#[test]
fn an_offer_to_the_computer_is_shown_without_buttons() {
    let mut hands = started(match_to(7), seed(3));
    hands.play_until_on_roll(Player::White);
    hands.send(Msg::Input(Input::Do(Action::Double)));
    let strip = strip(&hands.model).expect("what was offered");
    assert_eq!(
        (strip.text.as_str(), strip.detail),
        ("You double to 2", None)
    );
    assert_eq!(strip.controls, []);
}

#[test]
fn announces_the_stakes_of_an_offer() {
    let mut hands = hot_seat(Form::default(), seed(8));
    hands.play_until_on_roll(Player::White);
    let effects = update(&mut hands.model, Msg::Input(Input::Do(Action::Double)));
    let announced = effects.iter().any(|effect| match effect {
        Effect::Announce(announced) => {
            announced == "White doubles to 2. Take: play on for 2 points. Drop: lose 1 point."
        }
        _ => false,
    });
    assert!(announced, "{effects:?}");
}

#[test]
fn explains_a_cube_that_shows_64_and_why_it_cannot_be_offered() {
    let mut hands = hot_seat(Form::default(), seed(8));
    let cube = |hands: &Hands| scene(&hands.model, false).cube.expect("a cube");
    let about = "The doubling cube: nobody has doubled. 64 means 1.";
    assert_eq!(
        (cube(&hands).shown, cube(&hands).about.as_deref()),
        (64, Some(about))
    );
    let explained = |hands: &mut Hands| {
        hands.send(Msg::Open(Panel::Cube));
        table::notice(&hands.model).expect("an explanation").text
    };
    assert_eq!(explained(&mut hands), about);
    hands.play_until(|phase| matches!(phase, Phase::Moving(_)));
    let message = explained(&mut hands);
    assert!(
        message.starts_with(about) && message.len() > about.len(),
        "{message}"
    );
    hands.play_until_on_roll(Player::White);
    hands.send(Msg::Input(Input::Do(Action::Double)));
    hands.send(Msg::Input(Input::Do(Action::Take)));
    assert_eq!(cube(&hands).about, None);
    let message = explained(&mut hands);
    assert!(!message.contains("64") && !message.is_empty(), "{message}");
}

#[test]
fn the_result_card_shows_the_winner_the_type_of_win_and_the_score() {
    let mut hands = hot_seat(match_to(7), seed(8));
    hands.play_until_on_roll(Player::White);
    hands.send(Msg::Input(Input::Do(Action::Double)));
    hands.send(Msg::Input(Input::Do(Action::Take)));
    hands.play_until_on_roll(Player::Black);
    assert_eq!(ending(&hands.model), None);
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Gammon))));
    hands.send(Msg::Input(Input::Do(Action::AcceptResignation)));
    let card = ending(&hands.model).expect("a card");
    assert_eq!(card.heading, "White wins");
    assert_eq!(card.points.as_deref(), Some("4 points"));
    assert_eq!(
        card.description,
        "Black resigned a gammon with the cube at 2"
    );
    let standing = card.standing.expect("a match");
    assert_eq!(
        standing.map(|line| (line.points, line.length)),
        [(4, Some(7)), (0, Some(7))]
    );
    assert_eq!(card.winner, Player::White);
    let next = card.controls.iter().find(|control| control.primary);
    assert_eq!(
        next.map(|next| next.msg.clone()),
        Some(Msg::Input(Input::Do(Action::NextGame)))
    );
    hands.send(Msg::Input(Input::Do(Action::NextGame)));
    assert_eq!(ending(&hands.model), None);
}

#[test]
fn the_result_card_describes_a_dropped_double_and_a_match_win() {
    let mut hands = double(Form::default());
    hands.send(Msg::Input(Input::Do(Action::Drop)));
    let card = ending(&hands.model).expect("a card");
    assert_eq!(card.description, "Black dropped the double");
    assert_eq!(card.points.as_deref(), Some("1 point"));
    let mut hands = hot_seat(match_to(1), seed(8));
    hands.play_until_on_roll(Player::White);
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
    hands.send(Msg::Input(Input::Do(Action::AcceptResignation)));
    let card = ending(&hands.model).expect("a card");
    assert_eq!(card.heading, "Black wins \u{2068}1\u{2013}0\u{2069}");
    assert_eq!(card.controls[0].msg, Msg::Open(Panel::NewGame));
    let away = |player| table::player_line(&hands.model, player).away;
    assert_eq!(away(Player::Black), None, "the winner has nothing to go");
    assert_eq!(away(Player::White).as_deref(), Some("1 away"));
}

#[test]
fn the_result_card_leaves_pr_and_luck_to_the_review_even_after_a_reload() {
    let mut hands = started(Form::default(), seed(3));
    hands.play_until_moves(Player::White, true);
    hands.play_until_on_roll(Player::White);
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
    for _ in 0..20 {
        let request = hands.play_until_asked();
        hands.send(Msg::Engine(answer(&request)));
        if ending(&hands.model).is_some() {
            break;
        }
    }
    let message = |model: &table::Model| {
        let card = ending(model).expect("a card");
        (card.rows, card.reviewed)
    };
    let no_rows = (Vec::new(), Some(Player::White));
    assert_eq!(message(&hands.model), no_rows);
    let stored = StoredGame::read(hands.stored.as_deref().expect("it is stored"));
    let (again, _) = open(Some(stored), Settings::default(), seed(9), Words::english());
    assert_eq!(message(&again), no_rows);
    let mut two = hot_seat(Form::default(), seed(3));
    two.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    two.wait_over();
    assert_eq!(ending(&two.model).and_then(|card| card.reviewed), None);
}

#[test]
fn the_first_game_is_against_a_beginner_without_a_cube() {
    let hands = first_visit();
    assert!(!hands.model.session().ruleset().uses_cube());
    assert!(scene(&hands.model, false).cube.is_none());
    assert_eq!(
        hands.model.seats()[Player::Black],
        record::Seat::Computer("beginner".to_owned())
    );
}

#[test]
fn a_first_visit_offers_three_levels_until_a_game_begins() {
    let mut hands = first_visit();
    let levels = start(&hands.model).expect("a first visit").levels;
    let names: Vec<_> = levels.iter().map(|one| one.level.as_str()).collect();
    assert_eq!(names, ["Beginner", "Club", "Expert"]);
    let mut rolled = first_visit();
    rolled.send(Msg::Input(Input::Do(Action::RollOpening)));
    assert_eq!(
        start(&rolled.model),
        None,
        "the table can be played at once"
    );
    let before = hands.model.session().clone();
    begin(&mut hands, &levels[0]);
    assert_eq!(start(&hands.model), None);
    assert_eq!(*hands.model.session(), before, "it waited on the table");
    let mut expert = first_visit();
    begin(&mut expert, &levels[2]);
    assert_eq!(start(&expert.model), None);
    assert_eq!(
        expert.model.seats()[Player::Black],
        record::Seat::Computer("expert".to_owned())
    );
    assert!(!expert.model.session().ruleset().uses_cube());
}

#[test]
fn the_first_visit_card_remains_behind_every_dialog() {
    let hands = first_visit();
    let offered = start(&hands.model);
    assert!(offered.is_some());
    for panel in [
        Panel::NewGame,
        Panel::Settings,
        Panel::Library,
        Panel::Menu,
        Panel::Help,
        Panel::Glossary,
        Panel::Keys,
        Panel::Position,
        Panel::Dice,
        Panel::ScoreSheet,
    ] {
        let mut page = first_visit();
        page.send(Msg::Open(panel));
        assert_ne!(*page.model.dialog(), Dialog::None, "{panel:?}");
        assert_eq!(start(&page.model), offered, "behind {panel:?}");
        page.send(Msg::CloseDialog);
        assert_eq!(start(&page.model), offered, "after {panel:?}");
    }
    let mut chosen = first_visit();
    chosen.send(Msg::Open(Panel::NewGame));
    chosen.send(Msg::NewGame(NewGameMsg::Start));
    assert_eq!(start(&chosen.model), None, "a game has begun");
}

#[test]
fn two_people_can_start_at_once_on_a_first_visit() {
    let mut two = first_visit();
    let choice = start(&two.model).expect("a first visit").two;
    begin(&mut two, &choice);
    assert_eq!(start(&two.model), None);
    assert_eq!(*two.model.dialog(), Dialog::None);
    let computers = Player::BOTH.map(|player| two.model.is_computer(player));
    assert_eq!(computers, [false, false]);
    assert!(!two.model.session().ruleset().uses_cube());
    let session = two.model.session().clone();
    begin(&mut two, &choice);
    assert_eq!(*two.model.session(), session, "a second tap begins nothing");
}

fn begin(hands: &mut Hands, choice: &FirstGame) {
    hands.send(choice.msg.clone());
}

#[test]
fn a_reload_shows_the_start_card_only_for_an_untouched_first_game() {
    let mut hands = first_visit();
    hands.send(Msg::Dice(DiceMsg::FingerprintShown));
    let stored = hands.stored.clone().expect("its fingerprint is shown");
    let reopened = |text: &str| {
        let stored = Some(StoredGame::read(text));
        open_first(stored, Settings::default(), seed(9), Words::english()).0
    };
    assert!(start(&reopened(&stored)).is_some());
    hands.send(Msg::Input(Input::Do(Action::RollOpening)));
    let stored = hands.stored.clone().expect("it is stored");
    assert_eq!(start(&reopened(&stored)), None);
    let (usual, _) = open(None, Settings::default(), seed(1), Words::english());
    assert_eq!(start(&usual), None, "a test's table has no card");
}

#[test]
fn a_cubeless_game_has_a_separate_title_and_no_double_button() {
    let labels = |hands: &Hands| -> Vec<String> {
        let all = table::controls(&hands.model).into_iter();
        all.map(|control| control.label).collect()
    };
    for (form, title, buttons) in [
        (Form::first(), "Game 1", &["Undo", "Roll"][..]),
        (Form::default(), "Money game, game 1", &["Double", "Roll"]),
    ] {
        let mut hands = hot_seat(form, seed(1));
        hands.play_until(|phase| matches!(phase, Phase::ToRoll));
        assert_eq!(table::title(&hands.model), title);
        assert_eq!(labels(&hands), buttons);
    }
}
