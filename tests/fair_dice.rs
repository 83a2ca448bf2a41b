//! Compares dice and fingerprints with the recorded output of an independent program, and with the program itself.

use std::process::Command;

use dice::{Commitment, DiceStream, Seed, matches_seed};
use rules::{DiceSource as _, Die};

/// Lines with a seed, its fingerprint and its first 300 dice, printed by the Python program on the page about verifying
/// dice.
const GOLDEN: &str = include_str!("data/dice.txt");
const PAGE: &str = include_str!("../src/dice/README.md");

fn golden() -> impl Iterator<Item = [&'static str; 3]> {
    let words = |line: &'static str| line.split(' ').collect::<Vec<_>>();
    GOLDEN
        .lines()
        .map(move |line| words(line).try_into().expect("three words"))
}

#[test]
fn fingerprints_and_dice_equal_the_output_of_the_python_program() {
    assert!(golden().count() >= 5);
    for [seed, fingerprint, dice] in golden() {
        let seed: Seed = seed.parse().expect("a seed");
        assert_eq!(Commitment::of(&seed).to_string(), fingerprint);
        assert_eq!(fingerprint.parse(), Ok(Commitment::of(&seed)));
        let mut stream = DiceStream::new(seed);
        let rolled: Vec<Die> = dice.chars().map(|_| stream.die()).collect();
        let printed: String = rolled.iter().map(|die| die.pips().to_string()).collect();
        assert_eq!(printed, dice);
        assert!(matches_seed(seed, rolled.iter().copied()));
        let mut changed = rolled;
        let last = changed.pop().expect("300 dice");
        changed.push(Die::ALL[usize::from(last.pips() % 6)]);
        assert!(!matches_seed(seed, changed));
    }
}

/// Runs the Python program itself. Without Python, the test above still checks its recorded output.
#[test]
fn the_python_program_on_the_page_prints_the_golden_lines() {
    let (_, rest) = PAGE.split_once("```python\n").expect("Python");
    let (program, _) = rest.split_once("```").expect("its end");
    for [seed, fingerprint, dice] in golden() {
        let python = Command::new("python3")
            .args(["-c", program, seed, "300"])
            .output();
        let Ok(printed) = python else {
            println!("python3 is not here");
            return;
        };
        let errors = String::from_utf8_lossy(&printed.stderr);
        assert!(printed.status.success(), "{errors}");
        let printed = String::from_utf8_lossy(&printed.stdout);
        assert_eq!(printed.trim_end(), format!("{fingerprint} {dice}"));
    }
}
