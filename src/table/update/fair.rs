//! Dice statistics of finished games, reused dice, and the record of dice seen in this browser.

use dice::{DiceStream, Seed};
use record::{DiceBook, GameSeed, SeenDice};

use super::common::save;
use crate::{Dialog, Effect, Model, Msg, NewSession, state::fair};

/// Uses `stored` as the next game's seed, or keeps the current spare seed; requests a new seed if neither is usable.
///
/// A seed already used by a game is not usable; storage still contains one if the page was killed before the following
/// seed was stored.
pub(super) fn draw(model: &mut Model, stored: Option<Seed>) -> Option<Effect> {
    let fresh = |seed: &Seed| model.saved.seeds.iter().all(|game| game.seed != *seed);
    model.spare = stored.or(model.spare).filter(fresh);
    model.spare.is_none().then(|| draw_seed(model, None))
}

/// Returns the effect that draws the next game's seed; `waiting` is sent again once the seed has been drawn.
pub(super) fn draw_seed(model: &Model, waiting: Option<Msg>) -> Effect {
    Effect::DrawSeed(model.session().game_number() + 1, waiting.map(Box::new))
}

/// Stores the seed drawn for the next game. Its fingerprint may be shown from now on, so a reload must not change the
/// seed.
pub(super) fn drawn(model: &mut Model, seed: Seed) -> Vec<Effect> {
    model.spare = Some(seed);
    vec![Effect::SaveNextSeed(seed)]
}

/// Stores a game that has no actions yet, once its fingerprint has been shown.
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

/// Counts the game in the statistics if it is over and has not been counted.
pub(super) fn count(model: &mut Model) -> Option<Effect> {
    fair::count_game(model).then(|| Effect::SaveDiceBook(model.book.to_text()))
}

/// Excludes a game that is already over from the statistics, now and after a reload.
pub(super) fn leave_out(model: &mut Model) {
    if let Some(seed) = fair::counted(model) {
        model.book.leave_out(&seed);
    }
}

/// Starts the session's next game with this seed, and records it as the successor, so that the same seed follows again
/// if an earlier state is imported.
pub(super) fn begin_next(model: &mut Model, seed: Seed) -> Option<Effect> {
    let before = model.saved.seeds.last().map(|game| game.seed);
    let known = model.seen.has_seen(&seed, 1);
    model.saved.seeds.push(GameSeed { seed, known });
    model.dice = DiceStream::new(seed);
    let before = before.filter(|_| !model.dice_by_hand())?;
    let is_news = model.seen.set_next(before, seed);
    is_news.then(|| save_seen(model))
}

/// Loads the stored record of dice seen in this browser and adds the game on the table if the record does not include
/// it.
pub(super) fn seen(model: &mut Model, stored: SeenDice) -> Vec<Effect> {
    model.seen = stored;
    let plays = !model.elsewhere;
    plays.then(|| show(model)).flatten().into_iter().collect()
}

/// Records that the game's seed was shown, if the game is over.
pub(super) fn show(model: &mut Model) -> Option<Effect> {
    if !fair::is_over(model) || model.dice_by_hand() {
        return None;
    }
    let seed = model.saved.seeds.last()?.seed;
    let is_news = model.seen.mark_shown(seed) | mark_duplicate(model, seed);
    is_news.then(|| save_seen(model))
}

/// Marks a duplicate game whose dice had been seen before; returns `true` if the mark is new.
fn mark_duplicate(model: &mut Model, seed: Seed) -> bool {
    model.duplicate().is_some() && model.seen.mark_duplicate(&seed)
}

/// Records how many of the game's dice were seen before another session replaces it, since an import may restore an
/// earlier state of the game. Returns the effect that stores the record, if it has changed.
pub(super) fn leave(model: &mut Model) -> Option<Effect> {
    let (seed, rolled) = model.saved.games().last()?;
    let is_news = model.seen.mark_seen(seed, rolled.len() as u32) | mark_duplicate(model, seed);
    is_news.then(|| save_seen(model))
}

/// Permanently marks an imported game as known if more of its dice have been seen than it has rolls.
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

/// Opens the options for a game that reuses the finished game's dice against another level.
pub(super) fn same_dice(model: &mut Model, seed: Seed) -> Vec<Effect> {
    let own = model.saved.seeds.last().map(|game| game.seed);
    if fair::is_known(model) && own == Some(seed) {
        model.dialog = Dialog::NewGame(NewSession::again(&model.saved, seed));
    }
    Vec::new()
}
