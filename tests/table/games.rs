//! Whole games played only through the page's messages, without a browser; the game is stored, read back and compared
//! at every step.

use crate::hands::{Hands, hot_seat, seed};
use board::Input;
use rules::{Action, MatchLength, Phase, Player};
use table::{Msg, NewGameMsg, Notice, Panel, Settings, StoredGame, open};
use terms::{Form, Opponent};

#[test]
fn money_games_survive_a_reload_at_every_step() {
    for number in 0..6 {
        let mut hands = hot_seat(Form::default(), seed(number));
        hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
        let score = hands.model.session().score();
        assert!(score.white + score.black > 0);
    }
}

#[test]
fn a_match_ends_at_its_length_and_no_further_game_starts() {
    let form = Form {
        length: MatchLength::new(3),
        ..Form::default()
    };
    let mut hands = hot_seat(form, seed(40));
    hands.play_until(|phase| matches!(phase, Phase::MatchOver(_)));
    let score = hands.model.session().score();
    assert!(score.white.max(score.black) >= 3);
    let before = hands.model.clone();
    hands.send(Msg::Input(Input::Do(Action::NextGame)));
    assert_eq!(before.session(), hands.model.session());
}

#[test]
fn every_option_gives_a_game_that_ends() {
    let mut forms = vec![];
    for variant in rules::Variant::ALL {
        forms.push(Form {
            variant,
            ..Form::default()
        });
    }
    forms.push(Form {
        money: rules::Money {
            jacoby: true,
            beavers: rules::Beavers::Unlimited,
            automatic_doubles: 2,
            ..rules::Money::default()
        },
        first_roll: rules::FirstRoll::Fresh,
        bar_backgammon: rules::BarBackgammon::Four,
        ..Form::default()
    });
    forms.push(Form {
        cube: false,
        length: MatchLength::new(1),
        ..Form::default()
    });
    for (number, form) in forms.into_iter().enumerate() {
        let mut hands = hot_seat(form, seed(80 + number as u8));
        let over = |phase: &Phase| matches!(phase, Phase::GameOver(_) | Phase::MatchOver(_));
        hands.play_until(over);
    }
}

#[test]
fn the_computer_finishes_a_game_through_its_replies() {
    let (model, effects) = open(None, Settings::default(), seed(3), words::Words::english());
    let mut hands = Hands::new(model, effects);
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    assert!(
        hands.answered > 5,
        "{} requests to the computer",
        hands.answered
    );
}

#[test]
fn lichess_1507_a_reply_to_the_previous_game_is_dropped() {
    let (model, effects) = open(None, Settings::default(), seed(5), words::Words::english());
    let mut hands = Hands::new(model, effects);
    let old = hands.play_until_asked();
    hands.send(Msg::Open(Panel::NewGame));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    let fresh = hands.model.clone();
    hands.send(Msg::Engine(crate::hands::answer(&old)));
    assert_eq!(hands.model, fresh);
}

#[test]
fn an_unreadable_save_is_set_aside_and_a_new_game_starts() {
    for bad in [
        "",
        "{",
        "null",
        "{\"version\":1}",
        "{\"version\":999}",
        "\u{0}",
    ] {
        let (model, effects) = open(
            Some(StoredGame::read(bad)),
            Settings::default(),
            seed(1),
            words::Words::english(),
        );
        assert!(
            effects.contains(&table::Effect::SetAsideUnreadable(
                table::StoredItem::Game,
                bad.to_owned()
            )),
            "{bad}"
        );
        assert!(
            matches!(model.notice(), Some(Notice::Unreadable(_))),
            "{bad}"
        );
        assert_eq!(model.session().phase(), &Phase::Opening);
    }
}

#[test]
fn rejects_a_save_with_edited_dice() {
    let mut hands = hot_seat(Form::default(), seed(7));
    hands.send(Msg::Input(Input::Do(Action::RollOpening)));
    let stored = hands.stored.clone().expect("stored after each action");
    let changed = |from: &str, to: &str| stored.replacen(from, to, 1);
    let (rolled, rest) = stored
        .split_once("throw ")
        .map(|(_, rest)| rest.split_at(1))
        .expect("a roll");
    assert!(rest.starts_with(' '));
    let other = if rolled == "6" { "throw 5" } else { "throw 6" };
    let edited = changed(&format!("throw {rolled}"), other);
    let (model, _) = open(
        Some(StoredGame::read(&edited)),
        Settings::default(),
        seed(1),
        words::Words::english(),
    );
    assert!(matches!(model.notice(), Some(Notice::Unreadable(_))));
}

#[test]
fn a_person_sits_at_the_bottom_against_the_computer() {
    let form = Form {
        opponent: Opponent::Computer,
        side: Player::Black,
        ..Form::default()
    };
    let hands = crate::hands::started(form, seed(9));
    assert_eq!(hands.model.bottom(), Player::Black);
}
