//! A match from anywhere, as it was written down: [`MatchRecord`].
//!
//! *Whose view*: [`Player::White`] is the player whom the file names first (the left column of a text), Black the
//! other. Plays are in the mover's own numbering.

use rules::{
    BarBackgammon, Beavers, ByPlayer, Cube, EndedBy, Play, Player, Roll, Setup, Variant, Win,
};
use serde::{Deserialize, Serialize};

use super::analysis::MoveAnalysis;

/// A match, or a session of money games, with everything that its file says and we understand.
///
/// Nothing in it has to be legal: plays that the rules forbid are kept as such ([`Played::Forbidden`]).
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
    /// Who plays.
    pub players: ByPlayer<PlayerInfo>,
    /// What the games are played for, and by which rules.
    pub terms: Terms,
    /// Where and when.
    pub event: Event,
    /// Tags of the file that have no field of their own, in their order.
    pub tags: Vec<(String, String)>,
    /// The games in order; a file may begin after the first one.
    pub games: Vec<GameRecord>,
}

/// A player as the file describes them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerInfo {
    /// The name; empty if the file has none.
    pub name: String,
    /// The rating as written, if there is one.
    pub rating: Option<String>,
}

/// What a match is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// Points of the match; 0 is money play. May be longer than the matches that [`rules::MatchLength`] knows.
    pub length: u16,
    /// Whether a match has a Crawford game.
    pub crawford: bool,
    /// Whether gammons of money play count only after a double.
    pub jacoby: bool,
    /// Immediate redoubles of money play.
    pub beavers: Beavers,
    /// Whether there is a cube.
    pub cube: bool,
    /// The variant.
    pub variant: Variant,
    /// What a backgammon with a checker on the bar counts.
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

/// Where and when a match was played, and who wrote it down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The tournament.
    pub event: Option<String>,
    /// Its round.
    pub round: Option<String>,
    /// The site, city or server.
    pub place: Option<String>,
    /// The day, as `2024-05-11` if the file's could be read, else as written.
    pub date: Option<String>,
    /// Who wrote down or analysed it.
    pub annotator: Option<String>,
    /// Anything said about the match as a whole.
    pub comment: Option<String>,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameRecord {
    /// Its number in the match, from 1.
    pub number: u32,
    /// Points won before it.
    pub score: ByPlayer<u32>,
    /// Whether it is the Crawford game.
    pub crawford: bool,
    /// What happened, in order.
    pub moves: Vec<RecordedMove>,
    /// How it ended; `None` if the file stops before.
    pub result: Option<GameResult>,
    /// Anything said about the game as a whole.
    pub comment: Option<String>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// Who won.
    pub winner: Player,
    /// The points as the file counts them; some files cut the last ones to what the match needed.
    pub points: u32,
    /// What ended it. A resignation is often reconstructed: nothing else ended the game.
    pub by: EndedBy,
}

/// One thing that a player did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RecordedMove {
    /// Who did it.
    pub player: Player,
    /// What.
    pub action: RecordedAction,
    /// A comment on it.
    pub comment: Option<String>,
    /// What another program said about it.
    pub analysis: Option<Box<MoveAnalysis>>,
}

/// What a player did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RecordedAction {
    /// Rolled and played; a dance is a legal play without steps.
    Play {
        /// The dice.
        roll: Roll,
        /// The play.
        played: Played,
    },
    /// Lost the turn without a roll, closed out.
    ClosedOut,
    /// Offered the cube at twice its value.
    Double,
    /// Redoubled at once (a beaver; against a beaver a raccoon).
    Beaver,
    /// Took.
    Take,
    /// Passed.
    Drop,
    /// Offered to lose so much. An offer that was accepted ended the game, which is in its result.
    Resign(Win),
    /// Declined a resignation.
    Decline,
    /// The position was set up, as seen by the player of this move.
    SetUp(Box<Setup>),
    /// The cube was put down so.
    SetCube(Cube),
}

/// A play as recorded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Played {
    /// A whole legal play of the roll.
    Legal(Play),
    /// What the rules forbid, as it was written: from where to where, 25 the bar and 0 off.
    Forbidden(Vec<[u8; 2]>),
    /// The file does not say what was played.
    Unknown,
}

impl MatchRecord {
    /// Points of both players after the last game that has a result.
    pub fn final_score(&self) -> ByPlayer<u32> {
        self.games
            .last()
            .map_or(ByPlayer::default(), GameRecord::score_after)
    }

    /// Returns the points of both players at the end, as they are shown: points beyond the match length do not count.
    pub fn points(&self) -> ByPlayer<u32> {
        points_within(self.terms.length, self.final_score())
    }

    /// Returns the points of both players after the game with this index, as they are shown; none without such a game.
    pub fn points_after(&self, game: usize) -> ByPlayer<u32> {
        let score = self.games.get(game).map(GameRecord::score_after);
        points_within(self.terms.length, score.unwrap_or_default())
    }

    /// Returns the number of plays that could not be followed: those that the rules forbid, and rolls whose play is
    /// unknown. A last roll of a game without a result waits for its play and does not count.
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
    /// Returns the points of both players after the game.
    fn score_after(&self) -> ByPlayer<u32> {
        let mut score = self.score;
        if let Some(result) = self.result {
            score[result.winner] = score[result.winner].saturating_add(result.points);
        }
        score
    }
}

/// Returns a score without the points beyond a match of `length` points, which do not count; 0 is money play, in which all do.
pub fn points_within(length: u16, score: ByPlayer<u32>) -> ByPlayer<u32> {
    let most = match length {
        0 => u32::MAX,
        length => u32::from(length),
    };
    score.map(|points| points.min(most))
}

impl RecordedAction {
    /// Returns whether a position or a cube is set up, and nobody acts.
    pub(super) const fn is_set_up(&self) -> bool {
        matches!(self, Self::SetUp(_) | Self::SetCube(_))
    }
}

impl RecordedMove {
    /// A move that nothing was said about.
    pub(super) const fn new(player: Player, action: RecordedAction) -> Self {
        Self {
            player,
            action,
            comment: None,
            analysis: None,
        }
    }
}
