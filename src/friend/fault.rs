//! What becomes of a message that is received.

use std::fmt;

use rules::Refusal;

use crate::message::Message;

/// What an accepted or harmless message does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Received {
    /// The game has gone on, by so many messages: those that had come ahead are counted.
    Moved(usize),
    /// It has been there before; nothing changes.
    Repeated,
    /// It is kept until those before it have come.
    Ahead {
        /// The number of the message that is due.
        missing: u16,
    },
    /// It differs from the message of the same number that is there: the game stops until the player says which.
    TwoVersions,
}

/// Why a message is refused. The board, the score and the dice are as before then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It belongs to another game.
    OtherGame,
    /// It accepts the invitation a second time, or is no acceptance where one is due.
    NotAnAcceptance,
    /// It is no invitation.
    NotAnInvitation,
    /// It would be a message of this player, who has not sent it.
    FromYou,
    /// It does not follow from the messages that are there: the sender has others.
    OtherPast,
    /// A secret does not hash to the one before it. The message is kept as proof.
    FalseSecret,
    /// It reveals more or fewer secrets than are due.
    WrongReveal,
    /// The rules forbid it.
    Forbidden(Refusal),
    /// Something else is due now.
    NotDue,
    /// The sender has offered this loss, or a larger one, in this turn, and the other has declined.
    Declined,
    /// The sender has waived his double or seen his roll.
    CubeClosed,
    /// The days are not over by this player's clock; seconds that are left.
    TooEarly(u64),
    /// The game is over.
    Over,
    /// Two versions of a message are there: the player has to say which first.
    Stopped,
    /// It has come so far ahead that it is not kept.
    TooFarAhead,
    /// A result of a duplicate is that of the computer's side.
    ComputersSide,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OtherGame => "the message belongs to another game",
            Self::NotAnAcceptance => "the message does not accept this invitation",
            Self::NotAnInvitation => "the message is no invitation",
            Self::FromYou => "the next message is yours, and you have not sent this one",
            Self::OtherPast => "the sender has another past of the game than you",
            Self::FalseSecret => "a secret is not the one that was sealed",
            Self::WrongReveal => "the message reveals more or fewer secrets than are due",
            Self::Forbidden(refusal) => return refusal.fmt(f),
            Self::NotDue => "something else is due now",
            Self::Declined => "this resignation was declined in this turn",
            Self::CubeClosed => "the sender may not double in this turn",
            Self::TooEarly(_) => "the agreed days are not over",
            Self::Over => "the game is over",
            Self::Stopped => "there are two versions of a message",
            Self::TooFarAhead => "too many messages are missing before it",
            Self::ComputersSide => "the side of the result is the computer's",
        })
    }
}

impl std::error::Error for Refused {}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self::Forbidden(refusal)
    }
}

/// A message that was refused and shows that somebody has not kept to the protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Why it was refused: [`Refused::FalseSecret`] or [`Refused::OtherPast`].
    pub why: Refused,
    /// The refused message. Those before it, which bind the sender, are the messages of the game.
    pub message: Message,
}
