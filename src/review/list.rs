//! Decisions in a match, in order, and moves that cannot be evaluated.

use std::fmt;

use record::{GameRecord, GameResult, MatchRecord, Undecided};
use rules::{ByPlayer, Choice, Decided, Decision, Player, Question, Variant, legal_plays};

use crate::Kind;

/// Decisions in a match.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchList {
    /// Match length in points; 0 means money play.
    pub length: u16,
    /// Games in order.
    pub games: Vec<GameList>,
}

/// Decisions in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameList {
    /// Number of the game in the match, counted from 1.
    pub number: u32,
    /// Points won before the game.
    pub score: ByPlayer<u32>,
    /// Result of the game; `None` if the record ends before the game does.
    pub result: Option<GameResult>,
    /// Decisions in order.
    pub items: Vec<Item>,
    /// Moves that cannot be evaluated, in order.
    pub skipped: Vec<Skipped>,
}

/// Decision that can be evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Item {
    /// Index of the move in [`GameRecord::moves`].
    pub nth: usize,
    /// Kind of decision.
    pub kind: Kind,
    /// `true` if the dice are those of the opening roll, which is never a double.
    pub opening: bool,
    /// Decision and actual choice.
    pub decided: Decided,
}

impl Item {
    /// Creates an item for a pending decision, as if the player had made the first legal choice; `None` if there is
    /// nothing to evaluate, or if the engine does not support the variant.
    pub fn unmade(decision: Decision) -> Option<Self> {
        let choice = match decision.question() {
            Question::Play(roll) => Choice::Play(legal_plays(decision.board(), roll).first()?.play),
            Question::Double => Choice::Roll,
            Question::Answer { .. } => Choice::Take,
            Question::Roll | Question::Resignation { .. } => return None,
        };
        let decided = Decided { decision, choice };
        let is_known = decision.variant().checkers() == Variant::Standard.checkers();
        Some(Self {
            nth: 0,
            kind: kind(&decided).filter(|_| is_known)?,
            opening: false,
            decided,
        })
    }
}

/// Move or game that cannot be evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skipped {
    /// Index of the move in [`GameRecord::moves`], and the player who made it; `None` for the whole game.
    pub at: Option<(usize, Player)>,
    /// Reason for skipping the move or game.
    pub why: SkipReason,
}

/// Reason for skipping a move or game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkipReason {
    /// The decision that led to the move cannot be reconstructed.
    Undecided(Undecided),
    /// The record ends before the game does.
    Cut,
    /// The engine does not support this variant.
    Variant(Variant),
}

impl fmt::Display for SkipReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Undecided(why) => why.fmt(f),
            Self::Cut => f.write_str("the game has no result"),
            Self::Variant(variant) => write!(f, "{variant:?} cannot be analysed"),
        }
    }
}

/// Lists the decisions in a match. Rolling when doubling was allowed is a decision not to double. Other rolls and
/// resignations are not decisions.
pub fn list(record: &MatchRecord) -> MatchList {
    MatchList {
        length: record.terms.length,
        games: record
            .games
            .iter()
            .map(|game| one_game(record, game))
            .collect(),
    }
}

/// Lists the decisions in the `nth` game of the match, counted from 0; `None` if there is no such game.
pub fn list_game(record: &MatchRecord, nth: usize) -> Option<GameList> {
    Some(one_game(record, record.games.get(nth)?))
}

fn one_game(record: &MatchRecord, game: &GameRecord) -> GameList {
    let mut listed = GameList {
        number: game.number,
        score: game.score,
        result: game.result,
        items: Vec::new(),
        skipped: Vec::new(),
    };
    let variant = record.terms.variant;
    let whole = |why| Skipped { at: None, why };
    if variant.checkers() != Variant::Standard.checkers() {
        listed.skipped.push(whole(SkipReason::Variant(variant)));
        return listed;
    }
    for made in game.decided_moves(&record.terms) {
        match made.decided {
            Ok(decided) => listed.items.extend(kind(&decided).map(|kind| Item {
                nth: made.nth,
                kind,
                opening: made.opening,
                decided,
            })),
            Err(why) => listed.skipped.push(Skipped {
                at: game.moves.get(made.nth).map(|by| (made.nth, by.player)),
                why: SkipReason::Undecided(why),
            }),
        }
    }
    if game.result.is_none() {
        listed.skipped.push(whole(SkipReason::Cut));
    }
    listed
}

/// Returns the kind of decision; `None` if the decision does not need evaluation.
fn kind(decided: &Decided) -> Option<Kind> {
    match decided.decision.question() {
        Question::Play(_) => Some(Kind::Checker),
        Question::Double => Some(Kind::Double),
        Question::Answer { .. } => Some(Kind::Answer),
        Question::Roll | Question::Resignation { .. } => None,
    }
}
