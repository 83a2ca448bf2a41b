//! Hints, the tutor and the computer's reasons: what is asked of the engine, what is shown, what is noted.

use board::Input;
use engine::{Analysis, Candidate, Equity, Outcomes};
use protocol::JobId;
use rules::{Action, Board, Choice, Decision, Phase, Player, Question, Win, legal_plays};
use table::{
    CoachFeature, CoachMsg, CoachSettings, Dialog, Effect, EngineMsg, Model, Msg, Panel, Settings,
    SettingsMsg, Strip, hint_button, strip, title, update,
};
use terms::Form;

use crate::hands::{Hands, hot_seat, seed, started};

/// A game against the computer in which White is about to move, with this help.
pub fn moving(help: &[CoachFeature]) -> Hands {
    let mut hands = started(Form::first(), seed(4));
    hands.play_until_moves(Player::White, true);
    switch(&mut hands, help);
    hands
}

fn switch(hands: &mut Hands, help: &[CoachFeature]) {
    let coach = help
        .iter()
        .fold(CoachSettings::default(), |all, &one| all.with(one, true));
    hands.asks = Some(Vec::new());
    hands.send(Msg::Settings(SettingsMsg::Change(Settings {
        coach,
        ..hands.model.settings()
    })));
}

/// The judgement of the engine that was asked last: the play that leads to `best` is best, any other loses 0.05.
fn answer(hands: &mut Hands, best: impl Fn(&Candidate) -> bool) {
    let asked = hands.asks.as_mut().and_then(Vec::pop);
    let (job, decision, _) = asked.expect("the engine is asked");
    hands.send(Msg::Coach(CoachMsg::Judged(
        job,
        Some(Box::new(judgement(&decision, best))),
    )));
}

fn judgement(decision: &Decision, best: impl Fn(&Candidate) -> bool) -> Analysis {
    let candidate = |choice, after: Option<Board>| Candidate {
        choice,
        after,
        outcomes: Outcomes::WIN,
        cubeless: Equity(0.0),
        equity: Equity(0.0),
        mwc: None,
        loss: Equity(0.05),
        plies: 2,
    };
    let mut candidates: Vec<Candidate> = match decision.question() {
        Question::Play(roll) => legal_plays(decision.board(), roll)
            .iter()
            .map(|legal| candidate(Choice::Play(legal.play), Some(legal.after)))
            .collect(),
        _ => [Choice::Accept, Choice::Decline]
            .map(|choice| candidate(choice, None))
            .into(),
    };
    for one in &mut candidates {
        if best(one) {
            one.loss = Equity(0.0);
        }
    }
    candidates.sort_by(|a, b| a.loss.0.total_cmp(&b.loss.0));
    Analysis {
        candidates,
        made: None,
        cube: None,
    }
}

/// Plays the first steps that are legal, without picking up.
fn play_anything(hands: &mut Hands) -> Board {
    while let Some(step) = hands
        .model
        .session()
        .draft()
        .and_then(|draft| draft.options().first().copied())
    {
        hands.send(Msg::Input(Input::Do(Action::Step(step))));
    }
    *hands.model.session().draft().expect("a turn").board()
}

fn shown(model: &Model) -> Strip {
    strip(model).expect("a strip")
}

fn labels(model: &Model) -> Vec<String> {
    let controls = shown(model).controls.into_iter();
    controls.map(|control| control.label).collect()
}

#[test]
fn without_help_nothing_is_asked_or_offered() {
    let mut hands = moving(&[]);
    play_anything(&mut hands);
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    assert!(hands.asks.as_ref().is_some_and(Vec::is_empty) && !hands.moves(Player::White));
}

#[test]
fn who_agrees_to_a_hint_has_switched_hints_on() {
    let mut hands = moving(&[]);
    let button = hint_button(&hands.model).expect("its button");
    hands.send(button.msg.clone());
    assert!(shown(&hands.model).text.starts_with("With help"));
    assert!(!hands.model.settings().coach.has(CoachFeature::Hints));
    hands.send(button.msg);
    assert!(hands.model.settings().coach.has(CoachFeature::Hints));
    assert!(!shown(&hands.model).text.starts_with("With help"));
}

#[test]
fn a_hint_first_nudges_and_then_lists_the_choices_and_marks_the_game() {
    let mut hands = moving(&[CoachFeature::Hints]);
    assert!(
        hands.asks.as_ref().is_some_and(Vec::is_empty),
        "not before it is wanted"
    );
    let button = hint_button(&hands.model).expect("the button");
    assert!(button.enabled);
    hands.send(Msg::Open(Panel::Menu));
    hands.send(button.msg.clone());
    assert_eq!(
        *hands.model.dialog(),
        Dialog::None,
        "the menu has it on a phone"
    );
    let asked = shown(&hands.model);
    assert_eq!(
        asked.text,
        "With help, this game won't count in your statistics."
    );
    assert_eq!(labels(&hands.model), ["Hint", "Cancel"]);
    assert!(hands.model.session().is_rated(), "nothing is marked yet");
    assert!(hands.asks.as_ref().is_some_and(Vec::is_empty));
    hands.send(asked.controls[0].msg.clone());
    assert!(shown(&hands.model).text.starts_with("Thinking"));
    answer(&mut hands, |_| true);
    assert!(shown(&hands.model).text.starts_with("Look at"));
    assert_eq!(labels(&hands.model), ["Show me", "Close"]);
    hands.send(Msg::Coach(CoachMsg::ShowChoices));
    let choices = shown(&hands.model).choices;
    let ranks: Vec<usize> = choices.iter().map(|choice| choice.rank).collect();
    assert_eq!(ranks, [1, 2, 3, 4]);
    assert_eq!(choices[0].loss, "");
    assert!(title(&hands.model).contains("with help"));
    assert!(!hands.model.session().is_rated());
    hands.send(Msg::Coach(CoachMsg::Close));
    assert_eq!(strip(&hands.model), None);
    hands.send(button.msg);
    assert!(
        shown(&hands.model).text.starts_with("Look at"),
        "a marked game is not asked about again"
    );
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
}

#[test]
fn the_tutor_warns_before_a_bad_play_is_final_and_notes_the_first_attempt() {
    let mut hands = moving(&[CoachFeature::Plays]);
    let made = play_anything(&mut hands);
    // The engine has not answered yet: the play waits for it.
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    assert!(hands.moves(Player::White));
    answer(&mut hands, |one| one.after != Some(made.flipped()));
    assert_eq!(
        shown(&hands.model).text,
        "This play is a mistake: it costs about 0.05 points"
    );
    assert_eq!(
        shown(&hands.model).advice.as_deref(),
        Some("You've had help, so this game won't count in your statistics.")
    );
    assert_eq!(labels(&hands.model), ["Take back", "Show me", "Play it"]);
    let noted = |hands: &Hands| {
        let log = hands.model.session().log().iter();
        log.filter(|entry| entry.action == Action::Advised(50))
            .count()
    };
    assert_eq!(noted(&hands), 1);
    hands.send(Msg::Coach(CoachMsg::Close));
    assert!(hands.moves(Player::White) && strip(&hands.model).is_none());
    let draft = hands.model.session().draft().expect("a turn");
    assert!(draft.steps().is_empty(), "the play is taken back");
    play_anything(&mut hands);
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    assert_eq!(noted(&hands), 1, "the first attempt alone");
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
fn the_tutor_lets_a_good_play_pass_and_any_when_the_engine_fails() {
    let mut hands = moving(&[CoachFeature::Plays]);
    play_anything(&mut hands);
    answer(&mut hands, |_| true);
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    assert!(!hands.moves(Player::White));
    assert!(!title(&hands.model).contains("with help"));
    let mut hands = moving(&[CoachFeature::Plays]);
    play_anything(&mut hands);
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    let asked = hands.asks.as_mut().and_then(Vec::pop);
    let (job, ..) = asked.expect("asked");
    hands.send(Msg::Coach(CoachMsg::Judged(JobId(job.0 + 1), None)));
    assert!(hands.moves(Player::White), "another question failed");
    hands.send(Msg::Coach(CoachMsg::Judged(job, None)));
    assert!(!hands.moves(Player::White));
}

/// A tutored turn in which the play on the board was judged at 0 plies with this loss, and then at 2 plies with that.
fn judged_again(first: f32, then: f32) -> Hands {
    let mut hands = moving(&[CoachFeature::Plays]);
    let own = play_anything(&mut hands).flipped();
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    let is_own = |one: &Candidate| one.after == Some(own);
    for (loss, plies) in [(first, 0), (then, 2)] {
        let (job, decision, made) = hands.asks.as_mut().and_then(Vec::pop).expect("asked");
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
fn a_play_judged_less_deep_than_the_best_is_judged_again_before_the_tutor_speaks() {
    let good = judged_again(0.2, 0.001);
    assert!(!good.moves(Player::White), "no warning");
    let bad = judged_again(0.001, 0.05);
    assert_eq!(
        shown(&bad.model).text,
        "This play is a mistake: it costs about 0.05 points"
    );
}

#[test]
fn two_people_get_no_advice() {
    let mut hands = hot_seat(Form::default(), seed(4));
    hands.play_until_moves(Player::White, true);
    switch(
        &mut hands,
        &[CoachFeature::Hints, CoachFeature::Plays, CoachFeature::Cube],
    );
    assert_eq!(hint_button(&hands.model), None);
    let effects = update(&mut hands.model, Msg::Coach(CoachMsg::Hint));
    assert!(
        !effects
            .iter()
            .any(|effect| matches!(effect, Effect::Advise(..)))
    );
    play_anything(&mut hands);
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
    assert!(hands.asks.as_ref().is_some_and(Vec::is_empty) && strip(&hands.model).is_some());
    assert!(hands.model.session().is_rated());
}

#[test]
fn in_a_game_with_help_a_resignation_is_asked_about_with_its_chances() {
    let mut hands = moving(&[CoachFeature::Hints]);
    let button = hint_button(&hands.model).expect("its button");
    hands.send(button.msg.clone());
    hands.send(button.msg);
    assert!(hands.model.session().is_assisted());
    hands.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
    answer(&mut hands, |one| one.choice == Choice::Accept);
    assert_eq!(
        shown(&hands.model).advice.as_deref(),
        Some("You still win 0% of games from here")
    );
}

#[test]
fn a_resignation_that_gives_points_away_is_asked_about() {
    let mut hands = moving(&[]);
    let resign = Msg::Input(Input::Do(Action::Resign(Win::Single)));
    hands.send(resign.clone());
    answer(&mut hands, |one| one.choice == Choice::Accept);
    let told = shown(&hands.model);
    assert_eq!(told.text, "Resigning now costs you less than half a point");
    assert_eq!(told.advice, None, "chances are help, which marks a game");
    let asks = hands.asks.as_ref().expect("questions");
    assert!(asks.is_empty(), "the warning keeps its judgement");
    hands.send(Msg::Coach(CoachMsg::Close));
    assert!(hands.moves(Player::White));
    hands.send(resign);
    hands.send(Msg::Coach(CoachMsg::ActAnyway));
    assert!(matches!(
        hands.model.session().phase(),
        Phase::ResignationOffered { .. } | Phase::GameOver(_)
    ));
    let mut lost = moving(&[]);
    lost.send(Msg::Input(Input::Do(Action::Resign(Win::Single))));
    answer(&mut lost, |_| true);
    assert!(!lost.moves(Player::White));
}

/// A game against the computer, which has just doubled, and the player's answer is awaited.
fn doubled(form: &Form) -> Hands {
    for number in 0..40 {
        let mut hands = started(form.clone(), seed(number));
        hands.asks = Some(Vec::new());
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
                        hands.send(Msg::Engine(EngineMsg::Reply(crate::hands::answer(
                            &request,
                        ))));
                    }
                }
                _ => hands.do_something(),
            }
        }
    }
    panic!("the computer never doubles");
}

#[test]
fn help_at_a_double_says_what_it_costs_and_keeps_the_stakes_in_view() {
    let match_to_7 = Form {
        length: rules::MatchLength::new(7),
        ..Form::default()
    };
    let stakes = "Take: play on for 2 points. Drop: lose 1 point, and the match stands 0–1.";
    let mut hands = doubled(&match_to_7);
    assert_eq!(labels(&hands.model), ["Take", "Drop", "Should I take?"]);
    hands.send(Msg::Coach(CoachMsg::Why));
    let asked = shown(&hands.model);
    assert_eq!(asked.detail.as_deref(), Some(stakes));
    assert_eq!(
        asked.advice.as_deref(),
        Some("With help, this game won't count in your statistics.")
    );
    assert_eq!(labels(&hands.model), ["Take", "Drop", "Show me"]);
    assert!(hands.model.session().is_rated(), "nothing is marked yet");
    hands.send(Msg::Coach(CoachMsg::Why));
    assert!(!hands.model.session().is_rated());
    answer(&mut hands, |_| true);
    let told = shown(&hands.model);
    assert_eq!(told.detail.as_deref(), Some(stakes));
    assert!(told.advice.is_some_and(|told| told.contains('%')));
    hands.send(Msg::Coach(CoachMsg::Hint));
    assert_eq!(shown(&hands.model).detail.as_deref(), Some(stakes));
}

#[test]
fn a_dimmed_hint_says_why_there_is_none() {
    let mut hands = started(Form::first(), seed(4));
    switch(&mut hands, &[CoachFeature::Hints]);
    let told = |hands: &mut Hands| {
        let button = hint_button(&hands.model).expect("its button");
        assert!(!button.enabled);
        hands.send(button.msg);
        table::notice(&hands.model).expect("a reason").text
    };
    assert_eq!(told(&mut hands), "Roll the dice first.");
    hands.play_until_moves(Player::White, true);
    assert!(hint_button(&hands.model).is_some_and(|button| button.enabled));
    hands.play_until_on_roll(Player::White);
    assert_eq!(told(&mut hands), "There's no choice to make here.");
    hands.play_until_moves(Player::Black, true);
    assert_eq!(told(&mut hands), "It's the computer's turn.");
}

#[test]
fn a_hint_points_at_checkers_and_then_shows_and_makes_the_best_play() {
    let mut hands = moving(&[CoachFeature::Hints]);
    let button = hint_button(&hands.model).expect("the button");
    hands.send(button.msg.clone());
    hands.send(button.msg);
    let decision = hands.model.session().decision().expect("a decision");
    let Question::Play(roll) = decision.question() else {
        panic!("a play is to be made");
    };
    let best = legal_plays(decision.board(), roll)[0].after;
    answer(&mut hands, |one| one.after == Some(best));
    let nudge = table::board_advice(&hands.model, false).expect("checkers");
    assert!(!nudge.places.is_empty() && nudge.arrows.is_empty());
    hands.send(Msg::Coach(CoachMsg::ShowChoices));
    let shown = table::board_advice(&hands.model, false).expect("a play");
    assert!(shown.places.is_empty() && !shown.arrows.is_empty());
    hands.send(Msg::Coach(CoachMsg::Play(0)));
    let draft = hands.model.session().draft().expect("a turn");
    assert_eq!(draft.board().flipped(), best);
    assert_eq!(table::board_advice(&hands.model, false), None);
    assert_eq!(strip(&hands.model), None);
}

#[test]
fn help_is_asked_about_once_in_a_session_and_marks_each_game_of_its_own() {
    let mut hands = moving(&[CoachFeature::Hints]);
    let hint = || Msg::Coach(CoachMsg::Hint);
    hands.send(hint());
    hands.send(hint());
    assert!(hands.model.session().is_assisted());
    hands.send(Msg::Coach(CoachMsg::Close));
    hands.asks = None;
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    hands.wait_over();
    hands.send(Msg::Input(Input::Do(Action::NextGame)));
    hands.play_until_moves(Player::White, true);
    assert!(
        !title(&hands.model).contains("with help"),
        "the next game is its own"
    );
    hands.send(hint());
    assert!(
        hands.model.session().is_assisted(),
        "it is not asked about again"
    );
    assert!(title(&hands.model).contains("with help"));
}
