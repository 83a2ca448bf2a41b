//! Page shown in place of content that cannot be displayed.

use leptos::prelude::*;
use table::Route;

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
                {page(Route::Play, "button primary")}
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
                    {pages}
                </div>
            </div>
        </main>
    }
}
