//! A session's actions, and their replay with the dice of its duplicate.

use dice::{DiceStream, Seed};
use rules::{Action, Choice, Phase, Player, Refusal, Session, Side, Win};

use crate::{act::Act, fault::Refused};

/// Returns both sides' actions in a session. Rolls are implied, except before a resignation by the player who has
/// rolled.
pub(super) fn acts(session: &Session) -> Vec<Act> {
    let mut acts = Vec::new();
    let mut has_rolled = false;
    for entry in session.log() {
        let Some(decided) = &entry.decided else {
            continue;
        };
        let act = match decided.choice {
            Choice::Roll if entry.action == Action::Pass => Act::Pass,
            Choice::Roll => {
                has_rolled = true;
                continue;
            }
            Choice::Play(play) => Act::Play { play, waive: false },
            Choice::Double => Act::Double,
            Choice::Take => Act::Take,
            Choice::Drop => Act::Drop,
            Choice::Beaver => Act::Beaver,
            Choice::Resign(win) => Act::Resign(win),
            Choice::Accept => Act::Accept,
            Choice::Decline => Act::Decline,
        };
        if has_rolled && matches!(act, Act::Resign(_)) {
            acts.push(Act::Roll);
        }
        has_rolled = false;
        acts.push(act);
    }
    acts
}

/// Applies one action and all rolls before it, with dice derived from `seed_of_game`; starts the next game when a game
/// has ended.
pub(super) fn done(
    seed_of_game: impl Fn(u32) -> Seed,
    computer: Option<Player>,
    session: &mut Session,
    act: Act,
    dice: &mut DiceStream,
) -> Result<(), Refused> {
    if matches!(session.phase(), Phase::GameOver(_)) {
        session.apply(Action::NextGame, dice)?;
        *dice = DiceStream::new(seed_of_game(session.game_number()));
    }
    while *session.phase() == Phase::Opening {
        session.apply(Action::RollOpening, dice)?;
    }
    if let Act::Resign(win) = act
        && computer.is_some_and(|computer| !might_resign(session, computer, win))
    {
        return Err(Refused::Forbidden(Refusal::NotNow));
    }
    replay_act(session, act, dice)
}

/// Returns `true` if the engine might make this resignation as `computer`, or if the other player decides. The engine
/// resigns only games that are certain to be lost; with all checkers at home, the next roll can save any gammon.
fn might_resign(session: &Session, computer: Player, win: Win) -> bool {
    if session.decides() != Some(computer) {
        return true;
    }
    let board = session.board_of(computer);
    let is_home = |side: &Side| side.counts()[7..].iter().all(|&count| count == 0);
    *session.phase() == Phase::ToRoll
        && is_home(board.own())
        && is_home(board.opponent())
        && win == Win::Single
}

fn replay_act(session: &mut Session, act: Act, dice: &mut DiceStream) -> Result<(), Refused> {
    let action = match act {
        Act::Play { play, waive: false } => {
            if *session.phase() == Phase::ToRoll {
                session.apply(Action::Roll, dice)?;
            }
            for step in play.steps() {
                session.apply(Action::Step(step), dice)?;
            }
            // Bearing off the last checker has already ended the game.
            if !matches!(session.phase(), Phase::Moving(_)) {
                return Ok(());
            }
            Action::PickUp
        }
        Act::Pass => Action::Pass,
        Act::Double => Action::Double,
        Act::Take => Action::Take,
        Act::Drop => Action::Drop,
        Act::Beaver => Action::Beaver,
        Act::Resign(win) => Action::Resign(win),
        Act::Accept => Action::AcceptResignation,
        Act::Decline => Action::DeclineResignation,
        Act::Roll => Action::Roll,
        Act::Play { waive: true, .. } | Act::Reveal | Act::Claim | Act::ClaimOnTime | Act::Stop => {
            return Err(Refused::NotDue);
        }
    };
    session.apply(action, dice)?;
    Ok(())
}
