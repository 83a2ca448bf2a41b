//! The page without a browser: one plain model, one message enum, one pure update.
//!
//! A message goes through [`update`], which changes the [`Model`] and says what the outside has to do
//! ([`Effect`]). What is seen is derived: [`scene`](scene()) for the board, [`controls`], [`strip`],
//! [`rows`], [`player_line`] for what stands around it. *Must not know*: Leptos, the browser, a clock.

mod announce;
mod bars;
mod choices;
mod clock;
mod clock_choice;
mod computer;
mod cue;
mod ending;
mod fair;
mod form;
mod geometry;
mod hand_dice;
mod kept;
mod lesson;
mod look;
mod luck;
mod model;
mod moments;
mod motion;
mod movelist;
mod msg;
mod notices;
mod panel;
mod picture;
mod place;
mod position;
mod refusals;
mod replay;
mod scene;
mod score_sheet;
mod settings;
mod speech;
mod stacks;
mod stakes;
mod start;
mod stored;
mod strip;
mod units;
mod update;

pub use bars::{Bar, strength};
pub use clock::{ClockFace, clock_face, running};
pub use clock_choice::{ClockChoice, ClockNumber, clock_promise};
pub use cue::Cue;
pub use ending::{Ending, ending};
pub use fair::{DiceCounts, DiceSheet, dice_sheet, fingerprint, next_dice};
pub use form::{Form, FormField, Mistyped, Opponent, levels, variant_key};
pub use geometry::{Heading, Rect, View, Xy};
pub use hand_dice::WantedDice;
pub use kept::Kept;
pub use lesson::{LessonCard, lesson_card};
pub use look::Look;
pub use model::{Dialog, Model, Passing};
pub use motion::{Manner, Motion, Mover, again, counted, motions, step};
pub use movelist::{Entry, Row, columns, rows};
pub use msg::{Effect, Msg};
pub use notices::Notice;
pub use panel::{Control, PlayerLine, Press, account, controls, player_line, take_back, title};
pub use picture::picture;
pub use place::Place;
pub use position::{SideInWords, position};
pub use replay::{Way, last_ways};
pub use scene::{Checker, Mark, Scene, SceneCube, SceneDie, Spot, TargetMark, scene};
pub use score_sheet::{ScoreSheet, score_sheet};
pub use settings::{EndOfTurn, Settings, Speed, Theme};
pub use speech::{colour, list, side};
pub use stacks::Stacks;
pub use start::{Choice, NextStep, next_step, start};
pub use stored::{
    Import, KeptAside, KeptGame, StoredGame, TypedPlay, kept_aside, stored_book, stored_settings,
};
pub use strip::{Question, Strip, free_half, notice, strip, update_offer};
pub use units::units;
pub use update::{open, open_elsewhere, open_first, open_new, update, update_first};
