//! Mistakes that are taken back: delayed actions, further tries, the limit on their number, and log entries.

use board::Input;
use engine::{Candidate, Equity};
use rules::{Act, Action, Board, Phase, Player, legal_plays};
use table::{
    CoachMsg, EndOfTurn, ExplainedChoice, JobId, Msg, Settings, SettingsMsg, TakeBackLimit,
    TakeBacks, TriedMark, player_line, title, tried_marks, update,
};

use crate::{
    coach::{answer, judgement, labels, play_anything, shown, taught},
    hands::Hands,
};

/// Returns the number of log entries about choices with this loss that were taken back.
fn logged(hands: &Hands, lost: u16) -> usize {
    let log = hands.model.session().log().iter();
    log.filter(|entry| entry.action == Action::Advised(lost))
        .count()
}

fn pick_up(hands: &mut Hands) {
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
}

/// Makes the legal play at index `nth`, and picks up the dice.
fn try_play(hands: &mut Hands, nth: usize) -> Board {
    let decision = hands.model.session().decision().expect("a decision");
    let roll = decision.roll().expect("a roll");
    let legal = legal_plays(decision.board(), roll);
    for step in legal[nth].play.steps() {
        hands.send(Msg::Input(Input::Do(Action::Step(step))));
    }
    pick_up(hands);
    legal[nth].after
}

#[test]
fn a_bad_play_is_taken_back_and_can_be_made_anyway() {
    let mut hands = taught(TakeBackLimit::Mistakes, TakeBacks::Unlimited);
    let made = play_anything(&mut hands);
    // The engine has not replied yet, so the play is held back.
    pick_up(&mut hands);
    assert!(hands.moves(Player::White));
    answer(&mut hands, |one| one.after != Some(made.flipped()));
    let strip = shown(&hands.model);
    assert_eq!(
        strip.text,
        "This play is a mistake: it costs about 3% of winning chances"
    );
    assert_eq!(
        strip.advice,
        ["You've had help: this game is for practice and stays out of your statistics."]
    );
    let explained = strip.explained.expect("a reason");
    assert_eq!(explained.role, ExplainedChoice::Mistake);
    assert_eq!(
        labels(&hands.model),
        ["Try again", "Show me", "Keep my play"]
    );
    assert_eq!(logged(&hands, 50), 1);
    let draft = hands.model.session().draft().expect("a turn");
    assert!(draft.steps().is_empty(), "the play is taken back");
    let marks = tried_marks(&hands.model, false);
    assert!(!marks.is_empty() && marks.iter().all(|mark| mark.size == "error"));
    hands.send(Msg::Coach(CoachMsg::Close));
    assert!(hands.moves(Player::White) && table::strip(&hands.model).is_none());
    assert_eq!(tried_marks(&hands.model, false), marks, "the marks remain");
    play_anything(&mut hands);
    pick_up(&mut hands);
    assert_eq!(logged(&hands, 50), 2, "each take-back");
    let again = tried_marks(&hands.model, false);
    assert_eq!(again.len(), marks.len(), "the same play");
    assert_ne!(again[0].key, marks[0].key, "fades anew");
    let mut shows = hands.model.clone();
    update(&mut shows, Msg::Coach(CoachMsg::ShowChoices));
    assert_eq!(labels(&shows), ["Play it", "Close"]);
    hands.send(Msg::Coach(CoachMsg::ActAnyway));
    assert!(!hands.moves(Player::White));
    let record = hands.model.session().record();
    let Some(Act::Play { before, play, roll }) = record.last().map(|turn| turn.act) else {
        panic!("a play was made");
    };
    assert_eq!(before.play(roll, &play).ok(), Some(made.flipped()));
    assert_eq!(tried_marks(&hands.model, false), []);
}

#[test]
fn the_limit_determines_which_losses_are_taken_back() {
    let stopped = |limit, loss| {
        let mut hands = taught(limit, TakeBacks::Unlimited);
        let own = play_anything(&mut hands).flipped();
        pick_up(&mut hands);
        let requests = hands.advice_requests.as_mut();
        let (job, decision, _) = requests.and_then(Vec::pop)?;
        let mut analysis = judgement(&decision, |one| one.after != Some(own));
        for one in &mut analysis.candidates {
            if one.after == Some(own) {
                one.loss = Equity(loss);
            }
        }
        hands.send(Msg::Coach(CoachMsg::Judged(job, Some(Box::new(analysis)))));
        let marks = tried_marks(&hands.model, false);
        marks.first().map(|mark| mark.size)
    };
    let losses = [0.004, 0.006, 0.021, 0.041, 0.081, 0.251];
    let sizes = TakeBackLimit::ALL.map(|limit| losses.map(|loss| stopped(limit, loss)));
    let (small, error, blunder) = (Some("small"), Some("error"), Some("blunder"));
    assert_eq!(
        sizes,
        [
            [None; 6],
            [None, None, None, None, None, blunder],
            [None, None, None, None, blunder, blunder],
            [None, None, None, error, blunder, blunder],
            [None, None, error, error, blunder, blunder],
            [None, small, error, error, blunder, blunder],
        ]
    );
}

#[test]
fn different_tries_are_marked_and_listed_and_a_good_one_stands() {
    let mut hands = taught(TakeBackLimit::Mistakes, TakeBacks::Unlimited);
    let decision = hands.model.session().decision().expect("a decision");
    let roll = decision.roll().expect("a roll");
    let legal = legal_plays(decision.board(), roll);
    let best = legal.len() - 1;
    answer(&mut hands, |one| one.after == Some(legal[best].after));
    try_play(&mut hands, 0);
    assert!(
        shown(&hands.model)
            .advice
            .iter()
            .all(|line| !line.starts_with("Tried before"))
    );
    let first = tried_marks(&hands.model, false).len();
    try_play(&mut hands, 1);
    let advice = shown(&hands.model).advice;
    assert!(
        advice[0].starts_with("Tried before: ")
            && advice[0].ends_with("(costs 3% of winning chances)"),
        "{advice:?}"
    );
    let marks = tried_marks(&hands.model, false);
    assert!(marks.len() > first);
    for (nth, mark) in marks.iter().enumerate() {
        let is_apart = |other: &TriedMark| other.at != mark.at;
        assert!(marks[nth + 1..].iter().all(is_apart), "{marks:?}");
    }
    assert_ne!(tried_marks(&hands.model, true), marks, "a turned board");
    try_play(&mut hands, best);
    assert!(!hands.moves(Player::White));
    assert_eq!(tried_marks(&hands.model, false), []);
}

#[test]
fn limited_take_backs_run_out_and_return_in_the_next_game() {
    let mut hands = taught(TakeBackLimit::Mistakes, TakeBacks::Three);
    let own = |hands: &Hands| player_line(&hands.model, Player::White).level;
    assert_eq!(own(&hands).as_deref(), Some("3 take-backs left"));
    answer(&mut hands, |_| false);
    for left in ["2 take-backs left", "1 take-back left", "0 take-backs left"] {
        try_play(&mut hands, 0);
        assert!(shown(&hands.model).advice.contains(&left.to_owned()));
        assert_eq!(own(&hands).as_deref(), Some(left));
    }
    let stored = hands.stored.clone().expect("a stored game");
    try_play(&mut hands, 0);
    assert!(!hands.moves(Player::White), "the fourth try is final");
    let text = hands.stored.clone().expect("a stored game");
    assert_eq!(text.matches("advised 50").count(), 3, "{stored}");
    hands.advice_requests = Some(Vec::new());
    hands.play_until_moves(Player::White, true);
    assert_eq!(
        hands.advice_requests,
        Some(Vec::new()),
        "nothing is evaluated"
    );
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    hands.wait_over();
    hands.send(Msg::Input(Input::Do(Action::NextGame)));
    assert_eq!(own(&hands).as_deref(), Some("3 take-backs left"));
}

#[test]
fn automatic_moves_do_not_repeat_a_play_that_was_taken_back() {
    let mut hands = taught(TakeBackLimit::Mistakes, TakeBacks::Unlimited);
    hands.send(Msg::Settings(SettingsMsg::Change(Settings {
        auto_bear_off: true,
        end_of_turn: EndOfTurn::WhenPlayed,
        ..hands.model.settings()
    })));
    let bears_off = |hands: &Hands| {
        let draft = hands.model.session().draft();
        let race = draft.filter(|draft| !draft.start().has_contact() && draft.steps().is_empty());
        let is_off = |step: &rules::Step| step.to() == rules::Destination::Off;
        hands.moves(Player::White)
            && race.is_some_and(|draft| draft.options().iter().any(is_off) && !draft.is_forced())
    };
    for _ in 0..6_000 {
        if bears_off(&hands) {
            break;
        }
        if let Some((job, ..)) = hands.advice_requests.as_mut().and_then(Vec::pop) {
            hands.send(Msg::Coach(CoachMsg::Judged(job, None)));
        }
        hands.do_something();
    }
    assert!(bears_off(&hands), "a race");
    answer(&mut hands, |_| false);
    for _ in 0..8 {
        hands.wait_over();
    }
    assert_eq!(logged(&hands, 50), 1);
}

#[test]
fn a_good_play_stands_and_so_does_any_play_if_the_engine_fails() {
    let mut hands = taught(TakeBackLimit::Mistakes, TakeBacks::Unlimited);
    play_anything(&mut hands);
    answer(&mut hands, |_| true);
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    assert!(!hands.moves(Player::White));
    assert!(!title(&hands.model).contains("with help"));
    let mut hands = taught(TakeBackLimit::Mistakes, TakeBacks::Unlimited);
    play_anything(&mut hands);
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    let request = hands.advice_requests.as_mut().and_then(Vec::pop);
    let (job, ..) = request.expect("a request");
    hands.send(Msg::Coach(CoachMsg::Judged(JobId(job.0 + 1), None)));
    assert!(hands.moves(Player::White), "another question failed");
    hands.send(Msg::Coach(CoachMsg::Judged(job, None)));
    assert!(!hands.moves(Player::White));
}

/// Returns a turn with take-backs whose play was evaluated with the loss `first` at 0 plies and `then` at 2 plies.
fn judged_again(first: f32, then: f32) -> Hands {
    let mut hands = taught(TakeBackLimit::Mistakes, TakeBacks::Unlimited);
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
fn a_play_evaluated_shallowly_is_evaluated_deeper_before_it_is_taken_back() {
    let good = judged_again(0.2, 0.001);
    assert!(!good.moves(Player::White), "not taken back");
    let bad = judged_again(0.001, 0.05);
    assert_eq!(
        shown(&bad.model).text,
        "This play is a mistake: it costs about 3% of winning chances"
    );
}
