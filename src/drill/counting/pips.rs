//! Two methods of counting pips: clusters around key points, and half-crossovers.

use rules::{Board, Side};

use super::worked::{
    EQUALS, MINUS, MarkedStack, PLUS, StepLabel, TIMES, Term, Whose, WorkedStep, added, whole,
};

/// Length of a prime that is counted as a cluster on its middle point.
const PRIME: u8 = 5;
/// Board place of the bar.
const BAR: u8 = 25;

/// Method of counting pips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PipMethod {
    /// Clusters: a five-point prime is counted on its middle point, and every other checker on the nearest of the
    /// points 5, 10, 15, 20 and 25.
    Clusters,
    /// Half-crossovers between zones of three points.
    Halves,
}

impl PipMethod {
    /// Returns the worked steps for the player on roll.
    pub fn steps(self, board: &Board) -> Vec<WorkedStep> {
        match self {
            Self::Clusters => clusters(board.own()),
            Self::Halves => halves(board.own()),
        }
    }
}

fn clusters(side: &Side) -> Vec<WorkedStep> {
    let mut left = *side.counts();
    left[0] = 0;
    let mut steps = Vec::new();
    let mut pips = Vec::new();
    let is_prime = |low: &u8| (*low..*low + PRIME).all(|point| side.at(point) >= 2);
    let prime = (1..=24 - PRIME + 1).rev().find(is_prime);
    if let Some(low) = prime {
        let points = low..low + PRIME;
        let middle = low + PRIME / 2;
        pips.push(i32::from(middle) * 10);
        let sum = vec![
            whole(10),
            TIMES,
            whole(middle),
            EQUALS,
            whole(10 * i32::from(middle)),
        ];
        let marked = points.clone().map(|place| own(place, 0, 2));
        steps.push(WorkedStep::new(StepLabel::Prime(low, low + PRIME - 1), sum).marking(marked));
        for point in points {
            left[usize::from(point)] -= 2;
        }
    }
    for family in (0..=PRIME).rev() {
        let key = 5 * family;
        let range = key.saturating_sub(2).max(1)..=(key + 2).min(BAR);
        let stacks: Vec<MarkedStack> = range
            .map(|place| {
                let checkers = left[usize::from(place)];
                own(place, side.at(place) - checkers, checkers)
            })
            .filter(|stack| stack.checkers > 0)
            .collect();
        let (Some(first), Some(last)) = (stacks.first(), stacks.last()) else {
            continue;
        };
        let label = label(first.place, last.place);
        let checkers: i32 = stacks.iter().map(|stack| i32::from(stack.checkers)).sum();
        let away = |stack: &MarkedStack| {
            (i32::from(stack.place) - i32::from(key)) * i32::from(stack.checkers)
        };
        let shift: i32 = stacks.iter().map(away).sum();
        let count = checkers * i32::from(key) + shift;
        pips.push(count);
        let mut sum: Vec<Term> = Vec::new();
        if key > 0 {
            sum.extend([whole(checkers), TIMES, whole(key)]);
            match shift {
                0 => {}
                1.. => sum.extend([PLUS, whole(shift)]),
                _ => sum.extend([MINUS, whole(-shift)]),
            }
            sum.push(EQUALS);
        }
        sum.push(whole(count));
        steps.push(WorkedStep::new(label, sum).marking(stacks));
    }
    steps.push(WorkedStep::new(StepLabel::Total, added(&pips)));
    steps
}

fn halves(side: &Side) -> Vec<WorkedStep> {
    let mut steps = Vec::new();
    let mut crossovers = Vec::new();
    // Zone 1 covers points 4 to 6; the bar is the lowest place of zone 8.
    for zone in (0..=8_u8).rev() {
        let low = 3 * zone + 1;
        let stacks: Vec<MarkedStack> = stacks(side, low..=(low + 2).min(BAR)).collect();
        let checkers: i32 = stacks.iter().map(|stack| i32::from(stack.checkers)).sum();
        let number = i32::from(zone) - 1;
        if checkers == 0 || number == 0 {
            continue;
        }
        crossovers.push(checkers * number);
        let sum = match number {
            -1 => vec![MINUS, whole(checkers)],
            _ => vec![
                whole(checkers),
                TIMES,
                whole(number),
                EQUALS,
                whole(checkers * number),
            ],
        };
        let label = label(low, (low + 2).min(BAR));
        steps.push(WorkedStep::new(label, sum).marking(stacks));
    }
    let crossed: i32 = crossovers.iter().sum();
    let checkers = i32::from(side.checkers() - side.off());
    let lead = |number: i32| if number < 0 { vec![MINUS] } else { Vec::new() };
    let mut sum = lead(crossed);
    sum.extend([whole(crossed.abs()), TIMES, whole(3), EQUALS]);
    sum.extend(lead(crossed));
    sum.push(whole(3 * crossed.abs()));
    steps.push(WorkedStep::new(StepLabel::HalfCrossovers, sum));
    let sum = vec![
        whole(checkers),
        TIMES,
        whole(5),
        EQUALS,
        whole(5 * checkers),
    ];
    steps.push(WorkedStep::new(StepLabel::Checkers, sum));
    let edge = |rest: u8| {
        stacks(side, 1..=BAR)
            .filter(|stack| stack.place % 3 == rest)
            .collect::<Vec<MarkedStack>>()
    };
    let count = |stacks: &[MarkedStack]| -> i32 {
        stacks.iter().map(|stack| i32::from(stack.checkers)).sum()
    };
    let (upper, lower) = (edge(0), edge(1));
    let (more, less) = (count(&upper), count(&lower));
    if more > 0 {
        let sum = vec![PLUS, whole(more)];
        steps.push(WorkedStep::new(StepLabel::Upper, sum).marking(upper));
    }
    if less > 0 {
        let sum = vec![MINUS, whole(less)];
        steps.push(WorkedStep::new(StepLabel::Lower, sum).marking(lower));
    }
    let parts = [5 * checkers, 3 * crossed, more, -less];
    let parts: Vec<i32> = parts.into_iter().filter(|part| *part != 0).collect();
    steps.push(WorkedStep::new(StepLabel::Total, added(&parts)));
    steps
}

/// Returns the label for checkers on this range of points.
const fn label(first: u8, last: u8) -> StepLabel {
    if first == BAR {
        StepLabel::Bar
    } else {
        StepLabel::Points(first, last)
    }
}

const fn own(place: u8, below: u8, checkers: u8) -> MarkedStack {
    MarkedStack {
        whose: Whose::Own,
        place,
        below,
        checkers,
    }
}

/// Returns the stacks of the player on roll on these places.
fn stacks(side: &Side, places: impl IntoIterator<Item = u8>) -> impl Iterator<Item = MarkedStack> {
    let all = places
        .into_iter()
        .map(|place| own(place, 0, side.at(place)));
    all.filter(|stack| stack.checkers > 0)
}
