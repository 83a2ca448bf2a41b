//! Remarks on irregularities in a file, with their locations.

use std::fmt;

use rules::{ByPlayer, Player, Roll};
use serde::{Deserialize, Serialize};

use crate::player_name::plain_chars;

/// Location in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// The whole file.
    File,
    /// Line of a text, counted from 1.
    Line(u32),
    /// Byte of a binary file, or of a text without line breaks, counted from 0.
    Byte(u32),
}

/// Irregularity in a file, with its location.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remark {
    /// Location of the irregularity.
    pub place: Place,
    /// Type of irregularity.
    pub kind: RemarkKind,
}

/// Type of irregularity, and how it was resolved. Texts from the file are shortened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RemarkKind {
    /// The text was decoded with this encoding, which the file does not specify.
    Encoding(String),
    /// Characters that could not be decoded were replaced.
    BrokenCharacters,
    /// This text was not understood and was omitted.
    NotUnderstood(String),
    /// The play is illegal. It is retained, and the game continues from the resulting position.
    ForbiddenPlay {
        /// Player who made the play.
        player: Player,
        /// Dice of the play.
        roll: Roll,
        /// Play as written.
        text: String,
    },
    /// The play is ambiguous; one of the possible plays was chosen.
    AmbiguousPlay(String),
    /// The text is not a play, so the play is unknown.
    NotAPlay(String),
    /// The file hides the play made with this roll.
    HiddenPlay(Roll),
    /// The file contains no play for this roll, although the rules require one. No checker was moved.
    MissingPlay(Roll),
    /// The moves lead to a different position from the one given in the file; the position from the file is used.
    StatedPosition,
    /// The file contains no play for this roll; the only legal play was assumed.
    ForcedPlay(Roll),
    /// The text is not a roll and was omitted.
    BadDice(String),
    /// A player acted out of turn; the action is retained.
    OutOfTurn(Player),
    /// The cube action is illegal under the rules; the action is retained.
    CubeAction(CubeFault),
    /// The cube value in the file differs from the value that results from the doubles; the value in the file is used.
    CubeValue {
        /// Cube value that results from the doubles.
        expected: u32,
        /// Cube value in the file.
        found: u32,
    },
    /// The score in the file differs from the score that results from the previous games; the score in the file is
    /// used.
    Score {
        /// Score that results from the previous games.
        expected: ByPlayer<u32>,
        /// Score in the file.
        found: ByPlayer<u32>,
    },
    /// The points in the file differ from those that result from the position and the cube; the points in the file are
    /// used.
    Points {
        /// Points that result from the position and the cube.
        expected: u32,
        /// Points in the file.
        found: u32,
    },
    /// The points in the file cannot be won in a game; `taken` is used instead.
    ImpossiblePoints {
        /// Points in the file.
        found: u32,
        /// Points used instead.
        taken: u32,
    },
    /// The winner named in the file did not win; according to the position, the winner is this player.
    Winner(Player),
    /// The game has no result.
    Unfinished,
    /// The result was inferred from the score of the next game.
    ResultFromScore,
    /// Text after the end of a game was omitted.
    AfterTheEnd(String),
    /// The first game in the file has this number, which is not 1.
    BeginsWithGame(u32),
    /// At least one game is missing before the game with this number.
    GameMissing(u32),
    /// The game has no line naming the players; its score was inferred from the previous games.
    NoScoreLine,
    /// The Crawford game was inferred from the score.
    CrawfordFromScore,
    /// The text claims a Crawford game although that is impossible; the position is read as part of an ordinary game.
    DroppedCrawford,
    /// The game that should be the Crawford game contains a double, so the match is read without the Crawford rule.
    NoCrawford,
    /// A player needs more points than this program supports in a match of this length; such games are not analysed.
    LongMatch(u16),
    /// The file contains this number of matches.
    MoreMatches(usize),
    /// This part of the file is damaged or truncated; everything before it was read.
    Damaged(Part),
}

/// Reason why a cube action is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CubeFault {
    /// A roll follows a double that has not been answered; the double counts as taken.
    Unanswered,
    /// A double was offered while another double was pending.
    DoubleOnDouble,
    /// The opponent owns the cube.
    NotTheOwner,
    /// A double was made before the first roll.
    BeforeFirstRoll,
    /// The game is played without a cube.
    NoCube,
    /// No double is pending.
    NoDouble,
    /// A player answered their own double.
    OwnDouble,
}

/// Damaged or truncated part of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Part {
    /// The moves, which are missing.
    Moves,
    /// A compressed stream.
    Stream,
    /// The last record.
    LastRecord,
    /// The last game, which is incomplete.
    LastGame,
}

impl RemarkKind {
    /// Returns `true` if information in the file is missing or doubtful.
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

    /// Formats a remark about two conflicting numbers.
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

    /// Returns `true` for remarks about illegal or unknown plays.
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

/// Returns the beginning of a text, to be quoted in a remark.
pub(super) fn excerpt(text: &str) -> String {
    const MAX_CHARS: usize = 60;
    let mut chars = plain_chars(text.trim());
    let mut excerpt: String = chars.by_ref().take(MAX_CHARS).collect();
    if chars.next().is_some() {
        excerpt.push_str("...");
    }
    excerpt
}
