//! Opening roll and turns: rolling, cocked dice, passing, moving, undoing and picking up the dice (sections 2 to 6 of
//! the rules).

use super::state::{Chance, Phase, State};
use crate::{
    Act, Action, ByPlayer, Choice, ClosedOut, DiceBy, DiceSource, Draft, EndedBy, Event, Outcome,
    Play, Player, Refusal, Roll, Scoring, Step, Turn, Win,
};

type Done = Result<(Event, Option<Choice>), Refusal>;

impl State {
    pub(super) fn roll_opening(&mut self, action: Action, dice: &mut dyn DiceSource) -> Done {
        match self.phase {
            Phase::Opening => {}
            _ => return Err(self.busy(Refusal::NotNow)),
        }
        let rolled = match action {
            Action::EnterOpening(rolled) => self.by_hand(true).map(|()| rolled)?,
            _ => self
                .by_hand(false)
                .map(|()| ByPlayer::new(|_| dice.die()))?,
        };
        let mut doubled = None;
        let starter = match rolled.white.cmp(&rolled.black) {
            std::cmp::Ordering::Greater => Some(Player::White),
            std::cmp::Ordering::Less => Some(Player::Black),
            std::cmp::Ordering::Equal => None,
        };
        if let Some(starter) = starter {
            self.turn = starter;
            self.phase = if self.ruleset.starter_rerolls() {
                Phase::ToRoll
            } else {
                let roll = Roll::new(rolled.white, rolled.black);
                Phase::Moving(Draft::new(self.board, roll))
            };
        } else {
            doubled = self.automatic_double();
        }
        let event = Event::OpeningRolled {
            dice: rolled,
            starter,
            doubled,
        };
        Ok((event, None))
    }

    pub(super) fn roll(&mut self, action: Action, dice: &mut dyn DiceSource) -> Done {
        match self.phase {
            Phase::ToRoll => {}
            Phase::Moving(_) => return Err(Refusal::AlreadyRolled),
            _ => return Err(self.busy(Refusal::NotNow)),
        }
        if self.passes() {
            return Err(Refusal::ClosedOut);
        }
        let roll = match action {
            Action::EnterRoll(roll) => self.by_hand(true).map(|()| roll)?,
            _ => self
                .by_hand(false)
                .map(|()| Roll::new(dice.die(), dice.die()))?,
        };
        let player = self.turn;
        self.phase = Phase::Moving(Draft::new(self.board, roll));
        Ok((Event::Rolled { player, roll }, Some(Choice::Roll)))
    }

    pub(super) fn cocked(&mut self) -> Done {
        self.by_hand(true)?;
        let Phase::Moving(draft) = &self.phase else {
            return Err(self.busy(Refusal::RollFirst));
        };
        if !draft.steps().is_empty() {
            return Err(Refusal::CockedTooLate);
        }
        if self.chance == Chance::FirstTurn && !self.ruleset.starter_rerolls() {
            // The cocked dice came from the opening roll.
            self.phase = Phase::Opening;
        } else {
            if self.chance == Chance::Open {
                self.chance = Chance::Gone;
            }
            self.phase = Phase::ToRoll;
        }
        Ok((Event::Cocked(self.turn), None))
    }

    pub(super) fn pass(&mut self) -> Done {
        if self.phase != Phase::ToRoll {
            return Err(self.busy(Refusal::NoVoluntaryPass));
        }
        if !self.passes() {
            return Err(Refusal::NoVoluntaryPass);
        }
        let turn = Turn {
            player: self.turn,
            act: Act::ClosedOut,
        };
        self.hand_over();
        Ok((Event::TurnEnded(turn), Some(Choice::Roll)))
    }

    pub(super) fn step(&mut self, step: Step) -> Done {
        let player = self.turn;
        let draft = self.moving()?;
        draft.step(step).map_err(Refusal::Step)?;
        let hit = draft.steps().last().is_some_and(|made| made.hit);
        if draft.board().own().is_off() {
            // The game ends once the last checker is borne off, regardless of the remaining dice (R52).
            return self.pick_up();
        }
        Ok((Event::Stepped { player, step, hit }, None))
    }

    pub(super) fn rearrange(&mut self, action: Action) -> Done {
        let draft = self.moving()?;
        let event = match action {
            Action::Undo => Event::Undone(draft.undo().ok_or(Refusal::NothingToUndo)?),
            Action::TakeBack(at) => {
                Event::Undone(draft.take_back(at).ok_or(Refusal::CannotTakeBack)?)
            }
            Action::SwapDice => {
                draft.swap_dice().map_err(Refusal::Swap)?;
                Event::DiceSwapped
            }
            _ if draft.steps().is_empty() => return Err(Refusal::NothingToUndo),
            _ => {
                draft.undo_all();
                Event::TurnUndone
            }
        };
        Ok((event, None))
    }

    pub(super) fn pick_up(&mut self) -> Done {
        let player = self.turn;
        let draft = self.moving()?.clone();
        let play = if draft.board().own().is_off() {
            Play::new(draft.steps().iter().map(|made| made.step)).unwrap_or_default()
        } else {
            draft.finish().map_err(Refusal::Unfinished)?
        };
        let (roll, before, after) = (draft.roll(), *draft.start(), *draft.board());
        let turn = Turn {
            player,
            act: Act::Play { roll, before, play },
        };
        self.board = after;
        if after.own().is_off() {
            let (winner, win) = match self.ruleset.variant.scoring() {
                Scoring::Misere => (player.opponent(), Win::Single),
                _ => (player, Win::by_bearing_off(after.opponent(), &self.ruleset)),
            };
            let outcome = Outcome {
                winner,
                win: self.counted(win),
                cube: self.cube.value,
                by: EndedBy::BearingOff,
            };
            return Ok((self.end_game(outcome), Some(Choice::Play(play))));
        }
        self.hand_over();
        Ok((Event::TurnEnded(turn), Some(Choice::Play(play))))
    }

    /// Ends the turn; the opponent is then on roll and may double.
    fn hand_over(&mut self) {
        self.turn = self.turn.opponent();
        self.board = self.board.flipped();
        self.chance = Chance::Open;
        self.phase = Phase::ToRoll;
    }

    /// Returns `true` if the player on roll is closed out and passes without rolling under the current rules (R42, O3).
    fn passes(&self) -> bool {
        self.ruleset.closed_out == ClosedOut::Passes && self.board.is_closed_out()
    }

    fn moving(&mut self) -> Result<&mut Draft, Refusal> {
        let busy = self.busy(Refusal::RollFirst);
        match &mut self.phase {
            Phase::Moving(draft) => Ok(draft),
            _ => Err(busy),
        }
    }

    fn by_hand(&self, hand: bool) -> Result<(), Refusal> {
        match (self.ruleset.dice, hand) {
            (DiceBy::Program, true) => Err(Refusal::DiceByProgram),
            (DiceBy::Hand, false) => Err(Refusal::DiceByHand),
            _ => Ok(()),
        }
    }

    /// Returns the reason why an action is not possible in the current phase: a pending offer, the end of the game or
    /// match, or `otherwise`.
    pub(super) fn busy(&self, otherwise: Refusal) -> Refusal {
        match self.phase {
            Phase::Doubled { .. } => Refusal::AnswerDouble,
            Phase::ResignationOffered { .. } => Refusal::AnswerResignation,
            Phase::GameOver(_) => Refusal::GameOver,
            Phase::MatchOver(_) => Refusal::MatchOver,
            _ => otherwise,
        }
    }
}
