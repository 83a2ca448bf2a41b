//! A new release is offered, comes only when the player agrees, and never in the middle of a game.

use crate::hands::{Hands, hot_seat, seed};
use rules::{Action, Phase};
use table::{Effect, Form, Msg, Notice, notice, update};

/// What the button says while a new release is offered.
fn offered(hands: &Hands) -> Option<String> {
    if hands.model.notice() != Some(&Notice::UpdateReady) {
        return None;
    }
    let strip = notice(&hands.model).expect("every notice has a strip");
    assert_eq!(strip.text, "Update ready.");
    let [control] = strip.controls.try_into().expect("one action");
    assert_eq!(control.msg, Msg::RestartAfterGame);
    Some(control.label)
}

fn restarts(hands: &mut Hands, msg: Msg) -> bool {
    let effects = update(&mut hands.model, msg);
    let at = |wanted: fn(&Effect) -> bool| effects.iter().position(wanted);
    let restart = at(|effect| *effect == Effect::Restart);
    if let Some(saved) = at(|effect| matches!(effect, Effect::Save(_))) {
        assert!(
            restart.is_none_or(|restart| saved < restart),
            "stored first"
        );
    }
    restart.is_some()
}

#[test]
fn a_new_release_agreed_to_during_a_game_comes_with_the_next() {
    for next in [Msg::Do(Action::NextGame), Msg::StartGame] {
        let mut hands = hot_seat(Form::default(), seed(2));
        hands.play_until(|phase| matches!(phase, Phase::ToRoll(_)));
        hands.send(Msg::UpdateReady);
        assert_eq!(offered(&hands).as_deref(), Some("Restart after this game"));
        assert!(!restarts(&mut hands, Msg::RestartAfterGame));
        assert_eq!(offered(&hands), None);
        assert!(!restarts(&mut hands, Msg::UpdateReady));
        assert_eq!(offered(&hands), None, "once agreed, not asked again");
        hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
        hands.send(Msg::AskNewGame);
        assert!(restarts(&mut hands, next));
    }
}

#[test]
fn between_games_it_comes_at_once() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.send(Msg::UpdateReady);
    assert_eq!(offered(&hands).as_deref(), Some("Restart"));
    assert!(restarts(&mut hands, Msg::RestartAfterGame));
}

#[test]
fn nothing_restarts_without_the_players_word() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.send(Msg::UpdateReady);
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    assert!(!restarts(&mut hands, Msg::Do(Action::NextGame)));
    assert_eq!(offered(&hands).as_deref(), Some("Restart"));
}

#[test]
fn a_game_that_is_not_stored_is_never_restarted() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.play_until(|phase| matches!(phase, Phase::ToRoll(_)));
    hands.send(Msg::UpdateReady);
    hands.send(Msg::RestartAfterGame);
    hands.send(Msg::StoreFailed);
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    assert!(!restarts(&mut hands, Msg::Do(Action::NextGame)));

    let mut hands = hot_seat(Form::default(), seed(2));
    hands.send(Msg::StoreFailed);
    hands.send(Msg::DismissNotice);
    hands.send(Msg::UpdateReady);
    assert_eq!(offered(&hands), None);
}
