//! Creation of a duplicate from the form.

use dice::Seed;
use friend::{Duplicate, DuplicateOpponent, Terms};
use record::PlayerName;
use terms::{Form, Opponent};

/// Returns the duplicate with the form's terms and with the dice generated from `seed`.
pub fn agreed(form: &Form, seed: Seed) -> Duplicate {
    let level = PlayerName::new(form.level).filter(|_| form.opponent == Opponent::Computer);
    let against = level.map_or(DuplicateOpponent::Partner, DuplicateOpponent::Computer);
    let terms = Terms::of(&form.ruleset(), false, None);
    Duplicate::new(terms, form.games, against, seed)
}

/// Returns the number of games in a duplicate; 0 for a match.
pub fn games(duplicate: &Duplicate) -> u32 {
    duplicate.games().map_or(0, |games| games.get().into())
}
