//! New-game options: validation, the stored options, and resetting the settings.

use crate::hands::{Hands, hot_seat, seed};
use board::Theme;
use rules::{
    BarBackgammon, Beavers, ClosedOut, Delay, DiceBy, FirstRoll, MatchLength, Money, Player,
    Variant,
};
use std::num::NonZeroU16;
use table::{Dialog, Effect, Msg, NewGameMsg, NewSession, Panel, Settings, SettingsMsg, update};
use terms::{Change, Form, Number, Opponent, levels};

/// Returns the options shown in the open dialog.
fn form(hands: &Hands) -> Form {
    match hands.model.dialog() {
        Dialog::NewGame(chosen) => chosen.form.clone(),
        other => panic!("{other:?}"),
    }
}

fn type_number(hands: &mut Hands, number: Number, text: &str) {
    let typed = Change::Number(number, text.to_owned());
    hands.send(Msg::NewGame(NewGameMsg::Change(typed)));
}

/// Presses Start; returns `true` if a game has begun.
fn starts(hands: &mut Hands) -> bool {
    hands.send(Msg::NewGame(NewGameMsg::Start));
    *hands.model.dialog() == Dialog::None
}

#[test]
fn o14_start_is_rejected_until_the_match_length_is_valid() {
    let mut hands = hot_seat(Form::default(), seed(1));
    hands.send(Msg::Open(Panel::NewGame));
    for text in ["99", "0", "-3", "26", "2.5", "seven", "281"] {
        type_number(&mut hands, Number::Length, text);
        assert_eq!(form(&hands).to_mend(), Some(Number::Length), "{text}");
        assert_eq!(form(&hands).typed(Number::Length), text);
        assert!(!starts(&mut hands), "{text}");
    }
    type_number(&mut hands, Number::Length, "25");
    assert_eq!(form(&hands).to_mend(), None);
    assert!(starts(&mut hands));
    let played = hands.model.session().ruleset().playing_match().copied();
    assert_eq!(played.map(|played| played.length), MatchLength::new(25));
}

#[test]
fn r63_an_invalid_stake_is_rejected_only_in_money_play() {
    let mut hands = hot_seat(Form::default(), seed(1));
    hands.send(Msg::Open(Panel::NewGame));
    for text in ["0", "", "1.5", "65536"] {
        type_number(&mut hands, Number::Stake, text);
        assert!(!starts(&mut hands), "{text}");
    }
    hands.send(Msg::NewGame(NewGameMsg::Change(Change::Length(
        MatchLength::new(3),
    ))));
    assert_eq!(form(&hands).to_mend(), None);
    hands.send(Msg::NewGame(NewGameMsg::Change(Change::Length(None))));
    type_number(&mut hands, Number::Stake, "5");
    assert!(starts(&mut hands));
    let stake = hands.model.session().ruleset().money().map(|all| all.stake);
    assert_eq!(stake, NonZeroU16::new(5));
}

#[test]
fn r88_invalid_clock_settings_are_rejected_only_in_a_match_with_a_clock() {
    let mut hands = hot_seat(Form::default(), seed(1));
    hands.send(Msg::Open(Panel::NewGame));
    for change in [
        Change::Length(MatchLength::new(3)),
        Change::Clock(Some(Delay::Bronstein)),
    ] {
        hands.send(Msg::NewGame(NewGameMsg::Change(change)));
    }
    type_number(&mut hands, Number::Delay, "61");
    assert!(!starts(&mut hands));
    type_number(&mut hands, Number::Delay, "60");
    assert!(starts(&mut hands));
    let delay = hands
        .model
        .session()
        .clock()
        .map(|clock| clock.rules().delay);
    assert_eq!(delay, Some(60_000));
}

/// Returns options that all differ from their defaults.
fn unusual() -> Form {
    let mut form = Form {
        opponent: Opponent::Person,
        level: levels().last().expect("five levels"),
        side: Player::Black,
        names: rules::ByPlayer {
            white: "Ada".to_owned(),
            black: "Bo = 2".to_owned(),
        },
        length: MatchLength::new(7),
        variant: Variant::Nackgammon,
        cube: false,
        crawford: false,
        money: Money {
            jacoby: true,
            beavers: Beavers::Unlimited,
            automatic_doubles: 3,
            stake: NonZeroU16::MAX,
            practice: true,
        },
        first_roll: FirstRoll::Fresh,
        bar_backgammon: BarBackgammon::Four,
        closed_out: ClosedOut::Rolls,
        dice: DiceBy::Hand,
        ..Form::default()
    };
    form.apply(Change::Clock(Some(Delay::Bronstein)));
    form.apply(Change::Number(Number::PerPoint, "1.5".to_owned()));
    form
}

#[test]
fn the_new_game_dialog_opens_with_the_last_options() {
    let mut hands = hot_seat(Form::default(), seed(1));
    let chosen = NewSession {
        same_dice: Some(seed(5)),
        ..unusual().into()
    };
    hands.send(Msg::Open(Panel::NewGame));
    hands.send(Msg::NewGame(NewGameMsg::Choose(Box::new(chosen))));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    hands.send(Msg::Open(Panel::NewGame));
    assert_eq!(form(&hands), unusual(), "all but the dice");
}

#[test]
fn options_that_load_too_late_are_ignored() {
    let mut hands = hot_seat(Form::default(), seed(1));
    hands.send(Msg::NewGame(NewGameMsg::ChoicesLoaded(Box::new(unusual()))));
    assert_eq!(*hands.model.dialog(), Dialog::None);
    hands.send(Msg::Open(Panel::NewGame));
    type_number(&mut hands, Number::Length, "9");
    hands.send(Msg::NewGame(NewGameMsg::ChoicesLoaded(Box::new(unusual()))));
    assert_eq!(form(&hands).length, MatchLength::new(9));
}

#[test]
fn resetting_all_settings_can_be_undone_until_a_setting_is_changed() {
    let mut hands = hot_seat(Form::default(), seed(1));
    let own = Settings {
        theme: Theme::Felt,
        volume: 10,
        ..Settings::default()
    };
    hands.send(Msg::Settings(SettingsMsg::Change(own)));
    assert!(!hands.model.can_undo_reset());
    let effects = update(&mut hands.model, Msg::Settings(SettingsMsg::Reset));
    assert!(effects.contains(&Effect::SaveSettings(Settings::default())));
    assert!(hands.model.can_undo_reset());
    let effects = update(&mut hands.model, Msg::Settings(SettingsMsg::UndoReset));
    assert!(effects.contains(&Effect::SaveSettings(own)));
    assert_eq!(hands.model.settings(), own);
    assert!(!hands.model.can_undo_reset());
    hands.send(Msg::Settings(SettingsMsg::Reset));
    let changed = Settings {
        volume: 20,
        ..Settings::default()
    };
    hands.send(Msg::Settings(SettingsMsg::Change(changed)));
    hands.send(Msg::Settings(SettingsMsg::UndoReset));
    assert_eq!(hands.model.settings(), changed);
}
