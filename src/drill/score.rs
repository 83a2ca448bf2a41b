//! Take points and gammon values at a match score, without gammons and with a cube that is not turned again.

use engine::{Away, MatchScore};
use rules::{Crawford, CubeValue};

use dice::DiceStream;

use crate::draw::below;

/// A double at a match score, seen by the player who is doubled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreQuestion {
    /// What both players need.
    pub score: MatchScore,
    /// The cube before the double.
    pub value: CubeValue,
    /// The cube if it is taken.
    pub doubled: CubeValue,
}

impl ScoreQuestion {
    /// A double from 1 or 2 at which the doubler has a use for it, at a score as matches have them: both players are
    /// mostly 2 to 7 points away, now and then one is up to 11.
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

/// The chances of winning the match from which a take point follows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parts {
    /// After a drop.
    pub dropped: f32,
    /// After a take, if the game is won.
    pub won: f32,
    /// After a take, if the game is lost.
    pub lost: f32,
}

/// The chances that a take and a drop lead to, if no gammons are won and the cube is not turned again.
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

/// The chance to win the game that makes a take as good as a drop, if no gammons are won and the cube is not turned again.
pub fn take_point(question: &ScoreQuestion) -> f32 {
    let Parts { dropped, won, lost } = take_parts(question);
    (dropped - lost) / (won - lost)
}

/// What a gammon won is worth beyond a single game to the player who is asked, at the cube before the double, as a part of
/// the way from losing to winning a single game: 0.5 for money.
pub fn gammon_value(question: &ScoreQuestion) -> f32 {
    let ScoreQuestion { score, value, .. } = *question;
    let points = value.points();
    let [single, gammon] = [points, 2 * points].map(|won| score.after_win(won).0);
    (gammon - single) / (single - score.after_loss(points).0)
}
