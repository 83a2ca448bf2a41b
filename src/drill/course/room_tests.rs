//! Tests for the course room: attempts, arrows, the small game and the progress.

use dice::Seed;
use engine::{Judge, Search, Settings, analyse};
use rules::{Choice, legal_plays};

use super::{
    Course, CourseEffect, CourseMsg, CourseProgress, CourseRoom, GameEnd, StepPart, TaskQuestion,
    TaskState,
};
use crate::{Answer, GamePlay, GivenAnswer};

const COURSE: &str = include_str!("moving/chapter.txt");

fn room(step: &str) -> CourseRoom {
    let mut room = CourseRoom::new(Seed([7; 32]), CourseProgress::default());
    let course = Course::read(COURSE).expect("a course");
    room.update(CourseMsg::Course(Some(course), Some(step.to_owned())));
    room
}

fn state(room: &CourseRoom) -> (usize, u8, TaskState) {
    match room.open.as_ref().expect("a step").part {
        StepPart::Task { nth, tries, state } => (nth, tries, state),
        StepPart::Game(_) => panic!("a game instead of a task"),
    }
}

/// Returns the current task's intended answer, and the last legal play.
fn answers(room: &CourseRoom) -> [GivenAnswer; 2] {
    let task = room
        .open
        .as_ref()
        .and_then(|open| open.task())
        .expect("a task");
    match &task.question {
        TaskQuestion::Number { claim, .. } => {
            [0, 1].map(|off| GivenAnswer::Number(f64::from(claim.number + off)))
        }
        TaskQuestion::Decide {
            decision, answers, ..
        } => {
            let roll = decision.roll().expect("a roll");
            let last = legal_plays(decision.board(), roll).pop().expect("a play");
            [answers[0], Answer::Play(last.after)].map(GivenAnswer::Answer)
        }
    }
}

/// Submits an answer, and delivers a judgement as the engine would.
fn submit(room: &mut CourseRoom, given: GivenAnswer) {
    for effect in room.update(CourseMsg::Submit(given)) {
        let decision = match effect {
            CourseEffect::Store => continue,
            CourseEffect::Judge(decision, Some(Answer::Play(_))) => decision,
            _ => panic!("a judgement of a play is requested, not {effect:?}"),
        };
        let analysis = analyse(
            &Search::new(Judge::without_nets(), 0),
            &decision,
            None,
            &Settings::new(0),
        );
        room.update(CourseMsg::Judged(decision, Box::new(analysis)));
    }
}

#[test]
fn right_answers_lead_through_all_tasks_to_the_small_game() {
    for step in Course::read(COURSE).expect("a course").steps() {
        let mut room = room(&step.name);
        for nth in 0..step.tasks.len() {
            assert_eq!(state(&room), (nth, 0, TaskState::Asking));
            let [right, _] = answers(&room);
            submit(&mut room, right);
            assert_eq!(state(&room), (nth, 0, TaskState::Right(right)));
            room.update(CourseMsg::Next);
        }
        assert!(
            room.game().is_some_and(GamePlay::is_own_turn),
            "{}",
            step.name
        );
    }
}

#[test]
fn two_wrong_attempts_show_an_arrow() {
    let mut room = room("two-dice");
    let shown = |room: &CourseRoom| room.open.as_ref().and_then(super::OpenStep::shown);
    let [run, _] = answers(&room);
    assert_eq!(
        shown(&room).map(GivenAnswer::Answer),
        Some(run),
        "the first task is shown"
    );
    submit(&mut room, run);
    room.update(CourseMsg::Next);
    for tries in 1..=2 {
        assert_eq!(shown(&room), None);
        let [_, wrong] = answers(&room);
        submit(&mut room, wrong);
        assert_eq!(state(&room), (1, tries, TaskState::Wrong(wrong)));
        let hides_answer = room.open.as_ref().map(super::OpenStep::hides_answer);
        assert_eq!(hides_answer, Some(tries == 1), "attempt {tries}");
        room.update(CourseMsg::Next);
        room.update(CourseMsg::Again);
        assert_eq!(
            state(&room),
            (1, tries, TaskState::Asking),
            "the same task again"
        );
    }
    let [right, _] = answers(&room);
    assert_eq!(shown(&room).map(GivenAnswer::Answer), Some(right));
}

#[test]
fn an_answer_that_no_arrow_shows_is_told_and_leads_on() {
    let mut room = room("coming-in");
    let [right, _] = answers(&room);
    submit(&mut room, right);
    room.update(CourseMsg::Next);
    let [right, wrong] = answers(&room);
    assert!(matches!(right, GivenAnswer::Number(_)));
    submit(&mut room, wrong);
    room.update(CourseMsg::Show);
    assert_eq!(state(&room).2, TaskState::Shown(right));
    room.update(CourseMsg::Again);
    assert_eq!(state(&room).2, TaskState::Shown(right));
    room.update(CourseMsg::Next);
    assert_eq!(state(&room), (2, 0, TaskState::Asking));
}

#[test]
fn engine_failure_lets_the_player_answer_again() {
    let mut room = room("two-dice");
    let [right, wrong] = answers(&room);
    assert_eq!(room.update(CourseMsg::Submit(wrong)).len(), 1);
    room.update(CourseMsg::Fail);
    assert_eq!(state(&room), (0, 0, TaskState::Failed));
    submit(&mut room, right);
    assert_eq!(state(&room), (0, 0, TaskState::Right(right)));
}

/// Sends a message, and ends each pause at once; returns all effects.
pub(super) fn send(room: &mut CourseRoom, msg: CourseMsg) -> Vec<CourseEffect> {
    let mut effects = room.update(msg);
    while let Some(pause) = effects
        .iter()
        .position(|effect| matches!(effect, CourseEffect::Pause(_)))
    {
        if let CourseEffect::Pause(number) = effects.remove(pause) {
            effects.extend(room.update(CourseMsg::Continue(number)));
        }
    }
    effects
}

/// Plays a step's small game to its end, always choosing the first or always the last legal play; returns the outcome.
fn play(room: &mut CourseRoom, is_first: bool) -> GameEnd {
    room.update(CourseMsg::Restart);
    for _ in 0..200 {
        let game = room.game().expect("a game");
        if let Some(end) = game.end() {
            return end;
        }
        let own = game.is_own_turn();
        let decision = game.session().decision().expect("a decision");
        let plays = decision
            .roll()
            .map(|roll| legal_plays(decision.board(), roll))
            .unwrap_or_default();
        let chosen = if is_first {
            plays.first()
        } else {
            plays.last()
        };
        let msg = match chosen {
            Some(legal) if own => CourseMsg::Choose(Choice::Play(legal.play)),
            Some(legal) => CourseMsg::Reply(Box::new(decision), Choice::Play(legal.play)),
            None => CourseMsg::Pass,
        };
        let turns = game.turns();
        let effects = send(room, msg);
        let game = room.game().expect("a game");
        assert!(game.turns() >= turns + u8::from(own));
        let asks = effects
            .iter()
            .any(|effect| matches!(effect, CourseEffect::Choose(..)));
        assert_eq!(asks, !game.is_own_turn() && game.end().is_none());
    }
    panic!("the game does not end");
}

#[test]
fn playing_the_small_game_finishes_the_step() {
    let mut ends = Vec::new();
    for step in Course::read(COURSE).expect("a course").steps() {
        let mut room = room(&step.name);
        for seed in 0..10 {
            assert_eq!(room.progress.has(&step.name), seed > 0);
            ends.push(play(&mut room, seed % 2 == 0));
            assert!(room.progress.has(&step.name));
        }
    }
    assert!(ends.contains(&GameEnd::Missed), "some games are missed");
}

#[test]
fn step_opens_at_its_first_part_that_is_not_completed() {
    let course = Course::read(COURSE).expect("a course");
    let mut room = room("two-dice");
    let [right, _] = answers(&room);
    assert_eq!(room.update(CourseMsg::Submit(right)), [CourseEffect::Store]);
    let reopened = |progress: &CourseProgress| {
        let mut room = CourseRoom::new(Seed([7; 32]), CourseProgress::read(&progress.to_text()));
        room.update(CourseMsg::Course(
            Some(course.clone()),
            Some("two-dice".to_owned()),
        ));
        room
    };
    room = reopened(&room.progress);
    for nth in 1..4 {
        assert_eq!(state(&room), (nth, 0, TaskState::Asking));
        let [right, _] = answers(&room);
        submit(&mut room, right);
        room = reopened(&room.progress);
    }
    assert!(room.game().is_some(), "only the game is left");
    assert!(!room.progress.has("two-dice"));
    assert!(room.progress.add("two-dice") && !room.progress.add("two-dice"));
    assert_eq!(state(&reopened(&room.progress)), (0, 0, TaskState::Asking));
}
