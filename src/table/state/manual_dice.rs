//! Manually entered dice rolls (O12): which roll is expected, and the action for an entered roll.

use rules::{Action, ByPlayer, DiceBy, Die, Phase, Player, Roll};

use crate::Model;

/// Dice that the players have to enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WantedDice {
    /// Opening roll: one die per player, White's first.
    Opening,
    /// Both of this player's dice.
    Roll(Player),
}

impl WantedDice {
    /// Returns the action for two dice, given in the order of entry.
    pub(crate) fn action(self, first: Die, second: Die) -> Action {
        match self {
            Self::Opening => Action::EnterOpening(ByPlayer {
                white: first,
                black: second,
            }),
            Self::Roll(_) => Action::EnterRoll(Roll::new(first, second)),
        }
    }
}

impl Model {
    /// Returns `true` if the players roll physical dice in this session.
    pub fn dice_by_hand(&self) -> bool {
        self.session().ruleset().dice == DiceBy::Hand
    }

    /// Returns the dice that currently have to be entered, if any.
    pub fn wanted_dice(&self) -> Option<WantedDice> {
        if !self.dice_by_hand() {
            return None;
        }
        match *self.session().phase() {
            Phase::Opening => Some(WantedDice::Opening),
            Phase::ToRoll => {
                let player = self.session().on_roll()?;
                let decided = !self.is_computer(player) || self.computer_rolls;
                let closed_out = self.session().allows(Action::Pass).is_ok();
                (decided && !closed_out).then_some(WantedDice::Roll(player))
            }
            _ => None,
        }
    }

    /// Returns the first die while the second has yet to be entered; `None` otherwise.
    pub const fn first_die(&self) -> Option<Die> {
        self.first_die
    }
}
