//! What a player chose.

use super::{Decision, Question};
use crate::{CubeValue, Offer, Play, Win};

/// What a player chose in a [`Decision`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Choice {
    /// Not to double: to roll, or to pass if closed out (R42).
    Roll,
    /// To double.
    Double,
    /// This play; a dance has no steps.
    Play(Play),
    /// To play on for the offered value.
    Take,
    /// To give the game up.
    Drop,
    /// To redouble at once (R72); against a beaver this is a raccoon.
    Beaver,
    /// To accept the resignation.
    Accept,
    /// To decline it.
    Decline,
    /// To offer to lose the game so, as it would count then. If that is declined, the same question is asked again.
    Resign(Win),
}

/// A past decision.
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
    /// What was to be decided.
    pub decision: Decision,
    /// What the player chose.
    pub choice: Choice,
}

impl Decided {
    /// The offer that the choice made, and the value that the cube gets if it is taken; `None` if it is no offer.
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
