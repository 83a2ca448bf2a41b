//! Actions that players perform by sending game messages.

use rules::{Die, Origin, Play, Step, Win};

use crate::wire::{Reader, put_place};

const WINS: [Win; 4] = [Win::Single, Win::Gammon, Win::Backgammon, Win::Quadruple];

/// Action in a message. Secrets that have to be revealed are not part of the action, because they follow from the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// No action: the sender only reveals the secret that the opponent is waiting for.
    Reveal,
    /// The sender does not double in this turn, and requests the roll whose secret was held back.
    Roll,
    /// The sender plays the roll.
    Play {
        /// Play, in the sender's numbering.
        play: Play,
        /// `true` if the sender promises not to double in the next turn; only in strict mode.
        waive: bool,
    },
    /// The sender is closed out and passes without a roll.
    Pass,
    /// The sender doubles.
    Double,
    /// The sender takes a double, beaver or raccoon.
    Take,
    /// The sender drops.
    Drop,
    /// The sender redoubles immediately.
    Beaver,
    /// The sender offers to resign, conceding this type of win.
    Resign(Win),
    /// The sender accepts the resignation.
    Accept,
    /// The sender declines the resignation.
    Decline,
    /// The sender claims the game because the opponent has exceeded the agreed number of days for a message.
    Claim,
    /// The sender stops playing, which is possible only between games of money play.
    Stop,
    /// The sender claims the game because the opponent, whose message is due, has run out of time.
    ClaimOnTime,
}

impl Act {
    /// Returns `true` for actions of the waiting player, as opposed to the player whose message is due.
    pub(crate) const fn is_claim(&self) -> bool {
        matches!(self, Self::Claim | Self::ClaimOnTime)
    }

    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        match self {
            Self::Reveal => bytes.push(0),
            Self::Roll => bytes.push(1),
            Self::Play { play, waive } => {
                let step = |step: Step| step.from.number() << 3 | step.die.pips();
                let steps: Vec<u8> = play.steps().map(step).collect();
                let length = u8::try_from(steps.len()).unwrap_or(u8::MAX);
                bytes.extend([2, u8::from(*waive) << 3 | length]);
                bytes.extend(steps);
            }
            Self::Pass => bytes.push(3),
            Self::Double => bytes.push(4),
            Self::Take => bytes.push(5),
            Self::Drop => bytes.push(6),
            Self::Beaver => bytes.push(7),
            Self::Resign(win) => {
                bytes.push(8);
                put_place(bytes, &WINS, win);
            }
            Self::Accept => bytes.push(9),
            Self::Decline => bytes.push(10),
            Self::Claim => bytes.push(11),
            Self::Stop => bytes.push(12),
            Self::ClaimOnTime => bytes.push(13),
        }
    }

    pub(crate) fn read(reader: &mut Reader) -> Option<Self> {
        Some(match reader.byte()? {
            0 => Self::Reveal,
            1 => Self::Roll,
            2 => {
                let head = reader.below(16)?;
                let mut play = Play::NONE;
                for _ in 0..head & 7 {
                    let byte = reader.byte()?;
                    let step = Step {
                        from: Origin::from_number(byte >> 3)?,
                        die: Die::new(byte & 7)?,
                    };
                    play.push(step).ok()?;
                }
                Self::Play {
                    play,
                    waive: head & 8 != 0,
                }
            }
            3 => Self::Pass,
            4 => Self::Double,
            5 => Self::Take,
            6 => Self::Drop,
            7 => Self::Beaver,
            8 => Self::Resign(reader.one_of(&WINS)?),
            9 => Self::Accept,
            10 => Self::Decline,
            11 => Self::Claim,
            12 => Self::Stop,
            13 => Self::ClaimOnTime,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_act_round_trips() {
        let mut play = Play::NONE;
        for (from, die) in [(24, 6), (18, 5)] {
            let from = Origin::from_number(from).expect("a point");
            let die = Die::new(die).expect("a die");
            play.push(Step { from, die }).expect("room for two steps");
        }
        let acts = [
            Act::Reveal,
            Act::Roll,
            Act::Play { play, waive: false },
            Act::Play { play, waive: true },
            Act::Pass,
            Act::Double,
            Act::Take,
            Act::Drop,
            Act::Beaver,
            Act::Resign(Win::Backgammon),
            Act::Accept,
            Act::Decline,
            Act::Claim,
            Act::Stop,
            Act::ClaimOnTime,
        ];
        for act in acts {
            let mut bytes = Vec::new();
            act.write(&mut bytes);
            let mut reader = Reader(&bytes);
            assert_eq!(Act::read(&mut reader), Some(act));
            assert!(reader.is_empty(), "{act:?}");
        }
    }
}
