//! Take points and gammon values at a match score, without gammons and with a cube that is not turned again.

use engine::{Away, MatchScore, Met, TakeParts};
use rules::{Crawford, CubeValue};

use dice::DiceStream;

use crate::draw::below;

/// Double at a match score, seen by the player who is doubled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreQuestion {
    /// Match score.
    pub score: MatchScore,
    /// Cube before the double.
    pub value: CubeValue,
    /// Cube after a take.
    pub doubled: CubeValue,
}

impl ScoreQuestion {
    /// Draws a double from 1 or 2 that is useful to the doubler, at a score that is common in matches: usually both
    /// players are 2 to 7 points away, sometimes up to 11.
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

    /// Returns the take point, the answer to the question about it.
    pub fn take_point(&self) -> f32 {
        self.score.take_point(self.value.points())
    }

    /// Returns the gammon value at the cube before the double, the answer to the question about it.
    pub fn gammon_value(&self) -> f32 {
        self.score.gammon_value(self.value.points())
    }
}
