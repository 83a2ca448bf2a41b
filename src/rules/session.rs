//! One session state machine: single games for points or a match, from the opening roll to the end.
//!
//! An [`Action`] is accepted or refused with the rule that forbids it; a refused one changes nothing. What was accepted
//! is in one log ([`Session::log`]), from which everything past is derived; the actions in it ([`Session::actions`])
//! rebuild the whole state ([`Session::replay`]).
//! *Whose view*: players are absolute ([`Player`]); a [`Board`] is seen by the player who is asked for.

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
    replay::{AnyDice, Noted},
    state::{Chance, State},
};
use crate::{
    Action, Board, ByPlayer, Choice, Crawford, Cube, Decided, DiceSource, Die, Draft, Event,
    Player, Refusal, Ruleset, Win,
};

impl Session {
    /// A session before the opening roll of its first game.
    pub fn new(ruleset: Ruleset) -> Self {
        Self {
            state: State::new(ruleset),
            log: Vec::new(),
            start: None,
        }
    }

    /// Does `action`.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed then and no die was drawn.
    pub fn apply(&mut self, action: Action, dice: &mut dyn DiceSource) -> Result<Event, Refusal> {
        Ok(self.apply_noted(action, dice)?.0)
    }

    /// Whether `action` would be accepted now, without doing it.
    ///
    /// # Errors
    /// What [`Session::apply`] would answer.
    pub fn allows(&self, action: Action) -> Result<(), Refusal> {
        self.state
            .clone()
            .act(action, &self.log, &mut AnyDice)
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
        // Under Jacoby less may be resigned than was said (R82).
        let action = match choice {
            Some(Choice::Resign(win)) => Action::Resign(win),
            _ => action,
        };
        // What is done within a turn is in its draft.
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

    /// What the session waits for.
    pub const fn phase(&self) -> &Phase {
        &self.state.phase
    }

    /// What was agreed on.
    pub const fn ruleset(&self) -> &Ruleset {
        &self.state.ruleset
    }

    /// Points won so far.
    pub const fn score(&self) -> ByPlayer<u32> {
        self.state.points
    }

    /// Value and owner of the cube; an offer that is not answered yet has not moved it.
    pub const fn cube(&self) -> Cube {
        self.state.cube
    }

    /// 1 for the first game.
    pub const fn game_number(&self) -> u32 {
        self.state.game_number
    }

    /// Whether this is the Crawford game (R76).
    pub fn is_crawford(&self) -> bool {
        self.state.crawford == Crawford::Now
    }

    /// What a win of this kind counts in the game as it stands: under Jacoby it may be less (R71, R82).
    pub fn counted(&self, win: Win) -> Win {
        self.state.counted(win)
    }

    /// The position as it stands on the table, half-made turn included, seen by `player`.
    pub fn board_of(&self, player: Player) -> Board {
        let (turn, board) = self.state.table();
        if turn == player {
            board
        } else {
            board.flipped()
        }
    }

    /// Whose decision it is; nobody's at an opening roll or after the end.
    pub fn decides(&self) -> Option<Player> {
        self.state.decides()
    }

    /// Whose turn it is, whoever has to answer an offer in it; nobody's at an opening roll or after the end.
    pub fn on_roll(&self) -> Option<Player> {
        Some(self.decision()?.on_roll())
    }

    /// Whether the player on roll has nothing left to do but to pass: closed out, and no double possible (R42).
    pub fn must_pass(&self) -> bool {
        self.allows(Action::Pass).is_ok() && self.allows(Action::Double).is_err()
    }

    /// The turn that is being made, if one is.
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

    /// Does `action`, before which `log` has happened, or leaves everything as it was, but for the caller's copy of
    /// the state. Returns the choice with it, if it makes one.
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

    /// The position on the table, and who sees it so.
    fn table(&self) -> (Player, Board) {
        let board = self.draft().map_or(self.board, |draft| *draft.board());
        (self.turn, board)
    }
}
