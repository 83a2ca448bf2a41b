//! Arguments of `bg dice`.

use std::{convert::Infallible, ffi::OsString, str::FromStr};

use clap::{Args, ValueHint};
use dice::{Commitment, Seed};

use crate::input::Input;

/// Maximum number of dice printed for a seed.
const MAX_COUNT: usize = 1_000_000;

/// Arguments of `bg dice`.
#[derive(Debug, Args)]
pub(crate) struct DiceArgs {
    /// Seed of 64 hexadecimal digits, or saved session or backup
    #[arg(value_name = "SEED|FILE", value_hint = ValueHint::FilePath)]
    pub(crate) subject: Subject,
    /// Dice to print for a seed, up to 1000000 (default: 100), or the fingerprint that one of the file's games must
    /// have
    #[arg(value_name = "COUNT|FINGERPRINT")]
    pub(crate) detail: Option<Detail>,
}

/// First argument of `bg dice`.
#[derive(Clone, Debug)]
pub(crate) enum Subject {
    /// Seed of a game.
    Seed(Seed),
    /// Saved session or backup.
    File(Input),
}

impl FromStr for Subject {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(text
            .parse()
            .map_or_else(|_| Self::File(OsString::from(text).into()), Self::Seed))
    }
}

/// Second argument of `bg dice`.
#[derive(Clone, Debug)]
pub(crate) enum Detail {
    /// Number of dice to print.
    Count(usize),
    /// Fingerprint noted before a game.
    Fingerprint(Commitment),
}

impl FromStr for Detail {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let fingerprint = text.parse().map(Self::Fingerprint);
        fingerprint.or_else(|_| match text.parse() {
            Ok(count) if count <= MAX_COUNT => Ok(Self::Count(count)),
            _ => Err(format!(
                "neither a number up to {MAX_COUNT} nor a fingerprint"
            )),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FINGERPRINT: &str = "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793";

    #[test]
    fn parses_counts_and_fingerprints() {
        assert!(matches!("5".parse(), Ok(Detail::Count(5))));
        assert!(matches!(FINGERPRINT.parse(), Ok(Detail::Fingerprint(_))));
        for bad in ["", "-1", "1000001", "many", &FINGERPRINT[1..]] {
            assert!(bad.parse::<Detail>().is_err(), "{bad}");
        }
    }
}
