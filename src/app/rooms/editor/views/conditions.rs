//! Conditions other than the checkers: the player on roll, dice, cube, score and rules.

use board::draw::little_die;
use editor::{MAX_CUBE, Msg, Sketch, SketchQuestion};
use leptos::prelude::*;
use rules::Player;
use terms::{Field, POSITION_STAKES, POSITION_VARIANT, Purpose};

use super::{
    counts::Counts,
    tools::{WholeBoard, chip},
};
use crate::{
    form_fields::{Fields, ShownForm, choice, list, switch},
    rooms::editor::Editor,
};

/// Default roll for a checker play in the editor.
const FIRST: (u8, u8) = (3, 1);

/// Draws the cube and the score as rows.
#[component]
pub(crate) fn Conditions(editor: Editor) -> impl IntoView {
    view! {
        <div class="group">
            <Cube editor/>
            <Score editor/>
        </div>
    }
}

/// Draws the rarely used controls in a disclosure: other starting positions, the rules, and the checkers as numbers.
#[component]
pub(crate) fn More(editor: Editor) -> impl IntoView {
    let words = editor.words.get_value();
    let about = format!("{} · {}", words.editor_start(), words.editor_list());
    let (_, rules) = stakes();
    let form = form(editor);
    view! {
        <details class="editor-more">
            <summary>{words.more()}" "<span class="s">{about}</span></summary>
            <div>
                <WholeBoard editor/>
                <Fields form fields=rules/>
                <Fields form fields=&POSITION_VARIANT/>
                <Counts editor/>
            </div>
        </details>
    }
}

/// Returns the length field, and the fields for the rules of money play.
fn stakes() -> (&'static [Field], &'static [Field]) {
    let all: &'static [Field] = &POSITION_STAKES;
    all.split_at(1)
}

/// Returns the form for the stakes, rules and variant.
fn form(editor: Editor) -> ShownForm {
    let form = editor.slice(Sketch::form);
    let change = move |change| editor.send(Msg::Change(change));
    ShownForm::new(form, Purpose::Position, editor.words.get_value(), change)
}

/// Draws the choice of the player on roll and of the type of decision.
#[component]
pub(crate) fn Turn(editor: Editor) -> impl IntoView {
    let words = editor.words;
    let on_roll = editor.slice(|sketch: &Sketch| sketch.on_roll);
    let question = editor.slice(|sketch: &Sketch| sketch.asked);
    let player = move |player: Player| {
        let choose = move || editor.send(Msg::OnRoll(player));
        let is_chosen = move || on_roll.get() == player;
        let label = view! { {chip(player)}{move || editor.colour(player)} };
        choice("editor-on-roll", label, is_chosen, choose)
    };
    let ask = move |label: String, new_question: SketchQuestion| {
        let kind = std::mem::discriminant(&new_question);
        let is_chosen = move || std::mem::discriminant(&question.get()) == kind;
        let choose = move || editor.send(Msg::Ask(new_question));
        choice("editor-asked", move || label.clone(), is_chosen, choose)
    };
    let dice = Memo::new(move |_| match question.get() {
        SketchQuestion::Dice(first, second) => Some((first, second)),
        SketchQuestion::Roll | SketchQuestion::Double => None,
    });
    view! {
        <fieldset class="field-set">
            <legend>{words.read_value().editor_on_roll()}</legend>
            <div class="seg">{Player::BOTH.map(player).collect_view()}</div>
        </fieldset>
        <fieldset class="field-set">
            <legend>{words.read_value().editor_asked()}</legend>
            <div class="seg">
                {ask(words.read_value().editor_asked_roll(), SketchQuestion::Roll)}
                {ask(words.read_value().editor_asked_dice(), SketchQuestion::Dice(FIRST.0, FIRST.1))}
                {ask(words.read_value().editor_asked_double(), SketchQuestion::Double)}
            </div>
        </fieldset>
        <Show when=move || question.get() != SketchQuestion::Double>
            {move || words.with_value(|words| view! {
                <Die editor dice on_roll label=words.editor_first_die() nth=0/>
            })}
        </Show>
        <Show when=move || dice.get().is_some()>
            {move || words.with_value(|words| view! {
                <Die editor dice on_roll label=words.editor_second_die() nth=1/>
            })}
        </Show>
    }
}

/// Draws the faces of the first or second die. Before the roll, only the first die's are shown, and none is selected;
/// selecting one turns the decision into a checker play.
#[component]
fn Die(
    editor: Editor,
    dice: Memo<Option<(u8, u8)>>,
    on_roll: Memo<Player>,
    label: String,
    nth: usize,
) -> impl IntoView {
    let numbers = move |dice: Option<(u8, u8)>| <[u8; 2]>::from(dice.unwrap_or(FIRST));
    let face = move |pips: u8| {
        let drawn = move || little_die(on_roll.get(), pips);
        let label = view! {
            <svg viewBox="-6 -6 12 12" role="img" aria-label=pips.to_string() inner_html=drawn></svg>
        };
        let is_chosen = move || {
            dice.get()
                .map(<[u8; 2]>::from)
                .and_then(|dice| dice.get(nth).copied())
                == Some(pips)
        };
        let group = ["editor-die-1", "editor-die-2"][nth.min(1)];
        choice(group, label, is_chosen, move || {
            let [first, second] = numbers(dice.get_untracked());
            let (first, second) = if nth == 0 {
                (pips, second)
            } else {
                (first, pips)
            };
            editor.send(Msg::Ask(SketchQuestion::Dice(first, second)));
        })
    };
    view! {
        <fieldset class="editor-dice">
            <legend class="title">{label}</legend>
            {(1..=6).map(face).collect_view()}
        </fieldset>
    }
}

/// Draws the cube's value and owner.
#[component]
fn Cube(editor: Editor) -> impl IntoView {
    let words = editor.words;
    let value = editor.slice(|sketch: &Sketch| sketch.cube);
    let owner = editor.slice(|sketch: &Sketch| sketch.owner);
    let most = Memo::new(move |_| value.get().max(MAX_CUBE));
    // The value 0 means no cube.
    let values = move || {
        let doublings = std::iter::successors(Some(1_u32), |value| value.checked_mul(2));
        let doublings = doublings.take_while(|value| *value <= most.get());
        std::iter::once(0).chain(doublings).collect::<Vec<u32>>()
    };
    let labels = move || {
        let label = |value: u32| match value {
            0 => words.read_value().summary_no_cube(),
            value => value.to_string(),
        };
        values().into_iter().map(label).collect()
    };
    let chosen = Memo::new(move |_| values().iter().position(|&known| known == value.get()));
    let owned = move |whose: Option<Player>| {
        let label = move || match whose {
            None => words.read_value().cube_middle(),
            Some(player) => editor.colour(player),
        };
        let is_chosen = move || owner.get() == whose;
        choice("editor-owner", label, is_chosen, move || {
            editor.send(Msg::Cube(value.get_untracked(), whose));
        })
    };
    let owners = [None, Some(Player::White), Some(Player::Black)];
    view! {
        {list("choice-row", words.read_value().doubling_cube(), labels, chosen, move |nth| {
            if let Some(&value) = untrack(values).get(nth) {
                let owner = owner.get_untracked().filter(|_| value > 1);
                editor.send(Msg::Cube(value, owner));
            }
        })}
        <Show when=move || { value.get() > 1 }>
            <fieldset class="field-set">
                <legend>{words.read_value().editor_owner()}</legend>
                <div class="seg">{owners.map(owned).collect_view()}</div>
            </fieldset>
        </Show>
    }
}

/// Draws the match length and, in a match, the score.
#[component]
fn Score(editor: Editor) -> impl IntoView {
    let words = editor.words;
    let (length_field, _) = stakes();
    let form = form(editor);
    let length = editor.slice(|sketch: &Sketch| sketch.length);
    let crawford = editor.slice(|sketch: &Sketch| sketch.crawford);
    let set_crawford = move |is_on| editor.send(Msg::Crawford(is_on));
    view! {
        <Fields form fields=length_field/>
        <Show when=move || { length.get() > 0 }>
            <div class="editor-pair">{Player::BOTH.map(|player| points(editor, player, length)).collect_view()}</div>
            {switch(words.read_value().crawford_game(), None, move || crawford.get(), set_crawford)}
        </Show>
    }
}

/// Draws a player's points in a match to `length`.
fn points(editor: Editor, player: Player, length: Memo<u8>) -> impl IntoView {
    let points = editor.slice(move |sketch: &Sketch| sketch.points[player]);
    let typed = move |event: leptos::ev::Event| {
        if let Ok(points) = event_target_value(&event).parse() {
            editor.send(Msg::Points(player, points));
        }
    };
    view! {
        <label class="choice-row">
            <span>{move || editor.words.read_value().editor_points(editor.colour(player))}</span>
            <input
                type="number"
                min="0"
                max=move || length.get().saturating_sub(1)
                inputmode="numeric"
                prop:value=move || points.get().to_string()
                on:input=typed
            />
        </label>
    }
}
