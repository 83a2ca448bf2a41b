//! PR by game as rings, with the line of the latest games and its interval, and the table of the same.

use leptos::prelude::*;
use progress::{Report, Row};
use words::{Words, arg, decimal, signed};

use super::tables;
use crate::rooms::{
    progress::{Progress, Shown},
    views::date,
};

/// The width of the picture, without the numbers beside it.
const WIDTH: f64 = 600.0;
/// The height of the picture in the place You, without what stands above and below it.
pub(crate) const LOW: f64 = 218.0;
/// Its height on the home of Play, where it is half as wide.
pub(crate) const HIGH: f64 = 320.0;
/// The scale reaches at least so far, in PR.
const LOWEST_TOP: f64 = 2.0;
/// The lines of the scale are so far apart, in PR.
const STEPS: [f64; 6] = [0.5, 1.0, 2.0, 5.0, 10.0, 20.0];
/// The most lines of the scale.
const MAX_LINES: f64 = 4.0;
/// Two rings less far apart overlap, in units of the picture.
const RING: f64 = 13.0;
/// So many games are listed at first.
const LISTED: usize = 50;

/// The course of PR as a picture of this height: better is up.
pub(crate) fn chart(progress: Progress, shown: &Shown, height: f64) -> Option<AnyView> {
    let report = &shown.report;
    let scale = Scale::of(report, height);
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
    let grid = |pr: &f64| format!("M0 {:.1}H{WIDTH}", scale.y(*pr));
    let grid: String = lines.iter().map(grid).collect();
    let number = |pr: f64| {
        let text = progress.tell(|words| decimal(words, pr, usize::from(scale.step < 1.0)));
        view! { <text class="scale-number" x="-10" y=scale.y(pr) + 4.0>{text}</text> }
    };
    let day = |row: Option<&Row>| {
        let game = shown.links.get(row?.of)?.as_ref()?;
        Some(progress.tell(|words| date::day(words, &game.day)))
    };
    let (x, y) = scale.at(last.game, last.pr);
    let better = format!("{} ↑", progress.tell(Words::progress_upward));
    let picture = view! {
        <svg class="progress-chart" role="img" aria-label=label viewBox=format!("-40 -48 656 {}", height + 92.0)>
            <path class="scale" d=grid/>
            // The interval fades in, as there are few games at its beginning.
            <defs><linearGradient id="progress-band"><stop offset="0"/><stop offset="0.3"/></linearGradient></defs>
            <polygon points=joined(band)/>
            <polyline points=joined(line)/>
            <path class="dots" d=dots(&report.games, &scale, (x, y))/>
            <path class="dots inner" d=dots(&report.games, &scale, (x, y))/>
            <circle class="last" cx=x cy=y r="6"/>
            {lines.iter().map(|pr| number(*pr)).collect_view()}
            <text class="better" x=WIDTH y="-28">{better}</text>
            <text x="0" y=height + 34.0>{day(report.games.first())}</text>
            <text class="better" x=WIDTH y=height + 34.0>{progress.tell(Words::progress_now)}</text>
        </svg>
    };
    Some(picture.into_any())
}

/// From games and PR to places in the picture.
struct Scale {
    games: usize,
    height: f64,
    top: f64,
    step: f64,
}

impl Scale {
    /// High enough for the line with its interval and for nine of ten games; others are drawn at the lower edge.
    fn of(report: &Report, height: f64) -> Self {
        let mut all: Vec<f64> = report.games.iter().filter_map(|row| row.sum.pr()).collect();
        all.sort_by(f64::total_cmp);
        let most = all.get(all.len() * 9 / 10).copied().unwrap_or_default();
        let line = report.trend.iter().map(|it| it.pr).fold(most, f64::max);
        let most = line.max(LOWEST_TOP);
        let fits = |step: &f64| most <= MAX_LINES * step;
        let step = STEPS.into_iter().find(fits);
        let step = step.unwrap_or_else(|| 20.0 * (most / (MAX_LINES * 20.0)).ceil());
        Self {
            games: report.games.len(),
            height,
            top: step * (most / step).ceil(),
            step,
        }
    }

    fn lines(&self) -> Vec<f64> {
        let count = (self.top / self.step).round() as u32;
        (0..=count).map(|nth| f64::from(nth) * self.step).collect()
    }

    fn x(&self, game: usize) -> f64 {
        WIDTH * game as f64 / self.games.saturating_sub(1).max(1) as f64
    }

    fn y(&self, pr: f64) -> f64 {
        self.height * (pr / self.top).min(1.0)
    }

    fn at(&self, game: usize, pr: f64) -> (f64, f64) {
        (self.x(game), self.y(pr))
    }
}

fn joined(points: impl Iterator<Item = (f64, f64)>) -> String {
    let point = |(x, y): (f64, f64)| format!("{x:.1},{y:.1}");
    points.map(point).collect::<Vec<_>>().join(" ")
}

/// A dot for each game: lines without length, whose ends are round.
fn dots(games: &[Row], scale: &Scale, end: (f64, f64)) -> String {
    let dot = |(nth, row): (usize, &Row)| {
        let (x, y) = scale.at(nth, row.sum.pr()?);
        // The end of the line is a dot of its own.
        if (x - end.0).hypot(y - end.1) < RING {
            return None;
        }
        Some(format!("M{x:.1} {y:.1}h0"))
    };
    games.iter().enumerate().filter_map(dot).collect()
}

/// The table of all games, the latest first.
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
