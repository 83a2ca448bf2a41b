//! `analyse` requests, which return every candidate for a decision.

use engine::{Analysis, Candidate, Depth, Settings, analyse};
use record::{parse_play, position_id, print_play};
use rules::{Board, Choice, Decision, Offer, Player, Question};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    champion, cube,
    game::{self, Game},
    resources::{LevelSearch, Resources},
};

/// Request for a decision's candidates.
#[derive(Deserialize)]
pub(crate) struct AnalyseRequest {
    pub(crate) position_id: String,
    dice: Option<[u8; 2]>,
    /// Choice that was made: a play or an action.
    played: Option<String>,
    /// Maximum number of candidates to list; all candidates if absent.
    limit: Option<usize>,
    /// Type of decision, if the dice do not determine it. Extension to the protocol.
    kind: Option<Kind>,
}

#[derive(Clone, Copy, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Checker,
    Double,
    /// Answer to a double. The position is from the perspective of the answering player.
    Answer,
}

impl AnalyseRequest {
    /// Analyses the decision on `board`, which is from the perspective of the deciding player.
    pub(crate) fn answer(
        &self,
        game: &Game,
        resources: &Resources<'_>,
        search: &LevelSearch<'_>,
        depth: Depth,
        board: &Board,
    ) -> Result<Value, String> {
        if self.limit == Some(0) {
            return Err("the limit is at least 1".to_owned());
        }
        let decision = self.decision(game, board)?;
        let played = self.played.as_deref();
        let played = played
            .map(|text| parse_choice(&decision, text))
            .transpose()?;
        let made = played.as_ref();
        let analysis = match depth {
            Depth::Plies(plies) => analyse(search, &decision, made, &Settings::new(plies)),
            Depth::Champion(trials) => {
                champion::analyse(resources, search, &decision, made, trials)?
            }
        };
        if played.is_some() && analysis.made.is_none() {
            return Err("what was played is not possible here".to_owned());
        }
        Ok(self.answer_json(&decision, &analysis))
    }

    fn decision(&self, game: &Game, board: &Board) -> Result<Decision, String> {
        let kind = self.kind.unwrap_or(match self.dice {
            Some(_) => Kind::Checker,
            None => Kind::Double,
        });
        let mover = game.decision(*board, Player::White);
        let builder = match (kind, self.dice) {
            (Kind::Checker, Some([a, b])) => mover.play(a, b),
            (Kind::Checker, None) => return Err("missing field `dice`".to_owned()),
            (Kind::Double, _) => mover,
            (Kind::Answer, _) => {
                let doubler = game.decision(board.flipped(), Player::Black);
                doubler.answer(Offer::Double, game.doubled())
            }
        };
        builder.build().map_err(game::refusal)
    }

    /// Returns the answer with at most `limit` candidates. The choice that was made replaces the last candidate if it
    /// would otherwise be omitted. With a limit of 1, both the best choice and the choice that was made are listed.
    fn answer_json(&self, decision: &Decision, analysis: &Analysis) -> Value {
        let count = analysis.candidates.len();
        let limit = self.limit.unwrap_or(count).min(count);
        let mut listed: Vec<usize> = (0..limit).collect();
        let mut played = analysis.made;
        if let Some(index) = played.filter(|&index| index >= limit) {
            // The best candidate is always listed.
            listed.truncate((limit - 1).max(1));
            played = Some(listed.len());
            listed.push(index);
        }
        let candidate = |at: usize| candidate_json(decision, &analysis.candidates[at]);
        let candidates: Vec<Value> = listed.into_iter().map(candidate).collect();
        let mut answer = json!({ "candidates": candidates, "played": played });
        if let Some(decision) = &analysis.cube {
            answer["cube"] = cube::answer_json(decision);
        }
        answer
    }
}

/// Parses a choice, which is either a play in notation or one of the protocol's actions.
fn parse_choice(decision: &Decision, text: &str) -> Result<Choice, String> {
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

fn candidate_json(decision: &Decision, candidate: &Candidate) -> Value {
    let chances = candidate.outcomes.cumulative();
    let mut object = json!({
        "equity": candidate.equity.0,
        "cubeless": candidate.cubeless.0,
        "loss": candidate.loss.0,
        "ply": candidate.plies,
        "win": chances.win,
        "win_gammon": chances.win_gammon,
        "win_backgammon": chances.win_backgammon,
        "lose_gammon": chances.lose_gammon,
        "lose_backgammon": chances.lose_backgammon,
    });
    if let Some(mwc) = candidate.mwc {
        object["mwc"] = json!(mwc.0);
    }
    if let Some(trials) = candidate.trials {
        object["trials"] = json!(trials);
    }
    if let Choice::Play(play) = &candidate.choice {
        object["play"] = if play.is_empty() {
            json!("")
        } else {
            json!(print_play(decision.board(), play))
        };
    }
    if let Some(action) = action(&candidate.choice) {
        object["action"] = json!(action);
    }
    if let Some(after) = &candidate.after {
        object["position"] = json!(position_id(after));
    }
    object
}

/// Returns the protocol's word for an action; `None` for a play.
pub const fn action(choice: &Choice) -> Option<&'static str> {
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
