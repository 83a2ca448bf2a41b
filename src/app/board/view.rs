//! Complete board: its layers from the frame to the checkers, and the places that can be tapped.

use board::{Input, Place, Scene, Speed, draw::markup, units};
use leptos::{prelude::*, svg};
use wasm_bindgen::JsCast;

use super::{
    BoardKind, Handlers,
    checkers::{Carried, Checkers},
    keys, overlays,
    pointer::Pointer,
    scene_changes,
    stage::Stage,
};
use crate::{
    browser::{board_element::id, focus, key_press::shortcut_key},
    staged_build::StagedBuild,
};

/// Draws a scene as a board, which accepts input if it has handlers. The component does not depend on how the scene was
/// derived.
#[component]
pub(crate) fn Board(
    scene: Memo<Scene>,
    kind: BoardKind,
    label: String,
    page_build: StagedBuild,
    /// Animation speed; pictures are not animated.
    #[prop(optional, default = Speed::Off.into())]
    speed: Signal<Speed>,
    #[prop(optional)] handlers: Option<Handlers>,
    /// View drawn over the checkers, such as [`super::Arrows`].
    #[prop(optional)]
    over: Option<ViewFn>,
) -> impl IntoView {
    let board = NodeRef::<svg::Svg>::new();
    let stage = Memo::new(move |before: Option<&Stage>| Stage::after(before, scene.get()));
    let pointer = Pointer::new(kind, handlers, speed, board, stage);
    scene_changes::follow(kind, speed, stage, pointer);
    if handlers.is_some() {
        pointer.watch();
    }
    let places = handlers.map(|handlers| {
        page_build.deferred(move || view! { <Spots handlers kind scene page_build/> }.into_any())
    });
    let is_blocked = move || handlers.is_none_or(|handlers| handlers.is_blocked.get());
    view! {
        <svg
            node_ref=board
            class="board"
            class:turned=move || scene.with(|scene| scene.view.turned)
            class:home-left=move || scene.with(|scene| scene.view.home_left)
            class:waits=is_blocked
            class:dragging=move || pointer.drag.with(Option::is_some)
            viewBox=move || scene.with(view_box)
            role=if handlers.is_some() { "group" } else { "img" }
            aria-label=label
            on:pointerdown=move |event| pointer.down(&event)
            on:pointermove=move |event| pointer.moved(&event)
            on:pointerup=move |event| pointer.up(&event)
            on:pointercancel=move |_| pointer.cancel()
            on:contextmenu=|event| event.prevent_default()
        >
            {page_build.deferred(move || view! { <Field scene/> }.into_any())}
            {places}
            <overlays::LastPlay scene/>
            {page_build.deferred(move || view! { <Checkers there=page_build.growing_count() stage drag=pointer.drag/> }.into_any())}
            {page_build.deferred(move || {
                view! {
                    <overlays::Targets scene/>
                    <overlays::Dice handlers scene/>
                    <overlays::Cube handlers scene/>
                    {over.map(|over| over.run())}
                    <Carried drag=pointer.drag stage/>
                }
                .into_any()
            })}
        </svg>
    }
}

/// Returns the SVG view box, in drawing units.
fn view_box(scene: &Scene) -> String {
    let (width, height) = scene.view.size();
    format!("0 0 {} {}", units(width), units(height))
}

/// Draws the empty board: frame, fields, bar, tray, the 24 points and their numbers.
#[component]
fn Field(scene: Memo<Scene>) -> impl IntoView {
    let shape = Memo::new(move |_| scene.with(|scene| scene.view));
    let numbers = Memo::new(move |_| scene.with(|scene| markup(&board::draw::numbers(scene))));
    view! {
        <g aria-hidden="true" inner_html=move || markup(&board::draw::background(shape.get()))></g>
        <g aria-hidden="true" inner_html=move || numbers.get()></g>
    }
}

/// Draws every place as a named button, for keyboards and screen readers; taps are handled by [`Pointer`].
#[component]
fn Spots(
    handlers: Handlers,
    kind: BoardKind,
    scene: Memo<Scene>,
    page_build: StagedBuild,
) -> impl IntoView {
    let built_count = page_build.growing_count();
    let places = Memo::new(move |_| {
        scene.with(|scene| {
            let places = scene.spots.iter().map(|spot| spot.place);
            places.take(built_count.get()).collect::<Vec<_>>()
        })
    });
    view! {
        <For each=move || places.get() key=|place| *place let:place>
            <Spot handlers kind scene place/>
        </For>
    }
}

#[component]
fn Spot(handlers: Handlers, kind: BoardKind, scene: Memo<Scene>, place: Place) -> impl IntoView {
    let name = Memo::new(move |_| {
        scene.with(|scene| {
            let spot = scene.spots.iter().find(|spot| spot.place == place);
            spot.map(|spot| spot.name.clone())
        })
    });
    let area = Memo::new(move |_| scene.with(|scene| scene.view.area(place)));
    let keyed = move |event: leptos::ev::KeyboardEvent| {
        let key = shortcut_key(&event);
        let mover = handlers.mover.map(|mover| mover.get_untracked());
        let next = scene.with_untracked(|scene| keys::destination(&scene.view, mover, place, &key));
        let is_used = match next {
            Some(next) => {
                focus::place(kind, next);
                true
            }
            None => handlers.key.run((place, key)),
        };
        if is_used {
            event.prevent_default();
        }
    };
    let is_stop = Memo::new(move |_| handlers.stop.get() == place);
    let tabindex = move || if is_stop.get() { "0" } else { "-1" };
    let clicked = move |event: leptos::ev::MouseEvent| {
        // A trusted click without a pointer comes from a screen reader.
        if event.detail() == 0 && event.unchecked_ref::<web_sys::Event>().is_trusted() {
            handlers.input.run(Input::Tap(place));
        }
    };
    view! {
        <rect
            class="spot"
            role="button"
            id=id(kind, place)
            tabindex=tabindex
            aria-label=move || name.get()
            on:focus=move |_| handlers.focused.set(Some(place))
            x=move || units(area.get().x)
            y=move || units(area.get().y)
            width=move || units(area.get().w)
            height=move || units(area.get().h)
            on:keydown=keyed
            on:click=clicked
        />
    }
}
