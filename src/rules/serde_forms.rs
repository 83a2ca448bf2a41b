//! Serialised forms of validated types, which are revalidated on deserialisation.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{
    CubeValue, Decision, DecisionBuilder, DecisionError, Die, MatchLength, Origin, Play, Point,
    Roll, Step, TooManySteps,
};

fn die(pips: u8) -> Result<Die, String> {
    Die::new(pips).ok_or_else(|| format!("no die shows {pips}"))
}

impl TryFrom<[u8; 2]> for Roll {
    type Error = String;

    fn try_from([a, b]: [u8; 2]) -> Result<Self, String> {
        Ok(Self::new(die(a)?, die(b)?))
    }
}

impl From<Roll> for [u8; 2] {
    fn from(roll: Roll) -> Self {
        [roll.high().pips(), roll.low().pips()]
    }
}

impl TryFrom<u8> for Point {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no {number} point"))
    }
}

impl From<Point> for u8 {
    fn from(point: Point) -> Self {
        point.number()
    }
}

/// Converts the checker's place (25 is the bar) and the die's number.
impl TryFrom<[u8; 2]> for Step {
    type Error = String;

    fn try_from([from, pips]: [u8; 2]) -> Result<Self, String> {
        let origin = Origin::from_number(from);
        Ok(Self {
            from: origin.ok_or_else(|| format!("no checker moves from {from}"))?,
            die: die(pips)?,
        })
    }
}

impl From<Step> for [u8; 2] {
    fn from(step: Step) -> Self {
        [step.from.number(), step.die.pips()]
    }
}

impl TryFrom<Vec<Step>> for Play {
    type Error = TooManySteps;

    fn try_from(steps: Vec<Step>) -> Result<Self, TooManySteps> {
        Self::new(steps)
    }
}

impl From<Play> for Vec<Step> {
    fn from(play: Play) -> Self {
        play.steps().collect()
    }
}

impl TryFrom<u8> for MatchLength {
    type Error = &'static str;

    fn try_from(points: u8) -> Result<Self, &'static str> {
        Self::new(points).ok_or("a match is played to 1 to 25 points")
    }
}

impl From<MatchLength> for u8 {
    fn from(length: MatchLength) -> Self {
        length.points()
    }
}

impl Serialize for Decision {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_builder().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Decision {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let builder = DecisionBuilder::deserialize(deserializer)?;
        builder.build().map_err(D::Error::custom)
    }
}

impl TryFrom<DecisionBuilder> for Decision {
    type Error = DecisionError;

    fn try_from(builder: DecisionBuilder) -> Result<Self, DecisionError> {
        builder.build()
    }
}

impl From<Decision> for DecisionBuilder {
    fn from(decision: Decision) -> Self {
        decision.to_builder()
    }
}

impl TryFrom<u32> for CubeValue {
    type Error = &'static str;

    fn try_from(points: u32) -> Result<Self, &'static str> {
        Self::new(points).ok_or("a cube shows a power of two")
    }
}

impl From<CubeValue> for u32 {
    fn from(value: CubeValue) -> Self {
        value.points()
    }
}
