//! The page without a browser: one plain model, one message enum, one pure update.
//!
//! A message goes through [`update`], which changes the [`Model`] and gives [`Effect`]s for the outside. What is seen is
//! derived: [`scene`](scene()) the board, [`controls`], [`strip`] and others the rest. `README.md` beside this file has
//! the layers of the modules. *Must not know*: a browser, a clock.

mod announce;
mod bars;
mod choices;
mod clock;
mod clock_choice;
mod coach;
mod computer;
mod control;
mod cue;
mod dice_sheet;
mod effect;
mod ending;
mod fair;
mod form;
mod geometry;
mod lesson;
mod levels;
mod library_item;
mod luck;
mod manual_dice;
mod model;
mod motion;
mod movelist;
mod msg;
mod notices;
mod own_pr;
mod pace;
mod panel;
mod place;
mod position;
mod read_texts;
mod refusals;
mod replay;
mod route;
mod scene;
mod score_sheet;
mod session;
mod set_aside;
mod settings;
mod shortcuts;
mod speech;
mod stacks;
mod start;
mod strip;
mod taps;
mod tried_again;
mod turn_board;
mod update;

pub use bars::{Bar, strength_parts};
pub use clock::{ClockFace, clock_face, running};
pub use clock_choice::{ClockChoice, ClockNumber, clock_promise, minutes};
pub use coach::{hint_button, is_same_position};
pub use control::{Control, Press};
pub use cue::Cue;
pub use dice_sheet::{DiceCounts, DiceSheet, dice_sheet};
pub use effect::Effect;
pub use ending::{Ending, ending};
pub use fair::{fingerprint, next_dice};
pub use form::{Form, FormField, Mistyped, Opponent, variant_key};
pub use geometry::{Heading, Rect, View, Xy, units};
pub use lesson::{LessonCard, lesson_card};
pub use levels::{TargetPr, known_level, levels, own_level, target_pr};
pub use library_item::{finished_games, library_item, set_aside_item};
pub use manual_dice::WantedDice;
pub use model::{Dialog, LostTurn, Model};
pub use motion::{Manner, Motion, Mover, count_steps, motions, replay_motions, step};
pub use movelist::{Entry, Row, columns, notation, rows};
pub use msg::{
    AfterSetAside, AutoMsg, BackupMsg, ClockMsg, CoachMsg, DiceMsg, EngineMsg, Input, LessonMsg,
    LookBack, Msg, NewGameMsg, PageMsg, Panel, PlayMsg, SettingsMsg, StorageFull, StoreMsg,
    TabsMsg, stored_book, stored_settings,
};
pub use notices::Notice;
pub use own_pr::{Measured, OwnPr};
pub use panel::{PlayerLine, account, controls, player_line, take_back, title};
pub use position::{SideInWords, position, standing};
pub use read_texts::{Import, Importing, StoredGame, StoredItem, TypedPlay};
pub use replay::{CheckerPath, last_paths};
pub use route::{Route, StudySource};
pub use scene::{
    Arrow, ArrowKind, Checker, Mark, Scene, SceneCube, SceneDie, Spot, StaticBoard, TargetMark,
    arrows, picture, roll_pips, scene,
};
pub use score_sheet::{ScoreSheet, score_sheet};
pub use set_aside::{SetAsideGame, SetAsideSaves, set_aside_saves};
pub use settings::{CoachFeature, CoachSettings, EndOfTurn, Settings, Speed, Theme};
pub use shortcuts::{SHORTCUTS, Shortcut, ShortcutLine, expected, shortcut_key};
pub use speech::{SpeechContext, colour, list, side, win};
pub use start::{NextStep, StartChoice, StartTarget, next_step, start};
pub use strip::{ListedChoice, Question, Strip, free_half, notice, strip, update_offer};
pub use tried_again::{tried_original, tried_review};
pub use update::{open, open_elsewhere, open_first, open_new, plan_restore, update, update_first};
pub use {place::Place, stacks::Stacks, turn_board::TurnBoard, turn_board::TurnProgress};
