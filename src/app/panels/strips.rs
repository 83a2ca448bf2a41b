//! Strips shown over the board: questions, results of decisions, and errors.

use leptos::prelude::*;
use table::{
    CoachMsg, Control, ListedChoice, Model, Msg, Notice, Question, Strip, free_half, notice, strip,
};

use crate::{browser::question_focus, rooms, store::Store};

/// Draws the strip in the middle of the board: a question or a message.
#[component]
pub(super) fn MiddleStrip(store: Store) -> impl IntoView {
    let middle = store.slice(strip);
    let half = Memo::new(move |_| {
        let turned = store.turned.get();
        store.model.with(|model| free_half(model, turned))
    });
    question_focus::focus(middle);
    move || {
        let strip = middle.get()?;
        Some(if strip.controls.is_empty() {
            telling(strip, half).into_any()
        } else {
            asking(store, strip).into_any()
        })
    }
}

/// Draws a message, which needs no answer.
fn telling(strip: Strip, half: Memo<Option<&'static str>>) -> impl IntoView {
    let name = strip.text.clone();
    let after = after(strip.after_ms);
    view! {
        <div
            class="strip pill"
            class:after=after.is_some()
            style:--after=after
            role="group"
            aria-label=name
            data-half=half
        >
            {strip.text}
        </div>
    }
}

/// Returns the delay before an element appears, as a CSS time; `None` if the element appears immediately.
pub(super) fn after(ms: u32) -> Option<String> {
    (ms > 0).then(|| format!("{ms}ms"))
}

/// Draws a question or advice with its answers. Over the board, the style sheet puts the engine's comment beside the
/// question.
fn asking(store: Store, strip: Strip) -> impl IntoView {
    let name = strip.text.clone();
    let many = strip.controls.len() > 4;
    let over = strip.is_over_board;
    let reason = strip
        .explained
        .map(|explained| rooms::reason(store, explained));
    let role = match strip.question {
        Question::None => "group",
        Question::Own | Question::Opponents => "alertdialog",
    };
    let advice = strip.advice.into_iter().map(|line| view! { <p>{line}</p> });
    let advice = advice.collect_view();
    let compares = RwSignal::new(false);
    let compare = (!strip.choices.is_empty()).then(|| compare_button(store, compares));
    view! {
        <div class="strip asks" class:many=many class:over=over role=role tabindex="-1" aria-label=name>
            <div class="strip-box">
                {strip.cube.map(|value| view! { <span class="strip-cube" class:long={value > 999} aria-hidden="true">{value}</span> })}
                <div class="strip-text">
                    {strip.text}
                    {strip.detail.map(|stakes| view! { <small>{stakes}</small> })}
                    {reason}
                    {listed(store, strip.choices, compares)}
                </div>
                {(!advice.is_empty()).then(|| view! { <div class="strip-told">{advice}</div> })}
                <div class="strip-buttons">{buttons(store, strip.controls)}{compare}</div>
            </div>
        </div>
    }
}

/// Draws the best choices, one per line; a press makes the choice. On a phone, the choices are shown on request.
fn listed(store: Store, choices: Vec<ListedChoice>, compares: RwSignal<bool>) -> Option<AnyView> {
    let line = |one: ListedChoice| {
        let press = move |_| store.send(one.msg.clone());
        view! {
            <li value=one.rank.to_string()>
                <button on:click=press><bdi>{one.name}</bdi>" "<bdi>{one.loss}</bdi></button>
            </li>
        }
    };
    (!choices.is_empty()).then(|| {
        let lines = choices.into_iter().map(line).collect_view();
        view! { <ol class="strip-choices" class:all=compares>{lines}</ol> }.into_any()
    })
}

/// Draws the button that shows the list of choices on a phone, where it would otherwise cover the board.
fn compare_button(store: Store, compares: RwSignal<bool>) -> impl IntoView {
    let expanded = move || compares.get().to_string();
    view! {
        <button class="button strip-compare" aria-expanded=expanded on:click=move |_| compares.update(|all| *all = !*all)>
            {store.words().hint_compare()}
        </button>
    }
}

pub(super) fn buttons(store: Store, controls: Vec<Control>) -> impl IntoView {
    let button = |control: Control| {
        let explains = matches!(control.msg, Msg::Coach(CoachMsg::Why));
        let quiets = matches!(control.msg, Msg::Settings(_));
        let press = move |_| store.send(control.msg.clone());
        view! {
            <button
                class="button"
                class:primary=control.primary
                class:strip-why=explains
                class:strip-quiet=quiets
                disabled=!control.enabled
                on:click=press
            >
                {control.label}
            </button>
        }
    };
    controls.into_iter().map(button).collect_view()
}

/// Draws a notice: one sentence about an error, with buttons for the next steps. The reason why an input was refused
/// fades out automatically.
#[component]
pub(crate) fn NoticeStrip(store: Store) -> impl IntoView {
    let current = store.slice(notice);
    // Each refusal has a separate element, so that a repeated text is noticed.
    let number = store.slice(|model: &Model| {
        let refused = matches!(model.notice(), Some(Notice::Refused(_)));
        refused.then(|| model.refusals())
    });
    view! {
        <For each=move || [number.get()] key=|number| *number let:number>
            {move || Some(one_notice(store, current.get()?, number.is_some()))}
        </For>
    }
}

fn one_notice(store: Store, strip: Strip, refused: bool) -> impl IntoView {
    let Strip { text, controls, .. } = strip;
    let faded = move |_| {
        if refused {
            store.send(Msg::DismissNotice);
        }
    };
    view! {
        <div
            class="notice"
            class:refused=refused
            role="group"
            aria-label=store.words().notice()
            on:animationend=faded
        >
            <span>{text}</span>
            {buttons(store, controls)}
        </div>
    }
}
