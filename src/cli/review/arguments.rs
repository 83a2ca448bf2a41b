//! The words after `bg review`.

use engine::DEEPEST;

/// What is to be reviewed, and how.
#[derive(Debug, PartialEq)]
pub(super) struct Arguments {
    /// Files and folders; `-` is standard input.
    pub(super) files: Vec<String>,
    /// How many rolls ahead decisions are judged.
    pub(super) plies: u8,
    /// How the review is written.
    pub(super) form: Form,
}

/// How a review is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// A report for people.
    Text,
    /// One JSON object for each match.
    Json,
    /// One line for each decision.
    Csv,
}

impl Arguments {
    pub(super) fn parse(words: &[&str]) -> Result<Self, String> {
        let mut found = Self {
            files: Vec::new(),
            plies: 2,
            form: Form::Text,
        };
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            match word {
                "--json" => found.form = Form::Json,
                "--csv" => found.form = Form::Csv,
                "--ply" => {
                    let plies = words.next().and_then(|word| word.parse().ok());
                    let plies = plies.filter(|plies| *plies <= DEEPEST);
                    found.plies = plies.ok_or_else(|| format!("--ply is 0 to {DEEPEST}"))?;
                }
                "-" => found.files.push(word.to_owned()),
                _ if word.starts_with('-') => return Err(format!("no such option: {word}")),
                _ => found.files.push(word.to_owned()),
            }
        }
        if found.files.is_empty() {
            return Err("no file was named".to_owned());
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_stand_anywhere_and_unknown_ones_are_refused() {
        let expected = Arguments {
            files: vec!["a.mat".to_owned(), "-".to_owned()],
            plies: 1,
            form: Form::Json,
        };
        let found = Arguments::parse(&["a.mat", "--ply", "1", "-", "--json"]);
        assert_eq!(found, Ok(expected));
        for bad in [
            &[][..],
            &["--json"],
            &["a", "--ply"],
            &["a", "--ply", "4"],
            &["a", "--ply", "-1"],
            &["a", "--deep"],
        ] {
            assert!(Arguments::parse(bad).is_err(), "{bad:?}");
        }
    }
}
