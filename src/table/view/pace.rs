//! In-game delays, which give the player time to see the dice, the computer's steps, the answer to a double and the
//! last checker. All delays are in milliseconds; most are scaled by the player's speed setting.

use board::{Speed, opening_dice, rolled_ms};

use crate::Model;

/// Pause between the dice landing and the computer's first checker move, in milliseconds.
const REST_MS: u32 = 350;
/// Additional pause after the opening roll if the computer begins, in milliseconds at any speed.
const BEGINS_MS: u32 = 1_200;
/// Display time of a lost turn after the dice have landed, in milliseconds at any speed.
const LOST_TURN_MS: u32 = 2_000;
/// Display time of a lost turn with the reason for a beginner, in milliseconds at any speed.
const EXPLAINED_LOST_TURN_MS: u32 = 5_000;
/// Display time of the computer's answer to a double, in milliseconds; the game or its result follows.
pub(crate) const ANSWER_MS: u32 = 1_400;
/// Interval between two steps of the computer's play, in milliseconds; no checker animation takes longer.
const STEP_MS: u32 = 350;
/// Interval between two steps without animation, in milliseconds: long enough to follow each step.
const STEP_WITHOUT_MOTION_MS: u32 = 700;
/// Display time of an offer before the computer answers, in milliseconds.
const OFFER_MS: u32 = 1_100;
/// Animation time of a game's last checker, in milliseconds.
const LAST_CHECKER_MS: u32 = 400;

/// Returns the remaining delay before the computer's first checker move, in milliseconds. After an opening roll, the
/// delay includes time to read the sentence about who begins.
pub(crate) fn dice_ms(model: &Model) -> u32 {
    let opening = opening_dice(model.session()).is_some();
    let rolled = scaled(model, rolled_ms(opening) as u32 + REST_MS);
    let read = if opening { BEGINS_MS } else { 0 };
    (rolled + read).saturating_sub(since_roll(model))
}

/// Returns the time until the dice have landed; 0 without animation.
pub(crate) fn landing_ms(model: &Model) -> u32 {
    if !has_animation(model) || model.timing.rolled.is_none() {
        return 0;
    }
    let opening = opening_dice(model.session()).is_some();
    scaled(model, rolled_ms(opening) as u32).saturating_sub(since_roll(model))
}

/// Returns the remaining display time of a turn without a legal move, in milliseconds: the time until the dice have
/// landed, plus a time that does not depend on the speed setting.
pub(crate) fn lost_turn_ms(model: &Model) -> u32 {
    let reading_ms = if model.is_beginner() {
        EXPLAINED_LOST_TURN_MS
    } else {
        LOST_TURN_MS
    };
    landing_ms(model) + reading_ms
}

/// Returns the time since the dice on the table were rolled.
fn since_roll(model: &Model) -> u32 {
    let watch = model.watch.now();
    let since = watch.saturating_sub(model.timing.rolled.unwrap_or(watch));
    u32::try_from(since).unwrap_or(u32::MAX)
}

/// Returns the interval between two of the computer's steps, in milliseconds.
pub(crate) fn step_ms(model: &Model) -> u32 {
    let step = if model.timing.less_motion {
        STEP_WITHOUT_MOTION_MS
    } else {
        STEP_MS
    };
    scaled(model, step)
}

/// Returns the display time of an offer before the computer answers.
pub(crate) fn offer_ms(model: &Model) -> u32 {
    scaled(model, OFFER_MS)
}

/// Returns the delay of the result while the last checker is animated; `None` if animations are off.
pub(crate) fn last_ms(model: &Model) -> Option<u32> {
    has_animation(model).then(|| scaled(model, LAST_CHECKER_MS))
}

/// Returns `true` if checkers and dice are animated.
pub(crate) fn has_animation(model: &Model) -> bool {
    !model.timing.less_motion && model.settings.motion != Speed::Off
}

/// Scales a time by the player's speed setting.
fn scaled(model: &Model, ms: u32) -> u32 {
    ms * model.settings.motion.percent() / 100
}
