//! Self-play, and temporal-difference labels from the games.

use dice::DiceStream;
use engine::{Evaluator, Outcomes, Payoffs};
use rules::{Board, DiceSource, Plays, Roll, Variant};

use crate::label::Label;

/// Scratch buffers for a roll's plays and their evaluations, reused across rolls.
#[derive(Default)]
pub struct MoveBuffers {
    plays: Plays,
    boards: Vec<Board>,
    outcomes: Vec<Outcomes>,
}

impl MoveBuffers {
    /// Returns the positions after all replies to `roll`, with the opponent's chances; only the position after a pass
    /// if no play is legal.
    pub fn replies(
        &mut self,
        nets: &impl Evaluator,
        board: &Board,
        roll: Roll,
    ) -> impl Iterator<Item = (Board, Outcomes)> {
        self.generate(board, roll);
        self.judged(nets)
    }

    /// Returns the position after the best reply to `roll`, with the opponent's chances.
    pub fn best(&mut self, nets: &impl Evaluator, board: &Board, roll: Roll) -> (Board, Outcomes) {
        self.generate(board, roll);
        nets.shortlist(&mut self.boards, &Payoffs::MONEY);
        let worth = |outcomes: &Outcomes| outcomes.worth(&Payoffs::MONEY);
        let replies = self.judged(nets);
        let best = replies.min_by(|a, b| worth(&a.1).total_cmp(&worth(&b.1)));
        best.expect("passing is a reply too")
    }

    fn generate(&mut self, board: &Board, roll: Roll) {
        self.plays.positions(board, roll, &mut self.boards);
    }

    fn judged(&mut self, nets: &impl Evaluator) -> impl Iterator<Item = (Board, Outcomes)> {
        nets.evaluate_all(&self.boards, &mut self.outcomes);
        let judged = self.boards.iter().zip(&self.outcomes);
        judged.map(|(board, outcomes)| (*board, *outcomes))
    }
}

/// Rolls the dice; the `first` roll of a game is never a double (R13).
pub fn roll(dice: &mut DiceStream, first: bool) -> Roll {
    loop {
        let roll = Roll::new(dice.die(), dice.die());
        if !(first && roll.is_double()) {
            return roll;
        }
    }
}

/// Plays a game and returns the position before each roll, with the opponent's chances after the play that was made.
pub fn play(
    nets: &impl Evaluator,
    table: &mut MoveBuffers,
    dice: &mut DiceStream,
) -> Vec<(Board, Outcomes)> {
    let mut board = Board::start(Variant::Standard);
    let mut history = Vec::with_capacity(80);
    while !board.own().is_off() && !board.opponent().is_off() {
        let roll = roll(dice, history.is_empty());
        let (after, outcomes) = table.best(nets, &board, roll);
        history.push((board, outcomes));
        board = after;
    }
    history
}

/// Appends a game's TD(lambda) labels to `into`, from the last position to the first: each target mixes the next
/// evaluation with the next target, which is weighted by `lambda`.
pub fn td_labels(history: &[(Board, Outcomes)], lambda: f32, into: &mut Vec<Label>) {
    let mut next_target: Option<[f32; 6]> = None;
    for (board, outcomes) in history.iter().rev() {
        let next = outcomes.flipped().exclusive();
        let target = next_target.map_or(next, |next_target| {
            let [w1, w2, w3, l1, l2, l3] = next_target;
            let next_target = [l1, l2, l3, w1, w2, w3];
            std::array::from_fn(|at| (1.0 - lambda) * next[at] + lambda * next_target[at])
        });
        into.push(Label {
            board: *board,
            target,
        });
        next_target = Some(target);
    }
}

#[cfg(test)]
mod tests {
    use engine::Handcrafted;

    use super::*;
    use crate::random::seed;

    #[test]
    fn targets_alternate_sides_and_are_weighted_by_lambda() {
        let board = Board::start(Variant::Standard);
        let unsure = Outcomes::from_weights([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]).expect("chances");
        // The opponent's chances are even after the first play; the second play wins a gammon.
        let history = [(board, unsure), (board, Outcomes::WIN_GAMMON.flipped())];
        let targets = |lambda| {
            let mut labels = Vec::new();
            td_labels(&history, lambda, &mut labels);
            [1, 0].map(|at: usize| labels[at].target)
        };
        let gammon = [0.0, 1.0, 0.0, 0.0, 0.0, 0.0];
        let lost = [0.0, 0.0, 0.0, 0.0, 1.0, 0.0];
        assert_eq!(targets(0.0), [unsure.exclusive(), gammon]);
        assert_eq!(targets(1.0), [lost, gammon]);
        assert_eq!(targets(0.5), [[0.25, 0.0, 0.0, 0.25, 0.5, 0.0], gammon]);
    }

    #[test]
    fn a_game_begins_at_the_starting_position_and_ends_with_the_last_checker() {
        let mut dice = DiceStream::new(seed(3, 0));
        let history = play(&Handcrafted, &mut MoveBuffers::default(), &mut dice);
        assert_eq!(
            history.first().map(|turn| turn.0),
            Some(Board::start(Variant::Standard))
        );
        // Each position follows from the previous one by a legal play or a pass.
        for pair in history.windows(2) {
            let reached = Roll::ALL.into_iter().any(|roll| {
                let plays = rules::legal_plays(&pair[0].0, roll);
                plays.iter().any(|legal| legal.after == pair[1].0)
                    || plays.is_empty() && pair[0].0.flipped() == pair[1].0
            });
            assert!(reached);
        }
        let (_, outcomes) = history[history.len() - 1];
        assert!(outcomes.win() < f32::EPSILON, "who has just moved is off");
    }
}
