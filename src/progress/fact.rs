//! What is kept of a judged decision.

use review::{Item, Judged, Kind};
use rules::{Player, Score};

use crate::{Lean, Phase, habit::leans};

/// How a player stands in the match before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lead {
    /// More points than the opponent.
    Ahead,
    /// As many.
    Level,
    /// Fewer.
    Behind,
}

/// A judged decision, as far as it is summed up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fact {
    /// The place of the move in its game.
    pub nth: usize,
    /// What was asked.
    pub kind: Kind,
    /// What the game was about.
    pub phase: Phase,
    /// Whether XG counts it.
    pub counted: bool,
    /// Equity lost, in EMG.
    pub loss: f32,
    /// How lucky the roll was, in EMG.
    pub luck: Option<f32>,
    /// How the player stood in the match; none in money play.
    pub lead: Option<Lead>,
    /// In which ways an error went, by [`crate::Question::ALL`].
    pub leans: [Option<Lean>; 5],
}

impl Fact {
    /// What is kept of a decision after so many turns from the starting position.
    pub fn of(item: &Item, judged: &Judged, turns: Option<usize>) -> Self {
        let decision = &item.decided.decision;
        Self {
            nth: item.nth,
            kind: judged.kind,
            phase: Phase::of(decision.board(), turns),
            counted: judged.counted,
            loss: judged.loss,
            luck: judged.luck.map(|luck| luck.equity),
            lead: lead(&decision.score(), judged.player),
            leans: leans(decision.board(), judged),
        }
    }
}

fn lead(score: &Score, player: Player) -> Option<Lead> {
    let Score::Match { points, .. } = score else {
        return None;
    };
    Some(match points[player].cmp(&points[player.opponent()]) {
        std::cmp::Ordering::Greater => Lead::Ahead,
        std::cmp::Ordering::Equal => Lead::Level,
        std::cmp::Ordering::Less => Lead::Behind,
    })
}
