//! The shape in which a ruleset is stored: serde's view of types that know nothing of serde.
//!
//! Each definition mirrors one of the rules; the compiler checks that they agree.

use std::num::NonZeroU16;

use rules::{
    BarBackgammon, Beavers, ClosedOut, DiceBy, FirstRoll, Match, MatchLength, Money, Ruleset,
    Stakes, Variant,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

#[derive(Serialize, Deserialize)]
#[serde(remote = "Ruleset", rename_all = "kebab-case")]
pub(crate) struct RulesetForm {
    #[serde(with = "VariantForm")]
    variant: Variant,
    #[serde(with = "StakesForm")]
    stakes: Stakes,
    cube: bool,
    #[serde(with = "FirstRollForm")]
    first_roll: FirstRoll,
    #[serde(with = "BarBackgammonForm")]
    bar_backgammon: BarBackgammon,
    #[serde(with = "ClosedOutForm")]
    closed_out: ClosedOut,
    #[serde(with = "DiceByForm")]
    dice: DiceBy,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Variant", rename_all = "kebab-case")]
enum VariantForm {
    Standard,
    Nackgammon,
    Hypergammon,
    Hypergammon2,
    Hypergammon1,
    Longgammon,
    Portes,
    Misere,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Stakes", rename_all = "kebab-case")]
enum StakesForm {
    Money(#[serde(with = "MoneyForm")] Money),
    Match(#[serde(with = "MatchForm")] Match),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Money", rename_all = "kebab-case")]
struct MoneyForm {
    jacoby: bool,
    #[serde(with = "BeaversForm")]
    beavers: Beavers,
    automatic_doubles: u8,
    #[serde(default = "one", skip_serializing_if = "is_one")]
    stake: NonZeroU16,
    #[serde(default, skip_serializing_if = "is_off")]
    practice: bool,
}

/// A point counts one where an older form says nothing.
const fn one() -> NonZeroU16 {
    NonZeroU16::MIN
}

fn is_one(stake: &NonZeroU16) -> bool {
    *stake == one()
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over references"
)]
const fn is_off(option: &bool) -> bool {
    !*option
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Match", rename_all = "kebab-case")]
struct MatchForm {
    #[serde(serialize_with = "put_length", deserialize_with = "take_length")]
    length: MatchLength,
    crawford: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Beavers", rename_all = "kebab-case")]
enum BeaversForm {
    None,
    One,
    Unlimited,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "FirstRoll", rename_all = "kebab-case")]
enum FirstRollForm {
    OpeningDice,
    Fresh,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "BarBackgammon", rename_all = "kebab-case")]
enum BarBackgammonForm {
    Three,
    Four,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ClosedOut", rename_all = "kebab-case")]
enum ClosedOutForm {
    Passes,
    Rolls,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "DiceBy", rename_all = "kebab-case")]
enum DiceByForm {
    Program,
    Hand,
}

fn put_length<S: Serializer>(length: &MatchLength, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u8(length.points())
}

fn take_length<'de, D: Deserializer<'de>>(from: D) -> Result<MatchLength, D::Error> {
    let points = u8::deserialize(from)?;
    MatchLength::new(points).ok_or_else(|| D::Error::custom("a match is played to 1 to 25 points"))
}
