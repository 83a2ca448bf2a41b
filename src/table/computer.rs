//! The computer player: what it is asked, and what its answers mean. It proposes; the rules decide.

use engine::Context;
use protocol::{Answer, Ask, JobId, Request, Stamp};
use record::Seat;
use rules::{Action, Offer, Phase, Player, Session};

use crate::{Model, form::level};

/// The place in the session that a request belongs to now; time may be booked while the computer thinks.
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
    let Seat::Computer(name) = &model.seats()[session.decides()?] else {
        return None;
    };
    Some(Request {
        job: JobId(model.jobs),
        stamp: stamp(model),
        level: level(name),
        ask: ask(model)?,
    })
}

fn ask(model: &Model) -> Option<Ask> {
    let session = model.session();
    match session.phase() {
        Phase::ToRoll(player) => Some(Ask::Offer {
            board: session.board_of(*player),
            context: Context::of(session, *player),
            may_resign: !has_declined(session),
        }),
        Phase::Moving(player, draft) => Some(Ask::Play {
            board: *draft.start(),
            roll: draft.roll(),
            context: Context::of(session, *player),
        }),
        Phase::Doubled { by, offer, value } => {
            let on_roll = first_doubler(*by, *offer);
            Some(Ask::Respond {
                board: session.board_of(on_roll),
                context: Context::of(session, on_roll),
                offer: *offer,
                value: *value,
                may_redouble: session.allows(Action::Beaver).is_ok(),
            })
        }
        Phase::ResignationOffered { by, win, resume } => {
            let on_roll = match resume.as_ref() {
                Phase::ToRoll(player) | Phase::Moving(player, _) => *player,
                Phase::Doubled { by, offer, .. } => first_doubler(*by, *offer),
                _ => return None,
            };
            let board = session
                .draft()
                .map_or_else(|| session.board_of(on_roll), |draft| *draft.start());
            Some(Ask::Resignation {
                board,
                context: Context::of(session, on_roll),
                win: *win,
                by_mover: *by == on_roll,
            })
        }
        Phase::Opening | Phase::GameOver(_) | Phase::MatchOver(_) => None,
    }
}

/// Returns the player on roll, who made the first double of this turn, while `by` waits for an answer to `offer`.
const fn first_doubler(by: Player, offer: Offer) -> Player {
    match offer {
        Offer::Double | Offer::Raccoon => by,
        Offer::Beaver => by.opponent(),
    }
}

/// Whether a resignation has been declined in this game: none is offered again, or nothing else would go on.
fn has_declined(session: &Session) -> bool {
    let actions = session.log().iter().rev().map(|logged| logged.action);
    let of_game = actions.take_while(|action| *action != Action::NextGame);
    of_game
        .into_iter()
        .any(|action| action == Action::DeclineResignation)
}

/// The action that an answer other than a play stands for.
///
/// Not to double is to roll, or to pass when closed out (R42): the engine does not tell these apart.
pub(crate) fn action(session: &Session, answer: &Answer) -> Option<Action> {
    match answer {
        Answer::Play { .. } | Answer::Luck(_) => None,
        Answer::Roll if session.allows(Action::Pass).is_ok() => Some(Action::Pass),
        Answer::Roll => Some(Action::Roll),
        Answer::Double => Some(Action::Double),
        Answer::Resign(win) => Some(Action::Resign(*win)),
        Answer::Take => Some(Action::Take),
        Answer::Drop => Some(Action::Drop),
        Answer::Redouble => Some(Action::Beaver),
        Answer::Accept => Some(Action::AcceptResignation),
        Answer::Decline => Some(Action::DeclineResignation),
    }
}
