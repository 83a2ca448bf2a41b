//! Delays before the game goes on, so that dice, the computer's steps, the answer to a double and the last checker can be
//! seen. All are in milliseconds and scaled by the player's speed setting.

use board::{Speed, opening_dice, rolled_ms};

use crate::Model;

/// How long dice rest between landing and the computer's first checker, in milliseconds.
const REST_MS: u32 = 350;
/// Additional rest of the opening dice if the computer begins, in milliseconds at every speed.
const BEGINS_MS: u32 = 1_200;
/// How long a lost turn is shown after the dice have landed, in milliseconds at every speed.
const LOST_TURN_MS: u32 = 2_000;
/// How long the computer's answer to a double is shown before the game goes on or its result is shown, in milliseconds.
pub(crate) const ANSWER_MS: u32 = 1_400;
/// Time between two steps of the computer's play, in milliseconds; no checker's animation is longer.
const STEP_MS: u32 = 350;
/// The same without animation, in milliseconds: long enough to follow each step.
const STEP_WITHOUT_MOTION_MS: u32 = 700;
/// How long an offer is shown before the computer answers, in milliseconds.
const OFFER_MS: u32 = 1_100;
/// Duration of the animation of a game's last checker, in milliseconds.
const LAST_CHECKER_MS: u32 = 400;

/// Returns how long the computer's first checker has to wait for its dice, which may have rested while it was thinking.
/// Dice that decide who begins rest until the sentence that says so has been read.
pub(crate) fn dice_ms(model: &Model) -> u32 {
    let opening = opening_dice(model.session()).is_some();
    let rolled = scaled(model, rolled_ms(opening) as u32 + REST_MS);
    let read = if opening { BEGINS_MS } else { 0 };
    (rolled + read).saturating_sub(since_roll(model))
}

/// Returns how long the dice are still in flight; 0 without animation.
pub(crate) fn landing_ms(model: &Model) -> u32 {
    if !has_animation(model) || model.timing.rolled.is_none() {
        return 0;
    }
    let opening = opening_dice(model.session()).is_some();
    scaled(model, rolled_ms(opening) as u32).saturating_sub(since_roll(model))
}

/// Returns how long a turn without a legal move is shown: the same time after the landing at every speed.
pub(crate) fn lost_turn_ms(model: &Model) -> u32 {
    landing_ms(model) + LOST_TURN_MS
}

/// Returns the time since the dice on the table were rolled.
fn since_roll(model: &Model) -> u32 {
    let watch = model.watch.now();
    let since = watch.saturating_sub(model.timing.rolled.unwrap_or(watch));
    u32::try_from(since).unwrap_or(u32::MAX)
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
