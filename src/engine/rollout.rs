//! Rollouts: a position played to its end many times, with as little of the luck in the result as can be.
//!
//! The luck of each roll ([`crate::Luck`]) is 0 in the mean, so what a game brings less its luck has the right mean, and
//! varies the less the better the judge.
//! *Stratified*: of every 36 games each throw of two dice begins one and comes second in one.
//! Games end where a result is known exactly; those that are cut off end with the judge's opinion.

use rules::{Board, DiceSource, Die, Roll};

use crate::{Chances, Equity, Evaluator, Outcomes, Payoffs, Search, finished};

/// A throw of two dice, from 0 to 35.
const THROWS: u32 = 36;

/// How to roll a position out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rollout {
    /// How many games; multiples of 36 give every first throw the same weight.
    pub games: u32,
    /// After so many rolls the judge's opinion counts; `None` plays to the end.
    pub rolls: Option<u32>,
}

/// What one game of a rollout brings without its luck, seen by the player on roll in the position: chances of the six
/// results as in [`Outcomes::exclusive`], which add up to 1 but may be negative.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game(pub Chances);

/// The mean of the games of a rollout, seen by the player on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolledOut {
    /// The nearest possible chances.
    pub outcomes: Outcomes,
    /// Cubeless money equity.
    pub equity: Equity,
    /// Its standard error. Strata are not taken into account, so it is rather too large.
    pub error: f32,
    /// How many games.
    pub games: u32,
}

impl Rollout {
    /// Game `number` from `board`, both sides playing as `player`; `dice` are this game's own.
    ///
    /// The same numbers and dice give the same game, so games can be played anywhere and in any order.
    pub fn game<E: Evaluator>(
        self,
        player: &Search<E>,
        board: &Board,
        number: u32,
        dice: &mut impl DiceSource,
    ) -> Game {
        let mut board = *board;
        let mut luck = Chances::default();
        // Whether the player on roll is the one whose chances are asked for.
        let mut own = true;
        let mut rolls = 0;
        while finished(&board).is_none() && !player.is_exact(&board) && self.rolls != Some(rolls) {
            let roll = throw(number, rolls, dice);
            let lucky = player.luck(&board, roll, &Payoffs::MONEY);
            luck += seen(own, lucky.chances);
            board = if player.plies() == 0 {
                lucky.after
            } else {
                let ranked = player.rank(&board, roll, &Payoffs::MONEY);
                ranked.first().map_or(board.flipped(), |best| best.after)
            };
            own = !own;
            rolls += 1;
        }
        Game(seen(own, player.opinion(&board).into()) - luck)
    }

    /// The mean of `games`; `None` if there are none.
    pub fn mean(games: &[Game]) -> Option<RolledOut> {
        let count = games.len() as f64;
        let mut sums = [0.0_f64; 6];
        let (mut sum, mut squares) = (0.0, 0.0);
        for Game(chances) in games {
            for (sum, chance) in sums.iter_mut().zip(chances.exclusive()) {
                *sum += f64::from(chance);
            }
            let equity = equity(chances);
            sum += equity;
            squares += equity * equity;
        }
        let outcomes = Outcomes::from_weights(sums.map(|sum| (sum / count).max(0.0) as f32))?;
        let mean = sum / count;
        let variance = (squares / count - mean * mean).max(0.0) * count / (count - 1.0).max(1.0);
        Some(RolledOut {
            outcomes,
            equity: Equity(mean as f32),
            error: (variance / count).sqrt() as f32,
            games: games.len() as u32,
        })
    }
}

/// Chances of the player on roll as the player asked about sees them, who may be the same.
fn seen(own: bool, chances: Chances) -> Chances {
    if own { chances } else { chances.flipped() }
}

fn equity(chances: &Chances) -> f64 {
    let worth = Payoffs::MONEY.win.into_iter().chain(Payoffs::MONEY.lose);
    let parts = chances.exclusive().into_iter().zip(worth);
    parts
        .map(|(chance, worth)| f64::from(chance * worth.0))
        .sum()
}

/// Roll `nth` of game `number`: the first two by strata, later ones from the dice.
fn throw(number: u32, nth: u32, dice: &mut impl DiceSource) -> Roll {
    let throw = match nth {
        0 => number % THROWS,
        1 => (number % THROWS + number / THROWS) % THROWS,
        _ => return Roll::new(dice.die(), dice.die()),
    };
    let face = |at: u32| Die::ALL[at as usize % 6];
    Roll::new(face(throw / 6), face(throw % 6))
}

#[cfg(test)]
mod tests;
