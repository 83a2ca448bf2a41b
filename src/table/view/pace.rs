//! Delays before the game goes on, so that dice, the computer's steps, the answer to a double and the last checker can be
//! seen. All are in milliseconds and scaled by the player's speed setting.

use board::{Speed, opening_dice, rolled_ms};

use crate::Model;

/// How long dice rest between landing and the computer's first checker, in milliseconds.
const REST_MS: u32 = 350;
/// Time between two steps of the computer's play, in milliseconds; no checker's animation is longer.
const STEP_MS: u32 = 350;
/// The same without animation, in milliseconds: long enough to follow each step.
const STEP_WITHOUT_MOTION_MS: u32 = 700;
/// How long an offer is shown before the computer answers, in milliseconds.
const OFFER_MS: u32 = 1_100;
/// Duration of the animation of a game's last checker, in milliseconds.
const LAST_CHECKER_MS: u32 = 400;

/// Returns how long the computer's first checker has to wait for its dice, which may have rested while it was thinking.
pub(crate) fn dice_ms(model: &Model) -> u32 {
    let rolled = rolled_ms(opening_dice(model.session()).is_some()) as u32 + REST_MS;
    let watch = model.watch.now();
    let since = watch.saturating_sub(model.timing.rolled.unwrap_or(watch));
    scaled(model, rolled).saturating_sub(u32::try_from(since).unwrap_or(u32::MAX))
}

/// Returns the time from one step of the computer to the next.
pub(crate) fn step_ms(model: &Model) -> u32 {
    let step = if model.timing.less_motion {
        STEP_WITHOUT_MOTION_MS
    } else {
        STEP_MS
    };
    scaled(model, step)
}

/// Returns how long an offer is shown before the computer's answer.
pub(crate) fn offer_ms(model: &Model) -> u32 {
    scaled(model, OFFER_MS)
}

/// Returns how long the result waits for the last checker's animation; `None` without animation.
pub(crate) fn last_ms(model: &Model) -> Option<u32> {
    has_animation(model).then(|| scaled(model, LAST_CHECKER_MS))
}

/// Whether checkers and dice are animated.
pub(crate) fn has_animation(model: &Model) -> bool {
    !model.timing.less_motion && model.settings.motion != Speed::Off
}

/// Scales a time by the player's speed setting.
fn scaled(model: &Model, ms: u32) -> u32 {
    ms * model.settings.motion.percent() / 100
}
