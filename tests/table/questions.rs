//! Confirmations, which show the stakes.

use crate::hands::{Hands, hot_seat, seed, started};
use board::Input;
use rules::{Action, Choice, MatchLength, Phase, Player, Win};
use table::{Dialog, Msg, Panel, Shortcut, strip};
use terms::Form;

#[test]
fn confirmations_show_the_stakes() {
    let stakes = |hands: &Hands| strip(&hands.model).and_then(|strip| strip.detail);
    let form = |points| Form {
        length: MatchLength::new(points),
        ..Form::default()
    };
    let mut hands = hot_seat(form(7), seed(8));
    hands.play_until_on_roll(Player::White);
    hands.send(Msg::Input(Input::OfferDouble));
    assert_eq!(
        stakes(&hands).as_deref(),
        Some("Take: play on for 2 points. Drop: win 1 point, and the match stands 1–0.")
    );
    hands.send(Msg::Input(Input::Do(Action::Double)));
    let key = Shortcut::of("p").expect("a key");
    let drop = key.message("p", &hands.model).expect("it asks");
    hands.send(drop);
    assert_eq!(*hands.model.dialog(), Dialog::Drop);
    assert_eq!(
        stakes(&hands).as_deref(),
        Some("Drop: lose 1 point, and the match stands 0–1.")
    );
    hands.send(Msg::CloseDialog);
    hands.send(Msg::Input(Input::Do(Action::Take)));
    let cube = |player| table::player_line(&hands.model, player).cube;
    assert_eq!((cube(Player::White), cube(Player::Black)), (0, 2));
    hands.send(Msg::Open(Panel::Resign));
    assert_eq!(
        stakes(&hands).as_deref(),
        Some("Single game: lose 2 points. Gammon: lose 4 points. Backgammon: lose 6 points.")
    );
    let mut money = hot_seat(form(0), seed(8));
    money.play_until_on_roll(Player::White);
    money.send(Msg::Input(Input::OfferDouble));
    assert_eq!(
        stakes(&money).as_deref(),
        Some("Take: play on for 2 points. Drop: win 1 point.")
    );
    money.send(Msg::CloseDialog);
    let before = money.model.session().score();
    money.send(Msg::Open(Panel::Resign));
    let text = stakes(&money).expect("what it costs");
    assert!(text.starts_with("Single game: lose 1 point."), "{text}");
    money.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
    money.send(Msg::Input(Input::Do(Action::AcceptResignation)));
    assert_eq!(money.model.session().score().black, before.black + 1);
}

#[test]
fn offers_only_resignations_within_the_match_length() {
    let offered = |points: u8, cube: bool| {
        let form = Form {
            length: MatchLength::new(points),
            ..Form::default()
        };
        let mut hands = hot_seat(form, seed(8));
        hands.play_until_on_roll(Player::White);
        if cube {
            hands.send(Msg::Input(Input::Do(Action::Double)));
            hands.send(Msg::Input(Input::Do(Action::Take)));
        }
        hands.send(Msg::Open(Panel::Resign));
        let controls = strip(&hands.model).expect("a question").controls;
        let labels = controls.into_iter().map(|control| control.label);
        labels.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(offered(1, false), "Single game, Cancel");
    assert_eq!(offered(2, false), "Single game, Gammon, Cancel");
    assert_eq!(offered(2, true), "Single game, Cancel");
    assert_eq!(offered(3, true), "Single game, Gammon, Cancel");
    assert_eq!(offered(5, true), "Single game, Gammon, Backgammon, Cancel");
    // Older games and links may contain such resignations, so they remain legal.
    let form = Form {
        length: MatchLength::new(1),
        ..Form::default()
    };
    let mut hands = hot_seat(form, seed(8));
    hands.play_until_on_roll(Player::White);
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Gammon))));
    hands.send(Msg::Input(Input::Do(Action::AcceptResignation)));
    assert!(matches!(hands.model.session().phase(), Phase::MatchOver(_)));
}

#[test]
fn first_resignation_asks_one_question() {
    let mut hands = started(Form::first(), seed(8));
    hands.play_until_on_roll(Player::White);
    let mut asked = |win: Win| {
        hands.send(Msg::Open(Panel::Resign));
        let strip = strip(&hands.model).expect("a question");
        let labels = strip.controls.iter().map(|control| control.label.as_str());
        assert_eq!(labels.collect::<Vec<_>>(), ["Resign", "Cancel"]);
        let resign = Msg::Input(Input::Do(Action::Resign(win)));
        assert_eq!(strip.controls[0].msg, resign);
        hands.send(resign);
        let request = hands.play_until_asked();
        hands.reply(&request, Choice::Decline);
        strip.text
    };
    assert_eq!(
        asked(Win::Single),
        "Give up this game? The computer wins it."
    );
    let gammon = "Give up this game? The computer wins a gammon, which counts double.";
    assert_eq!(asked(Win::Gammon), gammon);
}

#[test]
fn the_glossary_opens_over_the_game_and_closes() {
    let mut hands = hot_seat(Form::default(), seed(8));
    hands.send(Msg::Open(Panel::Glossary));
    assert_eq!(*hands.model.dialog(), Dialog::Glossary);
    hands.send(Msg::CloseDialog);
    assert_eq!(*hands.model.dialog(), Dialog::None);
}
