//! The checkers: each keeps its element while it moves, and travels there.

use leptos::{prelude::*, svg};
use rules::Player;
use table::{Checker, Mark, Scene, Xy};
use wasm_bindgen::JsCast;
use web_sys::js_sys::{Array, Function, Object, Reflect};

use crate::effects::screen;

/// How long a checker travels, by distance: at least, at most, and per unit of the board's width.
const TRAVEL_MS: (f64, f64, f64) = (160.0, 340.0, 420.0);

/// All checkers, lower ones first.
#[component]
pub(super) fn Checkers(scene: Memo<Scene>, drag: RwSignal<Option<Xy>>) -> impl IntoView {
    let order = Memo::new(move |_| {
        scene.with(|scene| {
            let lifted = |checker: &Checker| checker.mark == Mark::Lifted;
            let mut order: Vec<_> = scene.checkers.iter().collect();
            order.sort_by_key(|checker| (lifted(checker), checker.height));
            order
                .iter()
                .map(|checker| (checker.player, checker.id))
                .collect::<Vec<_>>()
        })
    });
    view! {
        <For each=move || order.get() key=|key| *key let:key>
            <OneChecker scene drag player=key.0 id=key.1/>
        </For>
    }
}

#[component]
fn OneChecker(
    scene: Memo<Scene>,
    drag: RwSignal<Option<Xy>>,
    player: Player,
    id: u8,
) -> impl IntoView {
    let me = Memo::new(move |_| {
        scene.with(|scene| {
            let me = |checker: &&Checker| (checker.player, checker.id) == (player, id);
            scene.checkers.iter().find(me).cloned()
        })
    });
    let mark = move || me.with(|me| me.as_ref().map_or(Mark::None, |me| me.mark));
    let at = move || {
        let home = me
            .with(|me| me.as_ref().map(|me| me.at))
            .unwrap_or_default();
        drag.get()
            .filter(|_| mark() == Mark::Lifted)
            .unwrap_or(home)
    };
    let node = NodeRef::<svg::G>::new();
    travel(node, scene, me, drag);
    let shape = Memo::new(move |_| scene.with(|scene| scene.view));
    let side = match player {
        Player::White => "light",
        Player::Black => "dark",
    };
    let class = move || match mark() {
        Mark::None => format!("checker {side}"),
        Mark::CanMove => format!("checker {side} can-move"),
        Mark::Lifted => format!("checker {side} lifted"),
    };
    let lying = move || me.with(|me| me.as_ref().is_some_and(|me| me.lying));
    let count = move || me.with(|me| me.as_ref().and_then(|me| me.count));
    view! {
        <g
            node_ref=node
            class=class
            aria-hidden="true"
            transform=move || { let Xy { x, y } = at(); format!("translate({x} {y})") }
        >
            {move || {
                let view = shape.get();
                if lying() {
                    let (w, h) = view.lying();
                    return view! {
                        <rect class="edge" x=-w / 2.0 y=-h / 2.0 width=w height=h rx=0.5 * view.unit()/>
                    }.into_any();
                }
                disc(view.radius(), player).into_any()
            }}
            {move || count().map(|count| {
                let r = shape.get().radius();
                view! { <text class="count" y=r * 0.36 font-size=r>{count}</text> }
            })}
        </g>
    }
}

/// Shadow, two rims, face and inner rings; the dark side has two inner rings, so that shape tells what colour tells.
fn disc(r: f64, player: Player) -> impl IntoView {
    let second = (player == Player::Black).then(|| {
        view! { <circle class="ring" cy=-0.03 * r r=0.42 * r stroke-width=0.075 * r/> }
    });
    view! {
        <circle class="shadow" cy=0.12 * r r=1.01 * r/>
        <circle class="rim-out" r=0.985 * r/>
        <circle class="rim-in" r=0.93 * r/>
        <circle class="face" r=0.87 * r/>
        <circle class="ring" cy=-0.03 * r r=0.63 * r stroke-width=0.075 * r/>
        {second}
        <circle class="mark" r=1.07 * r stroke-width=0.11 * r/>
    }
}

/// Whenever the checker stands elsewhere, lets it travel there from where it stood.
fn travel(
    node: NodeRef<svg::G>,
    scene: Memo<Scene>,
    me: Memo<Option<Checker>>,
    drag: RwSignal<Option<Xy>>,
) {
    Effect::new(move |before: Option<Option<(Xy, bool)>>| {
        let now = me.with(|me| {
            me.as_ref()
                .map(|me| (me.at, scene.with_untracked(|scene| scene.view.turned)))
        });
        let moved = before
            .flatten()
            .zip(now)
            .filter(|(before, now)| before.0 != now.0 && before.1 == now.1);
        if let (Some(((from, _), (to, _))), Some(node)) = (moved, node.get_untracked()) {
            // A dragged checker is where the finger left it, and a player who wants no motion gets none.
            if drag.get_untracked().is_none() && !screen::reduced_motion() {
                let width = scene.with_untracked(|scene| scene.view.size().0);
                glide(&node, from, to, width);
            }
        }
        now
    });
}

fn glide(node: &web_sys::Element, from: Xy, to: Xy, width: f64) {
    let (least, most, per_width) = TRAVEL_MS;
    let distance = (to.x - from.x).hypot(to.y - from.y) / width;
    let frame = |Xy { x, y }: Xy| {
        let frame = Object::new();
        let transform = format!("translate({x}px, {y}px)");
        // Setting a field of a fresh object cannot fail.
        let _set = Reflect::set(&frame, &"transform".into(), &transform.into());
        let _set = Reflect::set(
            &frame,
            &"easing".into(),
            &"cubic-bezier(.22,.8,.3,1)".into(),
        );
        frame
    };
    let frames = Array::of2(&frame(from), &frame(to));
    let ms = (least + distance * per_width).clamp(least, most);
    // Called by name, because web-sys keeps its own binding behind an unstable flag.
    let animate = Reflect::get(node, &"animate".into()).ok();
    if let Some(animate) = animate.and_then(|animate| animate.dyn_into::<Function>().ok()) {
        // Without it the checker is simply there at once.
        let _running = animate.call2(node, &frames, &ms.into());
    }
}
