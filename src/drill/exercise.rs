//! Random exercises.

use dice::DiceStream;
use engine::{Context, Met, decide_exactly};
use record::parse_play;
use rules::{Board, Decision, Roll, Variant};

use crate::draw::{bear_off_position, below, race, random_position, roll};
use crate::{Answer, Judgement, Keith, Kleinman, MAX_RIGHT_LOSS, OPENINGS, ScoreQuestion, Trice};

/// Maximum number of checkers of each side for a double near the end of a bear-off.
const MAX_CHECKERS: u8 = 3;

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
    /// Draws the next exercise of `kind` from `dice`.
    pub fn draw(kind: Kind, dice: &mut DiceStream) -> Self {
        loop {
            let drawn = match kind {
                Kind::Pips => {
                    let turns = 2 + below(dice, 40);
                    Some(Self::Pips(random_position(dice, turns)))
                }
                Kind::Opening => opening(dice),
                Kind::OpeningReply => {
                    opened(dice).and_then(|board| play_exercise(&board, roll(dice), true))
                }
                Kind::TakePoint => ScoreQuestion::draw(dice).map(Self::TakePoint),
                Kind::GammonValue => ScoreQuestion::draw(dice).map(Self::GammonValue),
                Kind::BearOff => bear_off_position(dice, 2..=6)
                    .and_then(|board| play_exercise(&board, roll(dice), false)),
                Kind::BearOffCube => bear_off_position(dice, 1..=MAX_CHECKERS)
                    .and_then(|board| bear_off_double(&board)),
                Kind::RaceCube => race(dice).and_then(|board| close_race(&board)),
            };
            if let Some(drawn) = drawn {
                return drawn;
            }
        }
    }
}

/// Returns the exercise to play `roll`, with a centred cube or without a cube; `None` if the player has no choice.
fn play_exercise(board: &Board, roll: Roll, cube: bool) -> Option<Exercise> {
    let builder = Decision::builder(*board).play(roll.high().pips(), roll.low().pips());
    let builder = if cube {
        builder
    } else {
        builder.without_cube()
    };
    let decision = builder.build().ok()?;
    (!decision.is_forced()).then_some(Exercise::Decide(decision, None))
}

fn opening(dice: &mut DiceStream) -> Option<Exercise> {
    let roll = Some(roll(dice)).filter(|roll| !roll.is_double())?;
    play_exercise(&Board::start(Variant::Standard), roll, true)
}

/// Draws a position after a good play of an opening roll, seen by the other player.
fn opened(dice: &mut DiceStream) -> Option<Board> {
    let start = Board::start(Variant::Standard);
    let (high, low, plays) = OPENINGS.get(below(dice, OPENINGS.len()))?;
    let roll = Roll::ALL
        .into_iter()
        .find(|roll| (roll.high().pips(), roll.low().pips()) == (*high, *low))?;
    let play = parse_play(&start, roll, plays.get(below(dice, plays.len()))?).ok()?;
    start.play(roll, &play).ok()
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
