//! Rounded and exact numbers as mixed-radix digits.

use engine::{Cumulative, Outcomes};
use record::{LinkReader, LinkWriter};

/// Maximum number of bits of an amount.
const BITS: u32 = 21;

/// Returns a probability as a number of units.
pub(super) fn units(value: f32, whole: u32) -> u32 {
    (f64::from(value) * f64::from(whole))
        .round()
        .clamp(0.0, whole.into()) as u32
}

/// Writes a number as its number of bits and the bits below the highest one.
pub(super) fn put_count(writer: &mut LinkWriter, count: u32) {
    let count = count.min((1 << BITS) - 1);
    let bits = u32::BITS - count.leading_zeros();
    writer.put(bits, BITS + 1);
    if let Some(below) = bits.checked_sub(1) {
        writer.put(count - (1 << below), 1 << below);
    }
}

pub(super) fn take_count(reader: &mut LinkReader) -> u32 {
    let bits = reader.take(BITS + 1);
    bits.checked_sub(1)
        .map_or(0, |below| (1 << below) + reader.take(1 << below))
}

pub(super) fn put_amount(writer: &mut LinkWriter, value: f32, unit: f64) {
    put_count(writer, (f64::from(value) / unit).round().max(0.0) as u32);
}

pub(super) fn take_amount(reader: &mut LinkReader, unit: f64) -> f32 {
    (f64::from(take_count(reader)) * unit) as f32
}

pub(super) fn put_signed(writer: &mut LinkWriter, value: f32, unit: f64) {
    put_amount(writer, value.abs(), unit);
    writer.put((value < 0.0).into(), 2);
}

pub(super) fn take_signed(reader: &mut LinkReader, unit: f64) -> f32 {
    let amount = take_amount(reader, unit);
    if reader.take(2) == 1 { -amount } else { amount }
}

pub(super) fn put_exact(writer: &mut LinkWriter, value: f32) {
    let bits = value.to_bits();
    writer.put(bits >> 16, 1 << 16);
    writer.put(bits & 0xffff, 1 << 16);
}

pub(super) fn take_exact(reader: &mut LinkReader) -> Option<f32> {
    let high = reader.take(1 << 16);
    let value = f32::from_bits(high << 16 | reader.take(1 << 16));
    value.is_finite().then_some(value)
}

pub(super) fn take_loss(reader: &mut LinkReader, most: f32) -> Option<f32> {
    take_exact(reader).filter(|loss| (0.0..=most).contains(loss))
}

/// Writes the chances, each limited by the chance that contains it.
pub(super) fn put_chances(writer: &mut LinkWriter, outcomes: &Outcomes, whole: u32) {
    let [win, gammon, backgammon, lost, lost_all] = outcomes.cumulative().listed();
    let mut put = |chance, most| {
        let units = units(chance, whole).min(most);
        writer.put(units, most + 1);
        units
    };
    let win = put(win, whole);
    let gammon = put(gammon, win);
    put(backgammon, gammon);
    let lost = put(lost, whole - win);
    put(lost_all, lost);
}

pub(super) fn take_chances(reader: &mut LinkReader, whole: u32) -> Outcomes {
    let mut take = |most: u32| reader.take(most + 1);
    let win = take(whole);
    let gammon = take(win);
    let backgammon = take(gammon);
    let lost = take(whole - win);
    let lost_all = take(lost);
    let chances = [win, gammon, backgammon, lost, lost_all];
    Cumulative::of_list(chances.map(|units| units as f32 / whole as f32)).exclusive()
}
