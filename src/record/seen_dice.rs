//! Dice already seen in this browser, by game, with the seed of the game that followed.
//!
//! This record exists only in the browser and is never exported. A file can restore an earlier state of a game. Without
//! this record, the player could then replay the game knowing the dice, and the dice of the next game would not match
//! the published fingerprint.

use std::fmt::Write as _;

use dice::Seed;

/// Maximum number of games; the oldest ones are removed first.
const REMEMBERED: usize = 300;

/// Maximum number of duplicate games, which have a separate limit because they can be replayed at any time.
const REMEMBERED_OF_DUPLICATES: usize = 2_000;

/// Suffix of the line for a duplicate game. Earlier releases ignore it.
const DUPLICATE: &str = "duplicate";

/// Number that stands for all of a game's dice, stored once the game's seed has been shown.
const ALL: u32 = u32::MAX;

/// For each game played in this browser, the number of dice seen and the seed of the following game.
///
/// ```
/// use dice::Seed;
/// use record::SeenDice;
///
/// let mut seen = SeenDice::default();
/// assert!(seen.mark_seen(Seed([7; 32]), 4));
/// assert!(seen.has_seen(&Seed([7; 32]), 3) && !seen.has_seen(&Seed([7; 32]), 5));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeenDice {
    /// Ordinary games, newest last.
    games: Vec<SeenGame>,
    /// Duplicate games, newest last.
    duplicates: Vec<SeenGame>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct SeenGame {
    seed: Seed,
    /// Number of dice seen.
    dice: u32,
    /// Seed of the next game of the session, once that game has started.
    next: Option<Seed>,
}

impl SeenDice {
    /// Records that the first `dice` dice of the game with this seed have been seen. Returns `true` if this changes the
    /// record.
    pub fn mark_seen(&mut self, seed: Seed, dice: u32) -> bool {
        let is_news = !self.has_seen(&seed, dice);
        if is_news {
            self.game(seed).dice = dice;
        }
        is_news
    }

    /// Records that this seed has been shown, which reveals all of the game's dice. Returns `true` if this changes the
    /// record.
    pub fn mark_shown(&mut self, seed: Seed) -> bool {
        self.mark_seen(seed, ALL)
    }

    /// Returns `true` if this seed has been shown.
    pub fn is_shown(&self, seed: &Seed) -> bool {
        self.has_seen(seed, ALL)
    }

    /// Returns `true` if the first `dice` dice of the game with this seed have been seen.
    pub fn has_seen(&self, seed: &Seed, dice: u32) -> bool {
        dice == 0 || self.find(seed).is_some_and(|game| game.dice >= dice)
    }

    /// Records that the game with the seed `next` follows the game with this seed. Returns `true` if this changes the
    /// record.
    pub fn set_next(&mut self, seed: Seed, next: Seed) -> bool {
        let is_news = self.next(&seed) != Some(next);
        if is_news {
            self.game(seed).next = Some(next);
        }
        is_news
    }

    /// Returns the seed of the game that follows the game with this seed; `None` if that game has not started.
    pub fn next(&self, seed: &Seed) -> Option<Seed> {
        self.find(seed)?.next
    }

    /// Moves the game with this seed to the duplicate games, so that other games do not displace it. Returns `false` if
    /// the game is unknown or has already been moved.
    ///
    /// ```
    /// use dice::Seed;
    /// use record::SeenDice;
    ///
    /// let mut seen = SeenDice::default();
    /// seen.mark_shown(Seed([7; 32]));
    /// assert!(seen.mark_duplicate(&Seed([7; 32])) && seen.is_shown(&Seed([7; 32])));
    /// ```
    pub fn mark_duplicate(&mut self, seed: &Seed) -> bool {
        let Some(at) = self.games.iter().position(|game| game.seed == *seed) else {
            return false;
        };
        let game = self.games.remove(at);
        self.duplicates.push(game);
        keep_newest(&mut self.duplicates, REMEMBERED_OF_DUPLICATES);
        true
    }

    fn find(&self, seed: &Seed) -> Option<&SeenGame> {
        let mut all = self.games.iter().chain(&self.duplicates);
        all.find(|game| game.seed == *seed)
    }

    /// Returns the game with this seed, adding it if necessary.
    fn game(&mut self, seed: Seed) -> &mut SeenGame {
        let is_it = |game: &SeenGame| game.seed == seed;
        if let Some(at) = self.duplicates.iter().position(is_it) {
            return &mut self.duplicates[at];
        }
        let found = self.games.iter().position(is_it);
        let at = found.unwrap_or_else(|| {
            self.games.push(SeenGame {
                seed,
                dice: 0,
                next: None,
            });
            keep_newest(&mut self.games, REMEMBERED);
            self.games.len() - 1
        });
        &mut self.games[at]
    }

    /// Serialises the record as one line per game, containing the seed, the number of dice seen, the next seed, and a
    /// suffix for duplicate games.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let others = self.games.iter().map(|game| (game, ""));
        let duplicates = self.duplicates.iter().map(|game| (game, DUPLICATE));
        for (SeenGame { seed, dice, next }, mark) in others.chain(duplicates) {
            let next = next.map_or_else(String::new, |next| next.to_string());
            let space = if mark.is_empty() { "" } else { " " };
            // Writing to a string cannot fail.
            let _written = writeln!(text, "{seed} {dice} {next}{space}{mark}");
        }
        text
    }

    /// Parses the storage format; damaged lines are skipped.
    pub fn from_text(text: &str) -> Self {
        let mut seen = Self::default();
        for (game, is_duplicate) in text.lines().filter_map(read) {
            if is_duplicate {
                seen.duplicates.push(game);
            } else {
                seen.games.push(game);
            }
        }
        keep_newest(&mut seen.games, REMEMBERED);
        keep_newest(&mut seen.duplicates, REMEMBERED_OF_DUPLICATES);
        seen
    }
}

/// Removes the oldest games, so that at most `most` remain.
fn keep_newest(games: &mut Vec<SeenGame>, most: usize) {
    games.drain(..games.len().saturating_sub(most));
}

/// Parses the line for a game; the flag is `true` for a duplicate game.
fn read(line: &str) -> Option<(SeenGame, bool)> {
    let mut words = line.split(' ');
    let game = SeenGame {
        seed: words.next()?.parse().ok()?,
        dice: words.next()?.parse().ok()?,
        next: words.next()?.parse().ok(),
    };
    Some((game, words.next() == Some(DUPLICATE)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed(number: u32) -> Seed {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    #[test]
    fn retains_the_highest_dice_count_and_the_next_seed_of_each_game() {
        let mut seen = SeenDice::default();
        assert!(!seen.mark_seen(seed(1), 0), "nothing was rolled");
        assert!(seen.mark_seen(seed(1), 8) && !seen.mark_seen(seed(1), 4));
        assert!(seen.has_seen(&seed(1), 8) && !seen.has_seen(&seed(1), 9));
        assert!(!seen.is_shown(&seed(1)));
        assert!(seen.set_next(seed(1), seed(2)) && !seen.set_next(seed(1), seed(2)));
        assert!(seen.mark_shown(seed(1)) && !seen.mark_shown(seed(1)));
        assert!(seen.is_shown(&seed(1)) && !seen.has_seen(&seed(2), 1));
        assert_eq!(
            (seen.next(&seed(1)), seen.next(&seed(2))),
            (Some(seed(2)), None)
        );
        assert_eq!(SeenDice::from_text(&seen.to_text()), seen);
    }

    #[test]
    fn removes_the_oldest_games_first() {
        let mut seen = SeenDice::default();
        for number in 0..=300 {
            assert!(seen.mark_shown(seed(number)));
        }
        assert!(!seen.is_shown(&seed(0)) && seen.is_shown(&seed(1)));
        let more = format!("{}{} 1 \n", seen.to_text(), seed(301));
        let seen = SeenDice::from_text(&more);
        assert!(!seen.is_shown(&seed(1)) && seen.is_shown(&seed(2)));
        assert!(seen.has_seen(&seed(301), 1));
    }

    #[test]
    fn other_games_do_not_displace_the_dice_of_a_duplicate() {
        let mut seen = SeenDice::default();
        assert!(!seen.mark_duplicate(&seed(0)), "nothing was seen");
        assert!(seen.mark_seen(seed(0), 4) && seen.mark_duplicate(&seed(0)));
        assert!(!seen.mark_duplicate(&seed(0)));
        for number in 1..=3_000 {
            assert!(seen.mark_shown(seed(number)));
        }
        assert!(seen.has_seen(&seed(0), 4) && !seen.has_seen(&seed(0), 5));
        assert!(seen.mark_shown(seed(0)), "more of its dice");
        let mut again = SeenDice::from_text(&seen.to_text());
        assert_eq!(again, seen);
        for number in 4_000..=5_999 {
            assert!(again.is_shown(&seed(0)));
            assert!(again.mark_shown(seed(number)) && again.mark_duplicate(&seed(number)));
        }
        assert!(
            !again.is_shown(&seed(0)),
            "the oldest of duplicates go first"
        );
        assert_eq!(again.games.len() + again.duplicates.len(), 2_299);
        let text = again.to_text();
        assert_eq!(SeenDice::from_text(&text), again);
    }

    #[test]
    fn skips_damaged_lines() {
        let good = format!("{} 7 ", seed(1));
        for bad in [
            "",
            "x 7 ",
            &good[1..],
            &good.replace('7', "-7"),
            &good[..66],
        ] {
            let seen = SeenDice::from_text(&format!("{bad}\n{good}\n"));
            assert_eq!(seen.games.len(), 1, "{bad}");
        }
    }
}
