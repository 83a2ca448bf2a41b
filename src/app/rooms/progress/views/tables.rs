//! Player picker, and tables of the PR by type of decision, phase and opponent, of the best games, and of the biggest
//! swings.

use leptos::prelude::*;
use library::EntryId;
use progress::{Interval, Opponent, Phase, PlayerKey, PlayerLine, Rate, Report, ReportLink, Swing};
use table::{Route, StudySource};
use words::{Words, arg, decimal, signed};

use crate::{
    parts::{Icon, icon},
    rooms::{
        last_place,
        progress::{Progress, Shown, ShownReport},
        views::date,
    },
};

/// Draws the player picker; `None` if there is only one player.
pub(crate) fn players(progress: Progress, players: Vec<PlayerLine>) -> Option<AnyView> {
    if players.len() < 2 {
        return None;
    }
    let names: Vec<String> = players
        .iter()
        .map(|player| {
            progress.tell(|words| {
                let name = match player.who {
                    PlayerKey::Me => words.progress_me(),
                    PlayerKey::Named(_) => player.name.clone(),
                };
                format!("{name} ({})", words.progress_games(player.games as u32))
            })
        })
        .collect();
    let options = names.into_iter().enumerate();
    let options =
        options.map(|(nth, name)| view! { <option value=nth.to_string()>{name}</option> });
    let options = options.collect_view();
    let chosen = move |event| {
        let nth = event_target_value(&event).parse::<usize>().ok();
        if let Some(player) = nth.and_then(|nth| players.get(nth)) {
            progress.who.set(Some(player.who.clone()));
        }
    };
    let choice = view! {
        <span class="you-player">
            <select aria-label=progress.tell(Words::progress_player) on:change=chosen>{options}</select>
            {icon(Icon::Next)}
        </span>
    };
    Some(choice.into_any())
}

/// Draws a table that scrolls if it is wider than the screen.
pub(crate) fn table<const N: usize>(
    label: &str,
    head: [String; N],
    rows: Vec<impl IntoView + 'static>,
) -> AnyView {
    let head = head.map(|text| view! { <th scope="col">{text}</th> });
    view! {
        <div class="progress-table" role="region" tabindex="0" aria-label=label.to_owned()>
            <table aria-label=label.to_owned()>
                <thead><tr>{head.collect_view()}</tr></thead>
                <tbody>{rows.into_iter().collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// Draws the PR by type of decision, by phase and by opponent.
pub(crate) fn rates(progress: Progress, report: &Report) -> AnyView {
    let top = [&report.whole, &report.checker, &report.cube];
    let top = top
        .into_iter()
        .chain(report.phases.iter().map(|(_, rate)| rate));
    let top = top.filter_map(Rate::pr).fold(1.0, f64::max);
    let (kinds, phases, opponents) = progress.tell(|words| {
        let kind = |key: &'static str, rate: &Rate| (words.progress_kind(key), *rate);
        let phase = |(phase, rate): &(Phase, Rate)| (words.progress_phase(phase.key()), *rate);
        let opponent = |(opponent, rate): &(Opponent, Rate)| {
            let name = match opponent {
                Opponent::Level(level) => words.level_name(level.as_str()),
                Opponent::Person => words.progress_people(),
            };
            (name, *rate)
        };
        (
            vec![
                kind("all", &report.whole),
                kind("checker", &report.checker),
                kind("cube", &report.cube),
            ],
            report.phases.iter().map(phase).collect::<Vec<_>>(),
            report.opponents.iter().map(opponent).collect::<Vec<_>>(),
        )
    });
    let section = |title, first, rows| rate_section(progress, title, first, rows, top);
    let words = progress.words.get_value();
    view! {
        {section(words.progress_by_kind(), words.progress_kind_head(), kinds)}
        {section(words.progress_by_phase(), words.progress_phase_head(), phases)}
        {section(words.progress_by_opponent(), words.progress_opponent(), opponents)}
    }
    .into_any()
}

/// Draws a titled table of rates; bars show the PRs relative to `top`.
fn rate_section(
    progress: Progress,
    title: String,
    first: String,
    rows: Vec<(String, Rate)>,
    top: f64,
) -> impl IntoView {
    let rows = rows
        .into_iter()
        .map(|(name, rate)| rate_row(progress, name, &rate, top));
    let head = progress.tell(|words| {
        [
            first,
            "PR".to_owned(),
            words.progress_range(),
            words.progress_decisions(),
            words.progress_games_head(),
        ]
    });
    let table = table(&title, head, rows.collect());
    view! { <section><h3>{title}</h3>{table}</section> }
}

fn rate_row(progress: Progress, name: String, rate: &Rate, top: f64) -> AnyView {
    let none = || "–".to_owned();
    let (pr, range) = progress.tell(|words| {
        let formatted = |number| decimal(words, number, 1);
        let range = |interval: Interval| {
            words.progress_between(
                arg::High(formatted(interval.high)),
                arg::Low(formatted(interval.low)),
            )
        };
        (
            rate.pr().map_or_else(none, formatted),
            rate.interval.map_or_else(none, range),
        )
    });
    let width = 100.0 * rate.pr().unwrap_or_default() / top;
    view! {
        <tr>
            <th scope="row">
                {name}
                <svg class="progress-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect width=width.min(100.0) height="4"/>
                </svg>
            </th>
            <td>{pr}</td>
            <td>{range}</td>
            <td>{rate.sum.count}</td>
            <td>{rate.games}</td>
        </tr>
    }
    .into_any()
}

/// Draws the games with the lowest PR.
pub(crate) fn best(progress: Progress, shown: &Shown) -> AnyView {
    let report = &shown.report;
    let row = |&nth: &usize| {
        let row = report.games.get(nth)?;
        let (game, opponent) = game(progress, shown, nth, None)?;
        let pr = progress.tell(|words| decimal(words, row.sum.pr().unwrap_or_default(), 1));
        Some(view! {
            <tr>
                <th scope="row">{game}</th>
                <td class="name"><bdi>{opponent}</bdi></td>
                <td>{pr}</td>
                <td>{row.sum.count}</td>
            </tr>
        })
    };
    let rows: Vec<_> = report.best.iter().filter_map(row).collect();
    if rows.is_empty() {
        return ().into_any();
    }
    let head = progress.tell(|words| {
        [
            words.progress_game_head(),
            words.progress_opponent(),
            "PR".to_owned(),
            words.progress_decisions(),
        ]
    });
    let title = progress.tell(Words::progress_best);
    let table = table(&title, head, rows);
    view! { <section><h3>{title}</h3>{table}</section> }.into_any()
}

/// Draws the rolls that changed the winning chances the most.
pub(crate) fn swings(progress: Progress, shown: &Shown) -> AnyView {
    let row = |swing: &Swing| {
        let (game, opponent) = game(progress, shown, swing.row, Some(swing.nth))?;
        let luck = progress.tell(|words| signed(words, f64::from(swing.luck), 3));
        Some(view! {
            <tr>
                <th scope="row">{game}</th>
                <td class="name"><bdi>{opponent}</bdi></td>
                <td>{luck}</td>
            </tr>
        })
    };
    let rows: Vec<_> = shown.report.swings.iter().filter_map(row).collect();
    if rows.is_empty() {
        return ().into_any();
    }
    let head = progress.tell(|words| {
        [
            words.progress_game_head(),
            words.progress_opponent(),
            words.progress_luck(),
        ]
    });
    let title = progress.tell(Words::progress_swings);
    let table = table(&title, head, rows);
    view! {
        <section>
            <h3>{title}</h3>
            <p class="hint">{progress.tell(Words::progress_swings_about)}</p>
            {table}
        </section>
    }
    .into_any()
}

/// Returns the opponent, and a link to a game or to one of its moves, labelled with the date.
pub(crate) fn game(
    progress: Progress,
    shown: &ShownReport,
    nth: usize,
    at: Option<usize>,
) -> Option<(AnyView, String)> {
    let row = shown.report.games.get(nth)?;
    let ReportLink { id, day, opponent } = shown.links.get(row.of)?.as_ref()?;
    let route = StudySource::Reviewed(Some(EntryId::try_from(id.clone()).ok()?));
    let place = (row.game, at.unwrap_or_default());
    let (name, number) = (id.clone(), row.game as u32 + 1);
    let day = progress.tell(|words| date::day(words, day));
    let label =
        progress.tell(|words| words.progress_open(arg::Date(day.as_str()), arg::Game(number)));
    let link = view! {
        <a href=Route::Study(route).to_string() aria-label=label on:click=move |_| last_place::save(&name, place)>
            {format!("{day} · {number}")}
        </a>
    };
    Some((link.into_any(), opponent.clone()))
}
