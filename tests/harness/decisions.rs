//! Decisions of a match in the format of `tests/data/review.jsonl`: requests to `bg`, one per line.

use record::{board_from_id, parse_play};
use rules::{
    Board, ByPlayer, Choice, Crawford, Decision, DecisionBuilder, Offer, Player, Question, Variant,
};
use serde::Deserialize;

/// Search depth at which the match is reviewed.
pub const PLIES: u8 = 2;

#[derive(Deserialize)]
struct Request {
    position_id: String,
    #[serde(rename = "match")]
    played_to: Match,
    cube: Cube,
    dice: Option<(u8, u8)>,
    kind: Option<String>,
    played: String,
}

#[derive(Deserialize)]
struct Match {
    length: u8,
    score: (u8, u8),
    crawford: bool,
}

#[derive(Deserialize)]
struct Cube {
    value: u32,
    owner: String,
}

/// Returns the decision on a line and the choice made; `None` if the line is not a decision.
pub fn decision(line: &str) -> Option<(Decision, Choice)> {
    let request: Request = serde_json::from_str(line).ok()?;
    let board = board_from_id(&request.position_id, Variant::Standard).ok()?;
    let decision = match (request.dice, request.kind.as_deref()) {
        (Some((a, b)), _) => request.builder(&board, Player::White).play(a, b),
        (None, Some("answer")) => {
            let doubler = request.builder(&board.flipped(), Player::Black);
            doubler.answer(Offer::Double, 2 * request.cube.value)
        }
        (None, _) => request.builder(&board, Player::White),
    };
    let decision = decision.build().ok()?;
    let made = match decision.question() {
        Question::Play(roll) => {
            let played = match request.played.as_str() {
                "" => "no play",
                played => played,
            };
            let play = parse_play(&board, roll, played).ok()?;
            Choice::Play(play)
        }
        _ => match request.played.as_str() {
            "no double" => Choice::Roll,
            "double" => Choice::Double,
            "take" => Choice::Take,
            "pass" => Choice::Drop,
            _ => return None,
        },
    };
    Some((decision, made))
}

impl Request {
    /// Returns a builder for a decision in `board`, which is from the perspective of `on_roll`; White is the player to
    /// decide.
    fn builder(&self, board: &Board, on_roll: Player) -> DecisionBuilder {
        let owner = match self.cube.owner.as_str() {
            "mover" => Some(Player::White),
            "opponent" => Some(Player::Black),
            _ => None,
        };
        let (white, black) = self.played_to.score;
        let decision = Decision::builder(*board)
            .on_roll(on_roll)
            .match_to(self.played_to.length)
            .score(ByPlayer { white, black })
            .cube(self.cube.value, owner);
        if self.played_to.crawford {
            decision.crawford(Crawford::Now)
        } else {
            decision
        }
    }
}
