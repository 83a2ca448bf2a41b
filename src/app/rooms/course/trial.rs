//! Board for a task or small game.

use ::board::{DecisionBoard, Input, Look, PlayBoard, PlayOutcome, Scene, notation_for, scene};
use drill::{Answer, GamePlay, OpenStep, StepPart};
use rules::{Act, Board, ByPlayer, Play, Player, Roll, Session};
use words::{Arg, Words, arg};

/// Board for the current part of a step.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Trial {
    /// Board for a task.
    Task(Box<DecisionBoard>),
    /// Board for the small game, and the sentence about the last input.
    Game(Box<PlayBoard>, Option<String>),
}

impl Trial {
    /// Returns the board for the current part of a step; `None` if the task's decision cannot be shown.
    pub(super) fn of(open: &OpenStep) -> Option<Self> {
        match &open.part {
            StepPart::Game(game) => Some(Self::Game(Box::new(game_board(game)), None)),
            StepPart::Task { .. } => {
                let decision = open.task()?.question.decision();
                let shown = match open.shown() {
                    Some(Answer::Play(after)) => Some(after),
                    _ => None,
                };
                let board = DecisionBoard::new(decision)?.with_shown(shown);
                Some(Self::Task(Box::new(board)))
            }
        }
    }

    /// Applies input to the board.
    pub(super) fn input(&mut self, input: Input, words: &Words) -> PlayOutcome {
        match self {
            Self::Task(board) => board.input(input, words),
            Self::Game(board, message) => {
                let outcome = board.input(input, words, &names(words));
                if input.is_new() || outcome.message.is_some() {
                    message.clone_from(&outcome.message);
                }
                outcome
            }
        }
    }

    /// Returns the play entered on the board; `None` until it is complete.
    pub(super) fn played(&self) -> Option<rules::Play> {
        match self {
            Self::Task(board) => board.played(),
            Self::Game(board, _) => board.prepared(),
        }
    }

    /// Returns the die that the play still has to use; `None` if the play is complete.
    pub(super) fn missing(&self) -> Option<rules::Die> {
        match self {
            Self::Task(board) => board.missing(),
            Self::Game(board, _) => board.missing(),
        }
    }

    /// Returns `true` if a move can be undone.
    pub(super) fn is_begun(&self) -> bool {
        match self {
            Self::Task(board) => board.is_begun(),
            Self::Game(board, _) => board.is_begun(),
        }
    }

    /// Returns the sentence about the last input: the reason why it was refused, or the move that it took back.
    pub(super) fn message(&self) -> Option<&str> {
        match self {
            Self::Task(board) => board.message(),
            Self::Game(_, message) => message.as_deref(),
        }
    }

    /// Returns the scene to draw, rotated by 90 degrees for portrait screens if `turned`.
    pub(super) fn scene(&self, look: Look, turned: bool, words: &Words) -> Scene {
        match self {
            Self::Task(board) => board
                .as_ref()
                .clone()
                .with_turned(turned)
                .scene(look, words),
            Self::Game(board, _) => {
                let view = look.view(Player::White, turned);
                let context = board.context(look, view, words, names(words));
                scene(board.hand(), &context)
            }
        }
    }
}

fn game_board(game: &GamePlay) -> PlayBoard {
    PlayBoard::new(game.session().clone(), Some(Player::White))
}

/// Returns both players as message arguments.
fn names(words: &Words) -> ByPlayer<Arg<'static>> {
    let named = |key, name: String| Arg::Named {
        key,
        name: name.into(),
    };
    ByPlayer {
        white: named("you", words.name_you()),
        black: named("computer", words.name_computer()),
    }
}

/// Returns a sentence about the opponent's roll on the board or its last play, or about the last double or take; `None`
/// if none of these came last.
pub(super) fn happened(session: &Session, words: &Words) -> Option<String> {
    let is_reply = session.decides() == Some(Player::Black);
    if let Some(draft) = session.draft().filter(|_| is_reply) {
        return Some(if draft.has_moves() {
            words.course_rolled(rolled(draft.roll(), words))
        } else {
            words.course_cannot_move(rolled(draft.roll(), words))
        });
    }
    if is_reply && session.must_pass() {
        return Some(words.course_closed_out());
    }
    let last = session.record().pop()?;
    let who = names(words)[last.player].clone();
    match last.act {
        Act::Double(_, value) => {
            let value = arg::Value(value.points());
            Some(words.sentence(words.offered_to(arg::Offer("double"), value, arg::Who(who))))
        }
        Act::Take => {
            let value = arg::Value(session.cube().value.points());
            Some(words.taken(value, arg::Who(who)))
        }
        _ if last.player == Player::White => None,
        Act::ClosedOut => Some(words.course_closed_out()),
        Act::Play { roll, play, .. } if play.is_empty() => {
            Some(words.course_cannot_move(rolled(roll, words)))
        }
        Act::Play { roll, before, play } => Some(replied(roll, &before, &play, words)),
        _ => None,
    }
}

/// Returns a sentence about the opponent's play in the player's numbering, and another one if it hits.
fn replied(roll: Roll, before: &Board, play: &Play, words: &Words) -> String {
    let notation = notation_for(words, before, play, [Player::Black, Player::White]);
    let notation = words::left_to_right(words, notation);
    let told = words.course_replied(arg::Play(notation), arg::Roll(rolled(roll, words)));
    let mut board = *before;
    let mut hits = 0_u32;
    for step in play.steps() {
        if let Ok(stepped) = board.step(step) {
            board = stepped.board;
            hits += u32::from(stepped.hit);
        }
    }
    match hits {
        0 => told,
        _ => format!("{told} {}", words.course_hits(hits)),
    }
}

/// Returns a sentence about the player's roll, none of which can be played, or about a closed home board.
pub(super) fn no_move(session: &Session, words: &Words) -> String {
    let Some(draft) = session.draft() else {
        return words.course_shut();
    };
    let roll = rolled(draft.roll(), words);
    if draft.board().own().bar() > 0 {
        words.course_no_entry(roll)
    } else {
        words.course_blocked(roll)
    }
}

fn rolled(roll: Roll, words: &Words) -> String {
    words::left_to_right(words, roll.to_string())
}
