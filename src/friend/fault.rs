//! Outcomes of receiving a message.

use std::fmt;

use rules::Refusal;

use crate::message::Message;

/// Outcome of receiving an accepted or harmless message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Received {
    /// The game advanced by this many messages, including those that had arrived early.
    Moved(usize),
    /// The message had already been received, and the game is unchanged.
    Repeated,
    /// The message is stored until the missing messages arrive.
    Ahead {
        /// Number of the message that is due.
        missing: u16,
    },
    /// The message differs from the stored message with the same number. The game stops until the player chooses
    /// between them.
    TwoVersions,
}

/// Reason why a message is rejected. Board, score and dice do not change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The message belongs to another game.
    OtherGame,
    /// The message is a second acceptance of the invitation, or an acceptance is due but the message is not one.
    NotAnAcceptance,
    /// The message is not an invitation.
    NotAnInvitation,
    /// The message would have been sent by this player, but this player did not send it.
    FromYou,
    /// The message does not continue the stored messages, because the sender's earlier messages differ.
    OtherPast,
    /// The hash of a secret is not the previous secret. The message is kept as proof.
    FalseSecret,
    /// The message reveals more or fewer secrets than are due.
    WrongReveal,
    /// The rules forbid the action.
    Forbidden(Refusal),
    /// A different action is due.
    NotDue,
    /// The sender has already offered this or a larger loss in this turn, and the opponent has declined it.
    Declined,
    /// The sender has waived the right to double, or has seen the roll.
    CubeClosed,
    /// According to this player's clock, the agreed number of days has not passed; the value is the remaining time in
    /// seconds.
    TooEarly(u64),
    /// The game is over.
    Over,
    /// There are two versions of a message, and the player must first choose one.
    Stopped,
    /// The message is too far ahead to be stored.
    TooFarAhead,
    /// The result of a duplicate belongs to the computer's side.
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

/// Rejected message that proves a protocol violation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Reason for the rejection: [`Refused::FalseSecret`] or [`Refused::OtherPast`].
    pub why: Refused,
    /// Rejected message. The sender is bound to the messages before it, which the game contains.
    pub message: Message,
}
