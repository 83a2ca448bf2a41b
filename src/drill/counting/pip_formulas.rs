//! Cube formulas for races that require only the pip counts: the Kleinman metric and Trice's Rule 62.

use rules::Board;

use crate::Answer;

/// Kleinman metric (Danny Kleinman, Vision Laughs at Counting), K = D² / S.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kleinman {
    /// D: the pip lead of the player on roll, plus 4. Negative if that player is more than 4 pips behind.
    pub lead: i32,
    /// S: the sum of both pip counts, minus 4.
    pub sum: i32,
}

impl Kleinman {
    /// Value of K above which to double a centred cube.
    pub const DOUBLE: f64 = 0.44;
    /// Maximum value of K for a take.
    pub const TAKE: f64 = 1.2;

    /// Returns the metric for a race, from the view of the player on roll.
    pub fn of(board: &Board) -> Self {
        let [own, opponent] = pips(board);
        Self {
            lead: opponent - own + 4,
            sum: own + opponent - 4,
        }
    }

    /// Returns K, with the sign of the lead.
    pub fn metric(self) -> f64 {
        let lead = f64::from(self.lead);
        lead * lead.abs() / f64::from(self.sum.max(1))
    }

    /// Returns the winning chance, from 0 to 1: the cumulative standard normal distribution at √(K / 2).
    pub fn chance(self) -> f64 {
        let metric = self.metric();
        normal((metric.abs() / 2.0).sqrt().copysign(metric))
    }

    /// Returns the correct action with a centred cube.
    pub fn answer(self) -> Answer {
        let metric = self.metric();
        if metric <= Self::DOUBLE {
            Answer::NoDouble
        } else if metric <= Self::TAKE {
            Answer::DoubleTake
        } else {
            Answer::DoubleDrop
        }
    }
}

/// Walter Trice's Rule 62 (Backgammon Boot Camp).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trice {
    /// Pip count of the player on roll.
    pub own: i32,
    /// Pips by which the opponent trails; negative if the opponent leads.
    pub behind: i32,
}

impl Trice {
    /// Maximum distance from the point of last take, in pips, at which to double a centred cube.
    pub const DOUBLE: i32 = 3;

    /// Returns the counts for a race, from the view of the player on roll.
    pub fn of(board: &Board) -> Self {
        let [own, opponent] = pips(board);
        Self {
            own,
            behind: opponent - own,
        }
    }

    /// Returns `true` if the race is short: at most 62 pips for the player on roll.
    pub const fn is_short(self) -> bool {
        self.own <= 62
    }

    /// Returns the point of last take, as the opponent's deficit in pips: (n - 5) / 7 rounded down in a short race,
    /// otherwise n / 10 + 1 rounded up.
    pub const fn last_take(self) -> i32 {
        if self.is_short() {
            (self.own - 5).div_euclid(7)
        } else {
            (self.own + 9) / 10 + 1
        }
    }

    /// Returns the correct action with a centred cube.
    pub const fn answer(self) -> Answer {
        let last = self.last_take();
        if self.behind < last - Self::DOUBLE {
            Answer::NoDouble
        } else if self.behind <= last {
            Answer::DoubleTake
        } else {
            Answer::DoubleDrop
        }
    }
}

fn pips(board: &Board) -> [i32; 2] {
    [board.own(), board.opponent()].map(|side| i32::from(side.pips()))
}

/// Returns the cumulative standard normal distribution, accurate to 1e-7 (Abramowitz and Stegun, 26.2.17).
fn normal(x: f64) -> f64 {
    const COEFFICIENTS: [f64; 5] = [
        1.330_274_429,
        -1.821_255_978,
        1.781_477_937,
        -0.356_563_782,
        0.319_381_530,
    ];
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let series = COEFFICIENTS.iter().fold(0.0, |sum, one| (sum + one) * t);
    let tail = series * (-x * x / 2.0).exp() / std::f64::consts::TAU.sqrt();
    if x < 0.0 { tail } else { 1.0 - tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A lead of 10 pips with a count of 100, plus 4 for the roll: 14² / 206.
    const AHEAD: Kleinman = Kleinman { lead: 14, sum: 206 };

    #[test]
    fn metric_matches_the_published_chances() {
        for (sum, chance) in [(10_000, 0.5), (182, 0.70), (83, 0.78)] {
            let lead = if sum == 10_000 { 0 } else { 10 };
            let found = Kleinman { lead, sum }.chance();
            assert!((found - chance).abs() < 0.005, "{lead} {sum}: {found}");
        }
        let behind = Kleinman {
            lead: -14,
            sum: 206,
        };
        assert!((AHEAD.metric() - 0.951).abs() < 0.001, "{}", AHEAD.metric());
        assert!((AHEAD.chance() + behind.chance() - 1.0).abs() < 1e-6);
    }

    #[test]
    fn metric_doubles_and_takes_exactly_at_its_limits() {
        let answers = [227, 228, 83, 84].map(|sum| Kleinman { lead: 10, sum }.answer());
        assert_eq!(answers[0], Answer::DoubleTake, "0.4405");
        assert_eq!(answers[1], Answer::NoDouble, "0.4386");
        assert_eq!(answers[2], Answer::DoubleDrop, "1.2048");
        assert_eq!(answers[3], Answer::DoubleTake, "1.1905");
    }

    #[test]
    fn rule_62_matches_the_published_points_of_last_take() {
        let last = |own| Trice { own, behind: 0 }.last_take();
        // 62 is the highest count to which the short-race formula applies, and both formulas agree just below and above
        // it.
        assert_eq!(
            [26, 55, 61, 62, 63, 70, 74, 100].map(last),
            [3, 7, 8, 8, 8, 8, 9, 11]
        );
    }

    #[test]
    fn rule_62_doubles_and_takes_exactly_at_its_limits() {
        let answers = [7, 8, 11, 12].map(|behind| Trice { own: 100, behind }.answer());
        assert_eq!(answers[0], Answer::NoDouble);
        assert_eq!(answers[1..3], [Answer::DoubleTake; 2]);
        assert_eq!(answers[3], Answer::DoubleDrop);
    }
}
