//! The board as a whole: layers from the frame to the checkers, and the places that can be tapped.

use leptos::{prelude::*, svg};
use table::{Msg, Place, Scene, scene, units};
use wasm_bindgen::JsCast;

use super::{
    checkers::{Carried, Checkers},
    field::Field,
    motion,
    pointer::Pointer,
    stage::Stage,
    things,
};
use crate::{
    arrival::{growing, in_turn},
    effects::focus,
    keys,
    store::Store,
};

/// The board.
#[component]
pub(crate) fn Board(store: Store) -> impl IntoView {
    let turned = store.turned;
    let scene = Memo::new(move |_| store.model.with(|model| scene(model, turned.get())));
    let board = NodeRef::<svg::Svg>::new();
    let stage = Memo::new(move |before: Option<&Stage>| Stage::after(before, scene.get()));
    let pointer = Pointer::new(store, board, stage);
    motion::follow(store, stage, pointer);
    pointer.watch();
    let waits = store.slice(|model| !model.person_decides());
    let view_box = move || {
        let (width, height) = scene.with(|scene| scene.view.size());
        format!("0 0 {} {}", units(width), units(height))
    };
    view! {
        <svg
            node_ref=board
            class="board"
            class:turned=move || turned.get()
            class:waits=move || waits.get()
            class:dragging=move || pointer.drag.with(Option::is_some)
            viewBox=view_box
            role="group"
            aria-label=store.words().board()
            on:pointerdown=move |event| pointer.down(&event)
            on:pointermove=move |event| pointer.moved(&event)
            on:pointerup=move |event| pointer.up(&event)
            on:pointercancel=move |_| pointer.cancel()
            on:contextmenu=|event| event.prevent_default()
        >
            {in_turn(store, move || view! { <Field scene/> }.into_any())}
            {in_turn(store, move || view! { <Spots store scene/> }.into_any())}
            <things::LastPlay scene/>
            {in_turn(store, move || view! { <Checkers there=growing(store) stage drag=pointer.drag/> }.into_any())}
            {in_turn(store, move || {
                view! {
                    <things::Targets scene/>
                    <things::Dice store scene/>
                    <things::Cube store scene/>
                    <Carried drag=pointer.drag stage/>
                }
                .into_any()
            })}
        </svg>
    }
}

/// Every place as a button with its name; taps come through [`Pointer`], keys and screen readers through here.
#[component]
fn Spots(store: Store, scene: Memo<Scene>) -> impl IntoView {
    let there = growing(store);
    let places = Memo::new(move |_| {
        scene.with(|scene| {
            let places = scene.spots.iter().map(|spot| spot.place);
            places.take(there.get()).collect::<Vec<_>>()
        })
    });
    view! {
        <For each=move || places.get() key=|place| *place let:place>
            <Spot store scene place/>
        </For>
    }
}

#[component]
fn Spot(store: Store, scene: Memo<Scene>, place: Place) -> impl IntoView {
    let name = Memo::new(move |_| {
        scene.with(|scene| {
            let spot = scene.spots.iter().find(|spot| spot.place == place);
            spot.map(|spot| spot.name.clone())
        })
    });
    let area = Memo::new(move |_| scene.with(|scene| scene.view.area(place)));
    let keyed = move |event: leptos::ev::KeyboardEvent| {
        let key = event.key();
        let wants_dice = || {
            store
                .model
                .with_untracked(|model| model.wanted_dice().is_some())
        };
        if let Some(next) = keys::step(store, place, &key) {
            event.prevent_default();
            return focus::place(next);
        }
        // What the key does anywhere on the page comes first where it does something.
        let msg = match (key.as_str(), keys::die(&key)) {
            ("Enter", _) => Msg::Pick(place),
            (" ", _) if keys::expected(store).is_none() => Msg::Tap(place),
            (_, Some(die)) if !wants_dice() => Msg::PlayDie(place, die),
            _ => return,
        };
        event.prevent_default();
        store.send(msg);
    };
    // One stop for the Tab key: the place that was left last. The arrows lead to the others.
    let here = Memo::new(move |_| keys::stop(store) == place);
    let tabindex = move || if here.get() { "0" } else { "-1" };
    let clicked = move |event: leptos::ev::MouseEvent| {
        // A click that no pointer made: a screen reader's.
        if event.detail() == 0 && event.unchecked_ref::<web_sys::Event>().is_trusted() {
            store.send(Msg::Tap(place));
        }
    };
    view! {
        <rect
            class="spot"
            role="button"
            id=focus::id(place)
            tabindex=tabindex
            aria-label=move || name.get()
            on:focus=move |_| store.place.set(Some(place))
            x=move || units(area.get().x)
            y=move || units(area.get().y)
            width=move || units(area.get().w)
            height=move || units(area.get().h)
            on:keydown=keyed
            on:click=clicked
        />
    }
}
