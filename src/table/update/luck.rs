//! Requests the luck of the game's rolls from the engine, one roll at a time, and adds finished games to the statistics
//! over all games.
//!
//! Requests are sent only while the dice dialog is open, to compare a decision that was tried again, or to complete the
//! statistics, and never while a move is being requested. The rolls of a finished game are kept until all have been
//! evaluated, since the next game may begin earlier.

use analyst::Query;
use dice::Seed;
use rules::Player;

use crate::{
    Dialog, Effect, Model,
    state::{fair, model::OwedLuck, tried_again::original_rolls},
    texts::luck::{rolls, sums},
};

/// Adds a finished game to the statistics once its rolls have been evaluated, and requests the luck of the next roll if
/// it is needed and the engine is idle.
pub(super) fn request_next(model: &mut Model) -> Vec<Effect> {
    remember(model);
    let mut effects: Vec<Effect> = book_luck(model).into_iter().collect();
    effects.extend(ask(model));
    effects
}

/// Keeps the rolls of the game on the table while its luck is missing from the statistics, and drops rolls that are no
/// longer needed.
fn remember(model: &mut Model) {
    let book = &model.book;
    // Only the tab that plays the game adds it to the statistics.
    let awaits = |seed: &Seed| !model.elsewhere && book.awaits_luck(seed);
    let owed = match fair::counted(model).filter(awaits) {
        Some(seed) => Some(OwedLuck {
            seed,
            rolls: rolls(model),
            computers: Player::BOTH.map(|player| model.is_computer(player)),
        }),
        None => model.judged.owed.take().filter(|owed| awaits(&owed.seed)),
    };
    model.judged.owed = owed;
}

/// Adds the luck of the retained game to the statistics, if all of its rolls have been evaluated.
fn book_luck(model: &mut Model) -> Option<Effect> {
    let owed = model.judged.owed.as_ref()?;
    let (known, None) = model.judged.progress(&owed.rolls) else {
        return None;
    };
    let rolls = &model.judged.rolls[..known];
    let [person, computer] = sums(rolls, |player| {
        owed.computers[usize::from(player == Player::Black)]
    });
    let added = model.book.add_luck(&owed.seed, person, computer);
    model.judged.owed = None;
    added.then(|| Effect::SaveDiceBook(model.book.to_text()))
}

fn ask(model: &mut Model) -> Option<Effect> {
    let judged = &model.judged;
    if judged.failed || judged.pending.is_some() || model.pending_choice.is_some() {
        return None;
    }
    let rolls = match &judged.owed {
        Some(owed) => owed.rolls.clone(),
        None if model.dialog == Dialog::Dice => rolls(model),
        None => match original_rolls(model) {
            originals if originals.is_empty() => return None,
            originals => [rolls(model), originals].concat(),
        },
    };
    let (known, next) = judged.progress(&rolls);
    model.judged.rolls.truncate(known);
    let next = next?;
    let job = model.next_job();
    model.judged.pending = Some((job, next));
    Some(Effect::Ask(job, Query::Luck(next.0)))
}
