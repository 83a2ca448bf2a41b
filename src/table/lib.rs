//! The page without a browser: one plain model, one message enum, one pure update.
//!
//! A message goes through [`update`], which changes the [`Model`] and gives [`Effect`]s for the outside. What is seen is
//! derived: [`scene`](scene()) the board, [`controls`], [`strip`] and others the rest. The folders are the layers of the
//! modules, which `README.md` beside this file explains.

mod choices;
mod messages;
mod state;
mod texts;
mod update;
mod view;

pub use choices::new_session::NewSession;
pub use choices::notices::Notice;
pub use choices::route::{Route, StudySource};
pub use choices::settings::{CoachFeature, CoachSettings, EndOfTurn, Settings};
pub use messages::control::Control;
pub use messages::effect::Effect;
pub use messages::msg::{
    AfterSetAside, BackupMsg, ClockMsg, CoachMsg, DiceMsg, EngineMsg, LessonMsg, LookBack, Msg,
    NewGameMsg, PageMsg, Panel, PlayMsg, SettingsMsg, StorageFull, StoreMsg, TabsMsg, stored_book,
    stored_settings,
};
pub use state::fair::{fingerprint, next_dice};
pub use state::manual_dice::WantedDice;
pub use state::model::{Dialog, Model};
pub use state::read_texts::{Import, Importing, StoredGame, StoredItem, TypedPlay};
pub use state::tried_again::{tried_original, tried_review};
pub use texts::clock::{clock_face, running};
pub use texts::library_item::{finished_games, library_item, set_aside_item};
pub use update::{open, open_elsewhere, open_first, plan_restore, update};
pub use view::bars::{Bar, strength_parts};
pub use view::coach::{hint_button, is_same_position};
pub use view::dice_sheet::{DiceCounts, DiceSheet, dice_sheet};
pub use view::ending::{Ending, ending};
pub use view::lesson::{LessonCard, lesson_card};
pub use view::movelist::{Entry, Row, columns, rows};
pub use view::panel::{PlayerLine, account, controls, player_line, take_back, title};
pub use view::position::{SideInWords, position};
pub use view::scene::scene;
pub use view::score_sheet::{ScoreSheet, score_sheet};
pub use view::set_aside::{SetAsideGame, SetAsideSaves, set_aside_saves};
pub use view::shortcuts::{SHORTCUTS, Shortcut, ShortcutLine, expected, shortcut_key};
pub use view::start::{NextStep, StartChoice, StartTarget, next_step, start};
pub use view::strip::{ListedChoice, Question, Strip, free_half, notice, strip, update_offer};
