//! Doubling cube: doubles and responses to them (sections 8 to 10 of the rules).

use super::state::{Chance, Phase, State};
use crate::{
    Choice, Cube, CubeValue, EndedBy, Event, Offer, Outcome, Player, Refusal, Win,
    decision::doubled,
};

type Done = Result<(Event, Option<Choice>), Refusal>;

impl State {
    pub(super) fn double(&mut self) -> Done {
        match self.phase {
            Phase::ToRoll => {}
            Phase::Moving(_) => return Err(Refusal::DoubleBeforeRoll),
            _ => return Err(self.busy(Refusal::NotNow)),
        }
        let value = self.next_value()?;
        let event = self.offer(self.turn, Offer::Double, value);
        Ok((event, Some(Choice::Double)))
    }

    /// Returns the cube value after a double by the player on roll, or the reason why that player may not double.
    pub(super) fn next_value(&self) -> Result<CubeValue, Refusal> {
        let cube = self.ruleset.uses_cube().then_some(self.cube);
        match (cube, self.chance) {
            (None, _) | (_, Chance::Open) => doubled(self.turn, cube, &self.score()),
            (_, Chance::FirstTurn) => Err(Refusal::FirstTurn),
            (_, Chance::Gone) => Err(Refusal::DoubleBeforeRoll),
        }
    }

    pub(super) fn take(&mut self) -> Done {
        let (by, _, value) = self.offered()?;
        // The cube's owner is the player whom the player on roll doubled, regardless of who took last (R68, R72).
        self.cube = Cube {
            value,
            owner: Some(self.turn.opponent()),
        };
        self.phase = Phase::ToRoll;
        let by = by.opponent();
        Ok((Event::Taken { by, value }, Some(Choice::Take)))
    }

    pub(super) fn drop_game(&mut self) -> Done {
        let (by, _, value) = self.offered()?;
        let outcome = Outcome {
            winner: by,
            win: Win::Single,
            cube: value.halved(),
            by: EndedBy::Drop,
        };
        Ok((self.end_game(outcome), Some(Choice::Drop)))
    }

    pub(super) fn beaver(&mut self) -> Done {
        let (by, offer, value) = self.offered()?;
        let (next, value) = self.score().redoubled(offer, value)?;
        let event = self.offer(by.opponent(), next, value);
        Ok((event, Some(Choice::Beaver)))
    }

    fn offer(&mut self, by: Player, offer: Offer, value: CubeValue) -> Event {
        self.phase = Phase::Doubled { offer, value };
        Event::Doubled { by, offer, value }
    }

    fn offered(&self) -> Result<(Player, Offer, CubeValue), Refusal> {
        match self.phase {
            Phase::Doubled { offer, value } => {
                let by = match offer {
                    Offer::Double | Offer::Raccoon => self.turn,
                    Offer::Beaver => self.turn.opponent(),
                };
                Ok((by, offer, value))
            }
            _ => Err(self.busy(Refusal::NoDouble)),
        }
    }

    /// Doubles the centred cube after a tie in the opening roll if automatic doubles are enabled (R73).
    pub(super) fn automatic_double(&mut self) -> Option<CubeValue> {
        let limit = self
            .ruleset
            .money()
            .map_or(0, |money| money.automatic_doubles);
        if !self.ruleset.uses_cube() || self.ties_doubled >= limit {
            return None;
        }
        let value = self.cube.value.doubled()?;
        self.ties_doubled += 1;
        self.cube.value = value;
        Some(value)
    }
}
