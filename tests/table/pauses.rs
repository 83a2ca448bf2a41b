//! Display times of events on the board, which start once the dice have landed.

use board::{Input, Speed, rolled_ms};
use record::Start;
use rules::{Action, Board, Decision, Die, Phase, Player, Setup};
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

#[test]
fn reason_for_a_lost_turn_stays_five_seconds() {
    let (hands, effects) = lose_turn(hot_seat(Form::first(), seed(0)), Speed::Off);
    assert_eq!(wait_of(&effects), Some(5_000));
    let text = strip(&hands.model).expect("a message").text;
    let (_, why) = text.split_once(". ").expect("a reason");
    let announced = effects.iter().any(|effect| match effect {
        Effect::Announce(text) => text.ends_with(why),
        _ => false,
    });
    assert!(announced, "{why}");
}

#[test]
fn lost_turn_has_a_reason_in_everyday_words() {
    let reach = "Every point within reach is blocked.";
    let off = "The points within reach are blocked, and no checker comes off before all of them are home.";
    let single = "The point is blocked, so no checker can enter from the bar.";
    let both = "Both points are blocked, so no checker can enter from the bar.";
    for (own, dice, why) in [
        (&[(7, 15)][..], [6, 6], reach),
        (&[(7, 2), (6, 13)], [6, 6], off),
        // All checkers are home, but the one on the 6 point has to be moved first.
        (&[(6, 14), (2, 1)], [5, 5], reach),
        (&[(7, 2), (25, 13)], [6, 6], single),
        (&[(6, 14), (25, 1)], [6, 5], both),
    ] {
        let mut setup = Setup::EMPTY;
        for &(point, checkers) in own {
            setup.own[point] = checkers;
        }
        // The opponent blocks the player's 1, 19 and 20 points.
        setup.opponent[24] = 2;
        setup.opponent[6] = 11;
        setup.opponent[5] = 2;
        let board = Board::try_from(setup).expect("a position");
        let decision = Decision::builder(board).play(dice[0], dice[1]).build();
        let mut hands = hot_seat(Form::first(), seed(1));
        play_from(&mut hands, Start::of(&decision.expect("a roll")));
        let expected = format!("No legal move: {}-{}. {why}", dice[0], dice[1]);
        assert_eq!(strip(&hands.model).expect("a message").text, expected);
    }
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
