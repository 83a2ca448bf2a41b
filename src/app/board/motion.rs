//! Motions on the board: what `table` derives from two scenes becomes animations of the browser.
//!
//! Only `transform` and `opacity` are animated, and only for show: a thing stands where its scene says at once, so a
//! motion can end at any time. A player who wants less motion sees things fade in where they now are.
//!
//! *Why the animation interface of the browser and not a CSS transition*: SVG draws in the order of its elements,
//! so a checker that lands on a stack has to be put elsewhere in the document, and that ends a transition.

use leptos::prelude::*;
use table::{
    Manner, Motion, Mover, Speed, Xy, count_steps, last_paths, replay_motions, side, units,
};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::js_sys::{Array, Function, Object, Reflect};

use super::{
    BoardKind, HandlerRef,
    pointer::Pointer,
    stage::{Key, Stage},
};
use crate::{
    browser::screen,
    store::{self, Store},
};

/// What our animations are called, to tell them from those of the style.
const NAME: &str = "motion";
/// How long a thing fades in where motion is not wanted.
const FADE: f64 = 80.0;
/// The faces of a die on its way, over the same time: two wrong ones by turns, then the right one.
const FACES: [(&str, [f64; 7]); 3] = [
    (".wrong.a", [1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0]),
    (".wrong.b", [0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0]),
    (".right", [0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0]),
];

/// Shows every change on the board as a motion, but for the checker that the hand has just put down.
pub(super) fn follow(kind: BoardKind, handler: HandlerRef, stage: Memo<Stage>, pointer: Pointer) {
    Effect::new(move |shown: Option<u32>| {
        stage.with(|stage| {
            if shown.is_some_and(|shown| shown != stage.count) {
                show(kind, handler, &stage.motions, pointer.take_put_down());
            }
            stage.count
        })
    });
}

fn show(kind: BoardKind, handler: HandlerRef, motions: &[Motion], carried: Option<Key>) {
    let speed = handler.speed();
    if speed == Speed::Off {
        return;
    }
    let is_carried = |motion: &&Motion| carried.is_some_and(|key| motion.what == key.mover());
    // The hand has brought it there already: nothing has to wait for its way.
    let early = motions.iter().find(is_carried).map_or(0.0, Motion::ends);
    let mut others: Vec<Motion> = motions.to_vec();
    others.retain(|motion| !is_carried(&motion));
    for motion in &mut others {
        motion.delay = (motion.delay - early).max(0.0);
    }
    // Dice and cube are drawn anew when they change: they move once that is done.
    request_animation_frame(move || {
        if let Some(parts) = store::parts() {
            for motion in others {
                (parts.go)(kind, speed, motion);
            }
        }
    });
}

/// Shows the last play again, one checker after the other.
pub(crate) fn replay(store: Store) {
    let turned = store.turned.get_untracked();
    let motions = store.model.with_untracked(|model| {
        let paths = last_paths(model, turned);
        replay_motions(&paths, &model.view(turned))
    });
    let speed = store.model.with_untracked(|model| model.settings().motion);
    for motion in motions {
        go(BoardKind::Table, speed, motion);
    }
}

/// Any key and any touch ends what is moving: it stands where it belongs, and nobody waits.
pub(crate) fn watch() {
    let end = Closure::<dyn FnMut()>::new(finish).into_js_value();
    for input in ["pointerdown", "keydown"] {
        // Before anybody else hears of it, so that it never ends what it starts itself.
        let _listens =
            document().add_event_listener_with_callback_and_bool(input, end.unchecked_ref(), true);
    }
}

fn finish() {
    for animation in document().get_animations() {
        // One that is over already needs no ending.
        let _over = finish_ours(&animation);
    }
}

/// Ends an animation if it is one of ours.
fn finish_ours(animation: &JsValue) -> Result<(), JsValue> {
    if Reflect::get(animation, &"id".into())? == NAME {
        let finish: Function = Reflect::get(animation, &"finish".into())?.dyn_into()?;
        finish.call0(animation)?;
    }
    Ok(())
}

/// Shows one motion on a board at the player's speed.
pub(crate) fn go(kind: BoardKind, speed: Speed, motion: Motion) {
    if speed == Speed::Off {
        return;
    }
    // A browser that cannot animate shows everything in its place at once.
    let _not_animated = if screen::reduced_motion() {
        fade(kind, &motion)
    } else {
        move_there(kind, &motion, f64::from(speed.percent()) / 100.0)
    };
}

/// Where to find it: there may be several boards in the document.
fn selector(kind: BoardKind, what: Mover) -> String {
    let name = match what {
        Mover::Checker(player, id) => Key { player, id }.element(),
        Mover::Die(nth) => format!("die-{nth}"),
        Mover::DiePlace(nth) => format!("die-place-{nth}"),
        Mover::Cube => "cube".to_owned(),
        Mover::Score(player) => return format!(".player [data-piece=score-{}]", side(player)),
        Mover::Rings => return format!("{} .can-move :is(.mark, .mark-edge)", kind.selector()),
    };
    format!("{} [data-piece={name}]", kind.selector())
}

fn fade(kind: BoardKind, motion: &Motion) -> Result<(), JsValue> {
    let seen = [0.0, 1.0].map(JsValue::from_f64);
    animate(
        &selector(kind, motion.what),
        "opacity",
        seen,
        [0.0, FADE],
        "linear",
    )
}

fn move_there(kind: BoardKind, motion: &Motion, pace: f64) -> Result<(), JsValue> {
    let what = selector(kind, motion.what);
    let times = [motion.delay * pace, motion.lasts * pace];
    match motion.manner {
        Manner::Count(numbers) => return count_up(&what, numbers, times),
        Manner::Appear => {
            let seen = [0.0, 1.0].map(JsValue::from_f64);
            return animate(&what, "opacity", seen, times, "linear");
        }
        _ => {}
    }
    let frames = (0..=PIECES).map(|piece| {
        let share = f64::from(piece) / f64::from(PIECES);
        frame(motion, share).into()
    });
    animate(&what, "transform", frames, times, "linear")?;
    if let Manner::Tumble(_) = motion.manner {
        for (face, seen) in FACES {
            let seen = seen.map(JsValue::from_f64);
            animate(
                &format!("{what} {face}"),
                "opacity",
                seen,
                times,
                "step-end",
            )?;
        }
    }
    Ok(())
}

/// The numbers before the last one hang over it, each a line, and roll past; for show alone, so they are no text.
fn count_up(what: &str, numbers: [u32; 2], times: [f64; 2]) -> Result<(), JsValue> {
    let mut past: Vec<String> = count_steps(numbers).iter().map(u32::to_string).collect();
    past.pop();
    let element = document().query_selector(what)?.ok_or(JsValue::NULL)?;
    element.set_attribute("data-past", &past.join("\n"))?;
    let lines = (0..=past.len()).rev();
    let frames = lines.map(|line| format!("translateY({}%)", 100 * line).into());
    animate(what, "transform", frames, times, "ease-in-out")
}

/// How far the middle of a way lies beside the straight line, of its length.
const ARC: f64 = 0.07;
/// Into how many straight pieces the arc is cut.
const PIECES: u32 = 10;

/// The transform of a thing when so much of its time is over.
fn frame(motion: &Motion, time: f64) -> String {
    let Motion { from, to, .. } = *motion;
    // Quick off the mark, and slow to settle.
    let share = 1.0 - (1.0 - time).powi(3);
    let left = 1.0 - share;
    // Dice and cube stand in a group that has their place.
    let (x, y) = ((from.x - to.x) * left, (from.y - to.y) * left);
    match motion.manner {
        Manner::Arc => place(on_arc(from, to, share)),
        Manner::Slide if matches!(motion.what, Mover::Checker(..) | Mover::DiePlace(_)) => {
            place(Xy {
                x: to.x + x,
                y: to.y + y,
            })
        }
        Manner::Slide => place(Xy { x, y }),
        Manner::Tumble(degrees) => {
            // It hops twice, and each time it is nearer to the eye.
            let hop = 1.0 + 0.16 * left * (time * 9.0).sin().abs();
            let turn = f64::from(degrees) * left;
            format!(
                "{} rotate({}deg) scale({})",
                place(Xy { x, y }),
                units(turn),
                units(hop)
            )
        }
        Manner::Turn(larger) => {
            let turn = -360.0 * left;
            let size = 1.0 + (larger - 1.0) * left;
            format!(
                "{} rotate({}deg) scale({})",
                place(Xy { x, y }),
                units(turn),
                units(size)
            )
        }
        // Its lines are as high as its letters (see `count_up`), or it does not move.
        Manner::Count(_) | Manner::Appear => String::new(),
    }
}

fn place(at: Xy) -> String {
    format!("translate({}px, {}px)", units(at.x), units(at.y))
}

/// A place on the way, when so much of it is covered.
fn on_arc(from: Xy, to: Xy, share: f64) -> Xy {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let aside = 4.0 * share * (1.0 - share) * ARC;
    // Always to the same side on the screen, so that a way back looks like the way there.
    let side = if x < 0.0 { -1.0 } else { 1.0 };
    Xy {
        x: from.x + x * share + y * aside * side,
        y: from.y + y * share - x * aside * side,
    }
}

/// Animates a property of all elements of `selector` through these values.
fn animate(
    selector: &str,
    property: &str,
    values: impl IntoIterator<Item = JsValue>,
    [delay, lasts]: [f64; 2],
    easing: &str,
) -> Result<(), JsValue> {
    let elements = document().query_selector_all(selector)?;
    let set =
        |object: &Object, name: &str, value: JsValue| Reflect::set(object, &name.into(), &value);
    let (frames, options) = (Object::new(), Object::new());
    set(
        &frames,
        property,
        values.into_iter().collect::<Array>().into(),
    )?;
    set(&frames, "easing", easing.into())?;
    set(&options, "id", NAME.into())?;
    set(&options, "delay", delay.into())?;
    set(&options, "duration", lasts.into())?;
    // Until its turn comes it stands where it came from.
    set(&options, "fill", "backwards".into())?;
    for element in (0..elements.length()).filter_map(|nth| elements.item(nth)) {
        let animate: Function = Reflect::get(&element, &"animate".into())?.dyn_into()?;
        animate.call2(&element, &frames, &options)?;
    }
    Ok(())
}
