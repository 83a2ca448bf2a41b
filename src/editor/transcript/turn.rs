//! Turn at a position in a recorded game.

use record::{GameRecord, RecordedAction, RecordedMove};
use rules::Player;

/// Turn at a position in a recorded game, legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Opening roll: each player rolls one die.
    Opening,
    /// This player rolls, or doubles.
    Roll(Player),
    /// This player must answer a double.
    Answer(Player),
    /// The game is over.
    Over,
}

impl Turn {
    /// Returns the turn before the move with this index, or after the last move.
    pub fn of(game: &GameRecord, nth: usize) -> Self {
        if nth >= game.moves.len() && game.result.is_some() {
            return Self::Over;
        }
        let moves = game.moves.get(..nth).unwrap_or(&game.moves);
        let mut before = moves.iter().rev().filter(|made| {
            !matches!(
                made.action,
                RecordedAction::SetCube(_) | RecordedAction::Resign(_) | RecordedAction::Decline
            )
        });
        let Some(last) = before.next() else {
            return Self::Opening;
        };
        let other = last.player.opponent();
        match last.action {
            RecordedAction::Play { .. } | RecordedAction::ClosedOut => Self::Roll(other),
            RecordedAction::Double | RecordedAction::Beaver => Self::Answer(other),
            RecordedAction::Take => {
                let doubles = |made: &&RecordedMove| made.action == RecordedAction::Double;
                let double = before.find(doubles);
                Self::Roll(double.map_or(other, |double| double.player))
            }
            RecordedAction::Drop => Self::Over,
            RecordedAction::SetUp(_)
            | RecordedAction::SetCube(_)
            | RecordedAction::Resign(_)
            | RecordedAction::Decline => Self::Roll(last.player),
        }
    }

    /// Returns the player whose turn it is; `None` at the opening roll and after the end of the game.
    pub const fn player(self) -> Option<Player> {
        match self {
            Self::Roll(player) | Self::Answer(player) => Some(player),
            Self::Opening | Self::Over => None,
        }
    }
}
