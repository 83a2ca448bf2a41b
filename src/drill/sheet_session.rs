//! Sheet that is being read, with its current item and the verdicts so far.

use record::{Sheet, SheetItem, VariationTurn};

use crate::{LinePlace, LineStep, State};

/// Sheet that is being read.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetSession {
    pub(crate) sheet: Sheet,
    /// Index of the current item; the number of items after the last one.
    pub(crate) at: usize,
    /// Place in a variation of the current item; `None` at its position.
    pub(crate) line: Option<LinePlace>,
    /// States of the items that were left with a verdict.
    pub(crate) judged: Vec<Option<State>>,
}

impl SheetSession {
    /// Returns the sheet.
    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// Returns the index of the current item, from 0; the number of items after the last one.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Returns the place in a variation of the current item; `None` at the position of the item.
    pub const fn line(&self) -> Option<LinePlace> {
        self.line
    }

    /// Returns the turns of the variation that have been made; empty at the position of the item.
    pub fn turns(&self) -> &[VariationTurn] {
        let turns = self.line.and_then(|place| {
            let variation = self.item()?.variations.get(place.variation)?;
            variation.turns().get(..place.turns)
        });
        turns.unwrap_or_default()
    }

    /// Carries out a step; a step that leads nowhere has no effect.
    pub(crate) fn step(&mut self, step: LineStep) {
        let variations = self
            .item()
            .map(|item| &*item.variations)
            .unwrap_or_default();
        let length = |nth: usize| variations.get(nth).map_or(0, |one| one.turns().len());
        let limited = |place: LinePlace| {
            let turns = place.turns.min(length(place.variation));
            (turns > 0).then_some(LinePlace { turns, ..place })
        };
        self.line = match (step, self.line) {
            (LineStep::To(place), _) => limited(place),
            (LineStep::Leave, _) => None,
            (LineStep::Back, line) => line.and_then(|place| {
                let turns = place.turns.checked_sub(1)?;
                limited(LinePlace { turns, ..place })
            }),
            (LineStep::Forward, Some(place)) => limited(LinePlace {
                turns: place.turns + 1,
                ..place
            }),
            (LineStep::Forward, None) => {
                let first = (0..variations.len()).find(|nth| length(*nth) > 0);
                first.map(|variation| LinePlace {
                    variation,
                    turns: 1,
                })
            }
        };
    }

    /// Returns the current item; `None` after the last one.
    pub fn item(&self) -> Option<&SheetItem> {
        self.sheet.items.get(self.at)
    }
}
