//! Map of the course: its chapters and steps, with completed steps ticked.

use ::board::Scene;
use drill::{Chapter, Step};
use leptos::prelude::*;
use table::Route;
use words::{Words, arg};

use crate::{
    board::LittleBoard,
    parts::{Icon, icon, onward},
    rooms::{
        course::state::Course,
        views::{
            head::RoomHead,
            next_step::{first_scene, step_button},
        },
    },
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
        .with(|model| model.next_step().map(|step| step.name.clone()));
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

/// Step to continue with.
struct NextStep {
    scene: Option<Scene>,
    name: String,
    title: String,
    /// The language tag of the title; `None` if it is in the page's language.
    foreign: Option<String>,
    /// Its number in the course, counted from 1.
    number: u32,
}

fn next_step(course: Course) -> Option<NextStep> {
    course.model.with(|model| {
        let name = &model.next_step()?.name;
        let (chapter, step, number) = model.course.as_ref()?.step(name)?;
        let look = course.shell.settings().get_untracked().look();
        Some(NextStep {
            scene: first_scene(step, look),
            name: name.clone(),
            title: course.titles.with(|titles| titles.title(name)),
            foreign: course.foreign(&chapter.name),
            number: number as u32,
        })
    })
}

/// Draws the card of the next step, with the number of completed steps; after the last step, without a step.
fn beginning(course: Course) -> AnyView {
    let finished = course
        .model
        .with(|model| finished(course, model.course.iter().flat_map(drill::Course::steps)));
    let next = next_step(course);
    let scene = next.as_ref().map(|next| next.scene.clone());
    let picture = scene.map(|scene| {
        let thumb = scene.map(|scene| view! { <span class="thumb"><LittleBoard scene/></span> });
        view! { <div class="drill-course-board" aria-hidden="true">{thumb}</div> }
    });
    let title = next.as_ref().map(|next| {
        let (title, foreign) = (next.title.clone(), next.foreign.clone());
        view! { <p class="course-next" lang=foreign dir="auto">{title}</p> }
    });
    let is_begun = course.model.with(|model| model.progress.is_begun());
    let button =
        next.map(|next| course.text(|words| step_button(words, next.name, next.number, is_begun)));
    let about = course.text(Words::course_about);
    view! {
        <div class="surface drill-own drill-course">
            {picture}
            <div class="drill-own-text">
                {title}
                <p>{about}</p>
                {button}
                {progress(course, finished)}
            </div>
        </div>
    }
    .into_any()
}

/// Returns the number of steps whose tasks are completed, and the total number of steps.
fn finished<'a>(course: Course, steps: impl IntoIterator<Item = &'a Step>) -> (u32, u32) {
    course.model.with(|model| {
        steps.into_iter().fold((0, 0), |(done, all), step| {
            (done + u32::from(model.progress.is_finished(step)), all + 1)
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
    let id = format!("course-{}", chapter.name);
    view! {
        <section class="group" aria-labelledby=id.clone()>
            <header class="course-chapter">
                <h2 id=id.clone()>{title(course, chapter)}</h2>
                {progress(course, finished(course, &chapter.steps))}
            </header>
            {step_list(course, chapter, first, next)}
        </section>
    }
}

/// Draws a chapter's title.
fn title(course: Course, chapter: &Chapter) -> impl IntoView + use<> {
    let title = course.titles.with(|titles| titles.title(&chapter.name));
    let foreign = course.foreign(&chapter.name);
    view! { <span lang=foreign dir="auto">{title}</span> }
}

/// Draws a chapter's steps, numbered from `first`; `next` is the step that is marked.
fn step_list(
    course: Course,
    chapter: &Chapter,
    first: usize,
    next: Option<&str>,
) -> impl IntoView + use<> {
    let foreign = course.foreign(&chapter.name);
    let steps = (first..)
        .zip(&chapter.steps)
        .map(|(number, step)| step_link(course, step, number, foreign.clone(), next));
    view! { <ol>{steps.collect_view()}</ol> }
}

/// Draws a chapter beside its open step, without a heading of its own.
fn beside(course: Course, chapter: &Chapter, first: usize, open: &str) -> impl IntoView + use<> {
    let id = format!("course-{}", chapter.name);
    view! {
        <nav class="group" aria-labelledby=id.clone()>
            <p class="course-chapter" id=id.clone()>{title(course, chapter)}</p>
            {step_list(course, chapter, first, Some(open))}
        </nav>
    }
}

/// Draws the steps of the open step's chapter, with the open step marked.
pub(crate) fn own_chapter(course: Course) -> AnyView {
    // The progress marks the steps.
    let open = course.slice(|model| {
        let open = model.open.as_ref()?;
        Some((open.step.name.clone(), model.progress.clone()))
    });
    let list = move || {
        let (name, _) = open.get()?;
        course.model.with_untracked(|model| {
            let (chapter, _, number) = model.course.as_ref()?.step(&name)?;
            let nth = chapter.steps.iter().position(|step| step.name == name)?;
            Some(untrack(|| beside(course, chapter, number - nth, &name)))
        })
    };
    view! { <div class="course-beside">{list}</div> }.into_any()
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
    let is_finished = course.model.with(|model| model.progress.is_finished(step));
    let finished = is_finished.then(|| {
        let finished = course.text(Words::course_finished);
        view! { <span class="course-finished">{icon(Icon::Check)}<span class="unseen">{finished}</span></span> }
    });
    let is_unplayed = is_finished && course.model.with(|model| !model.progress.has(&step.name));
    let unplayed = is_unplayed.then(|| {
        let unplayed = course.text(Words::course_unplayed);
        view! { <small class="course-done">{unplayed}</small> }
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
                {unplayed}
                {finished}
                {onward()}
            </a>
        </li>
    }
}
