//! Dialog for sharing progress with a coach by link.

use leptos::{html, prelude::*};
use library::iso_day;
use progress::{SharedParts, SharedProgress};
use record::PlayerName;
use words::Words;

use crate::{
    browser::unix_ms,
    form_fields::{name_input, switch},
    parts::show_while,
    rooms::{
        Shell,
        progress::{Progress, Shown},
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
        view! {
            <h2>{label.clone()}</h2>
            <p class="hint">{progress.tell(Words::progress_coach_about)}</p>
            {choices(shell, progress, &shown)}
            <div class="modal-buttons">
                <button class="button" on:click=move |_| close()>{progress.tell(Words::close)}</button>
            </div>
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
    let parts = RwSignal::new(SharedParts::default());
    let name = RwSignal::new(String::new());
    let part = |key: &'static str, of: fn(&mut SharedParts) -> &mut bool| {
        let label = progress.tell(|words| words.progress_coach_part(key));
        let is_on = move || parts.with(|parts| *of(&mut parts.clone()));
        switch(label, None, is_on, move |is_on| {
            parts.update(|parts| *of(parts) = is_on);
        })
    };
    let switches = [
        part("rate", |parts| &mut parts.rate),
        part("phases", |parts| &mut parts.phases),
        part("habits", |parts| &mut parts.habits),
        part("worst", |parts| &mut parts.worst),
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
    let link = move || {
        let Some(fragment) = fragment.get() else {
            let none = progress.tell(Words::progress_coach_none);
            return view! { <p class="hint">{none}</p> }.into_any();
        };
        let name = progress.tell(Words::progress_coach_link);
        let link = address().map(|page| {
            let link = format!("{page}#{fragment}");
            view! { <Link shell name link scans=false/> }
        });
        let preview = format!("#{fragment}");
        view! {
            {link}
            <a href=preview>{progress.tell(Words::progress_coach_preview)}</a>
        }
        .into_any()
    };
    let group = progress.tell(Words::progress_coach_parts);
    view! {
        <div class="group" role="group" aria-label=group>{switches}</div>
        {name_field}
        {link}
    }
    .into_any()
}
