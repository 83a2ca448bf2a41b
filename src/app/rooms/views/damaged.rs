//! Page shown in place of content that cannot be displayed.

use leptos::{html, prelude::*};
use table::Route;
use words::Words;

use super::head::RoomHead;
use crate::{
    parts::{Icon, icon},
    rooms::Shell,
    shell::page_name,
};

/// Draws the reason why a link or an entry cannot be displayed, a note that the reader's games are safe, and the
/// available actions other than going back.
#[component]
pub(crate) fn Damaged(
    shell: Shell,
    /// Title of the page.
    title: String,
    why: String,
    #[prop(optional)] more: Option<AnyView>,
) -> impl IntoView {
    let words = shell.words();
    shell.entitle(&title);
    shell.say(&why);
    let is_link = shell.route().is_link();
    let safe = is_link.then(|| view! { <p>{words.study_untouched()}</p> });
    let page = |route: Route, class: &'static str| {
        view! { <a class=class href=route.link()>{page_name(&words, &route)}</a> }
    };
    let pages = is_link.then(|| {
        view! {
            <div class="empty-buttons">
                {page(Route::Library, "button")}
                {page(Route::Play, "button")}
            </div>
        }
    });
    view! {
        <main class="room study-damaged">
            <RoomHead shell title/>
            <div class="room-body">
                <div class="empty bad">
                    {icon(Icon::Warn)}
                    <p role="alert">{why}</p>
                    {safe}
                    {more}
                    {is_link.then(|| again(shell))}
                    {pages}
                </div>
            </div>
        </main>
    }
}

/// Draws the field in which the whole link can be pasted.
fn again(shell: Shell) -> impl IntoView {
    let words = StoredValue::new(shell.words());
    let field = NodeRef::<html::Input>::new();
    let is_missing = RwSignal::new(false);
    let submitted = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = field.get_untracked().map(|field| field.value());
        let target = Route::pasted(&text.unwrap_or_default());
        is_missing.set(target.is_none());
        if let Some(target) = target {
            shell.navigation().replace(target);
        }
    };
    let missing = move || {
        is_missing
            .get()
            .then(|| words.with_value(Words::link_missing))
    };
    view! {
        <form class="paste-link" on:submit=submitted>
            <label class="field">
                <span>{words.with_value(Words::link_again)}</span>
                <input
                    node_ref=field type="text" dir="ltr" autocomplete="off" spellcheck="false"
                    aria-describedby="link-missing"
                />
            </label>
            <button class="button primary">{words.with_value(Words::link_open)}</button>
            <p id="link-missing" class="problem" role="status">{missing}</p>
        </form>
    }
}
