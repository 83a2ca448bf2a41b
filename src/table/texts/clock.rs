//! The clock of a match on the page: for whom time passes, when it is booked, what is shown.
//!
//! Nothing here asks what time it is: [`crate::ClockMsg::Tick`] says so before every other message and while a clock runs.
//! The time that has passed is booked and stored with each action, every two seconds, and when the page is hidden or
//! loses the focus, so that a reload gives none of it back and a kill at most two seconds.

use rules::{Delay, Millis, Player};
use terms::minutes;

use crate::{Model, texts::speech};

/// From here on a clock is marked, and the player is told once.
const LAST: Millis = 10_000;

/// The time on a player's clock, for the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// Whose clock it is, in words.
    pub label: String,
    /// Minutes and seconds left; zero only when the flag has fallen.
    pub left: String,
    /// Seconds of the delay that run before the reserve does (R89).
    pub free: Option<Millis>,
    /// Whether it is the last seconds.
    pub low: bool,
}

/// Whose clock runs: that of the player who must decide, unless the page shows something by itself, the computer
/// player has failed, or a person who plays the computer cannot see the page (R90).
pub fn running(model: &Model) -> Option<Player> {
    model.session().clock()?;
    let player = model.session().decides()?;
    // Nor does the computer's while a person enters the dice for it.
    let showing = model.wait.is_some() || model.engine_failed || model.computer_rolls;
    let away = model.watch.hidden && model.person().is_some();
    (!showing && !away && !model.elsewhere).then_some(player)
}

/// The clock of `player`, if the match has one.
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

/// Returns the time that `player` has used for the current decision; 0 if it is the other player's.
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

/// It is `now`. What is to be said if the last seconds begin, and whether a flag has fallen.
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
