//! Questions that a player must answer.

use crate::{CubeValue, Offer, Player, Roll, Win};

/// Question to be answered in a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// The player on roll rolls, or passes if closed out (R42), and has no right to double. The only alternative is to
    /// resign.
    Roll,
    /// The player on roll doubles or rolls. A closed-out player passes instead of rolling.
    Double,
    /// The player on roll plays this roll; a dance is a play without steps.
    Play(Roll),
    /// A player answers an offer: the opponent of the player on roll or, in response to a beaver, the player on roll.
    Answer {
        /// Type of offer.
        offer: Offer,
        /// Cube value if the offer is accepted.
        value: CubeValue,
    },
    /// A player accepts or declines a resignation by the opponent, who would otherwise have to answer `pending`.
    Resignation {
        /// Type of win offered, as it is currently scored (R82).
        win: Win,
        /// Question that is asked again if the resignation is declined.
        pending: Pending,
    },
}

/// Pending decision in a turn, disregarding resignations. The variants correspond to those of [`Question`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pending {
    /// Roll, without the right to double.
    Roll,
    /// Double or roll.
    Double,
    /// Play of this roll.
    Play(Roll),
    /// Answer to an offer.
    Answer {
        /// Type of offer.
        offer: Offer,
        /// Cube value if the offer is accepted.
        value: CubeValue,
    },
}

impl Pending {
    /// Returns the player who must act.
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
