//! Learning curve, stored as a CSV file to which each run appends one row per net and step.

use std::{fmt, fs, io::Write as _, path::Path};

use anyhow::{Context as _, ensure};

/// Header line of the file.
const HEAD: &str = "run,net,unit,at,minutes,error,held_out";

/// Errors of one net at one step of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Name of the run.
    pub run: String,
    /// Name of the net's phase.
    pub net: String,
    /// Unit of `at`: games or passes.
    pub unit: String,
    /// Number of games or passes so far.
    pub at: f64,
    /// Minutes since the run was started or resumed.
    pub minutes: f64,
    /// Root mean square error of the equity.
    pub error: f64,
    /// Root mean square error of the equity on held-out labels; `None` without held-out labels.
    pub held_out: Option<f64>,
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            run,
            net,
            unit,
            at,
            minutes,
            error,
            held_out,
        } = self;
        write!(f, "{run},{net},{unit},{at},{minutes:.1},{error:.4},")?;
        held_out.map_or(Ok(()), |held_out| write!(f, "{held_out:.4}"))
    }
}

impl Row {
    fn read(line: &str) -> anyhow::Result<Self> {
        let words: Vec<&str> = line.split(',').collect();
        let [run, net, unit, at, minutes, error, held_out] = words[..] else {
            anyhow::bail!("seven words and commas between: {line}");
        };
        let number = |word: &str| -> anyhow::Result<f64> {
            let number: f64 = word.parse().with_context(|| line.to_owned())?;
            ensure!(number.is_finite(), "{line}");
            Ok(number)
        };
        Ok(Self {
            run: run.to_owned(),
            net: net.to_owned(),
            unit: unit.to_owned(),
            at: number(at)?,
            minutes: number(minutes)?,
            error: number(error)?,
            held_out: match held_out {
                "" => None,
                word => Some(number(word)?),
            },
        })
    }
}

/// Appends `rows` to the file, creating it if it does not exist.
///
/// # Errors
/// Returns an error if the file cannot be written.
pub fn add(file: &Path, rows: &[Row]) -> anyhow::Result<()> {
    let is_new = !file.exists();
    let mut file = fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(file)
        .with_context(|| file.display().to_string())?;
    let head = is_new.then(|| HEAD.to_owned());
    let lines = head.into_iter().chain(rows.iter().map(Row::to_string));
    let text: String = lines.map(|line| line + "\n").collect();
    Ok(file.write_all(text.as_bytes())?)
}

/// Loads all rows from a file.
///
/// # Errors
/// Returns an error if the file cannot be read or is not a learning curve.
pub fn load(file: &Path) -> anyhow::Result<Vec<Row>> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let mut lines = text.lines();
    ensure!(lines.next() == Some(HEAD), "{} is no curve", file.display());
    lines.map(Row::read).collect()
}

/// Name of the learning curve file, which a run creates next to the nets or the folder that it writes.
pub const FILE: &str = "curve.csv";

/// Returns a run's name, derived from its output file.
pub fn run_name(written: &Path) -> String {
    let stem = written.file_stem().unwrap_or_default();
    stem.to_string_lossy().replace(',', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn appended_rows_are_read_back_and_other_files_rejected() -> anyhow::Result<()> {
        let file = std::env::temp_dir().join(format!("backgammon-{}.csv", std::process::id()));
        let row = |at: f64, held_out| Row {
            run: "g1".to_owned(),
            net: "contact".to_owned(),
            unit: "pass".to_owned(),
            at,
            minutes: 1.5,
            error: 0.25,
            held_out,
        };
        let rows = [row(1.0, None), row(2.0, Some(0.125))];
        add(&file, &rows[..1])?;
        add(&file, &rows[1..])?;
        assert_eq!(load(&file)?, rows);
        for bad in [
            "",
            "x\n",
            "run,net,unit,at,minutes,error,held_out\n1,2\n",
            "run,net,unit,at,minutes,error,held_out\na,b,c,NaN,1,1,\n",
        ] {
            fs::write(&file, bad)?;
            assert!(load(&file).is_err(), "{bad}");
        }
        Ok(fs::remove_file(file)?)
    }

    #[test]
    fn the_curve_in_the_repository_can_be_read() -> anyhow::Result<()> {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("curve/errors.csv");
        assert!(!load(&file)?.is_empty());
        Ok(())
    }
}
