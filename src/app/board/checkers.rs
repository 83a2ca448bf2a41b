//! The checkers: each keeps its element, with an id that stays and a transform that changes.

use leptos::prelude::*;
use rules::Player;
use table::{Checker, Mark, View, units};

use super::pointer::Drag;
use super::stage::{Key, Stage};

const fn side(player: Player) -> &'static str {
    match player {
        Player::White => "light",
        Player::Black => "dark",
    }
}

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
        format!("checker {}{mark}{ghost}", side(key.player))
    };
    let look = Memo::new(move |_| {
        me.with(|me| {
            let Checker { lying, count, .. } = me.as_ref()?;
            Some((*lying, *count))
        })
    });
    let view = Memo::new(move |_| stage.with(|stage| stage.scene.view));
    view! {
        <g data-piece=key.element() class=class aria-hidden="true" transform=transform>
            {move || {
                let ((lying, count), view) = look.get().zip(Some(view.get()))?;
                Some(if lying {
                    on_its_edge(view).into_any()
                } else {
                    upright(view.radius(), key.player, count).into_any()
                })
            }}
        </g>
    }
}

fn on_its_edge(view: View) -> impl IntoView {
    let (w, h) = view.lying();
    view! { <rect class="edge" x=units(-w / 2.0) y=units(-h / 2.0) width=units(w) height=units(h) rx=units(0.5 * view.unit())/> }
}

/// Shadow, two rims, face and inner rings; the dark side has two inner rings, so that shape tells what colour tells.
fn upright(r: f64, player: Player, count: Option<usize>) -> impl IntoView {
    let second = (player == Player::Black).then(|| {
        view! { <circle class="ring" cy=units(-0.03 * r) r=units(0.42 * r) stroke-width=units(0.06 * r)/> }
    });
    let count = count.map(|count| {
        view! { <text class="count" y=units(r * 0.36) font-size=units(r)>{count}</text> }
    });
    view! {
        <circle class="shadow" cy=units(0.12 * r) r=units(1.01 * r)/>
        <circle class="rim-out" r=units(0.985 * r)/>
        <circle class="rim-in" r=units(0.94 * r)/>
        <circle class="face" r=units(0.89 * r)/>
        <circle class="ring" cy=units(-0.03 * r) r=units(0.63 * r) stroke-width=units(0.075 * r)/>
        {second}
        {count}
        <circle class="mark" r=units(1.07 * r)/>
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
        let r = stage.with(|stage| stage.scene.view.radius());
        Some(view! {
            <g
                class=format!("checker {} lifted", side(player))
                aria-hidden="true"
                transform=transform
            >
                {upright(r, player, None)}
            </g>
        })
    }
}
