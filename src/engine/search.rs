//! Look-ahead search over dice rolls (expectimax).
//!
//! A ply is a roll: 0 plies is the static evaluation, and 1 ply is the mean, over the 21 rolls, of the value after the
//! best reply. Within the tree, replies are chosen by static evaluation and then searched more deeply; at the root, all
//! plays that pass the filters are searched, fewer after each ply. The result depends only on the arguments, not on
//! time or on earlier searches.

mod cache;

use std::cell::{RefCell, RefMut};

use rules::{Board, LegalPlay, Plays, Roll};

use crate::cube::Cubeful;
use crate::depth::{Filter, MAX_PLIES};
use crate::evaluator::nearer_home;
use crate::{Context, Evaluator, IndexSet, Met, Outcomes, Payoffs, Ranked, final_outcomes};
use cache::{Cache, CubefulCache};

/// Evaluator that searches a number of plies ahead, using another evaluator at the leaves.
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
    /// Cache of static evaluations.
    known: RefCell<Cache>,
    cubeful: RefCell<CubefulCache>,
    scratch: RefCell<Scratch>,
}

/// Position after a reply and its outcomes, both from the perspective of the player who is then on roll.
pub(crate) type Reply = (Board, Outcomes);

/// Buffers for the replies to one roll, reused across searches.
#[derive(Debug, Default)]
struct Scratch {
    plays: Plays,
    boards: Vec<Board>,
    outcomes: Vec<Outcomes>,
    /// Set of payoffs whose shortlist contains each board.
    lists: Vec<IndexSet>,
}

impl Scratch {
    /// Fills `boards` with the positions after all plays, or after the lost turn if no play is legal.
    fn generate(&mut self, board: &Board, roll: Roll) {
        self.plays.positions(board, roll, &mut self.boards);
    }
}

/// Returns the best of the replies in `judged` for the player who has moved.
fn best<'a>(
    judged: impl Iterator<Item = (&'a Board, &'a Outcomes)>,
    payoffs: &Payoffs,
) -> Option<Reply> {
    let judged =
        judged.map(|(after, outcomes)| (outcomes.flipped().worth(payoffs), after, outcomes));
    // Among equal replies, the first by board order is chosen, so that the order of generation does not matter.
    let best = judged.max_by(|a, b| a.0.total_cmp(&b.0).then_with(|| b.1.cmp(a.1)));
    best.map(|(_, after, outcomes)| (*after, *outcomes))
}

impl<E: Evaluator> Search<E> {
    /// Creates a search to a depth of `plies`, at most [`MAX_PLIES`], with `evaluator` at the leaves.
    pub fn new(evaluator: E, plies: u8) -> Self {
        Self {
            evaluator,
            plies: plies.min(MAX_PLIES),
            known: RefCell::default(),
            cubeful: RefCell::default(),
            scratch: RefCell::default(),
        }
    }

    /// Returns the search depth in plies.
    pub const fn plies(&self) -> u8 {
        self.plies
    }

    /// Returns the static evaluation of `board`.
    pub(crate) fn static_evaluation(&self, board: &Board) -> Outcomes {
        let mut known = self.known.borrow_mut();
        known.get_or(board, || self.evaluator.evaluate(board))
    }

    /// Returns the static evaluations of `boards`; evaluation is faster if the boards are similar.
    pub(crate) fn static_evaluations(&self, boards: &[Board]) -> Vec<Outcomes> {
        let mut outcomes = Vec::with_capacity(boards.len());
        let mut known = self.known.borrow_mut();
        known.get_all(boards, &mut outcomes, &self.evaluator);
        outcomes
    }

    /// Returns a cached cubeful evaluation; `None` on a cache miss.
    pub(crate) fn cached(&self, board: &Board, context: &Context, plies: u8) -> Option<Cubeful> {
        self.cubeful.borrow().get(&(*board, *context, plies))
    }

    /// Caches a cubeful evaluation.
    pub(crate) fn cache(&self, board: &Board, context: &Context, plies: u8, found: Cubeful) {
        self.cubeful
            .borrow_mut()
            .insert((*board, *context, plies), found);
    }

    /// Returns `true` if a search cannot change the evaluation of `board`.
    fn is_settled(&self, board: &Board) -> bool {
        final_outcomes(board).is_some() || self.evaluator.is_exact(board)
    }

    /// Fills the scratch buffers with the shortlisted replies to `roll` and their static evaluations.
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

    /// Returns the best reply to `roll` by static evaluation: the position after the reply, and the outcomes for the
    /// player who is then on roll. If no reply is legal, the lost turn counts as the reply.
    pub(crate) fn reply(&self, board: &Board, roll: Roll, payoffs: &Payoffs) -> Reply {
        let scratch = self.judged_replies(board, roll, payoffs);
        best(scratch.boards.iter().zip(&scratch.outcomes), payoffs)
            .unwrap_or((board.flipped(), Outcomes::WIN))
    }

    /// Returns the reply to `roll` with the highest `worth` among the shortlist for `payoffs`: the position after the
    /// reply, its equity and its outcomes. `worth` takes a position and its static evaluation. Replies with equal
    /// equity (for example, if the opponent cashes after each of them) are ordered by cubeless equity and then by
    /// [`nearer_home`].
    pub(crate) fn best_reply(
        &self,
        board: &Board,
        roll: Roll,
        payoffs: &Payoffs,
        mut worth: impl FnMut(&Board, &Outcomes) -> (f32, Outcomes),
    ) -> (Board, f32, Outcomes) {
        let scratch = self.judged_replies(board, roll, payoffs);
        let replies = scratch.boards.iter().zip(&scratch.outcomes);
        let judged = replies.map(|(after, evaluation)| {
            let (equity, outcomes) = worth(after, evaluation);
            (*after, equity, outcomes)
        });
        let cubeless = |outcomes: &Outcomes| outcomes.flipped().worth(payoffs);
        let best = judged.max_by(|a, b| {
            let by_equity = a.1.total_cmp(&b.1);
            by_equity
                .then_with(|| cubeless(&a.2).total_cmp(&cubeless(&b.2)))
                .then_with(|| nearer_home(&b.0, &a.0))
        });
        best.unwrap_or((board.flipped(), 0.0, Outcomes::WIN))
    }

    /// Stores, for each of the `wanted` payoffs, the best reply to `roll` in `into` at the index of those payoffs.
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

    /// Returns the cubeless outcomes for the player on roll in `context` if both sides play for that context's payoffs.
    pub fn chances(&self, board: &Board, context: &Context) -> Outcomes {
        self.look(board, self.plies, &context.payoffs())
    }

    /// Returns the best cubeless play of `roll` in `context`, which is from the mover's perspective; `None` if the turn
    /// is lost (R31). The play is evaluated at full depth even if a filter leaves no alternative.
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

    /// Returns the outcomes for the player on roll at a depth of `plies`.
    fn look(&self, board: &Board, plies: u8, payoffs: &Payoffs) -> Outcomes {
        if plies == 0 || self.is_settled(board) {
            return self.static_evaluation(board);
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
        mean.unwrap_or_else(|| self.static_evaluation(board))
    }
}

impl<E: Evaluator> Evaluator for Search<E> {
    fn met(&self) -> Met {
        self.evaluator.met()
    }

    /// Estimates the outcomes if both sides play for money points without the Jacoby rule.
    fn estimate(&self, board: &Board) -> Outcomes {
        self.chances(board, &Context::MONEY)
    }

    fn is_exact(&self, board: &Board) -> bool {
        self.evaluator.is_exact(board)
    }
}

#[cfg(test)]
mod tests;
