//! Short announcements of a hand's actions for the live region.

use rules::{ByPlayer, Event, Session, Step};
use words::{Arg, Words, arg};

use crate::speech::{match_result, result};

/// Returns the announcement of an event caused by a hand on the board; `None` for any other event.
pub fn announcement(
    session: &Session,
    words: &Words,
    names: &ByPlayer<Arg<'static>>,
    event: &Event,
) -> Option<String> {
    Some(match event {
        Event::Stepped { step, hit, .. } => own_step(session, words, *step, *hit),
        Event::Undone(_) | Event::TurnUndone => words.taken_back(),
        Event::GameOver(outcome) => result(words, names, outcome),
        Event::MatchOver(outcome) => match_result(words, names, outcome),
        _ => return None,
    })
}

/// Returns a step in its player's numbering, in words: "8 to 5".
pub(crate) fn step_text(words: &Words, step: Step) -> String {
    let number = |number: u8| match number {
        0 => words.said_off(),
        25 => words.said_bar(),
        point => point.to_string(),
    };
    words.move_to(
        arg::From(number(step.from.number())),
        arg::To(number(step.to().number())),
    )
}

/// Returns a person's step in that player's numbering, followed by a sentence about ending the turn if it was the last
/// step.
fn own_step(session: &Session, words: &Words, step: Step, hit: bool) -> String {
    let moved = step_text(words, step);
    let moved = if hit {
        words.move_hitting(moved)
    } else {
        moved
    };
    let announcement = words.step_said(moved);
    let draft = session.draft();
    let Some(draft) = draft.filter(|draft| draft.is_complete()) else {
        return announcement;
    };
    let left = draft.dice().into_iter().find(|shown| !shown.used);
    let end = match left {
        Some(shown) => words.no_legal_move(shown.die.pips().to_string()),
        None => words.all_played(),
    };
    format!("{announcement} {end}")
}
