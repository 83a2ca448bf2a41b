//! Where an action's dice come from, and where they go.

use crate::{DiceSource, Die};

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

/// Stands in where only the permission is asked and what is thrown does not matter.
pub(super) struct AnyDice;

impl DiceSource for AnyDice {
    fn die(&mut self) -> Die {
        Die::ALL[0]
    }
}
