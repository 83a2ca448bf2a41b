//! What the game is played for, as JSON.

use engine::{Away, Context, CubeAccess, MatchScore, Standing};
use rules::{CubeValue, Scoring};
use serde::{Deserialize, Serialize};

use crate::DecodeError;

#[derive(Serialize, Deserialize)]
pub(super) struct ContextForm {
    scoring: ScoringForm,
    standing: StandingForm,
    cube: u32,
    access: AccessForm,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ScoringForm {
    Standard,
    Portes,
    Misere,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StandingForm {
    Money {
        jacoby: bool,
        beavers: bool,
    },
    /// How many points each needs.
    Match {
        own: u8,
        opponent: u8,
        crawford: bool,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AccessForm {
    Centre,
    Mover,
    Opponent,
    Nobody,
}

impl From<Context> for ContextForm {
    fn from(context: Context) -> Self {
        Self {
            scoring: match context.scoring {
                Scoring::Standard => ScoringForm::Standard,
                Scoring::Portes => ScoringForm::Portes,
                Scoring::Misere => ScoringForm::Misere,
            },
            standing: match context.standing {
                Standing::Money { jacoby, beavers } => StandingForm::Money { jacoby, beavers },
                Standing::Match(score) => StandingForm::Match {
                    own: score.own.points(),
                    opponent: score.opponent.points(),
                    crawford: score.crawford,
                },
            },
            cube: context.value.points(),
            access: match context.access {
                CubeAccess::Centre => AccessForm::Centre,
                CubeAccess::Mover => AccessForm::Mover,
                CubeAccess::Opponent => AccessForm::Opponent,
                CubeAccess::Nobody => AccessForm::Nobody,
            },
        }
    }
}

impl TryFrom<ContextForm> for Context {
    type Error = DecodeError;

    fn try_from(form: ContextForm) -> Result<Self, DecodeError> {
        let away = |points| Away::new(points).ok_or(DecodeError::Value("match score"));
        Ok(Self {
            scoring: match form.scoring {
                ScoringForm::Standard => Scoring::Standard,
                ScoringForm::Portes => Scoring::Portes,
                ScoringForm::Misere => Scoring::Misere,
            },
            standing: match form.standing {
                StandingForm::Money { jacoby, beavers } => Standing::Money { jacoby, beavers },
                StandingForm::Match {
                    own,
                    opponent,
                    crawford,
                } => Standing::Match(MatchScore {
                    own: away(own)?,
                    opponent: away(opponent)?,
                    crawford,
                }),
            },
            value: CubeValue::new(form.cube).ok_or(DecodeError::Value("cube"))?,
            access: match form.access {
                AccessForm::Centre => CubeAccess::Centre,
                AccessForm::Mover => CubeAccess::Mover,
                AccessForm::Opponent => CubeAccess::Opponent,
                AccessForm::Nobody => CubeAccess::Nobody,
            },
        })
    }
}
