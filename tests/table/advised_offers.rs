//! Help when answering a double and before a resignation.

use board::Input;
use engine::{CubeAction, CubeDecision, Cumulative, Equity};
use rules::{Action, Choice, Phase, Player, Win};
use table::{CoachMsg, Msg, hint_button};
use terms::Form;

use crate::{
    coach::{answer, judgement, labels, moving, shown},
    hands::{self, Hands, seed, started},
};

#[test]
fn the_warning_before_a_resignation_shows_the_chances_in_an_assisted_game() {
    let mut hands = moving();
    let button = hint_button(&hands.model).expect("its button");
    hands.send(button.msg.clone());
    hands.send(button.msg);
    assert!(hands.model.session().is_assisted());
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
    answer(&mut hands, |one| one.choice == Choice::Accept);
    assert_eq!(
        shown(&hands.model).advice,
        ["You still win 0% of games from here"]
    );
}

#[test]
fn warns_before_a_resignation_that_gives_points_away() {
    let mut hands = moving();
    let resign = Msg::Input(Input::Do(Action::Resign(Win::Single)));
    hands.send(resign.clone());
    answer(&mut hands, |one| one.choice == Choice::Accept);
    let verdict = shown(&hands.model);
    assert_eq!(
        verdict.text,
        "Playing on is better, by less than half a point on average"
    );
    assert!(
        verdict.advice.is_empty(),
        "chances are help, which marks a game"
    );
    let requests = hands.advice_requests.as_ref().expect("questions");
    assert!(requests.is_empty(), "the warning keeps its judgement");
    hands.send(Msg::Coach(CoachMsg::Close));
    assert!(hands.moves(Player::White));
    hands.send(resign);
    hands.send(Msg::Coach(CoachMsg::ActAnyway));
    assert!(matches!(
        hands.model.session().phase(),
        Phase::ResignationOffered { .. } | Phase::GameOver(_)
    ));
    let mut lost = moving();
    lost.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
    answer(&mut lost, |_| true);
    assert!(!lost.moves(Player::White));
}

#[test]
fn a_resignation_in_a_match_is_judged_by_the_loss_of_declining_it() {
    let match_to_3 = Form {
        length: rules::MatchLength::new(3),
        ..Form::first()
    };
    let mut hands = started(match_to_3, seed(4));
    hands.play_until_moves(Player::White, true);
    hands.advice_requests = Some(Vec::new());
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
    let request = hands.advice_requests.as_mut().and_then(Vec::pop);
    let (job, decision, _) = request.expect("a request to the engine");
    let mut analysis = judgement(&decision, |one| one.choice == Choice::Accept);
    for one in &mut analysis.candidates {
        let accepts = one.choice == Choice::Accept;
        one.mwc = Some(engine::Mwc(if accepts { 0.75 } else { 0.625 }));
    }
    hands.send(Msg::Coach(CoachMsg::Judged(job, Some(Box::new(analysis)))));
    assert_eq!(
        shown(&hands.model).text,
        "Resigning now makes you 12.5% less likely to win the match"
    );
}

/// Returns a game in which the computer has doubled and the player has to answer.
fn doubled(form: &Form) -> Hands {
    for number in 0..40 {
        let mut hands = started(form.clone(), seed(number));
        hands.has_finished_game();
        hands.advice_requests = Some(Vec::new());
        for _ in 0..400 {
            match hands.model.session().phase() {
                Phase::GameOver(_) => break,
                Phase::ToRoll if !hands.model.person_decides() => {
                    let request = hands.play_until_asked();
                    if matches!(hands.model.session().phase(), Phase::ToRoll) {
                        hands.reply(&request, Choice::Double);
                        if matches!(hands.model.session().phase(), Phase::Doubled { .. }) {
                            return hands;
                        }
                    } else {
                        hands.send(Msg::Engine(hands::answer(&request)));
                    }
                }
                _ => hands.do_something(),
            }
        }
    }
    panic!("the computer never doubles");
}

/// Sends an analysis of the double in which the doubler wins 70% of games and a take costs half a point.
fn answer_takeable(hands: &mut Hands) {
    let request = hands.advice_requests.as_mut().and_then(Vec::pop);
    let (job, decision, _) = request.expect("a request to the engine");
    let mut analysis = judgement(&decision, |_| true);
    for one in &mut analysis.candidates {
        let chances = Cumulative {
            win: 0.7,
            ..Cumulative::default()
        };
        one.outcomes = chances.exclusive();
    }
    analysis.candidates[0].trials = Some(576);
    analysis.cube = Some(CubeDecision {
        no_double: Equity(0.4),
        double_take: Some(Equity(0.5)),
        double_pass: Some(Equity(1.0)),
        action: CubeAction::DoubleTake,
    });
    hands.send(Msg::Coach(CoachMsg::Judged(job, Some(Box::new(analysis)))));
}

#[test]
fn help_with_a_double_requires_confirmation_and_leaves_the_stakes_visible() {
    let match_to_7 = Form {
        length: rules::MatchLength::new(7),
        ..Form::default()
    };
    let stakes = "Take: play on for 2 points. Drop: lose 1 point, and the match stands 0–1.";
    let mut hands = doubled(&match_to_7);
    assert_eq!(labels(&hands.model), ["Take", "Drop", "Should I take?"]);
    hands.send(Msg::Coach(CoachMsg::Why));
    let request = shown(&hands.model);
    assert_eq!(
        request.text,
        "With help, this game is for practice and stays out of your statistics."
    );
    assert_eq!(request.detail.as_deref(), Some(stakes));
    assert_eq!(labels(&hands.model), ["Should I take?", "Cancel"]);
    assert!(hands.model.session().is_rated(), "nothing is marked yet");
    hands.send(request.controls[1].msg.clone());
    assert_eq!(labels(&hands.model), ["Take", "Drop", "Should I take?"]);
    hands.send(Msg::Coach(CoachMsg::Why));
    hands.send(request.controls[0].msg.clone());
    assert!(!hands.model.session().is_rated());
    answer_takeable(&mut hands);
    let verdict = shown(&hands.model);
    assert_eq!(verdict.detail.as_deref(), Some(stakes));
    assert_eq!(
        verdict.advice,
        [
            "Take: you win 30%, and 19% is enough.",
            "At this score, a take needs less than the usual 25%.",
        ]
    );
    assert_eq!(labels(&hands.model), ["Take", "Drop", "Numbers"]);
    hands.send(Msg::Coach(CoachMsg::Why));
    let verdict = shown(&hands.model);
    assert!(verdict.advice[0].contains("70.0%"), "{:?}", verdict.advice);
    assert_eq!(verdict.advice[1], "Rolled out: 576 trials");
    assert_eq!(labels(&hands.model), ["Take", "Drop"]);
    hands.send(Msg::Coach(CoachMsg::Hint));
    assert_eq!(shown(&hands.model).detail.as_deref(), Some(stakes));
}
