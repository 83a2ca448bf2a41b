//! Recomputation of claimed facts that follow from the rules alone.

use rules::{Board, Decision, Roll, legal_plays};

use super::{Claim, Fact};
use crate::Answer;

/// Returns the position that a claim refers to, and `true` if the opponent is on roll; `None` if the claim's play is
/// illegal.
fn position(decision: &Decision, claim: &Claim) -> Option<(Board, bool)> {
    match &claim.after {
        None => Some((*decision.board(), decision.on_roll() != decision.player())),
        Some(play) => match Answer::read(decision, play)? {
            Answer::Play(after) => Some((after, true)),
            _ => None,
        },
    }
}

/// Computes a claim's number from the rules; `None` for a fact that only the engine can evaluate, or if the claim's
/// play is illegal.
pub(super) fn counted(decision: &Decision, claim: &Claim) -> Option<u16> {
    let (board, is_opponent) = position(decision, claim)?;
    let own = |point: u8| if is_opponent { 25 - point } else { point };
    let bar = board.own().bar();
    let (you, they) = if is_opponent {
        (board.opponent(), board.own())
    } else {
        (board.own(), board.opponent())
    };
    let rolls = |is_good: &dyn Fn(&Board) -> bool| count(&board, is_good);
    // The position after a play is from the view of the side that was hit.
    let is_hit = |after: &Board, before: &Board| after.own().bar() > before.opponent().bar();
    Some(match &claim.fact {
        Fact::Pips => you.pips(),
        Fact::TheirPips => they.pips(),
        Fact::Shots => {
            let board = if is_opponent { board } else { board.flipped() };
            count(&board, &|after| is_hit(after, &board))
        }
        Fact::Hits(None) => rolls(&|after| is_hit(after, &board)),
        Fact::Hits(Some(point)) => {
            let blot = 25 - own(*point);
            let is_gone = |after: &Board| after.own().at(blot) < board.opponent().at(blot);
            rolls(&|after| is_gone(after) && is_hit(after, &board))
        }
        Fact::Enters => rolls(&|after| after.opponent().bar() < bar),
        Fact::Dances => 36 - rolls(&|_| true),
        Fact::Makes(point) => rolls(&|after| after.opponent().at(own(*point)) >= 2),
        // After a play, the player's rolls on the next turn are counted.
        Fact::BearsOff if claim.after.is_some() => {
            count(&board.flipped(), &|after| after.opponent().is_off())
        }
        Fact::BearsOff => rolls(&|after| after.opponent().is_off()),
        Fact::Wins | Fact::Costs(_) => return None,
    })
}

/// Returns the number of rolls, out of 36, that allow a play to a position accepted by `is_good`, which sees the
/// position from the view of the side then on roll.
fn count(board: &Board, is_good: &dyn Fn(&Board) -> bool) -> u16 {
    let weight = |roll: Roll| if roll.is_double() { 1 } else { 2 };
    let has_good = |roll: &Roll| {
        legal_plays(board, *roll)
            .iter()
            .any(|legal| is_good(&legal.after))
    };
    Roll::ALL.into_iter().filter(has_good).map(weight).sum()
}
