//! The checkers: each keeps its element, with an id that stays and a transform that changes.

use leptos::prelude::*;
use draw::{Look, checker, colour_class};
use table::{Mark, units};

use super::pointer::Drag;
use super::stage::{Key, Stage};

/// As many checkers as are `there`, lower ones first and what has just moved last.
#[component]
pub(super) fn Checkers(
    there: RwSignal<usize>,
    stage: Memo<Stage>,
    drag: RwSignal<Option<Drag>>,
) -> impl IntoView {
    let order = Memo::new(move |_| {
        let mut order = stage.with(Stage::order);
        order.truncate(there.get());
        order
    });
    let carried = Memo::new(move |_| drag.get().map(|drag| drag.key));
    view! {
        <For each=move || order.get() key=|key| *key let:key>
            <OneChecker stage carried key/>
        </For>
    }
}

#[component]
fn OneChecker(stage: Memo<Stage>, carried: Memo<Option<Key>>, key: Key) -> impl IntoView {
    let me = Memo::new(move |_| stage.with(|stage| stage.checker(key).cloned()));
    let transform = move || {
        let at = me.with(|me| me.as_ref().map(|me| me.at))?;
        Some(format!("translate({} {})", units(at.x), units(at.y)))
    };
    let class = move || {
        let mark = match me.with(|me| me.as_ref().map_or(Mark::None, |me| me.mark)) {
            Mark::None => "",
            Mark::CanMove => " can-move",
            Mark::Lifted => " lifted",
        };
        let ghost = if carried.get() == Some(key) {
            " ghost"
        } else {
            ""
        };
        format!("checker {}{mark}{ghost}", colour_class(key.player))
    };
    let look = Memo::new(move |_| me.with(|me| me.as_ref().map(Look::of)));
    let view = Memo::new(move |_| stage.with(|stage| stage.scene.view));
    let drawn = move || {
        let look = look.get();
        look.map(|look| checker(view.get(), key.player, look))
    };
    view! {
        <g data-piece=key.element() class=class aria-hidden="true" transform=transform inner_html=drawn></g>
    }
}

/// The checker in the hand, a little larger, over everything else.
#[component]
pub(super) fn Carried(drag: RwSignal<Option<Drag>>, stage: Memo<Stage>) -> impl IntoView {
    let key = Memo::new(move |_| drag.get().map(|drag| drag.key));
    let transform = move || {
        let at = drag.get()?.at;
        Some(format!(
            "translate({} {}) scale(1.04)",
            units(at.x),
            units(at.y)
        ))
    };
    move || {
        let Key { player, .. } = key.get()?;
        let view = stage.with(|stage| stage.scene.view);
        Some(view! {
            <g
                class=format!("checker {} lifted", colour_class(player))
                aria-hidden="true"
                transform=transform
                inner_html=checker(view, player, Look::default())
            ></g>
        })
    }
}
