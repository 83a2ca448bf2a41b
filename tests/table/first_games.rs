//! Warnings and explanations in a player's first games.

use crate::{
    coach::{judgement, labels, play_anything, shown, teach},
    hands::{Hands, hot_seat, seed, started},
};
use board::Input;
use engine::Equity;
use rules::{Action, Choice, EndedBy, Phase, Player, Win};
use table::{CoachMsg, Model, Msg, TakeBackLimit, TakeBacks, ending, tried_marks};
use terms::Form;

/// Returns the first game of a player who has chosen no limit for take-backs, and who is about to move.
fn first_game() -> Hands {
    let mut hands = started(Form::first(), seed(4));
    hands.play_until_moves(Player::White, true);
    // The next request is left to the test.
    hands.advice_requests = Some(Vec::new());
    hands
}

/// Makes a play, which loses this equity according to the engine, and picks up the dice; returns `true` if the play is
/// held back.
fn plays_with_loss(hands: &mut Hands, loss: f32) -> bool {
    let own = play_anything(hands).flipped();
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    if let Some((job, decision, _)) = hands.advice_requests.as_mut().and_then(Vec::pop) {
        let mut analysis = judgement(&decision, |one| one.after != Some(own));
        for one in &mut analysis.candidates {
            if one.after == Some(own) {
                one.loss = Equity(loss);
            }
        }
        hands.send(Msg::Coach(CoachMsg::Judged(job, Some(Box::new(analysis)))));
    }
    hands.moves(Player::White)
}

/// Returns [`first_game`] at a decision that the engine has not evaluated yet.
fn unjudged() -> Hands {
    let mut hands = first_game();
    hands.advice_requests = None;
    hands.play_until_moves(Player::White, false);
    hands.advice_requests = Some(Vec::new());
    hands.play_until_moves(Player::White, true);
    hands
}

#[test]
fn first_game_holds_back_only_big_blunders() {
    for (loss, is_held) in [(0.2, false), (0.3, true)] {
        assert_eq!(plays_with_loss(&mut unjudged(), loss), is_held, "{loss}");
    }
}

#[test]
fn unasked_warning_is_in_everyday_words() {
    let mut hands = unjudged();
    assert!(plays_with_loss(&mut hands, 0.3));
    let strip = shown(&hands.model);
    assert_eq!(strip.text, "There's a better play");
    assert!(
        strip
            .explained
            .is_some_and(|explained| explained.for_beginner)
    );
    assert_eq!(
        labels(&hands.model),
        ["Try again", "Show me", "Keep my play", "No more warnings"]
    );
}

#[test]
fn unasked_warning_is_given_once_per_decision() {
    let mut hands = unjudged();
    assert!(plays_with_loss(&mut hands, 0.3));
    hands.send(Msg::Coach(CoachMsg::Close));
    assert!(!plays_with_loss(&mut hands, 0.3));

    let mut hands = started(Form::default(), seed(4));
    let may_double = |model: &Model| {
        let session = model.session();
        let has_computer_played = session.record().len() > 1;
        has_computer_played && model.person_decides() && session.allows(Action::Double).is_ok()
    };
    hands.play_until_moves(Player::White, true);
    hands.play_until_moves(Player::White, false);
    hands.advice_requests = Some(Vec::new());
    for _ in 0..100 {
        if may_double(&hands.model) {
            break;
        }
        hands.do_something();
    }
    assert!(may_double(&hands.model));
    let double = || Msg::Input(Input::Do(Action::Double));
    hands.send(double());
    let request = hands.advice_requests.as_mut().and_then(Vec::pop);
    let (job, decision, _) = request.expect("a request to the engine");
    let mut analysis = judgement(&decision, |one| one.choice == Choice::Roll);
    analysis.candidates[1].loss = Equity(0.3);
    hands.send(Msg::Coach(CoachMsg::Judged(job, Some(Box::new(analysis)))));
    assert_eq!(*hands.model.session().phase(), Phase::ToRoll, "held back");
    hands.send(Msg::Coach(CoachMsg::Close));
    hands.send(double());
    assert!(matches!(
        hands.model.session().phase(),
        Phase::Doubled { .. }
    ));
}

#[test]
fn unasked_warnings_can_be_switched_off_at_once() {
    let mut hands = unjudged();
    assert!(plays_with_loss(&mut hands, 0.3));
    let quiet = shown(&hands.model).controls.pop().expect("a button");
    assert_eq!(hands.model.take_back_limit(), TakeBackLimit::BigBlunders);
    hands.send(quiet.msg);
    assert_eq!(hands.model.take_back_limit(), TakeBackLimit::Off);
    assert_eq!(
        labels(&hands.model),
        ["Try again", "Show me", "Keep my play"]
    );
    assert_eq!(tried_marks(&hands.model, false), []);
    let told = shown(&hands.model).advice;
    assert!(
        told.contains(&hands.model.words().mistake_quieted()),
        "{told:?}"
    );
    hands.send(Msg::Coach(CoachMsg::Close));
    assert!(!plays_with_loss(&mut hands, 0.3));
}

#[test]
fn chosen_limit_is_never_overruled() {
    let mut hands = unjudged();
    teach(&mut hands, TakeBackLimit::Off, TakeBacks::Unlimited);
    assert!(!plays_with_loss(&mut hands, 0.9));
    let mut hands = unjudged();
    teach(&mut hands, TakeBackLimit::Mistakes, TakeBacks::Unlimited);
    assert_eq!(hands.model.take_back_limit(), TakeBackLimit::Mistakes);
}

#[test]
fn unasked_warnings_end_with_the_first_game() {
    let mut hands = unjudged();
    hands.has_finished_game();
    assert_eq!(hands.model.take_back_limit(), TakeBackLimit::Off);
    assert!(!plays_with_loss(&mut hands, 0.9));
}

#[test]
fn unasked_warnings_begin_after_the_computer_has_played() {
    let mut hands = first_game();
    let has_played = |hands: &Hands| hands.model.session().record().len() > 1;
    assert!(!has_played(&hands));
    assert!(!plays_with_loss(&mut hands, 0.9), "the first turn");
    hands.play_until_moves(Player::White, true);
    assert!(has_played(&hands));
    assert!(plays_with_loss(&mut hands, 0.9));
}

#[test]
fn first_games_explain_why_a_gammon_or_backgammon_counts_more() {
    const DOUBLE: &str = ": LOSER took no checkers off. Counts double.";
    const TRIPLE: &str = ": LOSER took no checkers off and still had at least one in the winner's home board. Counts triple.";
    let mut seen = Vec::new();
    for form in [Form::first(), Form::default()] {
        let mut hands = hot_seat(form, seed(1));
        for game in 1..=3 {
            hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
            hands.wait_over();
            let Phase::GameOver(outcome) = hands.model.session().phase() else {
                panic!("the game is over");
            };
            let (win, by, cube) = (outcome.win, outcome.by, outcome.cube.points());
            let (name, why) = match win {
                Win::Single => ("Single game", ""),
                Win::Gammon => ("Gammon", DOUBLE),
                _ => ("Backgammon", TRIPLE),
            };
            let turned = cube > 1;
            let explained = game <= 2 && win != Win::Single;
            if by == EndedBy::BearingOff {
                let expected = match (explained, turned) {
                    (true, true) => format!("{name}{why} The cube was at {cube}."),
                    (true, false) => format!("{name}{why}"),
                    (false, true) => format!("{name} with the cube at {cube}"),
                    (false, false) => name.to_owned(),
                };
                let loser = if outcome.winner == Player::White {
                    "Black"
                } else {
                    "White"
                };
                let expected = expected.replace("LOSER", loser);
                assert_eq!(ending(&hands.model).expect("a card").description, expected);
                seen.push((win, game <= 2, turned));
            }
            hands.send(Msg::Input(Input::Do(Action::NextGame)));
        }
    }
    for expected in [
        (Win::Backgammon, true, false),
        (Win::Gammon, false, false),
        (Win::Gammon, true, true),
    ] {
        assert!(seen.contains(&expected), "{expected:?} in {seen:?}");
    }
}
