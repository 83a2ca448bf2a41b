//! Form that adds decisions to a sheet, used by the study room and the decision search.

use drill::StoredSheet;
use leptos::prelude::*;
use record::{LinkError, Sheet, SheetItem};
use table::Route;
use words::{Part, Words, arg, isolated};

use crate::{
    browser::spawn_local,
    rooms::{
        Shell, part_files,
        sheet_store::{self, SheetProblem},
    },
};

/// Set of decisions that can be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rooms) enum SheetSource {
    /// The decision on the board.
    This,
    /// The flagged decisions.
    Flagged,
    /// The mistakes made by the reader, or by both players.
    Mistakes,
    /// The first results of a search, this many.
    First(usize),
    /// The results of a search.
    Found,
}

impl SheetSource {
    const fn key(self) -> &'static str {
        match self {
            Self::This => "this",
            Self::Flagged => "flagged",
            Self::Mistakes => "mistakes",
            Self::First(_) => "first",
            Self::Found => "found",
        }
    }

    /// Returns the value of the set's option in the form.
    fn value(self) -> String {
        match self {
            Self::First(count) => format!("{}-{count}", self.key()),
            _ => self.key().to_owned(),
        }
    }
}

/// Draws a button that opens the form for choosing the decisions and the sheet.
#[component]
pub(in crate::rooms) fn AddToSheet(
    shell: Shell,
    /// Sets of decisions that can be added, with their sizes; empty sets are left out.
    #[prop(into)]
    sources: Signal<Vec<(SheetSource, usize)>>,
    /// Callback that returns the decisions in a set, with their notes.
    items: Callback<SheetSource, Vec<SheetItem>>,
) -> impl IntoView {
    let words = StoredValue::new(shell.words());
    let is_open = RwSignal::new(false);
    let sheets = RwSignal::new(None::<Vec<StoredSheet>>);
    let open = move |_| {
        is_open.update(|open| *open = !*open);
        if is_open.get_untracked() {
            spawn_local(async move {
                part_files::load_texts(&words.get_value(), Part::Sheets).await;
                let found = sheet_store::sheets().await.unwrap_or_default();
                // The room may have been closed in the meantime.
                let _gone = sheets.try_set(Some(found));
            });
        }
    };
    let form = move || {
        let found = sheets.get().filter(|_| is_open.get())?;
        Some(form(shell, words, sources, items, &found))
    };
    view! {
        <div class="add-to-sheet">
            <button class="button" aria-expanded=move || is_open.get().to_string() on:click=open>
                {words.with_value(Words::sheet_add)}
            </button>
            {form}
        </div>
    }
}

/// State of the form. Copies refer to the same form.
#[derive(Clone, Copy)]
struct Form {
    shell: Shell,
    words: StoredValue<Words>,
    sources: Signal<Vec<(SheetSource, usize)>>,
    items: Callback<SheetSource, Vec<SheetItem>>,
    /// Stored sheets; when the form opens, the most recently changed first.
    known: StoredValue<Vec<Sheet>>,
    /// Number of the sheet to which the decisions are added; `None` for a new sheet.
    into: RwSignal<Option<u32>>,
    /// Set of decisions that the reader has chosen.
    source: RwSignal<Option<SheetSource>>,
    /// Number of the changed sheet and a message, or the reason why nothing was added.
    result: RwSignal<Option<Result<(u32, String), SheetProblem>>>,
}

impl Form {
    /// Returns the set of decisions to add: the chosen set, or the first one that is not empty.
    fn chosen(self) -> Option<SheetSource> {
        let wanted = self.source.get();
        self.sources.with(|all| {
            let some = all.iter().filter(|(_, count)| *count > 0);
            let some: Vec<SheetSource> = some.map(|(one, _)| *one).collect();
            let is_there = wanted.filter(|wanted| some.contains(wanted));
            is_there.or_else(|| some.first().copied())
        })
    }

    /// Adds the decisions to the sheet.
    fn add(self) {
        let Some(source) = untrack(|| self.chosen()) else {
            return;
        };
        let into = self.into.get_untracked();
        let target = self.known.with_value(|known| {
            let mut known = known.iter();
            known.find(|sheet| Some(sheet.id) == into).cloned()
        });
        let target = target.unwrap_or_else(|| sheet_store::new_sheet(String::new()));
        let items = self.items.run(source);
        spawn_local(async move {
            let count = items.len() as u32;
            let added = sheet_store::add(target, items).await;
            let outcome = added.map(|stored| self.added(stored.sheet, count));
            let text = match &outcome {
                Ok((_, text)) => text.clone(),
                Err(why) => why.text(&self.shell.words()),
            };
            self.shell.say(&text);
            // The room may have been closed in the meantime.
            let _gone = self.result.try_set(Some(outcome));
        });
    }

    /// Returns the changed sheet's number and a message, and selects that sheet for further decisions.
    fn added(self, sheet: Sheet, count: u32) -> (u32, String) {
        let words = self.shell.words();
        let title = isolated(&sheet_title(&words, &sheet.title));
        let text = words.sheet_added(arg::Count(count), arg::Title(title));
        let id = sheet.id;
        let _gone = self.into.try_set(Some(id));
        let _gone = self.known.try_update_value(|known| {
            known.retain(|one| one.id != id);
            known.push(sheet);
        });
        (id, text)
    }
}

/// Draws the choice of the decisions, the choice of the sheet, and the result.
fn form(
    shell: Shell,
    words: StoredValue<Words>,
    sources: Signal<Vec<(SheetSource, usize)>>,
    items: Callback<SheetSource, Vec<SheetItem>>,
    sheets: &[StoredSheet],
) -> AnyView {
    let known: Vec<Sheet> = sheets.iter().map(|stored| stored.sheet.clone()).collect();
    let options: Vec<(u32, String)> = known
        .iter()
        .map(|sheet| (sheet.id, sheet_title(&words.read_value(), &sheet.title)))
        .collect();
    let form = Form {
        shell,
        words,
        sources,
        items,
        into: RwSignal::new(known.first().map(|sheet| sheet.id)),
        known: StoredValue::new(known),
        source: RwSignal::new(None),
        result: RwSignal::new(None),
    };
    let tell = move |text: fn(&Words) -> String| words.with_value(text);
    let pick = move |event| form.into.set(event_target_value(&event).parse().ok());
    let option = move |(id, title): (u32, String)| {
        let is_first = form.into.get_untracked() == Some(id);
        view! { <option value=id.to_string() selected=is_first>{title}</option> }
    };
    view! {
        <div class="surface add-to-sheet-form">
            {positions(form)}
            <label class="field">
                <span>{tell(Words::sheet_add_to)}</span>
                <select on:change=pick>
                    {options.into_iter().map(option).collect_view()}
                    <option value="new">{tell(Words::sheet_new)}</option>
                </select>
            </label>
            <button class="button primary" disabled=move || form.chosen().is_none() on:click=move |_| form.add()>
                {tell(Words::sheet_add_now)}
            </button>
            {outcome(form)}
        </div>
    }
    .into_any()
}

/// Draws the choice of the decisions.
fn positions(form: Form) -> AnyView {
    let option = move |(one, count): (SheetSource, usize)| {
        let label = form.words.with_value(|words| {
            words.sheet_add_what(arg::Count(count as u32), arg::What(one.key()))
        });
        view! { <option value=one.value() selected=form.chosen() == Some(one)>{label}</option> }
    };
    let options = move || {
        let all = form.sources.get().into_iter();
        all.filter(|(_, count)| *count > 0)
            .map(option)
            .collect_view()
    };
    let pick = move |event| {
        let value = event_target_value(&event);
        let mut all = form.sources.get_untracked().into_iter();
        form.source.set(
            all.find(|(one, _)| one.value() == value)
                .map(|(one, _)| one),
        );
    };
    view! {
        <label class="field">
            <span>{form.words.with_value(Words::sheet_add_from)}</span>
            <select on:change=pick>{options}</select>
        </label>
    }
    .into_any()
}

/// Draws the result: a link to the sheet, or the reason why nothing was added.
fn outcome(form: Form) -> impl IntoView {
    move || {
        form.result.get().map(|result| match result {
            Ok((id, text)) => {
                let href = Route::Sheets(Some(id)).to_string();
                let open = form.words.with_value(Words::sheet_open);
                view! { <p>{text}" "<a href=href>{open}</a></p> }.into_any()
            }
            Err(why) => {
                let why = form.words.with_value(|words| why.text(words));
                view! { <p class="problem">{why}</p> }.into_any()
            }
        })
    }
}

/// Returns a sheet's title, or a placeholder if the title is empty.
pub(in crate::rooms) fn sheet_title(words: &Words, title: &str) -> String {
    if title.is_empty() {
        words.sheet_untitled()
    } else {
        title.to_owned()
    }
}

/// Returns the message for an unreadable link to a sheet or to answers.
pub(in crate::rooms) fn unread_text(words: &Words, why: LinkError) -> String {
    words.sheet_unread(match why {
        LinkError::Cut => "cut",
        LinkError::OtherVersion(_) => "newer",
        LinkError::NotALink | LinkError::Damaged => "damaged",
    })
}
