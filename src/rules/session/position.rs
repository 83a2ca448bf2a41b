//! A session that begins in the middle of a game, for lessons and studies.

use super::{Chance, Phase, Session};
use crate::{Board, Player, Ruleset};

impl Session {
    /// Returns a session whose first game stands at `board`, seen by `player`, who is about to roll or to double.
    ///
    /// Nothing is said about how the game came there: the record and the log are empty, so the session cannot be
    /// replayed. Returns `None` if the game is over, because a side has borne off all its checkers.
    pub fn from_position(ruleset: Ruleset, player: Player, board: Board) -> Option<Self> {
        let over = board.own().is_off() || board.opponent().is_off();
        let mut session = Self::new(ruleset);
        session.state.board = board;
        session.state.turn = player;
        session.state.chance = Chance::Open;
        session.state.phase = Phase::ToRoll;
        (!over).then_some(session)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, DiceSource, Die, Setup, Variant};

    struct Ones;

    impl DiceSource for Ones {
        fn die(&mut self) -> Die {
            Die::ALL[0]
        }
    }

    #[test]
    fn play_goes_on_from_the_position() {
        let start = Board::start(Variant::Standard);
        let session = Session::from_position(Ruleset::default(), Player::Black, start);
        let mut session = session.expect("the game is not over");
        assert_eq!(session.phase(), &Phase::ToRoll);
        assert_eq!(session.decides(), Some(Player::Black));
        assert_eq!(session.board_of(Player::Black), start);
        session.apply(Action::Roll, &mut Ones).expect("his turn");
        assert!(session.draft().is_some_and(crate::Draft::has_moves));
    }

    #[test]
    fn refuses_a_position_in_which_the_game_is_over() {
        let mut setup = Setup {
            own: [0; 26],
            opponent: [0; 26],
        };
        (setup.own[0], setup.opponent[1], setup.opponent[0]) = (15, 1, 14);
        let board = Board::try_from(setup).expect("only one side is off");
        let session = |board| Session::from_position(Ruleset::default(), Player::White, board);
        assert_eq!(session(board), None);
        assert_eq!(session(board.flipped()), None);
    }
}
