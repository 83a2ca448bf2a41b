//! Small game in progress: the player is White and begins, and the opponent is Black.

use dice::DiceStream;
use rules::{Action, Choice, Decision, DiceSource, Phase, Play, Player, Ruleset, Session};

use super::{GameEnd, SmallGame};

/// Dice of a set first roll.
struct SetDice([rules::Die; 2]);

impl DiceSource for SetDice {
    fn die(&mut self) -> rules::Die {
        self.0.reverse();
        self.0[1]
    }
}

/// Small game in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct GamePlay {
    game: SmallGame,
    session: Session,
    turns: u8,
    end: Option<GameEnd>,
}

impl GamePlay {
    /// Starts a game with the player's first roll; `None` if the game is over in its position.
    pub(super) fn start(game: &SmallGame, dice: &mut DiceStream) -> Option<Self> {
        let ruleset = Ruleset {
            cube: false,
            ..Ruleset::default()
        };
        let session = Session::from_position(ruleset, Player::White, game.board)?;
        let mut play = Self {
            game: game.clone(),
            session,
            turns: 0,
            end: None,
        };
        match game.roll {
            Some(roll) => {
                let mut set = SetDice([roll.high(), roll.low()]);
                play.session.apply(Action::Roll, &mut set).ok()?;
            }
            None => play.roll(dice),
        }
        Some(play)
    }

    /// Returns the game with its goal.
    pub const fn game(&self) -> &SmallGame {
        &self.game
    }

    /// Returns the session.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Returns the number of turns that the player has played.
    pub const fn turns(&self) -> u8 {
        self.turns
    }

    /// Returns the end of the game; `None` while it goes on.
    pub const fn end(&self) -> Option<GameEnd> {
        self.end
    }

    /// Returns `true` if the player has to move, or to pass without a legal move.
    pub fn is_own_turn(&self) -> bool {
        self.end.is_none() && self.session.decides() == Some(Player::White)
    }

    /// Returns `true` if the player has no legal move.
    pub fn must_pass(&self) -> bool {
        self.is_own_turn() && self.is_stuck()
    }

    /// Returns the decision of the opponent; `None` if it is the player's turn, or the game is over.
    pub(super) fn reply(&self) -> Option<Decision> {
        let decision = self.session.decision().filter(|_| self.end.is_none())?;
        (decision.player() == Player::Black).then_some(decision)
    }

    /// Makes a play for the side on roll, and rolls for the other side; returns `false` without a change if the play is
    /// illegal.
    pub(super) fn make(&mut self, choice: &Choice, dice: &mut DiceStream) -> bool {
        let Choice::Play(play) = choice else {
            return false;
        };
        let Some(after) = played(&self.session, play, dice) else {
            return false;
        };
        self.session = after;
        self.go_on(dice);
        true
    }

    /// Passes the turn of the player, who has no legal move.
    pub(super) fn pass(&mut self, dice: &mut DiceStream) {
        if self.must_pass() {
            self.lose_turn(dice);
            self.go_on(dice);
        }
    }

    /// Ends the game if its conditions say so, else rolls; an opponent without a legal move passes.
    fn go_on(&mut self, dice: &mut DiceStream) {
        loop {
            let board = self.session.board_of(Player::White);
            let has_replied = self.session.decides() == Some(Player::White);
            self.end = if has_replied {
                self.game.end_after_reply(&board)
            } else {
                self.turns = self.turns.saturating_add(1);
                self.game.end(&board, self.turns)
            };
            if self.end.is_some() {
                return;
            }
            self.roll(dice);
            if has_replied || !self.is_stuck() {
                return;
            }
            self.lose_turn(dice);
        }
    }

    fn roll(&mut self, dice: &mut DiceStream) {
        // Refused for a player who is closed out and passes without a roll.
        let _rolled = self.session.apply(Action::Roll, dice);
    }

    /// Returns `true` if the side on roll has rolled or passes, and no move is legal.
    fn is_stuck(&self) -> bool {
        let draft = self.session.draft();
        let has_no_move =
            draft.is_some_and(|draft| draft.steps().is_empty() && draft.finish().is_ok());
        has_no_move || self.session.allows(Action::Pass).is_ok()
    }

    fn lose_turn(&mut self, dice: &mut DiceStream) {
        let action = match self.session.phase() {
            Phase::Moving(_) => Action::PickUp,
            _ => Action::Pass,
        };
        // One of the two is legal for a side that is stuck.
        let _passed = self.session.apply(action, dice);
    }
}

/// Returns the session after a play; `None` if it is illegal.
fn played(session: &Session, play: &Play, dice: &mut DiceStream) -> Option<Session> {
    let mut session = session.clone();
    for step in play.steps() {
        session.apply(Action::Step(step), dice).ok()?;
    }
    if matches!(session.phase(), Phase::Moving(_)) {
        session.apply(Action::PickUp, dice).ok()?;
    }
    Some(session)
}
