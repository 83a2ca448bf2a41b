//! Score matrix for the decision: a table with a link to the decision at each score.

use std::{cell::RefCell, rc::Rc, time::Duration};

use analyst::{JobEvent, Priority, Query, Report};
use insight::{MatrixCell, MatrixTexts, ScoreMatrix};
use leptos::prelude::*;
use table::{Route, StudySource};
use words::{Words, arg};

use super::state::{CoachState, Coaching};

/// Interval at which replies are shown on the page.
const COLLECT: Duration = Duration::from_millis(200);

/// Draws the matrix and fills it in as the engine replies.
pub(super) fn matrix(here: Coaching, state: &CoachState) -> AnyView {
    let matrix = state.matrix.clone();
    let read = matrix.clone();
    let texts = Memo::new(move |_| {
        here.tell(|words| read.with(|matrix| matrix.as_ref().map(|matrix| matrix.texts(words))))
    });
    let Some(first) = texts.get_untracked() else {
        return ().into_any();
    };
    ask(here, &matrix);
    let crawford = here.tell(Words::coach_matrix_crawford);
    let has_crawford = first.needs.iter().any(|need| need.ends_with('C'));
    let costs = first.costs.clone();
    let waiting = move || {
        let (done, all) = texts.with(|texts| texts.as_ref().map_or((0, 0), |texts| texts.count));
        let count = arg::All(all as i64);
        (done < all)
            .then(|| here.tell(|words| words.coach_matrix_count(count, arg::Done(done as i64))))
    };
    let money = first.money.clone().map(|cell| {
        let find: Find = Rc::new(|texts| texts.money.clone());
        view! {
            <p class="matrix-money"><span>{here.tell(Words::coach_money)}</span>" "{link(cell, texts, find)}</p>
        }
    });
    view! {
        <section class="coach-scores" aria-label=here.tell(Words::coach_matrix)>
            <p class="coach-hard">{here.tell(Words::coach_matrix_what)}</p>
            {table(here, &first, texts)}
            {money}
            <p class="coach-hard">{waiting}</p>
            {legend(texts)}
            <p class="coach-hard">{costs}</p>
            {has_crawford.then(|| view! { <p class="coach-hard">{crawford}</p> })}
        </section>
    }
    .into_any()
}

/// Function that looks up one cell in the texts of the matrix.
type Find = Rc<dyn Fn(&MatrixTexts) -> Option<MatrixCell>>;

/// Draws the table. Cells keep their places while the engine replies; only their texts change.
fn table(here: Coaching, first: &MatrixTexts, texts: Memo<Option<MatrixTexts>>) -> AnyView {
    let head = first
        .needs
        .iter()
        .map(|need| view! { <th scope="col">{need.clone()}</th> });
    let cell = |row: usize, column: usize, cell: &Option<MatrixCell>| match cell {
        None => view! { <td></td> }.into_any(),
        Some(cell) => {
            let find: Find = Rc::new(move |texts| texts.rows.get(row)?.get(column)?.clone());
            view! { <td>{link(cell.clone(), texts, find)}</td> }.into_any()
        }
    };
    let row = |(row, cells): (usize, &Vec<Option<MatrixCell>>)| {
        let need = first.needs.get(row).cloned();
        let cells = cells.iter().enumerate();
        let cells = cells.map(|(column, one)| cell(row, column, one));
        view! { <tr><th scope="row">{need}</th>{cells.collect_view()}</tr> }
    };
    view! {
        <table class="coach-matrix" dir="ltr" aria-label=here.tell(Words::coach_matrix)>
            <thead><tr><td></td>{head.collect_view()}</tr></thead>
            <tbody>{first.rows.iter().enumerate().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// Draws a cell as a link to the decision at its score.
fn link(first: MatrixCell, texts: Memo<Option<MatrixTexts>>, find: Find) -> impl IntoView {
    let route = Route::Study(StudySource::Link(first.link.clone()));
    let current = first.is_here.then_some("true");
    let find = StoredValue::new_local(find);
    let cell = Memo::new(move |_| {
        let found = texts.with(|texts| {
            texts
                .as_ref()
                .and_then(|texts| find.with_value(|find| find(texts)))
        });
        found.unwrap_or_else(|| first.clone())
    });
    let title = move || cell.with(|cell| cell.title.clone());
    let class = move || cell.with(|cell| format!("matrix-cell {}", cell.class));
    let short = move || cell.with(|cell| cell.short.clone().unwrap_or_else(|| "·".to_owned()));
    let cost = move || cell.with(|cell| cell.cost.clone());
    view! {
        <a class=class href=route.link() aria-label=title title=title aria-current=current>
            <b>{short}</b>
            <small>{cost}</small>
        </a>
    }
}

/// Draws the abbreviations and their meanings.
fn legend(texts: Memo<Option<MatrixTexts>>) -> impl IntoView {
    let legend = Memo::new(move |_| {
        texts.with(|texts| {
            texts
                .as_ref()
                .map_or_else(Vec::new, |texts| texts.legend.clone())
        })
    });
    let line = |(short, class, name): (String, String, String)| {
        view! { <li><b class=format!("matrix-cell {class}")>{short}</b>" "<bdi>{name}</bdi></li> }
    };
    move || view! { <ul class="matrix-legend">{legend.get().into_iter().map(line).collect_view()}</ul> }
}

/// Requests the unknown cells; the request is cancelled when the matrix is closed.
fn ask(here: Coaching, matrix: &ArcRwSignal<Option<ScoreMatrix>>) {
    let queries =
        matrix.with_untracked(|matrix| matrix.as_ref().map_or_else(Vec::new, ScoreMatrix::queries));
    if queries.is_empty() {
        return;
    }
    let tasks = queries.clone();
    let pending = Rc::new(RefCell::new(Vec::new()));
    let matrix = matrix.clone();
    let collect = move |query: &Query, report: Option<Report>| {
        pending.borrow_mut().push((query.clone(), report));
        if pending.borrow().len() == 1 {
            let (pending, matrix) = (Rc::clone(&pending), matrix.clone());
            set_timeout(move || store(&matrix, pending.take()), COLLECT);
        }
    };
    let on_event = move |event| match event {
        JobEvent::Found { nth, report } => {
            if let Some(query) = queries.get(nth) {
                collect(query, Some(report));
            }
        }
        JobEvent::Failed(_) => queries.iter().for_each(|query| collect(query, None)),
        JobEvent::Stopped | JobEvent::Over => {}
    };
    let ticket = here.shell.analyst().submit(Priority::Hint, tasks, on_event);
    on_cleanup({
        let shell = here.shell;
        move || shell.analyst().stop(ticket)
    });
}

fn store(matrix: &ArcRwSignal<Option<ScoreMatrix>>, reports: Vec<(Query, Option<Report>)>) {
    matrix.update(|matrix| {
        if let Some(matrix) = matrix {
            for (query, report) in reports {
                matrix.store_report(&query, report.as_ref());
            }
        }
    });
}
