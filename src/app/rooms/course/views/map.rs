//! Map of the course: its chapters and steps, with completed steps ticked.

use ::board::Scene;
use drill::{Chapter, Step};
use leptos::prelude::*;
use table::Route;
use words::{Words, arg};

use crate::{
    board::LittleBoard,
    parts::{Icon, icon, onward},
    rooms::{course::state::Course, views::head::RoomHead},
};

/// Draws the map of the course.
#[component]
pub(crate) fn Map(course: Course) -> impl IntoView {
    let title = course.text(Words::place_course);
    view! {
        <main class="room home course-map">
            <RoomHead shell=course.shell title/>
            <div class="room-body">{move || course.speaks.get().then(|| body(course))}</div>
        </main>
    }
}

fn body(course: Course) -> AnyView {
    if course.model.with(|model| model.is_missing) {
        let missing = course.text(Words::course_missing);
        return view! { <p class="problem" role="alert">{missing}</p> }.into_any();
    }
    let next = course
        .model
        .with(|model| model.first_open().map(|step| step.name.clone()));
    let chapters = course.model.with(|model| {
        let mut number = 0;
        let chapters = model.course.iter().flat_map(|data| &data.chapters);
        let drawn = chapters.map(|chapter| {
            let first = number + 1;
            number += chapter.steps.len();
            chapter_list(course, chapter, first, next.as_deref())
        });
        drawn.collect::<Vec<_>>()
    });
    view! {
        {beginning(course)}
        <div class="course-chapters">{chapters}</div>
    }
    .into_any()
}

/// Draws the first step that is not yet completed, with its position and the link to it, and the number of completed
/// steps.
fn beginning(course: Course) -> AnyView {
    let (finished, next) = course.model.with(|model| {
        let all = model.course.iter().flat_map(drill::Course::steps);
        let finished = finished(course, all);
        let step = model.first_open();
        let next = step.and_then(|step| {
            let (chapter, step, number) = model.course.as_ref()?.step(&step.name)?;
            let foreign = course.foreign(&chapter.name);
            Some(next_step(
                course,
                step,
                number as u32,
                foreign,
                finished.0 > 0,
            ))
        });
        (finished, next)
    });
    let (picture, title, link) = match next {
        Some((picture, title, link)) => (Some(picture), Some(title), Some(link)),
        None => (None, None, None),
    };
    let about = course.text(Words::course_about);
    view! {
        <div class="surface drill-own drill-course">
            {picture}
            <div class="drill-own-text">
                {title}
                <p>{about}</p>
                {link}
                {progress(course, finished)}
            </div>
        </div>
    }
    .into_any()
}

/// Draws a step's first position, its title, and the link to it.
fn next_step(
    course: Course,
    step: &Step,
    number: u32,
    foreign: Option<String>,
    is_begun: bool,
) -> (AnyView, AnyView, AnyView) {
    let look = course.shell.settings().get_untracked().look();
    let board = step.tasks.first().map(|task| {
        let decision = task.question.decision();
        let mut scene = Scene::of_decision(decision, look.view(decision.player(), false));
        if !task.question.involves_cube() {
            scene.cube = None;
        }
        view! { <span class="thumb"><LittleBoard scene/></span> }
    });
    let title = course.titles.with(|titles| titles.title(&step.name));
    let label = course.text(|words| {
        if is_begun {
            words.course_go_on(number)
        } else {
            words.course_begin(number)
        }
    });
    let href = Route::Course(Some(step.name.clone())).link();
    (
        view! { <div class="drill-course-board" aria-hidden="true">{board}</div> }.into_any(),
        view! { <p class="course-next" lang=foreign dir="auto">{title}</p> }.into_any(),
        view! { <a class="button primary large" href=href>{label}</a> }.into_any(),
    )
}

/// Returns the numbers of completed steps and of all steps.
fn finished<'a>(course: Course, steps: impl IntoIterator<Item = &'a Step>) -> (u32, u32) {
    course.model.with(|model| {
        steps.into_iter().fold((0, 0), |(done, all), step| {
            let is_finished = model.progress.has(&step.name);
            (done + u32::from(is_finished), all + 1)
        })
    })
}

/// Draws the number of completed steps as a text and as a bar.
fn progress(course: Course, (done, all): (u32, u32)) -> AnyView {
    let text = course.text(|words| words.course_progress(arg::All(all), arg::Done(done)));
    view! {
        <small class="course-progress">
            <progress max=all value=done aria-label=text.clone()></progress>
            <span aria-hidden="true">{text}</span>
        </small>
    }
    .into_any()
}

/// Draws a chapter: its title, the number of completed steps, and its steps numbered from `first`.
fn chapter_list(
    course: Course,
    chapter: &Chapter,
    first: usize,
    next: Option<&str>,
) -> impl IntoView + use<> {
    let title = course.titles.with(|titles| titles.title(&chapter.name));
    let foreign = course.foreign(&chapter.name);
    let id = format!("course-{}", chapter.name);
    let steps = (first..)
        .zip(&chapter.steps)
        .map(|(number, step)| step_link(course, step, number, foreign.clone(), next));
    let steps = steps.collect_view();
    view! {
        <section class="group" aria-labelledby=id.clone()>
            <header class="course-chapter">
                <h2 id=id.clone() lang=foreign.clone() dir="auto">{title}</h2>
                {progress(course, finished(course, &chapter.steps))}
            </header>
            <ol>{steps}</ol>
        </section>
    }
}

/// Draws the link to a step; `next` is the step to continue with.
fn step_link(
    course: Course,
    step: &Step,
    number: usize,
    foreign: Option<String>,
    next: Option<&str>,
) -> impl IntoView + use<> {
    let title = course.titles.with(|titles| titles.title(&step.name));
    let is_finished = course.model.with(|model| model.progress.has(&step.name));
    let finished = is_finished.then(|| {
        let finished = course.text(Words::course_finished);
        view! { <span class="course-finished">{icon(Icon::Check)}<span class="unseen">{finished}</span></span> }
    });
    let all = step.tasks.len() as u32 + 1;
    let done = course.model.with(|model| model.progress.parts(step)) as u32;
    let is_begun = !is_finished && (1..all).contains(&done);
    let parts = is_begun.then(|| {
        let parts = course.text(|words| words.course_parts_done(arg::All(all), arg::Done(done)));
        view! { <small class="course-done">{parts}</small> }
    });
    let href = Route::Course(Some(step.name.clone())).link();
    let is_next = (next == Some(step.name.as_str())).then_some("step");
    view! {
        <li>
            <a class="li" href=href aria-current=is_next>
                <span class="course-number">{number}</span>
                <span class="li-text"><b class="n" lang=foreign dir="auto">{title}</b></span>
                {parts}
                {finished}
                {onward()}
            </a>
        </li>
    }
}
