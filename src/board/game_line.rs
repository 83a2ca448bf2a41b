//! Chart line of a game: the winning chance after each decision, and the decisions that lost equity.

use rules::{Player, insertion_sort};

/// Maximum number of marks on a line; the costliest ones are kept.
const MAX_MARKS: usize = 12;

/// Severity of a decision that lost equity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineDegree {
    /// Error, drawn as a hollow mark.
    Error,
    /// Blunder, drawn as a filled mark.
    Blunder,
}

/// Subject of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineSubject {
    /// Play, drawn as a circle.
    Checkers,
    /// Double, take or drop, drawn as a square.
    Cube,
}

/// Mark for a decision that lost equity.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LineMark {
    /// Index of the decision in the line's list of chances.
    pub step: usize,
    /// Severity of the decision.
    pub degree: LineDegree,
    /// Subject of the decision.
    pub subject: LineSubject,
    /// Equity lost, above 0.
    pub cost: f64,
}

/// Game in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineGame {
    /// Index of the game's first decision in the line's list of chances.
    pub first: usize,
    /// Caption, used if there is space; otherwise the game's number is shown.
    pub caption: String,
}

/// Course of a game or a match, from the view of the player at the bottom of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct GameLine {
    bottom: Player,
    chances: Vec<f64>,
    marks: Vec<LineMark>,
    games: Vec<LineGame>,
}

impl GameLine {
    /// Returns the line through `chances`: after each decision, the probability (0 to 1) that `bottom` wins the game
    /// or, for a line of a match, the match. `None` for fewer than two chances.
    pub fn new(bottom: Player, chances: impl IntoIterator<Item = f64>) -> Option<Self> {
        let chances: Vec<f64> = chances
            .into_iter()
            .map(|chance| {
                if chance.is_finite() {
                    chance.clamp(0.0, 1.0)
                } else {
                    0.5
                }
            })
            .collect();
        (chances.len() > 1).then_some(Self {
            bottom,
            chances,
            marks: Vec::new(),
            games: Vec::new(),
        })
    }

    /// Returns the line with the twelve costliest of the given marks within its range, in game order.
    #[must_use]
    pub fn with_marks(mut self, marks: impl IntoIterator<Item = LineMark>) -> Self {
        let steps = self.chances.len();
        let marks = marks.into_iter().filter(|one| one.step < steps).collect();
        self.marks = costliest(marks, MAX_MARKS);
        self
    }

    /// Returns the line with at most its `count` costliest marks.
    #[must_use]
    pub fn with_costliest(mut self, count: usize) -> Self {
        self.marks = costliest(self.marks, count);
        self
    }

    /// Returns the line of a match, with the starts of its games.
    #[must_use]
    pub fn with_games(mut self, games: impl IntoIterator<Item = LineGame>) -> Self {
        let steps = self.chances.len();
        self.games = games.into_iter().filter(|one| one.first < steps).collect();
        self
    }

    /// Returns the player at the bottom, whose area is below the line.
    pub const fn bottom(&self) -> Player {
        self.bottom
    }

    /// Returns the winning chances of the player at the bottom; there are at least two.
    pub fn chances(&self) -> &[f64] {
        &self.chances
    }

    /// Returns the marks in game order.
    pub fn marks(&self) -> &[LineMark] {
        &self.marks
    }

    /// Returns the games in a match; empty for a single game.
    pub fn games(&self) -> &[LineGame] {
        &self.games
    }

    /// Returns the index of the last decision.
    pub fn last(&self) -> usize {
        self.chances.len().saturating_sub(1)
    }

    /// Returns the position of a step along the line, as a fraction of its length from 0 to 1.
    pub fn share(&self, step: usize) -> f64 {
        step.min(self.last()) as f64 / self.last().max(1) as f64
    }

    /// Returns the chance after a step, or the last chance for a step beyond the end.
    pub fn chance(&self, step: usize) -> f64 {
        let chance = self.chances.get(step).or(self.chances.last());
        chance.copied().unwrap_or(0.5)
    }

    /// Returns the step at a fraction of the line's length: the step of the nearest mark within `reach`, or the nearest
    /// step if no mark is that close.
    pub fn step_at(&self, share: f64, reach: f64) -> usize {
        let away = |mark: &&LineMark| (self.share(mark.step) - share).abs();
        let near = self.marks.iter().filter(|mark| away(mark) <= reach);
        let nearest = near.min_by(|one, other| away(one).total_cmp(&away(other)));
        nearest.map_or_else(
            || (share.clamp(0.0, 1.0) * self.last() as f64).round() as usize,
            |mark| mark.step,
        )
    }

    /// Returns the step that a key selects, starting from `step`; `None` for a key without a function on a slider.
    ///
    /// The line runs from left to right in every language, so the arrow keys are not mirrored. Page Up and Page Down
    /// jump between marks.
    pub fn step_by_key(&self, step: usize, key: &str) -> Option<usize> {
        let mut marks = self.marks.iter().map(|mark| mark.step);
        Some(match key {
            "ArrowLeft" | "ArrowDown" => step.saturating_sub(1),
            "ArrowRight" | "ArrowUp" => (step + 1).min(self.last()),
            "PageUp" => marks.find(|&mark| mark > step).unwrap_or(self.last()),
            "PageDown" => marks.rfind(|&mark| mark < step).unwrap_or(0),
            "Home" => 0,
            "End" => self.last(),
            _ => return None,
        })
    }
}

/// Returns the costliest of these marks, at most `count`, in game order.
fn costliest(mut marks: Vec<LineMark>, count: usize) -> Vec<LineMark> {
    marks.sort_by(|one, other| other.cost.total_cmp(&one.cost));
    marks.truncate(count);
    insertion_sort(&mut marks, |mark| mark.step);
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(step: usize, cost: f64) -> LineMark {
        LineMark {
            step,
            degree: LineDegree::Error,
            subject: LineSubject::Checkers,
            cost,
        }
    }

    fn line(steps: usize) -> GameLine {
        GameLine::new(Player::White, vec![0.5; steps]).expect("a line")
    }

    #[test]
    fn a_line_has_at_least_two_chances_clamped_to_the_scale() {
        assert_eq!(GameLine::new(Player::White, [0.5]), None);
        let line = GameLine::new(Player::White, [-0.2, 1.7, f64::NAN]).expect("a line");
        assert_eq!(line.chances(), [0.0, 1.0, 0.5]);
    }

    #[test]
    fn keeps_the_twelve_costliest_marks_in_game_order() {
        let marks = (0..20).rev().map(|step| mark(step, f64::from(step as u8)));
        let marked = line(18).with_marks(marks);
        let steps: Vec<usize> = marked.marks().iter().map(|mark| mark.step).collect();
        assert_eq!(steps, (6..18).collect::<Vec<_>>());
    }

    #[test]
    fn keeps_the_requested_number_of_costliest_marks() {
        let marks = [mark(1, 0.3), mark(2, 0.1), mark(3, 0.1), mark(4, 0.2)];
        let steps = |count| {
            let marked = line(9).with_marks(marks).with_costliest(count);
            let steps = marked.marks().iter().map(|mark| mark.step);
            steps.collect::<Vec<_>>()
        };
        assert_eq!(steps(3), [1, 2, 4]);
        assert_eq!(steps(1), [1]);
        assert_eq!(steps(9), [1, 2, 3, 4]);
    }

    #[test]
    fn a_press_selects_a_nearby_mark_or_otherwise_the_nearest_step() {
        let marked = line(101).with_marks([mark(40, 0.1), mark(43, 0.1)]);
        assert_eq!(marked.step_at(0.41, 0.02), 40);
        assert_eq!(marked.step_at(0.419, 0.02), 43);
        assert_eq!(marked.step_at(0.3, 0.02), 30);
        assert_eq!(marked.step_at(-1.0, 0.0), 0);
        assert_eq!(marked.step_at(7.0, 0.0), 100);
    }

    #[test]
    fn keys_move_by_steps_to_marks_and_to_the_ends() {
        let marked = line(30).with_marks([mark(4, 0.1), mark(20, 0.2)]);
        let target = |step, key| marked.step_by_key(step, key);
        assert_eq!(target(5, "ArrowLeft"), Some(4));
        assert_eq!(target(0, "ArrowLeft"), Some(0));
        assert_eq!(target(29, "ArrowRight"), Some(29));
        assert_eq!(target(4, "PageUp"), Some(20));
        assert_eq!(target(20, "PageUp"), Some(29));
        assert_eq!(target(20, "PageDown"), Some(4));
        assert_eq!(target(4, "PageDown"), Some(0));
        assert_eq!([target(9, "Home"), target(9, "End")], [Some(0), Some(29)]);
        assert_eq!(target(9, "a"), None);
    }
}
