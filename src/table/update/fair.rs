//! The dice of finished games: they are counted, and played again.

use dice::Seed;
use record::DiceBook;

use super::{need_seed, save};
use crate::{Dialog, Effect, Form, Model, fair};

/// Takes `stored` for the seed of the next game, or keeps the one that is there; asks for one where neither will do.
///
/// A seed that a game has had already is none: the page was killed before the one after it was stored.
pub(super) fn draw(model: &mut Model, stored: Option<Seed>) -> Option<Effect> {
    let fresh = |seed: &Seed| !model.saved.seeds.contains(seed);
    model.spare = stored.or(model.spare).filter(fresh);
    model.spare.is_none().then(|| need_seed(model))
}

/// The seed of the next game is there. Its fingerprint may be shown from now on, so a reload must not change it.
pub(super) fn drawn(model: &mut Model, seed: Seed) -> Vec<Effect> {
    model.spare = Some(seed);
    vec![Effect::SaveNext(seed)]
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
    fair::count_game(model).then(|| Effect::SaveBook(model.book.to_text()))
}

/// Sees to it that the game is not counted if it is over already, neither now nor after a reload.
pub(super) fn leave_out(model: &mut Model) {
    if let Some(seed) = fair::counted(model) {
        model.book.leave_out(&seed);
    }
}

/// Asks for a game with the dice of the one that is over, against another level.
pub(super) fn same_dice(model: &mut Model, seed: Seed) -> Vec<Effect> {
    if fair::is_known(model) && model.saved.seeds.last() == Some(&seed) {
        model.dialog = Dialog::NewGame(Form::again(model.session(), model.seats(), seed));
    }
    Vec::new()
}
