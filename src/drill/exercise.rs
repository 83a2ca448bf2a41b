//! Random exercises.

use dice::DiceStream;
use engine::{Context, Met, decide_exactly};
use review::{Book, BookEntry, BookScore};
use rules::{Board, Decision, Roll, Variant};

use crate::draw::{bear_off_position, below, race, random_position, roll};
use crate::{Answer, Judgement, Keith, Kleinman, MAX_RIGHT_LOSS, ScoreQuestion, Trice};

/// Maximum number of checkers of each side for a double near the end of a bear-off.
const MAX_CHECKERS: u8 = 3;

/// Maximum number of attempts to draw an exercise. Doubles in races need the most attempts, about ten.
const MAX_DRAWS: u32 = 10_000;

/// Kinds of exercises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Count the pips of the player on roll.
    Pips,
    /// Play an opening roll.
    Opening,
    /// Play a reply to an opening play.
    OpeningReply,
    /// Name the take point at a score.
    TakePoint,
    /// Name the gammon value at a score.
    GammonValue,
    /// Play a bear-off roll.
    BearOff,
    /// Decide whether to double near the end of a bear-off.
    BearOffCube,
    /// Decide whether to double in a race, by the published formulas.
    RaceCube,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 8] = [
        Self::Pips,
        Self::Opening,
        Self::OpeningReply,
        Self::TakePoint,
        Self::GammonValue,
        Self::BearOff,
        Self::BearOffCube,
        Self::RaceCube,
    ];

    /// Returns the name of the kind in the catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Pips => "pips",
            Self::Opening => "opening",
            Self::OpeningReply => "reply",
            Self::TakePoint => "take-point",
            Self::GammonValue => "gammon-value",
            Self::BearOff => "bear-off",
            Self::BearOffCube => "bear-off-cube",
            Self::RaceCube => "race-cube",
        }
    }

    /// Returns `true` if the exercises come from the opening book.
    pub const fn needs_book(self) -> bool {
        matches!(self, Self::Opening | Self::OpeningReply)
    }
}

/// Exercise to be answered.
#[derive(Clone, Debug, PartialEq)]
pub enum Exercise {
    /// Count the pips of the player on roll.
    Pips(Board),
    /// Name the winning chance that makes a take right; [`ScoreQuestion::take_point`] returns the answer.
    TakePoint(ScoreQuestion),
    /// Name the gammon value; [`ScoreQuestion::gammon_value`] has the answer.
    GammonValue(ScoreQuestion),
    /// Decide whether to double in this money race and whether the opponent takes; [`race_answer`] returns the answer.
    Race(Board),
    /// Make this decision. The losses are given, or come from [`engine::analyse`]; [`crate::is_right`] decides whether
    /// an answer is right.
    Decide(Decision, Option<Judgement>),
}

impl Exercise {
    /// Draws the next exercise of `kind` from `dice`; `None` if the exercises of `kind` come from the opening book and
    /// `book` contains none.
    pub fn draw(kind: Kind, dice: &mut DiceStream, book: &Book) -> Option<Self> {
        let mut attempt = || match kind {
            Kind::Pips => {
                let turns = 2 + below(dice, 40);
                Some(Self::Pips(random_position(dice, turns)))
            }
            Kind::Opening => opening(dice, book).and_then(|entry| of_book(&entry)),
            Kind::OpeningReply => reply(dice, book),
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
}

/// Returns the exercise to bear off with `roll`, without a cube; `None` if the player has no choice.
fn bear_off(board: &Board, roll: Roll) -> Option<Exercise> {
    let builder = Decision::builder(*board).play(roll.high().pips(), roll.low().pips());
    unforced(builder.without_cube().build().ok()?)
}

fn unforced(decision: Decision) -> Option<Exercise> {
    (!decision.is_forced()).then_some(Exercise::Decide(decision, None))
}

/// Returns the exercise about a decision of the book, with its losses.
fn of_book(entry: &BookEntry) -> Option<Exercise> {
    let decision = entry.score.decision(&entry.board, entry.roll)?;
    Some(Exercise::Decide(decision, Some(Judgement::of_book(entry))))
}

/// Draws an opening roll of the book, for money.
fn opening(dice: &mut DiceStream, book: &Book) -> Option<BookEntry> {
    let start = Board::start(Variant::Standard);
    book.entry(BookScore::Money, &start, roll(dice))
}

/// Draws a reply to a good play of an opening roll.
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

/// Returns the decision whether to double; `None` if the second-best answer costs less than [`MAX_RIGHT_LOSS`], so that
/// several answers are right, or at least 0.5, so that the decision is trivial.
fn bear_off_double(board: &Board) -> Option<Exercise> {
    let decision = Decision::builder(*board).double().build().ok()?;
    let exact = decide_exactly(board, &Context::of_decision(&decision, Met::default()))?;
    let (take, pass) = exact.double_take.zip(exact.double_pass)?;
    let judgement = Judgement::of_cube([exact.no_double.0, take.0, pass.0], 0);
    let (_, second) = *judgement.losses.get(1)?;
    let is_a_question = (MAX_RIGHT_LOSS.0..0.5).contains(&second);
    is_a_question.then_some(Exercise::Decide(decision, Some(judgement)))
}

/// Returns the race as an exercise if Keith's count puts it near a doubling or take limit, the player on roll does not
/// trail by more than one roll, and the formulas agree, so that any formula that a player knows gives the same answer;
/// `None` otherwise. According to the engine at 2 plies, 11 of 400 of these answers lose more than 0.020, 0.14 at most:
/// positions with gaps or many checkers on low points.
fn close_race(board: &Board) -> Option<Exercise> {
    let Keith { own, opponent } = Keith::of(board);
    let is_near = (opponent.saturating_sub(3)..=opponent + 9).contains(&own);
    let is_ahead = Kleinman::of(board).lead >= 0;
    (is_near && is_ahead && race_answer(board).is_some()).then_some(Exercise::Race(*board))
}

/// Returns the right action in a money race with a centred cube, by Keith's count, the Kleinman metric and Trice's Rule
/// 62; `None` if they disagree.
pub fn race_answer(board: &Board) -> Option<Answer> {
    let answer = Keith::of(board).answer();
    let others = [Kleinman::of(board).answer(), Trice::of(board).answer()];
    (others == [answer; 2]).then_some(answer)
}
