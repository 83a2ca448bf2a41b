//! Variations of the positions of a sheet, as mixed-radix digits: the rolls, and each play by its place among the legal
//! plays.

use rules::Roll;

use super::{
    digits::{Reader, Writer},
    game::ordered,
    position::place,
};
use crate::{SheetItem, Variation};

/// Maximum number of legal plays listed for all variations of a sheet.
const MAX_LISTED: usize = 250_000;

/// Upper limit (exclusive) of the number of variations of a position.
const MAX_VARIATIONS: u32 = 7;
/// Upper limit (exclusive) of the number of turns of a variation.
const MAX_TURNS: u32 = 17;

/// Writes the variations of a position, and adds the number of their legal plays to `listed`; `None` beyond the limits.
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

/// Reads the variations of a position, whose legal plays are added to `listed`; `None` if they are damaged or beyond the
/// limits.
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
