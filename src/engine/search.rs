//! Look-ahead: evaluates a position by the positions that it leads to.
//!
//! *Plies* are rolls: 0 is the other judge's own opinion, 1 the mean over the 21 rolls of the best reply's value.
//! Within the tree a reply is chosen by the judge's own opinion and then looked at deeper; at its root all plays that
//! pass the filters are looked at, after each ply fewer. The answer depends on the question alone: neither a clock
//! nor what was asked before changes it.

mod cache;

use std::cell::{RefCell, RefMut};

use rules::{Board, LegalPlay, Plays, Roll};

use crate::cube::Cubeful;
use crate::depth::{Filter, MAX_PLIES};
use crate::{Context, Evaluator, IndexSet, Outcomes, Payoffs, Ranked, final_outcomes};
use cache::{Cache, Looks};

/// An evaluator that looks some rolls ahead and evaluates the positions there by another one.
///
/// ```
/// use engine::{Context, Judge, Search};
/// use rules::{Board, Roll, Variant};
///
/// let search = Search::new(Judge::without_nets(), 0);
/// let start = Board::start(Variant::Standard);
/// let best = search.choose(&start, Roll::ALL[3], &Context::MONEY).expect("a play");
/// assert_eq!(best.play.len(), 2);
/// ```
#[derive(Debug)]
pub struct Search<E> {
    evaluator: E,
    plies: u8,
    /// Cache of evaluations.
    known: RefCell<Cache>,
    looks: RefCell<Looks>,
    scratch: RefCell<Scratch>,
}

/// A position after a reply, seen by the player on roll in it, and that player's chances.
pub(crate) type Reply = (Board, Outcomes);

/// Buffers for the replies to one roll, reused across searches.
#[derive(Debug, Default)]
struct Scratch {
    plays: Plays,
    boards: Vec<Board>,
    outcomes: Vec<Outcomes>,
    /// For each board, the payoffs for which it is on the short list.
    lists: Vec<IndexSet>,
}

impl Scratch {
    /// Fills `boards` with the positions after all plays, or after the lost turn.
    fn generate(&mut self, board: &Board, roll: Roll) {
        self.plays.positions(board, roll, &mut self.boards);
    }
}

/// The best of these replies for the player who has moved.
fn best<'a>(
    judged: impl Iterator<Item = (&'a Board, &'a Outcomes)>,
    payoffs: &Payoffs,
) -> Option<Reply> {
    let judged =
        judged.map(|(after, outcomes)| (outcomes.flipped().worth(payoffs), after, outcomes));
    // Of equal ones the first by position, so that the order of generation does not matter.
    let best = judged.max_by(|a, b| a.0.total_cmp(&b.0).then_with(|| b.1.cmp(a.1)));
    best.map(|(_, after, outcomes)| (*after, *outcomes))
}

impl<E: Evaluator> Search<E> {
    /// Looks `plies` rolls ahead of `evaluator`, at most [`MAX_PLIES`].
    pub fn new(evaluator: E, plies: u8) -> Self {
        Self {
            evaluator,
            plies: plies.min(MAX_PLIES),
            known: RefCell::default(),
            looks: RefCell::default(),
            scratch: RefCell::default(),
        }
    }

    /// How many rolls it looks ahead.
    pub const fn plies(&self) -> u8 {
        self.plies
    }

    /// The judge's own opinion.
    pub(crate) fn opinion(&self, board: &Board) -> Outcomes {
        let mut known = self.known.borrow_mut();
        known.get_or(board, || self.evaluator.evaluate(board))
    }

    /// The judge's own opinion of each of `boards`, which are alike.
    pub(crate) fn opinions(&self, boards: &[Board]) -> Vec<Outcomes> {
        let mut outcomes = Vec::with_capacity(boards.len());
        let mut known = self.known.borrow_mut();
        known.get_all(boards, &mut outcomes, &self.evaluator);
        outcomes
    }

    /// What an earlier look with the cube in play has found, if that is still known.
    pub(crate) fn looked_at(&self, board: &Board, context: &Context, plies: u8) -> Option<Cubeful> {
        self.looks.borrow().get(&(*board, *context, plies))
    }

    /// Keeps what a look with the cube in play has found.
    pub(crate) fn remember(&self, board: &Board, context: &Context, plies: u8, found: Cubeful) {
        self.looks
            .borrow_mut()
            .insert((*board, *context, plies), found);
    }

    /// Whether looking ahead of `board` cannot change its evaluation.
    fn is_settled(&self, board: &Board) -> bool {
        final_outcomes(board).is_some() || self.evaluator.is_exact(board)
    }

    /// Fills the scratch buffers with the short list of replies to `roll` and the judge's opinion of each.
    fn judged_replies(&self, board: &Board, roll: Roll, payoffs: &Payoffs) -> RefMut<'_, Scratch> {
        let mut scratch = self.scratch.borrow_mut();
        scratch.generate(board, roll);
        let Scratch {
            boards, outcomes, ..
        } = &mut *scratch;
        self.evaluator.shortlist(boards, payoffs);
        let mut known = self.known.borrow_mut();
        known.get_all(boards, outcomes, &self.evaluator);
        scratch
    }

    /// The reply to `roll` that is best by the judge's own opinion, as the position after it and the chances of the
    /// player on roll there; the lost turn if there is none.
    pub(crate) fn reply(&self, board: &Board, roll: Roll, payoffs: &Payoffs) -> Reply {
        let scratch = self.judged_replies(board, roll, payoffs);
        best(scratch.boards.iter().zip(&scratch.outcomes), payoffs)
            .unwrap_or((board.flipped(), Outcomes::WIN))
    }

    /// The reply to `roll` that is best by what `worth` says of those that may be best by `payoffs`: the position after
    /// it, that equity and those chances. `worth` is given the judge's opinion.
    pub(crate) fn best_reply(
        &self,
        board: &Board,
        roll: Roll,
        payoffs: &Payoffs,
        mut worth: impl FnMut(&Board, &Outcomes) -> (f32, Outcomes),
    ) -> (Board, f32, Outcomes) {
        let scratch = self.judged_replies(board, roll, payoffs);
        let replies = scratch.boards.iter().zip(&scratch.outcomes);
        let judged = replies.map(|(after, opinion)| {
            let (equity, outcomes) = worth(after, opinion);
            (*after, equity, outcomes)
        });
        let best = judged.max_by(|a, b| a.1.total_cmp(&b.1).then_with(|| b.0.cmp(&a.0)));
        best.unwrap_or((board.flipped(), 0.0, Outcomes::WIN))
    }

    /// The replies to `roll` that are best by each of the `wanted` of these payoffs, in their places of `into`.
    pub(crate) fn replies(
        &self,
        board: &Board,
        roll: Roll,
        payoffs: &[Payoffs],
        wanted: IndexSet,
        into: &mut [Reply],
    ) {
        if let Some(only) = wanted.only() {
            into[only] = self.reply(board, roll, &payoffs[only]);
            return;
        }
        let mut scratch = self.scratch.borrow_mut();
        scratch.generate(board, roll);
        let Scratch {
            boards,
            outcomes,
            lists,
            ..
        } = &mut *scratch;
        self.evaluator.shortlists(boards, payoffs, wanted, lists);
        let mut known = self.known.borrow_mut();
        known.get_all(boards, outcomes, &self.evaluator);
        for at in wanted.iter() {
            let judged = boards.iter().zip(outcomes.iter()).zip(lists.iter());
            let listed = judged
                .filter(|(_, lists)| lists.has(at))
                .map(|(one, _)| one);
            if let Some(found) = best(listed, &payoffs[at]) {
                into[at] = found;
            }
        }
    }

    /// Returns the chances of the player on roll in `context` if both sides play for its payoffs and nobody turns the
    /// cube.
    pub fn chances(&self, board: &Board, context: &Context) -> Outcomes {
        self.look(board, self.plies, &context.payoffs())
    }

    /// Returns the best play of `roll` in `context`, which is the mover's, if nobody turns the cube; `None` if the turn
    /// is lost (R31). It is judged at the full depth, even if a filter dropped others on the way.
    pub fn choose(&self, board: &Board, roll: Roll, context: &Context) -> Option<Ranked> {
        let (payoffs, replies) = (context.payoffs(), context.payoffs().flipped());
        let deeper = |one: &Ranked, plies| {
            let Ranked { play, after, .. } = *one;
            let outcomes = self.look(&after, plies, &replies);
            Ranked::new(LegalPlay { play, after }, &outcomes, &payoffs)
        };
        let mut ranked = self.evaluator.rank(board, roll, context);
        for (plies, filter) in (1..=self.plies).zip(Filter::DEFAULT) {
            ranked.truncate(filter.retained(ranked.iter().map(|one| one.equity)));
            if let [only] = &mut ranked[..] {
                *only = deeper(only, self.plies);
                break;
            }
            for one in &mut ranked {
                *one = deeper(one, plies);
            }
            ranked.sort_by(Ranked::best_first);
        }
        ranked.into_iter().next()
    }

    /// The chances of the player on roll, `plies` rolls ahead.
    fn look(&self, board: &Board, plies: u8, payoffs: &Payoffs) -> Outcomes {
        if plies == 0 || self.is_settled(board) {
            return self.opinion(board);
        }
        let after_roll = |roll: &Roll| {
            let (after, outcomes) = self.reply(board, *roll, payoffs);
            let outcomes = match plies {
                1 => outcomes,
                _ => self.look(&after, plies - 1, &payoffs.flipped()),
            };
            (roll.weight() as f32, outcomes.flipped())
        };
        let mean = Outcomes::mean(Roll::ALL.iter().map(after_roll));
        mean.unwrap_or_else(|| self.opinion(board))
    }
}

impl<E: Evaluator> Evaluator for Search<E> {
    /// Both sides play for points of money, all results counting.
    fn estimate(&self, board: &Board) -> Outcomes {
        self.chances(board, &Context::MONEY)
    }

    fn is_exact(&self, board: &Board) -> bool {
        self.evaluator.is_exact(board)
    }
}

#[cfg(test)]
mod tests;
