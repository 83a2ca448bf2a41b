//! Shared link, its QR code, and its content.

use leptos::prelude::*;
use library::share::{Extent, Model, Msg, QrCode};
use words::{Words, arg};

use super::{copy_button::CopyButton, state::SheetState};
use crate::{
    browser::spawn_local,
    parts::{Icon, icon},
    sharing::{copy, link_field::LinkField},
};

/// Switch for a part of the link: whether it is shown, its label, whether it is on, and its message.
type Switch = (
    fn(&Model) -> bool,
    fn(&Words) -> String,
    fn(&Model) -> bool,
    fn(bool) -> Msg,
);

/// Draws the link with its QR code, the buttons that copy and send it, and a list of its content.
#[component]
pub(super) fn Link(sheet: SheetState) -> impl IntoView {
    let words = sheet.words;
    let link = sheet.link();
    let code = Memo::new(move |_| QrCode::of(&link.get()?));
    let picture = move || code.get().map(|code| qr(&words.read_value(), code));
    let about = move || {
        sheet
            .model
            .with(|model| match (model.fragment(), model.extent()) {
                (None, _) => words.read_value().share_too_long(),
                (Some(_), Extent::Position) => words.read_value().share_about("position"),
                (Some(_), Extent::Game) => words.read_value().share_about("game"),
                (Some(_), Extent::Match) => words.read_value().share_about("match"),
            })
    };
    let long = move || {
        let length = link.with(|link| link.as_ref().map(String::len))?;
        let is_long = code.with(Option::is_none);
        // Files contain no review.
        let review = sheet
            .model
            .with(|model| model.has_review() && model.with_review());
        let review = if review { "yes" } else { "no" };
        let text = words
            .with_value(|words| words.share_long(arg::Length(length as i64), arg::Review(review)));
        is_long.then(|| view! { <p class="hint share-long">{text}</p> })
    };
    let switches: [Switch; 3] = [
        (
            Model::has_names,
            Words::share_names,
            Model::with_names,
            Msg::WithNames,
        ),
        (
            Model::has_notes,
            Words::share_notes,
            Model::with_notes,
            Msg::WithNotes,
        ),
        (
            Model::has_review,
            Words::share_review,
            Model::with_review,
            Msg::WithReview,
        ),
    ];
    // On a phone, the code is shown on request, because only another phone can scan it.
    let with_code = RwSignal::new(false);
    view! {
        <div class="share-link">
            <LinkField
                label=words.read_value().share_link()
                link=Signal::derive(move || link.get().unwrap_or_default())
            />
            {move || link.get().map(|link| buttons(sheet, link, code, with_code))}
            {long}
            {switches.map(|(is_there, label, is_on, msg)| {
                let label = words.with_value(label);
                move || sheet.model.with(is_there).then(|| switch(sheet, label.clone(), is_on, msg))
            })}
            <div class="share-code" class:shown=with_code>
                {picture}
                <p class="hint">{about}</p>
            </div>
        </div>
    }
}

/// Draws the buttons that copy the link and send it with the system's share sheet, and on a phone the button that shows
/// its code.
fn buttons(
    sheet: SheetState,
    link: String,
    code: Memo<Option<QrCode>>,
    with_code: RwSignal<bool>,
) -> impl IntoView {
    let words = sheet.words;
    let to_send = link.clone();
    let send = copy::can_send().then(|| {
        let send = move |_| {
            let link = to_send.clone();
            spawn_local(async move {
                let title = words.read_value().game_name();
                copy::send(&title, &link).await;
            });
        };
        view! {
            <button class="button large" on:click=send>
                {icon(Icon::Share)}
                {words.read_value().share_send()}
            </button>
        }
    });
    // A link with a whole review is too long for a code.
    let scan = move || {
        code.with(Option::is_some).then(|| {
            view! {
                <button
                    class="button large share-scan"
                    aria-label=words.read_value().share_qr()
                    title=words.read_value().share_qr()
                    aria-expanded=move || with_code.get().to_string()
                    on:click=move |_| with_code.update(|shown| *shown = !*shown)
                >
                    {icon(Icon::Code)}
                </button>
            }
        })
    };
    view! {
        <div class="share-buttons">
            <CopyButton sheet name=words.read_value().share_link() label=words.read_value().share_copy_link() text=link/>
            {send}
            {scan}
        </div>
    }
}

/// Draws a switch that includes something in the link.
fn switch(
    sheet: SheetState,
    label: String,
    is_on: fn(&Model) -> bool,
    msg: fn(bool) -> Msg,
) -> impl IntoView {
    let tick = move |event| {
        let is_on = event_target_checked(&event);
        sheet.copied.set(None);
        sheet.model.update(|model| model.update(msg(is_on)));
    };
    view! {
        <label class="switch">
            <input type="checkbox" prop:checked=move || sheet.model.with(is_on) on:change=tick/>
            {label}
        </label>
    }
}

/// Draws a QR code, dark on light in every theme, because some cameras do not recognise any other colours.
pub(crate) fn qr(words: &Words, QrCode { side, path }: QrCode) -> impl IntoView + use<> {
    view! {
        <svg class="qr" role="img" aria-label=words.share_qr() viewBox=format!("0 0 {side} {side}") shape-rendering="crispEdges">
            <rect width=side height=side fill="white"/>
            <path d=path fill="black"/>
        </svg>
    }
}
