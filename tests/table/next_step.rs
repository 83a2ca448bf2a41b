//! Prompts for the next action in a player's first games.

use crate::hands::{Hands, hot_seat, seed};
use board::{Input, Mark, Place};
use rules::{Action, Phase, Player, Win};
use table::{
    Msg, NextStep, Panel, Settings, SettingsMsg, next_step, player_line, race, rolls, scene,
};
use terms::{Form, Opponent};

/// Returns the prompt on a board that is not turned.
fn next(hands: &Hands) -> Option<NextStep> {
    next_step(&hands.model, false)
}

#[test]
fn prompts_for_the_next_action_away_from_the_dice() {
    let mut hands = hot_seat(Form::default(), seed(2));
    assert_eq!(next(&hands), None, "the button says Roll");
    hands.play_until(|phase| matches!(phase, Phase::Moving(draft) if draft.has_moves()));
    for turned in [false, true] {
        let step = next_step(&hands.model, turned).expect("a step");
        let place = if turned { "at the top" } else { "on the left" };
        let tip = format!("A tap plays the die {place} first. Tap the dice to swap them.");
        assert_eq!(step.text, tip);
        let scene = scene(&hands.model, turned);
        let left = scene.dice[0].at.x < scene.view.size().0 / 2.0;
        let free = if left { "right" } else { "left" };
        assert_eq!(step.half, (!turned).then_some(free));
    }
    hands.play_until(
        |phase| matches!(phase, Phase::Moving(draft) if draft.is_complete() && draft.has_moves()),
    );
    assert_eq!(next(&hands), None, "the button says Done");
    hands.play_until(|phase| matches!(phase, Phase::Moving(draft) if !draft.is_complete()));
    hands.send(Msg::Open(Panel::Help));
    assert!(next(&hands).is_some(), "it stays behind a dialog");
    hands.send(Msg::CloseDialog);
    hands.send(Msg::Open(Panel::Resign));
    assert_eq!(next(&hands), None, "a question comes first");
}

#[test]
fn first_turns_explain_dice_then_notation_then_pips() {
    let mut hands = hot_seat(Form::default(), seed(2));
    let words = hands.model.words().clone();
    let mut told = Vec::new();
    while told.len() < 6 {
        hands.play_until_moves(Player::White, false);
        hands.play_until_moves(Player::White, true);
        let draft = hands.model.session().draft().expect("a turn");
        // The order of the dice of a double needs no explanation, and a lost turn has no prompt.
        if draft.has_moves() && !(told.is_empty() && draft.roll().is_double()) {
            told.push(next(&hands).expect("a prompt").text);
        }
    }
    let all = [
        words.next_dice("left"),
        words.next_written(),
        words.next_written(),
        words.next_pips(),
        words.next_pips(),
        words.next_move(),
    ];
    assert_eq!(told, all);
}

#[test]
fn pips_are_hidden_until_they_are_explained() {
    let mut hands = hot_seat(Form::default(), seed(2));
    let pips = hands.model.words().next_pips();
    let is_explained = |hands: &Hands| next(hands).is_some_and(|step| step.text == pips);
    let shown = |hands: &Hands| {
        let model = &hands.model;
        let lines = Player::BOTH.map(|player| player_line(model, player).pips.is_some());
        [lines[0], lines[1], race(model).is_some()]
    };
    hands.play_until(|phase| matches!(phase, Phase::Moving(_)));
    assert_eq!(shown(&hands), [false; 3]);
    assert_eq!(rolls(&hands.model), None);
    while !is_explained(&hands) {
        hands.do_something();
    }
    assert_eq!(shown(&hands), [true; 3]);
    assert!(rolls(&hands.model).is_some());
}

#[test]
fn the_prompt_waits_for_the_dice_of_the_opening_roll() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.play_until(|phase| matches!(phase, Phase::Moving(_)));
    let late = |hands: &Hands| next(hands).map(|next| next.after_ms > 0);
    assert_eq!(late(&hands), Some(true));
    let draft = hands.model.session().draft().expect("a turn");
    let step = draft.options()[0];
    hands.send(Msg::Input(Input::Do(Action::Step(step))));
    assert_eq!(late(&hands), Some(false));
}

#[test]
fn no_prompt_covers_a_checker_on_the_bar_of_a_turned_board() {
    let mut hands = hot_seat(Form::default(), seed(2));
    loop {
        hands.play_until(|phase| matches!(phase, Phase::Moving(draft) if draft.has_moves()));
        let checkers = scene(&hands.model, true).checkers;
        if checkers
            .iter()
            .any(|checker| matches!(checker.place, Place::Bar(_)))
        {
            break;
        }
        hands.do_something();
    }
    assert_eq!(next_step(&hands.model, true), None);
    assert!(next_step(&hands.model, false).is_some());
}

#[test]
fn there_are_no_prompts_after_the_first_finished_game() {
    let mut hands = hot_seat(
        Form {
            opponent: Opponent::Person,
            ..Form::default()
        },
        seed(4),
    );
    for finished in 0..3 {
        hands.play_until(|phase| matches!(phase, Phase::Moving(draft) if draft.has_moves()));
        assert_eq!(
            next(&hands).is_some(),
            finished < 1,
            "after {finished} games"
        );
        hands.play_until(|phase| matches!(phase, Phase::ToRoll));
        hands.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
        hands.send(Msg::Input(Input::Do(Action::AcceptResignation)));
        hands.send(Msg::Input(Input::Do(Action::NextGame)));
    }
}

#[test]
fn the_prompt_follows_a_lifted_checker() {
    let mut hands = hot_seat(Form::default(), seed(2));
    let is_begun = |phase: &Phase| matches!(phase, Phase::Moving(draft) if !draft.steps().is_empty() && !draft.is_complete());
    hands.play_until(is_begun);
    let text = |hands: &Hands| next(hands).map(|next| next.text);
    let scene = scene(&hands.model, false);
    let ringed = scene
        .checkers
        .iter()
        .find(|checker| checker.mark == Mark::CanMove);
    let place: Place = ringed.expect("a ringed checker").place;
    assert_eq!(text(&hands).as_deref(), Some("Choose a ringed checker"));
    hands.send(Msg::Input(Input::Lift(place)));
    assert_eq!(text(&hands).as_deref(), Some("Choose where it goes"));
    hands.send(Msg::Settings(SettingsMsg::Change(Settings {
        show_targets: false,
        ..hands.model.settings()
    })));
    assert_eq!(text(&hands).as_deref(), Some("Choose where it goes"));
    hands.send(Msg::Input(Input::DropOn(None)));
    assert_eq!(text(&hands).as_deref(), Some("Choose a checker"));
}
