//! Small net on raw checker inputs that prunes replies before the full nets evaluate them.

use std::cell::RefCell;

use rules::Board;

use super::{InputRanges, QuantisedNet, file};
use crate::row::Row;
use crate::training::Net;
use crate::{Equity, IndexSet, LoadError, Outcomes, Payoffs};

/// Maximum number of replies to retain.
const KEEP: usize = 6;
/// Maximum loss of a retained reply against the best, according to the small net.
const WITHIN: f32 = 0.25;

/// Small pruning net.
#[derive(Clone, Debug, PartialEq)]
pub struct Quick(QuantisedNet);

/// Scratch buffers, reused across evaluations.
#[derive(Default)]
struct Scratch {
    row: Row,
    seen: Vec<Outcomes>,
    /// Equity of each listed reply for the mover, and its index.
    ranked: Vec<(Equity, usize)>,
}

thread_local! {
    static SCRATCH: RefCell<Scratch> = RefCell::default();
}

impl Quick {
    /// Quantises `net` to 16 bits; its inputs are the same as in [`crate::training::describe_checkers`].
    pub fn new(net: &Net, seen: &InputRanges) -> Self {
        Self(QuantisedNet::new(net, seen))
    }

    /// Parses the file of a small net.
    ///
    /// # Errors
    /// Returns an error if `bytes` are not such a net for this engine as written by [`Quick::to_bytes`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LoadError> {
        let mut nets = file::read(bytes, 1)?;
        nets.pop().map(Self).ok_or(LoadError::Damaged)
    }

    /// Serialises the net.
    pub fn to_bytes(&self) -> Vec<u8> {
        file::write(std::slice::from_ref(&self.0))
    }

    /// Retains those of `boards`, the replies to one roll, that may be best by `payoffs`, seen by the player who has
    /// moved.
    pub(crate) fn prune(&self, boards: &mut Vec<Board>, payoffs: &Payoffs) {
        if boards.len() <= KEEP {
            return;
        }
        let Self(net) = self;
        SCRATCH.with_borrow_mut(|Scratch { row, seen, ranked }| {
            evaluate(net, row, boards, seen);
            rank(seen, boards, payoffs, ranked);
            // Preserves the original order, in which neighbours are similar.
            ranked.sort_unstable_by_key(|one| one.1);
            for (to, (_, from)) in ranked.iter().enumerate() {
                boards[to] = boards[*from];
            }
            boards.truncate(ranked.len());
        });
    }

    /// Prunes for each of the `wanted` payoffs: retains the replies on any list, and sets `lists` to the payoffs whose
    /// list contains each reply.
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

/// Replaces `seen` by the net's outcomes of each of `boards`.
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

/// Replaces `ranked` by the indexes of those of `boards` that may be best by `payoffs`, in no particular order.
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
