//! What the page sends, as JSON.

use engine::Level;
use rules::{Board, CubeValue, Die, Offer, Roll, Setup};
use serde::{Deserialize, Serialize};

use super::{context::ContextForm, win_of};
use crate::{Ask, DecodeError, JobId, Request, Stamp, ToWorker};

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ToWorkerForm {
    Ask {
        job: u32,
        game: u32,
        turn: u32,
        level: LevelForm,
        /// Seen by the player on roll: off, points 1 to 24, bar.
        own: [u8; 26],
        opponent: [u8; 26],
        context: ContextForm,
        question: QuestionForm,
    },
    Cancel {
        job: u32,
    },
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum LevelForm {
    Beginner,
    Casual,
    Normal,
    Strong,
    Expert,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum QuestionForm {
    Play {
        dice: [u8; 2],
    },
    Offer {
        may_resign: bool,
    },
    Respond {
        offer: OfferForm,
        value: u32,
        may_redouble: bool,
    },
    Resignation {
        win: u32,
        by_mover: bool,
    },
    Luck {
        dice: [u8; 2],
    },
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum OfferForm {
    Double,
    Beaver,
    Raccoon,
}

fn dice_of(roll: Roll) -> [u8; 2] {
    [roll.high().pips(), roll.low().pips()]
}

fn roll_of([a, b]: [u8; 2]) -> Result<Roll, DecodeError> {
    let roll = Die::new(a).zip(Die::new(b)).map(|(a, b)| Roll::new(a, b));
    roll.ok_or(DecodeError::Value("die"))
}

impl From<&ToWorker> for ToWorkerForm {
    fn from(message: &ToWorker) -> Self {
        let request = match message {
            ToWorker::Ask(request) => request,
            ToWorker::Cancel(job) => return Self::Cancel { job: job.0 },
        };
        let (board, context, question) = match request.ask {
            Ask::Play {
                board,
                roll,
                context,
            } => {
                let dice = dice_of(roll);
                (board, context, QuestionForm::Play { dice })
            }
            Ask::Luck {
                board,
                roll,
                context,
            } => {
                let dice = dice_of(roll);
                (board, context, QuestionForm::Luck { dice })
            }
            Ask::Offer {
                board,
                context,
                may_resign,
            } => (board, context, QuestionForm::Offer { may_resign }),
            Ask::Respond {
                board,
                context,
                offer,
                value,
                may_redouble,
            } => {
                let offer = match offer {
                    Offer::Double => OfferForm::Double,
                    Offer::Beaver => OfferForm::Beaver,
                    Offer::Raccoon => OfferForm::Raccoon,
                };
                (
                    board,
                    context,
                    QuestionForm::Respond {
                        offer,
                        value: value.points(),
                        may_redouble,
                    },
                )
            }
            Ask::Resignation {
                board,
                context,
                win,
                by_mover,
            } => {
                let win = win.factor();
                (board, context, QuestionForm::Resignation { win, by_mover })
            }
        };
        let Setup { own, opponent } = board.into();
        Self::Ask {
            job: request.job.0,
            game: request.stamp.game,
            turn: request.stamp.turn,
            level: match request.level {
                Level::Beginner => LevelForm::Beginner,
                Level::Casual => LevelForm::Casual,
                Level::Normal => LevelForm::Normal,
                Level::Strong => LevelForm::Strong,
                Level::Expert => LevelForm::Expert,
            },
            own,
            opponent,
            context: context.into(),
            question,
        }
    }
}

impl TryFrom<ToWorkerForm> for ToWorker {
    type Error = DecodeError;

    fn try_from(form: ToWorkerForm) -> Result<Self, DecodeError> {
        let (job, game, turn, level, own, opponent, context, question) = match form {
            ToWorkerForm::Ask {
                job,
                game,
                turn,
                level,
                own,
                opponent,
                context,
                question,
            } => (job, game, turn, level, own, opponent, context, question),
            ToWorkerForm::Cancel { job } => return Ok(Self::Cancel(JobId(job))),
        };
        let board = Board::try_from(Setup { own, opponent });
        let board = board.map_err(|_| DecodeError::Value("board"))?;
        Ok(Self::Ask(Request {
            job: JobId(job),
            stamp: Stamp { game, turn },
            level: match level {
                LevelForm::Beginner => Level::Beginner,
                LevelForm::Casual => Level::Casual,
                LevelForm::Normal => Level::Normal,
                LevelForm::Strong => Level::Strong,
                LevelForm::Expert => Level::Expert,
            },
            ask: question.ask(board, context.try_into()?)?,
        }))
    }
}

impl QuestionForm {
    fn ask(self, board: Board, context: engine::Context) -> Result<Ask, DecodeError> {
        Ok(match self {
            Self::Play { dice } => Ask::Play {
                board,
                roll: roll_of(dice)?,
                context,
            },
            Self::Luck { dice } => Ask::Luck {
                board,
                roll: roll_of(dice)?,
                context,
            },
            Self::Offer { may_resign } => Ask::Offer {
                board,
                context,
                may_resign,
            },
            Self::Respond {
                offer,
                value,
                may_redouble,
            } => {
                let offer = match offer {
                    OfferForm::Double => Offer::Double,
                    OfferForm::Beaver => Offer::Beaver,
                    OfferForm::Raccoon => Offer::Raccoon,
                };
                Ask::Respond {
                    board,
                    context,
                    offer,
                    value: CubeValue::new(value).ok_or(DecodeError::Value("cube"))?,
                    may_redouble,
                }
            }
            Self::Resignation { win, by_mover } => {
                let win = win_of(win);
                let win = win.ok_or(DecodeError::Value("resignation"))?;
                Ask::Resignation {
                    board,
                    context,
                    win,
                    by_mover,
                }
            }
        })
    }
}
