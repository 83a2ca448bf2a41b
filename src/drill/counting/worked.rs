//! Steps of a counting method for one position, with the arithmetic and the checkers of each step.

use rules::Roll;

/// Number or sign of a sum.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Term {
    /// Number, and its decimal places.
    Number(f64, usize),
    /// Chance from 0 to 1, written in per cent without decimal places.
    Percent(f64),
    /// Operator or sign of equality.
    Sign(&'static str),
}

/// Owner of the checkers of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Player on roll.
    Own,
    /// Opponent of the player on roll.
    Opponent,
}

/// Checkers of one stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkedStack {
    /// Owner of the stack.
    pub whose: Whose,
    /// Point in the owner's numbering; 25 is the bar.
    pub place: u8,
    /// Number of checkers below the first marked one.
    pub below: u8,
    /// Number of marked checkers.
    pub checkers: u8,
}

/// Subject of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepLabel {
    /// Checkers on these points, counted on a key point or by half-crossovers.
    Points(u8, u8),
    /// Two checkers on each of five points in a row, counted on the middle point.
    Prime(u8, u8),
    /// Checkers on the bar.
    Bar,
    /// Half-crossovers, three pips each.
    HalfCrossovers,
    /// All checkers, five pips each.
    Checkers,
    /// Checkers on the upper point of a zone, one pip more each.
    Upper,
    /// Checkers on the lower point of a zone, one pip less each.
    Lower,
    /// Sum of the steps before.
    Total,
    /// Pips on the board.
    Pips,
    /// Penalty for checkers on the 1 point.
    Ones,
    /// Penalty for checkers on the 2 point.
    Twos,
    /// Penalty for checkers on the 3 point.
    Threes,
    /// Penalty for empty points from 4 to 6.
    Gaps,
    /// Penalty for more checkers than the opponent has.
    MoreCheckers,
    /// Penalty for more crossovers than the opponent needs.
    MoreCrossovers,
    /// Count of the player on roll, increased by a seventh.
    Seventh,
    /// Count of the player on roll, increased by a sixth.
    Sixth,
    /// Own count minus the opponent's.
    Excess,
    /// Pips by which the opponent is behind.
    Behind,
    /// Division of the pips by a formula.
    Divided,
    /// Point of last take.
    LastTake,
    /// Lead plus four pips.
    Lead,
    /// All pips minus four.
    AllPips,
    /// Lead squared and divided by all pips.
    Metric,
    /// Winning chance.
    Chance,
    /// Mean number of rolls until all checkers are off.
    Rolls,
    /// Effective pips.
    Effective,
    /// Effective pips minus pips.
    Wasted,
    /// Rolls of which one die hits.
    Direct,
    /// Rolls of which only several moves together hit.
    Combined,
    /// Closed points.
    Closed,
    /// Open points.
    Open,
    /// Rolls of which both dice are closed.
    Dances,
    /// Rolls that enter.
    Enter,
    /// Estimate by Neil's number.
    Estimate,
}

impl StepLabel {
    /// Returns the name in the catalogue; points have a text of their own.
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
    /// Subject.
    pub label: StepLabel,
    /// Player whose count the step belongs to; `None` for steps about both.
    pub whose: Option<Whose>,
    /// Arithmetic, such as 3 × 5 + 1 = 16.
    pub sum: Vec<Term>,
    /// Rolls that the step counts.
    pub rolls: Vec<Roll>,
    /// Checkers that the step counts.
    pub marked: Vec<MarkedStack>,
}

impl WorkedStep {
    /// Returns a step without checkers.
    pub(crate) const fn new(label: StepLabel, sum: Vec<Term>) -> Self {
        Self {
            label,
            whose: None,
            sum,
            rolls: Vec::new(),
            marked: Vec::new(),
        }
    }

    /// Returns the step as a part of one player's count.
    #[must_use]
    pub(crate) fn of(self, whose: Whose) -> Self {
        Self {
            whose: Some(whose),
            ..self
        }
    }

    /// Returns the step with these checkers.
    #[must_use]
    pub(crate) fn marking(self, marked: impl IntoIterator<Item = MarkedStack>) -> Self {
        Self {
            marked: marked.into_iter().collect(),
            ..self
        }
    }

    /// Returns the step with these rolls.
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

/// Returns a whole number of a sum.
pub(crate) fn whole(number: impl Into<f64>) -> Term {
    Term::Number(number.into(), 0)
}

/// Returns the sum of numbers with its result; only the result if there is one number. Negative numbers are subtracted.
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
