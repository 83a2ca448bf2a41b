//! Starting a game: invitation and acceptance.

use record::PlayerName;
use rules::Player;

use crate::{
    chain::{OwnChain, Root},
    fault::Refused,
    game::{Game, Seconds},
    link::print_link,
    message::{Acceptance, Invitation, Message, Tag},
    terms::Terms,
    time_control::TimeControl,
};

/// White's side before the invitation is accepted.
#[derive(Clone, Debug, PartialEq)]
pub struct Invited {
    pub(crate) own: OwnChain,
    pub(crate) invitation: Invitation,
}

impl Invited {
    /// Creates an invitation with these terms. `root` must consist of fresh random bytes that are used only for this
    /// game.
    pub fn new(terms: Terms, name: Option<PlayerName>, root: Root) -> Self {
        Self::again(terms, name, root, None)
    }

    /// Adds a time control for play over a direct connection; ignored unless the terms are for a match.
    #[must_use]
    pub fn with_clock(mut self, clock: Option<TimeControl>) -> Self {
        self.invitation.clock = clock.filter(|_| self.invitation.terms.is_match());
        self
    }

    pub(crate) fn again(
        terms: Terms,
        name: Option<PlayerName>,
        root: Root,
        rematch: Option<Tag>,
    ) -> Self {
        let own = OwnChain::new(root, Player::White, terms.chain);
        let invitation = Invitation {
            terms,
            head: own.head(0),
            salt: own.owner().salt,
            name,
            rematch,
            clock: None,
        };
        Self { own, invitation }
    }

    /// Returns the invitation.
    pub const fn invitation(&self) -> &Invitation {
        &self.invitation
    }

    /// Returns the invitation as a message.
    pub fn message(&self) -> Message {
        Message::Invitation(self.invitation.clone())
    }

    /// Returns the invitation as a link.
    pub fn link(&self) -> String {
        print_link([&self.message()])
    }

    /// Starts the game from the first acceptance received.
    ///
    /// # Errors
    /// Returns [`Refused::NotAnAcceptance`] if the message does not accept this invitation, or the reason why the game
    /// cannot start.
    pub fn accepted(&self, message: &Message, now: Seconds) -> Result<Game, Refused> {
        let Message::Acceptance(acceptance) = message else {
            return Err(Refused::NotAnAcceptance);
        };
        if acceptance.invitation != self.message().hash() {
            return Err(Refused::NotAnAcceptance);
        }
        let opening = (self.invitation.clone(), acceptance.clone());
        Game::new(opening, Player::White, self.own.clone(), now)
    }
}

/// Accepts an invitation as Black. `root` must consist of fresh random bytes that are used only for this game.
///
/// # Errors
/// Returns [`Refused::NotAnInvitation`] if the message is not an invitation, or the reason why the game cannot start.
pub fn accept(
    message: &Message,
    name: Option<PlayerName>,
    root: Root,
    now: Seconds,
) -> Result<Game, Refused> {
    let Message::Invitation(invitation) = message else {
        return Err(Refused::NotAnInvitation);
    };
    let own = OwnChain::new(root, Player::Black, invitation.terms.chain);
    let acceptance = Acceptance {
        invitation: message.hash(),
        head: own.head(0),
        salt: own.owner().salt,
        name,
        opening: own.secret(invitation.terms.rolls_of_acceptance() - 1),
    };
    Game::new((invitation.clone(), acceptance), Player::Black, own, now)
}

/// Creates an invitation to a rematch with the same terms after the end of a game. The player who invites is White.
///
/// # Errors
/// Returns [`Refused::NotDue`] if the game has not ended.
pub fn rematch(game: &Game, root: Root) -> Result<Invited, Refused> {
    game.ended().ok_or(Refused::NotDue)?;
    let name = game.names()[game.me()].clone();
    let again = Invited::again(*game.terms(), name, root, Some(game.tag()));
    Ok(again.with_clock(game.invitation().clock))
}
