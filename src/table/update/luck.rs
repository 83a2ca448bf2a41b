//! Requests the luck of the game's rolls from the engine, one roll at a time, and adds finished games to the statistics
//! of all games.
//!
//! Requests are sent only while the dice dialog is open, to compare a retried decision, or to complete the statistics,
//! and never during a request for a move. The rolls of a finished game are retained until all are evaluated, since the
//! next game may begin earlier.

use analyst::Query;
use dice::Seed;
use rules::Player;

use crate::{
    Dialog, Effect, Model,
    state::{fair, model::OwedLuck, tried_again::original_rolls},
    texts::luck::{rolls, sums},
};

/// Adds a finished game to the statistics once its rolls are evaluated, and requests the luck of the next roll if it is
/// needed and the engine is free.
pub(super) fn request_next(model: &mut Model) -> Vec<Effect> {
    remember(model);
    let mut effects: Vec<Effect> = book_luck(model).into_iter().collect();
    effects.extend(ask(model));
    effects
}

/// Retains the rolls of the game on the table while the statistics lack the luck of that game, and drops rolls that are
/// no longer needed.
fn remember(model: &mut Model) {
    let book = &model.book;
    // Only the playing page counts games.
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

/// Adds the luck of the retained game to the statistics, if all of its rolls are evaluated.
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
