//! New releases, which are installed only with the player's consent and never in the middle of a game.

use crate::hands::{Hands, hot_seat, seed};
use board::Input;
use rules::{Action, Phase};
use table::{
    Effect, Msg, NewGameMsg, Notice, PageMsg, Panel, StoreMsg, notice, update, update_offer,
};
use terms::Form;

/// Returns the button's label while a new release is offered; `None` otherwise.
fn offered(hands: &Hands) -> Option<String> {
    if hands.model.notice() != Some(&Notice::UpdateReady) {
        return None;
    }
    let strip = notice(&hands.model).expect("every notice has a strip");
    assert_eq!(strip.text, "Update ready");
    let [restart, close] = strip.controls.try_into().expect("two actions");
    assert_eq!(
        [restart.msg, close.msg],
        [Msg::Page(PageMsg::UpdateAfterGame), Msg::DismissNotice]
    );
    Some(restart.label)
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
fn a_release_accepted_during_a_game_is_installed_with_the_next_game() {
    for next in [
        Msg::Input(Input::Do(Action::NextGame)),
        Msg::NewGame(NewGameMsg::Start),
    ] {
        let mut hands = hot_seat(Form::default(), seed(2));
        hands.play_until(|phase| matches!(phase, Phase::ToRoll));
        hands.send(Msg::Page(PageMsg::UpdateReady));
        assert_eq!(offered(&hands).as_deref(), Some("Restart after this game"));
        assert!(!restarts(&mut hands, Msg::Page(PageMsg::UpdateAfterGame)));
        assert_eq!(offered(&hands), None);
        assert!(!restarts(&mut hands, Msg::Page(PageMsg::UpdateReady)));
        assert_eq!(offered(&hands), None, "after consent, no further offer");
        hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
        hands.wait_over();
        hands.send(Msg::Open(Panel::NewGame));
        assert!(restarts(&mut hands, next));
    }
}

#[test]
fn a_release_accepted_between_games_is_installed_immediately() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.send(Msg::Page(PageMsg::UpdateReady));
    assert_eq!(offered(&hands).as_deref(), Some("Restart"));
    assert!(restarts(&mut hands, Msg::Page(PageMsg::UpdateAfterGame)));
}

#[test]
fn never_restarts_without_consent() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.send(Msg::Page(PageMsg::UpdateReady));
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    assert!(!restarts(
        &mut hands,
        Msg::Input(Input::Do(Action::NextGame))
    ));
    assert_eq!(offered(&hands).as_deref(), Some("Restart"));
}

#[test]
fn never_restarts_while_the_game_is_not_stored() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.play_until(|phase| matches!(phase, Phase::ToRoll));
    hands.send(Msg::Page(PageMsg::UpdateReady));
    hands.send(Msg::Page(PageMsg::UpdateAfterGame));
    hands.send(Msg::Store(StoreMsg::SaveFailed));
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    assert!(!restarts(
        &mut hands,
        Msg::Input(Input::Do(Action::NextGame))
    ));

    let mut hands = hot_seat(Form::default(), seed(2));
    hands.send(Msg::Store(StoreMsg::SaveFailed));
    hands.send(Msg::DismissNotice);
    hands.send(Msg::Page(PageMsg::UpdateReady));
    assert_eq!(offered(&hands), None);
}

#[test]
fn a_dismissed_release_remains_available_in_the_settings() {
    let mut hands = hot_seat(Form::default(), seed(2));
    assert_eq!(update_offer(&hands.model), None);
    hands.send(Msg::Page(PageMsg::UpdateReady));
    hands.send(Msg::DismissNotice);
    assert_eq!(offered(&hands), None);
    hands.send(Msg::Page(PageMsg::UpdateReady));
    assert_eq!(
        offered(&hands),
        None,
        "the same release is not offered again"
    );
    let offer = update_offer(&hands.model).expect("it still waits");
    assert_eq!(offer.label, "Restart");
    assert!(restarts(&mut hands, offer.msg));
    assert_eq!(update_offer(&hands.model), None);
}
