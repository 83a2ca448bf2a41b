//! Dice rolled by hand and entered on the page (O12): whose are wanted, and what the entered ones stand for.

use rules::{Action, ByPlayer, DiceBy, Die, Phase, Player, Roll};

use crate::Model;

/// Whose dice have to be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WantedDice {
    /// One die of each player, White's first.
    Opening,
    /// Both dice of this player.
    Roll(Player),
}

impl WantedDice {
    /// What these two dice, in the order in which they were entered, are in the session.
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
    /// Whether players roll real dice in this session.
    pub fn dice_by_hand(&self) -> bool {
        self.session().ruleset().dice == DiceBy::Hand
    }

    /// Whose dice have to be entered now, if anybody's.
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

    /// The first of two dice, while the second is waited for.
    pub const fn first_die(&self) -> Option<Die> {
        self.first_die
    }
}
