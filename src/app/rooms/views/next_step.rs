//! Parts of the cards that offer the next step of the course.

use ::board::{Look, Scene};
use drill::Step;
use leptos::prelude::*;
use table::Route;
use words::Words;

/// Returns a step's first position, without a cube that plays no part in it.
pub(crate) fn first_scene(step: &Step, look: Look) -> Option<Scene> {
    let question = &step.tasks.first()?.question;
    let decision = question.decision();
    let mut scene = Scene::of_decision(decision, look.view(decision.player(), false));
    if !question.involves_cube() {
        scene.cube = None;
    }
    Some(scene)
}

/// Draws the button that opens a step; `number` counts the steps from 1, and `is_begun` means that the player has
/// completed a part of the course.
pub(crate) fn step_button(words: &Words, step: String, number: u32, is_begun: bool) -> AnyView {
    let label = if is_begun {
        words.course_go_on(number)
    } else {
        words.course_begin(number)
    };
    let href = Route::Course(Some(step)).link();
    view! { <a class="button primary large" href=href>{label}</a> }.into_any()
}
