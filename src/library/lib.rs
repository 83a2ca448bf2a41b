//! Browser-independent library of matches, sessions and positions: entries, search, sorting and the virtualised list,
//! with their model, messages and effects. [`room`] contains the code shared by all rooms with stored data, and
//! [`share`] contains the links, texts, files and QR codes of the share sheet.
//!
//! The page carries out each [`Effect`] and replies with a [`Msg`]. The file reader, a separate program, receives
//! [`Request`]s and sends [`Reply`]s.

mod analysis;
mod archive_number;
mod column_order;
mod columns;
mod entry;
mod entry_list;
#[cfg(test)]
mod entry_list_tests;
mod export;
mod identity;
mod import;
mod model;
mod msg;
mod other_parts;
mod people;
mod placement;
mod reader;
pub mod room;
mod search;
pub mod share;
mod summary;
mod update;
mod viewport;

pub use analysis::Analysis;
pub use archive_number::ArchiveNumber;
pub use columns::{ColumnFilter, Figures, Outcome};
pub use entry::{BodyFormat, Entry, EntryId, Kind, NotAnId, OriginHash, Source};
pub use entry_list::EntryList;
pub use export::{FileKind, file_name, part_names, unique_names};
pub use import::{Added, FileReport, Import, ImportStep, Item, MAX_FILES};
pub use model::Model;
pub use msg::{Edit, Effect, Msg};
pub use other_parts::{BackupPart, KeyedLines, OtherParts, read_lines, write_lines};
pub use people::People;
pub use placement::{Placement, SaveReason, place};
pub use reader::{FileRemark, MAX_FILE_BYTES, ReadFile, Refusal, Reply, Request, Unusual};
pub use search::{Filter, Query, SortBy, day, folded, iso_day};
pub use update::{MAX_COLLECTED, update};
pub use viewport::{Viewport, VisibleRange};
