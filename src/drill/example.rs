//! Worked examples for exercises: methods, and the steps of each.

use crate::{
    Exercise, PipMethod, RaceMethod, Shots, WorkedStep,
    counting::{effective, neil},
};

/// Method for finding the answer to an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Pip-counting method.
    Pips(PipMethod),
    /// Doubling formula for races.
    Race(RaceMethod),
    /// The exercise's only method.
    Only,
}

impl Method {
    /// Returns the catalogue key of the method.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Pips(PipMethod::Clusters) => "clusters",
            Self::Pips(PipMethod::Halves) => "halves",
            Self::Race(RaceMethod::Keith) => "keith",
            Self::Race(RaceMethod::Isight) => "isight",
            Self::Race(RaceMethod::Trice) => "trice",
            Self::Race(RaceMethod::Kleinman) => "kleinman",
            Self::Only => "only",
        }
    }
}

impl Exercise {
    /// Returns the methods that explain the exercise; empty if it has no worked example.
    pub const fn methods(&self) -> &'static [Method] {
        match self {
            Self::Pips(_) => &[
                Method::Pips(PipMethod::Clusters),
                Method::Pips(PipMethod::Halves),
            ],
            Self::Race(_) => &[
                Method::Race(RaceMethod::Keith),
                Method::Race(RaceMethod::Isight),
                Method::Race(RaceMethod::Trice),
                Method::Race(RaceMethod::Kleinman),
            ],
            Self::Shots(_)
            | Self::Entering(_)
            | Self::EffectivePips(_)
            | Self::MatchEquity(_)
            | Self::NeilsNumber(_) => &[Method::Only],
            Self::TakePoint(_) | Self::GammonValue(_) | Self::Decide(..) => &[],
        }
    }

    /// Returns a method's steps for this exercise; empty if the method does not apply to it.
    pub fn steps(&self, method: Method) -> Vec<WorkedStep> {
        match (self, method) {
            (Self::Pips(board), Method::Pips(method)) => method.steps(board),
            (Self::Race(board), Method::Race(method)) => method.steps(board),
            (Self::Shots(board), Method::Only) => Shots::of(board).steps(board),
            (Self::Entering(question), Method::Only) => question.steps(),
            (Self::EffectivePips(board), Method::Only) => effective::steps(board),
            (Self::MatchEquity(question), Method::Only) => {
                let (leader, trailer) = (
                    question.own.min(question.opponent),
                    question.own.max(question.opponent),
                );
                neil::estimate(leader, trailer).into_iter().collect()
            }
            (Self::NeilsNumber(question), Method::Only) => {
                let estimate = neil::estimate(question.leader, question.trailer);
                estimate.into_iter().collect()
            }
            _ => Vec::new(),
        }
    }
}
