//! Looking ahead: another judge asked not about the position but about those that come of it.
//!
//! *Plies* are rolls: 0 is the other judge's own opinion, 1 the mean over the 21 rolls of the best reply's value.
//! Within the tree a reply is chosen by the judge's own opinion and then looked at deeper; at its root all plays that
//! pass the filters are looked at, after each ply fewer. The answer depends on the question alone: neither a clock
//! nor what was asked before changes it.

mod cache;

use std::cell::RefCell;

use rules::{Board, LegalPlay, Plays, Roll};

use crate::{Equity, Evaluator, Outcomes, Payoffs, Ranked, finished};
use cache::Cache;

/// The most plies: one more takes about 400 times as long.
pub const DEEPEST: u8 = 3;

/// Which plays are worth a deeper look after a ranking without one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Filter {
    /// At most so many.
    pub keep: usize,
    /// Those that are at most so much worse than the best.
    pub within: Equity,
}

/// Before the first ply, before the second, before the third.
const FILTERS: [Filter; DEEPEST as usize] = [
    Filter {
        keep: 8,
        within: Equity(0.16),
    },
    Filter {
        keep: 5,
        within: Equity(0.06),
    },
    Filter {
        keep: 3,
        within: Equity(0.03),
    },
];

impl Filter {
    /// How many of these plays, best first, pass; at least one if there is one.
    fn kept(&self, ranked: &[Ranked]) -> usize {
        let best = ranked.first().map_or(Equity(0.0), |first| first.equity);
        let near = ranked.partition_point(|one| best - one.equity <= self.within);
        near.min(self.keep).max(1).min(ranked.len())
    }
}

/// A judge that looks some rolls ahead and asks another one there.
#[derive(Debug)]
pub struct Search<E> {
    evaluator: E,
    plies: u8,
    payoffs: Payoffs,
    /// What the other judge has said.
    known: RefCell<Cache>,
    room: RefCell<Room>,
}

/// Room for the replies to one roll, to be used again and again.
#[derive(Debug, Default)]
struct Room {
    plays: Plays,
    boards: Vec<Board>,
    outcomes: Vec<Outcomes>,
}

impl<E: Evaluator> Search<E> {
    /// Looks `plies` rolls ahead of `evaluator`, at most [`DEEPEST`], choosing plays by money equity.
    pub fn new(evaluator: E, plies: u8) -> Self {
        Self {
            evaluator,
            plies: plies.min(DEEPEST),
            payoffs: Payoffs::MONEY,
            known: RefCell::default(),
            room: RefCell::default(),
        }
    }

    /// Chooses plays by `payoffs`, as the player on roll in the position asked about sees them.
    #[must_use]
    pub fn with_payoffs(self, payoffs: Payoffs) -> Self {
        Self { payoffs, ..self }
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

    /// Whether looking ahead of `board` can bring nothing.
    fn is_settled(&self, board: &Board) -> bool {
        finished(board).is_some() || self.evaluator.is_exact(board)
    }

    /// The reply to `roll` that is best by the judge's own opinion, as the position after it and the chances of the
    /// player on roll there; the lost turn if there is none.
    pub(crate) fn reply(&self, board: &Board, roll: Roll, payoffs: &Payoffs) -> (Board, Outcomes) {
        let mut room = self.room.borrow_mut();
        let Room {
            plays,
            boards,
            outcomes,
        } = &mut *room;
        plays.generate(board, roll);
        boards.clear();
        boards.extend(plays.iter().map(|legal| legal.after));
        if boards.is_empty() {
            boards.push(board.flipped());
        }
        self.evaluator.shortlist(boards, payoffs);
        self.known
            .borrow_mut()
            .get_all(boards, outcomes, &self.evaluator);
        let judged = boards.iter().zip(outcomes.iter());
        let judged =
            judged.map(|(after, outcomes)| (outcomes.flipped().worth(payoffs), after, outcomes));
        // Of equal ones the first by position, so that the order of generation does not matter.
        let best = judged.max_by(|a, b| a.0.total_cmp(&b.0).then_with(|| b.1.cmp(a.1)));
        best.map_or((board.flipped(), Outcomes::WIN), |(_, after, outcomes)| {
            (*after, *outcomes)
        })
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
    fn estimate(&self, board: &Board) -> Outcomes {
        self.look(board, self.plies, &self.payoffs)
    }

    fn is_exact(&self, board: &Board) -> bool {
        self.evaluator.is_exact(board)
    }

    /// The plays that were looked at deepest come first, then the others as they were ranked before.
    fn rank(&self, board: &Board, roll: Roll, payoffs: &Payoffs) -> Vec<Ranked> {
        let mut ranked = self.evaluator.rank(board, roll, payoffs);
        let mut kept = ranked.len();
        for (plies, filter) in (1..=self.plies).zip(FILTERS) {
            kept = filter.kept(&ranked[..kept]);
            if kept == 1 {
                break;
            }
            for one in &mut ranked[..kept] {
                let legal = LegalPlay {
                    play: one.play,
                    after: one.after,
                };
                let after = self.look(&one.after, plies, &payoffs.flipped());
                *one = Ranked::new(legal, &after, payoffs);
            }
            ranked[..kept].sort_by(Ranked::best_first);
        }
        ranked
    }
}

#[cfg(test)]
mod tests;
