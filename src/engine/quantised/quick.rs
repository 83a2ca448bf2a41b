//! A small net that sees the checkers alone, fast enough to say which replies a better judge need not look at.

use std::cell::RefCell;

use rules::Board;

use super::row::Row;
use super::{LoadError, QuantisedNet, Seen, file};
use crate::{Equity, Net, Outcomes, Payoffs};

/// Replies that are kept at most.
const KEEP: usize = 6;
/// How much worse than the best those are at most that are kept, as the small net sees it.
const WITHIN: f32 = 0.25;

/// The small net.
#[derive(Clone, Debug, PartialEq)]
pub struct Quick(QuantisedNet);

/// Room that is used again and again; nothing in it outlives a question.
#[derive(Default)]
struct Room {
    row: Row,
    ranked: Vec<(Equity, Board)>,
}

thread_local! {
    static ROOM: RefCell<Room> = RefCell::default();
}

impl Quick {
    /// `net` with 16-bit weights; its inputs are those of [`crate::describe_checkers`].
    pub fn new(net: &Net, seen: &Seen) -> Self {
        Self(QuantisedNet::new(net, seen))
    }

    /// The net in `bytes`.
    ///
    /// # Errors
    /// If they are not such a net for this engine, exactly as [`Quick::to_bytes`] wrote them.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LoadError> {
        let mut nets = file::read(bytes, 1)?;
        nets.pop().map(Self).ok_or(LoadError::Damaged)
    }

    /// The net as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        file::write(std::slice::from_ref(&self.0))
    }

    /// Leaves those of `boards`, which are replies to one roll, that may be the best one by `payoffs`, as the player
    /// who has moved sees them.
    pub(crate) fn prune(&self, boards: &mut Vec<Board>, payoffs: &Payoffs) {
        if boards.len() <= KEEP {
            return;
        }
        let Self(net) = self;
        ROOM.with_borrow_mut(|Room { row, ranked }| {
            ranked.clear();
            for (place, board) in boards.iter().enumerate() {
                row.push(place, &net.scales.of_checkers(board));
            }
            row.finish(&net.layer, |place, units| {
                let outcomes = net.outcomes(units).unwrap_or(Outcomes::WIN);
                ranked.push((outcomes.flipped().worth(payoffs), boards[place]));
            });
            // Equal ones by position, so that the order of generation does not matter.
            let by_equity = |a: &(Equity, Board), b: &(Equity, Board)| {
                b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1))
            };
            ranked.select_nth_unstable_by(KEEP, by_equity);
            ranked.truncate(KEEP);
            let equities = ranked.iter().map(|one| one.0.0);
            let least = equities.fold(f32::NEG_INFINITY, f32::max) - WITHIN;
            let near = ranked.iter().filter(|one| one.0.0 >= least);
            boards.clear();
            boards.extend(near.map(|one| one.1));
        });
    }
}
