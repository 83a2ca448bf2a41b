//! Messages of the course room, and its requests to the page.

use engine::{Analysis, Level};
use rules::{Choice, Decision};

use super::Course;
use crate::{Answer, GivenAnswer};

/// Message handled by the course room.
#[derive(Clone, Debug, PartialEq)]
pub enum CourseMsg {
    /// Delivers the course data, or `None` if it could not be loaded, and opens the named step; without a name, shows
    /// the map.
    Course(Option<Course>, Option<String>),
    /// Submits an answer to the current task.
    Submit(GivenAnswer),
    /// Delivers the engine's analysis of the task's decision.
    Judged(Box<Decision>, Box<Analysis>),
    /// Reports that the engine has failed.
    Fail,
    /// Shows the task's answer: a play with arrows for the player to follow, any other answer in words.
    Show,
    /// Lets the player try the task again.
    Again,
    /// Continues with the next task or the small game after a right answer.
    Next,
    /// Makes the player's choice in the small game: a play or a cube action.
    Choose(Choice),
    /// Passes the player's turn in the small game when there is no legal move.
    Pass,
    /// Delivers the opponent's choice in the small game.
    Reply(Box<Decision>, Choice),
    /// Ends the pause with this number, after which the opponent's play or the player's roll follows.
    Continue(u32),
    /// Starts or restarts the small game.
    Restart,
}

/// Request from the course room to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum CourseEffect {
    /// Requests an analysis of this decision that includes the player's answer.
    Judge(Box<Decision>, Option<Answer>),
    /// Requests the opponent's choice in the small game at this level.
    Choose(Box<Decision>, Level),
    /// Requests [`CourseMsg::Continue`] with this number once the player has seen the opponent's roll or play.
    Pause(u32),
    /// Saves the course progress.
    Store,
}
