//! `bg dice` command, which prints the dice for a seed or verifies those in a saved session.

use std::fmt::Write as _;

use clap::error::ErrorKind;
use dice::{Commitment, DiceStream, Seed};
use record::{Backup, Saved};
use rules::{DiceSource as _, Die};

use crate::{
    command::{Detail, DiceArgs, Subject, usage_error},
    input::Input,
};

/// Default number of dice printed for a seed.
const DEFAULT_COUNT: usize = 100;
/// Task for `bg dice`.
#[derive(Clone, Debug)]
pub(crate) enum Request {
    /// Prints a seed's fingerprint and the given number of its first dice.
    Print(Seed, usize),
    /// Verifies the dice in a file. If a fingerprint is given, one of the file's games must have it.
    Verify(Input, Option<Commitment>),
}

impl Request {
    /// Combines the arguments. A seed may be followed by a number of dice, and a file by a fingerprint.
    ///
    /// # Errors
    /// Returns an error if the two arguments cannot be combined.
    pub(crate) fn new(arguments: DiceArgs) -> Result<Self, clap::Error> {
        let message = match (arguments.subject, arguments.detail) {
            (Subject::Seed(seed), None) => return Ok(Self::Print(seed, DEFAULT_COUNT)),
            (Subject::Seed(seed), Some(Detail::Count(count))) => {
                return Ok(Self::Print(seed, count));
            }
            (Subject::File(file), None) => return Ok(Self::Verify(file, None)),
            (Subject::File(file), Some(Detail::Fingerprint(noted))) => {
                return Ok(Self::Verify(file, Some(noted)));
            }
            (Subject::Seed(_), _) => "a seed is followed by a number of dice",
            (Subject::File(_), _) => "a file is followed by a fingerprint",
        };
        Err(usage_error("dice", ErrorKind::ValueValidation, message))
    }

    /// Returns the lines to print.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read, if its dice do not match its seeds, or if no game has the
    /// fingerprint.
    pub(crate) fn answer(&self) -> Result<String, String> {
        match self {
            Self::Print(seed, count) => Ok(describe_seed(*seed, *count)),
            Self::Verify(file, noted) => {
                let bytes = file.read().map_err(|error| format!("{file}: {error}"))?;
                let text = String::from_utf8(bytes).map_err(|_| format!("{file}: not a text"))?;
                verify(&text, *noted)
            }
        }
    }
}

/// Returns a seed's fingerprint and its first `count` dice, on two lines.
fn describe_seed(seed: Seed, count: usize) -> String {
    let mut stream = DiceStream::new(seed);
    let dice: Vec<Die> = (0..count).map(|_| stream.die()).collect();
    format!("{}\n{}", Commitment::of(&seed), digits(&dice))
}

/// Returns one line per game in the session. If `noted` is given, one of the games must have that fingerprint.
fn verify(text: &str, noted: Option<Commitment>) -> Result<String, String> {
    // Reading a session checks every die against its game's seed.
    let backup = Backup::from_text(text);
    let text = backup.as_ref().map_or(text, |backup| backup.game.as_str());
    let saved = Saved::from_text(text).map_err(|why| format!("no game can be checked: {why}"))?;
    let mut lines = String::new();
    let (mut found, mut is_empty) = (noted.is_none(), false);
    for (index, (seed, dice)) in saved.games().enumerate() {
        let fingerprint = Commitment::of(&seed);
        found |= noted == Some(fingerprint);
        is_empty |= noted == Some(fingerprint) && dice.is_empty();
        // Writing to a string cannot fail.
        let _written = writeln!(
            lines,
            "game {}: fingerprint {fingerprint}, seed {seed}, {} dice follow from it: {}",
            index + 1,
            dice.len(),
            digits(&dice)
        );
    }
    if is_empty {
        return Err(format!(
            "{lines}the game with the fingerprint that was noted has no dice of its seed: they were entered or set"
        ));
    }
    if !found {
        return Err(format!(
            "{lines}none of these games has the fingerprint that was noted"
        ));
    }
    Ok(lines.trim_end().to_owned())
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
    fn prints_the_fingerprint_and_dice_of_a_seed() {
        let text = describe_seed(Seed([0; 32]), 10);
        let (fingerprint, dice) = text.split_once('\n').expect("two lines");
        assert!(fingerprint.starts_with("66687aad"));
        assert_eq!(dice, "5536522154");
    }

    #[test]
    fn verifies_each_game_of_a_session() {
        let lines = verify(OLD, None).expect("a session");
        assert_eq!(lines.lines().count(), 3);
        let noted = |text: &str| verify(OLD, Some(text.parse().expect("a fingerprint")));
        assert!(noted(FIRST).is_ok(), "{lines}");
        assert!(noted(&"0".repeat(64)).is_err());
        let backup = Backup::new(OLD.to_owned(), String::new(), String::new());
        assert_eq!(verify(&backup.to_text(), None), Ok(lines));
    }

    #[test]
    fn entered_rolls_do_not_verify_a_fingerprint() {
        let text = r#"{"version":2,"white":"person","black":"person","rules":{"variant":"standard","stakes":{"money":{"jacoby":false,"beavers":"none","automatic-doubles":0}},"cube":true,"first-roll":"opening-dice","bar-backgammon":"three","closed-out":"passes","dice":"hand"}}
{"seed":"0101010101010101010101010101010101010101010101010101010101010101","log":["enter-opening 6 5","24:6","18:5","done"]}"#;
        assert!(verify(text, None).is_ok_and(|lines| lines.contains(" 0 dice")));
        let noted = Commitment::of(&Seed([1; 32]));
        assert!(verify(text, Some(noted)).is_err());
    }

    #[test]
    fn rejects_a_session_with_a_changed_roll() {
        let changed = OLD.replacen("throw 3 4", "throw 4 4", 1);
        assert!(verify(&changed, None).is_err());
    }
}
