//! House options at the table: real dice, practice, automatic actions, and confirmations.

use crate::hands::{Hands, hot_seat, seed, started};
use board::{Input, Place};
use rules::{Action, Beavers, DiceBy, Die, MatchLength, Money, Phase, Player, Refusal, Roll, Win};
use table::{
    BackupMsg, Dialog, DiceMsg, EndOfTurn, Model, Msg, NewGameMsg, Panel, PlayMsg, Settings,
    SettingsMsg, StoreMsg, StoredGame, WantedDice, account, controls, notice, strip, take_back,
    title,
};
use terms::Form;

fn money(money: Money) -> Form {
    Form {
        money,
        ..Form::default()
    }
}

fn real_dice() -> Form {
    Form {
        dice: DiceBy::Hand,
        ..Form::default()
    }
}

fn labels(model: &Model) -> Vec<String> {
    let strip = strip(model).map(|strip| strip.controls).unwrap_or_default();
    strip.into_iter().map(|control| control.label).collect()
}

/// Changes the current settings, as the page does.
fn set(hands: &mut Hands, change: impl FnOnce(&mut Settings)) {
    let mut settings = hands.model.settings();
    change(&mut settings);
    hands.send(Msg::Settings(SettingsMsg::Change(settings)));
}

/// Plays until White has to roll.
fn until_white_rolls(hands: &mut Hands) {
    hands.play_until_on_roll(Player::White);
}

#[test]
fn o12_real_dice_are_entered_one_by_one_and_can_be_cocked() {
    let mut hands = hot_seat(real_dice(), seed(1));
    assert_eq!(hands.model.wanted_dice(), Some(WantedDice::Opening));
    assert_eq!(labels(&hands.model), ["1", "2", "3", "4", "5", "6"]);
    assert!(controls(&hands.model).iter().all(|button| !button.enabled));
    hands.send(Msg::Dice(DiceMsg::Enter(Die::ALL[5])));
    assert!(labels(&hands.model).contains(&"Back".to_owned()));
    hands.send(Msg::Dice(DiceMsg::ClearFirst));
    hands.send(Msg::Dice(DiceMsg::Enter(Die::ALL[2])));
    hands.send(Msg::Dice(DiceMsg::Enter(Die::ALL[4])));
    let draft = hands.model.session().draft().expect("Black begins");
    assert_eq!(draft.roll(), Roll::new(Die::ALL[4], Die::ALL[2]));
    assert_eq!(hands.model.wanted_dice(), None);
    hands.send(Msg::Input(Input::Do(Action::Cocked)));
    assert_eq!(hands.model.wanted_dice(), Some(WantedDice::Opening));
}

#[test]
fn o12_the_computer_plays_with_entered_dice() {
    let mut hands = started(real_dice(), seed(2));
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    assert!(hands.answered > 5);
}

#[test]
fn r56_practice_takes_back_a_play_and_the_computers_reply() {
    let practice = Money {
        practice: true,
        ..Money::default()
    };
    let mut hands = started(money(practice), seed(3));
    assert_eq!(
        take_back(&hands.model).map(|button| button.enabled),
        Some(false)
    );
    until_white_rolls(&mut hands);
    hands.send(Msg::Input(Input::Do(Action::Roll)));
    hands.play_until_moves(Player::White, false);
    until_white_rolls(&mut hands);
    let before = hands.model.session().record().len();
    assert_eq!(
        take_back(&hands.model).map(|button| button.enabled),
        Some(true)
    );
    hands.send(Msg::Play(PlayMsg::TakeBack));
    assert!(hands.moves(Player::White));
    assert_eq!(hands.model.session().record().len(), before - 2);
    assert!(title(&hands.model).ends_with("unrated"));
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
}

#[test]
fn r56_a_play_can_be_taken_back_while_the_computer_is_thinking() {
    let practice = Money {
        practice: true,
        ..Money::default()
    };
    let mut hands = started(money(practice), seed(3));
    until_white_rolls(&mut hands);
    hands.send(Msg::Input(Input::Do(Action::Roll)));
    hands.play_until_moves(Player::White, false);
    let late = hands.play_until_asked();
    hands.send(Msg::Play(PlayMsg::TakeBack));
    let again = hands.model.session().clone();
    assert!(hands.moves(Player::White));
    hands.send(Msg::Engine(crate::hands::answer(&late)));
    assert_eq!(*hands.model.session(), again);
}

#[test]
fn plays_are_final_outside_practice() {
    let mut hands = hot_seat(Form::default(), seed(4));
    until_white_rolls(&mut hands);
    assert_eq!(take_back(&hands.model), None);
    let before = hands.model.session().clone();
    hands.send(Msg::Play(PlayMsg::TakeBack));
    assert_eq!(*hands.model.session(), before);
    assert!(notice(&hands.model).is_some_and(|strip| strip.text.contains("final")));
}

#[test]
fn o10_makes_only_forced_plays_automatically() {
    let mut hands = hot_seat(Form::default(), seed(5));
    set(&mut hands, |settings| {
        settings.auto_forced = true;
        settings.end_of_turn = EndOfTurn::WhenForced;
    });
    let mut forced = 0;
    for _ in 0..4_000 {
        match hands.model.session().phase() {
            Phase::GameOver(_) => break,
            Phase::Moving(draft) if draft.is_forced() => {
                let turns = hands.model.session().record().len();
                while matches!(hands.model.session().phase(), Phase::Moving(_))
                    && hands.model.session().record().len() == turns
                {
                    hands.wait_over();
                }
                forced += 1;
            }
            _ => hands.do_something(),
        }
    }
    assert!(forced > 3, "{forced} forced plays");
}

#[test]
fn o9_changing_the_setting_cancels_the_pending_pick_up() {
    let mut hands = hot_seat(Form::default(), seed(6));
    set(&mut hands, |settings| {
        settings.end_of_turn = EndOfTurn::WhenPlayed;
    });
    hands.play_until(
        |phase| matches!(phase, Phase::Moving(draft) if draft.is_complete() && draft.has_moves()),
    );
    let before = hands.model.session().clone();
    set(&mut hands, |settings| {
        settings.end_of_turn = EndOfTurn::ByHand;
    });
    hands.wait_over();
    assert_eq!(*hands.model.session(), before);
}

#[test]
fn o8_a_dead_cube_is_disabled_or_shows_the_reason() {
    let form = Form {
        length: MatchLength::new(2),
        crawford: false,
        ..Form::default()
    };
    let mut hands = hot_seat(form, seed(7));
    hands.play_until(|phase| matches!(phase, Phase::Moving(_)));
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
    hands.send(Msg::Input(Input::Do(Action::AcceptResignation)));
    hands.send(Msg::Input(Input::Do(Action::NextGame)));
    let leads = |model: &Model| {
        let session = model.session();
        session
            .decides()
            .is_some_and(|player| session.score()[player] == 1)
    };
    for _ in 0..400 {
        let session = hands.model.session();
        if matches!(session.phase(), Phase::ToRoll) && leads(&hands.model) {
            break;
        }
        hands.do_something();
    }
    let refused = hands.model.session().allows(Action::Double);
    assert_eq!(refused, Err(Refusal::DeadCube));
    let double = |model: &Model| controls(model)[0].enabled;
    assert!(!double(&hands.model));
    set(&mut hands, |settings| settings.show_dead_cube = true);
    assert!(double(&hands.model));
    hands.send(Msg::Input(Input::OfferDouble));
    assert_eq!(*hands.model.dialog(), Dialog::None);
    assert!(notice(&hands.model).is_some_and(|strip| strip.text.contains("dead")));
}

#[test]
fn r67_r72_a_drop_needs_confirmation_and_a_beaver_can_be_raccooned() {
    let beavers = Money {
        beavers: Beavers::Unlimited,
        ..Money::default()
    };
    let mut hands = hot_seat(money(beavers), seed(8));
    until_white_rolls(&mut hands);
    hands.send(Msg::Input(Input::Do(Action::Double)));
    assert_eq!(labels(&hands.model), ["Take", "Drop", "Beaver"]);
    hands.send(Msg::Input(Input::Do(Action::Beaver)));
    assert_eq!(labels(&hands.model), ["Take", "Drop", "Raccoon"]);
    hands.send(Msg::Open(Panel::Drop));
    assert!(matches!(
        hands.model.session().phase(),
        Phase::Doubled { .. }
    ));
    assert_eq!(labels(&hands.model), ["Drop", "Cancel"]);
    hands.send(Msg::CloseDialog);
    assert_eq!(labels(&hands.model), ["Take", "Drop", "Raccoon"]);
}

#[test]
fn r63_the_account_uses_the_stake_and_sums_to_zero() {
    let stake = Money {
        stake: 5.try_into().expect("not zero"),
        ..Money::default()
    };
    let mut hands = hot_seat(money(stake), seed(9));
    until_white_rolls(&mut hands);
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Gammon))));
    hands.send(Msg::Input(Input::Do(Action::AcceptResignation)));
    let line = account(&hands.model);
    assert_eq!(
        line.as_deref(),
        Some("White \u{2212}10, Black +10 (stake 5 per point)")
    );
}

#[test]
fn a_tap_on_an_opponents_checker_gives_the_reason() {
    let mut hands = hot_seat(Form::default(), seed(10));
    hands.play_until(|phase| matches!(phase, Phase::Moving(_)));
    let Some(player) = hands.model.session().decides() else {
        panic!("somebody moves");
    };
    let theirs = match player {
        Player::White => Place::Point(1),
        Player::Black => Place::Point(24),
    };
    hands.send(Msg::Input(Input::Tap(theirs)));
    assert!(notice(&hands.model).is_some_and(|strip| strip.text.contains("opponent's")));
}

#[test]
fn an_unreadable_save_is_never_overwritten_without_confirmation() {
    let (model, effects) = table::open(
        Some(StoredGame::read("{")),
        Settings::default(),
        seed(11),
        words::Words::english(),
    );
    let mut hands = Hands::new(model, effects);
    hands.send(Msg::Store(StoreMsg::UnreadableNotSetAside));
    hands.play_until(|phase| matches!(phase, Phase::Moving(_)));
    assert_eq!(hands.stored, None);
    assert!(notice(&hands.model).is_some_and(|strip| strip.text.contains("stays where it is")));
    hands.send(Msg::DismissNotice);
    hands.send(Msg::Open(Panel::NewGame));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    assert_eq!(hands.stored, None);
    // The notice about the previous game is shown first, and then fades.
    hands.send(Msg::DismissNotice);
    assert!(notice(&hands.model).is_some_and(|strip| strip.text.contains("stays where it is")));
    hands.send(Msg::Backup(BackupMsg::Overwrite));
    assert!(hands.stored.is_some());
}

#[test]
fn r15_dice_entered_for_the_computer_can_be_cocked() {
    let mut hands = started(real_dice(), seed(12));
    for die in [0, 5] {
        hands.send(Msg::Dice(DiceMsg::Enter(Die::ALL[die])));
    }
    assert!(hands.moves(Player::Black));
    let cocked = controls(&hands.model)
        .into_iter()
        .find(|button| button.label == "Cocked");
    assert!(cocked.is_some_and(|button| button.enabled));
    let late = hands.play_until_asked();
    hands.send(Msg::Input(Input::Do(Action::Cocked)));
    assert_eq!(hands.model.wanted_dice(), Some(WantedDice::Opening));
    hands.send(Msg::Engine(crate::hands::answer(&late)));
    assert_eq!(hands.model.wanted_dice(), Some(WantedDice::Opening));
}

#[test]
fn r12_a_tie_of_real_dice_is_shown_and_rerolled() {
    let mut hands = hot_seat(real_dice(), seed(13));
    for _ in 0..2 {
        hands.send(Msg::Dice(DiceMsg::Enter(Die::ALL[4])));
    }
    let text = strip(&hands.model).map(|strip| strip.text);
    assert_eq!(
        text.as_deref(),
        Some("Both rolled 5: roll again. White's die?")
    );
}

#[test]
fn r56_takes_back_a_lost_turn_with_the_previous_play() {
    let practice = Money {
        practice: true,
        ..Money::default()
    };
    for number in 0..=255 {
        let mut hands = started(money(practice), seed(number));
        for _ in 0..600 {
            let phase = hands.model.session().phase();
            let dances = matches!(phase, Phase::Moving(draft) if !draft.has_moves());
            if (dances && hands.moves(Player::White)) || matches!(phase, Phase::GameOver(_)) {
                break;
            }
            hands.do_something();
        }
        if !hands.moves(Player::White) {
            continue;
        }
        hands.send(Msg::Play(PlayMsg::TakeBack));
        let phase = hands.model.session().phase();
        if let Phase::Moving(draft) = phase {
            assert!(hands.moves(Player::White));
            assert!(draft.has_moves());
            return;
        }
    }
    panic!("nobody dances");
}

#[test]
fn r82_only_a_single_game_can_be_resigned_under_jacoby() {
    let jacoby = Money {
        jacoby: true,
        ..Money::default()
    };
    let mut hands = hot_seat(money(jacoby), seed(14));
    until_white_rolls(&mut hands);
    hands.send(Msg::Open(Panel::Resign));
    assert_eq!(labels(&hands.model), ["Single game", "Cancel"]);
}

#[test]
fn the_list_of_plays_shows_a_declined_resignation() {
    let mut hands = hot_seat(money(Money::default()), seed(1));
    hands.play_until_on_roll(Player::White);
    let before = table::rows(&hands.model).len();
    hands.send(Msg::Input(Input::Do(Action::Resign(rules::Win::Gammon))));
    hands.send(Msg::Input(Input::Do(Action::DeclineResignation)));
    hands.send(Msg::Input(Input::Do(Action::Roll)));
    let rows = table::rows(&hands.model);
    let all = rows[before - 1..].iter();
    let mut entries = all
        .flat_map(|row| [row.left.clone(), row.right.clone()])
        .flatten();
    assert!(
        entries.any(|entry| entry.text == "Resigns (gammon), declined"),
        "{rows:?}"
    );
}
