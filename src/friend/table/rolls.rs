//! Rolls computed from both players' secrets, and the secrets that a message has to reveal.

use dice::{DiceStream, Seed};
use rules::{Action, DiceSource, Die, Phase, Player};

use super::{Rolled, Table};
use crate::{chain::OwnChain, fault::Refused, hash::Hash};

impl Table {
    /// Adds `player`'s unrevealed secrets for the next two rolls.
    pub(super) fn add_own_secrets(&mut self, player: Player, own: &OwnChain) {
        for roll in self.roll..self.roll + 2 {
            self.reveals[player].add_own_secret(roll, own.secret(roll));
        }
    }

    /// Returns the number of the roll up to which `by` must have revealed secrets with this message, whose action has
    /// already been applied.
    ///
    /// The opponent of the player who rolls reveals first; the player who rolls reveals with the play.
    pub(super) fn reveals_due_until(&self, by: Player) -> u32 {
        let so_far = self.shown[by].max(self.roll);
        if self.ended().is_some() {
            return so_far;
        }
        let waits = match self.session.phase() {
            // The message has ended a game, and the opening roll belongs to the next game.
            Phase::Opening => true,
            Phase::ToRoll => {
                let rolls = self.session.decides() == Some(by.opponent());
                rolls && !self.passes() && !self.is_held()
            }
            _ => false,
        };
        if waits {
            so_far.max(self.roll + 1)
        } else {
            so_far
        }
    }

    /// Makes the opening roll if both secrets for it are known, by drawing pairs of dice until they differ. If the
    /// inviter starts, White has the higher die.
    pub(super) fn roll_opening(&mut self) {
        if *self.session.phase() != Phase::Opening {
            return;
        }
        let Some(mut dice) = self.dice() else {
            return;
        };
        let mut pairs = Pairs {
            dice: &mut dice,
            higher_first: self.inviter_starts(),
            second: None,
        };
        while *self.session.phase() == Phase::Opening
            && self.session.apply(Action::RollOpening, &mut pairs).is_ok()
        {}
        self.log_roll(&dice);
    }

    /// Rolls the dice for the player on roll.
    pub(super) fn roll(&mut self) -> Result<(), Refused> {
        let mut dice = self.dice().ok_or(Refused::NotDue)?;
        self.session.apply(Action::Roll, &mut dice)?;
        self.log_roll(&dice);
        Ok(())
    }

    /// Returns the dice for the next roll; `None` unless both players' secrets for it are known.
    fn dice(&self) -> Option<DiceStream> {
        let white = self.reveals.white.secret(self.roll)?;
        let black = self.reveals.black.secret(self.roll)?;
        let number = self.roll.to_be_bytes();
        let domain = b"backgammon roll 1";
        let key = Hash::of(&[domain, &self.game.0, &number, &white.0, &black.0]);
        Some(DiceStream::new(Seed(key.0)))
    }

    /// Records the dice drawn from `dice` as the next roll.
    fn log_roll(&mut self, dice: &DiceStream) {
        let mut again = DiceStream::new(dice.seed());
        self.rolled.push(Rolled {
            number: self.roll,
            dice: (0..dice.drawn()).map(|_| again.die()).collect(),
        });
        self.skip_to(self.roll + 1);
    }

    /// Skips the rolls before number `roll`.
    pub(super) fn skip_to(&mut self, roll: u32) {
        self.roll = roll;
        for player in Player::BOTH {
            self.reveals[player].forget_before(roll);
        }
    }
}

/// Dice of an opening roll, as pairs with White's die first.
struct Pairs<'a> {
    dice: &'a mut DiceStream,
    /// `true` if White has the higher die of each pair.
    higher_first: bool,
    /// Second die of a pair whose first die has been drawn.
    second: Option<Die>,
}

impl DiceSource for Pairs<'_> {
    fn die(&mut self) -> Die {
        if let Some(second) = self.second.take() {
            return second;
        }
        let (one, other) = (self.dice.die(), self.dice.die());
        let swapped = self.higher_first && one < other;
        let (first, second) = if swapped { (other, one) } else { (one, other) };
        self.second = Some(second);
        first
    }
}
