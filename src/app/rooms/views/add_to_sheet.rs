//! Adding decisions to a sheet, for the study room and the search.

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

/// Decisions that can be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rooms) enum SheetSource {
    /// The decision on the board.
    This,
    /// The decisions with a flag.
    Flagged,
    /// The mistakes of the reader, or of both players.
    Mistakes,
    /// The results of a search.
    Found,
}

impl SheetSource {
    const fn key(self) -> &'static str {
        match self {
            Self::This => "this",
            Self::Flagged => "flagged",
            Self::Mistakes => "mistakes",
            Self::Found => "found",
        }
    }
}

/// Draws a button that opens the choice of the decisions and of the sheet.
#[component]
pub(in crate::rooms) fn AddToSheet(
    shell: Shell,
    /// Decisions that can be added, with their number; those without any are left out.
    #[prop(into)]
    sources: Signal<Vec<(SheetSource, usize)>>,
    /// Returns the decisions with their notes.
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
                // The room may have been left meanwhile.
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

/// Draws the choice of the decisions and of the sheet, and the result.
fn form(
    shell: Shell,
    words: StoredValue<Words>,
    sources: Signal<Vec<(SheetSource, usize)>>,
    items: Callback<SheetSource, Vec<SheetItem>>,
    sheets: &[StoredSheet],
) -> AnyView {
    let tell = move |text: fn(&Words) -> String| words.with_value(text);
    let known: Vec<Sheet> = sheets.iter().map(|stored| stored.sheet.clone()).collect();
    let into = RwSignal::new(known.first().map(|sheet| sheet.id));
    let source = RwSignal::new(None::<SheetSource>);
    let chosen = Memo::new(move |_| {
        let wanted = source.get();
        sources.with(|all| {
            let mut some = all.iter().filter(|(_, count)| *count > 0);
            let first = some.clone().next().map(|(one, _)| *one);
            some.find(|(one, _)| Some(*one) == wanted)
                .map(|(one, _)| *one)
                .or(first)
        })
    });
    let result = RwSignal::new(None::<Result<(u32, String), SheetProblem>>);
    let options: Vec<_> = known
        .iter()
        .map(|sheet| (sheet.id, sheet_title(&words.read_value(), &sheet.title)))
        .collect();
    let known = StoredValue::new(known);
    let add = move |_| {
        let Some(source) = chosen.get_untracked() else {
            return;
        };
        let target = known.with_value(|known| {
            let mut known = known.iter();
            known
                .find(|sheet| Some(sheet.id) == into.get_untracked())
                .cloned()
        });
        let target = target.unwrap_or_else(|| sheet_store::new_sheet(String::new()));
        let items = items.run(source);
        let count = items.len() as u32;
        spawn_local(async move {
            let added = sheet_store::add(target, items).await;
            let outcome = added.map(|stored| {
                let title = sheet_title(&words.get_value(), &stored.sheet.title);
                let text = words.get_value();
                let text = text.sheet_added(arg::Count(count), arg::Title(isolated(&title)));
                let is_new = known
                    .try_with_value(|known| known.iter().all(|sheet| sheet.id != stored.sheet.id));
                if is_new == Some(true) {
                    let _gone = known.try_update_value(|known| known.push(stored.sheet.clone()));
                    let _gone = into.try_set(Some(stored.sheet.id));
                }
                (stored.sheet.id, text)
            });
            match &outcome {
                Ok((_, text)) => shell.say(text),
                Err(why) => shell.say(&why.text(&words.get_value())),
            }
            let _gone = result.try_set(Some(outcome));
        });
    };
    let what = move || {
        let option = |(one, count): &(SheetSource, usize)| {
            let label = words.with_value(|words| {
                words.sheet_add_what(arg::Count(*count as u32), arg::What(one.key()))
            });
            view! { <option value=one.key() selected=chosen.get() == Some(*one)>{label}</option> }
        };
        sources.with(|all| {
            let some = all.iter().filter(|(_, count)| *count > 0);
            some.map(option).collect_view()
        })
    };
    let pick = move |event| {
        let key = event_target_value(&event);
        let all = sources.get_untracked();
        source.set(
            all.into_iter()
                .map(|(one, _)| one)
                .find(|one| one.key() == key),
        );
    };
    let pick_sheet = move |event| into.set(event_target_value(&event).parse().ok());
    let outcome = move || {
        result.get().map(|result| match result {
            Ok((id, text)) => {
                let href = Route::Sheets(Some(id)).to_string();
                let open = tell(Words::sheet_open);
                view! { <p>{text}" "<a href=href>{open}</a></p> }.into_any()
            }
            Err(why) => {
                let why = words.with_value(|words| why.text(words));
                view! { <p class="problem">{why}</p> }.into_any()
            }
        })
    };
    let option = move |(id, title): (u32, String)| {
        view! { <option value=id.to_string() selected=into.get_untracked() == Some(id)>{title}</option> }
    };
    view! {
        <div class="surface add-to-sheet-form">
            <label>
                <span>{tell(Words::sheet_add_from)}</span>
                <select on:change=pick>{what}</select>
            </label>
            <label>
                <span>{tell(Words::sheet_add_to)}</span>
                <select on:change=pick_sheet>
                    {options.into_iter().map(option).collect_view()}
                    <option value="new">{tell(Words::sheet_new)}</option>
                </select>
            </label>
            <button class="button primary" disabled=move || chosen.get().is_none() on:click=add>
                {tell(Words::sheet_add_now)}
            </button>
            {outcome}
        </div>
    }
    .into_any()
}

/// Returns the title of a sheet, or the name of a sheet without a title.
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
