//! Score sheet with the results of all finished games in a session, including after a reload.

use crate::hands::{Hands, hot_seat, seed, started};
use board::Input;
use rules::{Action, MatchLength, Money, Phase, Player, Win};
use std::num::NonZeroU16;
use table::{
    Bar, Dialog, Msg, Panel, Settings, StoredGame, open, player_line, position, score_sheet,
};
use terms::Form;
use words::Words;

/// Returns the rows of the sheet, each as a single line.
fn lines(hands: &Hands) -> Vec<String> {
    let rows = score_sheet(&hands.model).games.into_iter();
    let line = |row: Vec<String>| row.join("; ").replace('\n', ": ");
    rows.map(line).collect()
}

/// Opens the page with a stored game.
fn opened(stored: &str) -> Hands {
    let stored = Some(StoredGame::read(stored));
    let (model, effects) = open(stored, Settings::default(), seed(0), Words::english());
    Hands::new(model, effects)
}

/// Returns the options for a match to this many points.
pub fn match_to(points: u8) -> Form {
    Form {
        length: MatchLength::new(points),
        ..Form::default()
    }
}

/// Plays until `player` is on roll and resigns for `win`, which is accepted.
pub fn resign(hands: &mut Hands, player: Player, win: Win) {
    hands.play_until_on_roll(player);
    hands.send(Msg::Input(Input::Do(Action::Resign(win))));
    hands.send(Msg::Input(Input::Do(Action::AcceptResignation)));
}

#[test]
fn shows_results_stored_by_every_version() {
    for stored in [
        include_str!("../data/saved_v1.json"),
        include_str!("../data/saved_v2.jsonl"),
    ] {
        let hands = opened(stored);
        assert_eq!(
            lines(&hands),
            [
                "1; Computer: You resigned; 2; 2; \u{2212}2",
                "2; Computer: You dropped the double; 2; 2; \u{2212}4",
                "3; You: Computer dropped the double; 2; 2; \u{2212}2",
            ]
        );
    }
}

#[test]
fn lists_each_finished_game_of_a_match_and_marks_the_crawford_game() {
    let mut hands = hot_seat(match_to(5), seed(8));
    resign(&mut hands, Player::Black, Win::Backgammon);
    hands.send(Msg::Input(Input::Do(Action::NextGame)));
    hands.play_until_on_roll(Player::White);
    hands.send(Msg::Input(Input::Do(Action::Double)));
    hands.send(Msg::Input(Input::Do(Action::Drop)));
    hands.send(Msg::Input(Input::Do(Action::NextGame)));
    resign(&mut hands, Player::White, Win::Single);
    let expected = [
        "1; White: Black resigned a backgammon; 1; 3; 3; 0",
        "2; White: Black dropped the double; 1; 1; 4; 0",
        "3; Black: White resigned, Crawford; 1; 1; 4; 1",
    ];
    assert_eq!(lines(&hands), expected);
    let stored = hands.stored.clone().expect("stored");
    assert_eq!(lines(&opened(&stored)), expected);
}

#[test]
fn the_bar_of_a_match_has_a_segment_for_each_game_won() {
    let mut hands = hot_seat(match_to(5), seed(8));
    resign(&mut hands, Player::Black, Win::Gammon);
    hands.send(Msg::Input(Input::Do(Action::NextGame)));
    resign(&mut hands, Player::Black, Win::Single);
    let [white, black]: [Bar; 2] = score_sheet(&hands.model)
        .standings
        .try_into()
        .expect("a bar for each player");
    assert_eq!(white.value, "3, 2 away");
    assert_eq!(white.parts, [(0, 400), (400, 600)]);
    assert_eq!(
        (black.value.as_str(), black.parts),
        ("0, 5 away", Vec::new())
    );
}

#[test]
fn the_bar_ends_at_the_match_length() {
    let mut hands = hot_seat(match_to(3), seed(8));
    resign(&mut hands, Player::Black, Win::Gammon);
    hands.send(Msg::Input(Input::Do(Action::NextGame)));
    resign(&mut hands, Player::Black, Win::Backgammon);
    let sheet = score_sheet(&hands.model);
    assert_eq!(sheet.standings[0].parts, [(0, 666), (666, 1000)]);
    assert_eq!(sheet.games[1][3..], ["3", "3", "0"]);
}

#[test]
fn money_play_shows_the_running_total_multiplied_by_the_stake() {
    let form = Form {
        money: Money {
            stake: NonZeroU16::new(5).expect("not zero"),
            ..Money::default()
        },
        ..Form::default()
    };
    let mut hands = started(form, seed(3));
    resign(&mut hands, Player::White, Win::Gammon);
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    let sheet = score_sheet(&hands.model);
    let column = |cells: &[String]| cells.last().cloned();
    assert_eq!(column(&sheet.heads).as_deref(), Some("You"));
    assert_eq!(column(&sheet.games[0]).as_deref(), Some("\u{2212}10"));
}

#[test]
fn money_play_has_bars_once_a_game_is_finished() {
    let mut hands = hot_seat(Form::default(), seed(8));
    assert_eq!(score_sheet(&hands.model).standings, []);
    resign(&mut hands, Player::Black, Win::Gammon);
    assert_eq!(score_sheet(&hands.model).standings.len(), 2);
}

#[test]
fn the_result_waits_for_the_last_checker() {
    let stored = include_str!("../data/near_end/match.jsonl");
    let mut hands = opened(stored);
    let before = score_sheet(&hands.model).games.len();
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_) | Phase::MatchOver(_)));
    assert_eq!(score_sheet(&hands.model).games.len(), before);
    hands.wait_over();
    assert_eq!(score_sheet(&hands.model).games.len(), before + 1);
}

#[test]
fn opens_and_closes_like_any_dialog() {
    let mut hands = hot_seat(match_to(5), seed(8));
    hands.send(Msg::Open(Panel::ScoreSheet));
    assert_eq!(*hands.model.dialog(), Dialog::ScoreSheet);
    let sheet = score_sheet(&hands.model);
    assert_eq!(sheet.none.as_deref(), Some("No finished games yet"));
    assert_eq!(
        sheet.heads.join(", "),
        "Game, Winner, Cube, Points, White, Black"
    );
    hands.send(Msg::CloseDialog);
    assert_eq!(*hands.model.dialog(), Dialog::None);
}

#[test]
fn the_player_line_marks_who_has_to_answer_an_offer() {
    let mut hands = hot_seat(match_to(5), seed(8));
    hands.play_until_on_roll(Player::White);
    let turns = |hands: &Hands| Player::BOTH.map(|player| player_line(&hands.model, player).turn);
    assert_eq!(turns(&hands), [Some("to roll".to_owned()), None]);
    hands.send(Msg::Input(Input::Do(Action::Double)));
    assert_eq!(turns(&hands), [None, Some("to answer".to_owned())]);
    let facts = position(&hands.model).0;
    assert_eq!(facts[1], "White doubles to 2");
    hands.send(Msg::Input(Input::Do(Action::Take)));
    assert_eq!(turns(&hands), [Some("to roll".to_owned()), None]);
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
    let expected = [None, Some("to answer".to_owned())];
    assert_eq!(turns(&hands), expected);
}
