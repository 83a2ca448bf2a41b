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

pub use choices::{
    new_session::NewSession, notices::Notice, route::Route, route::StudySource,
    settings::CoachFeature, settings::CoachSettings, settings::EndOfTurn, settings::Settings,
};
pub use messages::{
    control::Control, effect::Effect, msg::AfterSetAside, msg::BackupMsg, msg::ClockMsg,
    msg::CoachMsg, msg::DiceMsg, msg::EngineMsg, msg::LessonMsg, msg::LookBack, msg::Msg,
    msg::NewGameMsg, msg::PageMsg, msg::Panel, msg::PlayMsg, msg::SettingsMsg, msg::StorageFull,
    msg::StoreMsg, msg::TabsMsg, msg::stored_book, msg::stored_settings,
};
pub use state::{
    fair::fingerprint, fair::next_dice, manual_dice::WantedDice, model::Dialog, model::Model,
    read_texts::Import, read_texts::Importing, read_texts::StoredGame, read_texts::StoredItem,
    read_texts::TypedPlay, tried_again::tried_original, tried_again::tried_review,
};
pub use texts::{
    clock::ClockFace, clock::clock_face, clock::running, library_item::finished_games,
    library_item::library_item, library_item::set_aside_item,
};
pub use update::{open, open_elsewhere, open_first, plan_restore, update};
pub use view::{
    bars::Bar, bars::strength_parts, coach::hint_button, coach::is_same_position,
    dice_sheet::DiceCounts, dice_sheet::DiceSheet, dice_sheet::dice_sheet, ending::Ending,
    ending::ending, lesson::LessonCard, lesson::lesson_card, movelist::Entry, movelist::Row,
    movelist::columns, movelist::rows, panel::PlayerLine, panel::account, panel::controls,
    panel::player_line, panel::take_back, panel::title, position::SideInWords, position::position,
    scene::scene, score_sheet::ScoreSheet, score_sheet::score_sheet, set_aside::SetAsideGame,
    set_aside::SetAsideSaves, set_aside::set_aside_saves, shortcuts::SHORTCUTS,
    shortcuts::Shortcut, shortcuts::ShortcutLine, shortcuts::expected, shortcuts::shortcut_key,
    start::NextStep, start::StartChoice, start::StartTarget, start::next_step, start::start,
    strip::ListedChoice, strip::Question, strip::Strip, strip::free_half, strip::notice,
    strip::strip, strip::update_offer,
};
