//! Choices that a rollout can compare.

use review::Judged;
use rules::{Board, Choice, Question, legal_plays};

use crate::Rollout;

impl Rollout {
    /// Maximum number of choices that the player can pick.
    pub const MAX_PICKED: usize = 10;

    /// Returns the plays that can be compared: those of the rollout, followed by those that the engine has judged and
    /// all other legal plays. Plays with the same result are listed once. For a cube decision, returns only the choices
    /// that are already compared.
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
