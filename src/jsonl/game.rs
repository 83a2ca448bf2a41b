//! Request fields other than the position: match, score, cube, Jacoby rule and beavers.

use rules::{Beavers, Board, ByPlayer, Crawford, Decision, DecisionBuilder, DecisionError, Player};
use serde::Deserialize;

/// Colour assigned to the player who is about to play or decide in a request.
const MOVER: Player = Player::White;

/// Request fields for the match, the cube and the rules. The default is money play with a centred cube.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Game {
    #[serde(rename = "match")]
    match_state: Option<Match>,
    cube: Option<Cube>,
    #[serde(default)]
    jacoby: bool,
    /// `true` if doubles may be beavered; only in money play. Extension to the protocol.
    #[serde(default)]
    beavers: bool,
}

#[derive(Debug, Deserialize)]
struct Match {
    length: u8,
    score: [u8; 2],
    #[serde(default)]
    crawford: bool,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct Cube {
    value: u32,
    owner: Owner,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Owner {
    Centre,
    Mover,
    Opponent,
}

impl Game {
    /// Returns `true` if the game in the request is played with a cube.
    pub(crate) const fn has_cube(&self) -> bool {
        self.cube.is_some()
    }

    /// Returns a builder for a decision on `board`, which is from the perspective of `on_roll`. If the request does not
    /// mention the cube, it is centred at 1.
    pub(crate) fn decision(&self, board: Board, on_roll: Player) -> DecisionBuilder {
        let mut decision = Decision::builder(board).on_roll(on_roll);
        if let Some(Cube { value, owner }) = self.cube {
            decision = decision.cube(value, owner.player());
        }
        match &self.match_state {
            Some(state) => state.apply(decision),
            None if self.jacoby && self.beavers => decision.jacoby().beavers(Beavers::One),
            None if self.jacoby => decision.jacoby(),
            None if self.beavers => decision.beavers(Beavers::One),
            None => decision,
        }
    }

    /// Returns the cube value after another double.
    pub(crate) fn doubled(&self) -> u32 {
        self.cube.map_or(1, |cube| cube.value).saturating_mul(2)
    }
}

/// Returns the reason why a decision is impossible, in the terms used in requests, which do not mention colours.
pub(crate) fn refusal(error: DecisionError) -> String {
    match error {
        DecisionError::MatchOver(MOVER) => {
            "the player on roll has won the match already".to_owned()
        }
        DecisionError::MatchOver(_) => "the opponent has won the match already".to_owned(),
        other => other.to_string(),
    }
}

impl Owner {
    const fn player(self) -> Option<Player> {
        match self {
            Self::Centre => None,
            Self::Mover => Some(MOVER),
            Self::Opponent => Some(MOVER.opponent()),
        }
    }
}

impl Match {
    /// Sets a decision's match length, score and Crawford state.
    fn apply(&self, decision: DecisionBuilder) -> DecisionBuilder {
        let [white, black] = self.score;
        let decision = decision
            .match_to(self.length)
            .score(ByPlayer { white, black });
        if self.crawford {
            decision.crawford(Crawford::Now)
        } else {
            decision
        }
    }
}
