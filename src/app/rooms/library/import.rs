//! An import: how far it has come, what came of each file, and the question whether to keep it.

use leptos::{ev, html, prelude::*};
use library::{FileReport, Import, ImportStep, Msg, Refusal};
use record::OtherProgram;
use web_sys::HtmlDialogElement;
use words::Words;

use super::{Library, remark::sentence};
use crate::browser::timer;

/// The most files that the report lists: of more, those with something to say come first.
const LISTED: usize = 200;

/// The dialog of the import that is going on.
#[component]
pub(super) fn ImportPanel(library: Library) -> impl IntoView {
    let words = library.words;
    let node = NodeRef::<html::Dialog>::new();
    let step = library.slice(|model| model.import.as_ref().map(|import| import.step));
    // The number of the import that the dialog shows.
    let shown = StoredValue::new(0);
    Effect::new(move |_| {
        let is_open = step.get().is_some();
        if let Some(dialog) = node.get() {
            show_or_close(library, dialog, is_open, shown);
        }
    });
    let report = move || {
        library.model.with_untracked(|model| {
            model
                .import
                .as_ref()
                .map(|import| report(&words.get_value(), import))
        })
    };
    view! {
        <dialog
            node_ref=node
            class="modal"
            aria-label=words.with_value(words::Words::keep_import)
            on:cancel=move |event: ev::Event| {
                // What is being kept is waited for.
                if step.get_untracked() == Some(ImportStep::Keeping) {
                    event.prevent_default();
                }
            }
            on:close=move |_| {
                // The event of a dialog that was closed comes late: another import may have begun.
                if shown.try_get_value() == library.imports.try_get_value() {
                    library.send(Msg::CloseImport);
                }
            }
        >
            <h2>{words.with_value(words::Words::keep_import)}</h2>
            <Show when=move || step.get() == Some(ImportStep::Reading)>
                {files_read(library)}
            </Show>
            {move || step.get().filter(|step| *step != ImportStep::Reading).map(|_| report())}
            <Buttons library/>
        </dialog>
    }
}

/// How many of the files have been read.
fn files_read(library: Library) -> impl IntoView {
    let progress = library.slice(|model| {
        model
            .import
            .as_ref()
            .map_or((0, 0), |import| (import.reports.len(), import.files()))
    });
    let told = move || {
        library.words.with_value(|words| {
            let (done, total) = progress.get();
            words.library_reading(number(done), number(total))
        })
    };
    view! {
        <label class="field">
            {told}
            <progress max=move || progress.get().1.to_string() prop:value=move || progress.get().0 as f64></progress>
        </label>
    }
}

/// Opens or closes the dialog, and notes the number of the import that it shows.
fn show_or_close(
    library: Library,
    dialog: HtmlDialogElement,
    is_open: bool,
    shown: StoredValue<u32>,
) {
    match (is_open, dialog.open()) {
        (true, false) => {
            shown.set_value(library.imports.get_value());
            timer::after(0, move || {
                let _shown = dialog.show_modal();
            });
        }
        (false, true) => dialog.close(),
        _ => {}
    }
}

fn number(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

/// What to press: keep it, close it, give it up.
#[component]
fn Buttons(library: Library) -> impl IntoView {
    let words = library.words;
    let state = library.slice(|model| {
        model
            .import
            .as_ref()
            .map(|import| (import.step, import.new_entries() + import.cards()))
    });
    let asks = move || matches!(state.get(), Some((ImportStep::Asking, 1..)));
    let close = move || {
        words.with_value(|words| match state.get() {
            Some((ImportStep::Reading, _) | (ImportStep::Asking, 1..)) => words.cancel(),
            _ => words.close(),
        })
    };
    view! {
        <div class="ways">
            <Show when=asks>
                <button class="button primary" on:click=move |_| library.send(Msg::Agree)>
                    {words.with_value(words::Words::library_add)}
                </button>
            </Show>
            <button class="button" on:click=move |_| library.send(Msg::CloseImport)>{close}</button>
        </div>
    }
}

/// What was found, and what came of each file.
fn report(words: &Words, import: &Import) -> AnyView {
    let new = import.new_entries();
    let told = match (new, import.cards()) {
        (0, 0) => words.library_nothing_new(),
        (0, cards) => words.library_cards(number(cards)),
        (new, _) => words.library_found(number(new)),
    };
    let left_out = (import.left_out > 0).then(|| words.library_left_out(number(import.left_out)));
    let mut files: Vec<&FileReport> = import.reports.iter().collect();
    files.sort_by_key(|file| file.refusal.is_none() && file.remarks.is_empty());
    let more = files.len().saturating_sub(LISTED);
    view! {
        <p role="status">{told}</p>
        {left_out.map(|text| view! { <p class="hint">{text}</p> })}
        <ul class="reports" tabindex="0" aria-label=words.keep_import()>
            {files.into_iter().take(LISTED).map(|file| file_report(words, file)).collect_view()}
            {(more > 0).then(|| view! { <li>{format!("… {more}")}</li> })}
        </ul>
    }
    .into_any()
}

fn file_report(words: &Words, file: &FileReport) -> AnyView {
    let name = file.name.clone().unwrap_or_else(|| words.library_pasted());
    let mut parts = Vec::new();
    if let Some(why) = file.refusal {
        parts.push(refusal(words, why));
    }
    if file.new > 0 {
        parts.push(words.library_new(number(file.new)));
    }
    if file.known > 0 {
        parts.push(words.library_known(number(file.known)));
    }
    if file.cards > 0 {
        parts.push(words.library_cards(number(file.cards)));
    }
    let told = parts.join(" · ");
    let remarks = file
        .remarks
        .iter()
        .map(|remark| view! { <li>{sentence(words, remark)}</li> });
    let remarks = (!file.remarks.is_empty()).then(|| {
        view! {
            <details>
                <summary>{words.library_remarks(number(file.remarks.len()))}</summary>
                <ul>{remarks.collect_view()}</ul>
            </details>
        }
    });
    view! {
        <li>
            <bdi class="entry-title">{name}</bdi>
            <span class="about">{told}</span>
            {remarks}
        </li>
    }
    .into_any()
}

/// Why a file is refused, as a sentence.
pub(super) fn refusal(words: &Words, refusal: Refusal) -> String {
    words.library_refusal(match refusal {
        Refusal::Empty => "empty",
        Refusal::TooLarge(_) => "too-large",
        Refusal::UnknownFormat => "unknown",
        Refusal::NoGame => "no-game",
        Refusal::OtherProgram(OtherProgram::BgBlitz) => "other-bgf",
        Refusal::OtherProgram(OtherProgram::OpenGammon) => "ogxm",
        Refusal::OtherProgram(OtherProgram::Fibs) => "fibs",
        Refusal::OtherProgram(program) => return words.library_refusal_program(program.name()),
        Refusal::Unreadable => "unreadable",
        Refusal::Stopped => "stopped",
    })
}
