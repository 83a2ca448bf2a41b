//! The dice of finished games: they are counted, and played again.

use dice::Seed;
use record::DiceBook;

use crate::{Dialog, Effect, Form, Model, fair};

/// The book of all games as it was stored, to which the game on the table may be missing.
pub(super) fn book(model: &mut Model, stored: DiceBook) -> Vec<Effect> {
    model.book = stored;
    count(model).into_iter().collect()
}

/// Counts the game if it is over and has not been counted.
pub(super) fn count(model: &mut Model) -> Option<Effect> {
    fair::count_game(model).then(|| Effect::SaveBook(model.book.to_text()))
}

/// Asks for a game with the dice of the one that is over, against another level.
pub(super) fn same_dice(model: &mut Model, seed: Seed) -> Vec<Effect> {
    if fair::is_known(model) && model.saved.seeds.last() == Some(&seed) {
        model.dialog = Dialog::NewGame(Form::again(model.session(), model.seats(), seed));
    }
    Vec::new()
}
