//! Single-step rule: legal moves of one checker with one die (R20, R36-R38, R44-R47).
//!
//! Boards are from the perspective of the player on roll. Which dice must be played depends on the whole turn: see
//! `legal`.

use std::fmt;

use crate::{Board, Destination, Die, Origin, Point, Step};

/// Result of one step, from the perspective of the player who moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stepped {
    /// Position after the step.
    pub board: Board,
    /// `true` if the step hit a blot (R34).
    pub hit: bool,
}

/// Reason why a step is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepError {
    /// The opponent has borne off the last checker, so the game is over (R52).
    GameOver,
    /// The player has no checker at the step's origin.
    NoChecker(Origin),
    /// A checker on the bar has to enter first (R36, R39).
    BarFirst,
    /// The opponent holds this point with two or more checkers (R20, R38).
    PointHeld(Point),
    /// The player's checkers are not all in the home board, so no checker can be borne off (R44).
    NotAllHome,
    /// The die's number exceeds the point's number, and a checker on a higher point must move first (R46, R47).
    HigherCheckerFirst {
        /// Highest point that holds one of the player's checkers.
        highest: Point,
    },
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::NoChecker(Origin::Bar) => f.write_str("no checker of yours is on the bar"),
            Self::NoChecker(Origin::Point(point)) => {
                write!(f, "no checker of yours stands on point {}", point.number())
            }
            Self::BarFirst => f.write_str("your checker on the bar has to enter first"),
            Self::PointHeld(point) => write!(f, "the opponent holds point {}", point.number()),
            Self::NotAllHome => f.write_str("not all of your checkers are in your home board"),
            Self::HigherCheckerFirst { highest } => write!(
                f,
                "the number is larger than the point, so the checker on point {} comes first",
                highest.number()
            ),
        }
    }
}

impl std::error::Error for StepError {}

impl Board {
    /// Returns the position after one step by the player on roll, from that player's perspective.
    ///
    /// # Errors
    /// Returns the rule that forbids the step: see [`StepError`].
    ///
    /// ```
    /// use rules::{Board, Die, Origin, Point, Step, StepError, Variant};
    ///
    /// let start = Board::start(Variant::Standard);
    /// let point = |number| Point::new(number).expect("1 to 24");
    /// let from = |number| Origin::Point(point(number));
    /// let stepped = start.step(Step { from: from(8), die: Die::ALL[2] })?;
    /// assert_eq!(stepped.board.own().at(5), 1);
    /// let blocked = start.step(Step { from: from(24), die: Die::ALL[4] });
    /// assert_eq!(blocked, Err(StepError::PointHeld(point(19))));
    /// # Ok::<(), StepError>(())
    /// ```
    pub fn step(&self, step: Step) -> Result<Stepped, StepError> {
        let Step { from, .. } = step;
        let to = step.to();
        self.check(step)?;
        let mut board = *self;
        board.own.0[usize::from(from.number())] -= 1;
        board.own.0[usize::from(to.number())] += 1;
        let hit = match to {
            Destination::Point(point) => board.opponent.hit(point.flipped()),
            Destination::Off => false,
        };
        Ok(Stepped { board, hit })
    }

    /// Makes a legal step for the opponent, in the opponent's numbering.
    pub(crate) fn opponent_steps(&mut self, step: Step) {
        self.opponent.0[usize::from(step.from.number())] -= 1;
        self.opponent.0[usize::from(step.to().number())] += 1;
        if let Destination::Point(point) = step.to() {
            self.own.hit(point.flipped());
        }
    }

    fn check(&self, step: Step) -> Result<(), StepError> {
        let Step { from, die } = step;
        if self.opponent.is_off() {
            return Err(StepError::GameOver);
        }
        if self.own.at(from.number()) == 0 {
            return Err(StepError::NoChecker(from));
        }
        if self.own.bar() > 0 && from != Origin::Bar {
            return Err(StepError::BarFirst);
        }
        match step.to() {
            Destination::Point(point) if self.opponent.at(point.flipped().number()) > 1 => {
                Err(StepError::PointHeld(point))
            }
            Destination::Point(_) => Ok(()),
            Destination::Off => self.check_bear_off(from, die),
        }
    }

    fn check_bear_off(&self, from: Origin, die: Die) -> Result<(), StepError> {
        let highest = Point::all()
            .rev()
            .find(|point| self.own.at(point.number()) > 0);
        match highest {
            Some(point) if !point.is_home() => Err(StepError::NotAllHome),
            Some(highest) if highest.number() > from.number() && die.pips() > from.number() => {
                Err(StepError::HigherCheckerFirst { highest })
            }
            _ => Ok(()),
        }
    }
}
