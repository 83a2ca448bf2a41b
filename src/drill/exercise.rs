//! Randomly generated exercises.

use dice::DiceStream;
use engine::{Context, Met, decide_exactly, effective_pips};
use review::{Book, BookEntry, BookScore};
use rules::{Board, Decision, Roll, Variant};

use crate::counting::{
    entering::Entering, keith::Keith, neil::neils_number, pip_formulas::Kleinman,
    race::race_answer, shots,
};
use crate::draw::{bear_off_position, below, race, random_position, roll};
use crate::score::{EquityQuestion, LeadQuestion, ScoreQuestion};
use crate::{Judgement, MAX_RIGHT_LOSS, is_right};

/// Maximum number of checkers per side for a double near the end of a bear-off.
const MAX_CHECKERS: u8 = 3;

/// Range of the number of checkers in effective-pips exercises.
const EFFECTIVE_CHECKERS: std::ops::RangeInclusive<u8> = 2..=8;

/// Tolerance for a number of pips or rolls.
const COUNT_TOLERANCE: f64 = 0.5;
/// Tolerance for effective pips.
const EFFECTIVE_TOLERANCE: f64 = 1.0;
/// Tolerance for a take point.
const CHANCE_TOLERANCE: f64 = 0.02;
/// Tolerance for a match-winning chance.
const EQUITY_TOLERANCE: f64 = 0.01;
/// Tolerance for a gammon value.
const VALUE_TOLERANCE: f64 = 0.05;
/// Tolerance for one of Neil's numbers.
const NEIL_TOLERANCE: f64 = 0.25;

/// Maximum number of attempts to draw an exercise. Doubles in races need the most attempts, about ten.
const MAX_DRAWS: u32 = 10_000;

/// Kind of exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Count the pips for the player on roll.
    Pips,
    /// Play an opening roll.
    Opening,
    /// Play a reply to an opening play.
    OpeningReply,
    /// Play a bear-off roll.
    BearOff,
    /// Play a third roll, after the best opening play and the best reply.
    ThirdRoll,
    /// Count the rolls that hit.
    Shots,
    /// Count the rolls that enter.
    Entering,
    /// Estimate the effective pips of a short bear-off.
    EffectivePips,
    /// Decide whether to double in a race, according to the published formulas.
    RaceCube,
    /// Decide whether to double near the end of a bear-off.
    BearOffCube,
    /// State the take point at a score.
    TakePoint,
    /// State the gammon value at a score.
    GammonValue,
    /// State the match-winning chance at a score.
    MatchEquity,
    /// State one of Neil's numbers.
    NeilsNumber,
}

/// Purpose by which kinds of exercises are grouped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Basic skills for every player.
    Basic,
    /// Openings beyond the replies.
    Openings,
    /// Counting rolls, pips and races.
    Counting,
    /// Cube decisions and match-score numbers.
    Scores,
}

impl Purpose {
    /// All purposes except [`Self::Basic`].
    pub const OTHERS: [Self; 3] = [Self::Openings, Self::Counting, Self::Scores];

    /// Returns the catalogue key of the purpose.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Basic => "basic",
            Self::Openings => "openings",
            Self::Counting => "counting",
            Self::Scores => "scores",
        }
    }
}

impl Kind {
    /// All kinds, grouped by purpose.
    pub const ALL: [Self; 14] = [
        Self::Pips,
        Self::Opening,
        Self::OpeningReply,
        Self::BearOff,
        Self::ThirdRoll,
        Self::Shots,
        Self::Entering,
        Self::EffectivePips,
        Self::RaceCube,
        Self::BearOffCube,
        Self::TakePoint,
        Self::GammonValue,
        Self::MatchEquity,
        Self::NeilsNumber,
    ];

    /// Returns the catalogue key of the kind.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Pips => "pips",
            Self::Opening => "opening",
            Self::OpeningReply => "reply",
            Self::BearOff => "bear-off",
            Self::ThirdRoll => "third",
            Self::Shots => "shots",
            Self::Entering => "entering",
            Self::EffectivePips => "effective",
            Self::RaceCube => "race-cube",
            Self::BearOffCube => "bear-off-cube",
            Self::TakePoint => "take-point",
            Self::GammonValue => "gammon-value",
            Self::MatchEquity => "equity",
            Self::NeilsNumber => "neil",
        }
    }

    /// Returns the purpose of this kind of exercise.
    pub const fn purpose(self) -> Purpose {
        match self {
            Self::Pips | Self::Opening | Self::OpeningReply | Self::BearOff => Purpose::Basic,
            Self::ThirdRoll => Purpose::Openings,
            Self::Shots | Self::Entering | Self::EffectivePips | Self::RaceCube => {
                Purpose::Counting
            }
            Self::BearOffCube
            | Self::TakePoint
            | Self::GammonValue
            | Self::MatchEquity
            | Self::NeilsNumber => Purpose::Scores,
        }
    }

    /// Returns `true` if the answers are facts to memorise, which are repeated at increasing intervals.
    pub const fn is_memory(self) -> bool {
        matches!(
            self,
            Self::Entering | Self::TakePoint | Self::MatchEquity | Self::NeilsNumber
        )
    }

    /// Returns `true` if the exercises are drawn from the opening book.
    pub const fn needs_book(self) -> bool {
        matches!(self, Self::Opening | Self::OpeningReply | Self::ThirdRoll)
    }
}

/// Exercise for the player to answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Exercise {
    /// Count the pips for the player on roll.
    Pips(Board),
    /// Count the rolls, out of 36, with which the player on roll can hit.
    Shots(Board),
    /// Count the rolls, out of 36, that enter.
    Entering(Entering),
    /// Estimate the effective pips of the player on roll, whose checkers are all home.
    EffectivePips(Board),
    /// State the winning chance from which a take is correct; [`ScoreQuestion::take_point`] returns the answer.
    TakePoint(ScoreQuestion),
    /// State the gammon value; [`ScoreQuestion::gammon_value`] returns the answer.
    GammonValue(ScoreQuestion),
    /// State the match-winning chance; [`EquityQuestion::chance`] returns the answer.
    MatchEquity(EquityQuestion),
    /// State Neil's number for the trailing player's score; [`neils_number`] returns the answer.
    NeilsNumber(LeadQuestion),
    /// Decide whether to double in this money race, and whether the opponent should take; [`race_answer`] returns the
    /// answer.
    Race(Board),
    /// Make this decision. The losses are given, or come from [`engine::analyse`]; [`crate::is_right`] determines
    /// whether an answer is correct.
    Decide(Decision, Option<Judgement>),
}

/// Numeric answer to an exercise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Target {
    /// Exact answer: pips, rolls out of 36, a chance from 0 to 1, a gammon value, or one of Neil's numbers.
    pub value: f64,
    /// Maximum deviation of a correct answer.
    pub tolerance: f64,
}

impl Target {
    /// Returns `true` if `number` counts as correct.
    pub fn accepts(self, number: f64) -> bool {
        (number - self.value).abs() < self.tolerance + 1e-6
    }
}

impl Exercise {
    /// Draws the next exercise of `kind` from `dice`; `None` if such exercises come from the opening book and `book`
    /// contains none.
    pub fn draw(kind: Kind, dice: &mut DiceStream, book: &Book) -> Option<Self> {
        let mut attempt = || match kind {
            Kind::Pips => {
                let turns = 2 + below(dice, 40);
                Some(Self::Pips(random_position(dice, turns)))
            }
            Kind::Opening => opening(dice, book).and_then(|entry| of_book(&entry)),
            Kind::OpeningReply => reply(dice, book),
            Kind::ThirdRoll => third_roll(dice, book).and_then(|entry| of_book(&entry)),
            Kind::Shots => shots::draw(dice).map(Self::Shots),
            Kind::Entering => Entering::draw(dice).map(Self::Entering),
            Kind::EffectivePips => {
                bear_off_position(dice, EFFECTIVE_CHECKERS).map(Self::EffectivePips)
            }
            Kind::MatchEquity => EquityQuestion::draw(dice).map(Self::MatchEquity),
            Kind::NeilsNumber => Some(Self::NeilsNumber(LeadQuestion::draw(dice))),
            Kind::TakePoint => ScoreQuestion::draw(dice).map(Self::TakePoint),
            Kind::GammonValue => ScoreQuestion::draw(dice).map(Self::GammonValue),
            Kind::BearOff => {
                bear_off_position(dice, 2..=6).and_then(|board| bear_off(&board, roll(dice)))
            }
            Kind::BearOffCube => {
                bear_off_position(dice, 1..=MAX_CHECKERS).and_then(|board| bear_off_double(&board))
            }
            Kind::RaceCube => race(dice).and_then(|board| close_race(&board)),
        };
        (0..MAX_DRAWS).find_map(|_| attempt())
    }

    /// Returns the numeric answer to the exercise; `None` if the answer is a play or cube action.
    pub fn target(&self) -> Option<Target> {
        let (value, tolerance) = match self {
            Self::Pips(board) => (f64::from(board.own().pips()), COUNT_TOLERANCE),
            Self::Shots(board) => (f64::from(shots::Shots::of(board).count()), COUNT_TOLERANCE),
            Self::Entering(question) => (f64::from(question.rolls()), COUNT_TOLERANCE),
            Self::EffectivePips(board) => {
                let pips = effective_pips(board.own())?;
                (f64::from(pips), EFFECTIVE_TOLERANCE)
            }
            Self::TakePoint(question) => (f64::from(question.take_point()), CHANCE_TOLERANCE),
            Self::GammonValue(question) => (f64::from(question.gammon_value()), VALUE_TOLERANCE),
            Self::MatchEquity(question) => (f64::from(question.chance()), EQUITY_TOLERANCE),
            Self::NeilsNumber(question) => (neils_number(question.trailer)?, NEIL_TOLERANCE),
            Self::Race(_) | Self::Decide(..) => return None,
        };
        Some(Target { value, tolerance })
    }

    /// Returns the key of the fact that the exercise tests; `None` if the exercise does not test a memorised fact.
    pub fn fact(&self) -> Option<String> {
        let score = |key: &str, away: [u8; 2]| format!("{key}:{}-{}", away[0], away[1]);
        Some(match self {
            Self::Entering(question) => {
                let (open, checkers) = (question.open(), question.checkers());
                format!("{}:{open}-{checkers}", Kind::Entering.key())
            }
            Self::TakePoint(question) => {
                let away = [question.score.own, question.score.opponent];
                let away = score(Kind::TakePoint.key(), away.map(engine::Away::points));
                format!("{away}-{}", question.value.points())
            }
            Self::MatchEquity(EquityQuestion { own, opponent }) => {
                // The chances of both players count as the same fact.
                let away = [(*own).min(*opponent), (*own).max(*opponent)];
                score(Kind::MatchEquity.key(), away)
            }
            Self::NeilsNumber(question) => {
                format!("{}:{}", Kind::NeilsNumber.key(), question.trailer)
            }
            _ => return None,
        })
    }
}

/// Creates a cubeless exercise to bear off with `roll`; `None` if the play is forced.
fn bear_off(board: &Board, roll: Roll) -> Option<Exercise> {
    let builder = Decision::builder(*board).play(roll.high().pips(), roll.low().pips());
    unforced(builder.without_cube().build().ok()?)
}

fn unforced(decision: Decision) -> Option<Exercise> {
    (!decision.is_forced()).then_some(Exercise::Decide(decision, None))
}

/// Creates an exercise from a book decision, with its losses.
fn of_book(entry: &BookEntry) -> Option<Exercise> {
    let decision = entry.score.decision(&entry.board, entry.roll)?;
    Some(Exercise::Decide(decision, Some(Judgement::of_book(entry))))
}

/// Draws an opening roll for money play from the book.
fn opening(dice: &mut DiceStream, book: &Book) -> Option<BookEntry> {
    let start = Board::start(Variant::Standard);
    book.entry(BookScore::Money, &start, roll(dice))
}

/// Draws a reply to a good opening play.
fn reply(dice: &mut DiceStream, book: &Book) -> Option<Exercise> {
    let opening = opening(dice, book)?;
    let good: Vec<_> = opening.good(MAX_RIGHT_LOSS.0.into()).collect();
    let opened = good.get(below(dice, good.len()))?;
    let roll = roll(dice);
    match book.entry(BookScore::Money, &opened.after, roll) {
        Some(entry) => of_book(&entry),
        None => unforced(BookScore::Money.decision(&opened.after, roll)?),
    }
}

/// Draws a third roll after the best opening play and the best reply; `None` if the book does not contain it.
fn third_roll(dice: &mut DiceStream, book: &Book) -> Option<BookEntry> {
    let opening = opening(dice, book)?;
    let reply = book.entry(BookScore::Money, &opening.plays[0].after, roll(dice))?;
    book.entry(BookScore::Money, &reply.plays[0].after, roll(dice))
}

/// Creates an exercise about whether to double; `None` if the second-best answer is [right](is_right) too, or costs at
/// least 0.5, so that the decision is trivial.
fn bear_off_double(board: &Board) -> Option<Exercise> {
    let decision = Decision::builder(*board).double().build().ok()?;
    let exact = decide_exactly(board, &Context::of_decision(&decision, Met::default()))?;
    let (take, pass) = exact.double_take.zip(exact.double_pass)?;
    let judgement = Judgement::of_cube([exact.no_double.0, take.0, pass.0], 0);
    let (_, second) = *judgement.losses.get(1)?;
    let is_a_question = !is_right(second) && second < 0.5;
    is_a_question.then_some(Exercise::Decide(decision, Some(judgement)))
}

/// Creates an exercise from a race if the Keith count puts it near a doubling or take limit, the player on roll trails
/// by at most one roll, and the formulas agree, so that every formula that a player might know gives the same answer;
/// `None` otherwise. According to the engine at 2 plies, 7 out of 400 of these answers lose more than 0.020, and at
/// most 0.085: in positions with gaps or many checkers on low points.
fn close_race(board: &Board) -> Option<Exercise> {
    let Keith { own, opponent } = Keith::of(board);
    let is_near = (opponent.saturating_sub(3)..=opponent + 9).contains(&own);
    let is_ahead = Kleinman::of(board).lead >= 0;
    (is_near && is_ahead && race_answer(board).is_some()).then_some(Exercise::Race(*board))
}
