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

/// Appearance of a checker besides its colour and place.
#[derive(Clone, Copy, Default, PartialEq)]
struct Look {
    lying: bool,
    count: Option<usize>,
    moved: bool,
}

impl Look {
    const fn of(checker: &Checker) -> Self {
        Self {
            lying: checker.lying,
            count: checker.count,
            moved: checker.moved,
        }
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
    let look = Memo::new(move |_| me.with(|me| me.as_ref().map(Look::of)));
    let view = Memo::new(move |_| stage.with(|stage| stage.scene.view));
    view! {
        <g data-piece=key.element() class=class aria-hidden="true" transform=transform>
            {move || {
                let (look, view) = look.get().zip(Some(view.get()))?;
                Some(if look.lying {
                    on_its_edge(view).into_any()
                } else {
                    upright(view.radius(), key.player, look).into_any()
                })
            }}
        </g>
    }
}

fn on_its_edge(view: View) -> impl IntoView {
    let (w, h) = view.lying();
    view! { <rect class="edge" x=units(-w / 2.0) y=units(-h / 2.0) width=units(w) height=units(h) rx=units(0.5 * view.unit())/> }
}

/// A turned disc of radius 1, lit from above left: shadow, body, a dish that is lit the other way, its ring, a glint. In
/// themes without shades the dark side has a second ring, so that shape tells what colour tells.
fn upright(r: f64, player: Player, look: Look) -> impl IntoView {
    let second = (player == Player::Black).then(|| view! { <circle class="second" r="0.42"/> });
    let count = look
        .count
        .map(|count| view! { <text class="count" y="0.24">{count}</text> });
    // The last play: a ring on the dish, and a notch at its upper rim for eyes that do not tell colours apart.
    let moved = look.moved.then(|| {
        view! {
            <circle class="moved" r="0.6"/>
            <path class="notch" d="M-.17-.8H.17L0-.5Z"/>
        }
    });
    view! {
        <g transform=format!("scale({})", units(r))>
            <circle class="shadow" cx="0.15" cy="0.32" r="1.2"/>
            <circle class="body" r="1"/>
            <circle class="face" r="0.77"/>
            {second}
            <path class="glint" d="M-.77-.51A.93.93 0 0 1 .28-.89"/>
            {moved}
            {count}
            <circle class="mark-edge" r="1.1"/>
            <circle class="mark" r="1.1"/>
        </g>
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
                {upright(r, player, Look::default())}
            </g>
        })
    }
}
