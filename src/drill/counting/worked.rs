//! Worked steps of a counting method for one position, with the arithmetic and the checkers of each step.

use rules::Roll;

/// Number or sign in a step's arithmetic.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Term {
    /// Number, and the number of decimal places shown.
    Number(f64, usize),
    /// Chance from 0 to 1, shown as a percentage without decimal places.
    Percent(f64),
    /// Operator or equals sign.
    Sign(&'static str),
}

/// Owner of a step's checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Player on roll.
    Own,
    /// Opponent of the player on roll.
    Opponent,
}

/// Marked checkers in one stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkedStack {
    /// Owner of the stack.
    pub whose: Whose,
    /// Point in the owner's numbering; 25 is the bar.
    pub place: u8,
    /// Number of unmarked checkers below the first marked one.
    pub below: u8,
    /// Number of marked checkers.
    pub checkers: u8,
}

/// Subject of a worked step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepLabel {
    /// Checkers in this range of points, counted on a key point or by half-crossovers.
    Points(u8, u8),
    /// Two checkers on each of five consecutive points, counted on the middle point.
    Prime(u8, u8),
    /// Checkers on the bar.
    Bar,
    /// Half-crossovers, three pips each.
    HalfCrossovers,
    /// All checkers, five pips each.
    Checkers,
    /// Checkers on the upper point of a zone: one pip more each.
    Upper,
    /// Checkers on the lower point of a zone: one pip less each.
    Lower,
    /// Sum of the preceding steps.
    Total,
    /// Pips on the board.
    Pips,
    /// Penalty for checkers on the 1 point.
    Ones,
    /// Penalty for checkers on the 2 point.
    Twos,
    /// Penalty for checkers on the 3 point.
    Threes,
    /// Penalty for empty points between 4 and 6.
    Gaps,
    /// Penalty for having more checkers on the board than the opponent.
    MoreCheckers,
    /// Penalty for needing more crossovers than the opponent.
    MoreCrossovers,
    /// Count of the player on roll, increased by a seventh.
    Seventh,
    /// Count of the player on roll, increased by a sixth.
    Sixth,
    /// Count of the player on roll minus the opponent's.
    Excess,
    /// Pips by which the opponent trails.
    Behind,
    /// Division of the pips according to a formula.
    Divided,
    /// Point of last take.
    LastTake,
    /// Pip lead plus four.
    Lead,
    /// Sum of both pip counts minus four.
    AllPips,
    /// Squared lead divided by the adjusted sum of the pips.
    Metric,
    /// Winning chance.
    Chance,
    /// Mean number of rolls until all checkers are off.
    Rolls,
    /// Effective pip count.
    Effective,
    /// Effective pip count minus pip count.
    Wasted,
    /// Rolls that hit with one die.
    Direct,
    /// Rolls that hit only by a combination of moves.
    Combined,
    /// Closed points.
    Closed,
    /// Open points.
    Open,
    /// Rolls with both dice on closed points.
    Dances,
    /// Rolls that enter all checkers on the bar.
    Enter,
    /// Estimate using Neil's number.
    Estimate,
}

impl StepLabel {
    /// Returns the name used in message keys; labels for points and primes have texts of their own.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Points(..) => "points",
            Self::Prime(..) => "prime",
            Self::Bar => "bar",
            Self::HalfCrossovers => "half-crossovers",
            Self::Checkers => "checkers",
            Self::Upper => "upper",
            Self::Lower => "lower",
            Self::Total => "total",
            Self::Pips => "pips",
            Self::Ones => "ones",
            Self::Twos => "twos",
            Self::Threes => "threes",
            Self::Gaps => "gaps",
            Self::MoreCheckers => "more-checkers",
            Self::MoreCrossovers => "more-crossovers",
            Self::Seventh => "seventh",
            Self::Sixth => "sixth",
            Self::Excess => "excess",
            Self::Behind => "behind",
            Self::Divided => "divided",
            Self::LastTake => "last-take",
            Self::Lead => "lead",
            Self::AllPips => "all-pips",
            Self::Metric => "metric",
            Self::Chance => "chance",
            Self::Rolls => "rolls",
            Self::Effective => "effective",
            Self::Wasted => "wasted",
            Self::Direct => "direct",
            Self::Combined => "combined",
            Self::Closed => "closed",
            Self::Open => "open",
            Self::Dances => "dances",
            Self::Enter => "enter",
            Self::Estimate => "estimate",
        }
    }
}

/// Step of a worked example.
#[derive(Clone, Debug, PartialEq)]
pub struct WorkedStep {
    /// Subject of the step.
    pub label: StepLabel,
    /// Player to whose count the step belongs; `None` if it concerns both players.
    pub whose: Option<Whose>,
    /// Arithmetic, such as 3 × 5 + 1 = 16.
    pub sum: Vec<Term>,
    /// Rolls counted in this step.
    pub rolls: Vec<Roll>,
    /// Checkers counted in this step.
    pub marked: Vec<MarkedStack>,
}

impl WorkedStep {
    /// Creates a step without rolls or marked checkers.
    pub(crate) const fn new(label: StepLabel, sum: Vec<Term>) -> Self {
        Self {
            label,
            whose: None,
            sum,
            rolls: Vec::new(),
            marked: Vec::new(),
        }
    }

    /// Assigns the step to one player's count.
    #[must_use]
    pub(crate) fn of(self, whose: Whose) -> Self {
        Self {
            whose: Some(whose),
            ..self
        }
    }

    /// Adds the marked checkers to the step.
    #[must_use]
    pub(crate) fn marking(self, marked: impl IntoIterator<Item = MarkedStack>) -> Self {
        Self {
            marked: marked.into_iter().collect(),
            ..self
        }
    }

    /// Adds the rolls to the step.
    #[must_use]
    pub(crate) fn listing(self, rolls: Vec<Roll>) -> Self {
        Self { rolls, ..self }
    }
}

pub(crate) const PLUS: Term = Term::Sign("+");
pub(crate) const MINUS: Term = Term::Sign("−");
pub(crate) const TIMES: Term = Term::Sign("×");
pub(crate) const OVER: Term = Term::Sign("÷");
pub(crate) const EQUALS: Term = Term::Sign("=");

/// Returns a term for a whole number.
pub(crate) fn whole(number: impl Into<f64>) -> Term {
    Term::Number(number.into(), 0)
}

/// Returns the terms of a sum and its result, or only the number if there is just one. Negative numbers are subtracted.
pub(crate) fn added(numbers: &[i32]) -> Vec<Term> {
    let [first, others @ ..] = numbers else {
        return vec![whole(0)];
    };
    let mut sum = vec![whole(*first)];
    for &number in others {
        sum.push(if number < 0 { MINUS } else { PLUS });
        sum.push(whole(number.abs()));
    }
    if !others.is_empty() {
        sum.extend([EQUALS, whole(numbers.iter().sum::<i32>())]);
    }
    sum
}
