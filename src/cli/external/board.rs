//! FIBS board string: a game encoded as numbers separated by colons, from the perspective of the deciding player.
//!
//! The fields are `board`, both names, the match length, both scores, 26 points, the colour on turn, two dice per
//! player, the cube value, the player's and the opponent's rights to double, whether the opponent has doubled, the
//! player's colour and direction, eight derived numbers, whether the Crawford game is over, and one more. A point's
//! number is positive for checkers of colour 1 and negative for checkers of colour -1.
//!
//! FIBS puts the deciding player first, as `You`; GNU Backgammon puts the player not on turn first. The scores are in
//! the same order as the names.

use engine::{Away, Context, CubeAccess, MatchScore, Met, Standing};
use rules::{
    Board, ByPlayer, Crawford, CubeValue, Decision, Die, Offer, Player, Question as Asked, Roll,
    Scoring, Setup,
};

/// Number of fields after the names.
const NUMBERS: usize = 50;
/// Index of the field that is 1 once the Crawford game is over.
const AFTER_CRAWFORD: usize = 48;
/// Match length that FIBS uses for unlimited play.
const UNLIMITED: i32 = 9_999;

/// Decision that the client requests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Request {
    /// Play this roll.
    Play(Roll),
    /// Double or roll.
    DoubleOrRoll,
    /// Take the cube at this value, or drop.
    Respond(CubeValue),
}

/// Decision in a game, from the perspective of the player on roll. For [`Request::Respond`], this is the player who has
/// doubled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Question {
    pub(crate) board: Board,
    pub(crate) context: Context,
    pub(crate) request: Request,
}

impl Question {
    /// Returns the question for a decision; `None` for beavers, raccoons and resignations, which other programs do not
    /// ask about.
    pub(crate) fn of_decision(decision: &Decision) -> Option<Self> {
        let request = match decision.question() {
            Asked::Play(roll) => Request::Play(roll),
            Asked::Roll | Asked::Double => Request::DoubleOrRoll,
            Asked::Answer {
                offer: Offer::Double,
                value,
            } => Request::Respond(value),
            Asked::Answer { .. } | Asked::Resignation { .. } => return None,
        };
        Some(Self {
            board: *decision.board(),
            context: Context::of_decision(decision, Met::default()),
            request,
        })
    }

    /// Parses a board string.
    ///
    /// # Errors
    /// Returns an error if the line is not a board string or if the game is impossible.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
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
        let scores = if turn == colour && !first_is_you {
            [second_score, first_score]
        } else {
            [first_score, second_score]
        };
        let crawford_to_come = numbers[AFTER_CRAWFORD] == 0;
        let context = Context {
            scoring: Scoring::Standard,
            standing: standing(length, scores, crawford_to_come)?,
            value,
            access: access(may != 0, other_may != 0),
        };
        refuse_impossible(&board, &context, length)?;
        if doubled != 0 {
            let value = value.doubled().ok_or("the cube is too high")?;
            return Ok(Self {
                board: board.flipped(),
                context: context.flipped(),
                request: Request::Respond(value),
            });
        }
        if turn != colour {
            return Err("it is the opponent's turn".to_owned());
        }
        Ok(Self {
            board,
            context,
            request: double_or_play(dice)?,
        })
    }
}

/// Rejects games for which no command of `bg` can give an answer: matches that are too long or already over, and
/// impossible cubes.
fn refuse_impossible(board: &Board, context: &Context, length: i32) -> Result<(), String> {
    let mut decision = Decision::builder(*board);
    if let Standing::Match(score) = context.standing {
        let length = u8::try_from(length).map_err(|_| "no match is that long")?;
        let points = |away: Away| length.saturating_sub(away.points());
        let [white, black] = [score.own, score.opponent].map(points);
        let points = ByPlayer { white, black };
        decision = decision
            .match_to(length)
            .score(points)
            .crawford(score.crawford);
    }
    let value = context.value.points();
    let owner = match context.access {
        // Once a double has been offered, only one side may turn the cube, even if it is still centred.
        _ if value == 1 => None,
        CubeAccess::Mover => Some(Player::White),
        CubeAccess::Opponent => Some(Player::Black),
        CubeAccess::Centre | CubeAccess::Nobody => None,
    };
    let built = decision.cube(value, owner).build();
    built.map(|_| ()).map_err(|why| why.to_string())
}

/// Returns the cube access, given whether the player on roll and the opponent may turn the cube.
const fn access(mover: bool, opponent: bool) -> CubeAccess {
    match (mover, opponent) {
        (true, true) => CubeAccess::Centre,
        (true, false) => CubeAccess::Mover,
        (false, true) => CubeAccess::Opponent,
        (false, false) => CubeAccess::Nobody,
    }
}

/// Returns the decision for the player on roll, given both players' dice: to play the roll or, without dice, to double
/// or roll.
fn double_or_play(dice: [i32; 4]) -> Result<Request, String> {
    // The order of the players' dice varies; the other player's dice are either zero or the same.
    let dice = match dice {
        [0, 0, a, b] | [a, b, _, _] => [a, b],
    };
    Ok(match dice {
        [0, 0] => Request::DoubleOrRoll,
        dice => Request::Play(roll(dice).ok_or("a die shows 1 to 6")?),
    })
}

fn roll(dice: [i32; 2]) -> Option<Roll> {
    let [a, b] = dice.map(|die| u8::try_from(die).ok().and_then(Die::new));
    Some(Roll::new(a?, b?))
}

/// Returns the board; checkers missing from the points and bars count as borne off.
fn board(points: &[i32], colour: i32, direction: i32) -> Result<Board, String> {
    let mut sides = [[0_u8; 26]; 2];
    for (at, &count) in points.iter().enumerate() {
        let side = usize::from(count.signum() == -colour);
        // The bar of a player who moves in descending order is point 25.
        let moves_down = (side == 0) == (direction == -1);
        let number = if moves_down { at } else { 25 - at };
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

/// Returns money play, or the match score in points away; `crawford_to_come` is `true` before and during the Crawford
/// game.
fn standing(length: i32, scores: [i32; 2], crawford_to_come: bool) -> Result<Standing, String> {
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
        crawford: match (crawford_to_come, one_needs_one) {
            (true, true) => Crawford::Now,
            (true, false) => Crawford::Ahead,
            (false, _) => Crawford::Over,
        },
        met: Met::default(),
    }))
}

#[cfg(test)]
mod tests;
