//! The board as a whole: layers from the frame to the checkers, and the places that can be tapped.

use draw::markup;
use leptos::{prelude::*, svg};
use table::{Place, Scene, units};
use wasm_bindgen::JsCast;

use super::{
    BoardEvent, BoardKind, HandlerRef,
    checkers::{Carried, Checkers},
    motion, overlays,
    pointer::Pointer,
    stage::Stage,
};
use crate::{
    browser::{board_element::id, key_press::shortcut_key},
    staged_build::StagedBuild,
};

/// A board: a scene, and the handler of its input, if it is more than a picture. It knows nothing of what the scene is
/// made from.
#[component]
pub(crate) fn Board(
    scene: Memo<Scene>,
    kind: BoardKind,
    label: String,
    handler: HandlerRef,
    page_build: StagedBuild,
    /// The top layer, in the drawing's units.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let board = NodeRef::<svg::Svg>::new();
    let stage = Memo::new(move |before: Option<&Stage>| Stage::after(before, scene.get()));
    let pointer = Pointer::new(kind, handler, board, stage);
    motion::follow(kind, handler, stage, pointer);
    if handler.takes_input() {
        pointer.watch();
    }
    let view_box = move || {
        let (width, height) = scene.with(|scene| scene.view.size());
        format!("0 0 {} {}", units(width), units(height))
    };
    let places = handler.takes_input().then(|| {
        page_build.deferred(move || view! { <Spots handler kind scene page_build/> }.into_any())
    });
    view! {
        <svg
            node_ref=board
            class="board"
            class:turned=move || scene.with(|scene| scene.view.turned)
            class:home-left=move || scene.with(|scene| scene.view.home_left)
            class:waits=move || handler.is_input_blocked()
            class:dragging=move || pointer.drag.with(Option::is_some)
            viewBox=view_box
            role=if handler.takes_input() { "group" } else { "img" }
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
                    <overlays::Dice handler scene/>
                    <overlays::Cube handler scene/>
                    <Carried drag=pointer.drag stage/>
                }
                .into_any()
            })}
            {children.map(|children| children())}
        </svg>
    }
}

/// The empty board: frame, fields, bar, tray, the 24 points and their numbers.
#[component]
fn Field(scene: Memo<Scene>) -> impl IntoView {
    let shape = Memo::new(move |_| scene.with(|scene| scene.view));
    let numbers = Memo::new(move |_| scene.with(|scene| markup(&draw::numbers(scene))));
    view! {
        <g aria-hidden="true" inner_html=move || markup(&draw::background(shape.get()))></g>
        <g aria-hidden="true" inner_html=move || numbers.get()></g>
    }
}

/// Every place as a button with its name; taps come through [`Pointer`], keys and screen readers through here.
#[component]
fn Spots(
    handler: HandlerRef,
    kind: BoardKind,
    scene: Memo<Scene>,
    page_build: StagedBuild,
) -> impl IntoView {
    let there = page_build.growing_count();
    let places = Memo::new(move |_| {
        scene.with(|scene| {
            let places = scene.spots.iter().map(|spot| spot.place);
            places.take(there.get()).collect::<Vec<_>>()
        })
    });
    view! {
        <For each=move || places.get() key=|place| *place let:place>
            <Spot handler kind scene place/>
        </For>
    }
}

#[component]
fn Spot(handler: HandlerRef, kind: BoardKind, scene: Memo<Scene>, place: Place) -> impl IntoView {
    let name = Memo::new(move |_| {
        scene.with(|scene| {
            let spot = scene.spots.iter().find(|spot| spot.place == place);
            spot.map(|spot| spot.name.clone())
        })
    });
    let area = Memo::new(move |_| scene.with(|scene| scene.view.area(place)));
    let keyed = move |event: leptos::ev::KeyboardEvent| {
        if handler.handle_event(BoardEvent::Key(place, shortcut_key(&event))) {
            event.prevent_default();
        }
    };
    let here = Memo::new(move |_| handler.stop() == place);
    let tabindex = move || if here.get() { "0" } else { "-1" };
    let clicked = move |event: leptos::ev::MouseEvent| {
        // A click that no pointer made: a screen reader's.
        if event.detail() == 0 && event.unchecked_ref::<web_sys::Event>().is_trusted() {
            handler.handle_event(BoardEvent::Tap(place));
        }
    };
    view! {
        <rect
            class="spot"
            role="button"
            id=id(kind, place)
            tabindex=tabindex
            aria-label=move || name.get()
            on:focus=move |_| {
                handler.handle_event(BoardEvent::Focus(place));
            }
            x=move || units(area.get().x)
            y=move || units(area.get().y)
            width=move || units(area.get().w)
            height=move || units(area.get().h)
            on:keydown=keyed
            on:click=clicked
        />
    }
}
