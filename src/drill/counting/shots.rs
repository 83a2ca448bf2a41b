//! Shot counts: the rolls that hit, found among all legal plays, and how they hit.

use dice::DiceStream;
use rules::{Board, Roll, legal_plays};

use super::worked::{MarkedStack, StepLabel, Whose, WorkedStep, added};
use crate::draw::{below, random_position};

/// Maximum number of the opponent's exposed blots in an exercise.
const MAX_BLOTS: usize = 2;

/// Rolls with which the player on roll can hit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shots {
    /// Hitting rolls in which one die equals the distance from a checker to a blot.
    pub direct: Vec<Roll>,
    /// Rolls that hit only with several moves of one checker, or after the other die has been played.
    pub combined: Vec<Roll>,
}

impl Shots {
    /// Returns the rolls that hit in a position.
    pub fn of(board: &Board) -> Self {
        let distances = distances(board);
        let is_hit = |roll: &Roll| {
            let mut plays = legal_plays(board, *roll).into_iter();
            plays.any(|play| play.after.own().bar() > board.opponent().bar())
        };
        let hits = Roll::ALL.into_iter().filter(is_hit);
        let (direct, combined) = hits.partition(|roll| {
            let has = |die: rules::Die| distances.contains(&die.pips());
            has(roll.high()) || has(roll.low())
        });
        Self { direct, combined }
    }

    /// Returns the number of rolls that hit, out of 36.
    pub fn count(&self) -> u32 {
        weight(&self.direct) + weight(&self.combined)
    }

    /// Returns `true` if `roll` hits.
    pub fn has(&self, roll: Roll) -> bool {
        self.direct.contains(&roll) || self.combined.contains(&roll)
    }

    /// Returns the worked steps.
    pub fn steps(&self, board: &Board) -> Vec<WorkedStep> {
        let near = |is_direct: bool| marked(board, is_direct);
        let step = |label, rolls: &Vec<Roll>, marked: Vec<MarkedStack>| {
            let sum = added(&[weight(rolls) as i32]);
            WorkedStep::new(label, sum)
                .marking(marked)
                .listing(rolls.clone())
        };
        let [direct, combined] = [&self.direct, &self.combined].map(|rolls| weight(rolls) as i32);
        vec![
            step(StepLabel::Direct, &self.direct, near(true)),
            step(StepLabel::Combined, &self.combined, near(false)),
            WorkedStep::new(StepLabel::Total, added(&[direct, combined])),
        ]
    }
}

/// Generates a random position with one to [`MAX_BLOTS`] exposed blots of the opponent, at most three blots of the
/// player on roll, and nothing on that player's bar; `None` if the generated position does not meet these conditions,
/// or if no roll or every roll hits.
pub(crate) fn draw(dice: &mut DiceStream) -> Option<Board> {
    let turns = 4 + below(dice, 30);
    let board = random_position(dice, turns);
    let own_blots = (1..=24).filter(|&point| board.own().at(point) == 1).count();
    let blots = blots(&board).count();
    let is_clear = (1..=MAX_BLOTS).contains(&blots) && own_blots <= 3 && board.own().bar() == 0;
    let is_question = || (1..36).contains(&Shots::of(&board).count());
    (is_clear && is_question()).then_some(board)
}

/// Returns the number of ordered rolls, out of 36.
fn weight(rolls: &[Roll]) -> u32 {
    rolls.iter().map(|roll| roll.weight()).sum()
}

/// Returns the opponent's blots in front of any checker of the player on roll, in that player's numbering.
fn blots(board: &Board) -> impl Iterator<Item = u8> {
    let is_blot = |point: &u8| board.opponent().at(25 - point) == 1;
    let is_in_front = |point: &u8| (point + 1..=25).any(|from| board.own().at(from) > 0);
    (1..=24).filter(is_blot).filter(is_in_front)
}

/// Returns the distances, up to 6, from checkers of the player on roll to blots.
fn distances(board: &Board) -> Vec<u8> {
    let from = |blot: u8| (1..=6).filter(move |way| is_shooter(board, blot + way));
    blots(board).flat_map(from).collect()
}

/// Returns `true` if the player on roll has a checker on this place that does not have to wait for one on the bar.
fn is_shooter(board: &Board, place: u8) -> bool {
    let is_barred = board.own().bar() > 0 && place < 25;
    place <= 25 && board.own().at(place) > 0 && !is_barred
}

/// Returns the blots and the top checkers of the stacks that can hit them: at most 6 pips away if `is_direct`,
/// otherwise farther.
fn marked(board: &Board, is_direct: bool) -> Vec<MarkedStack> {
    let stack = |whose, place| MarkedStack {
        whose,
        place,
        below: 0,
        checkers: 1,
    };
    let targets = blots(board).map(|blot| stack(Whose::Opponent, 25 - blot));
    let fits = |blot: u8, from: u8| (from - blot <= 6) == is_direct && from - blot <= 24;
    let shooter = |from: &u8| {
        let mut behind = blots(board).filter(|blot| blot < from);
        board.own().at(*from) > 0 && behind.any(|blot| fits(blot, *from))
    };
    // The top checker of a stack is the one that moves.
    let top = |from: u8| MarkedStack {
        below: board.own().at(from) - 1,
        ..stack(Whose::Own, from)
    };
    targets.chain((1..=25).filter(shooter).map(top)).collect()
}
