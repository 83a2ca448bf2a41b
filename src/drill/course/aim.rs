//! Aims: what a task asks for, checked by the rules.

use rules::{Board, Roll};

/// Number of points in the home board.
const HOME: u8 = 6;

/// Something that a task asks the player's move to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Hits at least this many checkers.
    Hit(u8),
    /// Leaves at least two checkers on this point.
    Hold(u8),
    /// Brings two checkers to a new point.
    Point,
    /// Brings two checkers to a new point in the player's home board.
    HomePoint,
    /// Brings two checkers to a new point in the opponent's home board.
    Anchor,
    /// Holds this many points in a row.
    Row(u8),
    /// Leaves no checker on its own.
    Safe,
    /// Moves a single checker.
    OneChecker,
    /// Leaves no checker that the opponent's checkers still have to pass.
    Past,
    /// Bears off at least this many checkers.
    Off(u8),
}

/// Shortfall of a play that misses an aim, for a sentence about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missed {
    /// Aim that the play misses.
    pub aim: Aim,
    /// Key in the texts: the aim's, or that of a more precise sentence.
    pub key: &'static str,
    /// Number that the sentence contains: a point, or a number of checkers or points.
    pub number: u8,
    /// Number of checkers left on their own; 0 for any other aim.
    pub blots: u8,
}

impl Aim {
    /// Returns `true` if a play from `before` to `after` meets the aim; both are from the player's view.
    pub fn is_met(self, before: &Board, after: &Board) -> bool {
        let own = |board: &Board, point| board.own().at(point);
        let is_new = |point: u8| own(before, point) < 2 && own(after, point) >= 2;
        match self {
            Self::Hit(checkers) => {
                let hit = after
                    .opponent()
                    .bar()
                    .saturating_sub(before.opponent().bar());
                hit >= checkers
            }
            Self::Hold(point) => own(after, point) >= 2,
            Self::Point => (1..=24).any(is_new),
            Self::HomePoint => (1..=HOME).any(is_new),
            Self::Anchor => (25 - HOME..=24).any(is_new),
            Self::Row(points) => {
                let mut starts = 1..=25 - points;
                starts.any(|start| (start..start + points).all(|point| own(after, point) >= 2))
            }
            Self::Safe => (1..=24).all(|point| own(after, point) != 1),
            Self::OneChecker => {
                let left = |point: u8| own(before, point).saturating_sub(own(after, point));
                (1..=25).map(left).sum::<u8>() == 1
            }
            Self::Past => !after.has_contact(),
            Self::Off(checkers) => {
                let off = after.own().off().saturating_sub(before.own().off());
                off >= checkers
            }
        }
    }

    /// Returns what a play from `before` to `after`, which does not meet the aim, misses of it: the point where a checker
    /// was left on its own, or where a play has brought one checker instead of two, or made a point elsewhere.
    pub(super) fn missed(self, before: &Board, after: &Board) -> Missed {
        let own = |board: &Board, point| board.own().at(point);
        let is_left = |point: &u8| own(after, *point) == 1;
        let said = |key, number| Missed {
            aim: self,
            key,
            number,
            blots: 0,
        };
        let wanted = match self {
            Self::Safe => {
                let blots = (1..=24).rev().filter(is_left);
                return Missed {
                    aim: self,
                    number: blots.clone().next().unwrap_or_default(),
                    blots: blots.map(|_| 1).sum(),
                    key: self.key(),
                };
            }
            Self::Point => 1..=24,
            Self::HomePoint => 1..=HOME,
            Self::Anchor => 25 - HOME..=24,
            _ => return said(self.key(), self.number()),
        };
        let is_half = |point: &u8| own(before, *point) == 0 && is_left(point);
        let is_new = |point: &u8| own(before, *point) < 2 && own(after, *point) >= 2;
        let half = wanted.rev().find(is_half).map(|point| said("half", point));
        let elsewhere = || (1..=24).find(is_new).map(|point| said("elsewhere", point));
        let found = elsewhere().or(half);
        found.unwrap_or_else(|| said(self.key(), self.number()))
    }

    /// Returns the number that the aim's sentence contains: a point, or a number of checkers or points.
    pub const fn number(self) -> u8 {
        match self {
            Self::Hit(number) | Self::Hold(number) | Self::Row(number) | Self::Off(number) => {
                number
            }
            _ => 0,
        }
    }

    /// Returns the aim's key in the texts and in the chapter data.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Hit(_) => "hit",
            Self::Hold(_) => "hold",
            Self::Point => "point",
            Self::HomePoint => "home-point",
            Self::Anchor => "anchor",
            Self::Row(_) => "row",
            Self::Safe => "safe",
            Self::OneChecker => "one-checker",
            Self::Past => "past",
            Self::Off(_) => "off",
        }
    }

    /// Returns the key of the clue about the aim with this roll.
    pub fn clue(self, roll: Option<Roll>) -> &'static str {
        match self {
            Self::Safe if roll.is_some_and(Roll::is_double) => "safe-double",
            _ => self.key(),
        }
    }

    /// Parses an aim in the chapter file's format: its key, followed by its number; `None` if it is malformed.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (key, number) = text.split_once(' ').unwrap_or((text, "0"));
        let number: u8 = number.parse().ok()?;
        let all = [
            Self::Hit(number),
            Self::Hold(number),
            Self::Point,
            Self::HomePoint,
            Self::Anchor,
            Self::Row(number),
            Self::Safe,
            Self::OneChecker,
            Self::Past,
            Self::Off(number),
        ];
        let is_it = |aim: &Self| aim.key() == key && aim.number() == number;
        // Of the numbers, only the aims that need one have one, and it is neither zero nor beyond the board.
        let needs = |aim: &Self| {
            !matches!(
                aim,
                Self::Hit(0 | 5..) | Self::Hold(0 | 25..) | Self::Row(0 | 7..) | Self::Off(0 | 5..)
            )
        };
        all.into_iter().find(is_it).filter(needs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Answer,
        course::{Step, Task, TaskQuestion, tests::chapters},
    };
    use rules::legal_plays;

    /// Returns the tasks that ask for a play, each with its step.
    fn plays() -> Vec<(Step, Task)> {
        let chapters = chapters();
        let steps = chapters.iter().flat_map(|chapter| &chapter.steps);
        let tasks = steps.flat_map(|step| step.tasks.iter().map(move |task| (step, task)));
        let is_play = |(_, task): &(&Step, &Task)| task.question.decision().roll().is_some();
        let found = tasks.filter(is_play);
        found
            .map(|(step, task)| (step.clone(), task.clone()))
            .collect()
    }

    /// Returns `true` if the position `after` a play, from the opponent's view, meets all aims of the task.
    fn meets_all(task: &Task, after: &Board) -> bool {
        let before = task.question.decision().board();
        let mut aims = task.aims.iter();
        aims.all(|aim| aim.is_met(before, &after.flipped()))
    }

    #[test]
    fn intended_answers_meet_the_aims_of_their_tasks() {
        for (step, task) in plays() {
            let TaskQuestion::Decide { answers, .. } = &task.question else {
                continue;
            };
            for answer in answers {
                let Answer::Play(after) = answer else {
                    continue;
                };
                assert!(meets_all(&task, after), "{}-{}", step.name, task.name);
            }
        }
    }

    #[test]
    fn some_play_misses_each_aim() {
        let mut idle = Vec::new();
        for (step, task) in plays() {
            let decision = task.question.decision();
            let roll = decision.roll().expect("a roll");
            let plays = legal_plays(decision.board(), roll);
            for aim in &task.aims {
                let misses = plays
                    .iter()
                    .any(|play| !aim.is_met(decision.board(), &play.after.flipped()));
                if !misses {
                    idle.push(format!("{}-{}: {aim:?}", step.name, task.name));
                }
            }
        }
        assert!(idle.is_empty(), "{idle:?}");
    }

    #[test]
    fn missed_aims_name_the_point_and_the_checkers() {
        let chapter = "chapter a\nstep b\ntask c\nyou start\nopponent start\nroll 31\nanswer 8/5 6/5\ngame d\n\
            you 6:1\nopponent 19:1\ngoal off\nlevel beginner";
        let course = crate::Course::read(chapter).expect("a course");
        let decision = course.chapters[0].steps[0].tasks[0].question.decision();
        let missed = |aim: Aim, play: &str| {
            let Some(Answer::Play(after)) = Answer::read(decision, play) else {
                panic!("{play} is illegal");
            };
            let missed = aim.missed(decision.board(), &after.flipped());
            (missed.key, missed.number, missed.blots)
        };
        assert_eq!(missed(Aim::Safe, "13/10 6/5"), ("safe", 10, 2));
        assert_eq!(missed(Aim::Safe, "24/20"), ("safe", 24, 2));
        assert_eq!(missed(Aim::HomePoint, "24/23 8/5"), ("half", 5, 0));
        assert_eq!(missed(Aim::HomePoint, "24/23 13/10"), ("home-point", 0, 0));
        assert_eq!(missed(Aim::Anchor, "8/5 6/5"), ("elsewhere", 5, 0));
        assert_eq!(missed(Aim::Anchor, "24/23 13/10"), ("half", 23, 0));
        assert_eq!(missed(Aim::Hold(4), "24/20"), ("hold", 4, 0));
    }

    #[test]
    fn reads_only_aims_with_their_numbers() {
        assert_eq!(Aim::read("hit 2"), Some(Aim::Hit(2)));
        assert_eq!(Aim::read("home-point"), Some(Aim::HomePoint));
        for text in ["hit", "hit 0", "hold 25", "row 7", "safe 1", "win"] {
            assert_eq!(Aim::read(text), None, "{text}");
        }
    }
}
