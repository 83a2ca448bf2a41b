//! Board for a task or small game.

use ::board::{DecisionBoard, Input, Look, PlayBoard, PlayOutcome, Scene, last_play, scene};
use drill::{GamePlay, OpenStep, StepPart};
use record::print_play;
use rules::{Act, ByPlayer, Player, Session};
use words::{Arg, Words, arg};

/// Board for the current part of a step.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Trial {
    /// Board for a task.
    Task(Box<DecisionBoard>),
    /// Board for the small game, and the reason why the last input was refused.
    Game(Box<PlayBoard>, Option<String>),
}

impl Trial {
    /// Returns the board for the current part of a step; `None` if the task's decision cannot be shown.
    pub(super) fn of(open: &OpenStep) -> Option<Self> {
        match &open.part {
            StepPart::Game(game) => Some(Self::Game(Box::new(game_board(game)), None)),
            StepPart::Task { .. } => {
                let decision = open.task()?.question.decision();
                DecisionBoard::new(decision).map(|board| Self::Task(Box::new(board)))
            }
        }
    }

    /// Applies input to the board.
    pub(super) fn input(&mut self, input: Input, words: &Words) -> PlayOutcome {
        match self {
            Self::Task(board) => board.input(input, words),
            Self::Game(board, refused) => {
                let outcome = board.input(input, words, &names(words));
                if input.is_new() || outcome.refused.is_some() {
                    refused.clone_from(&outcome.refused);
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

    /// Returns `true` if a move can be undone.
    pub(super) fn is_begun(&self) -> bool {
        match self {
            Self::Task(board) => board.is_begun(),
            Self::Game(board, _) => board.is_begun(),
        }
    }

    /// Returns the reason why the last input was refused; `None` if it was accepted.
    pub(super) fn refused(&self) -> Option<&str> {
        match self {
            Self::Task(board) => board.refused(),
            Self::Game(_, refused) => refused.as_deref(),
        }
    }

    /// Returns the scene to draw.
    pub(super) fn scene(&self, look: Look, words: &Words) -> Scene {
        match self {
            Self::Task(board) => board.scene(look, words),
            Self::Game(board, _) => {
                let view = look.view(Player::White, false);
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

/// Returns a sentence about the last double or take, or about the opponent's last play; `None` if there has been none.
pub(super) fn happened(session: &Session, words: &Words) -> Option<String> {
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
        _ => replied(session, words),
    }
}

/// Returns a sentence about the last play if the opponent made it; otherwise `None`.
fn replied(session: &Session, words: &Words) -> Option<String> {
    let (player, before, play) = last_play(session)?;
    let roll = session
        .record()
        .into_iter()
        .rev()
        .find_map(|turn| match turn.act {
            Act::Play { roll, .. } => Some(roll),
            _ => None,
        })?;
    let notation = words::left_to_right(words, print_play(&before, &play));
    let roll = words::left_to_right(words, roll.to_string());
    let is_moved = player == Player::Black && !play.is_empty();
    is_moved.then(|| words.course_replied(arg::Play(notation), arg::Roll(roll)))
}
