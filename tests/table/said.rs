//! What the live region says: own steps, the end of a play, the start of a game, points by the listener's numbers.

use crate::hands::{Hands, hot_seat, seed, started};
use board::{Input, Place};
use rules::{Action, MatchLength, Phase, Player, Win};
use table::{Msg, scene};
use terms::{Form, Opponent};

/// What is said after a message.
fn said(hands: &mut Hands, msg: Msg) -> String {
    hands.said.clear();
    hands.send(msg);
    hands.said.clone()
}

fn name_of(hands: &Hands, place: Place) -> String {
    let spots = scene(&hands.model, false).spots;
    let spot = spots.into_iter().find(|spot| spot.place == place);
    spot.expect("each place has a name").name
}

#[test]
fn says_the_opening_roll_each_own_step_and_the_end_of_the_play() {
    let mut hands = hot_seat(Form::default(), seed(4));
    let opening = loop {
        let opening = said(&mut hands, Msg::Input(Input::Do(Action::RollOpening)));
        if hands.model.session().draft().is_some() {
            break opening;
        }
    };
    assert!(opening.starts_with("White "), "{opening}");
    let mut all = Vec::new();
    while let Some(step) = {
        let draft = hands.model.session().draft().expect("a turn");
        draft.options().first().copied()
    } {
        let heard = said(&mut hands, Msg::Input(Input::Do(Action::Step(step))));
        let [from, to] = [step.from.number(), step.to().number()];
        assert!(heard.starts_with(&format!("{from} to {to}")), "{heard}");
        all.push(heard);
    }
    let [first, last] = all.as_slice() else {
        panic!("{all:?}");
    };
    assert!(!first.contains("dice played"), "{first}");
    assert!(last.ends_with(". All dice played."), "{last}");
}

#[test]
fn asks_only_the_player_who_answers_a_resignation() {
    let resigning = |mut hands: Hands| {
        hands.play_until_moves(Player::White, true);
        said(
            &mut hands,
            Msg::Input(Input::Do(Action::Resign(Win::Single))),
        )
    };
    let heard = resigning(started(Form::first(), seed(4)));
    assert!(heard.contains("You resign a single game."), "{heard}");
    assert!(!heard.contains('?'), "{heard}");
    let heard = resigning(hot_seat(Form::default(), seed(4)));
    assert!(
        heard.contains("White resigns a single game. Accept or decline?"),
        "{heard}"
    );
}

#[test]
fn says_that_a_game_is_the_crawford_game() {
    let form = Form {
        length: MatchLength::new(2),
        ..Form::default()
    };
    let mut hands = (0..60)
        .map(|number| {
            let mut hands = hot_seat(form.clone(), seed(number));
            hands.send(Msg::Input(Input::Do(Action::RollOpening)));
            hands.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
            hands.send(Msg::Input(Input::Do(Action::AcceptResignation)));
            hands
        })
        .find(|hands| matches!(hands.model.session().phase(), Phase::GameOver(_)))
        .expect("an opening that is no tie");
    let heard = said(&mut hands, Msg::Input(Input::Do(Action::NextGame)));
    assert!(hands.model.session().is_crawford());
    assert!(heard.contains("Crawford"), "{heard}");
}

#[test]
fn names_points_by_the_listeners_numbers_also_while_the_computer_moves() {
    let form = Form {
        opponent: Opponent::Computer,
        ..Form::default()
    };
    let mut hits = 0;
    for number in 0..40 {
        let mut hands = started(form.clone(), seed(number));
        for _ in 0..400 {
            let name = name_of(&hands, Place::Point(6));
            assert!(name.starts_with("6 point"), "{name}");
            let before = hands.model.session().board_of(Player::White);
            hands.said.clear();
            hands.do_something();
            let heard = hands.said.clone();
            let Some((_, rest)) = heard.split_once("Hit on your ") else {
                if matches!(hands.model.session().phase(), Phase::GameOver(_)) {
                    break;
                }
                continue;
            };
            let number: u8 = rest
                .split(' ')
                .next()
                .and_then(|n| n.parse().ok())
                .expect("a point");
            assert_eq!(
                before.own().at(number),
                1,
                "a blot of the person's: {heard}"
            );
            hits += 1;
        }
        if hits > 2 {
            return;
        }
    }
    panic!("only {hits} hits");
}
