//! Cube decisions that look ahead: the model of a cube between dead and live judges only where the look ends.
//!
//! On the way there both sides double and take as well as they can, by what comes of it, and play by what the results
//! are worth with the cube as it lies: under Jacoby and in matches other plays may be best once it is turned. The ways
//! in which it may come to lie are followed together as long as the positions are the same.

use rules::{Board, CubeValue, Offer, Roll};

use super::{Decision, Life, Response, answer, decision, may_double, worth};
use crate::context::Scale;
use crate::{Context, CubeAccess, Equity, Evaluator, Payoffs, Search, Standing, finished};

/// How the cube may lie, seen by the player on roll.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Stake {
    value: CubeValue,
    access: CubeAccess,
}

impl Stake {
    /// Taken by the opponent of the player on roll.
    const fn taken(value: CubeValue) -> Self {
        Self {
            value,
            access: CubeAccess::Opponent,
        }
    }

    /// The game's `context` if the cube lay so.
    const fn within(self, context: Context) -> Context {
        Context {
            value: self.value,
            access: self.access,
            ..context
        }
    }

    /// What the cube becomes if the player on roll doubles and his opponent takes; `None` if he may not.
    fn doubled(self, context: Context) -> Option<Self> {
        let may = may_double(self.within(context));
        self.value.doubled().filter(|_| may).map(Self::taken)
    }
}

/// The cube decision of the player on roll, as far ahead as `search` looks.
pub fn decide_ahead<E: Evaluator>(
    search: &Search<E>,
    board: &Board,
    context: &Context,
) -> Decision {
    let now = Stake {
        value: context.value,
        access: context.access,
    };
    let doubled = now.doubled(*context).filter(|_| finished(board).is_none());
    let stakes: Vec<Stake> = [Some(now), doubled].into_iter().flatten().collect();
    let values = ahead(search, board, *context, &stakes, search.plies());
    decision(values[0], values.get(1).copied(), context)
}

/// The answer to `offer`, which makes the cube `value` if it is taken, as far ahead as `search` looks.
///
/// `board` and `context` are those of the player on roll, who made the first double of this turn: a double and a
/// raccoon are answered by his opponent, a beaver by himself. Whoever beavers first, his opponent then, owns the cube.
pub fn respond_ahead<E: Evaluator>(
    search: &Search<E>,
    board: &Board,
    context: &Context,
    offer: Offer,
    value: CubeValue,
    may_redouble: bool,
) -> Response {
    let before = Context {
        value: value.halved(),
        ..*context
    };
    let taken = ahead(
        search,
        board,
        before,
        &[Stake::taken(value)],
        search.plies(),
    );
    answer(taken[0], offer, may_redouble)
}

/// What the game is worth to the player on roll, who does not double now, for each of `stakes`.
///
/// Per cube as it stands in `context`, whatever the stake.
fn ahead<E: Evaluator>(
    search: &Search<E>,
    board: &Board,
    context: Context,
    stakes: &[Stake],
    plies: u8,
) -> Vec<Equity> {
    // Positions that are known without a cube are looked at too: what the cube does there is not known.
    if plies == 0 || finished(board).is_some() {
        let outcomes = search.opinion(board);
        let life = Life::of(board);
        let of = |stake: &Stake| worth(&outcomes, context, stake.value, stake.access, life);
        return stakes.iter().map(of).collect();
    }
    let payoffs: Vec<Payoffs> = stakes
        .iter()
        .map(|stake| stake.within(context).payoffs())
        .collect();
    let mut sums = vec![0.0; stakes.len()];
    for roll in Roll::ALL {
        let after = replies(search, board, roll, &payoffs);
        for (first, reached) in after.iter().enumerate() {
            if after[..first].contains(reached) {
                continue;
            }
            let same: Vec<usize> = (first..after.len())
                .filter(|&at| after[at] == *reached)
                .collect();
            let there: Vec<Stake> = same.iter().map(|&at| stakes[at]).collect();
            let values = opponents(search, reached, context.flipped(), &there, plies - 1);
            for (at, value) in same.into_iter().zip(values) {
                sums[at] -= roll.weight() as f32 * value.0;
            }
        }
    }
    sums.into_iter().map(|sum| Equity(sum / 36.0)).collect()
}

/// The position after the best reply to `roll` by each of `payoffs`.
fn replies<E: Evaluator>(
    search: &Search<E>,
    board: &Board,
    roll: Roll,
    payoffs: &[Payoffs],
) -> Vec<Board> {
    let mut after: Vec<Board> = Vec::with_capacity(payoffs.len());
    for own in payoffs {
        let known = payoffs[..after.len()]
            .iter()
            .position(|before| before == own);
        after.push(known.map_or_else(|| search.reply(board, roll, own).0, |at| after[at]));
    }
    after
}

/// What the game is worth to the opponent of who had `stakes`: he is on roll now and may double.
fn opponents<E: Evaluator>(
    search: &Search<E>,
    board: &Board,
    context: Context,
    stakes: &[Stake],
    plies: u8,
) -> Vec<Equity> {
    let is_over = finished(board).is_some();
    let choices = stakes.iter().map(|stake| {
        let own = Stake {
            access: stake.access.flipped(),
            ..*stake
        };
        (own, own.doubled(context).filter(|_| !is_over))
    });
    let choices: Vec<(Stake, Option<Stake>)> = choices.collect();
    let mut all: Vec<Stake> = Vec::with_capacity(2 * choices.len());
    for stake in choices
        .iter()
        .flat_map(|(own, doubled)| [Some(*own), *doubled])
    {
        all.extend(stake.filter(|stake| !all.contains(stake)));
    }
    let values = ahead(search, board, context, &all, plies);
    let value_of = |stake: Stake| {
        let at = all.iter().position(|known| *known == stake);
        at.map_or(Equity(0.0), |at| values[at])
    };
    let best = |(own, doubled): (Stake, Option<Stake>)| {
        let rolling = value_of(own);
        doubled.map_or(rolling, |doubled| {
            let taken = beavered(value_of(doubled), context);
            let doubling = taken.0.min(dropped(own.value, context).0);
            Equity(rolling.0.max(doubling))
        })
    };
    choices.into_iter().map(best).collect()
}

/// What it is worth to double and be taken, if beavers are allowed: twice as much at the same odds.
pub(super) fn beavered(taken: Equity, context: Context) -> Equity {
    match context.standing {
        Standing::Money { beavers: true, .. } if taken.0 < 0.0 => Equity(2.0 * taken.0),
        _ => taken,
    }
}

/// What it is worth to win a cube of `value` by a drop.
fn dropped(value: CubeValue, context: Context) -> Equity {
    let points = value.points();
    match context.standing {
        Standing::Money { .. } => Equity(points as f32 / context.value.points() as f32),
        Standing::Match(score) => {
            Scale::new(score, context.value.points()).equity(score.after_win(points).0)
        }
    }
}
