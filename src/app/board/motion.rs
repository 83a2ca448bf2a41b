//! Moving checkers: from the difference of two scenes to animations; nobody else says "animate".
//!
//! *Why the animation interface of the browser and not a CSS transition*: SVG draws in the order of its elements,
//! so a checker that lands on a stack has to be put elsewhere in the document, and that ends a transition.

use leptos::prelude::*;
use table::{Speed, Way, Xy, last_ways};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Function, Object, Reflect};

use super::pointer::Pointer;
use super::stage::{Key, Stage, Travel};
use crate::{effects::screen, store::Store};

/// Milliseconds of the shortest way and of the longest.
const SHORTEST: f64 = 160.0;
const LONGEST: f64 = 340.0;

/// Shows every change of place on the board as a motion, but for the checker that the hand has just put down.
pub(super) fn follow(store: Store, stage: Memo<Stage>, pointer: Pointer) {
    Effect::new(move |shown: Option<u32>| {
        stage.with(|stage| {
            if shown.is_some_and(|shown| shown != stage.motion) {
                let carried = pointer.take_put_down();
                let (width, height) = stage.scene.view.size();
                for travel in &stage.moved {
                    if carried != Some(travel.key) {
                        glide(store, *travel, width.max(height));
                    }
                }
            }
            stage.motion
        })
    });
}

/// Shows the last play again, one checker after the other.
pub(crate) fn replay(store: Store) {
    let turned = store.turned.get_untracked();
    let (ways, size) = store
        .model
        .with_untracked(|model| (last_ways(model, turned), model.view(turned).size()));
    let mut delay = 0.0;
    for Way {
        player,
        id,
        from,
        to,
    } in ways
    {
        let key = Key { player, id };
        delay += go(store, Travel { key, from, to }, size.0.max(size.1), delay);
    }
}

/// Lets a checker glide; `far` is the length of the longest way in the drawing.
pub(super) fn glide(store: Store, travel: Travel, far: f64) {
    go(store, travel, far, 0.0);
}

/// Lets a checker glide after `delay` milliseconds; how many its way takes.
fn go(store: Store, travel: Travel, far: f64, delay: f64) -> f64 {
    let speed = store.model.with_untracked(|model| model.settings().motion);
    if speed == Speed::Off || screen::reduced_motion() {
        return 0.0;
    }
    let Travel { key, from, to } = travel;
    let share = ((to.x - from.x).hypot(to.y - from.y) / far).min(1.0);
    let pace = f64::from(speed.percent()) / 100.0;
    let duration = (SHORTEST + (LONGEST - SHORTEST) * share) * pace;
    // A browser that cannot animate shows the checker in its place at once.
    let _not_animated = animate(key, [from, to], duration, delay);
    duration
}

/// How far the middle of a way lies beside the straight line, of its length.
const ARC: f64 = 0.07;
/// Into how many straight pieces the arc is cut.
const PIECES: u32 = 10;

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

fn animate(key: Key, [from, to]: [Xy; 2], duration: f64, delay: f64) -> Result<(), JsValue> {
    let element = document()
        .get_element_by_id(&key.element())
        .ok_or(JsValue::NULL)?;
    let frames = Array::new();
    for piece in 0..=PIECES {
        let time = f64::from(piece) / f64::from(PIECES);
        // Quick off the mark, and slow to settle.
        let share = 1.0 - (1.0 - time).powi(3);
        let at = on_arc(from, to, share);
        let frame = Object::new();
        let transform = format!("translate({:.2}px, {:.2}px)", at.x, at.y);
        Reflect::set(&frame, &"transform".into(), &transform.into())?;
        frames.push(&frame);
    }
    let options = Object::new();
    Reflect::set(&options, &"duration".into(), &duration.into())?;
    Reflect::set(&options, &"delay".into(), &delay.into())?;
    // Until its turn comes it stands where it came from.
    Reflect::set(&options, &"fill".into(), &"backwards".into())?;
    let animate: Function = Reflect::get(&element, &"animate".into())?.dyn_into()?;
    animate.call2(&element, &frames, &options)?;
    Ok(())
}
