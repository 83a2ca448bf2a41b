//! Page regions that load after the first view, which consists of the board with its players and buttons.

use board::{Input, TargetMark, Xy, units};
use leptos::prelude::*;
use rules::Player;
use table::{BoardAdvice, Model, Msg, TriedMark, board_advice, scene, tried_marks};

use crate::{
    board::{Arrows, Targets},
    listeners,
    panels::{Dialogs, Middle, PanelHead, SidePanel, first_facts, last_turn_line, opening_picture},
    shell::Rail,
    store::Store,
};

/// Function that builds a region.
pub(crate) type Region = fn(Store) -> AnyView;

/// Regions of the chunk `later`.
#[derive(Clone, Copy)]
pub(crate) struct LaterRegions {
    /// Navigation rail.
    pub(crate) rail: Region,
    /// Questions and messages shown over the board.
    pub(crate) middle: Region,
    /// Advice marks on the board.
    pub(crate) advice: Region,
    /// Header of the side panel.
    pub(crate) head: Region,
    pub(crate) side_panel: Region,
    /// Last turn in the strip of its player.
    pub(crate) last_turn: fn(Store, Signal<Player>) -> AnyView,
    /// Board picture on the lesson button, shown on a first visit.
    pub(crate) opening_picture: Region,
    /// Example of a reviewed game and the program's features, shown on a first visit.
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
            last_turn: last_turn_line,
            opening_picture,
            first_facts,
            dialogs: |store| view! { <Dialogs store/> }.into_any(),
            listen: listeners::listen,
        }
    }
}

/// Draws the advice marks on the game's board: rings around the checkers that a hint points out, or arrows for the best
/// play.
#[component]
fn Advice(store: Store) -> impl IntoView {
    let (model, turned) = (store.model, store.turned);
    let advised = Memo::new(move |_| {
        model.with(|model| {
            let advice = board_advice(model, turned.get())?;
            Some(advised_scene(model, turned.get(), advice))
        })
    });
    // A tap on an arrow moves its checker, like a tap on the arrow's end.
    let tap = move |at| {
        let place = advised.with_untracked(|scene| scene.as_ref()?.arrow_at(at));
        if let Some(place) = place {
            store.send(Msg::Input(Input::Tap(place)));
        }
        place.is_some()
    };
    store.over_tap.set_value(Some(Callback::new(tap)));
    let advice = move || {
        let scene = advised.get()?;
        let scene = Memo::new(move |_| scene.clone());
        Some(view! {
            <g class="nudge-edge"><Targets scene/></g>
            <g class="nudge"><Targets scene/></g>
            <Arrows scene/>
        })
    };
    view! { <TriedPlays store/> {advice} }
}

/// Draws marks at the destinations of the plays that were taken back. Each mark has its own element, so that it starts
/// to fade when its own play is tried; the strip names the plays.
#[component]
fn TriedPlays(store: Store) -> impl IntoView {
    let turned = store.turned;
    let marks = Memo::new(move |_| store.model.with(|model| tried_marks(model, turned.get())));
    let key = |mark: &TriedMark| (mark.key, mark.size);
    let draw = move |mark: TriedMark| {
        let key = mark.key;
        let path = move || {
            let now = marks.get().into_iter().find(|now| now.key == key);
            outline(&now.unwrap_or(mark))
        };
        view! { <path class=format!("tried {}", mark.size) d=path/> }
    };
    view! {
        <g class="tried-plays" aria-hidden="true">
            <For each=move || marks.get() key=key let:mark>{draw(mark)}</For>
        </g>
    }
}

/// Returns a mark's outline as SVG path data: a circle for a small mistake, a square for a mistake, a triangle for a
/// blunder.
fn outline(mark: &TriedMark) -> String {
    let (Xy { x, y }, r) = (mark.at, mark.radius);
    let around = |share: f64| (units(x - share * r), units(x + share * r));
    match mark.size {
        "blunder" => {
            let ((left, right), top, low) = (around(1.1), units(y - 1.2 * r), units(y + 0.8 * r));
            format!("M{left},{low}H{right}L{},{top}Z", units(x))
        }
        "error" => {
            let ((left, right), top, low) =
                (around(0.85), units(y - 0.85 * r), units(y + 0.85 * r));
            format!("M{left},{top}H{right}V{low}H{left}Z")
        }
        _ => {
            let ((left, right), radius, middle) = (around(1.0), units(r), units(y));
            format!(
                "M{left},{middle}A{radius},{radius},0,1,1,{right},{middle}A{radius},{radius},0,1,1,{left},{middle}Z"
            )
        }
    }
}

/// Returns the game's scene with its own marks replaced by the advice marks.
fn advised_scene(model: &Model, turned: bool, advice: BoardAdvice) -> board::Scene {
    let mut scene = scene(model, turned);
    let BoardAdvice { places, arrows } = advice;
    let marks = places.iter().enumerate().filter_map(|(nth, &place)| {
        // The marked checkers of a place are its top ones.
        let above = places.iter().take(nth).filter(|one| **one == place).count();
        let standing = || scene.checkers.iter().filter(|one| one.place == place);
        let height = standing().count().checked_sub(above + 1)?;
        let top = standing().find(|checker| checker.height == height)?;
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

#[cfg(test)]
mod tests {
    use board::Place;
    use terms::Form;
    use words::Language;

    use super::*;
    use crate::tests::Hands;

    #[test]
    fn marks_of_one_point_are_on_its_top_checkers() {
        let hands = Hands::start(Language::English, Form::default());
        let place = Place::of(Player::White, 13);
        let advice = BoardAdvice {
            places: vec![place; 2],
            arrows: Vec::new(),
        };
        let scene = advised_scene(&hands.model, false, advice);
        let at = |height| {
            let mut standing = scene.checkers.iter();
            let found = standing.find(|one| one.place == place && one.height == height);
            found.expect("five checkers").at
        };
        let marked: Vec<Xy> = scene.targets.iter().map(|mark| mark.at).collect();
        assert_eq!(marked, [at(4), at(3)]);
    }
}
