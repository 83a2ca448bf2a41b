//! The curve of learning: one row for each net at each step of each run, in a file that runs add to.

use std::{fmt, fs, io::Write as _, path::Path};

use anyhow::{Context as _, ensure};

/// The first line of the file.
const HEAD: &str = "run,net,unit,at,minutes,error,held_out";

/// How well a net foresaw its lessons at one step.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Which run.
    pub run: String,
    /// The name of its phase.
    pub net: String,
    /// What is counted: games or passes.
    pub unit: String,
    /// How many of them.
    pub at: f64,
    /// Since the run was begun or gone on with.
    pub minutes: f64,
    /// Root mean square of the equity's error.
    pub error: f64,
    /// The same on labels that are not learnt.
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

/// Adds `rows` to the file, which is begun if it is not there.
///
/// # Errors
/// If the file cannot be written.
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

/// All rows of a file.
///
/// # Errors
/// If it cannot be read or is not such a file.
pub fn load(file: &Path) -> anyhow::Result<Vec<Row>> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let mut lines = text.lines();
    ensure!(lines.next() == Some(HEAD), "{} is no curve", file.display());
    lines.map(Row::read).collect()
}

/// The file name of the table of errors, beside the nets or the folder that a run writes.
pub const FILE: &str = "curve.csv";

/// Returns the name of a run, derived from its output file.
pub fn run_name(written: &Path) -> String {
    let stem = written.file_stem().unwrap_or_default();
    stem.to_string_lossy().replace(',', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_added_and_read_back_and_anything_else_refused() -> anyhow::Result<()> {
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
    fn the_curve_kept_with_the_code_can_be_read() -> anyhow::Result<()> {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("curve/errors.csv");
        assert!(!load(&file)?.is_empty());
        Ok(())
    }
}
