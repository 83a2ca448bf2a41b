//! Small net on raw checker inputs, which prunes replies before the full nets evaluate them.

use std::cell::RefCell;

use rules::Board;

use super::{InputRanges, QuantisedNet, file};
use crate::row::Row;
use crate::training::Net;
use crate::{Equity, IndexSet, LoadError, Outcomes, Payoffs};

/// Maximum number of replies retained.
const KEEP: usize = 6;
/// Maximum equity loss of a retained reply compared with the best reply, according to the small net.
const WITHIN: f32 = 0.25;

/// Small pruning net.
#[derive(Clone, Debug, PartialEq)]
pub struct Quick(QuantisedNet);

/// Scratch buffers, reused across evaluations.
#[derive(Default)]
struct Scratch {
    row: Row,
    seen: Vec<Outcomes>,
    /// Equity for the mover and index of each listed reply.
    ranked: Vec<(Equity, usize)>,
}

thread_local! {
    static SCRATCH: RefCell<Scratch> = RefCell::default();
}

impl Quick {
    /// Quantises `net`, whose inputs are those of [`crate::training::describe_checkers`], to 16 bits.
    pub fn new(net: &Net, seen: &InputRanges) -> Self {
        Self(QuantisedNet::new(net, seen))
    }

    /// Parses the file with a small net.
    ///
    /// # Errors
    /// Returns an error if `bytes` are not a net for this engine as written by [`Quick::to_bytes`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LoadError> {
        let mut nets = file::read(bytes, 1)?;
        nets.pop().map(Self).ok_or(LoadError::Damaged)
    }

    /// Serialises the net to the bytes of a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        file::write(std::slice::from_ref(&self.0))
    }

    /// Retains those of `boards`, the replies to one roll, that may be best under `payoffs`, which are from the view of
    /// the player who has moved.
    pub(crate) fn prune(&self, boards: &mut Vec<Board>, payoffs: &Payoffs) {
        if boards.len() <= KEEP {
            return;
        }
        let Self(net) = self;
        SCRATCH.with_borrow_mut(|Scratch { row, seen, ranked }| {
            evaluate(net, row, boards, seen);
            rank(seen, boards, payoffs, ranked);
            // Restores the original order, in which neighbours are similar.
            ranked.sort_unstable_by_key(|one| one.1);
            for (to, (_, from)) in ranked.iter().enumerate() {
                boards[to] = boards[*from];
            }
            boards.truncate(ranked.len());
        });
    }

    /// Prunes for each of the `wanted` payoffs: retains the replies on any of the lists, and sets `lists` to the
    /// payoffs whose list contains each reply.
    pub(crate) fn prune_for_each(
        &self,
        boards: &mut Vec<Board>,
        payoffs: &[Payoffs],
        wanted: IndexSet,
        lists: &mut Vec<IndexSet>,
    ) {
        lists.clear();
        if boards.len() <= KEEP {
            lists.resize(boards.len(), wanted);
            return;
        }
        let Self(net) = self;
        SCRATCH.with_borrow_mut(|Scratch { row, seen, ranked }| {
            evaluate(net, row, boards, seen);
            lists.resize(boards.len(), IndexSet::default());
            for at in wanted.iter() {
                rank(seen, boards, &payoffs[at], ranked);
                for (_, place) in ranked.iter() {
                    lists[*place].insert(at);
                }
            }
        });
        let mut on_any = lists.iter().map(|list| *list != IndexSet::default());
        boards.retain(|_| on_any.next().unwrap_or(false));
        lists.retain(|list| *list != IndexSet::default());
    }
}

/// Replaces `seen` with the outcomes of `boards` according to the net.
fn evaluate(net: &QuantisedNet, row: &mut Row, boards: &[Board], seen: &mut Vec<Outcomes>) {
    seen.clear();
    seen.resize(boards.len(), Outcomes::WIN);
    for (place, board) in boards.iter().enumerate() {
        row.push(place, &net.scales.of_checkers(board));
    }
    row.finish(&net.layer, |place, units| {
        seen[place] = net.outcomes(units).unwrap_or(Outcomes::WIN);
    });
}

/// Replaces `ranked` with the indices of those of `boards` that may be best under `payoffs`, in no particular order.
fn rank(seen: &[Outcomes], boards: &[Board], payoffs: &Payoffs, ranked: &mut Vec<(Equity, usize)>) {
    ranked.clear();
    let worth = |outcomes: &Outcomes| outcomes.flipped().worth(payoffs);
    ranked.extend(seen.iter().map(worth).zip(0..));
    // Equal replies are ordered by position, so that the order of generation does not matter.
    ranked.select_nth_unstable_by(KEEP, |a, b| {
        let by_equity = b.0.total_cmp(&a.0);
        by_equity.then_with(|| boards[a.1].cmp(&boards[b.1]))
    });
    ranked.truncate(KEEP);
    let equities = ranked.iter().map(|one| one.0.0);
    let least = equities.fold(f32::NEG_INFINITY, f32::max) - WITHIN;
    ranked.retain(|one| one.0.0 >= least);
}
