//! What a player can be asked.

use crate::{CubeValue, Offer, Player, Roll, Win};

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// The player on roll rolls, or passes if closed out (R42), and may not double: nothing is left but to resign.
    Roll,
    /// The player on roll doubles or rolls; or doubles or passes, if closed out.
    Double,
    /// The player on roll plays this roll; a dance is a play without steps.
    Play(Roll),
    /// A double, beaver or raccoon is answered: by the opponent of the player on roll, a beaver by that player.
    Answer {
        /// What was offered.
        offer: Offer,
        /// The value of the cube if it is taken.
        value: CubeValue,
    },
    /// The opponent of the player who has to answer `pending` accepts or declines a resignation.
    Resignation {
        /// What is offered to be lost, as it would count now (R82).
        win: Win,
        /// What goes on if the resignation is declined.
        pending: Pending,
    },
}

/// The pending decision of a turn, resignations apart; each is as in [`Question`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pending {
    /// The roll, without the right to double.
    Roll,
    /// A double or the roll.
    Double,
    /// The play of this roll.
    Play(Roll),
    /// The answer to an offer.
    Answer {
        /// What was offered.
        offer: Offer,
        /// The value of the cube if it is taken.
        value: CubeValue,
    },
}

impl Pending {
    /// Returns the player who has to act.
    pub const fn player(self, on_roll: Player) -> Player {
        match self {
            Self::Answer {
                offer: Offer::Double | Offer::Raccoon,
                ..
            } => on_roll.opponent(),
            Self::Roll
            | Self::Double
            | Self::Play(_)
            | Self::Answer {
                offer: Offer::Beaver,
                ..
            } => on_roll,
        }
    }
}

impl From<Pending> for Question {
    fn from(pending: Pending) -> Self {
        match pending {
            Pending::Roll => Self::Roll,
            Pending::Double => Self::Double,
            Pending::Play(roll) => Self::Play(roll),
            Pending::Answer { offer, value } => Self::Answer { offer, value },
        }
    }
}
