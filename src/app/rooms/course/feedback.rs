//! Feedback on the player's answer or on the small game, as it is shown and announced.

use drill::{GameEnd, GamePlay, OpenStep, StepPart, TaskState};
use leptos::prelude::*;
use words::Words;

use super::{
    state::Course,
    trial::{happened, no_move},
};

/// Feedback on the player's answer, shown below the task.
#[derive(Clone, PartialEq)]
pub(super) enum Feedback {
    /// No feedback.
    Nothing,
    /// Status message.
    Waiting(String),
    /// Verdict on an answer or a small game.
    Verdict(Verdict),
}

/// Verdict: its mark, its name, and what follows it.
#[derive(Clone, PartialEq)]
pub(super) struct Verdict {
    pub(super) mark: Mark,
    pub(super) name: String,
    /// Text in the chapter's language.
    pub(super) why: Option<String>,
    /// Text in the page's language.
    pub(super) about: Option<String>,
}

/// Mark of a verdict.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Mark {
    Right,
    Wrong,
    /// No mark: the player has asked for the answer.
    Shown,
}

impl Verdict {
    /// Returns the verdict in one text.
    pub(super) fn to_text(&self, words: &Words) -> String {
        let parts = [
            Some(words.sentence(&*self.name)),
            self.why.clone(),
            self.about.clone(),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

/// Returns the feedback on the current part of a step.
pub(super) fn feedback(course: Course, open: &OpenStep) -> Feedback {
    let words = course.words.read_value();
    let state = match &open.part {
        StepPart::Task { state, .. } => state,
        StepPart::Game(game) => return game_feedback(course, open, game, &words),
    };
    let verdict = |mark, name| {
        let why = course.reason_in_words(open);
        let about = if why.is_none() {
            course.reason.get()
        } else {
            None
        };
        Feedback::Verdict(Verdict {
            mark,
            name,
            why,
            about,
        })
    };
    match state {
        TaskState::Asking if open.is_shown_after_tries() => {
            Feedback::Waiting(words.course_play_it())
        }
        TaskState::Asking => Feedback::Nothing,
        TaskState::Judging(_) => Feedback::Waiting(words.drill_judging()),
        TaskState::Failed => Feedback::Waiting(words.drill_failed()),
        TaskState::Wrong(_) => verdict(Mark::Wrong, words.course_verdict("wrong")),
        TaskState::Right(_) => verdict(Mark::Right, words.course_verdict("right")),
        TaskState::Shown(answer) => verdict(Mark::Shown, course.shown_answer(answer)),
    }
}

fn game_feedback(course: Course, open: &OpenStep, game: &GamePlay, words: &Words) -> Feedback {
    let happened = || happened(game.session(), words);
    let after_it = |text: String| match happened() {
        Some(happened) => format!("{happened} {text}"),
        None => text,
    };
    let verdict = |mark, name, about| {
        let why = course.idea(open);
        Feedback::Verdict(Verdict {
            mark,
            name,
            why,
            about,
        })
    };
    match game.end() {
        Some(GameEnd::Reached) => verdict(Mark::Right, words.course_won(), None),
        Some(GameEnd::Missed) => {
            let about = after_it(words.course_lost_about());
            verdict(Mark::Wrong, words.course_lost(), Some(about))
        }
        None if game.must_pass() => Feedback::Waiting(after_it(no_move(game.session(), words))),
        None if game.is_own_turn() || game.is_paused() || game.session().draft().is_some() => {
            happened().map_or(Feedback::Nothing, Feedback::Waiting)
        }
        None => Feedback::Waiting(words.turn_theirs()),
    }
}
