//! Match clock on the page (R88-R90): when it runs, when it stops, and what a reload changes.

use crate::hands::{Hands, answer, asks_for_play, hot_seat, seed, started};
use board::{ClockFace, Input};
use rules::{Action, Delay, MatchLength, Millis, Phase, Player, Win};
use table::{
    ClockMsg, Dialog, Effect, Msg, PageMsg, Panel, Settings, StoredGame, TabsMsg, clock_face,
    controls, ending, open, running, update,
};
use terms::{Change, ClockChoice, Form, Number, Opponent};

const WHITE: Player = Player::White;
const SECOND: Millis = 1_000;
/// Longer than any player's total time in these matches.
const HOUR: Millis = 3_600_000;

/// Returns the options for a 3-point match with this type of clock and 6 minutes for each player.
fn timed(opponent: Opponent, kind: Delay) -> Form {
    Form {
        opponent,
        length: MatchLength::new(3),
        clock: ClockChoice::of(kind),
        ..Form::default()
    }
}

/// Returns a game in which White has won the opening roll at time 0 and has to move.
fn white_to_move(opponent: Opponent, kind: Delay) -> Hands {
    for number in 0..=255 {
        let mut hands = started(timed(opponent, kind), seed(number));
        hands.send(Msg::Clock(ClockMsg::Tick(0)));
        hands.send(Msg::Input(Input::Do(Action::RollOpening)));
        if hands.moves(WHITE) {
            return hands;
        }
    }
    panic!("White never begins");
}

fn face(hands: &Hands, player: Player) -> ClockFace {
    clock_face(&hands.model, player).expect("a clock")
}

fn left(hands: &Hands) -> String {
    face(hands, WHITE).left
}

#[test]
fn o13_only_a_match_with_a_clock_setting_has_a_clock() {
    let money = Form {
        length: None,
        ..timed(Opponent::Person, Delay::Simple)
    };
    for form in [Form::default(), money] {
        let mut hands = hot_seat(form, seed(1));
        hands.send(Msg::Clock(ClockMsg::Tick(0)));
        hands.send(Msg::Input(Input::Do(Action::RollOpening)));
        hands.send(Msg::Clock(ClockMsg::Tick(HOUR)));
        assert_eq!(clock_face(&hands.model, WHITE), None);
        assert_eq!(running(&hands.model), None);
    }
}

#[test]
fn r89_the_delay_is_shown_before_the_reserve_runs() {
    let mut hands = white_to_move(Opponent::Person, Delay::Simple);
    assert_eq!(
        (left(&hands).as_str(), face(&hands, WHITE).free),
        ("6:00", Some(12))
    );
    hands.send(Msg::Clock(ClockMsg::Tick(11_900)));
    assert_eq!(
        (left(&hands).as_str(), face(&hands, WHITE).free),
        ("6:00", Some(1))
    );
    hands.send(Msg::Clock(ClockMsg::Tick(13 * SECOND)));
    assert_eq!(
        (left(&hands).as_str(), face(&hands, WHITE).free),
        ("5:59", None)
    );
    assert_eq!(face(&hands, Player::Black).free, None);
    let mut hands = white_to_move(Opponent::Person, Delay::Bronstein);
    hands.send(Msg::Clock(ClockMsg::Tick(13 * SECOND)));
    assert_eq!(
        (left(&hands).as_str(), face(&hands, WHITE).free),
        ("5:47", None)
    );
}

#[test]
fn r90_an_expired_clock_loses_the_match() {
    let mut hands = white_to_move(Opponent::Person, Delay::Bronstein);
    hands.send(Msg::Clock(ClockMsg::Tick(349 * SECOND)));
    assert!(!face(&hands, WHITE).low);
    let effects = update(&mut hands.model, Msg::Clock(ClockMsg::Tick(350 * SECOND)));
    let words = "White's clock: ten seconds left.".to_owned();
    assert!(effects.contains(&Effect::Announce(words)), "{effects:?}");
    assert!(face(&hands, WHITE).low);
    hands.send(Msg::Clock(ClockMsg::Tick(360 * SECOND)));
    assert!(matches!(hands.model.session().phase(), Phase::MatchOver(_)));
    let words = ending(&hands.model).map(|card| card.name);
    let expected = "White ran out of time. Black wins the match.";
    assert_eq!(words.as_deref(), Some(expected));
    assert_eq!(left(&hands), "0:00");
    assert_eq!(hands.model.session().score().black, 0);
    let (again, _) = open(
        hands.stored.as_deref().map(StoredGame::read),
        Settings::default(),
        seed(0),
        words::Words::english(),
    );
    assert_eq!(again.session(), hands.model.session());
}

#[test]
fn r90_the_clock_stops_between_games() {
    let mut hands = white_to_move(Opponent::Person, Delay::Bronstein);
    hands.send(Msg::Clock(ClockMsg::Tick(20 * SECOND)));
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
    hands.send(Msg::Clock(ClockMsg::Tick(21 * SECOND)));
    hands.send(Msg::Input(Input::Do(Action::AcceptResignation)));
    assert_eq!(left(&hands), "5:52");
    hands.send(Msg::Clock(ClockMsg::Tick(HOUR)));
    hands.send(Msg::Input(Input::Do(Action::NextGame)));
    hands.send(Msg::Clock(ClockMsg::Tick(2 * HOUR)));
    hands.send(Msg::Input(Input::Do(Action::RollOpening)));
    assert_eq!(left(&hands), "5:52");
}

#[test]
fn r88_a_clock_can_be_added_to_a_match_between_games() {
    let form = Form {
        clock: ClockChoice::default(),
        ..timed(Opponent::Person, Delay::Simple)
    };
    let mut hands = hot_seat(form, seed(1));
    let labels = |hands: &Hands| controls(&hands.model).into_iter().map(|one| one.label);
    hands.play_until(|phase| matches!(phase, Phase::ToRoll));
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Gammon))));
    hands.send(Msg::Input(Input::Do(Action::AcceptResignation)));
    assert_eq!(labels(&hands).collect::<Vec<_>>(), ["Next game"]);
    let card = ending(&hands.model).expect("a card").controls.into_iter();
    let on_card: Vec<String> = card.map(|control| control.label).collect();
    assert_eq!(on_card, ["Next game"], "a clock has no business there");
    let offer = table::clock_offer(&hands.model).expect("an offer");
    assert_eq!(offer.msg, Msg::Open(Panel::Clock));
    hands.send(Msg::Open(Panel::Clock));
    let typed = |number, text: &str| {
        let change = Change::Number(number, text.to_owned());
        Msg::Clock(ClockMsg::Change(change))
    };
    hands.send(typed(Number::PerPointScored, "0.5"));
    hands.send(typed(Number::Delay, "61"));
    hands.send(Msg::Clock(ClockMsg::Start));
    assert!(
        matches!(hands.model.dialog(), Dialog::Clock(_)),
        "mended first"
    );
    hands.send(typed(Number::Delay, "12"));
    hands.send(Msg::Clock(ClockMsg::Start));
    assert_eq!(
        (hands.model.dialog(), left(&hands).as_str()),
        (&Dialog::None, "5:00")
    );
    assert_eq!(labels(&hands).collect::<Vec<_>>(), ["Next game"]);
}

#[test]
fn r90_the_clock_stops_on_a_hidden_page_only_against_the_computer() {
    for (opponent, expected) in [(Opponent::Computer, "5:48"), (Opponent::Person, "5:28")] {
        let mut hands = white_to_move(opponent, Delay::Bronstein);
        hands.send(Msg::Clock(ClockMsg::Tick(10 * SECOND)));
        hands.send(Msg::Page(PageMsg::Hidden));
        hands.send(Msg::Clock(ClockMsg::Tick(30 * SECOND)));
        hands.send(Msg::Page(PageMsg::Shown));
        hands.send(Msg::Clock(ClockMsg::Tick(32 * SECOND)));
        assert_eq!(left(&hands), expected, "{opponent:?}");
    }
}

#[test]
fn r90_the_clock_stops_while_the_computers_play_is_shown() {
    let form = timed(Opponent::Computer, Delay::Bronstein);
    let mut hands = started(form, seed(3));
    hands.send(Msg::Clock(ClockMsg::Tick(0)));
    let mut request = hands.play_until_asked();
    while !asks_for_play(&request) {
        hands.send(Msg::Engine(answer(&request)));
        request = hands.play_until_asked();
    }
    assert_eq!(running(&hands.model), Some(Player::Black));
    hands.send(Msg::Clock(ClockMsg::Tick(2 * SECOND)));
    hands.send(Msg::Engine(answer(&request)));
    assert_eq!(running(&hands.model), None);
    let before = face(&hands, Player::Black).left;
    hands.send(Msg::Clock(ClockMsg::Tick(HOUR)));
    assert_eq!(
        (before.as_str(), face(&hands, Player::Black).left),
        ("5:58", "5:58".to_owned())
    );
}

#[test]
fn r90_the_computer_can_run_out_of_time_and_its_stale_reply_is_dropped() {
    let mut hands = started(timed(Opponent::Computer, Delay::Simple), seed(3));
    hands.send(Msg::Clock(ClockMsg::Tick(0)));
    let request = hands.play_until_asked();
    let effects = update(&mut hands.model.clone(), Msg::Clock(ClockMsg::Tick(HOUR)));
    assert!(effects.contains(&Effect::Cancel));
    hands.send(Msg::Clock(ClockMsg::Tick(HOUR)));
    let over = hands.model.clone();
    hands.send(Msg::Engine(answer(&request)));
    assert_eq!(hands.model, over);
    let words = ending(&hands.model).map(|card| card.name);
    let expected = "Computer ran out of time. You win the match.";
    assert_eq!(words.as_deref(), Some(expected));
}

#[test]
fn a_reload_restores_no_time() {
    let mut hands = white_to_move(Opponent::Person, Delay::Simple);
    hands.send(Msg::Clock(ClockMsg::Tick(20 * SECOND)));
    hands.send(Msg::Page(PageMsg::Hidden));
    let (again, effects) = open(
        hands.stored.as_deref().map(StoredGame::read),
        Settings::default(),
        seed(0),
        words::Words::english(),
    );
    let mut again = Hands::new(again, effects);
    assert_eq!(left(&again), "5:52");
    // The new page's clock starts at zero; the turn's delay has already been used up.
    again.send(Msg::Clock(ClockMsg::Tick(5_000_000)));
    again.send(Msg::Clock(ClockMsg::Tick(5_001_000)));
    assert_eq!(
        (left(&again).as_str(), face(&again, WHITE).free),
        ("5:51", None)
    );
}

/// Returns White's remaining time if the page is killed now and then opens with the last save.
fn left_after_a_kill(hands: &Hands) -> String {
    let stored = hands.stored.as_deref().map(StoredGame::read);
    let words = words::Words::english();
    let (again, _) = open(stored, Settings::default(), seed(0), words);
    clock_face(&again, WHITE).expect("a clock").left
}

/// Parses minutes and seconds into seconds.
fn seconds(face: &str) -> u32 {
    let (minutes, seconds) = face.split_once(':').expect("minutes and seconds");
    let number = |text: &str| text.parse::<u32>().expect("a number");
    60 * number(minutes) + number(seconds)
}

#[test]
fn killing_the_page_restores_at_most_two_seconds() {
    let mut hands = white_to_move(Opponent::Person, Delay::Bronstein);
    let mut saves = 0;
    for tick in 1..=100 {
        let effects = update(&mut hands.model, Msg::Clock(ClockMsg::Tick(200 * tick)));
        for effect in effects {
            if let Effect::Save(text) = effect {
                hands.stored = Some(text);
                saves += 1;
            }
        }
        let given_back = seconds(&left_after_a_kill(&hands)) - seconds(&left(&hands));
        assert!(given_back <= 2, "{given_back} s after {tick} ticks");
    }
    assert_eq!(left_after_a_kill(&hands), "5:40");
    assert_eq!(saves, 10, "no write with every tick");
    let line = |text: &str| text.matches("time ").count();
    assert_eq!(
        hands.stored.as_deref().map(line),
        Some(1),
        "one entry a decision"
    );
}

#[test]
fn taking_over_in_another_window_restores_no_time() {
    let mut hands = white_to_move(Opponent::Person, Delay::Bronstein);
    hands.send(Msg::Clock(ClockMsg::Tick(1_900)));
    assert_eq!(left_after_a_kill(&hands), "6:00");
    // A click on the other window first takes the focus from this one.
    hands.send(Msg::Page(PageMsg::Blurred));
    assert_eq!(left_after_a_kill(&hands), "5:59");
    assert_eq!(running(&hands.model), Some(WHITE), "it can still be seen");
}

#[test]
fn time_played_in_another_tab_is_not_charged() {
    let mut hands = white_to_move(Opponent::Person, Delay::Bronstein);
    hands.send(Msg::Clock(ClockMsg::Tick(10 * SECOND)));
    hands.send(Msg::Page(PageMsg::Hidden));
    let stored = hands.stored.as_deref().map(StoredGame::read);
    hands.send(Msg::Tabs(TabsMsg::OtherTabPlays));
    // The other tab plays for an hour, stores a game without a clock tick, and is closed.
    hands.send(Msg::Clock(ClockMsg::Tick(HOUR)));
    hands.send(Msg::Tabs(TabsMsg::TakenOver(stored)));
    hands.send(Msg::Page(PageMsg::Shown));
    hands.send(Msg::Clock(ClockMsg::Tick(HOUR + 2 * SECOND)));
    assert_eq!(left(&hands), "5:48");
}

#[test]
fn a_hidden_tab_that_takes_over_stops_the_clock_against_the_computer() {
    let mut hands = white_to_move(Opponent::Computer, Delay::Bronstein);
    let stored = hands.stored.as_deref().map(StoredGame::read);
    hands.send(Msg::Tabs(TabsMsg::OtherTabPlays));
    hands.send(Msg::Page(PageMsg::Hidden));
    hands.send(Msg::Tabs(TabsMsg::TakenOver(stored)));
    assert_eq!(running(&hands.model), None);
    hands.send(Msg::Page(PageMsg::Shown));
    assert_eq!(running(&hands.model), Some(WHITE));
}

#[test]
fn charging_time_does_not_make_the_computers_reply_stale() {
    let mut hands = started(timed(Opponent::Computer, Delay::Simple), seed(3));
    hands.send(Msg::Clock(ClockMsg::Tick(0)));
    let request = hands.play_until_asked();
    hands.send(Msg::Clock(ClockMsg::Tick(SECOND)));
    hands.send(Msg::Page(PageMsg::Hidden));
    let before = hands.model.session().phase().clone();
    hands.send(Msg::Engine(answer(&request)));
    assert_ne!(hands.model.session().phase(), &before);
}

#[test]
fn timed_games_survive_a_reload_at_every_step() {
    let over = |phase: &Phase| matches!(phase, Phase::GameOver(_) | Phase::MatchOver(_));
    for (number, kind) in [(7, Delay::Simple), (8, Delay::Bronstein)] {
        let mut hands = hot_seat(timed(Opponent::Person, kind), seed(number));
        for nth in 0.. {
            hands.send(Msg::Clock(ClockMsg::Tick(nth * 1_700)));
            if over(hands.model.session().phase()) {
                break;
            }
            hands.do_something();
        }
    }
}
