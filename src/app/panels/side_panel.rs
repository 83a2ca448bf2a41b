//! Side panel, the notices and the lesson above it, and all dialogs.

use leptos::prelude::*;
use table::{Msg, Panel, Route, panel_head};
use words::arg;

use super::{
    back_to_review::BackToReview,
    clock::ClockDialog,
    coach::RunningPr,
    due::DueAtStart,
    end::End,
    fair_dice::{FairDice, Shield},
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
    parts::{Icon, icon},
    staged_build::in_own_task,
    store::Store,
};

/// Draws the panel header: the current game, and the button that begins a new game.
#[component]
pub(crate) fn PanelHead(store: Store) -> impl IntoView {
    let head = store.slice(panel_head);
    let title = move || head.with(|head| head.title.clone());
    let about = move || head.with(|head| head.about.clone());
    let begin = move |_| store.send(Msg::Open(Panel::NewGame));
    view! {
        <header class="bar-top">
            <h2><span>{title}" "</span><small>{about}</small></h2>
            <button class="bar-new" on:click=begin>
                {icon(Icon::Plus)}
                {store.words().new_game()}
            </button>
        </header>
    }
}

/// Draws the notices and the side panel. Neither is needed for the first paint, so the parts are built in separate
/// tasks.
#[component]
pub(crate) fn SidePanel(store: Store) -> impl IntoView {
    let words = store.words();
    view! {
        <NoticeStrip store/>
        <Lesson store/>
        <aside class="side" aria-label=words.game_region()>
            <Friends store/>
            <BackToReview store/>
            {in_own_task(move || view! { <Account store/> <GameParts store/> }.into_any())}
            {in_own_task(move || view! { <TakeBack store/> <RunningPr store/> <DueAtStart store/> }.into_any())}
        </aside>
        <End store/>
        {in_own_task(move || view! { <Shield store/> }.into_any())}
    }
}

/// Draws the dialogs, each group built in a separate task. The dialogs are outside the table, because some of them also
/// open over rooms.
#[component]
pub(crate) fn Dialogs(store: Store) -> impl IntoView {
    view! {
        {in_own_task(move || view! { <NewGame store/> }.into_any())}
        {in_own_task(move || view! { <SettingsDialog store/> }.into_any())}
        {in_own_task(move || view! { <ClockDialog store/> <Menu store/> <TypePlay store/> }.into_any())}
        {in_own_task(move || view! { <Keys store/> <Help store/> }.into_any())}
        {in_own_task(move || view! { <PositionInWords store/> <FairDice store/> <ScoreSheetDialog store/> }.into_any())}
    }
}

/// Draws a link to the games with friends, with the number of running games, or nothing if no game is running.
#[component]
fn Friends(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    move || {
        // Games may have changed while another page was open.
        store.away.track();
        let (running, mine) = friends::running()?;
        let line = words
            .read_value()
            .friend_line(arg::Mine(mine), arg::Running(running));
        Some(view! { <a class="card-study" href=Route::Friend(None).to_string()>{line}</a> })
    }
}
