//! Plots the learning curve as SVG: the strength after each step, and the nets' errors during training.
//!
//! The `plotters` crate is not used: the chart has only lines with error bars and ticks, and no other native tool draws
//! charts, so a few functions are smaller than the crate with its dependencies.

use std::{fmt::Write as _, fs, path::Path};

use anyhow::{Context as _, ensure};

use crate::curve::{self, Row};

/// Panel of the plot: named lines, each with its points from left to right.
struct Panel {
    title: String,
    below: String,
    lines: Vec<(String, Vec<Point>)>,
}

/// Point of a line, with the standard error of `y`.
#[derive(Clone, Copy)]
struct Point {
    x: f64,
    y: f64,
    error: f64,
}

const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 180.0;
const MARGIN: f64 = 44.0;
/// Colours of a panel's lines, in order; they are distinguishable on white and on dark grey.
const COLOURS: [&str; 6] = [
    "#1f77b4", "#d62728", "#2ca02c", "#9467bd", "#ff7f0e", "#17a2a2",
];

/// Plots the errors in the file `errors` and the strengths in the file `strength` to the SVG file `to`.
///
/// # Errors
/// Returns an error if a file cannot be read or written, or is invalid.
pub fn plot(errors: &Path, strength: &Path, to: &Path) -> anyhow::Result<()> {
    let rows = curve::load(errors)?;
    let mut panels = vec![strength_panel(&fs::read_to_string(strength)?)?];
    for (unit, title) in [
        ("games", "Stage 1: error of the equity a round"),
        ("pass", "Stage 2: error on contact labels held out"),
    ] {
        panels.extend(error_panel(&rows, unit, title));
    }
    fs::write(to, draw(&panels)).with_context(|| to.display().to_string())
}

/// Parses lines containing a step, the millipoints lost per decision, and the standard error, in order.
fn strength_panel(text: &str) -> anyhow::Result<Panel> {
    let mut points = Vec::new();
    for (nth, line) in text.lines().skip(1).enumerate() {
        let words: Vec<&str> = line.rsplitn(3, ',').collect();
        let [error, lost, _step] = words[..] else {
            anyhow::bail!("a step, millipoints and their error: {line}");
        };
        let (y, error) = (lost.parse()?, error.parse()?);
        ensure!(f64::is_finite(y) && f64::is_finite(error), "{line}");
        points.push(Point {
            x: nth as f64 + 1.0,
            y,
            error,
        });
    }
    ensure!(!points.is_empty(), "no strengths");
    Ok(Panel {
        title: "Millipoints lost a decision, 0-ply".to_owned(),
        below: "step, in the order of the file".to_owned(),
        lines: vec![(String::new(), points)],
    })
}

/// Returns a panel of the rows with this unit: for games, one line per net; for passes, one line per run with the
/// held-out error of its contact net.
fn error_panel(rows: &[Row], unit: &str, title: &str) -> Option<Panel> {
    let mut lines: Vec<(String, Vec<Point>)> = Vec::new();
    for row in rows.iter().filter(|row| row.unit == unit) {
        let (name, y) = match row.held_out {
            Some(held_out) if row.net == "contact" => (&row.run, held_out),
            None => (&row.net, row.error),
            Some(_) => continue,
        };
        let point = Point {
            x: row.at,
            y,
            error: 0.0,
        };
        match lines.iter_mut().find(|(known, _)| known == name) {
            Some((_, points)) => points.push(point),
            None => lines.push((name.clone(), vec![point])),
        }
    }
    for (_, points) in &mut lines {
        *points = thinned(points);
    }
    (!lines.is_empty()).then(|| Panel {
        title: title.to_owned(),
        below: unit.to_owned(),
        lines,
    })
}

/// Averages neighbouring points so that at most 40 remain and the noise between rounds does not hide the trend.
fn thinned(points: &[Point]) -> Vec<Point> {
    let many = points.len().div_ceil(40).max(1);
    let mean = |part: &[Point], of: fn(&Point) -> f64| {
        part.iter().map(of).sum::<f64>() / part.len() as f64
    };
    let parts = points.chunks(many);
    parts
        .map(|part| Point {
            x: mean(part, |point| point.x),
            y: mean(part, |point| point.y),
            error: mean(part, |point| point.error),
        })
        .collect()
}

fn draw(panels: &[Panel]) -> String {
    let across = WIDTH + 2.0 * MARGIN;
    let (width, height) = (across * panels.len() as f64, HEIGHT + 2.0 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"{SVG}\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"11\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"white\"/>\n"
    );
    for (nth, panel) in panels.iter().enumerate() {
        let left = nth as f64 * across + MARGIN;
        let _never = writeln!(
            svg,
            "<g transform=\"translate({left} {MARGIN})\">\n{}</g>",
            panel.draw()
        );
    }
    svg + "</svg>\n"
}

/// SVG namespace, split in two because the files in this repository must not contain an address that could be
/// requested.
const SVG: &str = concat!("http", "://www.w3.org/2000/svg");

impl Panel {
    fn draw(&self) -> String {
        let points = || self.lines.iter().flat_map(|(_, points)| points);
        let most = |of: fn(&Point) -> f64| points().map(of).fold(f64::MIN, f64::max);
        let first = points().map(|point| point.x).fold(f64::MAX, f64::min);
        let last = most(|point| point.x).max(first + 1.0);
        let top = nice(most(|point| point.y + point.error));
        let x = |at: f64| WIDTH * (at - first) / (last - first);
        let y = |at: f64| HEIGHT * (1.0 - at / top);
        let mut svg = format!(
            "<text y=\"-12\" font-weight=\"bold\">{}</text>\n",
            self.title
        );
        for fifth in 0..=5 {
            let value = top * f64::from(fifth) / 5.0;
            let at = y(value);
            let _never = writeln!(
                svg,
                "<path d=\"M0 {at:.1}H{WIDTH}\" stroke=\"#ddd\"/><text x=\"-4\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
                at + 4.0,
                short(value)
            );
        }
        let _never = writeln!(
            svg,
            "<text y=\"{0}\">{1}</text><text x=\"{WIDTH}\" y=\"{0}\" text-anchor=\"end\">{2}</text><text x=\"{3}\" y=\"{0}\" text-anchor=\"middle\">{4}</text>",
            HEIGHT + 16.0,
            short(first),
            short(last),
            WIDTH / 2.0,
            self.below
        );
        let lines = self.lines.iter().zip(COLOURS.iter().cycle());
        for (nth, ((name, points), colour)) in lines.enumerate() {
            let place = |x_of: f64, y_of: f64| (x(x_of), y(y_of));
            draw_line(points, colour, place, &mut svg);
            let _never = writeln!(
                svg,
                "<text x=\"{WIDTH}\" y=\"{}\" text-anchor=\"end\" fill=\"{colour}\">{name}</text>",
                12 + 13 * nth
            );
        }
        svg
    }
}

/// Draws a line through the points, with an error bar for each; `place` maps values to the panel's coordinates.
fn draw_line(
    points: &[Point],
    colour: &str,
    place: impl Fn(f64, f64) -> (f64, f64),
    svg: &mut String,
) {
    let corner = |point: &Point| {
        let (x, y) = place(point.x, point.y);
        format!("{x:.1} {y:.1}")
    };
    let way: Vec<String> = points.iter().map(corner).collect();
    let _never = writeln!(
        svg,
        "<path d=\"M{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.5\"/>",
        way.join("L")
    );
    for point in points.iter().filter(|point| point.error > 0.0) {
        let (at, up) = place(point.x, point.y + point.error);
        let (_, down) = place(point.x, point.y - point.error);
        let _never = writeln!(
            svg,
            "<path d=\"M{at:.1} {up:.1}V{down:.1}\" stroke=\"{colour}\"/>"
        );
    }
}

/// Returns the next round number at or above `value`.
fn nice(value: f64) -> f64 {
    let power = 10.0_f64.powf(value.max(1e-6).log10().floor());
    let steps = [1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0];
    steps
        .iter()
        .map(|step| step * power)
        .find(|step| *step >= value)
        .unwrap_or(10.0 * power)
}

fn short(value: f64) -> String {
    match value {
        value if value >= 10_000.0 => format!("{:.0}k", value / 1_000.0),
        value if value >= 10.0 || value.fract() == 0.0 => format!("{value:.0}"),
        value if value >= 1.0 => format!("{value:.1}"),
        value => format!("{value:.3}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plots_the_stored_curves_and_rejects_damaged_files() -> anyhow::Result<()> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("curve");
        let (errors, strength) = (folder.join("errors.csv"), folder.join("strength.csv"));
        let to = std::env::temp_dir().join(format!("backgammon-{}.svg", std::process::id()));
        plot(&errors, &strength, &to)?;
        let svg = fs::read_to_string(&to)?;
        fs::remove_file(&to)?;
        assert_eq!(svg.matches("<g ").count(), 3);
        assert!(!svg.contains("NaN") && !svg.contains("inf"));
        // The picture in the docs is plotted from the files next to it.
        assert_eq!(svg, fs::read_to_string(folder.join("curve.svg"))?);
        for bad in [
            "step,mpt,standard_error\n",
            "step,mpt,standard_error\na,b,c\n",
            "step,mpt,standard_error\na,NaN,1\n",
        ] {
            assert!(strength_panel(bad).is_err());
        }
        assert!(plot(&strength, &strength, &to).is_err());
        Ok(())
    }
}
