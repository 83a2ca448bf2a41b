//! Model of a recorded match: [`MatchRecord`].
//!
//! [`Player::White`] is the player whom the file names first (in the left column of a text file), and [`Player::Black`]
//! is the other one. Plays are numbered for the player who makes them.

use rules::{
    BarBackgammon, Beavers, ByPlayer, Cube, EndedBy, Play, Player, Roll, Setup, Variant, Win,
};
use serde::{Deserialize, Serialize};

use super::analysis::MoveAnalysis;
use crate::note::{self, Note};

/// Match or money session, with all data that was understood in its file.
///
/// The contents may violate the rules: illegal plays are stored as [`Played::Forbidden`].
///
/// ```
/// use record::{MatchRecord, PlayerInfo, RecordedMove, read_file, write_mat};
/// use rules::Player;
///
/// let text = "3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42: 8/4 6/4\n";
/// let mut record: MatchRecord = read_file(text.as_bytes())?.matches.remove(0);
/// let is_anns = |made: &&RecordedMove| made.player == Player::White;
/// assert_eq!(record.games[0].moves.iter().filter(is_anns).count(), 1);
/// record.players.white = PlayerInfo { name: "Cid".to_owned(), rating: None };
/// assert!(write_mat(&record).text.contains("Cid : 0"));
/// # Ok::<(), record::Unreadable>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MatchRecord {
    /// Names and ratings of the players.
    pub players: ByPlayer<PlayerInfo>,
    /// Match length and rules.
    pub terms: Terms,
    /// Place and time of the match.
    pub event: Event,
    /// Tags that have no corresponding field, in file order.
    pub tags: Vec<(String, String)>,
    /// Games in order; a file may start with a later game than the first.
    pub games: Vec<GameRecord>,
}

/// Player information in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerInfo {
    /// Player's name; empty if the file does not specify it.
    pub name: String,
    /// Rating as written in the file, if any.
    pub rating: Option<String>,
}

/// Length and rules of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// Match length in points; 0 means money play. May exceed the maximum of [`rules::MatchLength`].
    pub length: u16,
    /// `true` if the match has a Crawford game.
    pub crawford: bool,
    /// `true` if, in money play, gammons count only after the cube has been turned.
    pub jacoby: bool,
    /// Limit on beavers and raccoons in money play.
    pub beavers: Beavers,
    /// `true` if the match is played with a cube.
    pub cube: bool,
    /// Backgammon variant.
    pub variant: Variant,
    /// Points won for a backgammon when the loser has a checker on the bar.
    pub bar_backgammon: BarBackgammon,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            length: 0,
            crawford: true,
            jacoby: false,
            beavers: Beavers::None,
            cube: true,
            variant: Variant::Standard,
            bar_backgammon: BarBackgammon::Three,
        }
    }
}

/// Place and time of a match, and its annotator.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// Tournament name.
    pub event: Option<String>,
    /// Tournament round.
    pub round: Option<String>,
    /// Site, city or server.
    pub place: Option<String>,
    /// Date in the format `2024-05-11` if it could be parsed; otherwise as written in the file.
    pub date: Option<String>,
    /// Person who transcribed or analysed the match.
    pub annotator: Option<String>,
    /// Comment on the match as a whole.
    pub comment: Option<String>,
}

impl Event {
    /// Puts a user's comment on the match before the comment from the file; an empty comment changes nothing.
    pub fn add_comment(&mut self, comment: &str) {
        if !comment.is_empty() {
            let of_file = self.comment.take();
            let both = std::iter::once(comment.to_owned()).chain(of_file);
            self.comment = Some(both.collect::<Vec<_>>().join("\n"));
        }
    }
}

/// Game in a recorded match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameRecord {
    /// Game number within the match, starting at 1.
    pub number: u32,
    /// Score at the start of the game.
    pub score: ByPlayer<u32>,
    /// `true` if this is the Crawford game.
    pub crawford: bool,
    /// Moves in order.
    pub moves: Vec<RecordedMove>,
    /// Result; `None` if the file ends before the game does.
    pub result: Option<GameResult>,
    /// Comment on the game as a whole.
    pub comment: Option<String>,
}

/// Result of a recorded game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// Player who won the game.
    pub winner: Player,
    /// Points as stated in the file. Some files cap them at the number needed to win the match.
    pub points: u32,
    /// Type of ending. A resignation is often inferred because the file contains no other ending.
    pub by: EndedBy,
}

/// Player's action in a recorded game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RecordedMove {
    /// Player who took the action.
    pub player: Player,
    /// Action taken by the player.
    pub action: RecordedAction,
    /// Note on the action. Only its comment is stored with the record.
    #[serde(with = "note::comment_only")]
    pub note: Note,
    /// Another program's analysis, if the file contains one.
    pub analysis: Option<Box<MoveAnalysis>>,
}

/// Action in a recorded game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RecordedAction {
    /// Roll and its play; a dance is a legal play without steps.
    Play {
        /// Dice rolled.
        roll: Roll,
        /// Play made with the roll.
        played: Played,
    },
    /// Turn lost without a roll because the player is closed out.
    ClosedOut,
    /// Double.
    Double,
    /// Beaver, or a raccoon in response to a beaver.
    Beaver,
    /// Take.
    Take,
    /// Drop.
    Drop,
    /// Offer to resign this type of win, which the opponent declined. An accepted resignation ends the game and is part
    /// of its result.
    Resign(Win),
    /// Rejection of an offer to resign.
    Decline,
    /// Set-up position, from the perspective of the player who made this move.
    SetUp(Box<Setup>),
    /// Set-up state of the cube.
    SetCube(Cube),
}

/// Play made with a recorded roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Played {
    /// Complete legal play of the roll.
    Legal(Play),
    /// Illegal play as written in the file: moves as `[from, to]`, where 25 is the bar and 0 is off.
    Forbidden(Vec<[u8; 2]>),
    /// The file does not contain the play.
    Unknown,
}

impl MatchRecord {
    /// Returns the score after the last game, including the game's result if it has one.
    pub fn final_score(&self) -> ByPlayer<u32> {
        self.games
            .last()
            .map_or(ByPlayer::default(), GameRecord::score_after)
    }

    /// Returns the final score for display, ignoring points beyond the match length.
    pub fn points(&self) -> ByPlayer<u32> {
        points_within(self.terms.length, self.final_score())
    }

    /// Returns the score after the game with this index, for display; 0 to 0 if there is no such game.
    pub fn points_after(&self, game: usize) -> ByPlayer<u32> {
        let score = self.games.get(game).map(GameRecord::score_after);
        points_within(self.terms.length, score.unwrap_or_default())
    }

    /// Returns the number of illegal or unknown plays. The last roll of an unfinished game does not count, because its
    /// play may still follow.
    pub fn unfollowed_plays(&self) -> usize {
        let unfollowed = |made: &&RecordedMove| match &made.action {
            RecordedAction::Play { played, .. } => !matches!(played, Played::Legal(_)),
            _ => false,
        };
        let of_game = |game: &GameRecord| {
            let waiting = usize::from(game.waiting_roll().is_some());
            game.moves.iter().filter(unfollowed).count() - waiting
        };
        self.games.iter().map(of_game).sum()
    }
}

impl GameRecord {
    /// Creates a game without moves that is not the Crawford game.
    pub const fn new(number: u32, score: ByPlayer<u32>) -> Self {
        Self {
            number,
            score,
            crawford: false,
            moves: Vec::new(),
            result: None,
            comment: None,
        }
    }

    /// Returns the score after the game, or the score before it if the game has no result yet.
    pub fn score_after(&self) -> ByPlayer<u32> {
        let mut score = self.score;
        if let Some(result) = self.result {
            score[result.winner] = score[result.winner].saturating_add(result.points);
        }
        score
    }
}

/// Returns the score without points beyond the match length. A length of 0 means money play, in which all points count.
pub fn points_within(length: u16, score: ByPlayer<u32>) -> ByPlayer<u32> {
    let most = match length {
        0 => u32::MAX,
        length => u32::from(length),
    };
    score.map(|points| points.min(most))
}

impl RecordedAction {
    /// Returns `true` if the action sets up a position or the cube.
    pub(super) const fn is_set_up(&self) -> bool {
        matches!(self, Self::SetUp(_) | Self::SetCube(_))
    }
}

impl RecordedMove {
    /// Creates a move without a note or analysis.
    pub(super) fn new(player: Player, action: RecordedAction) -> Self {
        Self {
            player,
            action,
            note: Note::default(),
            analysis: None,
        }
    }
}
