//! Browser animations for the motions derived by the `board` crate.
//!
//! Only `transform` and `opacity` are animated, and only as decoration: every element is already at its final position
//! in the scene, so a motion can end at any time. With reduced motion, elements fade in at their new position.
//!
//! CSS transitions are not used: SVG is painted in document order, so a checker that lands on a stack must be moved
//! within the document, which would cut its transition short.

use ::board::{Manner, Motion, Mover, Speed, Xy, count_steps, side, units};
use leptos::prelude::*;
use rules::Millis;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::js_sys::{Array, Function, Math, Object, Reflect};

use super::{BoardKind, stage::Key};
use crate::browser::{screen, spawn_local, timer};

/// ID of every animation started by the page, which distinguishes them from CSS animations.
const ANIMATION_ID: &str = "motion";
/// Duration of the fade-in with reduced motion, in milliseconds.
const FADE_MS: f64 = 80.0;
/// Opacity keyframes for a tumbling die's faces: two wrong faces alternate, then the right face remains.
const FACES: [(&str, [f64; 7]); 3] = [
    (".wrong.a", [1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0]),
    (".wrong.b", [0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0]),
    (".right", [0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0]),
];

/// Adds listeners that finish all running motions on any key or pointer press.
pub(crate) fn finish_on_input() {
    let end = Closure::<dyn FnMut()>::new(finish).into_js_value();
    for input in ["pointerdown", "keydown"] {
        // Capture phase: the listener runs before the handler that may start a new motion.
        let _listens =
            document().add_event_listener_with_callback_and_bool(input, end.unchecked_ref(), true);
    }
}

fn finish() {
    for animation in document().get_animations() {
        // Finishing a completed animation is harmless.
        let _over = finish_ours(&animation);
    }
}

/// Finishes an animation if its ID is [`ANIMATION_ID`].
fn finish_ours(animation: &JsValue) -> Result<(), JsValue> {
    if Reflect::get(animation, &"id".into())? == ANIMATION_ID {
        let finish: Function = Reflect::get(animation, &"finish".into())?.dyn_into()?;
        finish.call0(animation)?;
    }
    Ok(())
}

/// Maximum time an animation may wait for its chunk, in milliseconds; an animation that would start later is skipped.
const LATE_MS: Millis = 50;

part! { later:
    /// Returns the animation function from the lazy-loaded chunk.
    fn entry() -> fn(BoardKind, Speed, Motion) {
        animate_now
    }
}

/// Animates one motion on a board at the chosen speed. If the animation chunk has not loaded yet, the piece appears at
/// its destination immediately.
pub(super) fn animate_motion(kind: BoardKind, speed: Speed, motion: Motion) {
    let started = timer::now();
    spawn_local(async move {
        if let Ok(animate) = entry().await
            && timer::now().saturating_sub(started) < LATE_MS
        {
            animate(kind, speed, motion);
        }
    });
}

fn animate_now(kind: BoardKind, speed: Speed, motion: Motion) {
    if speed == Speed::Off {
        return;
    }
    // Without the animation API, every piece appears at its destination immediately.
    let _not_animated = if screen::reduced_motion() {
        fade(kind, &motion)
    } else {
        move_there(kind, &motion, f64::from(speed.percent()) / 100.0)
    };
}

/// Returns the CSS selector of the moving piece within this board.
fn selector(kind: BoardKind, mover: Mover) -> String {
    let name = match mover {
        Mover::Checker(player, id) => Key { player, id }.element(),
        Mover::Die(nth) => format!("die-{nth}"),
        Mover::DiePlace(nth) => format!("die-place-{nth}"),
        Mover::Cube => "cube".to_owned(),
        // After a game, the scores are on the end card, not in the player strips.
        Mover::Score(player) => {
            return format!(
                ":is(.end-card, .page:not(:has(.end-card)) .player) [data-piece=score-{}]",
                side(player)
            );
        }
        Mover::Rings => return format!("{} .can-move :is(.mark, .mark-edge)", kind.selector()),
    };
    format!("{} [data-piece={name}]", kind.selector())
}

fn fade(kind: BoardKind, motion: &Motion) -> Result<(), JsValue> {
    let opacities = [0.0, 1.0].map(JsValue::from_f64);
    animate(
        &selector(kind, motion.what),
        "opacity",
        opacities,
        [0.0, FADE_MS],
        "linear",
    )
}

fn move_there(kind: BoardKind, motion: &Motion, pace: f64) -> Result<(), JsValue> {
    let piece_selector = selector(kind, motion.what);
    let times = [motion.delay * pace, motion.lasts * pace];
    match motion.manner {
        Manner::Count(numbers) => return count_up(&piece_selector, numbers, times),
        Manner::Appear => {
            let opacities = [0.0, 1.0].map(JsValue::from_f64);
            return animate(&piece_selector, "opacity", opacities, times, "linear");
        }
        _ => {}
    }
    let frames = (0..=SEGMENTS).map(|segment| {
        let share = f64::from(segment) / f64::from(SEGMENTS);
        frame(motion, share).into()
    });
    animate(&piece_selector, "transform", frames, times, "linear")?;
    if let Manner::Tumble(_) = motion.manner {
        for (face, opacities) in FACES {
            let opacities = opacities.map(JsValue::from_f64);
            animate(
                &format!("{piece_selector} {face}"),
                "opacity",
                opacities,
                times,
                "step-end",
            )?;
        }
    }
    Ok(())
}

/// Animates a score counting up: the preceding numbers are stacked above the score, one per line, and scroll past. They
/// are held in an attribute, which hides them from screen readers.
fn count_up(element_selector: &str, numbers: [u32; 2], times: [f64; 2]) -> Result<(), JsValue> {
    let mut past: Vec<String> = count_steps(numbers).iter().map(u32::to_string).collect();
    past.pop();
    let element = document()
        .query_selector(element_selector)?
        .ok_or(JsValue::NULL)?;
    element.set_attribute("data-past", &past.join("\n"))?;
    let lines = (0..=past.len()).rev();
    let frames = lines.map(|line| format!("translateY({}%)", 100 * line).into());
    animate(element_selector, "transform", frames, times, "ease-in-out")
}

/// Height of an arc above its chord, as a fraction of the chord's length.
const ARC: f64 = 0.07;
/// Number of straight segments that approximate an arc.
const SEGMENTS: u32 = 10;

/// Returns the motion's CSS transform at `time`, from 0 (start) to 1 (end).
fn frame(motion: &Motion, time: f64) -> String {
    let Motion { from, to, .. } = *motion;
    // Ease-out cubic.
    let share = 1.0 - (1.0 - time).powi(3);
    let remaining = 1.0 - share;
    // The dice and the cube are inside a group that is already translated to their position.
    let (x, y) = ((from.x - to.x) * remaining, (from.y - to.y) * remaining);
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
            // The die hops twice, and each hop brings it closer to the viewer.
            let hop = 1.0 + 0.16 * remaining * Math::sin(time * 9.0).abs();
            let turn = f64::from(degrees) * remaining;
            format!(
                "{} rotate({}deg) scale({})",
                place(Xy { x, y }),
                units(turn),
                units(hop)
            )
        }
        Manner::Turn(larger) => {
            let turn = -360.0 * remaining;
            let size = 1.0 + (larger - 1.0) * remaining;
            format!(
                "{} rotate({}deg) scale({})",
                place(Xy { x, y }),
                units(turn),
                units(size)
            )
        }
        // No transform is needed: the line height equals the digits' height (see `count_up`), so the score does not
        // shift.
        Manner::Count(_) | Manner::Appear => String::new(),
    }
}

fn place(at: Xy) -> String {
    format!("translate({}px, {}px)", units(at.x), units(at.y))
}

/// Returns the point on the arc at fraction `share` (0 to 1) of the way from `from` to `to`.
fn on_arc(from: Xy, to: Xy, share: f64) -> Xy {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let aside = 4.0 * share * (1.0 - share) * ARC;
    // Arcs always bend to the same side of the screen, so that motions in both directions look alike.
    let side = if x < 0.0 { -1.0 } else { 1.0 };
    Xy {
        x: from.x + x * share + y * aside * side,
        y: from.y + y * share - x * aside * side,
    }
}

/// Animates a property of every element matching `selector` through the given values.
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
    set(&options, "id", ANIMATION_ID.into())?;
    set(&options, "delay", delay.into())?;
    set(&options, "duration", lasts.into())?;
    // A piece stays at its starting position until its delay has elapsed.
    set(&options, "fill", "backwards".into())?;
    for element in (0..elements.length()).filter_map(|nth| elements.item(nth)) {
        let animate: Function = Reflect::get(&element, &"animate".into())?.dyn_into()?;
        animate.call2(&element, &frames, &options)?;
    }
    Ok(())
}
