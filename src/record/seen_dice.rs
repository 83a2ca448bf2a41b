//! The dice that have been seen in this browser, game by game, and the seed of the game that followed each.
//!
//! This memory stays in the browser and is not part of any file. A file may bring back an earlier state of a game;
//! without this memory that game would be replayed with dice that the player knows, and the next game would have other
//! dice than those whose fingerprint was shown.

use std::fmt::Write as _;

use dice::Seed;

/// The most games that are remembered; the oldest are forgotten first.
const REMEMBERED: usize = 300;

/// The most games of duplicates that are remembered, apart from the others: their dice may be played again at any time.
const REMEMBERED_OF_DUPLICATES: usize = 2_000;

/// Ends the line of a game of a duplicate. Earlier releases do not look at it.
const DUPLICATE: &str = "duplicate";

/// Number of seen dice that stands for all dice of a game, once its seed was shown.
const ALL: u32 = u32::MAX;

/// The dice and following seeds of the games seen in this browser.
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
    /// The remembered games, the newest last.
    games: Vec<SeenGame>,
    /// The remembered games of duplicates, the newest last.
    duplicates: Vec<SeenGame>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct SeenGame {
    seed: Seed,
    /// How many of its dice were seen.
    dice: u32,
    /// The seed of the game after it in its session, once that has begun.
    next: Option<Seed>,
}

impl SeenDice {
    /// Remembers that the first `dice` dice of the game with this seed were seen; returns whether that is new.
    pub fn mark_seen(&mut self, seed: Seed, dice: u32) -> bool {
        let is_news = !self.has_seen(&seed, dice);
        if is_news {
            self.game(seed).dice = dice;
        }
        is_news
    }

    /// Remembers that this seed was shown, and with it all dice of its game; returns whether that is new.
    pub fn mark_shown(&mut self, seed: Seed) -> bool {
        self.mark_seen(seed, ALL)
    }

    /// Whether this seed was shown.
    pub fn is_shown(&self, seed: &Seed) -> bool {
        self.has_seen(seed, ALL)
    }

    /// Whether the first `dice` dice of the game with this seed were seen.
    pub fn has_seen(&self, seed: &Seed, dice: u32) -> bool {
        dice == 0 || self.find(seed).is_some_and(|game| game.dice >= dice)
    }

    /// Remembers that the game with the seed `next` followed the game with this seed; returns whether that is new.
    pub fn set_next(&mut self, seed: Seed, next: Seed) -> bool {
        let is_news = self.next(&seed) != Some(next);
        if is_news {
            self.game(seed).next = Some(next);
        }
        is_news
    }

    /// The seed of the game that followed the game with this seed; `None` if none has begun.
    pub fn next(&self, seed: &Seed) -> Option<Seed> {
        self.find(seed)?.next
    }

    /// Remembers that the game with this seed, of which dice were seen, is one of a duplicate, so that other games do not
    /// make it forgotten; returns whether that is new.
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

    /// Returns the game with this seed, which is added if it is new.
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

    /// The stored form: a line for each game with its seed, how many of its dice were seen, the next seed, and whether it is
    /// one of a duplicate.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let others = self.games.iter().map(|game| (game, ""));
        let duplicates = self.duplicates.iter().map(|game| (game, DUPLICATE));
        for (SeenGame { seed, dice, next }, mark) in others.chain(duplicates) {
            let next = next.map_or_else(String::new, |next| next.to_string());
            let space = if mark.is_empty() { "" } else { " " };
            // Writing into a string cannot fail.
            let _written = writeln!(text, "{seed} {dice} {next}{space}{mark}");
        }
        text
    }

    /// Reads the stored form; damaged lines are skipped.
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

/// Forgets the oldest games beyond the latest `most`.
fn keep_newest(games: &mut Vec<SeenGame>, most: usize) {
    games.drain(..games.len().saturating_sub(most));
}

/// Reads the line of a game, and whether the game is one of a duplicate.
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
    fn remembers_the_most_dice_of_each_game_and_what_followed() {
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
    fn forgets_the_oldest_games_first() {
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
    fn other_games_do_not_make_the_dice_of_a_duplicate_forgotten() {
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
    fn leaves_out_lines_that_are_damaged() {
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
