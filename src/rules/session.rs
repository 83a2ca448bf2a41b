//! State machine for a session (individual games for points, or a match), from the opening roll to the end.
//!
//! An [`Action`] is either accepted, or rejected with the rule that forbids it, in which case the session is unchanged.
//! Accepted actions are recorded in a log ([`Session::log`]), from which all history is derived, and the stored actions
//! ([`Session::actions`]) rebuild the entire state ([`Session::replay`]). Players are absolute ([`Player`]); a
//! [`Board`] is from the perspective of the requested player.

mod decision;
mod doubling;
mod ending;
mod log;
mod position;
mod practice;
mod replay;
mod state;
mod time;
mod turn;

#[cfg(test)]
mod tests;

pub use self::{
    log::Game,
    replay::ReplayError,
    state::{Entry, Phase, Session},
};

use self::{
    replay::Noted,
    state::{Chance, State},
};
use crate::{
    Action, Board, ByPlayer, Choice, Crawford, Cube, Decided, DiceSource, Die, Draft, Event,
    Player, Refusal, Ruleset, Win,
};

impl Session {
    /// Creates a session before the opening roll of its first game.
    pub fn new(ruleset: Ruleset) -> Self {
        Self {
            state: State::new(ruleset),
            log: Vec::new(),
            start: None,
        }
    }

    /// Applies `action` and returns the resulting event.
    ///
    /// # Errors
    /// Returns the rule that forbids the action; the session is then unchanged and no dice have been drawn.
    pub fn apply(&mut self, action: Action, dice: &mut dyn DiceSource) -> Result<Event, Refusal> {
        Ok(self.apply_noted(action, dice)?.0)
    }

    /// Checks whether `action` is currently legal, without applying it.
    ///
    /// # Errors
    /// Returns the error that [`Session::apply`] would return.
    pub fn allows(&self, action: Action) -> Result<(), Refusal> {
        // The values of the dice do not matter.
        let mut dice = [Die::ALL[0]; 2];
        self.state
            .clone()
            .act(action, &self.log, &mut dice)
            .map(drop)
    }

    fn apply_noted(
        &mut self,
        action: Action,
        source: &mut dyn DiceSource,
    ) -> Result<(Event, Vec<Die>), Refusal> {
        let mut noted = Noted {
            source,
            dice: Vec::new(),
        };
        let mut next = self.state.clone();
        let (event, choice) = next.act(action, &self.log, &mut noted)?;
        let dice = noted.dice;
        let decision = self.state.decision();
        self.state = next;
        let outcome = match event {
            Event::GameOver(outcome) | Event::MatchOver(outcome) => Some(outcome),
            _ => None,
        };
        // Under the Jacoby rule, the resignation may be scored lower (R82).
        let action = match choice {
            Some(Choice::Resign(win)) => Action::Resign(win),
            _ => action,
        };
        // Actions within a turn are recorded in the draft instead.
        if choice.is_some() || !action.is_in_turn() {
            let decided = |(decision, choice)| Decided { decision, choice };
            self.enter(Entry {
                action,
                dice: dice.clone(),
                decided: decision.zip(choice).map(decided),
                outcome,
            });
        }
        Ok((event, dice))
    }

    /// Returns the current phase.
    pub const fn phase(&self) -> &Phase {
        &self.state.phase
    }

    /// Returns the ruleset.
    pub const fn ruleset(&self) -> &Ruleset {
        &self.state.ruleset
    }

    /// Returns the current score in points.
    pub const fn score(&self) -> ByPlayer<u32> {
        self.state.points
    }

    /// Returns the cube's value and owner, disregarding a pending offer.
    pub const fn cube(&self) -> Cube {
        self.state.cube
    }

    /// Returns the current game's number, counted from 1.
    pub const fn game_number(&self) -> u32 {
        self.state.game_number
    }

    /// Returns `true` during the Crawford game (R76).
    pub fn is_crawford(&self) -> bool {
        self.state.crawford == Crawford::Now
    }

    /// Returns the win as scored in the current game, which may be lower than `win` under the Jacoby rule (R71, R82).
    pub fn counted(&self, win: Win) -> Win {
        self.state.counted(win)
    }

    /// Returns the current position, including the steps of an unfinished turn, from `player`'s perspective.
    pub fn board_of(&self, player: Player) -> Board {
        let (turn, board) = self.state.table();
        if turn == player {
            board
        } else {
            board.flipped()
        }
    }

    /// Returns the player whose decision is pending; `None` before an opening roll and after the end of a game.
    pub fn decides(&self) -> Option<Player> {
        self.state.decides()
    }

    /// Returns the player on roll, even if the opponent has to answer an offer; `None` before an opening roll and after
    /// the end of a game.
    pub fn on_roll(&self) -> Option<Player> {
        Some(self.decision()?.on_roll())
    }

    /// Returns `true` if the player on roll can only pass, being closed out without the right to double (R42).
    pub fn must_pass(&self) -> bool {
        self.allows(Action::Pass).is_ok() && self.allows(Action::Double).is_err()
    }

    /// Returns the turn in progress; `None` if no turn is in progress.
    pub fn draft(&self) -> Option<&Draft> {
        self.state.draft()
    }
}

impl State {
    fn new(ruleset: Ruleset) -> Self {
        Self {
            ruleset,
            phase: Phase::Opening,
            board: Board::start(ruleset.variant),
            turn: Player::White,
            cube: Cube::default(),
            ties_doubled: 0,
            chance: Chance::FirstTurn,
            points: ByPlayer::default(),
            crawford: Crawford::of(&ruleset),
            game_number: 1,
            clock: None,
        }
    }

    /// Applies `action`, given the log so far. Returns the event and, if the action makes a decision, the choice. After
    /// an error, the state must be discarded.
    fn act(
        &mut self,
        action: Action,
        log: &[Entry],
        dice: &mut dyn DiceSource,
    ) -> Result<(Event, Option<Choice>), Refusal> {
        let decided = self.decides();
        let done = match action {
            Action::RollOpening | Action::EnterOpening(_) => self.roll_opening(action, dice),
            Action::Roll | Action::EnterRoll(_) => self.roll(action, dice),
            Action::Cocked => self.cocked(),
            Action::Pass => self.pass(),
            Action::Step(step) => self.step(step),
            Action::Undo | Action::UndoTurn | Action::TakeBack(_) | Action::SwapDice => {
                self.rearrange(action)
            }
            Action::PickUp => self.pick_up(),
            Action::TakeBackPlay => self.take_back_play(log),
            Action::Double => self.double(),
            Action::Take => self.take(),
            Action::Drop => self.drop_game(),
            Action::Beaver => self.beaver(),
            Action::Resign(win) => self.resign(win),
            Action::AcceptResignation => self.accept_resignation(),
            Action::DeclineResignation => self.decline_resignation(),
            Action::NextGame => self.next_game(),
            Action::StartClock(rules) => self.start_clock(rules),
            Action::Spend(used) => self.spend(used),
            Action::Advised(_) => self.advised(),
        }?;
        self.press(decided);
        Ok(done)
    }

    fn advised(&self) -> Result<(Event, Option<Choice>), Refusal> {
        let player = self.decides().ok_or_else(|| self.busy(Refusal::NotNow))?;
        Ok((Event::Advised(player), None))
    }

    fn draft(&self) -> Option<&Draft> {
        match &self.phase {
            Phase::Moving(draft) => Some(draft),
            Phase::ResignationOffered { resume, .. } => match resume.as_ref() {
                Phase::Moving(draft) => Some(draft),
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns the player on turn and the current position, from that player's perspective.
    fn table(&self) -> (Player, Board) {
        let board = self.draft().map_or(self.board, |draft| *draft.board());
        (self.turn, board)
    }
}
