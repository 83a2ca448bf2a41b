//! Board component for a step.

use ::board::{Arrow, ArrowKind, DecisionBoard, Look, Scene};
use drill::{Answer, CourseRoom, GivenAnswer, OpenStep, StepPart, TaskState};
use leptos::prelude::*;

use crate::rooms::{
    course::{input::handlers, state::Course, trial::Trial},
    views::playing_board::{PlayingBoard, empty_scene, unmark},
};

/// Draws the board for the current part of the step, with arrows for the right answer, once shown, and for a wrong one.
/// The die that a tap plays first is marked.
#[component]
pub(crate) fn CourseBoard(course: Course) -> impl IntoView {
    let turned = course.shell.turned();
    let scene = Memo::new(move |_| {
        let look = course.shell.settings().get().look();
        let turned = turned.get();
        let is_asking = course.is_asking();
        course.trial.with(|trial| {
            let Some(trial) = trial else {
                return empty_scene(look);
            };
            let mut scene = course
                .words
                .with_value(|words| trial.scene(look, turned, words));
            if let Trial::Task(board) = trial {
                let board = board.as_ref().clone().with_turned(turned);
                let answers = course.model.with(|model| model.open.as_ref().map(arrows));
                let drawn = answers.into_iter().flatten();
                let drawn =
                    drawn.flat_map(|(answer, kind)| drawn_arrows(&board, look, answer, kind));
                scene.arrows = drawn.collect();
                // Rings around other checkers would compete with the arrows.
                if !scene.arrows.is_empty() {
                    unmark(&mut scene);
                }
                // A centred cube shows 64, which confuses players who have not yet learned about the cube.
                if !course.model.with(involves_cube) {
                    scene.cube = None;
                }
            }
            if !is_asking {
                unmark(&mut scene);
            }
            scene
        })
    });
    let is_ordered = Memo::new(move |_| course.is_asking() && scene.with(has_order));
    view! {
        <div class="room-board" class:ordered=is_ordered>
            <PlayingBoard shell=course.shell scene handlers=handlers(course) jumps=course.is_laid/>
        </div>
    }
}

/// Returns `true` if the dice are different and neither has been played, so that their order matters.
fn has_order(scene: &Scene) -> bool {
    matches!(&scene.dice[..], [one, other] if one.pips != other.pips && !one.used && !other.used)
}

/// Returns the arrows for an answer, one for each move; for the right one, those for the moves still to make.
fn drawn_arrows(board: &DecisionBoard, look: Look, answer: Answer, kind: ArrowKind) -> Vec<Arrow> {
    let rest = match answer {
        Answer::Play(after) if kind == ArrowKind::Best || !board.is_begun() => {
            board.play_to(&after)
        }
        _ => None,
    };
    rest.map_or_else(Vec::new, |rest| board.arrows_by_move(look, &rest, kind))
}

fn involves_cube(model: &CourseRoom) -> bool {
    let task = model.open.as_ref().and_then(OpenStep::task);
    task.is_none_or(|task| task.question.involves_cube())
}

/// Returns the answers to draw as arrows, each with the type of its arrows.
fn arrows(open: &OpenStep) -> Vec<(Answer, ArrowKind)> {
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
