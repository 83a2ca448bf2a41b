//! Reading and writing of backgammon positions, plays and matches in text formats and storage formats.
//!
//! This crate parses all external input. Parsers never panic; they return typed errors that display as a sentence for
//! the player.
//!
//! The crate covers [positions](position_id) and [plays](print_play) in the usual notations, other programs' [match
//! files](read_file), [links](match_link), and the [storage format](Saved) of a session.
//!
//! ```
//! use record::{parse_play, position_id};
//! use rules::{Board, Roll, Variant};
//!
//! let (start, roll) = (Board::start(Variant::Standard), Roll::ALL[3]);
//! let play = parse_play(&start, roll, "8/5 6/5")?;
//! let after = start.play(roll, &play).expect("it is legal");
//! assert_eq!(position_id(&after), "sGfwATDgc/ABMA");
//! # Ok::<(), record::ParsePlayError>(())
//! ```
#![warn(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss
)]

mod answer;
mod backup;
mod decimal;
mod dice_book;
mod diverged;
mod drawing;
mod equity_table;
mod formats;
mod journal;
#[cfg(test)]
mod journal_pages_tests;
#[cfg(test)]
mod journal_tests;
mod key_value_store;
mod load_error;
mod match_id;
mod notation;
mod note;
mod notes;
mod parse_play;
mod player_name;
mod position_id;
mod saved;
mod saved_lines;
mod saved_log;
#[cfg(test)]
mod saved_tests;
mod saved_v1;
mod seen_dice;
mod set_aside;
mod sheet;
#[cfg(test)]
mod sheet_tests;
mod start;
#[cfg(test)]
mod start_tests;
mod variation;
#[cfg(test)]
mod variation_tests;

pub use answer::{Answer, answers};
pub use backup::{Backup, PracticeTexts};
pub use decimal::decimal;
pub use dice_book::{DiceBook, LuckBook};
pub use diverged::{DICE_BOOK_KEY, SEEN_DICE_KEY, SETTINGS_KEY, continues, divergence, merge};
pub use drawing::{Drawing, DrawingError, DrawnArrow, DrawnPlace, Sign, Stroke};
pub use equity_table::{EquityTable, EquityTableError, read_equity_table};
pub use formats::{
    CubeFault, DecidedMove, EXTENSIONS, Envelope, Event, ForeignCandidate, ForeignChances,
    ForeignCube, ForeignLevel, ForeignUnit, Format, FoundPosition, GameRecord, GameResult,
    Irregularity, LinkError, LinkReader, LinkWriter, Linked, LuckMark, Mark, MatchRecord,
    MoveAnalysis, Omission, Part, Place, Played, PlayerInfo, PositionFormat, Reading,
    RecordedAction, RecordedMove, Remark, RemarkKind, Revised, Situation, Terms, Undecided,
    UnreadProgram, Unreadable, Written, annotated_match_link, annotated_position_link,
    answers_link, decision_from_gnu_ids, decision_from_xgid, find_code, find_positions, forum_text,
    from_code, gnu_ids, match_link, points_within, position_link, read_answers, read_file,
    read_link, read_link_of, read_position_link, read_sheet, read_sheet_code, sheet_code,
    sheet_link, to_code, write_link, write_mat, write_sgf, xgid,
};
pub use journal::{Journal, LoadedGame, SaveOutcome, is_game, put_game_aside};
pub use key_value_store::KeyValueStore;
pub use load_error::LoadError;
pub use match_id::{MatchId, MatchIdError, MatchState};
pub use notation::{print_opponent_play, print_play};
pub use note::{Flag, Note};
pub use notes::{NotePlace, Notes};
pub use parse_play::{ParsePlayError, parse_play};
pub use player_name::{PlayerName, plain_lines, plain_text, spreadsheet_text};
pub use position_id::{PositionIdError, board_from_id, position_id};
pub use saved::{GameSeed, Saved};
pub use saved_lines::Seat;
pub use seen_dice::SeenDice;
pub use set_aside::{
    MAX_SET_ASIDE, remove_all_set_aside, set_aside, set_aside_all, set_aside_latest,
    set_aside_texts,
};
pub use sheet::{AnsweredSheet, Sheet, SheetAnswer, SheetItem};
pub use start::{Original, Start};
pub use variation::{Variation, VariationError, VariationFault, VariationTurn};
