//! Display times of events on the board, which start once the dice have landed.

use std::collections::BTreeSet;

use board::{Input, Speed, rolled_ms};
use record::Start;
use rules::{Action, Board, Decision, Die, Draft, Phase, Player, Setup};
use table::{ClockMsg, Effect, Msg, Settings, SettingsMsg, ending, player_line, strip, update};
use terms::Form;

use crate::{
    hands::{Hands, answer, hot_seat, seed, started},
    play_on::play_from,
};

fn wait_of(effects: &[Effect]) -> Option<u32> {
    effects.iter().find_map(|effect| match effect {
        Effect::Wait { ms, .. } => Some(*ms),
        _ => None,
    })
}

/// Returns a game between two people at this speed after an unplayable roll, and the effects of the roll.
fn lost_turn(speed: Speed) -> (Hands, Vec<Effect>) {
    let mut hands = hot_seat(Form::default(), seed(1));
    hands.has_finished_game();
    lose_turn(hands, speed)
}

fn lose_turn(mut hands: Hands, speed: Speed) -> (Hands, Vec<Effect>) {
    hands.send(Msg::Settings(SettingsMsg::Change(Settings {
        motion: speed,
        ..hands.model.settings()
    })));
    for _ in 0..3_000 {
        if *hands.model.session().phase() == Phase::ToRoll {
            let mut ahead = hands.model.clone();
            let effects = update(&mut ahead, Msg::Input(Input::Do(Action::Roll)));
            if ahead.lost_turn().is_some() {
                hands.model = ahead;
                return (hands, effects);
            }
        }
        hands.do_something();
    }
    panic!("every roll can be played");
}

/// Reason why checkers that the roll would bear off stay on the board.
const OFF: &str =
    "The points within reach are blocked, and no checker comes off before all of them are home.";

/// Returns `true` if the roll would bear off a checker if all checkers were home.
fn has_home_checkers(draft: &Draft) -> bool {
    let highest = draft.roll().high().pips();
    (1..=highest).any(|point| draft.start().own().at(point) > 0)
}

#[test]
fn reason_for_a_lost_turn_stays_five_seconds() {
    let mut told = BTreeSet::new();
    for number in 0..12 {
        let mut hands = hot_seat(Form::first(), seed(number));
        loop {
            let (lost, effects) = lose_turn(hands, Speed::Off);
            hands = lost;
            let session = hands.model.session();
            if session.game_number() > 1 {
                break;
            }
            assert_eq!(wait_of(&effects), Some(5_000));
            let draft = session.draft().expect("a roll");
            let why = match (draft.start().own().at(25), draft.roll().is_double()) {
                (0, _) if has_home_checkers(draft) => OFF,
                (0, _) => "Every point within reach is blocked.",
                (_, true) => "The point is blocked, so no checker can enter from the bar.",
                (_, false) => "Both points are blocked, so no checker can enter from the bar.",
            };
            let expected = format!("No legal move: {}. {why}", draft.roll());
            assert_eq!(strip(&hands.model).expect("a message").text, expected);
            let announced = effects.iter().any(|effect| match effect {
                Effect::Announce(text) => text.ends_with(why),
                _ => false,
            });
            assert!(announced, "{why}");
            told.insert(why);
            hands.note(effects);
        }
    }
    assert!(told.len() >= 2, "{told:?}");
}

#[test]
fn lost_turn_explains_blocked_points_and_bearing_off() {
    let lost_with = |others: usize| {
        let mut setup = Setup {
            own: [0; 26],
            opponent: [0; 26],
        };
        setup.own[7] = 2;
        setup.own[others] = 13;
        setup.opponent[24] = 2;
        setup.opponent[6] = 13;
        // The opponent's 13 checkers block the player's 19 point.
        let board = Board::try_from(setup).expect("a position");
        let decision = Decision::builder(board).play(6, 6).build();
        let mut hands = hot_seat(Form::first(), seed(1));
        play_from(&mut hands, Start::of(&decision.expect("a roll")));
        strip(&hands.model).expect("a message").text
    };
    assert_eq!(lost_with(6), format!("No legal move: 6-6. {OFF}"));
    assert_eq!(
        lost_with(25),
        "No legal move: 6-6. The point is blocked, so no checker can enter from the bar."
    );
}

#[test]
fn shows_a_lost_turn_for_two_seconds_after_the_dice_land_at_every_speed() {
    for speed in [Speed::Off, Speed::Quick, Speed::Normal, Speed::Slow] {
        let (hands, effects) = lost_turn(speed);
        let flight = match speed {
            Speed::Off => 0,
            moving => rolled_ms(false) as u32 * moving.percent() / 100,
        };
        assert_eq!(wait_of(&effects), Some(flight + 2_000), "{speed:?}");
        let message = strip(&hands.model).expect("a message");
        assert!(
            message.text.starts_with("No legal move: "),
            "{}",
            message.text
        );
        assert_eq!(message.after_ms, flight, "not before the dice lie");
        let mut landed = hands.model.clone();
        update(&mut landed, Msg::Clock(ClockMsg::Tick(60_000)));
        assert_eq!(strip(&landed).expect("it stays").after_ms, 0);
    }
}

#[test]
fn a_tap_ends_the_display_of_a_lost_turn() {
    let (mut hands, _) = lost_turn(Speed::Normal);
    hands.send(Msg::Input(Input::TapDice));
    assert_eq!(hands.model.lost_turn(), None);
}

#[test]
fn names_the_starting_player_once_the_dice_have_landed() {
    for number in 0..40 {
        let mut hands = started(Form::first(), seed(number));
        hands.play_until(|phase| *phase != Phase::Opening);
        if hands.model.session().decides() != Some(Player::Black) {
            continue;
        }
        let message = strip(&hands.model).expect("a sentence");
        assert!(
            message.text.ends_with(": Computer goes first"),
            "{}",
            message.text
        );
        assert!(message.after_ms > 0);
        let line = player_line(&hands.model, Player::Black);
        assert_eq!(
            line.turn_after_ms, message.after_ms,
            "nor is its turn marked before"
        );
        let request = hands.play_until_asked();
        hands.send(Msg::Engine(answer(&request)));
        hands.wait_over();
        assert_eq!(strip(&hands.model), None, "its first checker has moved");
        return;
    }
    panic!("the computer never begins");
}

#[test]
fn reports_a_tie_once_its_dice_have_landed() {
    for number in 0..60 {
        let mut hands = hot_seat(Form::default(), seed(number));
        hands.send(Msg::Input(Input::Do(Action::RollOpening)));
        if hands.model.tie().is_none() {
            continue;
        }
        let message = strip(&hands.model).expect("a tie");
        assert!(message.text.ends_with(": roll again"), "{}", message.text);
        assert_eq!(message.after_ms, rolled_ms(true) as u32);
        return;
    }
    panic!("never a tie");
}

#[test]
fn shows_the_answer_to_a_double_until_the_game_continues() {
    let mut hands = hot_seat(Form::default(), seed(8));
    hands.play_until_on_roll(Player::White);
    hands.send(Msg::Input(Input::Do(Action::Double)));
    hands.send(Msg::Input(Input::Do(Action::Take)));
    let message = strip(&hands.model).expect("the answer");
    assert_eq!(message.text, "Black takes. The cube is at 2.");
    assert!(message.controls.is_empty(), "it asks nothing");
    hands.send(Msg::Input(Input::Do(Action::Roll)));
    assert_ne!(
        strip(&hands.model).map(|strip| strip.text),
        Some(message.text)
    );
}

#[test]
fn a_drop_between_two_people_shows_the_result_immediately() {
    let mut hands = hot_seat(Form::default(), seed(8));
    hands.play_until_on_roll(Player::White);
    hands.send(Msg::Input(Input::Do(Action::Double)));
    hands.send(Msg::Input(Input::Do(Action::Drop)));
    assert!(ending(&hands.model).is_some());
}

#[test]
fn dice_are_written_with_a_hyphen() {
    let mut hands = hot_seat(Form::default(), seed(8));
    hands.play_until(|phase| matches!(phase, Phase::Moving(_)));
    let roll = hands.model.session().draft().expect("a turn").roll();
    let written = roll.to_string();
    assert!(written.len() == 3 && written.contains('-'), "{written}");
    let listed = table::rows(&hands.model).into_iter();
    let mut listed = listed.flat_map(|row| [row.left, row.right]).flatten();
    assert!(listed.any(|entry| entry.roll == Some(roll)));
    let _: [Die; 2] = [roll.high(), roll.low()];
}
