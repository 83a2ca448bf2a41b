//! Regions of the page that load after the first view, which consists of the board with its players and buttons.

use board::TargetMark;
use leptos::prelude::*;
use table::{BoardAdvice, CoachMsg, Model, Msg, board_advice, scene};

use crate::{
    board::{Arrows, Targets},
    listeners,
    panels::{Dialogs, Middle, PanelHead, SidePanel, first_facts, opening_picture},
    shell::Rail,
    store::Store,
};

/// Builds a region.
pub(crate) type Region = fn(Store) -> AnyView;

/// Regions of the chunk `later`.
#[derive(Clone, Copy)]
pub(crate) struct LaterRegions {
    /// Rail of places.
    pub(crate) rail: Region,
    /// Questions and messages over the board.
    pub(crate) middle: Region,
    /// Marks of advice on the board.
    pub(crate) advice: Region,
    /// Head of the panel.
    pub(crate) head: Region,
    pub(crate) side_panel: Region,
    /// Board on the button of the lesson, on a first visit.
    pub(crate) opening_picture: Region,
    /// Example of a reviewed game and the features of the program, on a first visit.
    pub(crate) first_facts: Region,
    /// Dialogs, which open over the table and over rooms.
    pub(crate) dialogs: Region,
    /// Adds the page's event listeners.
    pub(crate) listen: fn(Store),
}

part! { later:
    /// Returns the regions of this chunk.
    pub(crate) fn regions() -> LaterRegions {
        LaterRegions {
            rail: |store| view! { <Rail store/> }.into_any(),
            middle: |store| view! { <Middle store/> }.into_any(),
            advice: |store| view! { <Advice store/> }.into_any(),
            head: |store| view! { <PanelHead store/> }.into_any(),
            side_panel: |store| view! { <SidePanel store/> }.into_any(),
            opening_picture,
            first_facts,
            dialogs: |store| view! { <Dialogs store/> }.into_any(),
            listen: listeners::listen,
        }
    }
}

/// Draws the marks of advice on the board of the game: rings around the checkers of a hint, or arrows of the best play.
#[component]
fn Advice(store: Store) -> impl IntoView {
    let (model, turned) = (store.model, store.turned);
    let advised = Memo::new(move |_| {
        model.with(|model| {
            let advice = board_advice(model, turned.get())?;
            Some(advised_scene(model, turned.get(), advice))
        })
    });
    // A tap on the arrow makes the play, like the button of the hint.
    let tap = move |at| {
        let is_arrow =
            advised.with_untracked(|scene| scene.as_ref().is_some_and(|scene| scene.arrow_at(at)));
        if is_arrow {
            store.send(Msg::Coach(CoachMsg::Play(0)));
        }
        is_arrow
    };
    store.over_tap.set_value(Some(Callback::new(tap)));
    move || {
        let scene = advised.get()?;
        let scene = Memo::new(move |_| scene.clone());
        Some(view! {
            <g class="nudge-edge"><Targets scene/></g>
            <g class="nudge"><Targets scene/></g>
            <Arrows scene/>
        })
    }
}

/// Returns the scene of the game in which the marks of advice replace its own marks.
fn advised_scene(model: &Model, turned: bool, advice: BoardAdvice) -> board::Scene {
    let mut scene = scene(model, turned);
    let BoardAdvice { places, arrows } = advice;
    let marks = places.into_iter().filter_map(|place| {
        let standing = scene
            .checkers
            .iter()
            .filter(|checker| checker.place == place);
        let top = standing.max_by_key(|checker| checker.height)?;
        Some(TargetMark {
            place,
            at: top.at,
            combined: false,
            hits: true,
        })
    });
    scene.targets = marks.collect();
    scene.arrows = arrows;
    scene
}
