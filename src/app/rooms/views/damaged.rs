//! Page shown in place of content that cannot be displayed.

use leptos::prelude::*;
use table::Route;
use words::Words;

use super::{head::RoomHead, paste_link::PasteLink};
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
    let is_missing = RwSignal::new(false);
    let open = move |text: String| {
        let target = Route::pasted(&text);
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
    let (label, button) = words.with_value(|words| (words.link_again(), words.link_open()));
    view! {
        <PasteLink label button open described_by="link-missing" is_primary=true>
            <p id="link-missing" class="problem" role="status">{missing}</p>
        </PasteLink>
    }
}
