//! Dice statistics for people and the computer over all finished games, and their storage format.

use dice::{Commitment, Seed, Tally};
use serde::{Deserialize, Serialize};

use crate::{LoadError, MAX_SET_ASIDE};

/// Storage format version.
const VERSION: u32 = 3;

/// Length of the fingerprint prefix that identifies a game.
const DIGITS: usize = 8;

/// Dice statistics over all games, which would reveal whether the computer rolled better dice than its opponents.
///
/// ```
/// use dice::{Seed, Tally};
/// use record::DiceBook;
///
/// let (seed, tally) = (Seed([7; 32]), Tally { rolls: 20, ..Tally::default() });
/// let mut book = DiceBook::default();
/// assert!(book.count(&seed, &tally, &tally));
/// assert!(!book.count(&seed, &tally, &tally), "each game counts once");
/// assert_eq!((book.games, book.person.rolls), (1, 20));
/// assert_eq!(DiceBook::from_text(&book.to_text()), Ok(book));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiceBook {
    /// Number of games counted.
    pub games: u32,
    /// Roll statistics of human players.
    pub person: Tally,
    /// Roll statistics of the computer.
    pub computer: Tally,
    /// Luck of both sides.
    pub luck: LuckBook,
    /// Fingerprint of the most recently counted game.
    last: String,
    /// `true` once the luck of the most recently counted game has been added, which happens after the game is counted.
    last_judged: bool,
    /// Fingerprint prefixes of games that have been counted or were imported as finished, newest last.
    known: Vec<String>,
}

/// Total luck over all evaluated games, in thousandths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LuckBook {
    /// Number of games evaluated.
    pub games: u32,
    /// Total luck of human players.
    pub person: i64,
    /// Total luck of the computer.
    pub computer: i64,
}

#[derive(Serialize, Deserialize)]
struct Form {
    version: u32,
    games: u32,
    #[serde(with = "TallyForm")]
    person: Tally,
    #[serde(with = "TallyForm")]
    computer: Tally,
    last: String,
    /// Present since version 2.
    #[serde(default)]
    luck: LuckBook,
    #[serde(default)]
    last_judged: bool,
    /// Present since version 3; earlier versions store only `last`.
    #[serde(default)]
    known: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Tally")]
struct TallyForm {
    faces: [u32; 6],
    rolls: u32,
    doubles: u32,
    pips: u32,
}

impl DiceBook {
    /// Counts a finished game with this seed. Returns `false` if the game is already known.
    pub fn count(&mut self, seed: &Seed, person: &Tally, computer: &Tally) -> bool {
        if !self.leave_out(seed) {
            return false;
        }
        self.games = self.games.saturating_add(1);
        self.person = self.person.and(person);
        self.computer = self.computer.and(computer);
        self.last = Commitment::of(seed).to_string();
        self.last_judged = false;
        true
    }

    /// Excludes the game with this seed from being counted later. Returns `false` if the game is already known.
    pub fn leave_out(&mut self, seed: &Seed) -> bool {
        let name = short(&Commitment::of(seed).to_string());
        if self.known.contains(&name) {
            return false;
        }
        self.known.push(name);
        // A text that was set aside can restore its game at any time, so the number of known games equals the maximum
        // number of such texts.
        let forgotten = self.known.len().saturating_sub(MAX_SET_ASIDE);
        self.known.drain(..forgotten);
        true
    }

    /// Returns `true` if the game with this seed is the most recently counted one and its luck has not been added yet.
    pub fn awaits_luck(&self, seed: &Seed) -> bool {
        !self.last_judged && self.last == Commitment::of(seed).to_string()
    }

    /// Adds the luck of the game with this seed, in thousandths of a point. Returns `false` if this luck is not
    /// awaited.
    pub fn add_luck(&mut self, seed: &Seed, person: i64, computer: i64) -> bool {
        if !self.awaits_luck(seed) {
            return false;
        }
        let luck = &mut self.luck;
        luck.games = luck.games.saturating_add(1);
        luck.person = luck.person.saturating_add(person);
        luck.computer = luck.computer.saturating_add(computer);
        self.last_judged = true;
        true
    }

    /// Serialises the statistics.
    pub fn to_text(&self) -> String {
        let form = Form {
            version: VERSION,
            games: self.games,
            person: self.person,
            computer: self.computer,
            last: self.last.clone(),
            luck: self.luck,
            last_judged: self.last_judged,
            known: self.known.clone(),
        };
        serde_json::to_string(&form).unwrap_or_default()
    }

    /// Parses the storage format of this or any earlier version.
    ///
    /// # Errors
    /// Returns an error if the text is damaged or was written by a newer version.
    pub fn from_text(text: &str) -> Result<Self, LoadError> {
        let form: Form = serde_json::from_str(text).map_err(|_| LoadError::Damaged)?;
        if form.version > VERSION {
            return Err(LoadError::Newer(form.version));
        }
        let mut known = form.known;
        if form.version < 3 && !form.last.is_empty() {
            known = vec![short(&form.last)];
        }
        Ok(Self {
            games: form.games,
            person: form.person,
            computer: form.computer,
            luck: form.luck,
            last: form.last,
            last_judged: form.last_judged,
            known,
        })
    }
}

/// Returns the fingerprint prefix that is stored.
fn short(fingerprint: &str) -> String {
    fingerprint.chars().take(DIGITS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_a_game_once_and_survives_a_round_trip() {
        let tally = Tally {
            faces: [1, 2, 3, 4, 5, 6],
            rolls: 10,
            doubles: 2,
            pips: 90,
        };
        let mut book = DiceBook::default();
        assert!(book.count(&Seed([1; 32]), &tally, &Tally::default()));
        assert!(!book.count(&Seed([1; 32]), &tally, &Tally::default()));
        assert!(book.count(&Seed([2; 32]), &tally, &tally));
        assert_eq!(
            (book.games, book.person.rolls, book.computer.rolls),
            (2, 20, 10)
        );
        let text = book.to_text();
        assert_eq!(DiceBook::from_text(&text), Ok(book));
        let newer = text.replace("\"version\":3", "\"version\":9");
        assert_eq!(DiceBook::from_text(&newer), Err(LoadError::Newer(9)));
        assert_eq!(DiceBook::from_text(&text[1..]), Err(LoadError::Damaged));
    }

    #[test]
    fn adds_luck_once_and_only_for_the_last_counted_game() {
        let none = Tally::default();
        let mut book = DiceBook::default();
        assert!(!book.awaits_luck(&Seed([1; 32])), "nothing is counted yet");
        book.count(&Seed([1; 32]), &none, &none);
        assert!(book.awaits_luck(&Seed([1; 32])));
        assert!(!book.add_luck(&Seed([2; 32]), 500, -500));
        assert!(book.add_luck(&Seed([1; 32]), 612, -1_250));
        assert!(!book.add_luck(&Seed([1; 32]), 612, -1_250));
        let mut again = DiceBook::from_text(&book.to_text()).expect("it was written");
        assert_eq!(again, book);
        assert!(!again.awaits_luck(&Seed([1; 32])));
        // A new game starts before the previous one has been evaluated, so the previous game's luck is never added.
        again.count(&Seed([2; 32]), &none, &none);
        again.count(&Seed([3; 32]), &none, &none);
        assert!(!again.add_luck(&Seed([2; 32]), 1, 1));
        assert!(again.add_luck(&Seed([3; 32]), -112, 50));
        let expected = LuckBook {
            games: 2,
            person: 500,
            computer: -1_200,
        };
        assert_eq!((again.games, again.luck), (3, expected));
    }

    #[test]
    fn reads_version_1_without_luck() {
        let text = include_str!("../../tests/data/dice_book_v1.json");
        let mut book = DiceBook::from_text(text).expect("stored by version 1");
        assert_eq!((book.games, book.person.rolls), (2, 10));
        assert_eq!(book.luck, LuckBook::default());
        assert!(book.add_luck(&Seed([2; 32]), 7, 8), "its last game");
        let again = DiceBook::from_text(&book.to_text()).expect("it was written");
        assert_eq!(again, book);
    }

    #[test]
    fn never_counts_imported_games_or_games_counted_long_ago() {
        let none = Tally::default();
        let seed = |number: usize| {
            let mut seed = [7; 32];
            seed[..8].copy_from_slice(&number.to_le_bytes());
            Seed(seed)
        };
        let mut book = DiceBook::default();
        assert!(book.leave_out(&seed(0)));
        for number in 1..MAX_SET_ASIDE {
            assert!(book.count(&seed(number), &none, &none));
        }
        let mut again = DiceBook::from_text(&book.to_text()).expect("it was written");
        for number in 0..MAX_SET_ASIDE {
            assert!(!again.count(&seed(number), &none, &none), "{number}");
        }
        assert_eq!(
            (again.games as usize, again.known.len()),
            (MAX_SET_ASIDE - 1, MAX_SET_ASIDE)
        );
        assert!(again.count(&seed(MAX_SET_ASIDE), &none, &none));
        assert_eq!(again.known.len(), MAX_SET_ASIDE);
    }

    #[test]
    fn reads_version_2_with_its_last_game_known() {
        let text = include_str!("../../tests/data/dice_book_v2.json");
        let mut book = DiceBook::from_text(text).expect("stored by version 2");
        let none = Tally::default();
        assert_eq!((book.games, book.luck.person), (2, 612));
        assert!(!book.count(&Seed([2; 32]), &none, &none), "its last game");
        assert!(!book.awaits_luck(&Seed([2; 32])));
        assert!(book.count(&Seed([3; 32]), &none, &none));
        assert_eq!(DiceBook::from_text(&book.to_text()), Ok(book));
    }
}
