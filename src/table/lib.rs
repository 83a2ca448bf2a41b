//! Browser-independent page state and logic: a plain model, a message enum and a pure update function.
//!
//! [`update`] handles a message: it changes the [`Model`] and returns [`Effect`]s for the browser. The view is derived
//! from the model: [`scene`](scene()) returns the board; [`controls`], [`strip`] and others return the rest. The
//! folders are the crate's layers, described in `README.md`.

mod choices;
mod messages;
mod state;
mod texts;
mod update;
mod view;

pub use choices::{
    coach_settings::{CoachSettings, TakeBackLimit, TakeBacks},
    new_session::NewSession,
    notices::Notice,
    route::{Route, StudySource},
    settings::{EndOfTurn, Mode, Settings},
};
pub use messages::{
    control::Control,
    effect::Effect,
    msg::{
        AfterSetAside, BackupMsg, ClockMsg, CoachMsg, DiceMsg, EngineMsg, LessonMsg, LookBack, Msg,
        NewGameMsg, PageMsg, Panel, PlayMsg, SettingsMsg, StorageFull, StoreMsg, TabsMsg,
        stored_book, stored_settings,
    },
};
/// Analysis depth in [`Settings`], for reviews and hints.
pub use review::ReviewDepth;
pub use state::{
    fair::{fingerprint, next_dice},
    job::JobId,
    manual_dice::WantedDice,
    model::{Dialog, Model},
    read_texts::{Import, Importing, StoredGame, StoredItem, TypedPlay},
    tried_again::{tried_original, tried_review},
};
pub use texts::{
    clock::{clock_face, running},
    library_item::{finished_games, library_item, set_aside_item},
};
pub use update::{open, open_elsewhere, open_first, plan_restore, update};
pub use view::{
    bars::Bar,
    board_advice::{BoardAdvice, TriedMark, board_advice, tried_marks},
    chances::{Chances, chances},
    coach::{ComputerPlay, hint_button, is_same_position},
    dice_sheet::{DiceCounts, DiceSheet, dice_sheet},
    ending::{Ending, Standing, ending},
    explained::{Explained, ExplainedChoice},
    lesson::{LessonCard, Outlined, lesson_card},
    movelist::{Entry, Row, columns, last_turn, rows},
    panel::{
        PanelHead, PlayerLine, account, clock_offer, controls, panel_head, player_line, take_back,
        title,
    },
    position::{SideInWords, position},
    race::{DRAWN_ROLLS, Race, RollBar, Rolls, race, rolls},
    running::{RunningGame, RunningTurn, is_finished, running_game, running_turn},
    scene::scene,
    score_sheet::{ScoreSheet, score_sheet},
    set_aside::{SetAsideGame, SetAsideSaves, set_aside_saves},
    shortcuts::{SHORTCUTS, STUDY_SHORTCUTS, Shortcut, ShortcutLine, expected, shortcut_key},
    start::{FirstGame, FirstVisit, NextStep, has_finished_games, next_step, start},
    strip::{ListedChoice, Question, Strip, free_half, notice, spoken_advice, strip, update_offer},
};
