//! Announcements in the live region: the player's own steps, the end of a play, the start of a game, and points as
//! numbered for the listener.

use crate::hands::{Hands, hot_seat, seed, started};
use board::{Input, Place};
use rules::{Action, MatchLength, Phase, Player, Win};
use table::{Msg, scene};
use terms::{Form, Opponent};

/// Returns the announcements caused by a message.
fn announcement_of(hands: &mut Hands, msg: Msg) -> String {
    hands.announced.clear();
    hands.send(msg);
    hands.announced.clone()
}

fn name_of(hands: &Hands, place: Place) -> String {
    let spots = scene(&hands.model, false).spots;
    let spot = spots.into_iter().find(|spot| spot.place == place);
    spot.expect("each place has a name").name
}

#[test]
fn announces_the_opening_roll_each_step_and_the_end_of_the_play() {
    let mut hands = hot_seat(Form::default(), seed(4));
    let opening = loop {
        let opening = announcement_of(&mut hands, Msg::Input(Input::Do(Action::RollOpening)));
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
        let announcement = announcement_of(&mut hands, Msg::Input(Input::Do(Action::Step(step))));
        let [from, to] = [step.from.number(), step.to().number()];
        assert!(
            announcement.starts_with(&format!("{from} to {to}")),
            "{announcement}"
        );
        all.push(announcement);
    }
    let [first, last] = all.as_slice() else {
        panic!("{all:?}");
    };
    assert!(!first.contains("dice played"), "{first}");
    assert!(last.ends_with(". All dice played."), "{last}");
}

#[test]
fn asks_only_a_person_to_answer_a_resignation() {
    let resigning = |mut hands: Hands| {
        hands.play_until_moves(Player::White, true);
        announcement_of(
            &mut hands,
            Msg::Input(Input::Do(Action::Resign(Win::Single))),
        )
    };
    let announcement = resigning(started(Form::first(), seed(4)));
    assert!(
        announcement.contains("You resign a single game."),
        "{announcement}"
    );
    assert!(!announcement.contains('?'), "{announcement}");
    let announcement = resigning(hot_seat(Form::default(), seed(4)));
    assert!(
        announcement.contains("White resigns a single game. Accept or decline?"),
        "{announcement}"
    );
}

#[test]
fn announces_the_crawford_game() {
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
    let announcement = announcement_of(&mut hands, Msg::Input(Input::Do(Action::NextGame)));
    assert!(hands.model.session().is_crawford());
    assert!(announcement.contains("Crawford"), "{announcement}");
}

#[test]
fn uses_the_listeners_point_numbers_while_the_computer_moves() {
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
            hands.announced.clear();
            hands.do_something();
            let announcement = hands.announced.clone();
            let Some((_, rest)) = announcement.split_once("Hit on your ") else {
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
                "a blot of the person's: {announcement}"
            );
            hits += 1;
        }
        if hits > 2 {
            return;
        }
    }
    panic!("only {hits} hits");
}
