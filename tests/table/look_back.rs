//! Earlier plays of the current game, shown on the board without changing the game.

use crate::hands::{Hands, answer, asks_for_play, hot_seat, seed, started};
use board::{Heading, Input, Mark, Place, Scene};
use rules::{Action, Player};
use table::{EngineMsg, LookBack, Msg, rows, scene, strip};
use terms::Form;

/// Returns a game between two people after six turns.
fn played() -> Hands {
    let mut hands = hot_seat(Form::default(), seed(5));
    while hands.model.session().record().len() < 6 {
        hands.do_something();
    }
    hands
}

/// Returns the text of the advice shown next to turn `turn`.
fn beside(hands: &mut Hands, turn: usize) -> Vec<String> {
    hands.send(Msg::LookBack(LookBack::At(turn)));
    strip(&hands.model).expect("the name of the play").advice
}

#[test]
fn the_champions_earlier_play_gives_the_number_of_trials() {
    let mut hands = started(Form::default(), seed(3));
    let mut plays = Vec::new();
    while plays.len() < 2 {
        let request = hands.play_until_asked();
        let (job, choice) = match answer(&request) {
            EngineMsg::Chosen(job, choice, _) => (job, choice),
            luck => {
                hands.send(Msg::Engine(luck));
                continue;
            }
        };
        // The first play was rolled out; the second was clear.
        let trials = (plays.is_empty() && asks_for_play(&request)).then_some(288);
        plays.extend(asks_for_play(&request).then(|| hands.model.session().record().len()));
        hands.send(Msg::Engine(EngineMsg::Chosen(
            job,
            choice,
            trials.or(Some(0)),
        )));
    }
    hands.play_until_moves(Player::White, true);
    assert_eq!(beside(&mut hands, plays[0]), ["Rolled out: 288 trials"]);
    assert_eq!(beside(&mut hands, plays[1]), Vec::<String>::new());
    assert_eq!(beside(&mut hands, plays[1] - 1), Vec::<String>::new());
}

/// Returns the checkers as sorted pairs of player and place.
fn counts(scene: &Scene) -> Vec<(Player, Place)> {
    let mut all: Vec<_> = scene
        .checkers
        .iter()
        .map(|checker| (checker.player, checker.place))
        .collect();
    all.sort();
    all
}

#[test]
fn each_play_in_the_list_shows_the_resulting_position() {
    let mut hands = hot_seat(Form::default(), seed(5));
    let mut seen = Vec::new();
    while seen.len() < 6 {
        hands.do_something();
        let record = hands.model.session().record().len();
        if record > seen.len() {
            seen.push(counts(&scene(&hands.model, false)));
        }
    }
    let now = scene(&hands.model, false);
    for (turn, expected) in seen.iter().enumerate() {
        hands.send(Msg::LookBack(LookBack::At(turn)));
        let shown = scene(&hands.model, false);
        assert_eq!(counts(&shown), *expected, "turn {turn}");
        assert!(shown.checkers.iter().all(|one| one.mark == Mark::None));
        let current = rows(&hands.model).into_iter();
        let current = current.flat_map(|row| [row.left, row.right]).flatten();
        assert_eq!(current.filter(|entry| entry.shown).count(), 1);
    }
    hands.send(Msg::LookBack(LookBack::Now));
    assert_eq!(scene(&hands.model, false), now);
}

#[test]
fn stepping_forward_ends_at_the_current_position() {
    let mut hands = played();
    let now = scene(&hands.model, false);
    let mut way = Vec::new();
    for _ in 0..8 {
        hands.send(Msg::LookBack(LookBack::Back));
        way.push(hands.model.looks_at());
    }
    assert_eq!(way[..5], [4, 3, 2, 1, 0].map(Some));
    assert_eq!(way[5..], [Some(0); 3], "the first play is the end");
    for turn in 1..6 {
        hands.send(Msg::LookBack(LookBack::Forward));
        assert_eq!(hands.model.looks_at(), Some(turn));
    }
    hands.send(Msg::LookBack(LookBack::Forward));
    assert_eq!(hands.model.looks_at(), None);
    assert_eq!(scene(&hands.model, false), now);
}

#[test]
fn the_first_input_only_returns_to_the_current_position() {
    let mut hands = played();
    let log = hands.model.session().log().len();
    for msg in [
        Msg::Input(Input::Tap(Place::Point(6))),
        Msg::Input(Input::TapDice),
        Msg::Input(Input::Do(Action::Roll)),
    ] {
        hands.send(Msg::LookBack(LookBack::At(0)));
        assert!(hands.model.looks_at().is_some());
        hands.send(msg);
        assert_eq!(hands.model.looks_at(), None);
        assert_eq!(hands.model.session().log().len(), log);
    }
}

#[test]
fn the_arrow_keys_step_through_the_list() {
    let mut hands = played();
    let record = hands.model.session().record().len();
    hands.send(Msg::LookBack(LookBack::towards(Heading::Up)));
    let first = hands.model.looks_at();
    assert!(first.is_some_and(|turn| turn < record));
    hands.send(Msg::LookBack(LookBack::towards(Heading::Left)));
    assert!(hands.model.looks_at() < first);
    hands.send(Msg::LookBack(LookBack::towards(Heading::Down)));
    assert_eq!(hands.model.looks_at(), first);
    for _ in 0..record {
        hands.send(Msg::LookBack(LookBack::towards(Heading::Right)));
    }
    assert_eq!(hands.model.looks_at(), None);
}

#[test]
fn the_name_of_the_play_shown_has_a_single_colon() {
    let mut hands = played();
    hands.announced.clear();
    hands.send(Msg::LookBack(LookBack::At(0)));
    let message = strip(&hands.model).expect("its name").text;
    assert_eq!(message.matches(':').count(), 1, "{message}");
    assert_eq!(hands.announced, message);
}

#[test]
fn the_list_shows_the_dice_of_a_turn_once_they_have_landed() {
    let mut hands = hot_seat(Form::default(), seed(5));
    let rolling = |hands: &Hands| {
        let entries = rows(&hands.model).into_iter();
        let mut entries = entries.flat_map(|row| [row.left, row.right]).flatten();
        entries.any(|entry| entry.rolling)
    };
    hands.play_until(|phase| matches!(phase, rules::Phase::Moving(draft) if draft.has_moves()));
    assert!(rolling(&hands));
    let options = hands.model.session().draft().map(rules::Draft::options);
    let step = options.expect("a turn")[0];
    hands.send(Msg::Input(Input::Do(Action::Step(step))));
    assert!(!rolling(&hands), "they lie when a checker moves");
    hands.send(Msg::Input(Input::Do(Action::Undo)));
    hands.send(Msg::Page(table::PageMsg::ReducedMotion(true)));
    assert!(!rolling(&hands), "nothing travels");
}
