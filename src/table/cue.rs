//! The cue for what has just happened.

use board::Cue;
use rules::{Act, Destination, Event};

use crate::{LostTurn, Model};

/// The cue of an event, if it has one.
pub(crate) fn of(model: &Model, event: &Event) -> Option<Cue> {
    Some(match event {
        Event::Rolled { .. } if matches!(model.lost_turn(), Some(LostTurn::NoMove(_))) => {
            Cue::NoMove
        }
        Event::OpeningRolled { .. } | Event::Rolled { .. } => Cue::Roll,
        Event::Stepped { hit: true, .. } => Cue::Hit,
        Event::Stepped { player, step, .. } => match step.to() {
            Destination::Off => Cue::BearOff,
            Destination::Point(point) => {
                let standing = model.stacks.at(*player, point.number()).len();
                Cue::Step(standing.saturating_sub(1) as u8)
            }
        },
        Event::TurnEnded(turn) if matches!(turn.act, Act::ClosedOut) => Cue::NoMove,
        Event::Doubled { .. } => Cue::Double,
        Event::GameOver(_) | Event::MatchOver(_) => Cue::Win,
        _ => return None,
    })
}
