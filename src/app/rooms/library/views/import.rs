//! Import dialog: the progress, the result for each file, and the question of whether to add the games.

use leptos::{ev, html, prelude::*};
use library::{FileReport, Import, ImportStep, Msg, OtherParts};
use words::{Words, arg};

use super::{
    found::{found, kind_key},
    remark::{refusal, sentence},
};
use crate::{
    parts::show_or_close,
    rooms::library::{
        effects::{agree, current},
        state::Library,
    },
};

/// Maximum number of files in the report; damaged files come first.
const LISTED: usize = 200;

/// Maximum number of remarks listed per file.
const MAX_LISTED_REMARKS: usize = 200;

/// Draws the dialog for the running import.
#[component]
pub(crate) fn ImportPanel(library: Library) -> impl IntoView {
    let words = library.words;
    let node = NodeRef::<html::Dialog>::new();
    let step = library.slice(|model| model.import.as_ref().map(|import| import.step));
    let number = library.slice(|model| model.import.as_ref().map(|import| import.number));
    // Number of the import shown in the dialog.
    let shown_number = StoredValue::new(None);
    Effect::new(move |_| {
        let number = number.get();
        if let Some(dialog) = node.get() {
            if number.is_some() {
                shown_number.set_value(number);
            }
            show_or_close(dialog, number.is_some());
        }
    });
    let report = move || {
        library.model.with_untracked(|model| {
            model
                .import
                .as_ref()
                .map(|import| report(library, &words.get_value(), import))
        })
    };
    view! {
        <dialog
            node_ref=node
            class="modal"
            aria-label=words.with_value(words::Words::keep_import)
            on:cancel=move |event: ev::Event| {
                // The dialog remains open while the games are being stored.
                if step.get_untracked() == Some(ImportStep::Keeping) {
                    event.prevent_default();
                }
            }
            on:close=move |_| {
                // The close event is asynchronous, so another import may have started in the meantime.
                if shown_number.try_get_value().flatten() == current(library) {
                    library.send(Msg::CloseImport);
                }
            }
        >
            <Show when=move || step.get().is_some()>
                <h2>{words.with_value(words::Words::keep_import)}</h2>
                <Show when=move || step.get() == Some(ImportStep::Reading)>
                    {files_read(library)}
                </Show>
                {move || step.get().filter(|step| *step != ImportStep::Reading).map(|_| report())}
                <Buttons library/>
            </Show>
        </dialog>
    }
}

/// Draws the number of files read so far.
fn files_read(library: Library) -> impl IntoView {
    let progress = library.slice(|model| {
        model
            .import
            .as_ref()
            .map_or((0, 0), |import| (import.reports.len(), import.files()))
    });
    let status = move || {
        library.words.with_value(|words| {
            let (done, total) = progress.get();
            words.library_reading(arg::Done(number(done)), arg::Total(number(total)))
        })
    };
    view! {
        <label class="field">
            {status}
            <progress max=move || progress.get().1.to_string() prop:value=move || progress.get().0 as f64></progress>
        </label>
    }
}

fn number(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

/// Draws the buttons: Add (or Replace, for a complete full backup), and Cancel or Close.
#[component]
fn Buttons(library: Library) -> impl IntoView {
    let words = library.words;
    let state = library.slice(|model| {
        model.import.as_ref().map(|import| {
            let count = import.new_entries() + import.formats() + import.cards();
            (import.step, count, import.others().is_some())
        })
    });
    let may_replace = library.slice(|model| model.import.as_ref().is_some_and(Import::may_replace));
    let asks = move || matches!(state.get(), Some((ImportStep::Asking, 1.., false)));
    let is_whole = move || matches!(state.get(), Some((ImportStep::Asking, _, true)));
    let close = move || {
        let asks = asks() || is_whole();
        words.with_value(|words| match state.get() {
            Some((ImportStep::Reading, ..)) => words.cancel(),
            _ if asks => words.cancel(),
            _ => words.close(),
        })
    };
    view! {
        <Show when=is_whole>
            <p class="hint">
                {move || {
                    let about = if may_replace.get() {
                        Words::library_replace_about
                    } else {
                        Words::library_replace_needs
                    };
                    words.with_value(about)
                }}
            </p>
            <div role="alert">
                {move || library.refused.get().map(|why| view! { <p class="problem">{why}</p> })}
            </div>
        </Show>
        <div class="modal-buttons">
            <button class="button" on:click=move |_| library.send(Msg::CloseImport)>{close}</button>
            <Show when=asks>
                <button class="button primary" on:click=move |_| agree(library, false)>
                    {words.with_value(Words::library_add)}
                </button>
            </Show>
            <Show when=is_whole>
                <Show when=move || may_replace.get()><Replace library/></Show>
                <button class="button primary" on:click=move |_| agree(library, false)>
                    {words.with_value(Words::library_merge)}
                </button>
            </Show>
        </div>
    }
}

/// Draws the button that replaces all data after a second press.
#[component]
fn Replace(library: Library) -> impl IntoView {
    let sure = RwSignal::new(false);
    let press = move |_| {
        if sure.get_untracked() {
            agree(library, true);
        } else {
            sure.set(true);
        }
    };
    let label = move || {
        let sure = sure.get();
        library.words.with_value(|words| {
            if sure {
                words.library_replace_sure()
            } else {
                words.library_replace()
            }
        })
    };
    view! { <button class="button danger" on:click=press>{label}</button> }
}

/// Draws the games found, and the result for each file.
fn report(library: Library, words: &Words, import: &Import) -> AnyView {
    let new = import.new_entries();
    let others = import.others();
    let formats = import.formats();
    let summary = match (new, import.cards()) {
        (0, _) if formats > 0 => words.library_formats(number(formats)),
        (0, 0) if others.is_none() => words.library_nothing_new(),
        (0, cards @ 1..) => words.library_cards(number(cards)),
        (new, _) => words.library_found(arg::Count(number(new)), arg::Kind(kind_key(import))),
    };
    let left_out = (import.left_out > 0).then(|| words.library_left_out(number(import.left_out)));
    let lost = import.unfollowed();
    let lost = (lost > 0).then(|| words.library_unfollowed(number(lost)));
    // Files that contain only new games need no separate line, because those games are listed.
    let is_plain = |file: &FileReport| {
        !file.is_damaged() && file.all_remarks() == 0 && file.known + file.formats + file.cards == 0
    };
    let reports = import.reports.iter().enumerate();
    let mut files: Vec<(usize, &FileReport)> =
        reports.filter(|(_, file)| !is_plain(file)).collect();
    files.sort_by_key(|(_, file)| (!file.is_damaged(), file.all_remarks() == 0));
    let more = files.len().saturating_sub(LISTED);
    view! {
        <p role="status">
            {summary}
            {lost.map(|text| view! { <strong class="problem">{text}</strong> })}
        </p>
        {others.map(|others| other_parts(words, others))}
        {left_out.map(|text| view! { <p class="hint">{text}</p> })}
        {found(words, import)}
        {(!files.is_empty()).then(|| view! {
            <ul class="reports" tabindex="0" aria-label=words.keep_import()>
                {files.into_iter().take(LISTED).map(|(nth, file)| file_report(library, words, nth, file)).collect_view()}
                {(more > 0).then(|| view! { <li>{format!("… {more}")}</li> })}
            </ul>
        })}
    }
    .into_any()
}

/// Draws the parts of a full backup other than the library.
fn other_parts(words: &Words, others: &OtherParts) -> AnyView {
    let table = others.table.as_ref().map(|_| words.library_table());
    let (friends, duplicates) = (others.friends.len(), others.duplicates.len());
    let friends = (friends > 0).then(|| words.library_friends(number(friends)));
    let duplicates = (duplicates > 0).then(|| words.library_duplicates(number(duplicates)));
    let parts = [table, friends, duplicates].into_iter().flatten();
    view! { <ul>{parts.map(|part| view! { <li>{part}</li> }).collect_view()}</ul> }.into_any()
}

/// Draws a file's line, with lost data emphasised.
fn file_report(library: Library, words: &Words, nth: usize, file: &FileReport) -> AnyView {
    let name = file.name.clone().unwrap_or_else(|| words.library_pasted());
    let mut lost = Vec::new();
    if let Some(why) = file.refusal {
        lost.push(refusal(words, why));
    }
    if file.unfollowed > 0 {
        lost.push(words.library_unfollowed(number(file.unfollowed)));
    }
    if file.left_out > 0 {
        lost.push(words.library_matches_left_out(number(file.left_out)));
    }
    let mut parts = Vec::new();
    if file.new > 0 {
        parts.push(words.library_new(number(file.new)));
    }
    if file.formats > 0 {
        parts.push(words.library_formats(number(file.formats)));
    }
    if file.known > 0 {
        parts.push(words.library_known(number(file.known)));
    }
    if file.cards > 0 {
        parts.push(words.library_cards(number(file.cards)));
    }
    let lost =
        (!lost.is_empty()).then(|| view! { <strong class="problem">{lost.join(" · ")}</strong> });
    view! {
        <li class:damaged=file.is_damaged()>
            <bdi class="entry-title">{name}</bdi>
            {lost}
            <span class="about">{parts.join(" · ")}</span>
            {(file.all_remarks() > 0).then(|| remarks(library, words, nth, file.all_remarks()))}
        </li>
    }
    .into_any()
}

/// Draws the remarks on a file, listed on request.
fn remarks(library: Library, words: &Words, nth: usize, count: usize) -> AnyView {
    let opened = RwSignal::new(false);
    let list = move || {
        library.model.with_untracked(|model| {
            let file = model.import.as_ref()?.reports.get(nth)?;
            let words = library.words.read_value();
            let listed = file.remarks.iter().take(MAX_LISTED_REMARKS);
            let listed: Vec<_> = listed
                .map(|remark| view! { <li>{sentence(&words, remark)}</li> })
                .collect();
            let more = file.all_remarks() - listed.len();
            let more = (more > 0).then(|| view! { <li>{format!("… {more}")}</li> });
            Some(view! { <ul>{listed}{more}</ul> })
        })
    };
    view! {
        <details on:toggle=move |_| opened.set(true)>
            <summary>{words.library_remarks(number(count))}</summary>
            {move || opened.get().then(list)}
        </details>
    }
    .into_any()
}
