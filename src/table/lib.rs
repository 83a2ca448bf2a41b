//! The page without a browser: one plain model, one message enum, one pure update.
//!
//! A message goes through [`update`], which changes the [`Model`] and gives [`Effect`]s for the outside. What is seen is
//! derived: [`scene`](scene()) the board, [`controls`], [`strip`] and others the rest. `README.md` beside this file has
//! the layers of the modules. *Must not know*: a browser, a clock.

mod announce;
mod bars;
mod clock;
mod coach;
mod computer;
mod control;
mod dice_sheet;
mod effect;
mod ending;
mod fair;
mod lesson;
mod library_item;
mod luck;
mod manual_dice;
mod model;
mod movelist;
mod msg;
mod new_session;
mod notices;
mod pace;
mod panel;
mod position;
mod read_texts;
mod route;
mod scene;
mod score_sheet;
mod session;
mod set_aside;
mod settings;
mod shortcuts;
mod speech;
mod start;
mod strip;
mod tried_again;
mod update;

pub use bars::{Bar, strength_parts};
pub use clock::{ClockFace, clock_face, running};
pub use coach::{hint_button, is_same_position};
pub use control::{Control, Press};
pub use dice_sheet::{DiceCounts, DiceSheet, dice_sheet};
pub use effect::Effect;
pub use ending::{Ending, ending};
pub use fair::{fingerprint, next_dice};
pub use lesson::{LessonCard, lesson_card};
pub use library_item::{finished_games, library_item, set_aside_item};
pub use manual_dice::WantedDice;
pub use model::{Dialog, Model};
pub use movelist::{Entry, Row, columns, rows};
pub use msg::{
    AfterSetAside, AutoMsg, BackupMsg, ClockMsg, CoachMsg, DiceMsg, EngineMsg, LessonMsg, LookBack,
    Msg, NewGameMsg, PageMsg, Panel, PlayMsg, SettingsMsg, StorageFull, StoreMsg, TabsMsg,
    stored_book, stored_settings,
};
pub use new_session::NewSession;
pub use notices::Notice;
pub use panel::{PlayerLine, account, controls, player_line, take_back, title};
pub use position::{SideInWords, position};
pub use read_texts::{Import, Importing, StoredGame, StoredItem, TypedPlay};
pub use route::{Route, StudySource};
pub use scene::scene;
pub use score_sheet::{ScoreSheet, score_sheet};
pub use set_aside::{SetAsideGame, SetAsideSaves, set_aside_saves};
pub use settings::{CoachFeature, CoachSettings, EndOfTurn, Settings};
pub use shortcuts::{SHORTCUTS, Shortcut, ShortcutLine, expected, shortcut_key};
pub use start::{NextStep, StartChoice, StartTarget, next_step, start};
pub use strip::{ListedChoice, Question, Strip, free_half, notice, strip, update_offer};
pub use tried_again::{tried_original, tried_review};
pub use update::{open, open_elsewhere, open_first, open_new, plan_restore, update, update_first};
