//! Course room: the map of chapters and steps, or one step with its board.

mod effects;
mod feedback;
#[cfg(test)]
mod game_tests;
mod input;
mod state;
#[cfg(test)]
mod tests;
mod trial;
mod views;

use leptos::prelude::*;
use table::Route;
use words::Words;

use self::{
    state::Course,
    views::{board::CourseBoard, map::Map, step::Panel},
};
use super::{Room, Shell};

part! { steps:
    /// Returns the entry point of the room's lazily loaded part, which is not called `course` because the course data
    /// files use that name.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn entry() -> Room {
        room
    }
}

fn room(shell: Shell) -> AnyView {
    let step = match shell.route() {
        Route::Course(step) => step,
        _ => None,
    };
    let course = Course::new(shell);
    shell.entitle(&course.text(Words::place_course));
    effects::load(course, step);
    input::listen(course);
    page(course)
}

/// Draws the open step, or the map if no step is open.
fn page(course: Course) -> AnyView {
    let has_step = course.slice(|model| model.open.is_some());
    view! {
        {move || {
            if has_step.get() {
                view! {
                    <main class="room drill course">
                        <CourseBoard course/>
                        <Panel course/>
                    </main>
                }
                .into_any()
            } else {
                view! { <Map course/> }.into_any()
            }
        }}
    }
    .into_any()
}
