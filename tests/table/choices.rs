//! The choices for a new game: what may be typed, what is offered, and what is remembered.

use crate::hands::{Hands, hot_seat, seed};
use board::Theme;
use rules::{
    BarBackgammon, Beavers, ClosedOut, Delay, DiceBy, FirstRoll, MatchLength, Money, Player,
    Variant,
};
use std::num::NonZeroU16;
use table::{
    ClockNumber, Dialog, Effect, Form, FormField, Msg, NewGameMsg, Opponent, Panel, Settings,
    SettingsMsg, levels, update,
};

/// The choices in the dialog that is open.
fn form(hands: &Hands) -> Form {
    match hands.model.dialog() {
        Dialog::NewGame(form) => form.clone(),
        other => panic!("{other:?}"),
    }
}

fn type_number(hands: &mut Hands, field: FormField, text: &str) {
    let mut changed = form(hands);
    changed.type_number(field, text);
    hands.send(Msg::NewGame(NewGameMsg::Edit(Box::new(changed))));
}

/// Presses Start; whether a game has begun.
fn starts(hands: &mut Hands) -> bool {
    hands.send(Msg::NewGame(NewGameMsg::Start));
    *hands.model.dialog() == Dialog::None
}

#[test]
fn o14_a_match_to_99_is_refused_at_the_field_until_it_is_mended() {
    let mut hands = hot_seat(Form::default(), seed(1));
    hands.send(Msg::Open(Panel::NewGame));
    for text in ["99", "0", "-3", "26", "2.5", "seven", "281"] {
        type_number(&mut hands, FormField::Length, text);
        assert_eq!(form(&hands).to_mend(), Some(FormField::Length), "{text}");
        assert_eq!(form(&hands).typed(FormField::Length), text);
        assert!(!starts(&mut hands), "{text}");
    }
    type_number(&mut hands, FormField::Length, "25");
    assert_eq!(form(&hands).to_mend(), None);
    assert!(starts(&mut hands));
    let played = hands.model.session().ruleset().playing_match().copied();
    assert_eq!(played.map(|played| played.length), MatchLength::new(25));
}

#[test]
fn a_chosen_length_takes_the_place_of_a_mistyped_one() {
    let mut form = Form::default();
    form.type_number(FormField::Length, "99");
    form.choose_length(None);
    assert_eq!(form, Form::default());
    form.type_number(FormField::Length, "99");
    form.type_number(FormField::Length, "");
    assert_eq!(form, Form::default(), "an emptied field is no length");
    form.choose_length(MatchLength::new(7));
    form.type_number(FormField::Length, "");
    assert_eq!(form.to_mend(), Some(FormField::Length));
}

#[test]
fn r63_a_wrong_stake_is_refused_at_the_field_in_money_play_alone() {
    let mut hands = hot_seat(Form::default(), seed(1));
    hands.send(Msg::Open(Panel::NewGame));
    for text in ["0", "", "1.5", "65536"] {
        type_number(&mut hands, FormField::Stake, text);
        assert!(!starts(&mut hands), "{text}");
    }
    assert!(form(&hands).is_mistyped(FormField::Stake));
    let mut as_match = form(&hands);
    as_match.choose_length(MatchLength::new(3));
    assert_eq!(as_match.to_mend(), None);
    type_number(&mut hands, FormField::Stake, "5");
    assert!(starts(&mut hands));
    let stake = hands.model.session().ruleset().money().map(|all| all.stake);
    assert_eq!(stake, NonZeroU16::new(5));
}

#[test]
fn r88_a_wrong_number_of_the_clock_is_refused_at_the_field_in_a_match_with_a_clock_alone() {
    let mut hands = hot_seat(Form::default(), seed(1));
    hands.send(Msg::Open(Panel::NewGame));
    let mut wrong = form(&hands);
    wrong.choose_length(MatchLength::new(3));
    wrong.clock.kind = Some(Delay::Bronstein);
    wrong.clock.type_number(ClockNumber::Delay, "61");
    for (kind, length) in [(None, wrong.length), (wrong.clock.kind, None)] {
        let mut without = wrong.clone();
        without.choose_length(length);
        without.clock.kind = kind;
        assert_eq!(without.clock_to_mend(), None);
    }
    hands.send(Msg::NewGame(NewGameMsg::Edit(Box::new(wrong.clone()))));
    assert!(!starts(&mut hands));
    wrong.clock.type_number(ClockNumber::Delay, "60");
    hands.send(Msg::NewGame(NewGameMsg::Edit(Box::new(wrong))));
    assert!(starts(&mut hands));
    let delay = hands
        .model
        .session()
        .clock()
        .map(|clock| clock.rules().delay);
    assert_eq!(delay, Some(60_000));
}

#[test]
fn r71_a_cube_is_offered_only_where_there_can_be_one() {
    let offered = |change: fn(&mut Form)| {
        let mut form = Form::default();
        change(&mut form);
        form.offers_cube()
    };
    assert!(offered(|_| ()));
    assert!(offered(|form| form.cube = false));
    assert!(!offered(|form| form.variant = Variant::Portes));
    assert!(!offered(|form| form.variant = Variant::Misere));
    assert!(!offered(|form| form.length = MatchLength::new(1)));
}

/// Choices of which none is the default.
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
    form.clock.kind = Some(Delay::Bronstein);
    for (which, text) in [
        (ClockNumber::PerPoint, "1.5"),
        (ClockNumber::PerPointScored, "0.5"),
        (ClockNumber::Delay, "8"),
    ] {
        form.clock = form.clock.with_number(which, text).expect("in the limits");
    }
    form
}

#[test]
fn a_new_game_opens_with_the_choices_of_the_last_one() {
    let mut hands = hot_seat(Form::default(), seed(1));
    let mut chosen = unusual();
    chosen.same_dice = Some(seed(5));
    hands.send(Msg::Open(Panel::NewGame));
    hands.send(Msg::NewGame(NewGameMsg::Edit(Box::new(chosen))));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    hands.send(Msg::Open(Panel::NewGame));
    assert_eq!(form(&hands), unusual(), "all but the dice");
}

#[test]
fn recalled_choices_change_nothing_where_they_come_too_late() {
    let mut hands = hot_seat(Form::default(), seed(1));
    hands.send(Msg::NewGame(NewGameMsg::ChoicesLoaded(Box::new(unusual()))));
    assert_eq!(*hands.model.dialog(), Dialog::None);
    hands.send(Msg::Open(Panel::NewGame));
    type_number(&mut hands, FormField::Length, "9");
    hands.send(Msg::NewGame(NewGameMsg::ChoicesLoaded(Box::new(unusual()))));
    assert_eq!(form(&hands).length, MatchLength::new(9));
}

#[test]
fn unknown_and_damaged_stored_choices_are_as_usual() {
    let usual = Form::default();
    for text in [
        "",
        "\u{0}",
        "{\"version\":1}",
        "level=champion\nvariant=plakoto\nlength=99\nstake=0\nautomatic-doubles=9",
        "clock-delay=NaN\nclock-per-point=1e9\nof a newer release=1\n=\n==",
    ] {
        assert_eq!(Form::from_text(text), usual, "{text}");
    }
    let some = Form::from_text("length=5\nlevel=champion\nopponent=person\n");
    assert_eq!(some.length, MatchLength::new(5));
    assert_eq!((some.opponent, some.level), (Opponent::Person, usual.level));
}

#[test]
fn a_reset_of_all_settings_can_be_undone_until_one_is_changed() {
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
