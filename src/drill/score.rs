//! Questions about match scores: take points (without gammons and with a dead cube after the take), gammon values,
//! match-winning chances, and Neil's numbers.

use engine::{Away, MatchScore, Met, TakeParts};
use rules::{Crawford, CubeValue};

use dice::DiceStream;

use crate::{counting::neil, draw::below};

/// Maximum number of points that either player needs in a question about a match-winning chance.
const MAX_AWAY: usize = 9;

/// Double at a match score, from the perspective of the player being doubled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreQuestion {
    /// Match score.
    pub score: MatchScore,
    /// Cube value before the double.
    pub value: CubeValue,
    /// Cube value after a take.
    pub doubled: CubeValue,
}

impl ScoreQuestion {
    /// Draws a double of a cube at 1 or 2 that is useful to the doubler, at a score that is common in matches: players
    /// usually need 2 to 7 points, and sometimes up to 11.
    pub(crate) fn draw(dice: &mut DiceStream) -> Option<Self> {
        let mut away = || {
            let is_far = below(dice, 12) == 0;
            let (least, span) = if is_far { (8, 4) } else { (2, 6) };
            Away::new(least + below(dice, span) as u8)
        };
        let score = MatchScore {
            own: away()?,
            opponent: away()?,
            crawford: Crawford::Ahead,
            met: Met::default(),
        };
        let redoubles = u32::from(score.opponent.points()) > 2 && below(dice, 3) == 0;
        let value = if redoubles {
            CubeValue::new(2)?
        } else {
            CubeValue::ONE
        };
        Some(Self {
            score,
            value,
            doubled: value.doubled()?,
        })
    }
}

impl ScoreQuestion {
    /// Returns the match-winning chances after a take and a drop.
    pub fn take_parts(&self) -> TakeParts {
        self.score.take_parts(self.value.points())
    }

    /// Returns the take point, which is the answer to a take point question.
    pub fn take_point(&self) -> f32 {
        self.score.take_point(self.value.points())
    }

    /// Returns the gammon value at the cube value before the double, which is the answer to a gammon value question.
    pub fn gammon_value(&self) -> f32 {
        self.score.gammon_value(self.value.points())
    }
}

/// Question about the match-winning chance at a score with a leader, from either player's perspective. If a player
/// needs one point, the next game is the Crawford game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EquityQuestion {
    /// Points that the player needs.
    pub own: u8,
    /// Points that the opponent needs.
    pub opponent: u8,
}

impl EquityQuestion {
    /// Draws a score; `None` if both players need the same number of points.
    pub(crate) fn draw(dice: &mut DiceStream) -> Option<Self> {
        let mut away = || 1 + below(dice, MAX_AWAY) as u8;
        let (own, opponent) = (away(), away());
        (own != opponent).then_some(Self { own, opponent })
    }

    /// Returns the chance given by the match equity table.
    pub fn chance(&self) -> f32 {
        let at = |points: u8| usize::from(points - 1);
        Met::default().pre_crawford()[at(self.own)][at(self.opponent)]
    }
}

/// Question about Neil's number for the number of points that the trailing player needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeadQuestion {
    /// Points that the leader needs.
    pub leader: u8,
    /// Points that the trailing player needs, from 3 to 15.
    pub trailer: u8,
}

impl LeadQuestion {
    pub(crate) fn draw(dice: &mut DiceStream) -> Self {
        let (least, most) = (*neil::TRAILER.start(), *neil::TRAILER.end());
        let trailer = least + below(dice, usize::from(most - least) + 1) as u8;
        let leader = 2 + below(dice, usize::from(trailer - 2)) as u8;
        Self { leader, trailer }
    }
}
