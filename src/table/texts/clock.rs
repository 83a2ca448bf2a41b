//! Match clock: which clock is running, when time is booked, and how it is displayed.
//!
//! This module never reads the time: [`crate::ClockMsg::Tick`] reports it before every other message and while a clock
//! runs. The elapsed time is booked and stored with each action, every two seconds, and when the page is hidden or
//! loses focus, so that a reload regains no time and a killed page regains at most two seconds.

use board::ClockFace;
use rules::{Delay, Millis, Player};
use terms::minutes;

use crate::{Model, texts::speech};

/// Remaining time at which the clock is highlighted and the player is warned once, in milliseconds.
const LAST: Millis = 10_000;

/// Returns the player whose clock is running: the player who must decide, unless the page is showing an automatic
/// event, the engine has failed, or a person who plays against the computer cannot see the page (R90).
pub fn running(model: &Model) -> Option<Player> {
    model.session().clock()?;
    let player = model.session().decides()?;
    // The computer's clock stops while a person enters its dice.
    let showing = model.wait.is_some() || model.engine_failed || model.computer_rolls;
    let away = model.watch.hidden && model.person().is_some();
    (!showing && !away && !model.elsewhere).then_some(player)
}

/// Returns the clock of `player`; `None` if the game has no clock.
pub fn clock_face(model: &Model, player: Player) -> Option<ClockFace> {
    let rules = model.session().clock()?.rules();
    let used = used(model, player);
    let left = left(model, player)?;
    let free = rules.delay.saturating_sub(used);
    let delayed = rules.kind == Delay::Simple && running(model) == Some(player) && free > 0;
    Some(ClockFace {
        label: model.words.clock_of(speech::who(model, player)),
        left: minutes(left),
        free: delayed.then(|| free.div_ceil(1_000)),
        low: left <= LAST,
    })
}

/// Returns the time that `player` has used for the current decision; 0 if the decision is the opponent's.
fn used(model: &Model, player: Player) -> Millis {
    if model.session().decides() == Some(player) {
        let booked = model.session().used();
        booked.saturating_add(model.watch.unbooked())
    } else {
        0
    }
}

fn left(model: &Model, player: Player) -> Option<Millis> {
    let clock = model.session().clock()?;
    Some(clock.shown(player, used(model, player)))
}

/// Advances the time to `now`; returns a warning when the last seconds begin, and `true` if the player's time has
/// expired.
pub(crate) fn pass(model: &mut Model, now: Millis) -> (Option<String>, bool) {
    let before = model.watch.tick(now);
    let (Some(player), Some(clock)) = (running(model), model.session().clock()) else {
        return (None, false);
    };
    let low = |model: &Model| left(model, player).is_some_and(|left| left <= LAST);
    let was_low = low(model);
    let passed = now.saturating_sub(before);
    model.watch.add(passed);
    let warning =
        (low(model) && !was_low).then(|| model.words.last_seconds(speech::who(model, player)));
    (warning, used(model, player) >= clock.flag_after(player))
}
