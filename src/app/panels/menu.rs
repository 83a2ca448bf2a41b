//! Table menu: a sheet with the places (on a phone) and the game's actions.

use leptos::prelude::*;
use rules::{Action, Win};
use table::{
    Control, Dialog, Model, Msg, Panel, Route, StudySource, clock_offer, running_turn, title,
};

use super::{
    back_to_review::BackToReview,
    coach::RunningPr,
    modal::Modal,
    money::{Account, TakeBack},
    plays::Plays,
    settings::take_backs::take_backs,
};
use crate::{
    parts::{Icon, icon, onward},
    sharing,
    shell::{PlacesRow, keep_inner_history},
    store::Store,
};

/// Draws the button that opens the menu. The button is part of the first load and does not use the icons from the chunk
/// `later`; a menu that is requested before that chunk has loaded opens as soon as it has.
#[component]
pub(crate) fn MenuButton(store: Store) -> impl IntoView {
    let open = move |_| store.send(Msg::Open(Panel::Menu));
    view! {
        <button class="icon table-menu" aria-label=store.words().menu() on:click=open>
            <svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path class="dots" d="M6 12h.01M12 12h.01M18 12h.01"/></svg>
        </button>
    }
}

/// Draws the table menu.
#[component]
pub(crate) fn Menu(store: Store) -> impl IntoView {
    let is_open = store.slice(|model: &Model| *model.dialog() == Dialog::Menu);
    keep_inner_history(
        is_open.into(),
        || true,
        move || store.send(Msg::CloseDialog),
    );
    view! {
        <Modal store label=store.words().menu() is_open=|dialog| *dialog == Dialog::Menu dismissible=true>
            <div class="menu-sheet">
                <div class="menu-head">
                    <h2>{title_of(store)}</h2>
                    <button class="icon" aria-label=store.words().close() on:click=move |_| store.send(Msg::CloseDialog)>
                        {icon(Icon::Close)}
                    </button>
                </div>
                <PlacesRow store/>
                <Beside store/>
                <Actions store/>
            </div>
        </Modal>
    }
}

/// Draws the game's actions, one per row.
#[component]
fn Actions(store: Store) -> impl IntoView {
    let words = store.words();
    let waits = store.model.with_untracked(running_turn).is_some();
    let waits = waits.then(|| ("menu-new-about", words.menu_new_about()));
    let open = move |panel: fn() -> Panel| move || store.send(Msg::Open(panel()));
    let share = move || {
        // The focus returns to the menu button.
        store.send(Msg::CloseDialog);
        sharing::open_table(store);
    };
    view! {
        <div class="menu-rows">
            <div class="menu-group">
                <BackToReview store/>
                {row(Icon::Plus, words.new_game(), waits, open(|| Panel::NewGame))}
                <AddClock store/>
                <Moves store/>
                {row(Icon::Share, words.menu_share(), None, share)}
            </div>
            <div class="menu-group">
                {row(Icon::Settings, words.settings(), None, open(|| Panel::Settings))}
                {row(Icon::Help, words.menu_rules(), None, open(|| Panel::Help))}
                <MoreActions store/>
            </div>
            <div class="menu-group">
                <Resign store/>
            </div>
        </div>
    }
}

/// Draws the less frequent actions, in a disclosure.
#[component]
fn MoreActions(store: Store) -> impl IntoView {
    let words = store.words();
    let game = title_of(store);
    let open = move |panel: fn() -> Panel| move || store.send(Msg::Open(panel()));
    view! {
        <details>
            <summary class="menu-row">{icon(Icon::More)}<span>{words.more()}</span>{onward()}</summary>
            {row(Icon::List, words.score_sheet(), Some(("menu-game", game)), open(|| Panel::ScoreSheet))}
            <a class="menu-row" href=Route::Study(StudySource::Table).link()>
                {icon(Icon::Eye)}
                <span>{words.study_this_game()}</span>
                {onward()}
            </a>
            {row(Icon::Shield, words.fair_dice(), Some(("menu-dice-about", words.menu_dice_about())), open(|| Panel::Dice))}
            <TakeBacks store/>
            {row(Icon::File, words.position(), None, open(|| Panel::Position))}
            {row(Icon::Edit, words.type_play(), None, open(|| Panel::TypePlay))}
        </details>
    }
}

/// Draws the list of plays, which larger screens show beside the board.
#[component]
fn Moves(store: Store) -> impl IntoView {
    view! {
        <details class="menu-beside">
            <summary class="menu-row">{icon(Icon::List)}<span>{store.words().menu_moves()}</span>{onward()}</summary>
            <Plays store/>
        </details>
    }
}

fn title_of(store: Store) -> String {
    store.model.with_untracked(title)
}

/// Draws a menu row: an icon, a label, and one line of detail with its ID.
fn row(
    picture: Icon,
    label: String,
    detail: Option<(&'static str, String)>,
    press: impl Fn() + 'static,
) -> impl IntoView {
    let name = detail.is_some().then(|| label.clone());
    let id = detail.as_ref().map(|(id, _)| *id);
    let detail = detail.map(|(id, detail)| view! { <small id=id>{detail}</small> });
    view! {
        <button class="menu-row" aria-label=name aria-describedby=id on:click=move |_| press()>
            {icon(picture)}
            <span>{label}{detail}</span>
            {onward()}
        </button>
    }
}

/// Draws the choice of which mistakes are taken back in games against the computer. Its explanation is in the settings.
#[component]
fn TakeBacks(store: Store) -> impl IntoView {
    let is_against_computer = store.model.with_untracked(|model| model.person().is_some());
    is_against_computer.then(|| {
        view! {
            <div class="menu-take-backs">{icon(Icon::Hint)}<div>{take_backs(store, false)}</div></div>
        }
    })
}

/// Draws the row that adds a clock to the match, between two of its games.
#[component]
fn AddClock(store: Store) -> impl IntoView {
    let offer = store.slice(clock_offer);
    move || {
        let Control { label, msg, .. } = offer.get()?;
        Some(row(Icon::Clock, label, None, move || {
            store.send(msg.clone());
        }))
    }
}

/// Draws the row for resigning, which remains visible even while resigning is not possible.
#[component]
fn Resign(store: Store) -> impl IntoView {
    let may_resign = store.slice(|model: &Model| {
        model.person_decides() && model.session().allows(Action::Resign(Win::Single)).is_ok()
    });
    view! {
        <button
            class="menu-row danger"
            aria-disabled=move || (!may_resign.get()).to_string()
            on:click=move |_| store.send(Msg::Open(Panel::Resign))
        >
            {icon(Icon::Close)}
            <span>{store.words().resign()}</span>
        </button>
    }
}

/// Draws the parts that larger screens show beside the board.
#[component]
fn Beside(store: Store) -> impl IntoView {
    view! {
        <div class="menu-beside">
            <Account store/>
            <TakeBack store/>
            <RunningPr store/>
        </div>
    }
}
