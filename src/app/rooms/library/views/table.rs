//! Table of the entries, with a column for each statistic; the columns sort and filter the list.

use leptos::prelude::*;
use library::{ColumnFilter, Entry, EntryId, Figures, Kind, Msg, Outcome, SortBy};
use record::plain_text;
use table::{Route, StudySource};
use words::{Words, decimal, signed};

use super::{left, tools::sort_key};
use crate::{
    browser::spawn_local,
    rooms::{
        last_place,
        library::{effects::columns, state::Library},
        views::label,
    },
};

/// Number of rows drawn initially, and added by each "Show more".
const ROWS: usize = 100;

/// Minimum PRs offered by the filters.
const PRS: [u8; 5] = [3, 5, 8, 12, 20];

/// Draws the entries that match the query as rows of a table.
#[component]
pub(crate) fn Table(library: Library) -> impl IntoView {
    spawn_local(columns::read(library));
    let words = library.words.get_value();
    let shown = RwSignal::new(ROWS);
    let rows = library.slice(move |model| {
        let listed = model.entry_list.listed().iter().take(shown.get());
        let row = |id: &EntryId| {
            let list = &model.entry_list;
            Some((
                list.get(id)?.clone(),
                list.figures(id).cloned(),
                list.is_reviewed(id),
            ))
        };
        listed.filter_map(row).collect::<Vec<_>>()
    });
    let has_more = library.slice(move |model| model.entry_list.listed().len() > shown.get());
    let is_selecting = library.slice(|model| model.is_selecting);
    let name = words.place_games();
    view! {
        <div class="games-body games-table" role="region" tabindex="0" aria-label=words.library_columns()>
            <table aria-label=name>
                <thead>
                    <tr>
                        <th scope="col">{words.library_players()}</th>
                        {SortBy::COLUMNS.map(|column| head(library, column)).collect_view()}
                    </tr>
                    <tr class="games-filters">
                        <td></td>
                        {filters(library)}
                    </tr>
                </thead>
                <tbody>
                    {move || {
                        let rows = rows.get().into_iter();
                        rows.map(|row| self::row(library, is_selecting, row)).collect_view()
                    }}
                </tbody>
            </table>
            <Show when=move || has_more.get()>
                <button class="button" on:click=move |_| shown.update(|shown| *shown += ROWS)>
                    {library.text(Words::find_more)}
                </button>
            </Show>
        </div>
    }
}

/// Draws a column heading, which sorts the table by that column.
fn head(library: Library, column: SortBy) -> impl IntoView {
    let sorted = library.slice(move |model| {
        let query = model.entry_list.query();
        match (column, query.sort) {
            (SortBy::Newest, SortBy::Newest) => "descending",
            (SortBy::Newest, SortBy::Oldest) => "ascending",
            (column, sort) if column != sort => "none",
            _ if query.is_reversed => "descending",
            _ => "ascending",
        }
    });
    let name = library.text(|words| words.library_column(sort_key(column)));
    view! {
        <th scope="col" aria-sort=move || sorted.get()>
            <button class="games-column" on:click=move |_| library.send(Msg::SortColumn(column))>{name}</button>
        </th>
    }
}

/// Draws the column filters.
fn filters(library: Library) -> AnyView {
    let words = library.words.get_value();
    let outcomes = Outcome::ALL.map(|one| (one, words.library_outcome(outcome_key(one))));
    let prs = || PRS.map(|pr| (pr, format!("≥ {pr}")));
    let lucky = [(true, "+".to_owned()), (false, "−".to_owned())];
    let reviewed = [(true, "reviewed"), (false, "open")];
    let reviewed = reviewed.map(|(is, key)| (is, words.library_state(key)));
    let years = library.slice(|model| model.entry_list.years());
    let events = library.slice(|model| {
        let events = model.entry_list.events().into_iter();
        events.map(str::to_owned).collect::<Vec<String>>()
    });
    let named = |all: Vec<String>| {
        all.into_iter()
            .map(|one| (one.clone(), one))
            .collect::<Vec<_>>()
    };
    view! {
        <td>{filter(library, SortBy::Result, outcomes, |all| all.outcome, |all, one| all.outcome = one)}</td>
        <td>{filter(library, SortBy::Pr, prs(), |all| all.min_pr, |all, one| all.min_pr = one)}</td>
        <td>{filter(library, SortBy::OtherPr, prs(), |all| all.min_other_pr, |all, one| all.min_other_pr = one)}</td>
        <td>{filter(library, SortBy::Luck, lucky, |all| all.is_lucky, |all, one| all.is_lucky = one)}</td>
        <td>{move || {
            filter(library, SortBy::Newest, named(years.get()), |all| all.date.clone(), |all, one| all.date = one)
        }}</td>
        <td>{move || {
            filter(library, SortBy::Event, named(events.get()), |all| all.event.clone(), |all, one| all.event = one)
        }}</td>
        <td>{filter(library, SortBy::Review, reviewed, |all| all.is_reviewed, |all, one| all.is_reviewed = one)}</td>
    }
    .into_any()
}

const fn outcome_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won => "won",
        Outcome::Lost => "lost",
        Outcome::Open => "open",
    }
}

/// Draws the list of a column's values; the first option accepts all entries.
fn filter<T: Clone + PartialEq + 'static>(
    library: Library,
    column: SortBy,
    choices: impl IntoIterator<Item = (T, String)>,
    part: fn(&ColumnFilter) -> Option<T>,
    set: fn(&mut ColumnFilter, Option<T>),
) -> AnyView {
    let current = move || {
        let model = library.model.read_untracked();
        model.entry_list.query().columns.clone()
    };
    let chosen = part(&current());
    let (values, names): (Vec<T>, Vec<String>) = choices.into_iter().unzip();
    let options = values
        .iter()
        .zip(names)
        .enumerate()
        .map(|(nth, (value, name))| {
            let is_chosen = chosen.as_ref() == Some(value);
            view! { <option value=(nth + 1).to_string() selected=is_chosen dir="auto">{name}</option> }
        });
    let options = options.collect_view();
    let label =
        library.text(|words| words.library_column_filter(words.library_column(sort_key(column))));
    let any = library.text(Words::library_any);
    let changed = move |event| {
        let nth = event_target_value(&event).parse::<usize>().unwrap_or(0);
        let value = nth.checked_sub(1).and_then(|nth| values.get(nth).cloned());
        let mut columns = current();
        set(&mut columns, value);
        library.send(Msg::Columns(columns));
    };
    view! {
        <select aria-label=label on:change=changed>
            <option value="0">{any}</option>
            {options}
        </select>
    }
    .into_any()
}

/// Draws an entry as a table row.
fn row(
    library: Library,
    is_selecting: Memo<bool>,
    (entry, figures, is_reviewed): (Entry, Option<Figures>, bool),
) -> AnyView {
    let words = library.words.get_value();
    let figures = figures.unwrap_or_default();
    let first = figures.first();
    let number = |number: Option<f64>| number.map(|number| decimal(&words, number, 1));
    let none = || "–".to_owned();
    let is_game = entry.kind != Kind::Position;
    let outcome = is_game.then(|| {
        let outcome = words.library_outcome(outcome_key(Outcome::of(&entry, first)));
        format!(
            "{outcome} \u{2068}{}\u{2069}",
            label::result(&words, &entry, Some(first))
        )
    });
    let luck = figures.luck[first].map(|luck| signed(&words, luck, 2));
    let state = is_game.then(|| words.library_state(if is_reviewed { "reviewed" } else { "open" }));
    let cells = [
        outcome,
        number(figures.pr[first]),
        number(figures.pr[first.opponent()]),
        luck,
        Some(label::day(&words, &entry)),
        figures.event.as_deref().map(plain_text),
        state,
    ];
    let cells =
        cells.map(|cell| view! { <td><bdi dir="auto">{cell.unwrap_or_else(none)}</bdi></td> });
    let id = entry.id.clone();
    let route = Route::Study(StudySource::Library(id.clone()));
    let names = label::name(&words, &entry, None);
    let press = {
        let id = id.clone();
        move |_| {
            left::note(id.clone());
            last_place::forget();
        }
    };
    let select = words.library_select(&names);
    let ticked = {
        let id = id.clone();
        library.slice(move |model| model.selected.contains(&id))
    };
    let tick = move || {
        let id = id.clone();
        is_selecting.get().then(|| {
            view! {
                <input
                    type="checkbox"
                    aria-label=select.clone()
                    prop:checked=move || ticked.get()
                    on:change=move |_| library.send(Msg::Tick(id.clone()))
                />
            }
        })
    };
    view! {
        <tr>
            <th scope="row">{tick}<a href=route.to_string() dir="auto" on:click=press>{names}</a></th>
            {cells.into_iter().collect_view()}
        </tr>
    }
    .into_any()
}
