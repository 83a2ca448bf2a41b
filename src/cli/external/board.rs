//! The board string of FIBS: a game as numbers with colons between, seen by the player who is asked.
//!
//! `board:`, both names, the length of the match, both scores, 26 points, the colour on turn, two dice of each player,
//! the cube, who may double (asked, opponent), whether the opponent has doubled, the asked player's colour and
//! direction, eight numbers that follow from these, whether the Crawford game is over, and one more. Points hold
//! positive numbers for colour 1 and negative ones for -1.
//!
//! FIBS names the asked player first, as `You`; GNU Backgammon names first who is not on turn, and the scores stand
//! in the order of the names.

use engine::{Away, Context, CubeAccess, MatchScore, Standing};
use rules::{Board, CubeValue, Die, Roll, Scoring, Setup};

/// Numbers after the names.
const NUMBERS: usize = 50;
/// Which of them says that the Crawford game is over.
const AFTER_CRAWFORD: usize = 48;
/// What FIBS calls the length of a match without an end.
const UNLIMITED: i32 = 9_999;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Asked {
    /// A play of this roll.
    Play(Roll),
    /// Double or roll?
    Offer,
    /// Take the cube at this value, or drop?
    Respond(CubeValue),
}

/// A game at the point where somebody decides, seen by the player on roll, who has doubled if he is to be answered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Question {
    pub(super) board: Board,
    pub(super) context: Context,
    pub(super) asked: Asked,
}

impl Question {
    /// The question that a line is.
    ///
    /// # Errors
    /// If it is no board string, or of a game that cannot be.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let rest = text
            .strip_prefix("board:")
            .ok_or("this is no board string")?;
        let first_is_you = rest.starts_with("You:");
        let words: Vec<&str> = rest.split(':').skip(2).take(NUMBERS).collect();
        let numbers: Result<Vec<i32>, _> = words.iter().map(|word| word.trim().parse()).collect();
        let numbers = numbers.map_err(|_| "between the colons stand whole numbers")?;
        let numbers: [i32; NUMBERS] = numbers
            .try_into()
            .map_err(|_| "the board string is cut off")?;
        let [length, first_score, second_score, ..] = numbers;
        let points = &numbers[3..29];
        let [
            turn,
            dice @ ..,
            cube,
            may,
            other_may,
            doubled,
            colour,
            direction,
        ]: [i32; 11] = std::array::from_fn(|at| numbers[29 + at]);
        if colour.abs() != 1 || direction.abs() != 1 {
            return Err("colour and direction are 1 or -1".to_owned());
        }
        let board = board(points, colour, direction)?;
        let cube = u32::try_from(cube).ok().and_then(CubeValue::new);
        let value = cube.ok_or("the cube shows a power of two")?;
        let access = match (may != 0, other_may != 0) {
            (true, true) => CubeAccess::Centre,
            (true, false) => CubeAccess::Mover,
            (false, true) => CubeAccess::Opponent,
            (false, false) => CubeAccess::Nobody,
        };
        let scores = if turn == colour && !first_is_you {
            [second_score, first_score]
        } else {
            [first_score, second_score]
        };
        let before = numbers[AFTER_CRAWFORD] == 0;
        let context = Context {
            scoring: Scoring::Standard,
            standing: standing(length, scores, before)?,
            value,
            access,
        };
        if doubled != 0 {
            let value = value.doubled().ok_or("the cube is too high")?;
            return Ok(Self {
                board: board.flipped(),
                context: context.flipped(),
                asked: Asked::Respond(value),
            });
        }
        if turn != colour {
            return Err("it is the opponent's turn".to_owned());
        }
        // Whose dice stand where differs; those of the other player are zero or the same.
        let dice = match dice {
            [0, 0, a, b] | [a, b, _, _] => [a, b],
        };
        let asked = match dice {
            [0, 0] => Asked::Offer,
            dice => Asked::Play(roll(dice).ok_or("a die shows 1 to 6")?),
        };
        Ok(Self {
            board,
            context,
            asked,
        })
    }
}

fn roll(dice: [i32; 2]) -> Option<Roll> {
    let [a, b] = dice.map(|die| u8::try_from(die).ok().and_then(Die::new));
    Some(Roll::new(a?, b?))
}

/// The checkers of both; those that are on no point and no bar have been borne off.
fn board(points: &[i32], colour: i32, direction: i32) -> Result<Board, String> {
    let mut sides = [[0_u8; 26]; 2];
    for (at, &count) in points.iter().enumerate() {
        let side = usize::from(count.signum() == -colour);
        // Who moves downwards has his bar at 25.
        let falls = (side == 0) == (direction == -1);
        let number = if falls { at } else { 25 - at };
        let count = u8::try_from(count.unsigned_abs()).map_err(|_| "too many checkers")?;
        if count > 0 && number == 0 {
            return Err("a bar holds checkers of the other colour".to_owned());
        }
        sides[side][number] = sides[side][number].saturating_add(count);
    }
    for side in &mut sides {
        let on_board = side.iter().map(|&count| u32::from(count)).sum();
        side[0] = 15_u32.checked_sub(on_board).ok_or("too many checkers")? as u8;
    }
    let [own, opponent] = sides;
    Board::try_from(Setup { own, opponent }).map_err(|error| error.to_string())
}

/// What is played for; `before` says that the Crawford game is not over.
fn standing(length: i32, scores: [i32; 2], before: bool) -> Result<Standing, String> {
    if length == 0 || length == UNLIMITED {
        return Ok(Standing::Money {
            jacoby: false,
            beavers: false,
        });
    }
    let away = |score: i32| {
        let left = length.checked_sub(score)?;
        u8::try_from(left).ok().and_then(Away::new)
    };
    let [own, opponent] = scores.map(away);
    let (own, opponent) = own.zip(opponent).ok_or("no match has this score")?;
    let one_needs_one = (own == Away::ONE) != (opponent == Away::ONE);
    Ok(Standing::Match(MatchScore {
        own,
        opponent,
        crawford: before && one_needs_one,
    }))
}

#[cfg(test)]
mod tests;
