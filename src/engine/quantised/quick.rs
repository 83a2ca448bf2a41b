//! Small net using raw checker inputs, which prunes replies before the full nets evaluate them.

use std::cell::RefCell;

use rules::Board;

use super::{InputRanges, QuantisedNet, file};
use crate::row::Row;
use crate::training::Net;
use crate::{Equity, IndexSet, LoadError, Outcomes, Payoffs};

/// Maximum number of replies to retain.
const KEEP: usize = 6;
/// Maximum equity loss of a retained reply relative to the best reply, according to the small net.
const WITHIN: f32 = 0.25;

/// Small pruning net.
#[derive(Clone, Debug, PartialEq)]
pub struct Quick(QuantisedNet);

/// Scratch buffers, reused across evaluations.
#[derive(Default)]
struct Scratch {
    row: Row,
    seen: Vec<Outcomes>,
    /// Mover's equity and index of each listed reply.
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

    /// Parses a small-net file.
    ///
    /// # Errors
    /// Returns an error if `bytes` does not contain a net for this engine in the format produced by
    /// [`Quick::to_bytes`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LoadError> {
        let mut nets = file::read(bytes, 1)?;
        nets.pop().map(Self).ok_or(LoadError::Damaged)
    }

    /// Serialises the net in the file format.
    pub fn to_bytes(&self) -> Vec<u8> {
        file::write(std::slice::from_ref(&self.0))
    }

    /// Retains the replies in `boards` that may be best under `payoffs`, where `boards` contains the replies to one
    /// roll and `payoffs` is from the perspective of the player who has moved.
    pub(crate) fn prune(&self, boards: &mut Vec<Board>, payoffs: &Payoffs) {
        if boards.len() <= KEEP {
            return;
        }
        let Self(net) = self;
        SCRATCH.with_borrow_mut(|Scratch { row, seen, ranked }| {
            evaluate(net, row, boards, seen);
            rank(seen, boards, payoffs, ranked);
            // Restores the original order, in which adjacent boards are similar.
            ranked.sort_unstable_by_key(|one| one.1);
            for (to, (_, from)) in ranked.iter().enumerate() {
                boards[to] = boards[*from];
            }
            boards.truncate(ranked.len());
        });
    }

    /// Prunes for each of the `wanted` payoffs: retains the replies on any shortlist, and replaces the contents of
    /// `lists` with the set of payoffs whose shortlist contains each reply.
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

/// Replaces the contents of `seen` with the net's outcomes for `boards`.
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

/// Replaces the contents of `ranked` with the indices of the `boards` that may be best under `payoffs`, in no
/// particular order.
fn rank(seen: &[Outcomes], boards: &[Board], payoffs: &Payoffs, ranked: &mut Vec<(Equity, usize)>) {
    ranked.clear();
    let worth = |outcomes: &Outcomes| outcomes.flipped().worth(payoffs);
    ranked.extend(seen.iter().map(worth).zip(0..));
    // Equal replies are ordered by position, so that the result does not depend on the order of generation.
    ranked.select_nth_unstable_by(KEEP, |a, b| {
        let by_equity = b.0.total_cmp(&a.0);
        by_equity.then_with(|| boards[a.1].cmp(&boards[b.1]))
    });
    ranked.truncate(KEEP);
    let equities = ranked.iter().map(|one| one.0.0);
    let least = equities.fold(f32::NEG_INFINITY, f32::max) - WITHIN;
    ranked.retain(|one| one.0.0 >= least);
}
