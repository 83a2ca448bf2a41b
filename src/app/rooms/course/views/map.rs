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
    let about = course.text(Words::course_about);
    let chapters = course.model.with(|model| {
        let mut number = 0;
        let chapters = model.course.iter().flat_map(|data| &data.chapters);
        let drawn = chapters.map(|chapter| {
            let first = number + 1;
            number += chapter.steps.len();
            chapter_list(course, chapter, first)
        });
        drawn.collect::<Vec<_>>()
    });
    view! {
        <p class="course-about">{about}</p>
        {begin(course)}
        <div class="course-chapters">{chapters}</div>
    }
    .into_any()
}

/// Draws the link to the first step that is not yet completed; `None` if all are completed.
fn begin(course: Course) -> Option<AnyView> {
    let (name, number, is_begun) = course.model.with(|model| {
        let name = &model.first_open()?.name;
        let (.., number) = model.course.as_ref()?.step(name)?;
        let is_begun = model
            .course
            .iter()
            .flat_map(drill::Course::steps)
            .any(|step| model.progress.has(&step.name));
        Some((name.clone(), number as u32, is_begun))
    })?;
    let label = course.text(|words| {
        if is_begun {
            words.course_go_on(number)
        } else {
            words.course_begin(number)
        }
    });
    let href = Route::Course(Some(name)).link();
    Some(
        view! { <p><a class="button primary large course-begin" href=href>{label}</a></p> }
            .into_any(),
    )
}

/// Draws a chapter: a picture of its last task, and its steps numbered from `first`.
fn chapter_list(course: Course, chapter: &Chapter, first: usize) -> AnyView {
    let title = course.titles.with(|titles| titles.title(&chapter.name));
    let foreign = course.foreign(&chapter.name);
    let id = format!("course-{}", chapter.name);
    let look = course.shell.settings().get_untracked().look();
    let last = chapter.steps.last().and_then(|step| step.tasks.last());
    let picture = last.map(|task| {
        let decision = task.question.decision();
        let scene = Scene::of_decision(decision, look.view(decision.player(), false));
        view! { <span class="thumb"><LittleBoard scene/></span> }
    });
    let steps = (first..)
        .zip(&chapter.steps)
        .map(|(number, step)| step_link(course, step, number, foreign.clone()));
    view! {
        <section aria-labelledby=id.clone()>
            <div class="course-chapter">
                {picture}
                <h2 id=id.clone() lang=foreign.clone()>{title}</h2>
            </div>
            <ol class="group">{steps.collect_view()}</ol>
        </section>
    }
    .into_any()
}

fn step_link(course: Course, step: &Step, number: usize, foreign: Option<String>) -> impl IntoView {
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
    view! {
        <li>
            <a class="li" href=href>
                <span class="course-number">{number}</span>
                <span class="li-text"><b class="n" lang=foreign dir="auto">{title}</b></span>
                {parts}
                {finished}
                {onward()}
            </a>
        </li>
    }
}
