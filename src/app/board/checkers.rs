//! Checkers, each of which keeps its own SVG element, with a constant ID and a changing transform.

use board::{
    Mark,
    draw::{Look, checker, checker_class, markup},
    units,
};
use leptos::prelude::*;

use super::{
    pointer::Drag,
    stage::{Key, Stage},
};

/// Draws the checkers in stage order: lower checkers first, the most recently moved ones on top.
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
    let leaves = Memo::new(move |_| stage.with(|stage| stage.scene.leaves(key.player, key.id)));
    let class = move || {
        let mark = me.with(|me| me.as_ref().map_or(Mark::None, |me| me.mark));
        let ghost = if carried.get() == Some(key) {
            " ghost"
        } else {
            ""
        };
        let leaves = if leaves.get() { " leaves" } else { "" };
        checker_class(key.player, mark) + ghost + leaves
    };
    let look = Memo::new(move |_| me.with(|me| me.as_ref().map(Look::of)));
    let view = Memo::new(move |_| stage.with(|stage| stage.scene.view));
    let drawn = move || {
        let look = look.get();
        look.map(|look| markup(&[checker(view.get(), key.player, look)]))
    };
    view! {
        <g data-piece=key.element() class=class aria-hidden="true" transform=transform inner_html=drawn></g>
    }
}

/// Draws the dragged checker, slightly enlarged, above everything else.
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
                class=checker_class(player, Mark::Lifted)
                aria-hidden="true"
                transform=transform
                inner_html=markup(&[checker(view, player, Look::default())])
            ></g>
        })
    }
}
