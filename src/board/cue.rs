//! Cues for sounds and vibration.

use rules::{Act, Destination, Event, Session};

use crate::{LostTurn, Stacks, lost_turn};

/// Cue for a short sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Dice were rolled.
    Roll,
    /// Dice were rolled, but no move is legal.
    NoMove,
    /// A checker landed on a point that already held this number of the player's checkers.
    Step(u8),
    /// A blot was hit.
    Hit,
    /// A checker was borne off.
    BearOff,
    /// The cube was offered.
    Double,
    /// A game or a match is over.
    Win,
}

/// Returns the cue for an event in `session`; `stacks` are the checkers after the event. `None` if the event is silent.
pub fn cue(session: &Session, stacks: &Stacks, event: &Event) -> Option<Cue> {
    Some(match event {
        Event::Rolled { .. } if matches!(lost_turn(session), Some(LostTurn::NoMove(_))) => {
            Cue::NoMove
        }
        Event::OpeningRolled { .. } | Event::Rolled { .. } => Cue::Roll,
        Event::Stepped { hit: true, .. } => Cue::Hit,
        Event::Stepped { player, step, .. } => match step.to() {
            Destination::Off => Cue::BearOff,
            Destination::Point(point) => {
                let standing = stacks.at(*player, point.number()).len();
                Cue::Step(standing.saturating_sub(1) as u8)
            }
        },
        Event::TurnEnded(turn) if matches!(turn.act, Act::ClosedOut) => Cue::NoMove,
        Event::Doubled { .. } => Cue::Double,
        Event::GameOver(_) | Event::MatchOver(_) => Cue::Win,
        _ => return None,
    })
}
