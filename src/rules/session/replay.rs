//! Replay of a session from its log, and the dice sources used for it.

use std::fmt;

use super::state::Session;
use crate::{DiceSource, Die, Logged, Refusal, Ruleset};

/// Reason why a log is invalid. Entries are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// The rules forbid the action of this entry.
    Refused {
        /// Index of the entry.
        entry: usize,
        /// Rule that forbids the action.
        why: Refusal,
    },
    /// The dice of this entry are not exactly those that its action draws.
    WrongDice {
        /// Index of the entry.
        entry: usize,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused { entry, why } => write!(f, "entry {entry} breaks the rules: {why}"),
            Self::WrongDice { entry } => {
                write!(f, "entry {entry} does not hold the dice that it draws")
            }
        }
    }
}

impl std::error::Error for ReplayError {}

/// Dice source that forwards the dice of another source and records them for the log.
pub(super) struct Noted<'a> {
    pub(super) source: &'a mut dyn DiceSource,
    pub(super) dice: Vec<Die>,
}

impl DiceSource for Noted<'_> {
    fn die(&mut self) -> Die {
        let die = self.source.die();
        self.dice.push(die);
        die
    }
}

/// Dice source that yields the dice of a log entry.
struct ReplayDice(std::vec::IntoIter<Die>);

impl DiceSource for ReplayDice {
    fn die(&mut self) -> Die {
        // If a log entry has too few dice, the comparison with the dice drawn fails.
        self.0.next().unwrap_or(Die::ALL[0])
    }
}

impl Session {
    /// Rebuilds a session from its log.
    ///
    /// # Errors
    /// Returns the first entry whose action the rules forbid, or whose dice do not match those that the action draws.
    ///
    /// ```
    /// use rules::{Action, ByPlayer, DiceBy, DiceSource, Die, Ruleset, Session};
    ///
    /// struct NoDice;
    /// impl DiceSource for NoDice {
    ///     fn die(&mut self) -> Die {
    ///         unreachable!("the dice are entered by hand")
    ///     }
    /// }
    ///
    /// let ruleset = Ruleset { dice: DiceBy::Hand, ..Ruleset::default() };
    /// let mut session = Session::new(ruleset);
    /// let opening = ByPlayer { white: Die::ALL[2], black: Die::ALL[0] };
    /// session.apply(Action::EnterOpening(opening), &mut NoDice)?;
    /// assert_eq!(Session::replay(ruleset, session.actions()), Ok(session));
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn replay(
        ruleset: Ruleset,
        log: impl IntoIterator<Item = Logged>,
    ) -> Result<Self, ReplayError> {
        Self::new(ruleset).replaying(log)
    }

    /// Applies a log to a session with the same starting state.
    ///
    /// # Errors
    /// Returns the same errors as [`Session::replay`].
    pub fn replaying(mut self, log: impl IntoIterator<Item = Logged>) -> Result<Self, ReplayError> {
        for (entry, logged) in log.into_iter().enumerate() {
            let mut dice = ReplayDice(logged.dice.clone().into_iter());
            let (_, drawn) = self
                .apply_noted(logged.action, &mut dice)
                .map_err(|why| ReplayError::Refused { entry, why })?;
            if drawn != logged.dice {
                return Err(ReplayError::WrongDice { entry });
            }
        }
        Ok(self)
    }
}
