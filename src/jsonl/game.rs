//! The fields of a request about the game around its position: match, score, cube, Jacoby and beavers.

use engine::{Away, Context, CubeAccess, MatchScore, Standing};
use rules::{
    Beavers, Board, ByPlayer, Crawford, CubeValue, Decision, DecisionBuilder, Player, Scoring,
};
use serde::Deserialize;

/// The colour of the player whose request it is, who is about to play or decide.
const MOVER: Player = Player::White;

/// The fields of a request about match, cube and rules; the default is money play with a centred cube.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Game {
    #[serde(rename = "match")]
    match_state: Option<Match>,
    cube: Option<Cube>,
    #[serde(default)]
    jacoby: bool,
    /// Extension of the protocol: whether a double may be beavered; money play only.
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
    /// Returns the context of evaluation, for requests in which the cube is mandatory.
    pub(crate) fn context(&self) -> Result<Context, String> {
        let cube = self.cube.ok_or("missing field `cube`")?;
        let standing = match &self.match_state {
            None => Standing::Money {
                jacoby: self.jacoby,
                beavers: self.beavers,
            },
            Some(state) => Standing::Match(state.score_to_go()?),
        };
        let crawford = self
            .match_state
            .as_ref()
            .is_some_and(|state| state.crawford);
        if crawford && (cube.owner != Owner::Centre || cube.value != 1) {
            return Err("the cube is not turned in the Crawford game".to_owned());
        }
        Ok(Context {
            scoring: Scoring::Standard,
            standing,
            value: CubeValue::new(cube.value).ok_or("the cube shows a power of two")?,
            access: match cube.owner {
                Owner::Centre => CubeAccess::Centre,
                Owner::Mover => CubeAccess::Mover,
                Owner::Opponent => CubeAccess::Opponent,
            },
        })
    }

    /// Returns a builder of a decision in `board`, which is seen by `on_roll`; the cube is centred at 1 unless the
    /// request has one.
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

    /// Returns the cube's value after one more double.
    pub(crate) fn doubled(&self) -> u32 {
        self.cube.map_or(1, |cube| cube.value).saturating_mul(2)
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
    /// Returns the score as points that both players still need.
    fn score_to_go(&self) -> Result<MatchScore, String> {
        let away = |points: u8| self.length.checked_sub(points).and_then(Away::new);
        let [own, opponent] = self.score.map(away);
        let (own, opponent) = own.zip(opponent).ok_or("no match has this score")?;
        if self.crawford && (own == Away::ONE) == (opponent == Away::ONE) {
            return Err("in the Crawford game exactly one player needs one point".to_owned());
        }
        Ok(MatchScore {
            own,
            opponent,
            crawford: self.crawford,
        })
    }

    /// Sets the match, the score and the Crawford game of a decision.
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
