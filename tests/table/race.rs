//! Automatic bearing off, and doubles without confirmation.

use crate::hands::{Hands, hot_seat, seed};
use board::Input;
use rules::{Phase, Player};
use table::{Dialog, Msg, Settings, SettingsMsg};
use terms::Form;

/// Changes the current settings, as the page does.
fn with(hands: &mut Hands, change: impl FnOnce(&mut Settings)) {
    let mut settings = hands.model.settings();
    change(&mut settings);
    hands.send(Msg::Settings(SettingsMsg::Change(settings)));
}

#[test]
fn checkers_are_borne_off_automatically_only_in_a_race() {
    let mut hands = hot_seat(Form::default(), seed(5));
    with(&mut hands, |settings| {
        settings.auto_bear_off = true;
        settings.confirm_double = false;
    });
    let mut off = 0;
    for _ in 0..4_000 {
        let Phase::Moving(draft) = hands.model.session().phase() else {
            if matches!(hands.model.session().phase(), Phase::GameOver(_)) {
                break;
            }
            hands.do_something();
            continue;
        };
        let player = hands.model.session().on_roll().expect("somebody moves");
        let before = draft.board().own().off();
        let race = !draft.start().has_contact();
        let goes = draft.options().iter().any(|step| step.to().number() == 0);
        if !(race && goes) {
            hands.do_something();
            continue;
        }
        hands.wait_over();
        let after = hands.model.session().board_of(player).own().off();
        assert_eq!(after, before + 1);
        off += 1;
    }
    assert!(off > 8, "{off} went off by themselves");
}

#[test]
fn a_double_is_offered_immediately_without_confirmation() {
    let mut hands = hot_seat(Form::default(), seed(6));
    with(&mut hands, |settings| settings.confirm_double = false);
    hands.play_until_on_roll(Player::White);
    hands.send(Msg::Input(Input::OfferDouble));
    assert_eq!(*hands.model.dialog(), Dialog::None);
    assert!(matches!(
        hands.model.session().phase(),
        Phase::Doubled { .. }
    ));
}
