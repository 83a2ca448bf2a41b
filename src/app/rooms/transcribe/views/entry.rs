//! Entry of the next action: dice, plays, cube and resignation.

use ::board::draw::little_die;
use editor::transcript::{Msg, Turn};
use leptos::{html, prelude::*};
use rules::{Die, Player, Win};
use words::Words;

use crate::{
    browser::focus,
    parts::{Icon, chip, icon},
    rooms::{
        transcribe::state::{Field, Transcription},
        views::more_menu::MoreMenu,
    },
};

/// Type of input expected next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Expected {
    Dice,
    /// A play; `true` if the checkers are moved freely.
    Play(bool),
    /// Type of resignation; `true` if the resignation was refused.
    Resignation(bool),
}

/// Draws the prompt and the buttons for the expected input.
#[component]
pub(crate) fn Entry(room: Transcription) -> impl IntoView {
    let prompt = Memo::new(move |_| {
        let names = room.names();
        room.with_context(|context, model| model.prompt(&names, context.words))
    });
    let player = room.slice(|model| match model.turn() {
        Turn::Roll(player) | Turn::Answer(player) => Some(player),
        Turn::Opening | Turn::Over => None,
    });
    let problem =
        Memo::new(move |_| room.with_context(|context, model| model.problem_text(context.words)));
    let expected = room.slice(|model| match (model.resigning(), model.offer()) {
        (Some((_, refused)), _) => Expected::Resignation(refused),
        (None, Some(offer)) => Expected::Play(offer.is_free()),
        (None, None) => Expected::Dice,
    });
    let input = move || match expected.get() {
        Expected::Dice => view! { <Dice room/> }.into_any(),
        Expected::Play(false) => view! { <Plays room/> }.into_any(),
        Expected::Play(true) | Expected::Resignation(_) => ().into_any(),
    };
    let acts = move || match expected.get() {
        Expected::Dice => view! { <DiceActs room/> }.into_any(),
        Expected::Play(is_free) => view! { <PlayActs room is_free/> }.into_any(),
        Expected::Resignation(_) => view! { <Resignation room/> }.into_any(),
    };
    let rare = move || {
        let all: Vec<AnyView> = match expected.get() {
            Expected::Dice => vec![
                rare_act(room, Words::resign, || Msg::Resign),
                rare_act(room, Words::transcribe_next, || Msg::NextGame),
            ],
            Expected::Play(is_free) => vec![
                rare_act(room, Words::transcribe_unknown, || Msg::Unknown),
                toggle(room, Words::transcribe_free, is_free, || Msg::Free),
            ],
            Expected::Resignation(refused) => vec![
                toggle(room, Words::transcribe_refused, refused, || Msg::Refused),
                rare_act(room, Words::transcribe_time, || Msg::OutOfTime),
            ],
        };
        view! {
            {all}
            {rare_act(room, Words::transcribe_other, || Msg::OtherPlayer)}
        }
    };
    view! {
        <div class="transcribe-entry">
            <h2 class="transcribe-prompt" dir="auto">
                {move || player.get().map(|player| view! { <span class=chip(player)></span> })}
                <span>{prompt}</span>
            </h2>
            {move || problem.get().map(|text| view! { <p class="problem">{text}</p> })}
            {input}
            <TypedPlay room/>
            <div class="transcribe-bar">
                <div class="transcribe-acts">{acts}</div>
                <MoreMenu label=room.text(Words::more)>{rare}</MoreMenu>
                <Editing room/>
            </div>
        </div>
    }
}

/// Draws a button that sends a message.
fn act(room: Transcription, label: fn(&Words) -> String, msg: fn() -> Msg) -> AnyView {
    button(room, "button", label, msg)
}

/// Draws the menu item for an action that is rarely needed.
fn rare_act(room: Transcription, label: fn(&Words) -> String, msg: fn() -> Msg) -> AnyView {
    button(room, "more-item", label, msg)
}

/// Draws the menu item for something that is switched on and off.
fn toggle(
    room: Transcription,
    label: fn(&Words) -> String,
    is_on: bool,
    msg: fn() -> Msg,
) -> AnyView {
    view! {
        <button class="more-item" aria-pressed=is_on.to_string() on:click=move |_| room.send_aloud(msg())>
            {room.text(label)}
        </button>
    }
    .into_any()
}

fn button(
    room: Transcription,
    class: &'static str,
    label: fn(&Words) -> String,
    msg: fn() -> Msg,
) -> AnyView {
    let label = room.text(label);
    view! { <button class=class on:click=move |_| room.send_aloud(msg())>{label}</button> }
        .into_any()
}

/// Draws the six faces of a die.
#[component]
fn Dice(room: Transcription) -> impl IntoView {
    let turn = room.slice(editor::transcript::Transcript::turn);
    let first = room.slice(editor::transcript::Transcript::first_die);
    let player = Memo::new(move |_| match (turn.get(), first.get()) {
        (Turn::Roll(player) | Turn::Answer(player), _) => player,
        (Turn::Opening | Turn::Over, None) => Player::White,
        (Turn::Opening | Turn::Over, Some(_)) => Player::Black,
    });
    let die = move |die: Die| {
        let drawn = move || little_die(player.get(), die.pips());
        let is_first = move || first.get() == Some(die);
        view! {
            <button
                class="transcribe-die"
                class:chosen=is_first
                aria-label=die.pips().to_string()
                on:click=move |_| room.send_aloud(Msg::Die(die))
            >
                <svg viewBox="-6 -6 12 12" aria-hidden="true" inner_html=drawn></svg>
            </button>
        }
    };
    view! {
        <div class="transcribe-dice" role="group" aria-label=room.text(Words::transcribe_dice)>
            {Die::ALL.map(die).collect_view()}
        </div>
    }
}

/// Draws the cube actions for the player on turn.
#[component]
fn DiceActs(room: Transcription) -> impl IntoView {
    let turn = room.slice(editor::transcript::Transcript::turn);
    move || {
        let answers = matches!(turn.get(), Turn::Answer(_));
        let doubles = matches!(turn.get(), Turn::Roll(_));
        let take = answers.then(|| {
            view! {
                {act(room, Words::take, || Msg::Take)}
                {act(room, Words::drop, || Msg::Drop)}
                {act(room, Words::beaver, || Msg::Beaver)}
            }
        });
        view! {
            {doubles.then(|| act(room, Words::double, || Msg::Double))}
            {take}
        }
    }
}

/// Draws the offered plays, each with the digit that selects it.
#[component]
fn Plays(room: Transcription) -> impl IntoView {
    let plays = room.slice(|model| model.offer().map(editor::transcript::Offer::texts));
    let list = move || {
        let texts = plays.get().unwrap_or_default();
        let play = |(nth, text): (usize, String)| {
            view! {
                <li>
                    <button class="transcribe-play" on:click=move |_| room.send_aloud(Msg::Choose(nth))>
                        <kbd aria-hidden="true">{nth + 1}</kbd>
                        <span dir="ltr">{text}</span>
                    </button>
                </li>
            }
        };
        texts.into_iter().enumerate().map(play).collect_view()
    };
    view! {
        <ol class="transcribe-plays" aria-label=room.text(Words::transcribe_plays)>{list}</ol>
    }
}

/// Draws the actions while a roll awaits its play.
#[component]
fn PlayActs(room: Transcription, is_free: bool) -> impl IntoView {
    let has_more = room.slice(|model| {
        let offer = model.offer();
        offer.is_some_and(|offer| offer.count() > offer.texts().len())
    });
    view! {
        {is_free.then(|| button(room, "button primary", Words::transcribe_done, || Msg::Confirm))}
        {move || (has_more.get() && !is_free).then(|| act(room, Words::transcribe_more, || Msg::More))}
        {button(room, "button quiet", Words::cancel, || Msg::Cancel)}
    }
}

/// Draws the types of resignation.
#[component]
fn Resignation(room: Transcription) -> impl IntoView {
    let win = move |win: Win| {
        let label = room.text(|words| words.win_button(::board::win(win)));
        view! { <button class="button" on:click=move |_| room.send_aloud(Msg::Lose(win))>{label}</button> }
    };
    view! {
        {[Win::Single, Win::Gammon, Win::Backgammon].map(win).collect_view()}
        {button(room, "button quiet", Words::cancel, || Msg::Cancel)}
    }
}

/// Draws the field for typing a play, while a roll awaits its play.
#[component]
fn TypedPlay(room: Transcription) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let waits = room.slice(|model| model.offer().is_some());
    let label = room.text(Words::transcribe_type);
    let enter = move || {
        if let Some(field) = field.get_untracked() {
            room.send_aloud(Msg::Type(field.value()));
            field.set_value("");
            focus::heading();
        }
    };
    view! {
        <form
            class="editor-paste transcribe-typed"
            hidden=move || !waits.get()
            on:submit=move |event| {
                event.prevent_default();
                enter();
            }
        >
            <label for=Field::Play.id()>{label.clone()}</label>
            <input
                id=Field::Play.id()
                node_ref=field
                type="text"
                dir="ltr"
                maxlength="120"
                placeholder=label
                autocomplete="off"
                spellcheck="false"
            />
            <button class="button">{room.text(Words::transcribe_enter)}</button>
        </form>
    }
}

/// Draws the buttons for correcting the entered actions.
#[component]
fn Editing(room: Transcription) -> impl IntoView {
    let can = room.slice(editor::transcript::Transcript::can_undo);
    let is_inside = room.slice(|model| model.at_cursor().is_some());
    let inserts = room.slice(editor::transcript::Transcript::inserts);
    let turn = move |name: fn(&Words) -> String,
                     class: &'static str,
                     is_on: Memo<bool>,
                     msg: fn() -> Msg| {
        let name = room.text(name);
        view! {
            <button
                class=class
                aria-label=name.clone()
                title=name
                disabled=move || !is_on.get()
                on:click=move |_| room.send_aloud(msg())
            >
                {icon(Icon::Undo)}
            </button>
        }
    };
    view! {
        <div class="transcribe-turns">
            {turn(Words::undo, "icon", Memo::new(move |_| can.get().0), || Msg::Undo)}
            {turn(Words::transcribe_redo, "icon redo", Memo::new(move |_| can.get().1), || Msg::Redo)}
        </div>
        <Show when=move || is_inside.get()>
            <div class="transcribe-acts transcribe-inside">
                <button
                    class="button"
                    aria-pressed=move || inserts.get().to_string()
                    on:click=move |_| room.send_aloud(Msg::Insert)
                >
                    {room.text(Words::transcribe_insert)}
                </button>
                {button(room, "button danger", Words::transcribe_remove, || Msg::Remove)}
                {act(room, Words::transcribe_to_end, || Msg::ToEnd)}
            </div>
        </Show>
    }
}
