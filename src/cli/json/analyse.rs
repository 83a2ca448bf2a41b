//! Decisions with all their candidates.

use engine::{Analysis, Candidate, Settings, analyse};
use record::{parse_play, position_id, print_play};
use rules::{Board, Choice, Decision, Offer, Player, Question};
use serde::Deserialize;
use serde_json::{Value, json};

use super::game::Game;
use super::{Asked, cube};

/// A request for the candidates of a decision.
#[derive(Deserialize)]
pub(super) struct AnalyseRequest {
    pub(super) position_id: String,
    dice: Option<[u8; 2]>,
    #[serde(flatten)]
    game: Game,
    #[serde(default)]
    pub(super) ply: u8,
    /// What was chosen.
    played: Option<String>,
    /// How many candidates to tell at most; all if it is not said.
    limit: Option<usize>,
    /// Not in the protocol: what is to be decided, where that does not follow from the dice.
    kind: Option<Kind>,
}

#[derive(Clone, Copy, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Checker,
    Double,
    /// The player whose position it is has been doubled.
    Answer,
}

impl AnalyseRequest {
    /// The candidates in `board`, which is seen by the player who decides.
    pub(super) fn answer(&self, search: &Asked<'_>, board: &Board) -> Result<Value, String> {
        if self.limit == Some(0) {
            return Err("the limit is at least 1".to_owned());
        }
        let decision = self.decision(board)?;
        let made = self.played.as_deref();
        let made = made.map(|text| choice(&decision, text)).transpose()?;
        let analysis = analyse(search, &decision, made.as_ref(), &Settings::new(self.ply));
        if made.is_some() && analysis.made.is_none() {
            return Err("what was played is not possible here".to_owned());
        }
        Ok(self.told(&decision, &analysis))
    }

    fn decision(&self, board: &Board) -> Result<Decision, String> {
        let kind = self.kind.unwrap_or(match self.dice {
            Some(_) => Kind::Checker,
            None => Kind::Double,
        });
        let mover = self.game.decision(*board, Player::White);
        let asked = match (kind, self.dice) {
            (Kind::Checker, Some([a, b])) => mover.play(a, b),
            (Kind::Checker, None) => return Err("missing field `dice`".to_owned()),
            (Kind::Double, _) => mover,
            (Kind::Answer, _) => {
                let doubler = self.game.decision(board.flipped(), Player::Black);
                doubler.answer(Offer::Double, self.game.doubled())
            }
        };
        asked.build().map_err(|error| error.to_string())
    }

    /// At most as many candidates as are wanted; the last of them is what was played if that would be left out.
    fn told(&self, decision: &Decision, analysis: &Analysis) -> Value {
        let count = analysis.candidates.len();
        let limit = self.limit.unwrap_or(count).min(count);
        let mut told: Vec<&Candidate> = analysis.candidates.iter().take(limit).collect();
        let mut played = analysis.made;
        if let Some(place) = played.filter(|&place| place >= limit) {
            // The best is told whatever was played.
            told.truncate((limit - 1).max(1));
            played = Some(told.len());
            told.push(&analysis.candidates[place]);
        }
        let candidates: Vec<Value> = told
            .into_iter()
            .map(|one| candidate(decision, one))
            .collect();
        let mut answer = json!({ "candidates": candidates, "played": played });
        if let Some(decision) = &analysis.cube {
            answer["cube"] = cube::told(decision);
        }
        answer
    }
}

/// What was chosen, in words of the protocol or as a play in notation.
fn choice(decision: &Decision, text: &str) -> Result<Choice, String> {
    let text = text.trim();
    match decision.question() {
        Question::Play(roll) => {
            let board = decision.board();
            let notation = if text.is_empty() { "no play" } else { text };
            let play = parse_play(board, roll, notation).map_err(|error| error.to_string())?;
            Ok(Choice::Play(play))
        }
        _ => match text {
            "no double" | "roll" | "too good" => Ok(Choice::Roll),
            "double" | "redouble" | "double, take" | "double, pass" => Ok(Choice::Double),
            "take" => Ok(Choice::Take),
            "pass" | "drop" => Ok(Choice::Drop),
            "beaver" => Ok(Choice::Beaver),
            _ => Err("no such action".to_owned()),
        },
    }
}

fn candidate(decision: &Decision, one: &Candidate) -> Value {
    let chances = one.outcomes.cumulative();
    let mut told = json!({
        "equity": one.equity.0,
        "cubeless": one.cubeless.0,
        "loss": one.loss.0,
        "ply": one.plies,
        "win": chances.win,
        "win_gammon": chances.win_gammon,
        "win_backgammon": chances.win_backgammon,
        "lose_gammon": chances.lose_gammon,
        "lose_backgammon": chances.lose_backgammon,
    });
    if let Some(mwc) = one.mwc {
        told["mwc"] = json!(mwc.0);
    }
    if let Choice::Play(play) = &one.choice {
        told["play"] = if play.is_empty() {
            json!("")
        } else {
            json!(print_play(decision.board(), play))
        };
    }
    if let Some(action) = action(&one.choice) {
        told["action"] = json!(action);
    }
    if let Some(after) = &one.after {
        told["position"] = json!(position_id(after));
    }
    told
}

/// The word of the protocol for a choice; none for a play.
pub(crate) const fn action(choice: &Choice) -> Option<&'static str> {
    match choice {
        Choice::Play(_) => None,
        Choice::Roll => Some("no double"),
        Choice::Double => Some("double"),
        Choice::Take => Some("take"),
        Choice::Drop => Some("pass"),
        Choice::Beaver => Some("beaver"),
        Choice::Accept => Some("accept"),
        Choice::Decline => Some("decline"),
        Choice::Resign(_) => Some("resign"),
    }
}
