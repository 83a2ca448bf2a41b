//! Reading and writing match and position files: of other programs, and our own links and stored forms.
//!
//! Every reader is total: it answers with everything that it could read and a list of remarks. Only a file without a
//! single game or position is refused.

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
mod play_text;
mod position;
mod reading;
mod remark;
mod remarks;
mod replay;
mod session_record;
mod sgf;
mod stored;
mod table_state;
mod writer;
mod xg;

pub use analysis::{
    ForeignCandidate, ForeignChances, ForeignCube, ForeignLevel, ForeignUnit, LuckMark, Mark,
    MoveAnalysis,
};
pub use decided::{DecidedMove, Undecided};
pub use forum::forum_text;
pub use link::{
    Envelope, LinkError, Linked, find_code, from_code, match_link, position_link, read_link,
    read_position_link, to_code,
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
pub use reading::{Format, OtherProgram, Reading, Unreadable, read_file};
pub use remark::{CubeFault, Part, Place, Remark, RemarkKind};
pub use replay::Situation;
pub use sgf::write_sgf;
