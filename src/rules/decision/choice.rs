//! Player's choice in a decision.

use super::{Decision, Question};
use crate::{CubeValue, Offer, Play, Win};

/// Player's choice in a [`Decision`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Choice {
    /// Roll without doubling, or pass if closed out (R42).
    Roll,
    /// Double.
    Double,
    /// Play the roll; a dance has no steps.
    Play(Play),
    /// Take a double.
    Take,
    /// Drop a double.
    Drop,
    /// Redouble immediately (R72). In response to a beaver, this is a raccoon.
    Beaver,
    /// Accept a resignation.
    Accept,
    /// Decline a resignation.
    Decline,
    /// Offer to resign, conceding this type of win as it is currently scored. If the offer is declined, the player
    /// decides again.
    Resign(Win),
}

/// Decision together with the player's choice.
///
/// ```
/// use rules::{Board, Choice, Decided, Decision, Offer, Variant};
///
/// let decision = Decision::builder(Board::start(Variant::Standard)).build()?;
/// let (offer, value) = Decided { decision, choice: Choice::Double }.offer().expect("a double");
/// assert_eq!((offer, value.points()), (Offer::Double, 2));
/// assert_eq!(Decided { decision, choice: Choice::Roll }.offer(), None);
/// # Ok::<(), rules::DecisionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Decided {
    /// Decision that the player faced.
    pub decision: Decision,
    /// Choice that the player made.
    pub choice: Choice,
}

impl Decided {
    /// Returns the offer made by the choice, with the cube value after a take; `None` if the choice is not an offer.
    pub fn offer(&self) -> Option<(Offer, CubeValue)> {
        match (self.choice, self.decision.question()) {
            (Choice::Double, _) => Some((Offer::Double, self.decision.value().doubled()?)),
            (Choice::Beaver, Question::Answer { offer, value }) => {
                self.decision.score().redoubled(offer, value).ok()
            }
            _ => None,
        }
    }
}
