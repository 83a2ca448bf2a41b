//! Parts of the board other than the checkers: dice, cube, marks.

use board::{
    Input, Rect, Scene, SceneCube, SceneDie, View,
    draw::{Shape, markup},
    units,
};
use leptos::prelude::*;

use super::Handlers;

/// Draws the dice as a single button, which swaps them or picks them up.
#[component]
pub(super) fn Dice(handlers: Option<Handlers>, scene: Memo<Scene>) -> impl IntoView {
    let dice = Memo::new(move |_| {
        scene.with(|scene| (scene.dice.clone(), scene.dice_name.clone(), scene.view))
    });
    move || {
        let (dice, name, view) = dice.get();
        let area = around(&dice, view)?;
        let dice = dice.iter().enumerate();
        let drawn: Vec<Shape> = dice
            .map(|(nth, die)| board::draw::die(nth, die, view))
            .collect();
        let drawn = markup(&drawn);
        let Some((name, handlers)) = name.zip(handlers) else {
            return Some(
                view! { <g class="dice" aria-hidden="true" inner_html=drawn></g> }.into_any(),
            );
        };
        let button = button(area, name, move || handlers.input.run(Input::TapDice));
        Some(view! { <g class="dice"><g inner_html=drawn></g>{button}</g> }.into_any())
    }
}

fn around(dice: &[SceneDie], view: View) -> Option<Rect> {
    let (first, last) = (dice.first()?.at, dice.last()?.at);
    let touch_radius = touch_radius(view);
    Some(Rect {
        x: first.x.min(last.x) - touch_radius,
        y: first.y.min(last.y) - touch_radius,
        w: (last.x - first.x).abs() + 2.0 * touch_radius,
        h: (last.y - first.y).abs() + 2.0 * touch_radius,
    })
}

/// Returns the distance from the centre of a die or the cube to the edge of its touch target, in drawing units. The
/// target is 44 pixels wide on a phone in landscape and on the smallest phone in portrait. The distance is smaller on a
/// turned board, where the points are closer together.
fn touch_radius(view: View) -> f64 {
    view.die() * if view.turned { 0.72 } else { 0.78 }
}

/// Draws the cube, as a button that offers a double or, if that is not possible, explains the cube.
#[component]
pub(super) fn Cube(handlers: Option<Handlers>, scene: Memo<Scene>) -> impl IntoView {
    let cube = Memo::new(move |_| scene.with(|scene| scene.cube.clone().zip(Some(scene.view))));
    move || {
        let (cube, view) = cube.get()?;
        let drawn = view! { <g inner_html=markup(&[board::draw::cube(&cube, view)])></g> };
        let SceneCube {
            at,
            name,
            about,
            can_double,
            ..
        } = cube;
        let about = about.map(|about| view! { <title>{about}</title> });
        let explain = handlers.and_then(|handlers| handlers.explain_cube);
        let press = move || match (handlers, explain) {
            (Some(handlers), _) if can_double => handlers.input.run(Input::OfferDouble),
            (_, Some(explain)) => explain.run(()),
            _ => {}
        };
        if explain.is_none() && !(can_double && handlers.is_some()) {
            return Some(
                view! { <g class="cube" role="img" aria-label=name>{about}{drawn}</g> }.into_any(),
            );
        }
        let touch_radius = touch_radius(view);
        let area = Rect {
            x: at.x - touch_radius,
            y: at.y - touch_radius,
            w: 2.0 * touch_radius,
            h: 2.0 * touch_radius,
        };
        let button = button(area, name, press);
        Some(
            view! { <g class="cube" class:can-double=can_double>{about}{drawn}{button}</g> }
                .into_any(),
        )
    }
}

/// Draws a rectangular button whose presses do not reach the board below.
fn button(area: Rect, name: String, press: impl Fn() + Copy + 'static) -> impl IntoView {
    let keyed = move |event: leptos::ev::KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            press();
        }
    };
    view! {
        <rect
            class="spot"
            role="button"
            tabindex="0"
            aria-label=name
            x=units(area.x)
            y=units(area.y)
            width=units(area.w)
            height=units(area.h)
            on:pointerdown=|event| event.stop_propagation()
            on:pointerup=|event| event.stop_propagation()
            on:click=move |_| press()
            on:keydown=keyed
        />
    }
}

/// Draws the scene's arrows: the best play, the play made, or the play suggested by a hint.
#[component]
pub(crate) fn Arrows(scene: Memo<Scene>) -> impl IntoView {
    let drawn = Memo::new(move |_| scene.with(|scene| markup(&board::draw::arrows(scene))));
    view! { <g class="arrows" aria-hidden="true" inner_html=move || drawn.get()></g> }
}

/// Draws the reader's own arrows and rings, given as markup.
#[component]
pub(crate) fn Drawn(markup: Memo<String>) -> impl IntoView {
    view! { <g class="arrows" aria-hidden="true" inner_html=move || markup.get()></g> }
}

/// Marks the places to which the lifted checker can move.
#[component]
pub(crate) fn Targets(scene: Memo<Scene>) -> impl IntoView {
    layer(scene, board::draw::targets)
}

/// Draws a glow at the base of the points where the last play began and ended.
#[component]
pub(super) fn LastPlay(scene: Memo<Scene>) -> impl IntoView {
    layer(scene, board::draw::last_play)
}

/// Draws a layer of shapes and redraws it whenever the scene changes.
fn layer(scene: Memo<Scene>, shapes: fn(&Scene) -> Vec<Shape>) -> impl IntoView {
    let drawn = Memo::new(move |_| scene.with(|scene| markup(&shapes(scene))));
    view! { <g aria-hidden="true" inner_html=move || drawn.get()></g> }
}
