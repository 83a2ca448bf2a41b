//! Cube formulas for races, with worked steps for a position.

use rules::{Board, Side};

use super::{
    isight::{Isight, Surplus},
    keith::{Keith, Wastage},
    pip_formulas::{Kleinman, Trice},
    worked::{
        EQUALS, MINUS, MarkedStack, OVER, PLUS, StepLabel, TIMES, Term, Whose, WorkedStep, added,
        whole,
    },
};
use crate::Answer;

/// Published formula for cube decisions in a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaceMethod {
    /// Tom Keith's count.
    Keith,
    /// Axel Reichert's count.
    Isight,
    /// Walter Trice's Rule 62.
    Trice,
    /// Danny Kleinman's metric.
    Kleinman,
}

impl RaceMethod {
    /// All formulas, in order of presentation.
    pub const ALL: [Self; 4] = [Self::Keith, Self::Isight, Self::Trice, Self::Kleinman];

    /// Returns the correct action in a money race with a centred cube.
    pub fn answer(self, board: &Board) -> Answer {
        match self {
            Self::Keith => Keith::of(board).answer(),
            Self::Isight => Isight::of(board).answer(),
            Self::Trice => Trice::of(board).answer(),
            Self::Kleinman => Kleinman::of(board).answer(),
        }
    }

    /// Returns the worked steps for a race, from the view of the player on roll.
    pub fn steps(self, board: &Board) -> Vec<WorkedStep> {
        match self {
            Self::Keith => keith(board),
            Self::Isight => isight(board),
            Self::Trice => trice(board),
            Self::Kleinman => kleinman(board),
        }
    }
}

/// Returns the correct action in a money race with a centred cube; `None` if the formulas disagree.
pub fn race_answer(board: &Board) -> Option<Answer> {
    let answers = RaceMethod::ALL.map(|method| method.answer(board));
    (answers == [answers[0]; 4]).then_some(answers[0])
}

fn keith(board: &Board) -> Vec<WorkedStep> {
    let count = |whose, side: &Side| {
        let found = Wastage::of(side);
        let parts = [
            (StepLabel::Ones, found.ones, above(whose, side, 1, 1)),
            (StepLabel::Twos, found.twos, above(whose, side, 2, 1)),
            (StepLabel::Threes, found.threes, above(whose, side, 3, 3)),
            (StepLabel::Gaps, found.gaps, None),
        ];
        adjusted(whose, found.pips, parts)
    };
    let Keith { own, opponent } = Keith::of(board);
    let before = Wastage::of(board.own()).count();
    let mut steps = count(Whose::Own, board.own());
    let sum = added(&[before as i32, (own - before) as i32]);
    steps.push(WorkedStep::new(StepLabel::Seventh, sum).of(Whose::Own));
    steps.extend(count(Whose::Opponent, board.opponent()));
    let sum = added(&[own as i32, -(opponent as i32)]);
    steps.push(WorkedStep::new(StepLabel::Excess, sum));
    steps
}

fn isight(board: &Board) -> Vec<WorkedStep> {
    let count = |whose, side: &Side, other: &Side| {
        let found = Surplus::of(side, other);
        let parts = [
            (StepLabel::MoreCheckers, found.checkers, None),
            (StepLabel::Ones, found.ones, above(whose, side, 1, 2)),
            (StepLabel::Twos, found.twos, above(whose, side, 2, 2)),
            (StepLabel::Threes, found.threes, above(whose, side, 3, 3)),
            (StepLabel::Gaps, found.gaps, None),
            (StepLabel::MoreCrossovers, found.crossovers, None),
        ];
        adjusted(whose, found.pips, parts)
    };
    let found = Isight::of(board);
    let mut steps = count(Whose::Own, board.own(), board.opponent());
    let sixth = f64::from(found.own) / 6.0;
    let increased = Term::Number(found.increased(), 1);
    let sum = vec![
        whole(found.own),
        PLUS,
        Term::Number(sixth, 1),
        EQUALS,
        increased,
    ];
    steps.push(WorkedStep::new(StepLabel::Sixth, sum).of(Whose::Own));
    steps.extend(count(Whose::Opponent, board.opponent(), board.own()));
    let excess = found.increased() - f64::from(found.opponent);
    let sum = vec![
        increased,
        MINUS,
        whole(found.opponent),
        EQUALS,
        Term::Number(excess, 1),
    ];
    steps.push(WorkedStep::new(StepLabel::Excess, sum));
    steps
}

fn trice(board: &Board) -> Vec<WorkedStep> {
    let found = Trice::of(board);
    let [own, opponent] = [board.own(), board.opponent()].map(|side| i32::from(side.pips()));
    let quotient = |sum: &[Term], result: f64, digits| {
        let mut sum = sum.to_vec();
        sum.extend([EQUALS, Term::Number(result, digits)]);
        WorkedStep::new(StepLabel::Divided, sum)
    };
    let divided = if found.is_short() {
        let less = own - 5;
        vec![
            WorkedStep::new(StepLabel::Pips, added(&[own, -5])).of(Whose::Own),
            quotient(&[whole(less), OVER, whole(7)], f64::from(less) / 7.0, 2),
            WorkedStep::new(StepLabel::LastTake, vec![whole(found.last_take())]),
        ]
    } else {
        let tenth = (own + 9) / 10;
        vec![
            quotient(&[whole(own), OVER, whole(10)], f64::from(own) / 10.0, 1).of(Whose::Own),
            WorkedStep::new(StepLabel::LastTake, added(&[tenth, 1])),
        ]
    };
    let behind = WorkedStep::new(StepLabel::Behind, added(&[opponent, -own])).of(Whose::Opponent);
    divided.into_iter().chain([behind]).collect()
}

fn kleinman(board: &Board) -> Vec<WorkedStep> {
    let found = Kleinman::of(board);
    let [own, opponent] = [board.own(), board.opponent()].map(|side| i32::from(side.pips()));
    let lead = whole(found.lead);
    let metric = Term::Number(found.metric(), 2);
    let metric = vec![lead, TIMES, lead, OVER, whole(found.sum), EQUALS, metric];
    vec![
        WorkedStep::new(StepLabel::Lead, added(&[opponent, -own, 4])),
        WorkedStep::new(StepLabel::AllPips, added(&[own, opponent, -4])),
        WorkedStep::new(StepLabel::Metric, metric),
        WorkedStep::new(StepLabel::Chance, vec![Term::Percent(found.chance())]),
    ]
}

/// Returns the steps of an adjusted pip count: the pips, each nonzero penalty, and the total if there are any
/// penalties.
fn adjusted(
    whose: Whose,
    pips: u32,
    penalties: impl IntoIterator<Item = (StepLabel, u32, Option<MarkedStack>)>,
) -> Vec<WorkedStep> {
    let mut parts = vec![pips as i32];
    let mut steps = vec![WorkedStep::new(StepLabel::Pips, added(&parts)).of(whose)];
    for (label, penalty, marked) in penalties {
        if penalty > 0 {
            parts.push(penalty as i32);
            let sum = vec![PLUS, whole(penalty)];
            steps.push(WorkedStep::new(label, sum).of(whose).marking(marked));
        }
    }
    if parts.len() > 1 {
        steps.push(WorkedStep::new(StepLabel::Total, added(&parts)).of(whose));
    }
    steps
}

/// Returns the checkers on a point in excess of the first `free` ones; `None` if there are none.
fn above(whose: Whose, side: &Side, place: u8, free: u8) -> Option<MarkedStack> {
    let checkers = side.at(place).saturating_sub(free);
    (checkers > 0).then_some(MarkedStack {
        whose,
        place,
        below: free,
        checkers,
    })
}
