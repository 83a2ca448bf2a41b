//! Variations on a sheet's positions as mixed-radix digits: the rolls, and the index of each play among the legal
//! plays.

use rules::Roll;

use super::{
    digits::{Reader, Writer},
    game::ordered,
    position::place,
};
use crate::{SheetItem, Variation};

/// Maximum number of legal plays generated for all variations on a sheet.
const MAX_LISTED: usize = 250_000;

/// Exclusive upper bound for the number of variations of a position.
const MAX_VARIATIONS: u32 = 7;
/// Exclusive upper bound for the number of turns in a variation.
const MAX_TURNS: u32 = 17;

/// Writes a position's variations, adding the number of legal plays generated to `listed`; `None` if the limits are
/// exceeded.
pub(super) fn write(item: &SheetItem, listed: &mut usize, writer: &mut Writer) -> Option<()> {
    writer.put_count(item.variations.len(), MAX_VARIATIONS);
    for variation in &item.variations {
        writer.put_count(variation.turns().len(), MAX_TURNS);
        let mut shown = item.decision.roll();
        for turn in variation.turns() {
            if shown.take().is_none() {
                writer.put(place(&Roll::ALL, &turn.roll()), 21);
            }
            let plays = ordered(turn.before(), turn.roll());
            count(plays.len(), listed)?;
            let nth = plays.iter().position(|legal| legal.after == *turn.after());
            writer.put_count(
                nth.unwrap_or_default(),
                u32::try_from(plays.len().max(1)).ok()?,
            );
        }
    }
    Some(())
}

/// Reads a position's variations, adding the number of legal plays generated to `listed`; `None` if they are damaged or
/// exceed the limits.
pub(super) fn read(item: &mut SheetItem, listed: &mut usize, reader: &mut Reader) -> Option<()> {
    for _ in 0..reader.take(MAX_VARIATIONS) {
        let mut variation = Variation::default();
        for _ in 0..reader.take(MAX_TURNS) {
            let (player, before, shown) = variation.next(&item.decision)?;
            let roll = shown.unwrap_or_else(|| Roll::ALL[reader.take(21) as usize]);
            let plays = ordered(&before, roll);
            count(plays.len(), listed)?;
            let nth = reader.take(u32::try_from(plays.len().max(1)).ok()?) as usize;
            let play = plays.get(nth).map(|legal| (legal.play, legal.after));
            variation.push((player, before), roll, play);
        }
        item.variations.push(variation);
    }
    Some(())
}

fn count(plays: usize, listed: &mut usize) -> Option<()> {
    *listed += plays;
    (*listed <= MAX_LISTED).then_some(())
}
