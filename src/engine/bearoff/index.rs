//! Indices of one side's positions with all checkers at home.

use rules::Side;

/// Number of checkers per side.
pub(super) const CHECKERS: u8 = 15;
const POINTS: usize = 6;

/// Checkers on points 1 to 6, at most [`CHECKERS`] in total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Home([u8; POINTS]);

/// Returns the number of positions with at most `n` checkers on `points` points, which is the binomial coefficient C(n
/// + points, points).
const fn positions(points: usize, n: usize) -> usize {
    let (mut count, mut factor) = (1, 1);
    while factor <= points {
        count = count * (n + factor) / factor;
        factor += 1;
    }
    count
}

/// Returns the number of positions with at most `most` checkers.
pub(super) const fn size(most: u8) -> usize {
    positions(POINTS, most as usize)
}

/// Number of positions with the same checkers above a point but fewer checkers on it, indexed by the point (less one),
/// by the number of checkers available for that point and those below, and by the number of checkers on the point.
static BEFORE: [[[u16; 16]; 16]; POINTS] = {
    let mut before = [[[0; 16]; 16]; POINTS];
    let mut point = 0;
    while point < POINTS {
        let mut free = 0;
        while free < 16 {
            let mut count = 1;
            while count <= free {
                let one_less = before[point][free][count - 1];
                before[point][free][count] = one_less + positions(point, free + 1 - count) as u16;
                count += 1;
            }
            free += 1;
        }
        point += 1;
    }
    before
};

impl Home {
    pub(super) const fn new(points: [u8; POINTS]) -> Self {
        Self(points)
    }

    /// Returns the home board if it contains all of the side's checkers. Also `None` for a side with fewer than 15
    /// checkers that has not borne off any, because its gammon chances differ.
    pub(super) fn of(side: &Side) -> Option<Self> {
        let counts = side.counts();
        let is_home = counts[7..].iter().all(|&count| count == 0);
        let [off, points @ ..] = counts.first_chunk::<7>()?;
        let home = Self::new(*points);
        (is_home && (*off > 0 || home.checkers() == CHECKERS)).then_some(home)
    }

    pub(super) fn checkers(self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns this position's index among the positions with at most `most` checkers. Every move leads to a lower
    /// index.
    ///
    /// Positions are ordered by the number of checkers on the highest point, then on the next highest, and so on. A
    /// move removes a checker from the highest point that it changes.
    pub(super) fn index(self, most: u8) -> usize {
        let mut free = usize::from(most);
        let mut index = 0;
        for (before, &count) in BEFORE.iter().zip(&self.0).rev() {
            index += usize::from(before[free][usize::from(count)]);
            free -= usize::from(count);
        }
        index
    }

    /// Returns all positions with at most `most` checkers, sorted by index.
    pub(super) fn all(most: u8) -> Vec<Self> {
        let mut all = vec![Self([0; POINTS]); size(most)];
        let mut home = Self([0; POINTS]);
        while home.next(most) {
            all[home.index(most)] = home;
        }
        all
    }

    /// Advances to the next position in an arbitrary order; returns `false` after the last one.
    fn next(&mut self, most: u8) -> bool {
        for point in 0..POINTS {
            if self.checkers() < most {
                self.0[point] += 1;
                return true;
            }
            self.0[point] = 0;
        }
        false
    }

    /// Returns the position after moving a checker from `point` (1 to 6) by `pips`; `None` if the move is illegal
    /// (R44-R47).
    pub(super) fn moved(mut self, point: usize, pips: usize) -> Option<Self> {
        let is_highest = self.0[point..].iter().all(|&count| count == 0);
        if self.0[point - 1] == 0 || (point < pips && !is_highest) {
            return None;
        }
        self.0[point - 1] -= 1;
        if point > pips {
            self.0[point - pips - 1] += 1;
        }
        Some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_are_unique_and_moves_lower_them() {
        assert_eq!(size(15), 54_264);
        for most in [1, 5, 15] {
            for (index, home) in Home::all(most).into_iter().enumerate() {
                assert_eq!(home.index(most), index);
                for (point, pips) in
                    (1..=6).flat_map(|point| (1..=6).map(move |pips| (point, pips)))
                {
                    let moved = home.moved(point, pips);
                    assert!(moved.is_none_or(|moved| moved.index(most) < index));
                }
            }
        }
    }
}
