//! What is shown before the game goes on: dice that land and rest, an answer to the cube, the last checker of a game.

use rules::{Action, Die, Event, Millis};

use crate::{
    Model, Speed,
    model::{Pending, Wait},
    motion, scene,
};

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

/// What is being shown, beside the game itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Timing {
    /// Whether the player has asked the system for less motion.
    pub(crate) less_motion: bool,
    /// When the dice on the table were rolled.
    rolled: Option<Millis>,
    /// Whether the dice of the last turn lay with the lower one first.
    pub(crate) swapped: bool,
    /// The computer's answer to an offer that is still being shown.
    pub(crate) answer: Option<Action>,
}

impl Timing {
    /// What another game on the table leaves of it.
    pub(crate) fn for_another_game(self) -> Self {
        Self {
            less_motion: self.less_motion,
            ..Self::default()
        }
    }
}

/// Notes in which order the dice lie, before they are picked up.
pub(crate) fn note_dice_order(model: &mut Model) {
    if let Some(draft) = model.session().draft() {
        let shown: Vec<Die> = draft.dice().iter().map(|shown| shown.die).collect();
        model.timing.swapped = shown.first() < shown.last();
    }
}

/// Notes when dice are rolled.
pub(crate) fn note_roll(model: &mut Model, event: &Event) {
    model.timing.answer = None;
    if matches!(event, Event::OpeningRolled { .. } | Event::Rolled { .. }) {
        model.timing.rolled = Some(model.watch.now());
    }
}

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

/// Whether the result of a finished game may be seen: not before its last checker lies.
pub(crate) const fn is_result_shown(model: &Model) -> bool {
    !matches!(
        model.wait,
        Some(Wait {
            then: Pending::Result,
            ..
        })
    )
}
