//! Duplicate sessions: the agreed dice, verifiable results, and the restrictions on help and clocks.

use std::num::NonZeroU8;

use board::Input;
use dice::Seed;
use friend::{Duplicate, DuplicateOpponent, DuplicateResult, Mode, Stakes, Terms};
use record::{PlayerName, Saved, Start};
use rules::{Action, Beavers, ByPlayer, MatchLength, Phase, Player};
use table::{
    BackupMsg, CoachMsg, CoachSettings, Dialog, Effect, Import, Msg, NewGameMsg, NewSession, Panel,
    SettingsMsg, StoreMsg, StoredGame, TakeBackLimit, controls, ending, hint_button, update,
};
use terms::{Form, known_level};

use crate::hands::{Hands, hot_seat, seed};
fn money() -> Terms {
    let length = MatchLength::new(1).expect("1 to 25");
    Terms {
        stakes: Stakes::Money {
            jacoby: true,
            beavers: Beavers::Unlimited,
            automatic_doubles: 1,
        },
        ..Terms::match_to(length)
    }
}

fn match_to(points: u8) -> Terms {
    Terms::match_to(MatchLength::new(points).expect("1 to 25"))
}

fn duplicate(terms: Terms, level: Option<&str>, number: u8) -> Duplicate {
    let level = level.and_then(PlayerName::new);
    let against = level.map_or(DuplicateOpponent::Partner, DuplicateOpponent::Computer);
    let games = NonZeroU8::new(2).expect("not 0");
    Duplicate::new(terms, games, against, seed(number))
}

fn choices(duplicate: &Duplicate) -> Box<NewSession> {
    let games = duplicate.games().map_or(0, |games| games.get().into());
    let start = Start::duplicate(&duplicate.link(), duplicate.seed(), games);
    let level = match duplicate.against() {
        DuplicateOpponent::Computer(level) => known_level(level.as_str()),
        DuplicateOpponent::Partner => None,
    };
    let rules = duplicate.terms().ruleset();
    let form = Form::agreed(&rules, level, ByPlayer::default());
    Box::new(NewSession::of_duplicate(form, start))
}

/// Begins a session of the duplicate while another game is on the table.
fn begun(duplicate: &Duplicate) -> Hands {
    let mut hands = hot_seat(Form::default(), seed(1));
    hands.send(Msg::Input(Input::Do(Action::RollOpening)));
    hands.send(Msg::NewGame(NewGameMsg::Choose(choices(duplicate))));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    assert_eq!(
        hands.set_aside.len(),
        1,
        "the game on the table is set aside"
    );
    hands
}

fn is_over(hands: &Hands) -> bool {
    hands.model.duplicate().is_some_and(|(_, over)| over)
}

fn play(hands: &mut Hands) {
    while !is_over(hands) {
        hands.do_something();
    }
}

#[test]
fn a_duplicate_session_has_a_verifiable_result() {
    let cubeless = Terms {
        mode: Mode::NoCube,
        ..match_to(3)
    };
    for number in 20..22 {
        for (terms, level) in [
            (match_to(3), Some("beginner")),
            (money(), Some("PR 15")),
            (money(), None),
            (cubeless, None),
        ] {
            let duplicate = duplicate(terms, level, number);
            let mut hands = begun(&duplicate);
            play(&mut hands);
            let session = hands.model.session();
            // The computer's side has no result.
            let persons = if level.is_some() { 1 } else { 2 };
            for player in Player::BOTH.into_iter().take(persons) {
                let result = DuplicateResult::new(&duplicate, session, player).expect("verifies");
                let link = result.link().expect("short enough");
                let read = DuplicateResult::from_link(&link).expect("a link");
                assert_eq!(read.check().as_ref(), Ok(session));
            }
            let stored = hands.stored.as_deref().expect("stored");
            let saved = Saved::from_text(stored).expect("a session");
            let start = saved.start.expect("a duplicate");
            assert_eq!(start.duplicate_link(), Some(&*duplicate.link()));
            let card = ending(&hands.model).map(|card| card.duplicate);
            assert!(card.is_none_or(|link| link == Some(duplicate.link())));
        }
    }
}

#[test]
fn a_resumed_session_still_belongs_to_the_duplicate() {
    let duplicate = duplicate(money(), None, 30);
    let mut hands = begun(&duplicate);
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    let stored = hands.stored.clone().expect("stored");
    let (model, effects) = table::open(
        Some(StoredGame::read(&stored)),
        hands.model.settings(),
        seed(9),
        words::Words::english(),
    );
    let mut again = Hands::new(model, effects);
    play(&mut again);
    let session = again.model.session();
    assert_eq!(session.game_number(), 2);
    assert!(DuplicateResult::new(&duplicate, session, Player::White).is_ok());
}

#[test]
fn the_last_game_of_a_duplicate_offers_a_new_game() {
    let mut hands = begun(&duplicate(money(), None, 31));
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    let next = |hands: &Hands| {
        let buttons = controls(&hands.model).into_iter();
        buttons.map(|button| button.msg).collect::<Vec<_>>()
    };
    assert_eq!(next(&hands), [Msg::Input(Input::Do(Action::NextGame))]);
    play(&mut hands);
    assert_eq!(next(&hands), [Msg::Open(Panel::NewGame)]);
    while ending(&hands.model).is_none() {
        hands.wait_over();
    }
    hands.send(Msg::Input(Input::Do(Action::NextGame)));
    assert!(matches!(hands.model.dialog(), Dialog::NewGame(_)));
}

#[test]
fn a_duplicate_has_neither_help_nor_a_clock() {
    let mut hands = begun(&duplicate(match_to(3), Some("beginner"), 32));
    let mut settings = hands.model.settings();
    settings.coach = CoachSettings {
        limit: Some(TakeBackLimit::Everything),
        ..CoachSettings::default()
    };
    hands.send(Msg::Settings(SettingsMsg::Change(settings)));
    hands.advice_requests = Some(Vec::new());
    for _ in 0..400 {
        assert_eq!(hint_button(&hands.model), None);
        hands.send(Msg::Coach(CoachMsg::Hint));
        assert!(
            !controls(&hands.model)
                .iter()
                .any(|button| button.msg == Msg::Open(Panel::Clock))
        );
        if !is_over(&hands) {
            hands.do_something();
        }
    }
    assert_eq!(hands.advice_requests, Some(Vec::new()));
    assert!(hands.model.session().rated_games().all(|rated| rated));
}

#[test]
fn a_replayed_duplicate_is_marked_as_having_known_dice() {
    let duplicate = duplicate(match_to(1), None, 33);
    let mut hands = begun(&duplicate);
    let known = |hands: &Hands| {
        let stored = hands.stored.as_deref().expect("stored");
        let saved = Saved::from_text(stored).expect("a session");
        saved.seeds.iter().any(|game| game.known)
    };
    play(&mut hands);
    assert!(!known(&hands));
    hands.send(Msg::NewGame(NewGameMsg::Choose(choices(&duplicate))));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    assert!(known(&hands));
}

#[test]
fn the_result_of_a_duplicate_takes_precedence_over_a_new_match() {
    let mut hands = begun(&duplicate(money(), None, 31));
    play(&mut hands);
    while ending(&hands.model).is_none() {
        hands.wait_over();
    }
    let card = ending(&hands.model).expect("a card");
    assert!(card.duplicate.is_some());
    assert!(card.controls.iter().all(|control| !control.primary));
}

#[test]
fn the_dice_of_an_abandoned_duplicate_remain_known_after_many_other_games() {
    let agreed = duplicate(match_to(1), None, 7);
    let mut hands = begun(&agreed);
    let early = hands.stored.clone().expect("stored");
    for _ in 0..20 {
        hands.do_something();
    }
    hands.send(Msg::Open(Panel::NewGame));
    let mut effects = update(&mut hands.model, Msg::NewGame(NewGameMsg::Start));
    let set_aside = effects.iter().find_map(|effect| match effect {
        Effect::SetAside(_, then) => Some(StoreMsg::SetAside(then.clone(), Ok(()))),
        _ => None,
    });
    let set_aside = set_aside.expect("the session is set aside");
    effects.extend(update(&mut hands.model, Msg::Store(set_aside)));
    let seen = effects.iter().find_map(|effect| match effect {
        Effect::SaveSeenDice(seen) => Some(seen.clone()),
        _ => None,
    });
    let mut seen = seen.expect("the dice that were seen are stored");
    effects.retain(|effect| !matches!(effect, Effect::SetAside(..)));
    hands.note(effects);
    // Shows more seeds than the record can hold.
    for number in 0..1_000_u32 {
        let mut bytes = [9; 32];
        bytes[..4].copy_from_slice(&number.to_le_bytes());
        seen.mark_shown(Seed(bytes));
    }
    hands.send(Msg::Store(StoreMsg::SeenDiceLoaded(seen)));
    hands.send(Msg::Backup(BackupMsg::Import(Import::read(&early))));
    assert!(hands.model.duplicate().is_some());
    let saved = Saved::from_text(&hands.model.to_text()).expect("a session");
    assert!(saved.seeds.iter().any(|game| game.known));
}
