//! Application of the action in a message to the game, according to the rules and the mode.

use dice::{DiceStream, Seed};
use rules::{Action, ByPlayer, Phase, Play, Player};

use super::{Ended, Table};
use crate::{act::Act, fault::Refused, terms::Mode};

impl Table {
    /// Applies `act`; the message's secrets must have been added before.
    pub(super) fn act(&mut self, by: Player, act: &Act) -> Result<(), Refused> {
        let opening = *self.session.phase() == Phase::Opening;
        if opening && !act.is_claim() && *act != Act::Stop {
            self.roll_opening();
        }
        match act {
            Act::Reveal => self.only_reveal(by, opening)?,
            Act::Roll => {
                self.check_decides(by)?;
                if !self.is_held() || self.passes() {
                    return Err(Refused::NotDue);
                }
                self.roll_requested = true;
            }
            Act::Play { play, waive } => self.play(by, play, *waive)?,
            Act::Pass => {
                self.check_decides(by)?;
                self.apply(Action::Pass)?;
                self.end_turn(by, false);
            }
            Act::Double => self.double(by)?,
            Act::Take => self.apply_decided(by, Action::Take)?,
            Act::Drop => self.apply_decided(by, Action::Drop)?,
            Act::Beaver => self.apply_decided(by, Action::Beaver)?,
            Act::Resign(win) => {
                self.apply_decided(by, Action::Resign(*win))?;
                self.resigned[by] = Some(*win);
            }
            Act::Accept => self.apply_decided(by, Action::AcceptResignation)?,
            Act::Decline => self.apply_decided(by, Action::DeclineResignation)?,
            Act::Claim if self.terms.days.is_none() => return Err(Refused::NotDue),
            Act::Claim => self.ended = Some(Ended::Claimed { by }),
            Act::ClaimOnTime if !self.timed => return Err(Refused::NotDue),
            Act::ClaimOnTime => self.ended = Some(Ended::OnTime { by }),
            Act::Stop => {
                // Before the first game, there is no earlier game after which a player could stop.
                let between = opening && self.session.game_number() > 1;
                if !between || self.terms.ruleset().money().is_none() {
                    return Err(Refused::NotDue);
                }
                self.ended = Some(Ended::Stopped { by });
            }
        }
        self.next_game()
    }

    /// Rolls if necessary, and makes the play; `waive` is a promise not to double in the next turn.
    fn play(&mut self, by: Player, play: &Play, waive: bool) -> Result<(), Refused> {
        self.check_decides(by)?;
        if waive && self.terms.mode != Mode::Strict {
            return Err(Refused::NotDue);
        }
        if *self.session.phase() == Phase::ToRoll {
            self.roll()?;
        }
        for step in play.steps() {
            self.apply(Action::Step(step))?;
        }
        // Bearing off the last checker has already ended the game.
        if matches!(self.session.phase(), Phase::Moving(_)) {
            self.apply(Action::PickUp)?;
        }
        self.end_turn(by, waive);
        Ok(())
    }

    fn double(&mut self, by: Player) -> Result<(), Refused> {
        self.check_decides(by)?;
        self.session.allows(Action::Double)?;
        if self.is_strict() && !self.is_held() {
            return Err(Refused::CubeClosed);
        }
        self.apply(Action::Double)
    }

    /// Checks that no decision is due, as required for a message without an action.
    fn only_reveal(&self, by: Player, opening: bool) -> Result<(), Refused> {
        let decides = self.session.decides();
        let due = match self.session.phase() {
            // A starting player who plays the opening dice plays immediately; one who rolls again waits for the
            // opponent's secret.
            Phase::Moving(_) => opening && decides == Some(by.opponent()),
            Phase::ToRoll => decides == Some(by.opponent()) || opening && !self.knows_roll(by),
            _ => false,
        };
        due.then_some(()).ok_or(Refused::NotDue)
    }

    fn check_decides(&self, by: Player) -> Result<(), Refused> {
        let decides = self.session.decides() == Some(by);
        decides.then_some(()).ok_or(Refused::NotDue)
    }

    fn apply_decided(&mut self, by: Player, action: Action) -> Result<(), Refused> {
        self.check_decides(by)?;
        self.apply(action)
    }

    /// Applies an action that does not draw dice.
    fn apply(&mut self, action: Action) -> Result<(), Refused> {
        let mut none = DiceStream::new(Seed(self.game.0));
        self.session.apply(action, &mut none)?;
        Ok(())
    }

    fn end_turn(&mut self, by: Player, waive: bool) {
        self.waived[by] = waive;
        self.resigned = ByPlayer::default();
        (self.roll_requested, self.held) = (false, false);
    }

    /// Marks the secret for the next roll as held back if this is permitted, that is, in friendly mode after a turn if
    /// the opponent may double. Returns `true` if the secret is held back. Must be called after `act` has been applied.
    pub(super) fn hold(&mut self, act: &Act) -> bool {
        let ends_turn = matches!(act, Act::Play { .. } | Act::Pass);
        if !ends_turn || self.terms.mode != Mode::Friendly {
            return false;
        }
        self.held = true;
        self.held = self.is_held();
        self.held
    }

    /// Starts the next game when a game has ended. Rolls for which a player has revealed a secret are skipped, because
    /// the player who ended the game may have known them.
    fn next_game(&mut self) -> Result<(), Refused> {
        if matches!(self.session.phase(), Phase::GameOver(_)) {
            self.apply(Action::NextGame)?;
            let ByPlayer { white, black } = self.shown;
            self.skip_to(self.roll.max(white).max(black));
            self.waived = ByPlayer::default();
            self.resigned = ByPlayer::default();
            (self.roll_requested, self.held) = (false, false);
        }
        Ok(())
    }
}
