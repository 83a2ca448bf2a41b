//! Taking back a play in a practice game after the dice have been picked up (R56).
//!
//! The roll stands and must be played again, unless real dice are then declared cocked. Later rolls are discarded, and
//! the game becomes unrated.

use super::{
    log,
    state::{Chance, Entry, Phase, State},
};
use crate::{Action, Choice, Decided, Draft, Event, Player, Question, Refusal};

impl State {
    pub(super) fn take_back_play(
        &mut self,
        log: &[Entry],
    ) -> Result<(Event, Option<Choice>), Refusal> {
        if !self.ruleset.money().is_some_and(|money| money.practice) {
            return Err(Refusal::PlayIsFinal);
        }
        match self.phase {
            Phase::ToRoll | Phase::Moving(_) => {}
            _ => return Err(self.busy(Refusal::NothingToUndo)),
        }
        let standing = log::standing(log::last_game(log));
        let (player, draft) = last_play(&standing).ok_or(Refusal::NothingToUndo)?;
        self.turn = player;
        self.board = *draft.start();
        self.chance = chance(&standing);
        self.phase = Phase::Moving(draft);
        Ok((Event::PlayTakenBack(player), None))
    }
}

/// Returns the player who made the last play, and the draft of that turn before its first step; `None` after a double,
/// which makes the play final (R57).
fn last_play(standing: &[&Entry]) -> Option<(Player, Draft)> {
    let decided = standing.iter().rev().filter_map(|entry| entry.decided);
    let mut decided = decided.skip_while(|decided| {
        let choice = decided.choice;
        !matches!(choice, Choice::Play(_) | Choice::Double | Choice::Beaver)
    });
    let Decided { decision, .. } = decided.next()?;
    match decision.question() {
        Question::Play(roll) => Some((decision.on_roll(), Draft::new(*decision.board(), roll))),
        _ => None,
    }
}

/// Returns the right to double as it was before the roll of the last play.
fn chance(standing: &[&Entry]) -> Chance {
    let ends_turn = |entry: &&Entry| entry.action == Action::Pass || entry.is_play();
    let last = standing.iter().rposition(|entry| entry.is_play());
    let until = &standing[..last.unwrap_or(0)];
    let rolled =
        |entry: &&Entry| matches!(entry.action, Action::RollOpening | Action::EnterOpening(_));
    let before = match until.iter().rposition(ends_turn) {
        Some(before) => before,
        None if until.iter().any(rolled) => return Chance::FirstTurn,
        // The session started in the middle of this turn.
        None => 0,
    };
    let cocked = |entry: &&Entry| entry.action == Action::Cocked;
    if until[before..].iter().any(cocked) {
        Chance::Gone
    } else {
        Chance::Open
    }
}
