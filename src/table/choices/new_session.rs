//! Options for a new session: its terms and its starting position.

use dice::Seed;
use record::{Saved, Start};
use rules::Player;
use terms::Form;

/// Options for a new session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewSession {
    /// Terms of the session.
    pub form: Form,
    /// Seed of an earlier game whose dice are reused.
    pub same_dice: Option<Seed>,
    /// Mid-game starting position, for which only the players can be chosen. For a duplicate, this field also holds the
    /// dice.
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
    /// Returns the options for a duplicate: its terms and its dice.
    pub fn of_duplicate(form: Form, start: Start) -> Self {
        Self {
            start: Some(start),
            ..Self::from(form)
        }
    }

    /// Returns the initial options after session `last`: the defaults, with the names entered last.
    pub(crate) fn after(last: &Saved) -> Self {
        Form::with_names_of(last).into()
    }

    /// Returns the options of session `last`, for a game with the dice generated from `seed`.
    pub(crate) fn again(last: &Saved, seed: Seed) -> Self {
        Self {
            same_dice: Some(seed),
            ..Form::of_session(last).into()
        }
    }

    /// Returns the options for playing on from `start` with the players of `last`; the person makes the first decision.
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

    /// Returns `true` if any of the game's dice are known before the game begins.
    pub fn has_known_dice(&self) -> bool {
        self.same_dice.is_some() || self.start.as_ref().is_some_and(Start::is_again)
    }
}
