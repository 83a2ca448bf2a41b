//! Buttons below a step's task and small game.

use drill::{
    Answer, CourseMsg, GameEnd, GivenAnswer, OpenStep, StepPart, TaskQuestion, TaskState, answers,
};
use leptos::{html, prelude::*};
use rules::{Choice, Phase};
use table::Route;

use crate::{
    browser::timer,
    rooms::{
        course::{input, state::Course, trial::Trial},
        views::number_field::{CheckNumber, NumberField},
    },
};

/// Set of buttons offered below the task.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Stage {
    Play { is_game: bool },
    Choice(&'static [Answer]),
    Double,
    AnswerDouble,
    Number,
    Next { is_last: bool },
    Again,
    Pass,
    Over { has_won: bool },
    Nothing,
}

pub(super) fn stage(open: &OpenStep) -> Stage {
    match &open.part {
        StepPart::Task { nth, state, .. } => match state {
            TaskState::Asking | TaskState::Failed => match open.task().map(|task| &task.question) {
                Some(TaskQuestion::Number { .. }) => Stage::Number,
                Some(TaskQuestion::Decide { decision, .. }) => match answers(decision) {
                    [] => Stage::Play { is_game: false },
                    choices => Stage::Choice(choices),
                },
                None => Stage::Nothing,
            },
            TaskState::Judging(_) => Stage::Nothing,
            TaskState::Wrong(_) => Stage::Again,
            TaskState::Right(_) | TaskState::Shown(_) => Stage::Next {
                is_last: nth + 1 == open.step.tasks.len(),
            },
        },
        StepPart::Game(game) => match game.end() {
            Some(end) => Stage::Over {
                has_won: end == GameEnd::Reached,
            },
            None if game.must_pass() => Stage::Pass,
            None if game.is_own_turn() => match game.session().phase() {
                Phase::ToRoll => Stage::Double,
                Phase::Doubled { .. } => Stage::AnswerDouble,
                _ => Stage::Play { is_game: true },
            },
            // The buttons stay in place during the opponent's turn.
            None => Stage::Play { is_game: true },
        },
    }
}

/// Draws the buttons below the task.
#[component]
pub(crate) fn Buttons(course: Course) -> impl IntoView {
    let stage = course.slice(|model| model.open.as_ref().map_or(Stage::Nothing, stage));
    let primary = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        let is_over = matches!(
            stage.get(),
            Stage::Next { .. }
                | Stage::Again
                | Stage::Pass
                | Stage::Double
                | Stage::AnswerDouble
                | Stage::Over { .. }
        );
        if let Some(button) = primary.get().filter(|_| is_over) {
            timer::after(0, move || {
                let _taken = button.focus();
            });
        }
    });
    let main = move |label: String, msg: CourseMsg| {
        view! {
            <button class="button primary large" node_ref=primary on:click=move |_| course.send(msg.clone())>
                {label}
            </button>
        }
    };
    move || {
        let words = course.words.read_value();
        let buttons = match stage.get() {
            Stage::Nothing => return ().into_any(),
            Stage::Play { is_game } => play(course, is_game),
            Stage::Choice(choices) => choice(course, choices),
            Stage::Double => view! {
                {quiet(course, words.double(), CourseMsg::Choose(Choice::Double))}
                {main(words.roll(), CourseMsg::Choose(Choice::Roll))}
            }
            .into_any(),
            Stage::AnswerDouble => view! {
                {quiet(course, words.drop(), CourseMsg::Choose(Choice::Drop))}
                {main(words.take(), CourseMsg::Choose(Choice::Take))}
            }
            .into_any(),
            Stage::Number => number(course),
            Stage::Next { is_last: false } => main(words.drill_next(), CourseMsg::Next).into_any(),
            Stage::Next { is_last: true } => view! {
                {onward(course, words.course_skip(), "button large")}
                {main(words.course_play(), CourseMsg::Next)}
            }
            .into_any(),
            Stage::Again => view! {
                {quiet(course, words.drill_show(), CourseMsg::Show)}
                {main(words.try_again(), CourseMsg::Again)}
            }
            .into_any(),
            Stage::Pass => main(words.done(), CourseMsg::Pass).into_any(),
            Stage::Over { has_won } => over(course, has_won, primary),
        };
        let skip = matches!(stage.get(), Stage::Play { is_game: true }).then(|| {
            let link = onward(course, words.course_skip(), "button quiet");
            view! { <div class="drill-quiet">{link}</div> }
        });
        view! {
            {skip}
            <div class="drill-main">{buttons}</div>
        }
        .into_any()
    }
}

/// Draws a link to the next step, or to the map after the last one. A step whose small game has not been played stays
/// open.
fn onward(course: Course, label: String, class: &'static str) -> AnyView {
    let next = course
        .model
        .with_untracked(|model| model.open.as_ref().and_then(|open| open.next.clone()));
    let href = Route::Course(next).link();
    view! { <a class=class href=href>{label}</a> }.into_any()
}

fn quiet(course: Course, label: String, msg: CourseMsg) -> AnyView {
    view! { <button class="button large" on:click=move |_| course.send(msg.clone())>{label}</button> }.into_any()
}

/// Draws the buttons shown after the small game: play again, and the link to the next step or the map.
fn over(course: Course, has_won: bool, primary: NodeRef<html::Button>) -> AnyView {
    let words = course.words.read_value();
    let next = course
        .model
        .with_untracked(|model| model.open.as_ref().and_then(|open| open.next.clone()));
    let title = |step: String| course.titles.with_untracked(|titles| titles.title(&step));
    let label = next.map_or_else(|| words.course_map(), |step| words.course_next(title(step)));
    let (again, link) = if has_won {
        ("button large", "button primary large")
    } else {
        ("button primary large", "button large")
    };
    view! {
        <button class=again node_ref=primary on:click=move |_| course.send(CourseMsg::Restart)>
            {words.course_again()}
        </button>
        {onward(course, label, link)}
    }
    .into_any()
}

/// Draws the Undo button and the button that submits the play.
fn play(course: Course, is_game: bool) -> AnyView {
    let words = course.words.read_value();
    let trial = |part: fn(&Trial) -> bool| {
        Memo::new(move |_| {
            course.is_asking() && course.trial.with(|trial| trial.as_ref().is_some_and(part))
        })
    };
    let (is_begun, is_complete) = (
        trial(Trial::is_begun),
        trial(|trial| trial.played().is_some()),
    );
    let undo = move |_| input::input(course, ::board::Input::Do(rules::Action::Undo));
    let label = if is_game {
        words.done()
    } else {
        words.drill_check()
    };
    view! {
        <button class="button large" disabled=move || !is_begun.get() on:click=undo>{words.undo()}</button>
        <button
            class="button primary large"
            disabled=move || !is_complete.get()
            on:click=move |_| input::finish(course)
        >
            {label}
        </button>
    }
    .into_any()
}

/// Draws a button for each answer to a cube decision.
fn choice(course: Course, choices: &'static [Answer]) -> AnyView {
    let words = course.words.read_value();
    let choice = |answer: &'static Answer| {
        let label = words.review_action(answer.key().unwrap_or_default());
        quiet(
            course,
            label,
            CourseMsg::Submit(GivenAnswer::Answer(*answer)),
        )
    };
    choices.iter().map(choice).collect_view().into_any()
}

/// Draws the number field with its button.
fn number(course: Course) -> AnyView {
    let words = course.words.read_value();
    let (label, check) = (words.course_answer(), words.drill_check());
    let submit = Callback::new(move |number| {
        course.send(CourseMsg::Submit(GivenAnswer::Number(number)));
    });
    let (shell, typed, refusal) = (course.shell, course.typed, words.drill_no_number());
    view! {
        <NumberField shell label refusal typed submit/>
        <CheckNumber label=check/>
    }
    .into_any()
}
