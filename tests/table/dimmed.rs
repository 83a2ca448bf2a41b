//! Presses of disabled buttons, which are rejected with the reason.

use crate::hands::{Hands, hot_seat, seed, started};
use board::Input;
use rules::{Action, DiceBy, Phase, Player, Win};
use table::{Dialog, Model, Msg, Panel, Shortcut, controls, notice};
use terms::Form;

/// Presses this disabled button below the board, and returns the reason given.
fn press(hands: &mut Hands, label: &str) -> String {
    let mut all = controls(&hands.model).into_iter();
    let button = all.find(|button| button.label == label).expect("a button");
    assert!(!button.enabled, "{label} is dimmed");
    reason(hands, button.msg)
}

/// Returns the reason why this message is rejected.
fn reason(hands: &mut Hands, msg: Msg) -> String {
    let before = hands.model.session().clone();
    hands.send(msg);
    assert_eq!(*hands.model.dialog(), Dialog::None);
    assert_eq!(*hands.model.session(), before, "nothing is done");
    notice(&hands.model).expect("a reason").text
}

/// Returns the message sent by the key with this name.
fn key(model: &Model, name: &str) -> Msg {
    let shortcut = Shortcut::of(name).expect("a key");
    shortcut.message(name, model).expect("it does something")
}

/// Returns a game between two people at the start of a turn with a choice of plays.
fn moving() -> Hands {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.play_until(|phase| matches!(phase, Phase::Moving(draft) if draft.has_moves() && draft.steps().is_empty()));
    hands
}

#[test]
fn a_disabled_button_gives_the_reason() {
    let mut hands = moving();
    let left = press(&mut hands, "Done");
    assert!(left.starts_with("You can still play the "), "{left}");
    let space = key(&hands.model, " ");
    assert_eq!(reason(&mut hands, space), left, "the space bar as well");
    // Before the first move, the Cocked button replaces Undo only if real dice are used.
    assert_eq!(press(&mut hands, "Undo"), "Nothing to undo.");
    hands.play_until(|phase| *phase == Phase::ToRoll);
    hands.send(Msg::Input(Input::Do(Action::Double)));
    assert_eq!(press(&mut hands, "Done"), "Answer the double first.");
    hands.send(Msg::Input(Input::Do(Action::Take)));
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
    let resign = Msg::Open(Panel::Resign);
    assert_eq!(reason(&mut hands, resign), "Answer the resignation first.");
    let real = Form {
        dice: DiceBy::Hand,
        ..Form::default()
    };
    let mut real = hot_seat(real, seed(2));
    assert_eq!(press(&mut real, "Roll"), "Enter the dice you rolled.");
}

#[test]
fn buttons_are_rejected_during_the_computers_turn() {
    let mut hands = started(Form::default(), seed(2));
    hands.play_until_moves(Player::Black, true);
    let _late = hands.play_until_asked();
    let whose = "It's the computer's turn.";
    for label in ["Undo", "Done"] {
        assert_eq!(press(&mut hands, label), whose, "{label}");
    }
    let double = key(&hands.model, "d");
    assert_eq!(reason(&mut hands, double), whose);
}

#[test]
fn pressing_done_during_the_computers_play_only_completes_the_play() {
    let mut hands = started(Form::default(), seed(2));
    hands.play_until_moves(Player::Black, true);
    for _ in 0..50 {
        hands.send(Msg::Input(Input::Do(Action::PickUp)));
        if hands.model.session().on_roll() == Some(Player::White) {
            assert_eq!(notice(&hands.model), None);
            return;
        }
        hands.do_something();
    }
    panic!("the computer never plays");
}

#[test]
fn pressing_next_game_early_only_shows_the_result() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    let next = Msg::Input(Input::Do(Action::NextGame));
    assert_eq!(
        table::ending(&hands.model),
        None,
        "the last checker travels"
    );
    hands.send(next.clone());
    assert!(table::ending(&hands.model).is_some());
    hands.send(next);
    assert_eq!(table::ending(&hands.model), None);
}
