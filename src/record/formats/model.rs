//! Model of a recorded match: [`MatchRecord`].
//!
//! [`Player::White`] is the player whom the file names first (the left column of a text file), and [`Player::Black`] is
//! the other one. Plays are in the mover's numbering.

use rules::{
    BarBackgammon, Beavers, ByPlayer, Cube, EndedBy, Play, Player, Roll, Setup, Variant, Win,
};
use serde::{Deserialize, Serialize};

use super::analysis::MoveAnalysis;
use crate::note::{self, Note};

/// Match or session of money games, with all data from its file that the reader understands.
///
/// The contents may break the rules: illegal plays are stored as [`Played::Forbidden`].
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
    /// Players with their names and ratings.
    pub players: ByPlayer<PlayerInfo>,
    /// Stakes and rules of the match.
    pub terms: Terms,
    /// Place and time of the match.
    pub event: Event,
    /// Tags that have no field of their own, in the order of the file.
    pub tags: Vec<(String, String)>,
    /// Games in order; a file may start with a later game than the first.
    pub games: Vec<GameRecord>,
}

/// Player as described in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerInfo {
    /// Name of the player; empty if the file does not state it.
    pub name: String,
    /// Rating as written in the file, if any.
    pub rating: Option<String>,
}

/// Stakes and rules of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// Match length in points; 0 means money play. May exceed the maximum of [`rules::MatchLength`].
    pub length: u16,
    /// `true` if the match has a Crawford game.
    pub crawford: bool,
    /// `true` if gammons in money play count only after a double.
    pub jacoby: bool,
    /// Redoubling limit for immediate redoubles in money play.
    pub beavers: Beavers,
    /// `true` if the match has a cube.
    pub cube: bool,
    /// Variant of backgammon.
    pub variant: Variant,
    /// Points won for a backgammon in which the loser has a checker on the bar.
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
    /// Name of the tournament.
    pub event: Option<String>,
    /// Round of the tournament.
    pub round: Option<String>,
    /// Site, city or server.
    pub place: Option<String>,
    /// Date in the form `2024-05-11` if it could be parsed; otherwise as written.
    pub date: Option<String>,
    /// Person who transcribed or analysed the match.
    pub annotator: Option<String>,
    /// Comment on the match as a whole.
    pub comment: Option<String>,
}

/// Game of a recorded match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameRecord {
    /// Number of the game in its match, counted from 1.
    pub number: u32,
    /// Score before the game.
    pub score: ByPlayer<u32>,
    /// `true` if this is the Crawford game.
    pub crawford: bool,
    /// Moves in order.
    pub moves: Vec<RecordedMove>,
    /// Result; `None` if the file ends before the end of the game.
    pub result: Option<GameResult>,
    /// Comment on the game as a whole.
    pub comment: Option<String>,
}

/// Result of a recorded game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// Player who won the game.
    pub winner: Player,
    /// Points as stated in the file. Some files cap them at the points needed to win the match.
    pub points: u32,
    /// Kind of ending. A resignation is often inferred from the absence of any other ending.
    pub by: EndedBy,
}

/// Action of a player in a recorded game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RecordedMove {
    /// Player who acted.
    pub player: Player,
    /// Action that the player took.
    pub action: RecordedAction,
    /// Note on the action. The stored form contains only its comment.
    #[serde(with = "note::comment_only")]
    pub note: Note,
    /// Analysis by another program, if the file has one.
    pub analysis: Option<Box<MoveAnalysis>>,
}

/// Kind of a recorded action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RecordedAction {
    /// Roll with its play; a dance is a legal play without steps.
    Play {
        /// Dice of the roll.
        roll: Roll,
        /// Play of the roll.
        played: Played,
    },
    /// Turn lost without a roll because the player is closed out.
    ClosedOut,
    /// Double of the cube.
    Double,
    /// Beaver, or a raccoon in reply to a beaver.
    Beaver,
    /// Take of a double.
    Take,
    /// Pass of a double.
    Drop,
    /// Declined resignation for this kind of win. An accepted resignation ends the game and is part of its result.
    Resign(Win),
    /// Refusal of a resignation.
    Decline,
    /// Set-up position, from the view of the player who made this move.
    SetUp(Box<Setup>),
    /// Set-up state of the cube.
    SetCube(Cube),
}

/// Play of a recorded roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Played {
    /// Complete legal play of the roll.
    Legal(Play),
    /// Illegal play as written: moves as `[from, to]`, where 25 is the bar and 0 is off.
    Forbidden(Vec<[u8; 2]>),
    /// The file does not contain the play.
    Unknown,
}

impl MatchRecord {
    /// Returns the score after the last game, including its result if it has one.
    pub fn final_score(&self) -> ByPlayer<u32> {
        self.games
            .last()
            .map_or(ByPlayer::default(), GameRecord::score_after)
    }

    /// Returns the final score for display, without points beyond the match length.
    pub fn points(&self) -> ByPlayer<u32> {
        points_within(self.terms.length, self.final_score())
    }

    /// Returns the score after the game with this index, for display; 0 to 0 if there is no such game.
    pub fn points_after(&self, game: usize) -> ByPlayer<u32> {
        let score = self.games.get(game).map(GameRecord::score_after);
        points_within(self.terms.length, score.unwrap_or_default())
    }

    /// Returns the number of illegal or unknown plays. The last roll of an unfinished game does not count, because it
    /// may still be played.
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

/// Returns the score without points beyond the match length. A length of 0 is money play, in which all points count.
pub fn points_within(length: u16, score: ByPlayer<u32>) -> ByPlayer<u32> {
    let most = match length {
        0 => u32::MAX,
        length => u32::from(length),
    };
    score.map(|points| points.min(most))
}

impl RecordedAction {
    /// Returns `true` if the action sets up a position or a cube.
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
