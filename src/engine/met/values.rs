//! Take points, double points and gammon values, derived from the match equity table alone.

use crate::MatchScore;

/// Match-winning chances from which a take point is derived.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TakeParts {
    /// Chance after a drop.
    pub dropped: f32,
    /// Chance after a take if the game is won.
    pub won: f32,
    /// Chance after a take if the game is lost.
    pub lost: f32,
}

/// In each method, `cube` is the cube value before the double, in points.
impl MatchScore {
    /// Returns the match-winning chances after a drop and a take for a player who has been doubled, assuming that no
    /// gammons are won and the cube is not turned again.
    pub fn take_parts(self, cube: u32) -> TakeParts {
        TakeParts {
            dropped: self.after_loss(cube).0,
            won: self.after_win(2 * cube).0,
            lost: self.after_loss(2 * cube).0,
        }
    }

    /// Returns the game-winning chance at which a take and a drop are equally good, assuming that no gammons are won
    /// and the cube is not turned again.
    ///
    /// ```
    /// use engine::{Away, MatchScore, Met};
    /// use rules::Crawford;
    ///
    /// let (own, opponent) = (Away::new(2).expect("1 to 25"), Away::new(2).expect("1 to 25"));
    /// let score = MatchScore { own, opponent, crawford: Crawford::Ahead, met: Met::default() };
    /// assert!((score.take_point(1) - 0.32264).abs() < 1e-5, "a drop leaves 2-away 1-away");
    /// ```
    pub fn take_point(self, cube: u32) -> f32 {
        let TakeParts { dropped, won, lost } = self.take_parts(cube);
        (dropped - lost) / (won - lost)
    }

    /// Returns the take point with a fully live cube, assuming that no gammons are won and that the player who takes
    /// redoubles at the opponent's take point, and so on.
    pub fn live_take_point(self, cube: u32) -> f32 {
        let is_dead = 2 * cube >= u32::from(self.own.points());
        let cash = if is_dead {
            1.0
        } else {
            1.0 - self.flipped().live_take_point(2 * cube)
        };
        self.take_point(cube) * cash
    }

    /// Returns the game-winning chance above which doubling into a take is better than not doubling, assuming that no
    /// gammons are won and that the next roll decides the game; `None` if doubling is never better.
    pub fn double_point(self, cube: u32) -> Option<f32> {
        let gain = self.after_win(2 * cube).0 - self.after_win(cube).0;
        let risk = self.after_loss(cube).0 - self.after_loss(2 * cube).0;
        (gain > 0.0).then(|| risk / (risk + gain))
    }

    /// Returns the additional gain from a gammon compared with a single win, as a fraction of the difference between
    /// winning and losing a single game: 0.5 in money play.
    pub fn gammon_value(self, cube: u32) -> f32 {
        let [single, gammon] = [cube, 2 * cube].map(|won| self.after_win(won).0);
        (gammon - single) / (single - self.after_loss(cube).0)
    }
}

#[cfg(test)]
mod tests {
    use rules::Crawford;

    use super::*;
    use crate::{Away, Met};

    fn score(own: u8, opponent: u8) -> MatchScore {
        let away = |points| Away::new(points).expect("1 to 25");
        MatchScore {
            own: away(own),
            opponent: away(opponent),
            crawford: Crawford::Ahead,
            met: Met::default(),
        }
    }

    fn near(found: f32, expected: f32, most: f32) {
        assert!((found - expected).abs() < most, "{found} {expected}");
    }

    #[test]
    fn a_live_cube_lowers_the_take_point_but_a_dead_cube_does_not() {
        // At 2-away 2-away, a cube at 2 decides the match.
        near(
            score(2, 2).live_take_point(1),
            score(2, 2).take_point(1),
            1e-9,
        );
        near(
            score(4, 4).live_take_point(2),
            score(4, 4).take_point(2),
            1e-9,
        );
        assert!(score(4, 4).live_take_point(1) < score(4, 4).take_point(1));
        // Far from the end of the match, the values approach those for money play.
        let far = score(25, 25);
        near(far.take_point(1), 0.25, 0.01);
        near(far.live_take_point(1), 0.2, 0.015);
        near(far.double_point(1).expect("a point"), 0.5, 0.01);
        near(far.gammon_value(1), 0.5, 0.02);
    }

    #[test]
    fn values_follow_the_table() {
        // At 3-away 5-away, a drop leaves 3-away 4-away, and a take leaves 1-away 5-away or 3-away 3-away.
        near(score(3, 5).take_point(1), 0.0715 / 0.34179, 1e-5);
        near(score(2, 2).double_point(1).expect("a point"), 0.5, 1e-5);
        near(score(2, 2).gammon_value(1), 0.32264 / 0.35472, 1e-4);
        assert_eq!(score(1, 3).double_point(1), None);
    }
}
