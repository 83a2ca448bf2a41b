//! Board component for a step.

use ::board::ArrowKind;
use drill::{CourseRoom, GivenAnswer, OpenStep, StepPart, TaskState};
use leptos::prelude::*;

use crate::rooms::{
    course::{input::handlers, state::Course, trial::Trial},
    views::playing_board::{PlayingBoard, answer_arrows, empty_scene, unmark},
};

/// Draws the board for the current part of the step, with arrows for the right answer, once shown, and for a wrong one.
#[component]
pub(crate) fn CourseBoard(course: Course) -> impl IntoView {
    let scene = Memo::new(move |_| {
        let look = course.shell.settings().get().look();
        let is_asking = course.is_asking();
        course.trial.with(|trial| {
            let Some(trial) = trial else {
                return empty_scene(look);
            };
            let mut scene = course.words.with_value(|words| trial.scene(look, words));
            if let Trial::Task(board) = trial {
                let arrows = course.model.with(|model| model.open.as_ref().map(arrows));
                let drawn = arrows.into_iter().flatten();
                let drawn =
                    drawn.flat_map(|(answer, kind)| answer_arrows(board, look, answer, kind));
                // A centred cube shows 64, which puzzles those who have not met it yet.
                if !course.model.with(involves_cube) {
                    scene.cube = None;
                }
                // Arrows start from the original positions of the checkers.
                if !board.is_begun() {
                    scene.arrows = drawn.collect();
                    // Rings around other checkers would compete with the arrows.
                    if !scene.arrows.is_empty() {
                        unmark(&mut scene);
                    }
                }
            }
            if !is_asking {
                unmark(&mut scene);
            }
            scene
        })
    });
    view! {
        <div class="room-board">
            <PlayingBoard shell=course.shell scene handlers=handlers(course) jumps=course.is_laid/>
        </div>
    }
}

fn involves_cube(model: &CourseRoom) -> bool {
    let task = model.open.as_ref().and_then(OpenStep::task);
    task.is_none_or(|task| task.question.involves_cube())
}

/// Returns the answers to draw as arrows.
fn arrows(open: &OpenStep) -> Vec<(drill::Answer, ArrowKind)> {
    let mut all: Vec<_> = open
        .shown()
        .map(|answer| (answer, ArrowKind::Best))
        .into_iter()
        .collect();
    if let StepPart::Task {
        state: TaskState::Wrong(GivenAnswer::Answer(answer)),
        ..
    } = open.part
    {
        all.push((answer, ArrowKind::Played));
    }
    all
}
