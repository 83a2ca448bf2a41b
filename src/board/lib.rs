//! A board that is seen and touched, without a browser: where everything lies, its picture, its motions, and the hand
//! that makes a play on it.
//!
//! The crate knows sessions of the rules, whoever owns them: the running game, a game with a friend, a decision of a
//! drill, or a position.

mod cue;
mod geometry;
mod input;
mod look;
mod motion;
mod place;
mod replay;
mod scene;
mod speech;
mod stacks;
mod taps;
mod turns;

pub use cue::Cue;
pub use geometry::{Heading, Rect, View, Xy, units};
pub use input::Input;
pub use look::{Speed, Theme};
pub use motion::{Manner, Motion, Mover, count_steps, motions, replay_motions, rolled_ms, step};
pub use place::{Place, own_number};
pub use replay::{CheckerPath, last_paths};
pub use scene::{
    Arrow, ArrowKind, Checker, Mark, Scene, SceneCube, SceneDie, Spot, StaticBoard, TargetMark,
    arrows, picture,
};
pub use speech::{SpeechContext, choice, colour, dice_name, list, notation, side, standing, win};
pub use stacks::Stacks;
pub use taps::{long_way, taken_back_by, ways_to};
pub use turns::{count_rolls, last_play, opening_dice};
