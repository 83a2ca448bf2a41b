//! Take-back settings for games against the computer: the size of the mistakes that are taken back, as a slider with
//! named stops, and the number of take-backs.

use leptos::prelude::*;
use table::{CoachSettings, Model, Msg, Settings, SettingsMsg, TakeBackLimit, TakeBacks};

use super::rows::choices;
use crate::store::Store;

/// Draws the slider and, while mistakes are taken back, the choice of the number of take-backs; both with explanations
/// if `is_explained`.
pub(in crate::panels) fn take_backs(store: Store, is_explained: bool) -> AnyView {
    let settings = store.slice(Model::settings);
    let is_on = Memo::new(move |_| settings.get().coach.takes_back());
    view! {
        {limit(store, is_explained)}
        {move || is_on.get().then(|| number(store, is_explained))}
    }
    .into_any()
}

fn limit(store: Store, is_explained: bool) -> AnyView {
    let words = StoredValue::new(store.words());
    let in_force = store.slice(Model::take_back_limit);
    let limit = move || in_force.get();
    let stop = move || {
        let chosen = limit();
        let nth = TakeBackLimit::ALL.iter().position(|one| *one == chosen);
        nth.unwrap_or_default().to_string()
    };
    let name = move || words.read_value().take_back_name(limit().key());
    let change = move |event: leptos::ev::Event| {
        let nth = event_target_value(&event).parse::<usize>().ok();
        if let Some(limit) = nth.and_then(|nth| TakeBackLimit::ALL.get(nth).copied()) {
            let before = store.model.with_untracked(Model::settings);
            let coach = CoachSettings {
                limit: Some(limit),
                ..before.coach
            };
            store.send(Msg::Settings(SettingsMsg::Change(Settings {
                coach,
                ..before
            })));
        }
    };
    let words = words.read_value();
    let first = words.about_take_back_first();
    let about = words.about_take_back();
    let warns = store.slice(Model::warns_by_default);
    let about = move || {
        if warns.get() {
            format!("{about} {first}")
        } else {
            about.clone()
        }
    };
    let about = is_explained.then(|| view! { <span class="s" id="about-take-back">{about}</span> });
    view! {
        <label class="choice-row take-back">
            <span>
                <span id="take-back-name">{words.set_take_back()}</span>
                {about}
            </span>
            <span class="take-back-stops">
                <input
                    type="range"
                    min="0"
                    max=(TakeBackLimit::ALL.len() - 1).to_string()
                    step="1"
                    aria-labelledby="take-back-name"
                    aria-describedby=is_explained.then_some("about-take-back")
                    aria-valuetext=name
                    prop:value=stop
                    on:input=change
                />
                <span class="s" aria-hidden="true">{name}</span>
            </span>
        </label>
    }
    .into_any()
}

fn number(store: Store, is_explained: bool) -> AnyView {
    let words = store.words();
    let all = TakeBacks::ALL.map(|take_backs| {
        let is = move |settings: &Settings| settings.coach.take_backs == take_backs;
        let with = move |before: Settings| Settings {
            coach: CoachSettings {
                take_backs,
                ..before.coach
            },
            ..before
        };
        (words.take_backs_name(take_backs.key()), is, with)
    });
    let about = is_explained.then(|| ("about-take-backs", words.about_take_backs()));
    choices(
        store,
        "take-backs",
        words.set_take_backs(),
        about,
        all.into(),
    )
}
