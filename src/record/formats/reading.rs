//! Reader for files in any supported format, which is detected from the contents.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{
    bgf,
    clean::clean,
    encoding, mat,
    model::MatchRecord,
    position::{FoundPosition, PositionFormat, find_positions},
    remark::{Place, Remark, RemarkKind},
    remarks::Remarks,
    sgf, xg,
};

/// Maximum file size in bytes. Typical files contain a few thousand bytes, or a few million with deep analysis.
const MAX_BYTES: usize = 16 << 20;
/// Number of bytes at the start of a file that identify the program.
const HEAD: usize = 256;

/// Supported file format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Match as text (.mat, .txt).
    Mat,
    /// GNU Backgammon's .sgf.
    Sgf,
    /// eXtreme Gammon's .xg and .xgp.
    Xg,
    /// `BGBlitz`'s .bgf.
    Bgf,
    /// Text that contains positions.
    Positions,
    /// Links to this program.
    Links,
}

/// File extensions of the supported formats, in lower case and without the dot, for file dialogs and lists of formats.
/// [`read_file`] ignores the file name.
pub const EXTENSIONS: [&str; 6] = ["mat", "txt", "sgf", "xg", "xgp", "bgf"];

/// Program whose files are recognised by their first bytes or their name, but cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnreadProgram {
    /// Program that writes `.bgf` files in a different format, such as `BGRoom`.
    #[serde(rename = "bg-blitz")]
    OtherBgf,
    /// FIBS, a server whose match files are called "oldmoves".
    Fibs,
    /// `GamesGrid`, a server with `.sgg` files.
    GamesGrid,
    /// Hans Berliner's BKG, which writes `.bkg` files.
    Bkg,
    /// `TrueMoneyGames`, a server with `.tmg` files.
    TrueMoneyGames,
    /// `GammonEmpire` or `PartyGammon`, servers with `.gam` files.
    GammonEmpire,
    /// `OpenGammon`, a site with `.ogxm` files.
    OpenGammon,
}

/// File extensions used by these programs. According to its manual, GNU Backgammon reads all of these files except .bgf
/// and .ogxm.
const UNREAD: [(&str, UnreadProgram); 6] = [
    ("bgf", UnreadProgram::OtherBgf),
    ("sgg", UnreadProgram::GamesGrid),
    ("bkg", UnreadProgram::Bkg),
    ("tmg", UnreadProgram::TrueMoneyGames),
    ("gam", UnreadProgram::GammonEmpire),
    ("ogxm", UnreadProgram::OpenGammon),
];

impl UnreadProgram {
    /// Returns the program that wrote a file with these first bytes; `None` if it cannot be identified.
    fn of(bytes: &[u8]) -> Option<Self> {
        let head = String::from_utf8_lossy(&bytes[..bytes.len().min(HEAD)]);
        let head = head.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
        let first = head.lines().next().unwrap_or_default();
        if first.starts_with("Score is ") && first.contains(" in a ") {
            Some(Self::Fibs)
        } else {
            None
        }
    }

    /// Returns the program that writes files with this extension; `None` for other extensions.
    fn of_name(name: &str) -> Option<Self> {
        let (_, extension) = name.rsplit_once('.')?;
        let known = |(known, _): &&(&str, Self)| extension.eq_ignore_ascii_case(known);
        UNREAD.iter().find(known).map(|(_, program)| *program)
    }

    /// Returns the name of the program, or the names of several programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::OtherBgf => "BGRoom",
            Self::Fibs => "FIBS",
            Self::GamesGrid => "GamesGrid",
            Self::Bkg => "BKG",
            Self::TrueMoneyGames => "TrueMoneyGames",
            Self::GammonEmpire => "GammonEmpire / PartyGammon",
            Self::OpenGammon => "OpenGammon",
        }
    }
}

impl fmt::Display for UnreadProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.name();
        match self {
            Self::OtherBgf => {
                f.write_str(
                "this .bgf file is not one of BGBlitz, but perhaps of BGRoom: export the match there as .mat",
            )
            }
            Self::OpenGammon => f.write_str(
                "this is an .ogxm file of OpenGammon, which is not read here: export the match there as .mat",
            ),
            Self::Fibs => {
                f.write_str("this is a list of moves of FIBS: GNU Backgammon makes a .mat of it")
            }
            _ => write!(
                f,
                "this is a file of {name}: GNU Backgammon makes a .mat of it"
            ),
        }
    }
}

/// Contents of a file that has been read.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// Format of the file.
    pub format: Format,
    /// Matches, usually one, each with at least one game. A position is a match without plays.
    pub matches: Vec<MatchRecord>,
    /// Positions, one per match, if the file contains no moves.
    pub positions: Vec<FoundPosition>,
    /// First 1,000 remarks, in file order.
    pub remarks: Vec<Remark>,
    /// Number of further remarks.
    pub more_remarks: usize,
    /// Total number of remarks about information that is missing or doubtful.
    pub losses: usize,
}

/// Reason why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// The file is empty.
    Empty,
    /// The file is larger than the maximum size, which is this number of bytes.
    TooLarge(usize),
    /// The format is unknown.
    UnknownFormat,
    /// The file was written by this program, in a format that is not supported.
    OtherProgram(UnreadProgram),
    /// The file is in this format but contains no games.
    NoGame(Format),
}

impl Unreadable {
    /// Returns the program suggested by the file name if the contents did not identify the format.
    ///
    /// ```
    /// use record::{UnreadProgram, Unreadable};
    ///
    /// let why = Unreadable::UnknownFormat.named("Ann-Bob.sgg");
    /// assert_eq!(why, Unreadable::OtherProgram(UnreadProgram::GamesGrid));
    /// ```
    #[must_use]
    pub fn named(self, name: &str) -> Self {
        match self {
            Self::UnknownFormat | Self::NoGame(Format::Mat) => {
                UnreadProgram::of_name(name).map_or(self, Self::OtherProgram)
            }
            why => why,
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Mat => "text of a match",
            Self::Sgf => ".sgf file",
            Self::Xg => ".xg file",
            Self::Bgf => ".bgf file",
            Self::Positions => "text with positions",
            Self::Links => "text with links",
        })
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the file is empty"),
            Self::TooLarge(most) => write!(f, "the file is larger than {} MB", most >> 20),
            Self::UnknownFormat => f.write_str("this is no match or position in a known format"),
            Self::OtherProgram(program) => program.fmt(f),
            Self::NoGame(format) => write!(f, "there is no game in this {format}"),
        }
    }
}

impl std::error::Error for Unreadable {}

/// Reads a file in any supported format, which is detected from the contents.
///
/// # Errors
/// Returns an error if the file contains neither a game nor a position.
///
/// ```
/// use record::{Format, read_file};
///
/// let text = "7 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42: 8/4 6/4\n";
/// let reading = read_file(text.as_bytes())?;
/// assert_eq!(reading.format, Format::Mat);
/// assert_eq!(reading.matches[0].terms.length, 7);
/// assert_eq!(reading.matches[0].games[0].moves.len(), 2);
/// # Ok::<(), record::Unreadable>(())
/// ```
pub fn read_file(bytes: &[u8]) -> Result<Reading, Unreadable> {
    if bytes.len() > MAX_BYTES {
        return Err(Unreadable::TooLarge(MAX_BYTES));
    }
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(Unreadable::Empty);
    }
    let mut remarks = Remarks::default();
    // Formats with a distinctive header come first, because `mat` accepts almost any text consisting of rows.
    if xg::looks_like(bytes) {
        let matches = xg::read(bytes, &mut remarks);
        return finished(Format::Xg, matches, remarks);
    }
    if bgf::looks_like(bytes) {
        let matches = bgf::read(bytes, &mut remarks);
        return finished(Format::Bgf, matches, remarks);
    }
    let stated = sgf::stated_text(bytes, &mut remarks);
    let text = stated.unwrap_or_else(|| encoding::decode(bytes, &mut remarks));
    if sgf::looks_like(&text) {
        let matches = sgf::read(&text, &mut remarks);
        return finished(Format::Sgf, matches, remarks);
    }
    let is_match = mat::looks_like(&text);
    if is_match {
        let mut match_remarks = Remarks::default();
        let read = mat::read(&text, &mut match_remarks);
        // Sentences about a position can look like lines in a match.
        let is_about_position = !read.has_legal_row && mat::names_a_position(&text);
        if !read.matches.is_empty() && !is_about_position {
            remarks.append(match_remarks);
            return finished(Format::Mat, read.matches, remarks);
        }
        read.left_out
            .into_iter()
            .for_each(|remark| remarks.push(remark));
    }
    let positions = find_positions(&text);
    if positions.is_empty() {
        return Err(if is_match {
            Unreadable::NoGame(Format::Mat)
        } else {
            UnreadProgram::of(bytes).map_or(Unreadable::UnknownFormat, Unreadable::OtherProgram)
        });
    }
    Ok(of_positions(positions, remarks))
}

/// Returns the contents of a text that contains positions.
fn of_positions(positions: Vec<FoundPosition>, mut remarks: Remarks) -> Reading {
    for found in positions.iter().filter(|found| found.drops_crawford) {
        remarks.push(Remark {
            place: found.place,
            kind: RemarkKind::DroppedCrawford,
        });
    }
    let records = positions
        .iter()
        .map(|found| MatchRecord::from_decision(&found.decision));
    let matches = records.collect();
    let losses = remarks.losses();
    let (remarks, more_remarks) = remarks.into_parts();
    Reading {
        format: Format::Positions,
        matches,
        positions,
        remarks,
        more_remarks,
        losses,
    }
}

fn finished(
    format: Format,
    mut matches: Vec<MatchRecord>,
    remarks: Remarks,
) -> Result<Reading, Unreadable> {
    matches.iter_mut().for_each(clean);
    if matches.is_empty() {
        return Err(Unreadable::NoGame(format));
    }
    let positions: Option<Vec<_>> = matches.iter().map(lone_position).collect();
    let losses = remarks.losses();
    let (remarks, more_remarks) = remarks.into_parts();
    Ok(Reading {
        format,
        matches,
        positions: positions.unwrap_or_default(),
        remarks,
        more_remarks,
        losses,
    })
}

/// Returns the position in a record that contains no moves.
fn lone_position(record: &MatchRecord) -> Option<FoundPosition> {
    record.to_decision().map(|decision| FoundPosition {
        place: Place::File,
        format: PositionFormat::File,
        decision,
        drops_crawford: false,
    })
}
