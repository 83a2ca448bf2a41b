//! New-game dialog: players, stakes, and the options, collapsed while they have their default values.

use board::{colour, list};
use leptos::{ev::SubmitEvent, prelude::*};
use rules::ByPlayer;
use table::{Dialog, Model, Msg, NewGameMsg, NewSession, Route, next_dice};
use terms::{
    Change, Field, Form, MORE_RULES, OPTIONS, PLAYERS, Purpose, STAKES, TargetPr, own_level,
    target_pr,
};
use words::{Words, arg, decimal};

use super::{due::Due, modal::Modal};
use crate::{
    browser::{focus, spawn_local, timer},
    form_fields::{Fields, ShownForm, number_id},
    parts::onward,
    rooms,
    store::Store,
};

/// Draws the new-game dialog.
#[component]
pub(crate) fn NewGame(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let chosen = store.slice(|model: &Model| match model.dialog() {
        Dialog::NewGame(chosen) => chosen.clone(),
        _ => NewSession::default(),
    });
    let form = Memo::new(move |_| chosen.with(|chosen| chosen.form.clone()));
    let change = move |change| store.send(Msg::NewGame(NewGameMsg::Change(change)));
    let shown_form = ShownForm::new(form, Purpose::Table, store.words(), change);
    let started = StoredValue::new(false);
    focus_when_begun(store, started);
    let called = Signal::derive(move || heading(&words.read_value(), &chosen.read()));
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        start(store, form, started);
    };
    let is_whole = move || chosen.with(|chosen| chosen.start.is_none());
    // A game from a position that is cancelled leads back to the page with the position.
    let cancelled = Callback::new(move |()| {
        if chosen.with_untracked(|chosen| chosen.start.is_some()) {
            store.navigation.leave_table();
        }
    });
    let cancel = move |_| {
        cancelled.run(());
        store.send(Msg::CloseDialog);
    };
    view! {
        <Modal store label=called is_open=|dialog| matches!(dialog, Dialog::NewGame(_)) cancelled>
            // Invalid numbers are explained in text below their fields.
            <form novalidate on:submit=submit>
                <h2>{called}</h2>
                <Players store form=shown_form/>
                <Show when=is_whole>
                    <Fields form=shown_form fields=&STAKES/>
                    <Options form=shown_form words/>
                    <div class="group">
                        <a class="li" href=Route::Friend(None).to_string()>
                            <span class="li-text"><b class="n">{words.read_value().friend()}</b></span>
                            {onward()}
                        </a>
                    </div>
                </Show>
                <FairGame store/>
                <Due store/>
                <div class="modal-buttons">
                    <button type="button" class="button" on:click=cancel>{words.read_value().cancel()}</button>
                    <button type="submit" class="button primary">{words.read_value().start()}</button>
                </div>
            </form>
        </Modal>
    }
}

/// Draws the dice fingerprint in a disclosure. The fingerprint is fixed before the level is chosen, so the level cannot
/// affect the dice. If the dice are already known, draws a note that says so instead.
#[component]
fn FairGame(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let known_note = store.slice(|model: &Model| match model.dialog() {
        Dialog::NewGame(chosen) => chosen.has_known_dice().then(|| model.words().fair_known()),
        _ => None,
    });
    let fingerprint = store.slice(next_dice);
    let promise = move || {
        let fingerprint = fingerprint
            .get()
            .filter(|_| known_note.with(Option::is_none))?;
        Some(view! {
            <details>
                <summary>{words.read_value().fair_how()}</summary>
                <p class="hint">{words.read_value().fair_about()}</p>
                <p class="hint digits">{fingerprint}</p>
            </details>
        })
    };
    view! {
        {move || known_note.get().map(|known_note| view! { <p class="hint">{known_note}</p> })}
        {promise}
    }
}

/// Returns the heading for the new session.
fn heading(words: &Words, chosen: &NewSession) -> String {
    match &chosen.start {
        None => words.new_game(),
        Some(start) if start.is_again() => words.try_again_here(),
        Some(_) => words.play_on(),
    }
}

/// Starts the game. If a number is invalid, focuses its field instead.
fn start(store: Store, form: Memo<Form>, started: StoredValue<bool>) {
    let wrong = form.with_untracked(Form::to_mend);
    started.set_value(wrong.is_none());
    store.send(Msg::NewGame(NewGameMsg::Start));
    if let Some(number) = wrong {
        focus::field(number_id(number));
    }
}

/// Focuses the primary button after a new game has started, instead of the button that opened the dialog. The dialog
/// closes only when the game is stored.
fn focus_when_begun(store: Store, started: StoredValue<bool>) {
    let open = store.slice(|model: &Model| matches!(model.dialog(), Dialog::NewGame(_)));
    Effect::new(move |was_open: Option<bool>| {
        let is_open = open.get();
        let has_started = || started.try_update_value(std::mem::take) == Some(true);
        if was_open == Some(true) && !is_open && has_started() {
            // The closing dialog returns the focus first.
            timer::after(0, focus::button);
        }
        is_open
    });
}

/// Draws the player fields.
#[component]
fn Players(store: Store, form: ShownForm) -> impl IntoView {
    // The theme may have changed since the dialog was last open.
    let theme = store.model.with_untracked(|model| model.settings().theme);
    let words = store.words();
    form.set_colours(ByPlayer::new(|player| {
        words.name_colour(colour(theme, player))
    }));
    let measured = move |form: ShownForm, field: Field| {
        let is_own = Memo::new(move |_| form.read(|form| target_pr(form.level).is_some()));
        let own = move || is_own.get().then(|| view! { <OwnPr store form/> });
        (field == Field::Level).then(|| own.into_any())
    };
    view! { <Fields form fields=&PLAYERS note=Callback::new(move |(form, field)| measured(form, field))/> }
}

/// Draws the options, collapsed, with a summary in words.
#[component]
fn Options(form: ShownForm, words: StoredValue<Words>) -> impl IntoView {
    let summary = move || {
        let words = words.read_value();
        list(&words, form.read(|form| form.summary(&words)))
    };
    view! {
        <details>
            <summary>
                <span class="li-text">{words.read_value().options()}" "<span class="s">{summary}</span></span>
            </summary>
            <div class="group"><Fields form fields=&OPTIONS/></div>
            <details class="more-rules">
                <summary>{words.read_value().more_rules()}</summary>
                <div class="group"><Fields form fields=&MORE_RULES/></div>
            </details>
        </details>
    }
}

/// Draws the field for the opponent's PR at "My level". The PR defaults to the player's own PR if reviews have measured
/// it.
#[component]
fn OwnPr(store: Store, form: ShownForm) -> impl IntoView {
    spawn_local(async move {
        if let Some(measured) = rooms::measured(store).await {
            // The message has no effect if the dialog has been closed in the meantime.
            store.send(Msg::NewGame(NewGameMsg::Change(Change::Measured(measured))));
        }
    });
    let own_pr = move || form.read(|form| form.own_pr);
    let measured = move || {
        let measured = own_pr().measured?;
        let words = store.words();
        let pr = decimal(&words, measured.pr(), 1);
        let text = words.progress_recent(arg::Games(u32::from(measured.games)), arg::Pr(pr));
        Some(view! { <p class="hint">{text}</p> })
    };
    let chosen = move |event: leptos::ev::Event| {
        let pr = event_target_value(&event).parse().ok();
        if let Some(target_pr) = pr.and_then(TargetPr::new) {
            form.change(Change::Level(own_level(target_pr)));
        }
    };
    let level = move || form.read(|form| form.level);
    view! {
        <label class="choice-row">
            <span>{level}</span>
            <input
                type="range"
                aria-label="PR"
                min=TargetPr::MIN_PR
                max=TargetPr::MAX_PR
                prop:value=move || target_pr(level()).unwrap_or_else(|| own_pr().target_pr()).pr()
                on:input=chosen
            />
        </label>
        {measured}
    }
}
