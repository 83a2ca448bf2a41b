//! The side panel, the notices and lesson above it, and all dialogs.

use leptos::prelude::*;
use table::{Msg, Panel, Route, title};

use super::{
    back_to_review::BackToReview,
    clock::ClockDialog,
    coach::RunningPr,
    due::DueAtStart,
    end::End,
    fair_dice::{FairDice, Fingerprint},
    first_visit::StartPanel,
    game_parts::GameParts,
    help::Help,
    lesson::Lesson,
    menu::Menu,
    money::{Account, TakeBack},
    new_game::NewGame,
    score_sheet::ScoreSheetDialog,
    settings::SettingsDialog,
    strips::NoticeStrip,
    words::{Keys, PositionInWords, TypePlay},
};
use crate::{
    browser::friends,
    sharing::{self, SHARE},
    staged_build::in_own_task,
    store::Store,
};

/// Icon path: books on a shelf.
const LIBRARY_ICON: &str = "M5 4v16M9 4v16M13 4v16M16.5 5l3 15";
/// Icon path: a target.
const DRILL_ICON: &str = "M12 3a9 9 0 1 0 .01 0M12 8a4 4 0 1 0 .01 0M12 12h.01";

/// Notices, the side panel and the dialogs. None is needed for the first paint, so the parts are built in tasks of their
/// own.
#[component]
pub(crate) fn SidePanel(store: Store) -> impl IntoView {
    let words = store.words();
    let title = store.slice(title);
    let send = |msg: Msg| move || store.send(msg.clone());
    view! {
        <NoticeStrip store/>
        <Lesson store/>
        <StartPanel store/>
        <header class="bar-top">
            <h2>{title}</h2>
            <div class="icons">
                {icon(words.new_game(), "M12 5v14M5 12h14", send(Msg::Open(Panel::NewGame)))}
                <a class="icon" href=Route::Library.to_string() aria-label=words.library() title=words.library()>
                    {picture(LIBRARY_ICON)}
                </a>
                <a class="icon" href=Route::Drill.to_string() aria-label=words.drill() title=words.drill()>
                    {picture(DRILL_ICON)}
                </a>
                {icon(words.share(), SHARE, move || sharing::open_table(store))}
                {icon(words.settings(), "M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M6 14v6", send(Msg::Open(Panel::Settings)))}
                {icon(
                    words.help(),
                    "M9.5 9a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7M12 17h.01",
                    send(Msg::Open(Panel::Help)),
                )}
            </div>
        </header>
        <aside class="side" aria-label=words.game_region()>
            <Friends store/>
            <BackToReview store/>
            {in_own_task(move || view! { <Account store/> <GameParts store/> }.into_any())}
            {in_own_task(move || view! { <TakeBack store/> <RunningPr store/> <DueAtStart store/> }.into_any())}
        </aside>
        <End store/>
        {in_own_task(move || view! { <Fingerprint store/> }.into_any())}
        {in_own_task(move || view! { <NewGame store/> }.into_any())}
        {in_own_task(move || view! { <SettingsDialog store/> }.into_any())}
        {in_own_task(move || view! { <ClockDialog store/> <Menu store/> <TypePlay store/> }.into_any())}
        {in_own_task(move || view! { <Keys store/> <Help store/> }.into_any())}
        {in_own_task(move || view! { <PositionInWords store/> <FairDice store/> <ScoreSheetDialog store/> }.into_any())}
    }
}

/// Link to the games with friends, with the number of running games; nothing if there are none.
#[component]
fn Friends(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    move || {
        // Games may have changed while another page was open.
        store.away.track();
        let (running, mine) = friends::running()?;
        let line = words.read_value().friend_line(mine, running);
        Some(view! { <a class="card-study" href=Route::Friend(None).to_string()>{line}</a> })
    }
}

/// Icon button; its name is shown as a tooltip.
fn icon(name: String, path: &'static str, press: impl Fn() + 'static) -> impl IntoView {
    view! {
        <button class="icon" aria-label=name.clone() title=name on:click=move |_| press()>
            {picture(path)}
        </button>
    }
}

fn picture(path: &'static str) -> impl IntoView {
    view! { <svg viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg> }
}
