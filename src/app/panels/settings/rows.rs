//! Settings rows: a switch, or one of a few choices, with a line of explanation.

use leptos::prelude::*;
use table::{Msg, Settings, SettingsMsg};

use crate::{
    panels::switches::Switch,
    parts::{Segment, segments},
    store::Store,
};

pub(in crate::panels) fn switches(store: Store, all: &[Switch]) -> impl IntoView + use<> {
    let one = |one: &Switch| switch(store, *one).into_any();
    all.iter().map(one).collect_view()
}

fn switch(store: Store, one: Switch) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let settings = store.slice(table::Model::settings);
    let change = move |event: leptos::ev::Event| {
        let mut changed = settings.get_untracked();
        (one.write)(&mut changed, event_target_checked(&event));
        store.send(Msg::Settings(SettingsMsg::Change(changed)));
    };
    // The row is the label; the explanation is not part of the accessible name.
    let name_id = format!("{}-name", one.id);
    view! {
        <label class="switch">
            <span>
                <span id=name_id.clone()>{move || (one.name)(&words.read_value(), settings.get().theme)}</span>
                {one.about.map(|about| explanation(one.id, about(&words.read_value())))}
            </span>
            <input
                type="checkbox"
                aria-labelledby=name_id
                aria-describedby=one.about.map(|_| one.id)
                prop:checked=move || (one.read)(&settings.get())
                on:change=change
            />
        </label>
    }
}

/// Draws the explanation below a setting.
pub(super) fn explanation(id: &'static str, text: String) -> impl IntoView {
    view! { <span class="s" id=id>{text}</span> }
}

/// Draws a setting with a few choices below its name, and with an explanation if `about` gives its ID and text.
pub(super) fn choices<Is, With>(
    store: Store,
    group: &'static str,
    name: String,
    about: Option<(&'static str, String)>,
    all: Vec<(String, Is, With)>,
) -> AnyView
where
    Is: Fn(&Settings) -> bool + Send + Sync + 'static,
    With: Fn(Settings) -> Settings + 'static,
{
    let settings = store.slice(table::Model::settings);
    let one = |(name, is, with): (String, Is, With)| {
        let choose = move || {
            let changed = with(settings.get_untracked());
            store.send(Msg::Settings(SettingsMsg::Change(changed)));
        };
        Segment::new(name, move || settings.with(&is), choose)
    };
    let id = about.as_ref().map(|(id, _)| *id);
    let control = segments(group, name.clone(), id, all.into_iter().map(one).collect());
    view! {
        <div class="settings-choice">
            <span aria-hidden="true">{name}</span>
            {about.map(|(id, about)| explanation(id, about))}
            {control}
        </div>
    }
    .into_any()
}
