//! Checks dice: the fingerprint and the dice of a seed, or all games of a stored session or of a file of everything.

use std::{fmt::Write as _, fs};

use dice::{Commitment, DiceStream, Seed};
use record::{Backup, Saved};
use rules::{DiceSource as _, Die};

/// How many dice are printed unless it is said.
const USUAL: usize = 100;

/// Prints what follows from a seed, or checks the file with this name.
///
/// # Errors
/// In one sentence why nothing can be checked, or what is wrong with the dice.
pub(crate) fn run(words: &[&str]) -> Result<String, String> {
    match *words {
        [seed] if is_seed(seed) => of_seed(seed, USUAL),
        [seed, count] if is_seed(seed) => match count.parse() {
            Ok(count) if count <= 1_000_000 => of_seed(seed, count),
            _ => Err(format!("\"{count}\" is no number of dice up to a million")),
        },
        [file] => of_session(&read(file)?, None),
        [file, fingerprint] => of_session(&read(file)?, Some(fingerprint)),
        _ => Err("what shall be checked? A seed, or a file".to_owned()),
    }
}

fn is_seed(word: &str) -> bool {
    word.parse::<Seed>().is_ok()
}

fn read(file: &str) -> Result<String, String> {
    fs::read_to_string(file).map_err(|why| format!("{file}: {why}"))
}

fn of_seed(seed: &str, count: usize) -> Result<String, String> {
    let seed: Seed = seed.parse().map_err(|why| format!("{why}"))?;
    let mut stream = DiceStream::new(seed);
    let dice: Vec<Die> = (0..count).map(|_| stream.die()).collect();
    Ok(format!("{}\n{}", Commitment::of(&seed), digits(&dice)))
}

/// Every game of the session; if a fingerprint was noted before one of them it has to be there.
fn of_session(text: &str, noted: Option<&str>) -> Result<String, String> {
    // Reading a session checks every die against its game's seed.
    let file = Backup::from_text(text);
    let text = file.as_ref().map_or(text, |file| file.game.as_str());
    let saved = Saved::from_text(text).map_err(|why| format!("no game can be checked: {why}"))?;
    let mut told = String::new();
    let mut found = noted.is_none();
    for (nth, (seed, thrown)) in saved.games().enumerate() {
        let fingerprint = Commitment::of(&seed);
        found |= noted.and_then(|noted| noted.parse().ok()) == Some(fingerprint);
        // Writing to a text cannot fail.
        let _written = writeln!(
            told,
            "game {}: fingerprint {fingerprint}, seed {seed}, {} dice follow from it: {}",
            nth + 1,
            thrown.len(),
            digits(&thrown)
        );
    }
    if !found {
        return Err(format!(
            "{told}none of these games has the fingerprint that was noted"
        ));
    }
    Ok(told.trim_end().to_owned())
}

fn digits(dice: &[Die]) -> String {
    dice.iter().map(|die| die.pips().to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &str = include_str!("../../tests/data/saved_v2.jsonl");
    const FIRST: &str = "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793";

    #[test]
    fn a_seed_gives_its_fingerprint_and_dice() {
        let zero = "0".repeat(64);
        let told = run(&[&zero, "10"]).expect("a seed");
        let (fingerprint, dice) = told.split_once('\n').expect("two lines");
        assert!(fingerprint.starts_with("66687aad"));
        assert_eq!(dice, "5536522154");
        assert!(run(&[&zero, "many"]).is_err());
        assert!(run(&["no such file"]).is_err());
        assert!(run(&[]).is_err());
    }

    #[test]
    fn a_session_is_checked_game_by_game() {
        let told = of_session(OLD, None).expect("a session");
        assert_eq!(told.lines().count(), 3);
        assert!(of_session(OLD, Some(FIRST)).is_ok(), "{told}");
        assert!(of_session(OLD, Some(&"0".repeat(64))).is_err());
        let file = Backup::new(OLD.to_owned(), String::new(), String::new());
        assert_eq!(of_session(&file.to_text(), None), Ok(told));
        let changed = OLD.replacen("throw 3 4", "throw 4 4", 1);
        assert!(of_session(&changed, None).is_err());
    }
}
