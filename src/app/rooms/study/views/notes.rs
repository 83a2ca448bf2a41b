//! Notes on the current decision: comment, flag and drawing, and the fields for editing them.

use ::board::{Input, Pen, Place, Scene, SpeechContext, draw};
use leptos::prelude::*;
use library::Entry;
use record::{Drawing, Flag, Note, Sign, Stroke};
use study::Model;
use words::{Words, left_to_right};

use crate::{
    board::Handlers,
    rooms::{
        Shell,
        study::{notes::NoteProblem, state::Reviewed},
        views::position_actions::store_problem,
    },
};

/// Draws the note on the current decision and the comments on its game and match, or the fields for editing them.
pub(super) fn notes(all: Reviewed) -> impl IntoView {
    move || {
        if all.notes.is_open.get() {
            fields(all).into_any()
        } else {
            written(all).into_any()
        }
    }
}

/// Draws the note's texts.
fn written(all: Reviewed) -> impl IntoView {
    let text = Memo::new(move |_| {
        all.model.with(|model| {
            let note = model.note();
            let is_first = model.at() == 0;
            let of_match = is_first && model.game_shown() == 0;
            let of_match = of_match.then(|| model.match_comment()).flatten();
            let of_game = model.game_comment().map(str::to_owned);
            let comments = [of_match, of_game.filter(|_| is_first), note.comment.clone()];
            (
                note.flag,
                comments.into_iter().flatten().collect::<Vec<_>>(),
            )
        })
    });
    move || {
        let (flag, comments) = text.get();
        let flag = flag.map(|flag| {
            let name = all.tell(|words| flag_name(words, flag));
            view! { <p class="note-flag">{flag_sign(flag)}" "{name}</p> }
        });
        let comment = |text| view! { <p class="comment" dir="auto">{text}</p> };
        view! { {flag}{comments.into_iter().map(comment).collect_view()} }
    }
}

/// Draws the fields, rebuilt for each decision.
fn fields(all: Reviewed) -> impl IntoView {
    let editor = all.notes;
    let place = Memo::new(move |_| editor.place());
    let game = Memo::new(move |_| all.model.with(Model::game_place));
    let comment = move || {
        place.get()?;
        let text = all
            .model
            .with_untracked(|model| model.note().comment.clone());
        let typed =
            Callback::new(move |text: String| editor.change(|note| note.set_comment(&text)));
        let label = all.tell(Words::notes_comment);
        Some(text_field(label, text, Note::MAX_CHARS, typed))
    };
    let of_game = move || {
        let game = game.get()?;
        let text = all
            .model
            .with_untracked(|model| model.game_comment().map(str::to_owned));
        let typed = Callback::new(move |text: String| editor.set(game, with_comment(&text)));
        let label = all.tell(Words::notes_game);
        Some(text_field(label, text, Note::MAX_CHARS, typed))
    };
    let of_match = move || {
        game.get()?;
        let text = all
            .model
            .with_untracked(|model| model.match_note().to_owned());
        let typed = Callback::new(move |text: String| editor.set_of_match(&text));
        let label = all.tell(Words::notes_match);
        Some(text_field(label, Some(text), Entry::MAX_NOTE, typed))
    };
    let on_decision = move || {
        place.get().map(|_| {
            view! {
                {flags(all)}
                {drawing_tools(all)}
            }
        })
    };
    view! {
        <section class="study-notes" aria-label=all.tell(Words::notes)>
            {comment}
            {on_decision}
            {of_game}
            {of_match}
            <p class="problem" role="status">{move || problem(all)}</p>
        </section>
    }
}

fn with_comment(text: &str) -> Note {
    let mut note = Note::default();
    note.set_comment(text);
    note
}

fn text_field(
    label: String,
    text: Option<String>,
    most_chars: usize,
    typed: Callback<String>,
) -> impl IntoView {
    view! {
        <label class="field">
            {label}
            <textarea
                rows="3" dir="auto" maxlength=most_chars
                on:input=move |event| typed.run(event_target_value(&event))
            >
                {text}
            </textarea>
        </label>
    }
}

/// Draws the flag picker; pressing the current flag again removes it.
fn flags(all: Reviewed) -> impl IntoView {
    let current = Memo::new(move |_| all.model.with(|model| model.note().flag));
    let button = move |flag: Flag| {
        let is_on = move || (current.get() == Some(flag)).to_string();
        let press = move |_| {
            all.notes
                .change(|note| note.flag = (note.flag != Some(flag)).then_some(flag));
        };
        let name = all.tell(|words| flag_name(words, flag));
        view! { <button aria-pressed=is_on on:click=press>{name}</button> }
    };
    view! {
        <div class="segments" role="group" aria-label=all.tell(Words::notes_flag)>
            {Flag::ALL.map(button).into_iter().collect_view()}
        </div>
    }
}

/// Draws the button that starts and stops drawing, and the pen's tools.
fn drawing_tools(all: Reviewed) -> impl IntoView {
    let pen = all.notes.pen;
    let is_on = Memo::new(move |_| pen.with(Option::is_some));
    let toggle = move |_| pen.update(|pen| *pen = pen.is_none().then(Pen::default));
    let is_empty = Memo::new(move |_| all.model.with(|model| model.note().drawing.is_empty()));
    let clear = move |_| all.notes.change(|note| note.drawing = Drawing::default());
    let stroke = move |label: String, stroke: Stroke| {
        let is_chosen = move || pen.with(|pen| pen.is_some_and(|pen| pen.stroke == stroke));
        let press = move |_| pen.set(Some(Pen { stroke, from: None }));
        view! { <button aria-pressed=move || is_chosen().to_string() on:click=press>{label}</button> }
    };
    let tools = move || {
        is_on.get().then(|| {
            view! {
                <div class="segments" role="group" aria-label=all.tell(Words::notes_stroke)>
                    {stroke(all.tell(Words::notes_solid), Stroke::Solid)}
                    {stroke(all.tell(Words::notes_dashed), Stroke::Dashed)}
                </div>
                <p class="review-note">{all.tell(Words::notes_how)}</p>
            }
        })
    };
    let erase = move || {
        (!is_empty.get()).then(|| {
            view! { <button class="button" on:click=clear>{all.tell(Words::notes_clear)}</button> }
        })
    };
    view! {
        <div class="more-actions">
            <button class="button" aria-pressed=move || is_on.get().to_string() on:click=toggle>
                {all.tell(Words::notes_draw)}
            </button>
            {erase}
        </div>
        {tools}
    }
}

fn problem(all: Reviewed) -> Option<String> {
    let problem = all.notes.problem.get()?;
    Some(all.tell(|words| match problem {
        NoteProblem::Elsewhere => words.notes_elsewhere(),
        NoteProblem::Full => words.notes_full(),
        NoteProblem::Store(why) => store_problem(words, why),
    }))
}

pub(super) fn flag_name(words: &Words, flag: Flag) -> String {
    words.notes_flag_name(flag.key())
}

/// Returns the symbol shown for a flag beside a play.
pub(super) const fn flag_sign(flag: Flag) -> &'static str {
    match flag {
        Flag::Question => "?",
        Flag::Study => "!",
        Flag::Done => "✓",
    }
}

/// Returns the markup for the drawing on the current decision, including the shape in progress.
pub(super) fn drawn(all: Reviewed) -> Memo<String> {
    let line = all.notes.line;
    Memo::new(move |_| {
        let view = all.scene.with(|scene| scene.view);
        all.model.with(|model| {
            let Some(player) = model.on_roll() else {
                return String::new();
            };
            let mut drawing = model.note().drawing.clone();
            let pen = all.notes.pen.get();
            let from = line
                .get()
                .map(|(from, _)| from)
                .or(pen.and_then(|pen| pen.from));
            if let (Some(pen), Some(from)) = (pen, from) {
                let to = line.get().and_then(|(_, to)| to).unwrap_or(from);
                let next = Sign::between(from.drawn(player), to.drawn(player));
                if !drawing.signs().any(|(sign, _)| sign == next) {
                    drawing.toggle(next, pen.stroke);
                }
            }
            draw::markup(&draw::drawing(&drawing, player, view))
        })
    })
}

/// Returns the drawing described in words, for screen readers; `None` if nothing is drawn.
pub(super) fn in_words(all: Reviewed) -> Option<String> {
    let signs = all.model.with(|model| {
        let drawing = &model.note().drawing;
        drawing
            .signs()
            .map(|(sign, _)| sign.to_string())
            .collect::<Vec<_>>()
    });
    (!signs.is_empty())
        .then(|| all.tell(|words| words.notes_drawing(left_to_right(words, signs.join(" ")))))
}

/// Returns the board for the pen, with every place named.
pub(super) fn scene(shell: Shell, all: Reviewed) -> Memo<Scene> {
    Memo::new(move |_| {
        let theme = shell.settings().get().theme;
        let words = all.words.read_value();
        let context = SpeechContext {
            words: &words,
            theme,
        };
        let scene = all.scene.get();
        let player = all
            .model
            .with(|model| model.on_roll().unwrap_or(model.bottom()));
        scene.with_named_places(player, context)
    })
}

/// Connects the board's input to the pen.
pub(super) fn handlers(shell: Shell, all: Reviewed) -> Handlers {
    let focused = RwSignal::new(None);
    let mover = Signal::derive(move || {
        all.model
            .with(|model| model.on_roll().unwrap_or(model.bottom()))
    });
    let draw = move |input: Input| draw(shell, all, input);
    let key = move |(place, key): (Place, String)| {
        let is_used = matches!(key.as_str(), "Enter" | " ");
        if is_used {
            draw(Input::PickOrPlace(place));
        }
        is_used
    };
    Handlers {
        input: Callback::new(draw),
        key: Callback::new(key),
        over: None,
        explain_cube: None,
        focused,
        stop: Signal::derive(move || focused.get().unwrap_or_else(|| Place::of(mover.get(), 6))),
        mover: Some(mover),
        is_blocked: false.into(),
        line: Some(all.notes.line),
    }
}

/// Passes an input to the pen, and draws or erases the shape that it completes.
fn draw(shell: Shell, all: Reviewed, input: Input) {
    let player = all.model.with_untracked(Model::on_roll);
    let (Some(player), Some(mut pen)) = (player, all.notes.pen.get_untracked()) else {
        return;
    };
    let sign = pen.input(input, player);
    all.notes.pen.set(Some(pen));
    let Some(sign) = sign else {
        return;
    };
    let mut fits = true;
    all.notes
        .change(|note| fits = note.drawing.toggle(sign, pen.stroke));
    if !fits {
        all.notes.problem.set(Some(NoteProblem::Full));
    }
    if let Some(text) = untrack(|| in_words(all)) {
        shell.say(&text);
    }
}
