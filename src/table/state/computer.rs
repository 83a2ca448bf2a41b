//! Requests to the engine for the computer player, and the actions for its replies, which the rules validate.

use analyst::{Ask, JobId, Request, Stamp};
use record::Seat;
use rules::{Action, Choice, Session};

use terms::level;

use crate::Model;

/// Returns the stamp of the current decision, which identifies stale replies. Clock entries do not count, since they
/// may be logged while the computer thinks.
pub(crate) fn stamp(model: &Model) -> Stamp {
    let log = model.session().log().iter();
    let acts = log.filter(|logged| !matches!(logged.action, Action::Spend(_)));
    Stamp {
        game: model.session().game_number(),
        turn: acts.count() as u32,
    }
}

/// Returns the request to the engine; `None` if the decision is not the computer's.
pub(crate) fn request(model: &Model) -> Option<Request> {
    let session = model.session();
    let decision = session.decision()?;
    let Seat::Computer(name) = &model.seats()[decision.player()] else {
        return None;
    };
    Some(Request {
        job: JobId(model.jobs),
        stamp: stamp(model),
        level: level(name),
        ask: Ask::Choice {
            decision,
            may_resign: !has_declined(session),
        },
    })
}

/// Returns `true` if a resignation has been declined in this game. The computer then offers no other resignation, to
/// avoid a loop.
fn has_declined(session: &Session) -> bool {
    let actions = session.log().iter().rev().map(|logged| logged.action);
    let of_game = actions.take_while(|action| *action != Action::NextGame);
    of_game
        .into_iter()
        .any(|action| action == Action::DeclineResignation)
}

/// Returns the action that corresponds to a choice; `None` for a play.
///
/// [`Choice::Roll`] also stands for a pass of a player who is closed out (R42), since the engine does not distinguish
/// the two.
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
