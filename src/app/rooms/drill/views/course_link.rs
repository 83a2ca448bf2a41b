//! Course on the home page of Practice: the player's next step, as a row or, without mistakes to practise, as the main
//! card.

use leptos::prelude::*;
use table::Route;
use words::{Words, arg};

use crate::{
    board::LittleBoard,
    browser::practice,
    parts::{Icon, icon, onward},
    rooms::{
        drill::state::Drill,
        views::next_step::{first_scene, step_button},
    },
};

/// Step to continue with: its name and its number in the course, counted from 1.
type NextStep = Option<(String, usize)>;

/// Returns the numbers of completed steps and of all steps, and the step to continue with.
fn place(drill: Drill) -> Memo<((usize, usize), NextStep)> {
    let progress = StoredValue::new(practice::course());
    Memo::new(move |_| {
        let outline = drill.outline.read();
        progress.with_value(|progress| {
            let next = outline.next(progress);
            let next = next.map(|(step, number)| (step.to_owned(), number));
            (outline.finished(progress), next)
        })
    })
}

/// Draws the number and the title of a step.
fn step_name(drill: Drill, (step, number): &(String, usize)) -> AnyView {
    let words = drill.words.read_value();
    let outline = drill.outline.read();
    let tag = words.language().tag();
    let foreign = Some(outline.language(step).to_owned()).filter(|own| own != tag);
    let (number, title) = (words.course_step(*number as u32), outline.title(step));
    view! { {number}" · "<span lang=foreign dir="auto">{title}</span> }.into_any()
}

/// Draws the first position of the next step; without a step or its data, the course's symbol.
fn picture(drill: Drill, next: NextStep) -> AnyView {
    let scene = drill.course.with(|course| {
        let step = course.as_ref()?.step(&next?.0)?.1;
        first_scene(step, drill.shell.settings().get_untracked().look())
    });
    match scene {
        Some(scene) => view! { <span class="thumb"><LittleBoard scene/></span> }.into_any(),
        None => icon(Icon::Book),
    }
}

fn progress_text(words: &Words, (finished, all): (usize, usize)) -> String {
    words.course_progress(arg::All(all as u32), arg::Done(finished as u32))
}

/// Draws the link to the course map: with the next step and the number of completed steps or, before the first
/// completed step, with a description.
#[component]
pub(crate) fn CourseLink(drill: Drill) -> impl IntoView {
    let words = drill.words.read_value();
    let place = place(drill);
    let next = move || match place.get() {
        ((0, _), _) => drill.text(Words::course_about).into_any(),
        (_, next) => next.map(|next| step_name(drill, &next)).into_any(),
    };
    let count = move || {
        let count = place.get().0;
        (count.0 > 0).then(
            || view! { <span class="s">{drill.text(|words| progress_text(words, count))}</span> },
        )
    };
    view! {
        <a class="li" href=Route::Course(None).link()>
            {move || picture(drill, place.get().1)}
            <span class="li-text">
                <b class="n">{words.place_course()}</b>
                <span class="s">{next}</span>
                {count}
            </span>
            {onward()}
        </a>
    }
}

/// Draws the course as the page's main card: the position of the next step, its title, and the button that starts it.
/// The rest of the card opens the map.
#[component]
pub(crate) fn CourseCard(drill: Drill) -> impl IntoView {
    let words = drill.words.read_value();
    let place = place(drill);
    let title = move || {
        let next = place.get().1?;
        Some(view! { <p class="drill-count">{step_name(drill, &next)}</p> })
    };
    let is_begun = practice::course().is_begun();
    let start = move || {
        let (step, number) = place.get().1?;
        Some(drill.text(|words| step_button(words, step, number as u32, is_begun)))
    };
    let map = move || {
        let count = place.get().0;
        drill.text(|words| {
            // Without the outline, the number of steps is not known.
            match count.1 {
                0 => words.course_map(),
                _ => progress_text(words, count),
            }
        })
    };
    view! {
        <section class="surface drill-own drill-course" aria-labelledby="drill-course">
            <div class="drill-course-board" aria-hidden="true">{move || picture(drill, place.get().1)}</div>
            <div class="drill-own-text">
                <h2 id="drill-course"><a href=Route::Course(None).link()>{words.place_course()}</a></h2>
                {title}
                <p>{words.course_about()}</p>
                <div class="room-buttons">
                    {start}
                    <a class="button quiet" href=Route::Course(None).link()>{map}</a>
                </div>
            </div>
        </section>
    }
}
