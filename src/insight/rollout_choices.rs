//! Choices available for comparison in a rollout.

use review::Judged;
use rules::{Board, Choice, Question, legal_plays};

use crate::Rollout;

impl Rollout {
    /// Maximum number of choices that the player can select.
    pub const MAX_PICKED: usize = 10;

    /// Returns the plays available for comparison: the rollout's own plays, followed by those that the engine has
    /// judged and all other legal plays. Plays that lead to the same position are listed once. For a cube decision,
    /// returns the rollout's choices.
    pub fn offered(&self, judged: &Judged) -> Vec<Choice> {
        let Question::Play(roll) = self.decision.question() else {
            return self.choices.clone();
        };
        let board = self.decision.board();
        let result = |choice: &Choice| match choice {
            Choice::Play(play) => board.play(roll, play).ok(),
            _ => None,
        };
        let candidates = judged.candidates.iter().map(|one| one.choice);
        let legal = legal_plays(board, roll);
        let legal = legal.into_iter().map(|legal| Choice::Play(legal.play));
        let mut known: Vec<Board> = Vec::new();
        let mut offered = Vec::new();
        for choice in self.choices.iter().copied().chain(candidates).chain(legal) {
            if let Some(after) = result(&choice).filter(|after| !known.contains(after)) {
                known.push(after);
                offered.push(choice);
            }
        }
        offered
    }
}
