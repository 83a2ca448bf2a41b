//! The computer player: what it is asked, and what its answers mean. It proposes; the rules decide.

use analyst::{Ask, JobId, Request, Stamp};
use record::Seat;
use rules::{Action, Choice, Session};

use terms::level;

use crate::Model;

/// Returns the place in the session that a request belongs to. Clock entries are not counted: they may be logged while
/// the computer thinks.
pub(crate) fn stamp(model: &Model) -> Stamp {
    let log = model.session().log().iter();
    let acts = log.filter(|logged| !matches!(logged.action, Action::Spend(_)));
    Stamp {
        game: model.session().game_number(),
        turn: acts.count() as u32,
    }
}

/// What the engine has to be asked now, if the computer decides and it is more than a formality.
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

/// Whether a resignation has been declined in this game: none is offered again, or nothing else would go on.
fn has_declined(session: &Session) -> bool {
    let actions = session.log().iter().rev().map(|logged| logged.action);
    let of_game = actions.take_while(|action| *action != Action::NextGame);
    of_game
        .into_iter()
        .any(|action| action == Action::DeclineResignation)
}

/// The action that a choice other than a play stands for.
///
/// Not to double is to roll, or to pass when closed out (R42): the engine does not tell these apart.
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
