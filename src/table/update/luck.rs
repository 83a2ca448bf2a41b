//! Asks the engine how lucky each roll of the game was, one after the other, and adds finished games to the book of all.
//!
//! It is asked only when somebody looks at the dice or a finished game has to be added to the book of all, and never
//! while it is asked for a move. A finished game that the book waits for is remembered until it is judged, for the next
//! one begins sooner than that.

use analyst::{Ask, JobId, Request};
use dice::Seed;
use engine::Level;
use rules::Player;

use crate::{
    Dialog, Effect, Model,
    state::{computer, fair, model::OwedLuck, tried_again::original_rolls},
    texts::luck::{rolls, sums},
};

/// Adds a finished game to the book once it is judged, and asks for the next roll if that is wanted and the engine is
/// free.
pub(super) fn go_on(model: &mut Model) -> Vec<Effect> {
    remember(model);
    let mut effects: Vec<Effect> = book_luck(model).into_iter().collect();
    effects.extend(ask(model));
    effects
}

/// Remembers the game on the table if the book waits for its luck, and forgets one for which it does not any more.
fn remember(model: &mut Model) {
    let book = &model.book;
    // The page that plays counts.
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

/// Adds the luck of the game that is owed to the book, if all of its rolls are judged.
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
    if judged.failed || judged.asked.is_some() || model.asked.is_some() {
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
    model.jobs += 1;
    let request = Request {
        job: JobId(model.jobs),
        stamp: computer::stamp(model),
        level: Level::Expert,
        ask: Ask::Luck(next.0),
    };
    model.judged.asked = Some((request.job, next));
    Some(Effect::Ask(request))
}
