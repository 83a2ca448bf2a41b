//! Readers and writers for match and position files in other programs' formats, and for this program's links and
//! storage formats.
//!
//! Readers return everything they can read, with a list of remarks. A file is rejected only if it contains neither a
//! game nor a position.
//!
//! To add a format:
//!
//! 1. Write a module with `looks_like` and `read`.
//! 2. Add a variant to [`Format`], and a branch to [`read_file`] before `mat`, which accepts almost any text consisting
//!    of rows.
//! 3. In `program.rs`, name the program that writes the format.
//! 4. Add the extension to [`EXTENSIONS`], and to every list that `tests/matches/extensions.rs` compares with it.
//! 5. Add a sample to `tests/data/matches` with a row in its README, and name the sample in
//!    `tests/matches/{samples,stored,damaged}.rs`, `src/worker/reader/read_tests.rs` and `src/cli/tests/hostile.rs`.
//! 6. Add a corpus and a decoder to `tests/fuzz`, as described in `tests/README.md`.
//! 7. Add a line to `CHANGELOG.md`.

mod analysis;
mod arrangement;
mod assembly;
mod awaited;
mod bgf;
mod builder;
mod clean;
mod date;
mod decided;
mod encoding;
mod forum;
mod from_decision;
mod inflate;
mod link;
mod mat;
mod model;
mod omissions;
pub(crate) mod play_text;
mod position;
mod program;
mod reading;
mod remark;
mod remarks;
mod replay;
mod revised;
mod session_record;
mod sgf;
mod stored;
mod table_state;
mod xg;

pub use analysis::{
    ForeignCandidate, ForeignChances, ForeignCube, ForeignLevel, ForeignUnit, LuckMark, Mark,
    MoveAnalysis,
};
pub use decided::{DecidedMove, Undecided};
pub use forum::forum_text;
pub use link::{
    Envelope, LinkError, LinkReader, LinkWriter, Linked, annotated_match_link,
    annotated_position_link, answers_link, find_code, from_code, match_link, position_link,
    read_answers, read_link, read_link_of, read_position_link, read_sheet, read_sheet_code,
    sheet_code, sheet_link, to_code, write_link,
};
pub use mat::write_mat;
pub use model::{
    Event, GameRecord, GameResult, MatchRecord, Played, PlayerInfo, RecordedAction, RecordedMove,
    Terms, points_within,
};
pub use omissions::{Omission, Written};
pub use position::{
    FoundPosition, PositionFormat, decision_from_gnu_ids, decision_from_xgid, find_positions,
    gnu_ids, xgid,
};
pub use reading::{EXTENSIONS, Format, Reading, UnreadProgram, Unreadable, read_file};
pub use remark::{CubeFault, Part, Place, Remark, RemarkKind};
pub use replay::Situation;
pub use revised::{Irregularity, Revised};
pub use sgf::write_sgf;
