//! What the words of the command line mean.

use anyhow::{Context as _, anyhow, ensure};

use crate::checkpoint::Widths;

/// A number for each net with commas between.
///
/// # Errors
/// If it is not that.
pub fn widths(words: &str) -> anyhow::Result<Widths> {
    let widths: Vec<usize> = words.split(',').map(str::parse).collect::<Result<_, _>>()?;
    Widths::try_from(widths).map_err(|_| anyhow!("a width for each net: {words}"))
}

/// Reads the λ of TD(λ), 0 to 1: the weight of later estimates.
///
/// # Errors
/// If it is not that.
pub fn lambda(word: &str) -> anyhow::Result<f32> {
    let lambda = number(word)?;
    ensure!(
        (0.0..=1.0).contains(&lambda),
        "LAMBDA is from 0 to 1: {word}"
    );
    Ok(lambda)
}

/// A folder of labels and, behind the last `=`, how much each counts; 1 if nothing is said.
///
/// # Errors
/// If what is said is not a number above 0.
pub fn weighed(word: &str) -> anyhow::Result<(&str, f32)> {
    let Some((dir, weight)) = word.rsplit_once('=') else {
        return Ok((word, 1.0));
    };
    let weight = number(weight).with_context(|| word.to_owned())?;
    ensure!(
        weight.is_finite() && weight > 0.0,
        "WEIGHT is above 0: {word}"
    );
    Ok((dir, weight))
}

fn number(word: &str) -> anyhow::Result<f32> {
    word.parse().with_context(|| format!("a number: {word}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_counts_what_is_said_behind_it() {
        for (word, expected) in [
            ("lab1", ("lab1", 1.0)),
            ("p1=0.1", ("p1", 0.1)),
            ("run=3/p1=2", ("run=3/p1", 2.0)),
        ] {
            assert_eq!(weighed(word).ok(), Some(expected));
        }
        for word in ["p1=", "p1=much", "p1=NaN", "p1=-1", "p1=0", "p1=inf"] {
            assert!(weighed(word).is_err(), "{word}");
        }
    }

    #[test]
    fn a_lambda_is_a_share_and_every_net_has_a_width() {
        assert_eq!(lambda("0.95").ok(), Some(0.95));
        assert!(
            ["1.5", "-1", "NaN", "inf", "x"]
                .iter()
                .all(|word| lambda(word).is_err())
        );
        assert_eq!(widths("1,2,3,4,5").ok(), Some([1, 2, 3, 4, 5]));
        assert!(widths("1,2,3").is_err() && widths("1,2,3,4,x").is_err());
    }
}
