//! The dice of finished games are counted, and played again; those that were seen are remembered.

use dice::{DiceStream, Seed};
use record::{DiceBook, GameSeed, SeenDice};

use super::common::save;
use crate::{Dialog, Effect, Model, Msg, NewSession, state::fair};

/// Takes `stored` for the seed of the next game, or keeps the one that is there; asks for one where neither will do.
///
/// A seed that a game has had already is none: the page was killed before the one after it was stored.
pub(super) fn draw(model: &mut Model, stored: Option<Seed>) -> Option<Effect> {
    let fresh = |seed: &Seed| model.saved.seeds.iter().all(|game| game.seed != *seed);
    model.spare = stored.or(model.spare).filter(fresh);
    model.spare.is_none().then(|| draw_seed(model, None))
}

/// Asks for the seed of the next game; `waiting` is sent again once it is there.
pub(super) fn draw_seed(model: &Model, waiting: Option<Msg>) -> Effect {
    Effect::DrawSeed(model.session().game_number() + 1, waiting.map(Box::new))
}

/// The seed of the next game is there. Its fingerprint may be shown from now on, so a reload must not change it.
pub(super) fn drawn(model: &mut Model, seed: Seed) -> Vec<Effect> {
    model.spare = Some(seed);
    vec![Effect::SaveNextSeed(seed)]
}

/// The fingerprint of a game in which nothing has been done yet is shown: the game is stored from now on.
pub(super) fn shown(model: &Model) -> Vec<Effect> {
    let begun = !model.session().log().is_empty();
    save(model).filter(|_| !begun).into_iter().collect()
}

/// The book of all games as it was stored, to which the game on the table may be missing.
pub(super) fn book(model: &mut Model, stored: DiceBook) -> Vec<Effect> {
    model.book = stored;
    let counts = !model.elsewhere;
    counts.then(|| count(model)).flatten().into_iter().collect()
}

/// Counts the game if it is over and has not been counted.
pub(super) fn count(model: &mut Model) -> Option<Effect> {
    fair::count_game(model).then(|| Effect::SaveDiceBook(model.book.to_text()))
}

/// Sees to it that the game is not counted if it is over already, neither now nor after a reload.
pub(super) fn leave_out(model: &mut Model) {
    if let Some(seed) = fair::counted(model) {
        model.book.leave_out(&seed);
    }
}

/// The session goes on with the game that has this seed. It stays the next game, also after a file has brought back the
/// time before.
pub(super) fn begin_next(model: &mut Model, seed: Seed) -> Option<Effect> {
    let before = model.saved.seeds.last().map(|game| game.seed);
    let known = model.seen.has_seen(&seed, 1);
    model.saved.seeds.push(GameSeed { seed, known });
    model.dice = DiceStream::new(seed);
    let before = before.filter(|_| !model.dice_by_hand())?;
    let is_news = model.seen.set_next(before, seed);
    is_news.then(|| save_seen(model))
}

/// What was seen in this browser as it was stored, to which the game on the table may be missing.
pub(super) fn seen(model: &mut Model, stored: SeenDice) -> Vec<Effect> {
    model.seen = stored;
    let plays = !model.elsewhere;
    plays.then(|| show(model)).flatten().into_iter().collect()
}

/// Remembers that the seed of the game was shown if it is over.
pub(super) fn show(model: &mut Model) -> Option<Effect> {
    if !fair::is_over(model) || model.dice_by_hand() {
        return None;
    }
    let seed = model.saved.seeds.last()?.seed;
    let is_news = model.seen.mark_shown(seed) | mark_duplicate(model, seed);
    is_news.then(|| save_seen(model))
}

/// Remembers that a game of which dice were seen is one of a duplicate; returns whether that is new.
fn mark_duplicate(model: &mut Model, seed: Seed) -> bool {
    model.duplicate().is_some() && model.seen.mark_duplicate(&seed)
}

/// Remembers how many dice of the game were seen, before another session takes its place: a file may bring it back as
/// it was earlier.
pub(super) fn leave(model: &mut Model) -> Option<Effect> {
    let (seed, rolled) = model.saved.games().last()?;
    let is_news = model.seen.mark_seen(seed, rolled.len() as u32) | mark_duplicate(model, seed);
    is_news.then(|| save_seen(model))
}

/// Marks the game that came to the table for ever if more of its dice were seen than were rolled in it.
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

/// Asks for a game with the dice of the one that is over, against another level.
pub(super) fn same_dice(model: &mut Model, seed: Seed) -> Vec<Effect> {
    let own = model.saved.seeds.last().map(|game| game.seed);
    if fair::is_known(model) && own == Some(seed) {
        model.dialog = Dialog::NewGame(NewSession::again(&model.saved, seed));
    }
    Vec::new()
}
