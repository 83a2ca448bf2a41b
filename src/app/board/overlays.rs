//! What lies on the board besides checkers: dice, cube, marks.

use leptos::prelude::*;
use table::{Place, Rect, Scene, SceneCube, SceneDie, View, units};

use super::{BoardEvent, HandlerRef};

/// The dice: one button together, which swaps them or picks them up.
#[component]
pub(super) fn Dice(handler: HandlerRef, scene: Memo<Scene>) -> impl IntoView {
    let dice = Memo::new(move |_| {
        scene.with(|scene| (scene.dice.clone(), scene.dice_name.clone(), scene.view))
    });
    move || {
        let (dice, name, view) = dice.get();
        let area = around(&dice, view)?;
        let dice = dice.iter().enumerate();
        let drawn: String = dice.map(|(nth, die)| draw::die(nth, die, view)).collect();
        let Some(name) = name else {
            return Some(
                view! { <g class="dice" aria-hidden="true" inner_html=drawn></g> }.into_any(),
            );
        };
        let button = button(area, name, move || {
            handler.handle_event(BoardEvent::Dice);
        });
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

/// From the middle of a die or of the cube to the edge of what is pressed: a finger's 44 pixels across on a phone on its
/// side and on the smallest upright one. On a turned board no more than that, for the points are near.
fn touch_radius(view: View) -> f64 {
    view.die() * if view.turned { 0.72 } else { 0.78 }
}

/// The cube, a button while a double can be offered.
#[component]
pub(super) fn Cube(handler: HandlerRef, scene: Memo<Scene>) -> impl IntoView {
    let cube = Memo::new(move |_| scene.with(|scene| scene.cube.clone().zip(Some(scene.view))));
    move || {
        let (cube, view) = cube.get()?;
        let drawn = draw::cube(&cube, view);
        let drawn = view! { <g inner_html=drawn></g> };
        let SceneCube {
            at,
            name,
            about,
            can_double,
            ..
        } = cube;
        let about = about.map(|about| view! { <title>{about}</title> });
        let tap = move || {
            handler.handle_event(BoardEvent::Cube(can_double));
        };
        if !can_double {
            return Some(
                view! {
                    <g
                        class="cube"
                        role="img"
                        aria-label=name
                        on:pointerdown=|event| event.stop_propagation()
                        on:pointerup=|event| event.stop_propagation()
                        on:click=move |_| tap()
                    >
                        {about}
                        {drawn}
                    </g>
                }
                .into_any(),
            );
        }
        let touch_radius = touch_radius(view);
        let area = Rect {
            x: at.x - touch_radius,
            y: at.y - touch_radius,
            w: 2.0 * touch_radius,
            h: 2.0 * touch_radius,
        };
        let button = button(area, name, tap);
        Some(view! { <g class="cube can-double">{about}{drawn}{button}</g> }.into_any())
    }
}

/// A rectangle that is pressed like a button; the board below does not feel it.
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

/// Where the lifted checker may go.
#[component]
pub(super) fn Targets(scene: Memo<Scene>) -> impl IntoView {
    let targets = Memo::new(move |_| scene.with(|scene| (scene.targets.clone(), scene.view)));
    move || {
        let (targets, view) = targets.get();
        let mark = |target: table::TargetMark| {
            if let Place::Tray(_) = target.place {
                let Rect { x, y, w, h } = view.area(target.place);
                let inset = 2.0 * view.unit();
                return view! {
                    <rect class="target off" x=units(x + inset) y=units(y + inset) width=units(w - 2.0 * inset) height=units(h - 2.0 * inset) rx=units(view.unit())/>
                }.into_any();
            }
            let (class, part) = match (target.hits, target.combined) {
                (true, _) => ("target hit", 1.07),
                (false, false) => ("target", 0.42),
                (false, true) => ("target combined", 0.32),
            };
            view! { <circle class=class cx=units(target.at.x) cy=units(target.at.y) r=units(view.radius() * part)/> }
                .into_any()
        };
        view! { <g aria-hidden="true">{targets.into_iter().map(mark).collect_view()}</g> }
    }
}

/// A glow from the rail on the points where the last play began and ended.
#[component]
pub(super) fn LastPlay(scene: Memo<Scene>) -> impl IntoView {
    let last = Memo::new(move |_| scene.with(|scene| (scene.last.clone(), scene.view)));
    move || {
        let (places, view) = last.get();
        let glow = |place: &Place| match place {
            Place::Point(white) => Some(glow(view, *white)),
            Place::Bar(_) | Place::Tray(_) => None,
        };
        view! { <g aria-hidden="true">{places.iter().filter_map(glow).collect_view()}</g> }
    }
}

/// The light at the base of a point.
fn glow(view: View, white: u8) -> impl IntoView {
    let Rect { x, y, w, h } = view.lit_base(white);
    let far = view.is_far(white);
    view! { <rect class="glow" class:far=far x=units(x) y=units(y) width=units(w) height=units(h)/> }
}
