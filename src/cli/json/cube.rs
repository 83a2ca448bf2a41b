//! Cube decisions: what the request says, as the engine understands it.

use engine::{Away, Context, CubeAccess, CubeAction, MatchScore, Standing, decide_ahead};
use rules::{Board, CubeValue, Scoring};
use serde::Deserialize;
use serde_json::{Value, json};

use super::Asked;

/// A request for the cube decision of the player on roll.
#[derive(Deserialize)]
pub(super) struct CubeRequest {
    pub(super) position_id: String,
    #[serde(rename = "match")]
    played: Option<Match>,
    cube: Cube,
    #[serde(default)]
    jacoby: bool,
    #[serde(default)]
    pub(super) ply: u8,
}

#[derive(Deserialize)]
struct Match {
    length: u8,
    score: [u8; 2],
    #[serde(default)]
    crawford: bool,
}

#[derive(Deserialize)]
struct Cube {
    value: u32,
    owner: Owner,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Owner {
    Centre,
    Mover,
    Opponent,
}

impl CubeRequest {
    /// The decision for `board`.
    pub(super) fn answer(&self, search: &Asked<'_>, board: &Board) -> Result<Value, String> {
        let decision = decide_ahead(search, board, &self.context()?);
        let action = match decision.action {
            CubeAction::DoubleTake => "double, take",
            CubeAction::DoublePass => "double, pass",
            CubeAction::TooGood => "too good",
            CubeAction::NoDouble => "no double",
        };
        Ok(json!({
            "action": action,
            "nd": decision.no_double.0,
            "dt": decision.double_take.map(|equity| equity.0),
            "dp": decision.double_pass.map(|equity| equity.0),
        }))
    }

    fn context(&self) -> Result<Context, String> {
        let value = CubeValue::new(self.cube.value);
        let standing = match &self.played {
            None => Standing::Money {
                jacoby: self.jacoby,
                beavers: false,
            },
            Some(played) => Standing::Match(played.seen()?),
        };
        Ok(Context {
            scoring: Scoring::Standard,
            standing,
            value: value.ok_or("the cube shows a power of two")?,
            access: match self.cube.owner {
                Owner::Centre => CubeAccess::Centre,
                Owner::Mover => CubeAccess::Mover,
                Owner::Opponent => CubeAccess::Opponent,
            },
        })
    }
}

impl Match {
    /// The score as points that both still need.
    fn seen(&self) -> Result<MatchScore, String> {
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
}
