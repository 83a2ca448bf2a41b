//! Rebuilding a session from everything that was accepted in it, and the sources of dice for that.

use std::fmt;

use super::state::Session;
use crate::{DiceSource, Die, Logged, Refusal, Ruleset};

/// Why a log is not that of a session; the entries are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// The rules refuse the action of this entry.
    Refused {
        /// The place of the entry.
        entry: usize,
        /// The rule that forbids it.
        why: Refusal,
    },
    /// This entry holds more or fewer dice than its action draws.
    WrongDice {
        /// The place of the entry.
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

/// Notes what a source gives, for the log.
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

/// Stands in where only the permission is asked and what is rolled does not matter.
pub(super) struct AnyDice;

impl DiceSource for AnyDice {
    fn die(&mut self) -> Die {
        Die::ALL[0]
    }
}

/// Gives the dice of a log again.
struct Again(std::vec::IntoIter<Die>);

impl DiceSource for Again {
    fn die(&mut self) -> Die {
        // A log with too few dice is caught by comparing what was drawn with what it holds.
        self.0.next().unwrap_or(Die::ALL[0])
    }
}

impl Session {
    /// Rebuilds a session from everything that was accepted in it.
    ///
    /// # Errors
    /// The first entry that the rules refuse, or whose dice are not those that it draws.
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

    /// Goes on with everything that was accepted in a session that began as this one.
    ///
    /// # Errors
    /// Those of [`Session::replay`].
    pub fn replaying(mut self, log: impl IntoIterator<Item = Logged>) -> Result<Self, ReplayError> {
        for (entry, logged) in log.into_iter().enumerate() {
            let mut again = Again(logged.dice.clone().into_iter());
            let (_, drawn) = self
                .apply_noted(logged.action, &mut again)
                .map_err(|why| ReplayError::Refused { entry, why })?;
            if drawn != logged.dice {
                return Err(ReplayError::WrongDice { entry });
            }
        }
        Ok(self)
    }
}
