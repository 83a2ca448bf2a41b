//! What a reader says about a file: every oddity, with its place and what was made of it.

use std::fmt;

use rules::{ByPlayer, Player, Roll};
use serde::{Deserialize, Serialize};

use crate::player_name::plain_chars;

/// Where in a file something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// The file as a whole.
    File,
    /// This line of a text, from 1.
    Line(u32),
    /// This byte of a binary file or of a line without an end, from 0.
    Byte(u32),
}

/// Something unusual in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remark {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: RemarkKind,
}

/// What is unusual, and what was made of it. Texts of the file are cut to a few words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RemarkKind {
    /// The text was read as being in this encoding, which the file does not state.
    Encoding(String),
    /// Characters that could not be read were replaced.
    BrokenCharacters,
    /// This was not understood and is left out.
    NotUnderstood(String),
    /// The rules forbid this play. It is kept, and the game goes on from where it leads.
    ForbiddenPlay {
        /// Who played it.
        player: Player,
        /// The dice.
        roll: Roll,
        /// The play as written.
        text: String,
    },
    /// The play could mean several; one was taken.
    AmbiguousPlay(String),
    /// This is no play, so nobody knows what was played.
    NotAPlay(String),
    /// The file hides the play of this roll.
    HiddenPlay(Roll),
    /// No play is written for this roll, though the rules demand one. Nothing was moved.
    MissingPlay(Roll),
    /// The moves lead to another position than the file states; the file's position is taken.
    StatedPosition,
    /// No play is written for this roll. The only legal one was made.
    ForcedPlay(Roll),
    /// These are no dice; they are left out.
    BadDice(String),
    /// A player did something out of turn; it is kept.
    OutOfTurn(Player),
    /// The rules do not allow this cube action; it is kept.
    CubeAction(CubeFault),
    /// The cube shows another value than the doubles made; the file's is taken.
    CubeValue {
        /// The value by the doubles.
        expected: u32,
        /// The value of the file.
        found: u32,
    },
    /// The score is not what the games before gave; the file's is taken.
    Score {
        /// By the games before.
        expected: ByPlayer<u32>,
        /// In the file.
        found: ByPlayer<u32>,
    },
    /// The points of this game are not what position and cube give; the file's are taken.
    Points {
        /// By position and cube.
        expected: u32,
        /// In the file.
        found: u32,
    },
    /// No game gives so many points; this many were taken.
    ImpossiblePoints {
        /// In the file.
        found: u32,
        /// What was taken.
        taken: u32,
    },
    /// Another player won than the file says; the position's winner is taken.
    Winner(Player),
    /// The game has no result.
    Unfinished,
    /// The result was taken from the score of the next game.
    ResultFromScore,
    /// Something stands after the end of a game; it is left out.
    AfterTheEnd(String),
    /// The file begins with this game.
    BeginsWithGame(u32),
    /// A game is missing before this one.
    GameMissing(u32),
    /// The game has no line with the players; the score was counted.
    NoScoreLine,
    /// The Crawford game was told from the score.
    CrawfordFromScore,
    /// The position cannot be of the Crawford game, as the text claims; it is read as one of another game.
    DroppedCrawford,
    /// A game was doubled that should be the Crawford game, so the match is played without that rule.
    NoCrawford,
    /// In a match of this length, a player needs more points than this program knows; such games are not judged.
    LongMatch(u16),
    /// There is more than one match in the file.
    MoreMatches(usize),
    /// This part of the file is damaged or cut; what came before it was read.
    Damaged(Part),
}

/// Why the rules do not allow a cube action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CubeFault {
    /// A roll came before the answer to a double, which counts as taken.
    Unanswered,
    /// A double was offered while another one was.
    DoubleOnDouble,
    /// The other player owns the cube.
    NotTheOwner,
    /// Nobody may double before the first roll.
    BeforeFirstRoll,
    /// The game has no cube.
    NoCube,
    /// There is nothing to answer.
    NoDouble,
    /// Nobody answers their own double.
    OwnDouble,
}

/// A part of a file that is damaged or cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Part {
    /// The moves, which are not there.
    Moves,
    /// A compressed stream.
    Stream,
    /// The last record.
    LastRecord,
    /// The last game, which is not closed.
    LastGame,
}

impl RemarkKind {
    /// Whether something of the file is missing from what was read, or may be wrong.
    pub const fn is_loss(&self) -> bool {
        !matches!(
            self,
            Self::Encoding(_)
                | Self::ForcedPlay(_)
                | Self::Unfinished
                | Self::ResultFromScore
                | Self::BeginsWithGame(_)
                | Self::NoScoreLine
                | Self::CrawfordFromScore
                | Self::NoCrawford
                | Self::LongMatch(_)
                | Self::MoreMatches(_)
        )
    }

    /// Writes a remark on numbers that disagree.
    fn fmt_numbers(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CubeValue { expected, found } => {
                write!(
                    f,
                    "the cube is at {found}, where the doubles give {expected}"
                )
            }
            Self::Score { expected, found } => write!(
                f,
                "the score is {} - {}, where the games before give {} - {}",
                found.white, found.black, expected.white, expected.black
            ),
            Self::Points { expected, found } => {
                write!(f, "{found} points, where position and cube give {expected}")
            }
            Self::ImpossiblePoints { found, taken } => {
                write!(f, "no game gives {found} points, taken as {taken}")
            }
            _ => Ok(()),
        }
    }

    /// Whether the remark is on a play that could not be followed: one that the rules forbid, or that is unknown.
    pub const fn is_on_unfollowed_play(&self) -> bool {
        matches!(
            self,
            Self::ForbiddenPlay { .. }
                | Self::NotAPlay(_)
                | Self::HiddenPlay(_)
                | Self::MissingPlay(_)
        )
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File => f.write_str("file"),
            Self::Line(line) => write!(f, "line {line}"),
            Self::Byte(byte) => write!(f, "byte {byte}"),
        }
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.kind)
    }
}

impl fmt::Display for RemarkKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Encoding(encoding) => write!(f, "the text is read as {encoding}"),
            Self::BrokenCharacters => f.write_str("unreadable characters were replaced"),
            Self::NotUnderstood(text) => write!(f, "not understood, left out: {text}"),
            Self::ForbiddenPlay { roll, text, .. } => {
                write!(f, "illegal play with {roll}, kept as written: {text}")
            }
            Self::AmbiguousPlay(text) => write!(f, "more than one play is written so: {text}"),
            Self::NotAPlay(text) => write!(f, "not a play, position unchanged: {text}"),
            Self::HiddenPlay(roll) => write!(f, "the play of {roll} is not in the file"),
            Self::MissingPlay(roll) => {
                write!(
                    f,
                    "no play is written for {roll}, though there is a legal one"
                )
            }
            Self::DroppedCrawford => {
                f.write_str("no Crawford game has this score and cube, ignored")
            }
            Self::StatedPosition => {
                f.write_str("the moves lead to another position than the file has; its is taken")
            }
            Self::ForcedPlay(roll) => {
                write!(
                    f,
                    "no play is written for {roll}, the only legal one is made"
                )
            }
            Self::BadDice(text) => write!(f, "not dice, left out: {text}"),
            Self::OutOfTurn(_) => f.write_str("out of turn, kept"),
            Self::CubeAction(what) => write!(f, "{what}, kept"),
            Self::CubeValue { .. }
            | Self::Score { .. }
            | Self::Points { .. }
            | Self::ImpossiblePoints { .. } => self.fmt_numbers(f),
            Self::Winner(_) => f.write_str("the other player has won by the position"),
            Self::Unfinished => f.write_str("the game has no result"),
            Self::ResultFromScore => f.write_str("the result is taken from the next score"),
            Self::AfterTheEnd(text) => write!(f, "after the end of the game, left out: {text}"),
            Self::BeginsWithGame(number) => write!(f, "the file begins with game {number}"),
            Self::GameMissing(number) => write!(f, "a game is missing before game {number}"),
            Self::NoScoreLine => f.write_str("no line with players and score: it was counted"),
            Self::CrawfordFromScore => {
                f.write_str("by its score this is the Crawford game, if there was none before")
            }
            Self::NoCrawford => f.write_str("doubled where the Crawford game should be"),
            Self::LongMatch(length) => {
                write!(
                    f,
                    "match to {length}: games in which a player needs more than {} points are not analysed",
                    rules::MatchLength::MAX
                )
            }
            Self::MoreMatches(count) => write!(f, "there are {count} matches in the file"),
            Self::Damaged(what) => write!(f, "damaged or cut: {what}"),
        }
    }
}

impl fmt::Display for CubeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unanswered => "a roll before the double was answered, as if taken",
            Self::DoubleOnDouble => "a double while one was offered",
            Self::NotTheOwner => "a double by the player who does not own the cube",
            Self::BeforeFirstRoll => "a double before the first roll",
            Self::NoCube => "a double in a game without a cube",
            Self::NoDouble => "an answer without a double",
            Self::OwnDouble => "an answer to the player's own double",
        })
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Moves => "no stream of moves",
            Self::Stream => "a compressed stream",
            Self::LastRecord => "the last record",
            Self::LastGame => "the last game is not closed",
        })
    }
}

/// The beginning of a text, for a remark.
pub(super) fn excerpt(text: &str) -> String {
    const MAX_CHARS: usize = 60;
    let mut chars = plain_chars(text.trim());
    let mut excerpt: String = chars.by_ref().take(MAX_CHARS).collect();
    if chars.next().is_some() {
        excerpt.push_str("...");
    }
    excerpt
}
