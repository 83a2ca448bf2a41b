//! Dice statistics of finished games, repeated dice, and the record of the dice seen in this browser.

use dice::{DiceStream, Seed};
use record::{DiceBook, GameSeed, SeenDice};

use super::common::save;
use crate::{Dialog, Effect, Model, Msg, NewSession, state::fair};

/// Uses `stored` as the seed of the next game, or retains the current spare seed; requests a new seed if neither is
/// usable.
///
/// A seed that a game has already used is not usable; it is found in storage if the page was killed before the
/// following seed was stored.
pub(super) fn draw(model: &mut Model, stored: Option<Seed>) -> Option<Effect> {
    let fresh = |seed: &Seed| model.saved.seeds.iter().all(|game| game.seed != *seed);
    model.spare = stored.or(model.spare).filter(fresh);
    model.spare.is_none().then(|| draw_seed(model, None))
}

/// Returns the effect that draws the seed of the next game; `waiting` is sent again once the seed is drawn.
pub(super) fn draw_seed(model: &Model, waiting: Option<Msg>) -> Effect {
    Effect::DrawSeed(model.session().game_number() + 1, waiting.map(Box::new))
}

/// Stores the seed drawn for the next game. The fingerprint of the seed may be shown from now on, so a reload must not
/// change the seed.
pub(super) fn drawn(model: &mut Model, seed: Seed) -> Vec<Effect> {
    model.spare = Some(seed);
    vec![Effect::SaveNextSeed(seed)]
}

/// Stores a game without any action once its fingerprint is shown.
pub(super) fn shown(model: &Model) -> Vec<Effect> {
    let begun = !model.session().log().is_empty();
    save(model).filter(|_| !begun).into_iter().collect()
}

/// Loads the stored dice statistics and adds the game on the table if they do not include it.
pub(super) fn book(model: &mut Model, stored: DiceBook) -> Vec<Effect> {
    model.book = stored;
    let counts = !model.elsewhere;
    counts.then(|| count(model)).flatten().into_iter().collect()
}

/// Counts the game if it is over and has not been counted.
pub(super) fn count(model: &mut Model) -> Option<Effect> {
    fair::count_game(model).then(|| Effect::SaveDiceBook(model.book.to_text()))
}

/// Excludes a game that is already over from the statistics, now and after a reload.
pub(super) fn leave_out(model: &mut Model) {
    if let Some(seed) = fair::counted(model) {
        model.book.leave_out(&seed);
    }
}

/// Starts the session's next game with this seed, and records the seed as the successor, so that it is used again after
/// an earlier state is imported.
pub(super) fn begin_next(model: &mut Model, seed: Seed) -> Option<Effect> {
    let before = model.saved.seeds.last().map(|game| game.seed);
    let known = model.seen.has_seen(&seed, 1);
    model.saved.seeds.push(GameSeed { seed, known });
    model.dice = DiceStream::new(seed);
    let before = before.filter(|_| !model.dice_by_hand())?;
    let is_news = model.seen.set_next(before, seed);
    is_news.then(|| save_seen(model))
}

/// Loads the stored record of the dice seen in this browser and adds the game on the table if the record does not
/// include it.
pub(super) fn seen(model: &mut Model, stored: SeenDice) -> Vec<Effect> {
    model.seen = stored;
    let plays = !model.elsewhere;
    plays.then(|| show(model)).flatten().into_iter().collect()
}

/// Records that the seed of the game was shown if the game is over.
pub(super) fn show(model: &mut Model) -> Option<Effect> {
    if !fair::is_over(model) || model.dice_by_hand() {
        return None;
    }
    let seed = model.saved.seeds.last()?.seed;
    let is_news = model.seen.mark_shown(seed) | mark_duplicate(model, seed);
    is_news.then(|| save_seen(model))
}

/// Marks a game whose dice were seen as part of a duplicate; returns `true` if the mark is new.
fn mark_duplicate(model: &mut Model, seed: Seed) -> bool {
    model.duplicate().is_some() && model.seen.mark_duplicate(&seed)
}

/// Records the number of dice seen in the game before another session replaces the game, as an import may restore an
/// earlier state of it. Returns the effect that stores the record, if it has changed.
pub(super) fn leave(model: &mut Model) -> Option<Effect> {
    let (seed, rolled) = model.saved.games().last()?;
    let is_news = model.seen.mark_seen(seed, rolled.len() as u32) | mark_duplicate(model, seed);
    is_news.then(|| save_seen(model))
}

/// Permanently marks the imported game as known if more of its dice were seen than it has rolls.
pub(super) fn mark(model: &mut Model) {
    let Some((seed, rolled)) = model.saved.games().last() else {
        return;
    };
    let known = model.seen.has_seen(&seed, rolled.len() as u32 + 1);
    if known
        && !fair::is_over(model)
        && let Some(game) = model.saved.seeds.last_mut()
    {
        game.known = true;
    }
}

fn save_seen(model: &Model) -> Effect {
    Effect::SaveSeenDice(model.seen.clone())
}

/// Opens the options for a game with the dice of the finished one, against another level.
pub(super) fn same_dice(model: &mut Model, seed: Seed) -> Vec<Effect> {
    let own = model.saved.seeds.last().map(|game| game.seed);
    if fair::is_known(model) && own == Some(seed) {
        model.dialog = Dialog::NewGame(NewSession::again(&model.saved, seed));
    }
    Vec::new()
}
