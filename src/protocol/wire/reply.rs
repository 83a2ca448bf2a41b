//! What the worker answers, as JSON.

use engine::Equity;
use rules::{Die, Origin, Play, Step};
use serde::{Deserialize, Serialize};

use super::win_of;
use crate::{Answer, DecodeError, JobId, Reply, Stamp};

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ReplyForm {
    Ready {
        version: u32,
        nets: bool,
    },
    Done {
        job: u32,
        game: u32,
        turn: u32,
        answer: AnswerForm,
    },
    Cancelled {
        job: u32,
        game: u32,
        turn: u32,
    },
    Failed {
        #[serde(default)]
        job: Option<u32>,
        why: String,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum AnswerForm {
    /// Each step as where from (25 is the bar) and the die.
    Play {
        steps: Vec<[u8; 2]>,
        equity: f32,
    },
    Roll,
    Double,
    Resign(u32),
    Take,
    Drop,
    Redouble,
    Accept,
    Decline,
    Luck(f32),
}

impl From<&Reply> for ReplyForm {
    fn from(reply: &Reply) -> Self {
        match reply {
            Reply::Ready { version, nets } => Self::Ready {
                version: *version,
                nets: *nets,
            },
            Reply::Done {
                job: JobId(job),
                stamp: Stamp { game, turn },
                answer,
            } => Self::Done {
                job: *job,
                game: *game,
                turn: *turn,
                answer: (*answer).into(),
            },
            Reply::Cancelled {
                job: JobId(job),
                stamp: Stamp { game, turn },
            } => Self::Cancelled {
                job: *job,
                game: *game,
                turn: *turn,
            },
            Reply::Failed { job, why } => Self::Failed {
                job: job.map(|JobId(job)| job),
                why: why.clone(),
            },
        }
    }
}

impl TryFrom<ReplyForm> for Reply {
    type Error = DecodeError;

    fn try_from(form: ReplyForm) -> Result<Self, DecodeError> {
        Ok(match form {
            ReplyForm::Ready { version, nets } => Self::Ready { version, nets },
            ReplyForm::Done {
                job,
                game,
                turn,
                answer,
            } => Self::Done {
                job: JobId(job),
                stamp: Stamp { game, turn },
                answer: answer.try_into()?,
            },
            ReplyForm::Cancelled { job, game, turn } => Self::Cancelled {
                job: JobId(job),
                stamp: Stamp { game, turn },
            },
            ReplyForm::Failed { job, why } => Self::Failed {
                job: job.map(JobId),
                why,
            },
        })
    }
}

impl From<Answer> for AnswerForm {
    fn from(answer: Answer) -> Self {
        match answer {
            Answer::Play {
                play,
                equity: Equity(equity),
            } => Self::Play {
                steps: play
                    .steps()
                    .map(|step| [step.from.number(), step.die.pips()])
                    .collect(),
                equity,
            },
            Answer::Roll => Self::Roll,
            Answer::Double => Self::Double,
            Answer::Resign(win) => Self::Resign(win.factor()),
            Answer::Take => Self::Take,
            Answer::Drop => Self::Drop,
            Answer::Redouble => Self::Redouble,
            Answer::Accept => Self::Accept,
            Answer::Decline => Self::Decline,
            Answer::Luck(Equity(equity)) => Self::Luck(equity),
        }
    }
}

impl TryFrom<AnswerForm> for Answer {
    type Error = DecodeError;

    fn try_from(form: AnswerForm) -> Result<Self, DecodeError> {
        Ok(match form {
            AnswerForm::Play { steps, equity } => {
                let step = |[from, die]: [u8; 2]| {
                    let from = Origin::from_number(from)?;
                    Some(Step {
                        from,
                        die: Die::new(die)?,
                    })
                };
                let steps: Option<Vec<Step>> = steps.into_iter().map(step).collect();
                let play = steps.and_then(|steps| Play::new(steps).ok());
                Self::Play {
                    play: play.ok_or(DecodeError::Value("play"))?,
                    equity: Equity(equity),
                }
            }
            AnswerForm::Roll => Self::Roll,
            AnswerForm::Double => Self::Double,
            AnswerForm::Resign(win) => Self::Resign(win_of(win).ok_or(DecodeError::Value("win"))?),
            AnswerForm::Take => Self::Take,
            AnswerForm::Drop => Self::Drop,
            AnswerForm::Redouble => Self::Redouble,
            AnswerForm::Accept => Self::Accept,
            AnswerForm::Decline => Self::Decline,
            AnswerForm::Luck(equity) => Self::Luck(Equity(equity)),
        })
    }
}
