//! Small game in progress. The player is White and moves first; the opponent is Black.

use dice::DiceStream;
use rules::{Action, Choice, Decision, Outcome, Phase, Play, Player, Question, Session};

use super::{GameEnd, SmallGame};

/// Small game in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct GamePlay {
    game: SmallGame,
    session: Session,
    turns: u8,
    end: Option<GameEnd>,
    is_paused: bool,
    /// Opponent's choice that arrived during the pause after its roll.
    reply: Option<Choice>,
}

impl GamePlay {
    /// Starts a game, and rolls unless the first roll is given or the player may double.
    pub(super) fn start(game: &SmallGame, dice: &mut DiceStream) -> Self {
        let mut play = Self {
            game: game.clone(),
            session: Session::from_decision(&game.start),
            turns: 0,
            end: None,
            is_paused: false,
            reply: None,
        };
        play.roll(dice);
        play
    }

    /// Returns the definition of the small game, including its goal.
    pub const fn game(&self) -> &SmallGame {
        &self.game
    }

    /// Returns the underlying session.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Returns the number of turns that the player has completed.
    pub const fn turns(&self) -> u8 {
        self.turns
    }

    /// Returns the number of the player's turn, from 1; during the opponent's turn, that of the player's last one.
    pub fn turn(&self) -> u8 {
        let is_own = u8::from(self.is_own_turn());
        self.turns.saturating_add(is_own).max(1)
    }

    /// Returns the end of the game; `None` while it is in progress.
    pub const fn end(&self) -> Option<GameEnd> {
        self.end
    }

    /// Returns `true` while the opponent's roll, or its play before the player's roll, is on display.
    pub const fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Returns `true` if the player has to make a decision, or to pass because there is no legal move.
    pub fn is_own_turn(&self) -> bool {
        self.end.is_none() && !self.is_paused && self.session.decides() == Some(Player::White)
    }

    /// Returns `true` if the player has no legal move.
    pub fn must_pass(&self) -> bool {
        self.is_own_turn() && self.is_stuck()
    }

    /// Returns the opponent's pending decision; `None` if it is the player's turn, the opponent has no legal move, or
    /// the game is over.
    pub(super) fn reply(&self) -> Option<Decision> {
        let decision = self.session.decision().filter(|_| self.end.is_none())?;
        (decision.player() == Player::Black && !self.is_stuck()).then_some(decision)
    }

    /// Makes the opponent's choice, or stores it until the end of the pause after the opponent's roll; returns `true`
    /// if the game has changed.
    pub(super) fn answer(&mut self, choice: &Choice, dice: &mut DiceStream) -> bool {
        if self.is_paused {
            self.reply = Some(*choice);
            return false;
        }
        self.make(choice, dice)
    }

    /// Applies a choice by the side whose decision it is, and begins the next turn; returns `false` and changes nothing
    /// if the choice is illegal.
    pub(super) fn make(&mut self, choice: &Choice, dice: &mut DiceStream) -> bool {
        let is_reply = self.session.decides() == Some(Player::Black);
        let Some(after) = made(&self.session, choice, dice) else {
            return false;
        };
        self.session = after;
        if matches!(choice, Choice::Play(_) | Choice::Drop) {
            self.end_turn();
        }
        if is_reply && matches!(choice, Choice::Play(_)) {
            self.is_paused = self.end.is_none();
        } else {
            self.begin_turn(dice);
        }
        true
    }

    /// Passes the player's turn if there is no legal move; returns `true` if the game has changed.
    pub(super) fn pass(&mut self, dice: &mut DiceStream) -> bool {
        let must_pass = self.must_pass();
        if must_pass {
            self.lose_turn(dice);
        }
        must_pass
    }

    /// Ends the pause: rolls for the player, makes the opponent's choice if it has arrived, or passes for an opponent
    /// who has no legal move. Returns `true` if the game has changed.
    pub(super) fn go_on(&mut self, dice: &mut DiceStream) -> bool {
        if !std::mem::take(&mut self.is_paused) {
            return false;
        }
        if self.session.decides() == Some(Player::White) {
            self.begin_turn(dice);
            return true;
        }
        if self.is_stuck() {
            self.lose_turn(dice);
            return true;
        }
        let reply = self.reply.take();
        reply.is_some_and(|choice| self.make(&choice, dice))
    }

    /// Counts the turn, and ends the game if it has been won or one of its conditions is met.
    fn end_turn(&mut self) {
        let board = self.session.board_of(Player::White);
        let has_replied = self.session.decides() == Some(Player::White);
        if !has_replied {
            self.turns = self.turns.saturating_add(1);
        }
        self.end = match self.outcome() {
            Some(outcome) => Some(self.game.result(outcome)),
            None if has_replied => self.game.end_after_reply(&board),
            None => self.game.end(&board, self.turns),
        };
    }

    /// Rolls, unless the side on roll may double, and pauses if the opponent has rolled or cannot enter with any roll.
    fn begin_turn(&mut self, dice: &mut DiceStream) {
        if self.end.is_some() {
            return;
        }
        self.roll(dice);
        let has_rolled = self.session.draft().is_some() || self.is_stuck();
        self.is_paused = has_rolled && self.session.decides() == Some(Player::Black);
    }

    /// Returns the game's outcome; `None` while neither side has won.
    const fn outcome(&self) -> Option<Outcome> {
        match self.session.phase() {
            Phase::GameOver(outcome) | Phase::MatchOver(outcome) => Some(*outcome),
            _ => None,
        }
    }

    fn roll(&mut self, dice: &mut DiceStream) {
        let question = self.session.decision().map(|decision| decision.question());
        if question == Some(Question::Roll) {
            // The roll is refused if the player is closed out; such a player passes without rolling.
            let _rolled = self.session.apply(Action::Roll, dice);
        }
    }

    /// Returns `true` if the side on roll has no legal move with its roll, or passes without rolling.
    fn is_stuck(&self) -> bool {
        let draft = self.session.draft();
        let has_no_move =
            draft.is_some_and(|draft| draft.steps().is_empty() && draft.finish().is_ok());
        has_no_move || self.session.allows(Action::Pass).is_ok()
    }

    /// Ends a turn without a legal move, and begins the next turn.
    fn lose_turn(&mut self, dice: &mut DiceStream) {
        let action = match self.session.phase() {
            Phase::Moving(_) => Action::PickUp,
            _ => Action::Pass,
        };
        // A side without a legal move can always either pick up its dice or pass.
        let _passed = self.session.apply(action, dice);
        self.end_turn();
        self.begin_turn(dice);
    }
}

/// Returns the session after a choice; `None` if the choice is illegal. Beavers and resignations do not occur in a
/// small game.
fn made(session: &Session, choice: &Choice, dice: &mut DiceStream) -> Option<Session> {
    let action = match choice {
        Choice::Play(play) => return played(session, play, dice),
        Choice::Roll => Action::Roll,
        Choice::Double => Action::Double,
        Choice::Take => Action::Take,
        Choice::Drop => Action::Drop,
        Choice::Beaver | Choice::Accept | Choice::Decline | Choice::Resign(_) => return None,
    };
    let mut session = session.clone();
    session.apply(action, dice).ok()?;
    Some(session)
}

/// Returns the session after a play; `None` if the play is illegal.
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
