//! Results of sessions played on this device.

use friend::{Duplicate, DuplicateOpponent, DuplicateResult};
use record::{Saved, Seat};
use rules::Player;

use crate::{Stored, StoredResult};

/// Returns a stored session's duplicate with its results: the person's result against the computer, or both partners'
/// results. `None` if the session does not belong to a duplicate, is not over, or violates the terms.
pub(crate) fn results(session: &str, now: u64) -> Option<Stored> {
    let saved = Saved::from_text(session).ok()?;
    let duplicate = Duplicate::from_link(saved.start.as_ref()?.duplicate_link()?).ok()?;
    let fits = |player: Player| match (&saved.seats[player], duplicate.against()) {
        (Seat::Person, DuplicateOpponent::Partner) => true,
        (Seat::Person, DuplicateOpponent::Computer(_)) => player == Player::White,
        (Seat::Computer(level), DuplicateOpponent::Computer(terms)) => {
            player == Player::Black && level == terms.as_str()
        }
        (Seat::Computer(_), DuplicateOpponent::Partner) => false,
    };
    let persons = Player::BOTH.into_iter();
    let persons = persons.filter(|player| saved.seats[*player] == Seat::Person);
    let result = |player: Player| {
        let played = DuplicateResult::new(&duplicate, &saved.session, player).ok()?;
        let result = DuplicateResult {
            name: saved.names[player].clone(),
            opponent: saved.names[player.opponent()].clone(),
            known: saved.seeds.iter().any(|game| game.known),
            ..played
        };
        Some(StoredResult::new(result, true))
    };
    let results: Option<Vec<StoredResult>> = persons.map(result).collect();
    Player::BOTH
        .into_iter()
        .all(fits)
        .then_some(Stored {
            since: now,
            results: results?,
            duplicate,
        })
        .filter(|stored| !stored.results.is_empty())
}
