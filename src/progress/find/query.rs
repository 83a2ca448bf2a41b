//! Search query, and its matching rules.

use review::{Kind, Preset};
use rules::{Board, Crawford, Player, Score};
use serde::{Deserialize, Serialize};

use super::{
    distance::{MAX_DISTANCE, distance},
    indexed::{IndexedDecision, IndexedMatch},
    pattern::Pattern,
    structure::Structure,
};
use crate::{ErrorKind, Lean, Phase};

/// Maximum number of structures in a query.
const MAX_STRUCTURES: usize = 8;

/// Search query. A decision must meet all of its conditions; the default query matches every decision.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct FindQuery {
    /// Condition on the position.
    pub board: Option<BoardQuery>,
    /// Game left out of the results of a search for similar positions, because the position comes from it.
    pub origin: Option<GameOrigin>,
    /// Structures that the position must contain, each with its side.
    pub structures: Vec<(Whose, Structure)>,
    /// Dice, in either order; `None` matches any die.
    pub dice: [Option<u8>; 2],
    /// Condition on the score.
    pub score: Option<ScoreQuery>,
    /// Owner of the cube.
    pub cube: Option<CubeHolder>,
    /// Cube value, disregarding a pending offer.
    pub cube_value: Option<u32>,
    /// Kind of decision.
    pub kind: Option<DecisionKind>,
    /// Phase of the game.
    pub phase: Option<Phase>,
    /// Minimum loss, in EMG. A minimum of 0 includes decisions that have not been reviewed.
    pub loss: f32,
    /// Kind and direction of error.
    pub error: Option<ErrorDirection>,
    /// Player who made the decision.
    pub by: Option<By>,
    /// Opponent's key (see [`super::OpponentLine`]).
    pub opponent: Option<String>,
    /// Order of the results.
    pub order: FindOrder,
}

/// Game from which a position was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameOrigin {
    /// ID of the library entry.
    pub id: String,
    /// Index of the game in the match, counted from 0.
    pub game: usize,
}

/// Condition on the position, from the deciding player's perspective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardQuery {
    /// Position that matches the pattern.
    Pattern(Pattern),
    /// Position within [`MAX_DISTANCE`] of this one, at most one from each game.
    Like(Board),
}

/// Side of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// Deciding player.
    #[default]
    Decider,
    /// Other player.
    Other,
    /// Either player.
    Either,
}

/// Condition on the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScoreQuery {
    /// Money play.
    Money,
    /// Match play at any score.
    Match,
    /// Both players need a single point.
    DoubleMatchPoint,
    /// The Crawford game.
    Crawford,
    /// Any game after the Crawford game.
    PostCrawford,
    /// Numbers of points that the deciding player and the other player need.
    Away(u8, u8),
}

/// Owner of the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CubeHolder {
    /// The cube is centred.
    Centre,
    /// The deciding player owns the cube.
    Decider,
    /// The other player owns the cube.
    Other,
    /// The game has no cube.
    None,
}

/// Kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DecisionKind {
    /// Checker play.
    Checker,
    /// Any cube decision.
    Cube,
    /// Decision whether to double or roll.
    Double,
    /// Answer to a double.
    Answer,
}

/// Kind of error and its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErrorDirection(pub ErrorKind, pub Lean);

/// Player who made a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// User of the library.
    Reader,
    /// Opponent of the user.
    Opponent,
}

/// Order of the results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FindOrder {
    /// Latest match first; similar positions, nearest first.
    #[default]
    Newest,
    /// Largest loss first.
    Costliest,
}

impl FindQuery {
    /// Parses a stored query; `None` if the text is damaged or longer than 4,096 bytes.
    pub fn from_text(text: &str) -> Option<Self> {
        let text = Some(text).filter(|text| text.len() <= MAX_TEXT)?;
        serde_json::from_str(text).ok()
    }

    /// Formats the query as text.
    pub fn to_text(&self) -> String {
        // Serialisation cannot fail, because the query consists of plain numbers, names and strings.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Returns the distance of a matching decision's position from the requested one, or 0 if the query does not ask
    /// for similar positions; `None` if the decision does not match.
    pub(crate) fn distance(&self, of: &IndexedMatch, one: &IndexedDecision) -> Option<u32> {
        let is_wanted = self.is_of_match(of, one)
            && self.kind.is_none_or(|kind| kind.accepts(one.kind))
            && self.phase.is_none_or(|phase| phase == one.phase)
            && self.is_loss(one)
            && self.has_dice(one)
            && self.has_cube(one)
            && self.score.is_none_or(|score| score.accepts(one))
            && self.has_structures(one);
        if !is_wanted {
            return None;
        }
        match &self.board {
            None => Some(0),
            Some(BoardQuery::Pattern(pattern)) => pattern.matches(&one.board()).then_some(0),
            Some(BoardQuery::Like(board)) => {
                let found = distance(board, &one.board());
                (found <= MAX_DISTANCE && !self.is_from_origin(of, one)).then_some(found)
            }
        }
    }

    /// Returns `true` for a search for similar positions, whose results contain at most one position from each game.
    pub const fn is_like(&self) -> bool {
        matches!(self.board, Some(BoardQuery::Like(_)))
    }

    fn is_from_origin(&self, of: &IndexedMatch, one: &IndexedDecision) -> bool {
        let origin = self.origin.as_ref();
        origin.is_some_and(|origin| origin.id == of.id && origin.game == usize::from(one.game))
    }

    fn is_of_match(&self, of: &IndexedMatch, one: &IndexedDecision) -> bool {
        let is_by = match (self.by, of.reader) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(By::Reader), Some(reader)) => one.player() == reader,
            (Some(By::Opponent), Some(reader)) => one.player() != reader,
        };
        let wanted = self.opponent.as_ref();
        is_by && wanted.is_none_or(|key| of.opponents.contains(key))
    }

    fn is_loss(&self, one: &IndexedDecision) -> bool {
        let least = self.loss.max(0.0);
        let loses = least <= 0.0 || one.loss.is_some_and(|loss| loss >= least);
        let leans = self.error.is_none_or(|ErrorDirection(kind, lean)| {
            let mut leans = ErrorKind::ALL.into_iter().zip(one.leans);
            leans.any(|found| found == (kind, Some(lean)))
        });
        loses && leans
    }

    fn has_dice(&self, one: &IndexedDecision) -> bool {
        let [first, second] = self.dice;
        if first.or(second).is_none() {
            return true;
        }
        let is = |wanted: Option<u8>, die: u8| wanted.is_none_or(|wanted| wanted == die);
        one.decision.roll().is_some_and(|roll| {
            let (high, low) = (roll.high().pips(), roll.low().pips());
            is(first, high) && is(second, low) || is(first, low) && is(second, high)
        })
    }

    fn has_cube(&self, one: &IndexedDecision) -> bool {
        let cube = one.decision.cube();
        let holder = match cube.map(|cube| cube.owner) {
            None => CubeHolder::None,
            Some(None) => CubeHolder::Centre,
            Some(Some(owner)) if owner == one.player() => CubeHolder::Decider,
            Some(Some(_)) => CubeHolder::Other,
        };
        let value = one.decision.value().points();
        self.cube.is_none_or(|wanted| wanted == holder)
            && self.cube_value.is_none_or(|wanted| wanted == value)
    }

    fn has_structures(&self, one: &IndexedDecision) -> bool {
        let found = one.structures;
        let mut wanted = self.structures.iter().take(MAX_STRUCTURES);
        wanted.all(|&(whose, structure)| match whose {
            Whose::Decider => found.has_own(structure),
            Whose::Other => found.has_other(structure),
            Whose::Either => found.has_own(structure) || found.has_other(structure),
        })
    }
}

/// Maximum size of a stored query, in bytes.
const MAX_TEXT: usize = 4_096;

impl Whose {
    /// All sides in display order.
    pub const ALL: [Self; 3] = [Self::Decider, Self::Other, Self::Either];

    /// Returns the catalogue key of the side.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Decider => "decider",
            Self::Other => "other",
            Self::Either => "either",
        }
    }
}

impl DecisionKind {
    /// All kinds in display order.
    pub const ALL: [Self; 4] = [Self::Checker, Self::Cube, Self::Double, Self::Answer];

    /// Returns the catalogue key of the kind.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Checker => "checker",
            Self::Cube => "cube",
            Self::Double => "double",
            Self::Answer => "answer",
        }
    }

    fn accepts(self, kind: Kind) -> bool {
        match self {
            Self::Checker => kind == Kind::Checker,
            Self::Cube => kind != Kind::Checker,
            Self::Double => kind == Kind::Double,
            Self::Answer => kind == Kind::Answer,
        }
    }
}

impl CubeHolder {
    /// All owners in display order.
    pub const ALL: [Self; 4] = [Self::Centre, Self::Decider, Self::Other, Self::None];

    /// Returns the catalogue key of the owner.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Centre => "centre",
            Self::Decider => "decider",
            Self::Other => "other",
            Self::None => "none",
        }
    }
}

impl ErrorDirection {
    /// Returns every kind of error in both directions, in display order.
    pub fn all() -> impl Iterator<Item = Self> {
        let leans = |kind| [Lean::First, Lean::Second].map(|lean| Self(kind, lean));
        ErrorKind::ALL.into_iter().flat_map(leans)
    }

    /// Returns the catalogue key of the error.
    pub const fn key(self) -> &'static str {
        self.0.lean_key(self.1)
    }
}

impl ScoreQuery {
    fn accepts(self, one: &IndexedDecision) -> bool {
        let score = one.decision.score();
        let player = one.player();
        let away = |player: Player| score.away(player);
        let Score::Match { crawford, .. } = score else {
            return self == Self::Money;
        };
        match self {
            Self::Money => false,
            Self::Match => true,
            Self::DoubleMatchPoint => away(player) == Some(1) && away(player.opponent()) == Some(1),
            Self::Crawford => crawford == Crawford::Now,
            Self::PostCrawford => {
                let is_one_away = Player::BOTH.into_iter().any(|one| away(one) == Some(1));
                crawford == Crawford::Over && is_one_away
            }
            Self::Away(own, other) => {
                away(player) == Some(own) && away(player.opponent()) == Some(other)
            }
        }
    }
}

/// Minimum losses from which the user can choose, in EMG: any decision, errors, blunders, and large blunders.
pub const LOSSES: [f32; 4] = [0.0, Preset::XG.error, Preset::XG.blunder, 0.2];
