//! Chart of the PR per game as rings, with a line for the latest games and its confidence interval, and a table of the
//! same numbers.

use leptos::prelude::*;
use progress::{Report, Row};
use words::{Words, arg, decimal, signed};

use super::tables;
use crate::rooms::{
    progress::{Progress, Shown},
    views::{
        date,
        plot::{Plot, dot_at, plot},
    },
};

/// Minimum range of the vertical scale, in PR.
const MIN_RANGE: f64 = 2.0;
/// Possible steps of the vertical scale, in PR.
const STEPS: [f64; 6] = [0.5, 1.0, 2.0, 5.0, 10.0, 20.0];
/// Maximum number of steps on the vertical scale.
const MAX_STEPS: f64 = 4.0;
/// Minimum number of games for which the trend is drawn; the mean of fewer games is not a trend.
const MIN_CHARTED: usize = 5;
/// Distance below which a ring overlaps the end of the line, in per cent of the chart's height.
const RING: f64 = 8.0;
/// Number of games listed initially.
const LISTED: usize = 50;

/// Returns `true` if there are enough games for a trend.
pub(crate) const fn has_trend(report: &Report) -> bool {
    report.games.len() >= MIN_CHARTED
}

/// Returns a text about the number of games from which the trend is drawn.
pub(crate) fn few(words: &Words) -> String {
    words.progress_few(MIN_CHARTED as u32)
}

/// Draws the PR trend as a chart that fills its container; better PRs are higher.
pub(crate) fn chart(progress: Progress, shown: &Shown) -> Option<AnyView> {
    let report = &shown.report;
    let scale = Scale::of(report);
    let (first, last) = report.trend.first().zip(report.trend.last())?;
    let count = report.games.len() as u32;
    let label = progress.tell(|words| {
        let pr = |pr| decimal(words, pr, 1);
        words.progress_chart(
            arg::Count(count),
            arg::First(pr(first.pr)),
            arg::Last(pr(last.pr)),
        )
    });
    let line = report.trend.iter().map(|it| scale.at(it.game, it.pr));
    let low = report.trend.iter().rev();
    let low = low.map(|it| scale.at(it.game, it.interval.low));
    let band = report.trend.iter();
    let band = band
        .map(|it| scale.at(it.game, it.interval.high))
        .chain(low);
    let lines = scale.lines();
    let number = |pr: &f64| {
        let text = progress.tell(|words| decimal(words, *pr, usize::from(scale.step < 1.0)));
        (scale.y(*pr), text)
    };
    let day = |row: Option<&Row>| {
        let game = shown.links.get(row?.of)?.as_ref()?;
        Some(progress.tell(|words| date::day(words, &game.day)))
    };
    let words = [Words::progress_upward, Words::progress_now].map(|text| progress.tell(text));
    let [upward, now] = words;
    let end = scale.at(last.game, last.pr);
    let picture = plot(Plot {
        label: Some(label),
        corner: String::new(),
        upward,
        numbers: lines.iter().map(number).collect(),
        band: format!("M{}Z", joined(band)),
        line: format!("M{}", joined(line)),
        dots: dots(&report.games, &scale, end),
        end,
        days: day(report.games.first()).map(|first| [first, now]),
    });
    Some(picture)
}

/// Mapping from games and PRs to positions in the picture, in per cent of its width and height.
struct Scale {
    games: usize,
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// Returns the scale that covers the line, the interval at its end, and the games, except for the 10% with the
    /// highest PRs, which are drawn at the lower edge.
    fn of(report: &Report) -> Self {
        let mut all: Vec<f64> = report.games.iter().filter_map(|row| row.sum.pr()).collect();
        all.sort_by(f64::total_cmp);
        all.truncate((all.len() * 9 / 10 + 1).min(all.len()));
        let end = report.trend.last();
        let end = end
            .into_iter()
            .flat_map(|it| [it.interval.low, it.interval.high]);
        let line = report.trend.iter().map(|it| it.pr);
        Self::over(report.games.len(), line.chain(end).chain(all))
    }

    /// Returns the scale that covers the given values; both ends are grid lines.
    fn over(games: usize, values: impl Iterator<Item = f64>) -> Self {
        let all = values.fold(None, |range: Option<(f64, f64)>, value| {
            let (low, high) = range.unwrap_or((value, value));
            Some((low.min(value), high.max(value)))
        });
        let (low, high) = all.unwrap_or_default();
        let high = high.max(low + MIN_RANGE);
        let ends = |step: f64| (step * (low / step).floor(), step * (high / step).ceil());
        let fits = |step: &f64| ends(*step).1 - ends(*step).0 <= MAX_STEPS * step;
        let step = STEPS.into_iter().find(fits);
        let step = step.unwrap_or_else(|| 20.0 * (high / (MAX_STEPS * 20.0)).ceil());
        let (low, high) = ends(step);
        Self {
            games,
            low,
            high,
            step,
        }
    }

    fn lines(&self) -> Vec<f64> {
        let count = ((self.high - self.low) / self.step).round() as u32;
        let line = |nth| self.low + f64::from(nth) * self.step;
        (0..=count).map(line).collect()
    }

    fn x(&self, game: usize) -> f64 {
        100.0 * game as f64 / self.games.saturating_sub(1).max(1) as f64
    }

    fn y(&self, pr: f64) -> f64 {
        100.0 * ((pr - self.low) / (self.high - self.low)).clamp(0.0, 1.0)
    }

    fn at(&self, game: usize, pr: f64) -> (f64, f64) {
        (self.x(game), self.y(pr))
    }
}

fn joined(points: impl Iterator<Item = (f64, f64)>) -> String {
    let point = |(x, y): (f64, f64)| format!("{x:.2} {y:.2}");
    points.map(point).collect::<Vec<_>>().join("L")
}

/// Returns the path of the dots, one per game, as lines of length 0 with round caps.
fn dots(games: &[Row], scale: &Scale, end: (f64, f64)) -> String {
    let dot = |(nth, row): (usize, &Row)| {
        let (x, y) = scale.at(nth, row.sum.pr()?);
        // The end of the line is drawn as a separate dot.
        if nth + 1 == games.len() && (y - end.1).abs() < RING {
            return None;
        }
        Some(dot_at(x, y))
    };
    games.iter().enumerate().filter_map(dot).collect()
}

/// Draws the table of all games, newest first.
pub(crate) fn games(progress: Progress, shown: &Shown) -> AnyView {
    let shown = shown.clone();
    let listed = RwSignal::new(LISTED);
    let table = move || {
        let number = |words: &Words, pr: Option<f64>| {
            pr.map_or_else(|| "–".to_owned(), |pr| decimal(words, pr, 1))
        };
        let row = |nth: usize| {
            let row = shown.report.games.get(nth)?;
            let (game, opponent) = tables::game(progress, &shown, nth, None)?;
            let cells = progress.tell(|words| {
                [
                    row.points
                        .map_or_else(|| "–".to_owned(), |points| signed(words, points as f64, 0)),
                    number(words, row.sum.pr()),
                    row.sum.count.to_string(),
                    number(words, row.checker.pr()),
                    number(words, row.cube.pr()),
                    signed(words, row.luck, 2),
                ]
            });
            let cells = cells.map(|text| view! { <td>{text}</td> });
            Some(
                view! { <tr><th scope="row">{game}</th><td class="name"><bdi>{opponent}</bdi></td>{cells.collect_view()}</tr> },
            )
        };
        let head = progress.tell(|words| {
            [
                words.progress_game_head(),
                words.progress_opponent(),
                words.progress_points(),
                "PR".to_owned(),
                words.progress_decisions(),
                words.progress_kind("checker"),
                words.progress_kind("cube"),
                words.progress_luck(),
            ]
        });
        let rows: Vec<_> = (0..shown.report.games.len())
            .rev()
            .take(listed.get())
            .filter_map(row)
            .collect();
        let rest = shown.report.games.len().saturating_sub(listed.get()) as u32;
        let more = (rest > 0).then(|| {
            let label = progress.tell(|words| words.progress_more(rest));
            let press = move |_| listed.update(|listed| *listed += LISTED);
            view! { <button class="button" on:click=press>{label}</button> }
        });
        view! { {tables::table(&progress.tell(Words::progress_line), head, rows)}{more} }
    };
    let title = progress.tell(Words::progress_line);
    view! { <section><h3>{title}</h3>{table}</section> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scale_fits_values_without_starting_at_zero() {
        let scale = Scale::over(3, [11.0, 12.4, 14.2].into_iter());
        assert_eq!(scale.lines(), [11.0, 12.0, 13.0, 14.0, 15.0]);
        let values = [11.0, 15.0, 40.0].into_iter();
        let heights: Vec<f64> = values.map(|pr| scale.y(pr)).collect();
        assert_eq!(heights, [0.0, 100.0, 100.0], "outside is on the edge");
    }

    #[test]
    fn scale_of_equal_values_has_a_range() {
        let scale = Scale::over(1, [0.0, 0.0].into_iter());
        assert_eq!(scale.lines(), [0.0, 0.5, 1.0, 1.5, 2.0]);
    }
}
