//! Tutor: the actions that it delays, its warnings, and its log entries.

use board::Input;
use engine::{Candidate, Equity};
use rules::{Action, Player};
use table::{CoachFeature, CoachMsg, JobId, Msg, strip, title, update};

use crate::{
    coach::{answer, judgement, labels, moving, play_anything, shown},
    hands::Hands,
};

#[test]
fn tutor_warns_of_a_bad_play_and_logs_the_first_attempt() {
    let mut hands = moving(&[CoachFeature::Plays]);
    let made = play_anything(&mut hands);
    // The engine has not replied yet, so the play is delayed.
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    assert!(hands.moves(Player::White));
    answer(&mut hands, |one| one.after != Some(made.flipped()));
    assert_eq!(
        shown(&hands.model).text,
        "This play is a mistake: it costs about 0.05 points"
    );
    assert_eq!(
        shown(&hands.model).advice,
        ["You've had help, so this game won't count in your statistics."]
    );
    assert_eq!(labels(&hands.model), ["Take back", "Show me", "Play it"]);
    let log_entries = |hands: &Hands| {
        let log = hands.model.session().log().iter();
        log.filter(|entry| entry.action == Action::Advised(50))
            .count()
    };
    assert_eq!(log_entries(&hands), 1);
    hands.send(Msg::Coach(CoachMsg::Close));
    assert!(hands.moves(Player::White) && strip(&hands.model).is_none());
    let draft = hands.model.session().draft().expect("a turn");
    assert!(draft.steps().is_empty(), "the play is taken back");
    play_anything(&mut hands);
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    assert_eq!(log_entries(&hands), 1, "the first attempt alone");
    let mut shows = hands.model.clone();
    update(&mut shows, Msg::Coach(CoachMsg::ShowChoices));
    assert_eq!(labels(&shows), ["Play it", "Close"]);
    let draft = shows.session().draft().expect("a turn");
    assert!(
        draft.steps().is_empty(),
        "shown from the position before the play"
    );
    hands.send(Msg::Coach(CoachMsg::ActAnyway));
    assert!(!hands.moves(Player::White));
}

#[test]
fn tutor_accepts_a_good_play_and_any_play_if_the_engine_fails() {
    let mut hands = moving(&[CoachFeature::Plays]);
    play_anything(&mut hands);
    answer(&mut hands, |_| true);
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    assert!(!hands.moves(Player::White));
    assert!(!title(&hands.model).contains("with help"));
    let mut hands = moving(&[CoachFeature::Plays]);
    play_anything(&mut hands);
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    let request = hands.advice_requests.as_mut().and_then(Vec::pop);
    let (job, ..) = request.expect("a request");
    hands.send(Msg::Coach(CoachMsg::Judged(JobId(job.0 + 1), None)));
    assert!(hands.moves(Player::White), "another question failed");
    hands.send(Msg::Coach(CoachMsg::Judged(job, None)));
    assert!(!hands.moves(Player::White));
}

/// Returns a tutored turn whose play was evaluated at 0 plies with loss `first`, and at 2 plies with loss `then`.
fn judged_again(first: f32, then: f32) -> Hands {
    let mut hands = moving(&[CoachFeature::Plays]);
    let own = play_anything(&mut hands).flipped();
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    let is_own = |one: &Candidate| one.after == Some(own);
    for (loss, plies) in [(first, 0), (then, 2)] {
        let (job, decision, made) = hands
            .advice_requests
            .as_mut()
            .and_then(Vec::pop)
            .expect("a request");
        assert_eq!(made.is_some(), plies == 2);
        let mut analysis = judgement(&decision, |one| !is_own(one));
        for one in analysis.candidates.iter_mut().filter(|one| is_own(one)) {
            (one.loss, one.plies) = (Equity(loss), plies);
            assert!(made.is_none_or(|made| made == one.choice));
        }
        hands.send(Msg::Coach(CoachMsg::Judged(job, Some(Box::new(analysis)))));
        assert!(plies == 2 || hands.moves(Player::White), "it waits");
    }
    hands
}

#[test]
fn shallow_play_is_evaluated_deeper_before_a_warning() {
    let good = judged_again(0.2, 0.001);
    assert!(!good.moves(Player::White), "no warning");
    let bad = judged_again(0.001, 0.05);
    assert_eq!(
        shown(&bad.model).text,
        "This play is a mistake: it costs about 0.05 points"
    );
}
