//! How long each thing is shown before the game goes on, in milliseconds at the speed of the settings: dice that land
//! and rest, the computer's steps, its answer to an offer, the last checker of a game.

use crate::{Model, Speed, motion, scene};

/// How long dice rest between landing and the computer's first checker, in milliseconds.
const REST_MS: u32 = 350;
/// From one step of the computer to the next one: no checker takes longer on its way.
const STEP_MS: u32 = 350;
/// The same where nothing travels, so that each step can be followed.
const STILL_STEP_MS: u32 = 700;
/// How long an offer lies in the middle before the computer answers it.
const OFFER_MS: u32 = 1_100;
/// How long the last checker of a game is on its way.
const LAST_MS: u32 = 400;

/// How long the computer's first checker has to wait for its dice, which may have rested while it was thinking.
pub(crate) fn dice_ms(model: &Model) -> u32 {
    let rolled = motion::rolled_ms(scene::opening_dice(model.session()).is_some()) as u32 + REST_MS;
    let watch = model.watch.now();
    let since = watch.saturating_sub(model.timing.rolled.unwrap_or(watch));
    paced(model, rolled).saturating_sub(u32::try_from(since).unwrap_or(u32::MAX))
}

/// From one step of the computer to the next.
pub(crate) fn step_ms(model: &Model) -> u32 {
    let step = if model.timing.less_motion {
        STILL_STEP_MS
    } else {
        STEP_MS
    };
    paced(model, step)
}

/// How long an offer is shown before the computer's answer.
pub(crate) fn offer_ms(model: &Model) -> u32 {
    paced(model, OFFER_MS)
}

/// How long the result waits for the last checker; not at all where nothing travels.
pub(crate) fn last_ms(model: &Model) -> Option<u32> {
    travels(model).then(|| paced(model, LAST_MS))
}

/// Whether checkers and dice are seen on their way.
pub(crate) fn travels(model: &Model) -> bool {
    !model.timing.less_motion && model.settings.motion != Speed::Off
}

fn paced(model: &Model, ms: u32) -> u32 {
    ms * model.settings.motion.percent() / 100
}
