//! Interactive board, independent of a browser: its layout, its scene, its motions, and the [`Hand`] that converts
//! input to moves.
//!
//! [`draw`] draws boards for the page, for pictures and for `bg`.
//!
//! The crate works with any session: the running game, a game with a friend, a decision in a drill, or a position.

mod announce;
mod clock_face;
mod cue;
mod decision_board;
pub mod draw;
mod game_line;
mod geometry;
mod hand;
mod input;
mod look;
mod motion;
mod past_play;
mod pen;
mod place;
mod play_board;
mod refusals;
mod replay;
mod scene;
mod speech;
mod stacks;
mod taps;
mod turn;
mod turn_list;
mod turns;
mod variation_scene;

pub use announce::announcement;
pub use clock_face::ClockFace;
pub use cue::{Cue, cue};
pub use decision_board::DecisionBoard;
pub use game_line::{GameLine, LineDegree, LineGame, LineMark, LineSubject};
pub use geometry::{Heading, Rect, View, Xy, units};
pub use hand::{Hand, Wanted};
pub use input::Input;
pub use look::{Look, Speed, Theme};
pub use motion::{Manner, Motion, Mover, count_steps, motions, replay_motions, rolled_ms, step};
pub use past_play::PastPlay;
pub use pen::Pen;
pub use place::{Place, own_number};
pub use play_board::{PlayBoard, PlayOutcome};
pub use refusals::refusal_text;
pub use replay::{CheckerPath, last_paths};
pub use scene::{
    Arrow, ArrowKind, Checker, Mark, Scene, SceneContext, SceneCube, SceneDie, Spot, StaticBoard,
    TargetMark, are_tangled, arrows, arrows_by_move, joined_moves, moves_of, moves_without,
    picture, roll_pips, scene,
};
pub use speech::{
    SpeechContext, choice, colour, cube_about, cube_name, dice_name, list, match_result, notation,
    notation_for, race_lead, result, side, standing, win,
};
pub use stacks::Stacks;
pub use turn::{MarkedSteps, Turn};
pub use turn_list::{TurnRow, add_turn, offer_key, turn_text};
pub use turns::{
    LostTurn, count_rolls, game_rolls, game_start, last_play, lost_turn, on_turn, opening_dice,
    score,
};
