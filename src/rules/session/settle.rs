//! What is left of a turn in the log once its dice are picked up.

use super::{Session, time};
use crate::{Act, Action, Logged, Turn};

impl Session {
    /// Once the dice are picked up only the steps that count are kept, so that undoing costs nothing afterwards.
    /// Resignations declined while the turn was half made stay, before the steps, and so does time.
    pub(super) fn settle(&mut self, turn: &Turn) {
        use Action::{
            DeclineResignation, PickUp, Resign, Spend, Step, SwapDice, TakeBack, Undo, UndoTurn,
        };
        let Act::Play { play, .. } = turn.act else {
            return;
        };
        let stays = |action| matches!(action, Resign(_) | DeclineResignation | Spend(_));
        let rearranges = |action| {
            matches!(
                action,
                PickUp | Step(_) | SwapDice | TakeBack(_) | Undo | UndoTurn
            )
        };
        let in_turn = |logged: &Logged| rearranges(logged.action) || stays(logged.action);
        let rolled = self.log.iter().rposition(|logged| !in_turn(logged));
        let mut made = self.log.split_off(rolled.map_or(0, |nth| nth + 1));
        let pick_up = made.pop_if(|last| last.action == PickUp);
        made.retain(|logged| stays(logged.action));
        made.dedup_by(time::joined);
        made.extend(play.steps().map(|step| Logged {
            action: Step(step),
            dice: Vec::new(),
        }));
        made.extend(pick_up);
        self.log.append(&mut made);
    }
}
