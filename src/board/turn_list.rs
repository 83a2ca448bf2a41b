//! A game's turns in two columns, as players write them (R87).

use rules::{Act, Offer, Roll, Turn};
use words::{Words, arg};

use crate::{notation, win};

/// Numbered line with one turn per player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRow<T> {
    /// 1-based line number.
    pub number: usize,
    /// Left player's turn.
    pub left: Option<T>,
    /// Right player's turn.
    pub right: Option<T>,
}

/// Adds a turn to the last line if its column and any later column are still empty, otherwise to a new line.
pub fn add_turn<T>(rows: &mut Vec<TurnRow<T>>, is_left: bool, turn: T) {
    let is_taken = |row: &TurnRow<T>| row.right.is_some() || (is_left && row.left.is_some());
    if rows.last().is_none_or(is_taken) {
        rows.push(TurnRow {
            number: rows.len() + 1,
            left: None,
            right: None,
        });
    }
    if let Some(row) = rows.last_mut() {
        *(if is_left {
            &mut row.left
        } else {
            &mut row.right
        }) = Some(turn);
    }
}

/// Returns the roll in a turn, and the play in notation or the other action of the turn.
pub fn turn_text(words: &Words, turn: &Turn) -> (Option<Roll>, String) {
    let text = match &turn.act {
        Act::Play { roll, before, play } => {
            return (Some(*roll), notation(words, before, play));
        }
        Act::ClosedOut => words.entry_closed_out(),
        Act::Double(offer, value) => {
            words.entry_offer(arg::Offer(offer_key(*offer)), arg::Value(value.points()))
        }
        Act::Take => words.entry_take(),
        Act::Drop => words.entry_drop(),
        Act::OutOfTime => words.entry_out_of_time(),
        Act::Resign(lost) => words.entry_resign(win(*lost)),
        Act::ResignDeclined(lost) => words.entry_declined(win(*lost)),
    };
    (None, text)
}

/// Returns the catalogue key for an offer.
pub const fn offer_key(offer: Offer) -> &'static str {
    match offer {
        Offer::Double => "double",
        Offer::Beaver => "beaver",
        Offer::Raccoon => "raccoon",
    }
}
