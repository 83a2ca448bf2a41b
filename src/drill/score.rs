//! Take points and gammon values at a match score, without gammons and with a cube that is not turned again.

use engine::{Away, MatchScore};
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

/// Match winning chances that determine a take point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parts {
    /// Chance after a drop.
    pub dropped: f32,
    /// Match winning chance after a take if the game is won.
    pub won: f32,
    /// Match winning chance after a take if the game is lost.
    pub lost: f32,
}

/// Returns the match winning chances after a take and a drop, if no gammons are won and the cube is not turned again.
pub fn take_parts(question: &ScoreQuestion) -> Parts {
    let ScoreQuestion {
        score,
        value,
        doubled,
    } = *question;
    Parts {
        dropped: score.after_loss(value.points()).0,
        won: score.after_win(doubled.points()).0,
        lost: score.after_loss(doubled.points()).0,
    }
}

/// Returns the winning chance in the game at which a take and a drop are equally good, if no gammons are won and the
/// cube is not turned again.
pub fn take_point(question: &ScoreQuestion) -> f32 {
    let Parts { dropped, won, lost } = take_parts(question);
    (dropped - lost) / (won - lost)
}

/// Returns the gain of a gammon over a single win for the player who is doubled, at the cube before the double, as a
/// fraction of the difference between winning and losing a single game: 0.5 for money.
pub fn gammon_value(question: &ScoreQuestion) -> f32 {
    let ScoreQuestion { score, value, .. } = *question;
    let points = value.points();
    let [single, gammon] = [points, 2 * points].map(|won| score.after_win(won).0);
    (gammon - single) / (single - score.after_loss(points).0)
}
