//! Dialog for sharing progress with a coach by link.

use leptos::{html, prelude::*};
use library::iso_day;
use progress::{SharedParts, SharedProgress};
use record::PlayerName;
use words::Words;

use crate::{
    browser::unix_ms,
    form_fields::{name_input, switch},
    parts::{Icon, icon, show_while},
    rooms::{
        Shell,
        progress::{
            Progress, Shown,
            views::{summary, work, worst},
        },
        views::link::Link,
    },
    sharing::copy::address,
};

/// Draws the dialog, which opens with `progress.sharing`: the parts, of which only the selected ones are included in
/// the link, an optional name, and the link.
pub(crate) fn dialog(shell: Shell, progress: Progress, shown: &Shown) -> AnyView {
    let title = progress.tell(Words::progress_coach);
    let node = NodeRef::<html::Dialog>::new();
    show_while(node, move || progress.sharing.get());
    let close = move || progress.sharing.set(false);
    let (label, shown) = (title.clone(), shown.clone());
    let content = move || {
        let close_label = progress.tell(Words::close);
        view! {
            <div class="modal-head">
                <h2>{label.clone()}</h2>
                <button class="icon" aria-label=close_label.clone() title=close_label on:click=move |_| close()>
                    {icon(Icon::Close)}
                </button>
            </div>
            <p class="hint">{progress.tell(Words::progress_coach_about)}</p>
            {choices(shell, progress, &shown)}
        }
    };
    view! {
        <dialog node_ref=node class="modal you-share" aria-label=title on:close=move |_| close()>
            {move || progress.sharing.get().then(&content)}
        </dialog>
    }
    .into_any()
}

/// Draws the switches for the parts, the name field, and the resulting link.
pub(crate) fn choices(shell: Shell, progress: Progress, shown: &Shown) -> AnyView {
    // The two parts that a coach needs most are switched on, so the dialog opens with a link.
    let parts = RwSignal::new(SharedParts {
        rate: true,
        phases: true,
        ..SharedParts::default()
    });
    let name = RwSignal::new(String::new());
    let report = &shown.report;
    let part = |key: &'static str, about: Option<String>, of: fn(&mut SharedParts) -> &mut bool| {
        let label = progress.tell(|words| words.progress_coach_part(key));
        let about = about.map(|text| (format!("coach-{key}"), text));
        let is_on = move || parts.with(|parts| *of(&mut parts.clone()));
        switch(label, about, is_on, move |is_on| {
            parts.update(|parts| *of(parts) = is_on);
        })
    };
    let switches = [
        part("rate", summary::in_words(progress, report), |parts| {
            &mut parts.rate
        }),
        part("phases", work::best_and_worst(progress, report), |parts| {
            &mut parts.phases
        }),
        part("habits", work::first_habit(progress, report), |parts| {
            &mut parts.habits
        }),
        part("worst", worst::in_words(progress, report), |parts| {
            &mut parts.worst
        }),
    ];
    let typed = move |text| name.set(text);
    let label = progress.tell(Words::friend_name);
    let name_field = name_input("field", label, "nickname", None, name.into(), typed);
    let (shown, today) = (shown.clone(), iso_day(unix_ms()));
    let fragment = Memo::new(move |_| {
        let parts = Some(parts.get()).filter(|parts| !parts.is_empty())?;
        let name = name.with(|name| PlayerName::new(name));
        SharedProgress::new(name, today.clone(), parts, &shown.report, &shown.links).link()
    });
    let has_link = Memo::new(move |_| fragment.with(Option::is_some));
    let placeholder = move || {
        (!has_link.get()).then(|| {
            let (none, copy) =
                progress.tell(|words| (words.progress_coach_none(), words.share_copy_link()));
            view! {
                <div>
                    <p class="hint">{none}</p>
                    <button class="button primary" disabled=true>{icon(Icon::Copy)}{copy}</button>
                </div>
            }
        })
    };
    // Until a part is selected, the link is laid out but hidden.
    let link = move || {
        let fragment = fragment.get().unwrap_or_default();
        let name = progress.tell(Words::progress_coach_link);
        let link = address().map(|page| {
            let link = format!("{page}#{fragment}");
            view! { <Link shell name link scans=false labelled=true/> }
        });
        let preview = format!("#{fragment}");
        view! {
            {link}
            <a class="button quiet" href=preview>{icon(Icon::Eye)}{progress.tell(Words::progress_coach_preview)}</a>
        }
    };
    let group = progress.tell(Words::progress_coach_parts);
    view! {
        <div class="group" role="group" aria-label=group>{switches}</div>
        {name_field}
        <div class="you-share-link">
            <div hidden=move || !has_link.get()>{link}</div>
            {placeholder}
        </div>
    }
    .into_any()
}
