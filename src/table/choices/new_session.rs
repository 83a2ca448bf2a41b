//! The choices for a new session at the table: its terms, and where it begins.

use dice::Seed;
use record::{Saved, Start};
use rules::Player;
use terms::Form;

/// The choices for a new session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewSession {
    /// The terms.
    pub form: Form,
    /// The seed of an earlier game, if its dice are wanted again.
    pub same_dice: Option<Seed>,
    /// The start of the session in the middle of a game: then only the players are chosen. The dice of a duplicate are in
    /// it too.
    pub start: Option<Start>,
}

impl From<Form> for NewSession {
    fn from(form: Form) -> Self {
        Self {
            form,
            ..Self::default()
        }
    }
}

impl NewSession {
    /// Returns the choices that a duplicate has made: its terms and its dice.
    pub fn of_duplicate(form: Form, start: Start) -> Self {
        Self {
            start: Some(start),
            ..Self::from(form)
        }
    }

    /// Returns the choices as they open after a session: the default, with the names that were entered last.
    pub(crate) fn after(last: &Saved) -> Self {
        Form::with_names_of(last).into()
    }

    /// Returns the choices with which a session was begun, for a game with the dice of `seed`.
    pub(crate) fn again(last: &Saved, seed: Seed) -> Self {
        Self {
            same_dice: Some(seed),
            ..Form::of_session(last).into()
        }
    }

    /// Returns the choices for play from `start`, with the players of `last`: the person decides first.
    pub(crate) fn from_start(last: &Form, start: Start) -> Self {
        let decides = start.decision().map(|decision| decision.player());
        let form = Form {
            opponent: last.opponent,
            level: last.level,
            own_pr: last.own_pr,
            names: last.names.clone(),
            side: decides.unwrap_or(Player::White),
            ..Form::default()
        };
        Self {
            start: Some(start),
            ..form.into()
        }
    }

    /// Whether dice of the game are known before it begins.
    pub fn has_known_dice(&self) -> bool {
        self.same_dice.is_some() || self.start.as_ref().is_some_and(Start::is_again)
    }
}
