//! The dice of all finished games, counted for people and for the computer, and how that is kept.

use dice::{Commitment, Seed, Tally};
use serde::{Deserialize, Serialize};

use crate::LoadError;

/// The version that is written.
const VERSION: u32 = 1;

/// What came of the dice in all games: a computer that had better ones would show here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiceBook {
    /// How many games have been counted.
    pub games: u32,
    /// The dice of people.
    pub person: Tally,
    /// The dice of the computer.
    pub computer: Tally,
    /// The fingerprint of the game that was counted last, so that none is counted twice.
    last: String,
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
    /// Adds a finished game with this seed; whether it was not the last one already.
    pub fn count(&mut self, seed: &Seed, person: &Tally, computer: &Tally) -> bool {
        let fingerprint = Commitment::of(seed).to_string();
        if self.last == fingerprint {
            return false;
        }
        self.games = self.games.saturating_add(1);
        self.person = self.person.and(person);
        self.computer = self.computer.and(computer);
        self.last = fingerprint;
        true
    }

    /// The stored form.
    pub fn to_text(&self) -> String {
        let form = Form {
            version: VERSION,
            games: self.games,
            person: self.person,
            computer: self.computer,
            last: self.last.clone(),
        };
        serde_json::to_string(&form).unwrap_or_default()
    }

    /// What `text` holds.
    ///
    /// # Errors
    /// If it is damaged, or a newer version has written it.
    pub fn from_text(text: &str) -> Result<Self, LoadError> {
        let form: Form = serde_json::from_str(text).map_err(|_| LoadError::Damaged)?;
        if form.version > VERSION {
            return Err(LoadError::Newer(form.version));
        }
        Ok(Self {
            games: form.games,
            person: form.person,
            computer: form.computer,
            last: form.last,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_counted_once_and_the_book_comes_back() {
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
        let newer = text.replace("\"version\":1", "\"version\":9");
        assert_eq!(DiceBook::from_text(&newer), Err(LoadError::Newer(9)));
        assert_eq!(DiceBook::from_text(&text[1..]), Err(LoadError::Damaged));
    }
}
