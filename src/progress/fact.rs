//! Judged decisions, reduced to the data that reports use.

use review::{Item, Judged, Kind};
use rules::{Player, Score};
use serde::{Deserialize, Serialize};

use crate::{Lean, Phase, habit::leans};

/// Player's match score compared with the opponent's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Lead {
    /// The player has more points than the opponent.
    Ahead,
    /// The player has as many points as the opponent.
    Level,
    /// The player has fewer points than the opponent.
    Behind,
}

/// Judged decision, reduced to the data that reports use.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fact {
    /// Index of the move in its game.
    pub nth: usize,
    /// Kind of decision.
    pub kind: Kind,
    /// Phase of the game.
    pub phase: Phase,
    /// `true` if the decision counts towards the PR as defined by XG.
    pub counted: bool,
    /// Equity lost by the choice, in EMG.
    pub loss: f32,
    /// Luck of the roll, in EMG; `None` if there was no roll.
    pub luck: Option<f32>,
    /// Lead in the match at the time of the decision; `None` in money play.
    pub lead: Option<Lead>,
    /// Directions of the error, in the order of [`crate::ErrorKind::ALL`]; `None` for each kind of error not made.
    pub leans: [Option<Lean>; 5],
}

impl Fact {
    /// Extracts a decision's data. `turns` is the number of turns since the starting position, or `None` if the game
    /// started from a different position.
    pub fn of(item: &Item, judged: &Judged, turns: Option<usize>) -> Self {
        let decision = &item.decided.decision;
        Self {
            nth: item.nth,
            kind: judged.kind,
            phase: Phase::of(&decision.board_of(judged.player), turns),
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

#[cfg(test)]
mod tests {
    use rules::{Board, Decision, Offer, Setup};

    use super::*;

    #[test]
    fn phase_of_an_answer_is_that_of_the_player_who_answers() {
        let (mut own, mut opponent) = ([0; 26], [0; 26]);
        // The doubler is bearing off, and the opponent's last checkers are still on the way home.
        (own[0], own[2]) = (10, 5);
        (opponent[0], opponent[7]) = (10, 5);
        let board = Board::try_from(Setup { own, opponent }).expect("a board");
        let doubled = Decision::builder(board).answer(Offer::Double, 2).build();
        let doubled = doubled.expect("a decision");
        let item = Item::unmade(doubled).expect("an item");
        let judged = Judged::sample(doubled.player(), item.kind, 0.0);
        assert_eq!(Fact::of(&item, &judged, None).phase, Phase::Race);
    }
}
