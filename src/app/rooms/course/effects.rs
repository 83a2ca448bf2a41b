//! Dispatches the course room's messages and executes the resulting effects.

use analyst::{Depth, JobEvent, Priority, Query, Report};
use board::Input;
use drill::{
    Answer, CourseEffect, CourseMsg, CourseRoom, CourseTexts, GivenAnswer, StepPart, TaskQuestion,
    TaskState, Titles,
};
use leptos::prelude::*;
use rules::{Action, Choice, Decision, Player, Question, legal_plays};
use words::Part;

use super::{
    feedback::{Feedback, feedback},
    state::Course,
    trial::Trial,
};
use crate::{
    browser::{self, spawn_local, timer},
    rooms::{
        part_files,
        views::reason::{SHALLOW, explain_choice},
    },
};

/// Display time of the opponent's roll before its play, in milliseconds at any speed. The dice come to rest within half
/// of it.
const ROLL_MS: u32 = 1_500;
/// Display time of the opponent's play before the player's roll, in milliseconds at any speed: long enough to read the
/// sentence about it.
const REPLY_MS: u32 = 2_500;
/// Search depth for judging answers, in plies.
const PLIES: u8 = 2;

/// Loads the course data and texts, and opens the given step, or the map if `None`.
pub(super) fn load(course: Course, step: Option<String>) {
    spawn_local(async move {
        let words = course.shell.words();
        let titles = part_files::fetch_outline(&words);
        let data = part_files::fetch_file("course");
        part_files::load_texts(&words, Part::Drill).await;
        let titles = titles.await;
        let data = data.await.and_then(|data| drill::Course::read(&data).ok());
        // An unknown step opens the map.
        let step = step.filter(|step| data.as_ref().is_none_or(|data| data.step(step).is_some()));
        let chapter = data.as_ref().zip(step.as_deref());
        let chapter = chapter.and_then(|(data, step)| Some(data.step(step)?.0.name.clone()));
        let texts = match chapter {
            Some(chapter) => {
                let file = format!("course-{chapter}-{}", titles.language(&chapter));
                part_files::fetch_file(&file).await
            }
            None => None,
        };
        let has_texts = step.is_none() || texts.is_some();
        let texts = CourseTexts::read(&texts.unwrap_or_default());
        course.show(data.filter(|_| has_texts), titles, texts, step);
    });
}

/// Location within the course: the step, the task's index with the number of wrong attempts, and the state of the
/// answer; `None` for the map.
type Place = Option<(String, Option<(usize, u8)>, Option<TaskState>)>;

fn place(model: &CourseRoom) -> Place {
    let open = model.open.as_ref()?;
    let (task, state) = match open.part {
        StepPart::Task { nth, tries, state } => (Some((nth, tries)), Some(state)),
        StepPart::Game(_) => (None, None),
    };
    Some((open.step.name.clone(), task, state))
}

impl Course {
    /// Shows the course with these texts, unless the player has left the room in the meantime.
    pub(super) fn show(
        self,
        data: Option<drill::Course>,
        titles: Titles,
        texts: CourseTexts,
        step: Option<String>,
    ) {
        if self.titles.try_set(titles).is_some() {
            return;
        }
        self.texts.set(texts);
        self.speaks.set(true);
        let title = step
            .as_ref()
            .map(|step| self.titles.with_untracked(|titles| titles.title(step)));
        self.send(CourseMsg::Course(data, step));
        if let Some(title) = title {
            self.shell.entitle(&title);
        }
    }

    /// Updates the model and executes the resulting effects.
    pub(super) fn send(self, msg: CourseMsg) {
        // The player may have left the room in the meantime.
        let Some(before) = self.model.try_with_untracked(place) else {
            return;
        };
        let game = self.model.with_untracked(|model| model.game().cloned());
        let is_restart = msg == CourseMsg::Restart;
        let mut effects = Vec::new();
        if !self.change(
            |model| {
                effects = model.update(msg);
                Vec::<CourseEffect>::new()
            },
            |_| {},
        ) {
            return;
        }
        let after = self.model.with_untracked(place);
        let is_same_game = self
            .model
            .with_untracked(|model| model.game() == game.as_ref());
        if before != after || is_restart || !is_same_game {
            self.follow(&before, &after, is_restart);
        }
        for effect in effects {
            carry_out(self, effect);
        }
    }

    /// Updates the board after a model change.
    fn follow(self, before: &Place, after: &Place, is_restart: bool) {
        let state = after.as_ref().and_then(|(.., state)| *state);
        let part = |place: &Place| {
            place
                .as_ref()
                .map(|(step, task, _)| (step.clone(), task.map(|(nth, _)| nth)))
        };
        let is_new = part(before) != part(after) || is_restart;
        match state {
            Some(TaskState::Asking) if before != after => self.lay(is_new),
            Some(TaskState::Wrong(given)) if before != after => self.show_wrong(given),
            Some(TaskState::Right(_) | TaskState::Shown(_)) if before != after => {
                self.say_verdict();
            }
            None if is_new => self.lay(true),
            None => self.show_game(),
            _ => {}
        }
    }

    /// Shows the position of the current part; `is_new` is `false` if the player is retrying the same task.
    fn lay(self, is_new: bool) {
        let laid = self
            .model
            .with_untracked(|model| model.open.as_ref().and_then(Trial::of));
        self.is_laid.set_value(is_new);
        self.trial.set(laid);
        self.reason.set(None);
        self.typed.set(String::new());
        let text = self.model.with_untracked(|model| {
            let open = model.open.as_ref()?;
            self.part_text(open, "")
        });
        if let Some(text) = text {
            self.shell.say(&text);
        }
    }

    /// Shows the small game after a choice, and announces its end.
    fn show_game(self) {
        let session = self
            .model
            .with_untracked(|model| model.game().map(|game| game.session().clone()));
        let Some(session) = session else {
            return;
        };
        self.is_laid.set_value(false);
        self.trial.update(|trial| {
            if let Some(Trial::Game(board, refused)) = trial {
                board.show(session);
                *refused = None;
            }
        });
        if self
            .model
            .with_untracked(|model| model.game().is_some_and(|game| game.end().is_some()))
        {
            self.say_verdict();
        }
    }

    /// Moves the checkers back after a wrong answer, and explains it.
    fn show_wrong(self, given: GivenAnswer) {
        self.is_laid.set_value(false);
        self.trial.update(|trial| {
            if let Some(trial) = trial {
                self.words
                    .with_value(|words| trial.input(Input::Do(Action::UndoTurn), words));
            }
        });
        let (has_own_text, missed) = self.model.with_untracked(|model| {
            let open = model.open.as_ref();
            let has_own_text = open.is_some_and(|open| open.own_text().is_some());
            (
                has_own_text,
                open.and_then(|open| self.missed_in_words(open)),
            )
        });
        let is_explained = has_own_text || missed.is_some();
        self.reason.set(missed);
        self.say_verdict();
        if !is_explained {
            find_reason(self, given);
        }
    }

    /// Announces the verdict that is shown.
    fn say_verdict(self) {
        let feedback = self.model.with_untracked(|model| {
            model
                .open
                .as_ref()
                .map(|open| untrack(|| feedback(self, open)))
        });
        if let Some(Feedback::Verdict(verdict)) = feedback {
            let words = self.shell.words();
            self.shell.say(&verdict.to_text(&words));
        }
    }
}

/// Executes an effect of the model.
fn carry_out(course: Course, effect: CourseEffect) {
    match effect {
        CourseEffect::Judge(decision, answer) => {
            let made = answer.and_then(|answer| choice(&decision, answer));
            let query = Query::Analyse {
                decision: *decision,
                made,
                depth: Depth::Plies(PLIES),
            };
            ask(course, Priority::Hint, query, move |report| match report {
                Some(Report::Analysis(analysis)) => {
                    CourseMsg::Judged(decision.clone(), Box::new(analysis))
                }
                _ => CourseMsg::Fail,
            });
        }
        CourseEffect::Choose(decision, level) => {
            let query = Query::Choose {
                decision: *decision,
                level,
                may_resign: false,
            };
            ask(course, Priority::Move, query, move |report| {
                if let Some(Report::Chosen { choice, .. }) = report {
                    CourseMsg::Reply(decision.clone(), choice)
                } else {
                    CourseMsg::Reply(decision.clone(), choice_without_engine(&decision))
                }
            });
        }
        CourseEffect::Pause(pause) => {
            let decides = |model: &CourseRoom| model.game()?.session().decides();
            let has_replied = course.model.with_untracked(decides) == Some(Player::White);
            let display_ms = if has_replied { REPLY_MS } else { ROLL_MS };
            timer::after(display_ms, move || course.send(CourseMsg::Continue(pause)));
        }
        CourseEffect::Store => course
            .model
            .with_untracked(|model| browser::practice::add_course(&model.progress)),
    }
}

/// Returns a legal choice for the opponent when the engine has failed.
fn choice_without_engine(decision: &Decision) -> Choice {
    match decision.question() {
        Question::Play(roll) => {
            let play = legal_plays(decision.board(), roll).pop();
            play.map_or(Choice::Roll, |legal| Choice::Play(legal.play))
        }
        Question::Answer { .. } => Choice::Take,
        _ => Choice::Roll,
    }
}

/// Submits a query to the engine, and sends the message created from its report, or from `None` if the engine fails.
fn ask(
    course: Course,
    priority: Priority,
    query: Query,
    message: impl Fn(Option<Report>) -> CourseMsg + 'static,
) {
    let on_event = move |event| match event {
        JobEvent::Found { report, .. } => course.send(message(Some(report))),
        JobEvent::Failed(_) => course.send(message(None)),
        JobEvent::Stopped | JobEvent::Over => {}
    };
    course
        .shell
        .analyst()
        .submit(priority, vec![query], on_event);
}

/// Requests an explanation of why an answer was wrong.
fn find_reason(course: Course, given: GivenAnswer) {
    let GivenAnswer::Answer(answer @ Answer::Play(_)) = given else {
        return;
    };
    let decision =
        course
            .model
            .with_untracked(|model| match &model.open.as_ref()?.task()?.question {
                TaskQuestion::Decide { decision, .. } => Some(*decision),
                TaskQuestion::Number { .. } => None,
            });
    let Some((decision, choice)) =
        decision.and_then(|decision| Some((decision, choice(&decision, answer)?)))
    else {
        return;
    };
    let asked = course.model.with_untracked(place);
    spawn_local(async move {
        part_files::load_texts(&course.shell.words(), Part::Coach).await;
        explain_choice(
            course.shell,
            decision,
            choice,
            SHALLOW,
            move |explanation| {
                // The player may have moved on or left the room in the meantime.
                if course.model.try_with_untracked(place) == Some(asked.clone()) {
                    let reason = course.explain(explanation);
                    if reason.is_some() {
                        course.reason.set(reason);
                    }
                }
            },
        );
    });
}

/// Converts an answer to a choice; `None` if the answer is an illegal play.
fn choice(decision: &Decision, answer: Answer) -> Option<Choice> {
    crate::rooms::drill::choice(decision, answer)
}
