//! Engine queries for the computer player, and conversion of its choices to actions, which are then validated by the
//! rules.

use analyst::Query;
use record::Seat;
use rules::{Action, Choice, Decision, Session};

use terms::level;

use crate::Model;

/// Returns the decision that the computer has to make, and the query to send to the engine; `None` if the computer does
/// not have to decide.
pub(crate) fn query(model: &Model) -> Option<(Decision, Query)> {
    let session = model.session();
    let decision = session.decision()?;
    let Seat::Computer(name) = &model.seats()[decision.player()] else {
        return None;
    };
    let query = Query::Choose {
        decision,
        level: level(name),
        may_resign: !has_declined(session),
    };
    Some((decision, query))
}

/// Returns `true` if a resignation has already been declined in this game. The computer then does not offer another
/// one, to avoid a loop.
fn has_declined(session: &Session) -> bool {
    let actions = session.log().iter().rev().map(|logged| logged.action);
    let of_game = actions.take_while(|action| *action != Action::NextGame);
    of_game
        .into_iter()
        .any(|action| action == Action::DeclineResignation)
}

/// Returns the action for an engine choice; `None` for a play.
///
/// [`Choice::Roll`] also covers a closed-out player's pass (R42), since the engine does not distinguish the two.
pub(crate) fn action(session: &Session, choice: Choice) -> Option<Action> {
    Some(match choice {
        Choice::Play(_) => return None,
        Choice::Roll if session.allows(Action::Pass).is_ok() => Action::Pass,
        Choice::Roll => Action::Roll,
        Choice::Double => Action::Double,
        Choice::Resign(win) => Action::Resign(win),
        Choice::Take => Action::Take,
        Choice::Drop => Action::Drop,
        Choice::Beaver => Action::Beaver,
        Choice::Accept => Action::AcceptResignation,
        Choice::Decline => Action::DeclineResignation,
    })
}
