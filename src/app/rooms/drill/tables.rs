//! Page with values by score from the current match equity table, and controls that replace that table.

use insight::{MetFile, NumberCell, NumberTable, ScoreTable, TABLE_CUBES, TABLE_POINTS};
use leptos::{html, prelude::*};
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, js_sys::Uint8Array};
use words::{Part, Words, arg, isolated};

use crate::{
    browser::{equity_table, file, spawn_local, window},
    parts::{Segment, segments},
    rooms::{Shell, part_files, views::head::RoomHead},
};

/// Maximum size of an imported file, in bytes; the parser has a lower limit.
const MAX_BYTES: f64 = 1_000_000.0;

/// Share of the tint's colour in the background of a cell whose tint is 1%, in percent. The text has a contrast of at
/// least 4.5:1 at the strongest tint.
const TINT_SHARE: f32 = 0.34;
/// Number of columns beyond which a table has small cells.
const DENSE_BEYOND: usize = 15;

/// State of the page. Copies share the same signals.
#[derive(Clone, Copy)]
struct Tables {
    shell: Shell,
    words: StoredValue<Words>,
    table: RwSignal<ScoreTable>,
    points: RwSignal<u8>,
    cube: RwSignal<u32>,
    met: RwSignal<MetFile>,
    /// Reason why a file was rejected or the match equity table was not stored.
    problem: RwSignal<Option<String>>,
}

impl Tables {
    fn tell<T>(self, text: impl FnOnce(&Words) -> T) -> T {
        text(&self.words.read_value())
    }

    /// Switches to another match equity table.
    fn set(self, met: MetFile) {
        let is_stored = equity_table::set(&met);
        self.shell.analyst().set_table(met.to_text().as_bytes());
        let used = self.tell(|words| words.coach_met_used(isolated(&met.name)));
        self.shell.say(&used);
        self.problem
            .set((!is_stored).then(|| self.tell(Words::coach_met_lost)));
        self.met.set(met);
    }

    fn read(self, file: &File, bytes: &[u8]) {
        match MetFile::read(bytes) {
            Ok(mut met) => {
                if met.name.is_empty() {
                    met.name = record::plain_text(&file.name());
                }
                self.set(met);
            }
            Err(why) => self.problem.set(Some(self.tell(|words| why.text(words)))),
        }
    }
}

/// Draws the page once its texts have loaded.
pub(super) fn page(shell: Shell) -> AnyView {
    let page = Tables {
        shell,
        words: StoredValue::new(shell.words()),
        table: RwSignal::new(ScoreTable::Chance),
        points: RwSignal::new(TABLE_POINTS[0]),
        cube: RwSignal::new(TABLE_CUBES[0]),
        met: RwSignal::new(equity_table::current()),
        problem: RwSignal::new(None),
    };
    let speaks = RwSignal::new(false);
    spawn_local(async move {
        part_files::load_texts(&shell.words(), Part::Coach).await;
        // The player may have left the page in the meantime.
        let _gone = speaks.try_set(true);
    });
    let title = shell.words().place_tables();
    shell.entitle(&title);
    let print = move |_| {
        // A browser that cannot print ignores the call.
        let _printed = window().map(|window| window.print());
    };
    let button = move || {
        speaks.get().then(|| {
            view! { <button class="button" on:click=print>{page.tell(Words::coach_table_print)}</button> }
        })
    };
    view! {
        <main class="room score-tables">
            <RoomHead shell title>{button}</RoomHead>
            <div class="room-body">
                {move || speaks.get().then(|| view! { {choices(page)} {numbers(page)} {source(page)} })}
            </div>
        </main>
    }
    .into_any()
}

/// Draws the controls that select the type of table, its size and the cube value.
fn choices(page: Tables) -> AnyView {
    let table = move |table: ScoreTable| {
        let name = page.tell(|words| words.coach_table(table.key()));
        let is_chosen = move || page.table.get() == table;
        Segment::new(name, is_chosen, move || page.table.set(table))
    };
    let number = |label: String, all: Vec<u32>, get: Signal<u32>, set: Callback<u32>| {
        let option = |number: u32| view! { <option value=number.to_string()>{number}</option> };
        let pick = move |event| {
            if let Ok(number) = event_target_value(&event).parse() {
                set.run(number);
            }
        };
        view! {
            <label class="choice-row">
                <span>{label}</span>
                <select on:change=pick prop:value=move || get.get().to_string()>
                    {all.into_iter().map(option).collect_view()}
                </select>
            </label>
        }
    };
    let points = number(
        page.tell(Words::coach_table_points),
        TABLE_POINTS.map(u32::from).to_vec(),
        Signal::derive(move || u32::from(page.points.get())),
        Callback::new(move |points| page.points.set(points as u8)),
    );
    let cube = move || {
        page.table.get().has_cube().then(|| {
            number(
                page.tell(Words::coach_table_cube),
                TABLE_CUBES.to_vec(),
                page.cube.into(),
                Callback::new(move |cube| page.cube.set(cube)),
            )
        })
    };
    let title = page.shell.words().place_tables();
    let tables = ScoreTable::ALL.map(table).into();
    let option = |table: ScoreTable| {
        let name = page.tell(|words| words.coach_table(table.key()));
        view! { <option value=table.key()>{name}</option> }
    };
    let pick = move |event| {
        let key = event_target_value(&event);
        if let Some(table) = ScoreTable::ALL.into_iter().find(|table| table.key() == key) {
            page.table.set(table);
        }
    };
    // Narrow windows show the select element, and wider ones the segmented control.
    view! {
        <div class="tables-choice">
            <label class="field">
                <select aria-label=title.clone() on:change=pick prop:value=move || page.table.get().key()>
                    {ScoreTable::ALL.map(option).collect_view()}
                </select>
            </label>
            {segments("score-table", title, None, tables)}
            <div class="tables-numbers">{points}{cube}</div>
        </div>
    }
    .into_any()
}

/// Draws the selected table.
fn numbers(page: Tables) -> AnyView {
    let numbers = Memo::new(move |_| {
        let (table, points, cube) = (page.table.get(), page.points.get(), page.cube.get());
        let met = page.met.with(|file| file.met);
        page.tell(|words| (table, cube, table.numbers(met, points, cube, words)))
    });
    let content = move || {
        let (table, cube, NumberTable { head, rows }) = numbers.get();
        let name = page.tell(|words| {
            let name = words.coach_table(table.key());
            if table.has_cube() {
                format!("{name} · {} {cube}", words.coach_table_cube())
            } else {
                name
            }
        });
        let about = page.tell(|words| words.coach_table_about(table.key()));
        let columns = head.len();
        let row = |(label, cells): (String, Vec<NumberCell>)| {
            let cells = head.iter().zip(cells).map(|(other, NumberCell { text, tint })| {
                let score = page.tell(|words| score_name(&label, other, words));
                let share = format!("{}%", f32::from(tint.unsigned_abs()) * TINT_SHARE);
                view! { <td class:low={tint < 0} class:even={*other == label} style:--share=share title=score>{text}</td> }
            });
            let cells = cells.collect_view();
            view! { <tr><th scope="row">{label}</th>{cells}</tr> }
        };
        let rows = rows.into_iter().map(row).collect_view();
        let head = head
            .into_iter()
            .map(|label| view! { <th scope="col">{label}</th> });
        view! {
            <h2>{name.clone()}</h2>
            <p>{about}</p>
            <div class="tables-scroll" tabindex="0" role="region" aria-label=name>
                <table
                    dir="ltr"
                    class:chances={table == ScoreTable::Chance}
                    class:dense={columns > DENSE_BEYOND}
                    style:--columns=columns.to_string()
                >
                    <thead>
                        <tr>
                            <td class="tables-corner" aria-hidden="true">
                                <span>{page.tell(Words::opponent)}</span>
                                <span>{page.tell(Words::name_you)}</span>
                            </td>
                            {head.collect_view()}
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        }
    };
    view! { <section class="surface tables-table">{content}</section> }.into_any()
}

/// Returns the score of a cell as text, from the labels of its row and column.
fn score_name(own: &str, other: &str, words: &Words) -> String {
    let score = |own| words.coach_matrix_score(arg::Opponent(other), arg::Own(own));
    if own.parse::<u8>().is_ok() {
        score(own)
    } else {
        // The post-Crawford row contains the chance of the leader, who is 1-away.
        format!("{own} · {}", score("1"))
    }
}

/// Draws the name of the current match equity table, and the controls that replace it.
fn source(page: Tables) -> AnyView {
    let field = NodeRef::<html::Input>::new();
    let chosen = move |_| {
        let Some(file) = file::take_chosen(field) else {
            return;
        };
        if file.size() > MAX_BYTES {
            page.problem
                .set(Some(page.tell(|words| words.coach_met_unread("large"))));
            return;
        }
        spawn_local(async move {
            let content = JsFuture::from(file.array_buffer()).await.ok();
            let bytes = content.map(|content| Uint8Array::new(&content).to_vec());
            page.read(&file, &bytes.unwrap_or_default());
        });
    };
    let used = move || {
        let met = page.met.get();
        page.tell(|words| {
            let beyond = (met.points < MetFile::default().points)
                .then(|| words.coach_met_beyond(met.points as u32));
            (words.coach_met_used(isolated(&met.name)), beyond)
        })
    };
    let content = move || {
        let (used, beyond) = used();
        view! { <p><b>{used}</b>" "{beyond}</p> }
    };
    let shipped = move || {
        let is_own = page.met.with(|met| met.fingerprint().is_some());
        is_own.then(|| {
            let press = move |_| page.set(MetFile::default());
            view! { <button class="button quiet" on:click=press>{page.tell(Words::coach_met_shipped)}</button> }
        })
    };
    view! {
        <section class="surface tables-source" aria-labelledby="tables-source">
            <div class="tables-source-text">
                <h2 id="tables-source">{page.tell(Words::coach_met)}</h2>
                {content}
                <p>{page.tell(Words::coach_met_what)}</p>
            </div>
            <div class="room-buttons">
                <button class="button" on:click=move |_| file::choose(field)>{page.tell(Words::coach_met_open)}</button>
                {shipped}
            </div>
            <p class="problem" role="alert">{move || page.problem.get()}</p>
            <input node_ref=field type="file" accept=".xml,.csv,.txt,text/xml,text/csv,text/plain" hidden on:change=chosen/>
        </section>
    }
    .into_any()
}
