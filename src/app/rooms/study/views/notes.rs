//! Notes on the current decision: comment, flag and drawing, and the fields for editing them.

use leptos::prelude::*;
use library::Entry;
use record::{Flag, Note, NotePlace};
use study::{Model, Msg, Place};
use words::{Words, arg};

use super::icons::{AFTER, BEFORE, icon};
use crate::{
    browser::spawn_local,
    rooms::{
        study::{notes::NoteProblem, state::Reviewed},
        views::{drawing_tool::DrawingTool, position_actions::store_problem},
    },
};

/// Draws the note on the current decision and the comments on its game and match, or the fields for editing them.
pub(super) fn notes(all: Reviewed) -> impl IntoView {
    move || {
        if all.notes.is_open.get() {
            fields(all).into_any()
        } else {
            view! { {written(all)}{neighbours(all)} }.into_any()
        }
    }
}

/// Draws the note on the current decision and, at the start of its game and match, the comments on these, with labels
/// that tell them from the note.
fn written(all: Reviewed) -> impl IntoView {
    let text = Memo::new(move |_| {
        all.model.with(|model| {
            let note = model.note();
            let is_first = model.at() == 0;
            let of_match = is_first && model.game_shown() == 0;
            let of_match = of_match.then(|| model.match_comments());
            let of_game = model.game_comment().filter(|_| is_first);
            (
                note.flag,
                of_match.unwrap_or_default(),
                of_game.map(str::to_owned),
                note.comment.clone(),
            )
        })
    });
    move || {
        let (flag, of_match, of_game, own) = text.get();
        let flag = flag.map(|flag| {
            let name = all.tell(|words| flag_name(words, flag));
            view! { <p class="note-flag">{flag_sign(flag)}" "{name}</p> }
        });
        let of_match = labelled(all.tell(Words::notes_match), of_match);
        let of_game = labelled(all.tell(Words::notes_game), of_game);
        view! { {flag}{of_match}{of_game}{own.map(comment)} }
    }
}

/// Draws comments below their label; draws nothing if there are none.
fn labelled(label: String, comments: impl IntoIterator<Item = String>) -> Option<AnyView> {
    let comments: Vec<_> = comments.into_iter().map(comment).collect();
    if comments.is_empty() {
        return None;
    }
    Some(view! { <p class="note-label">{label}</p>{comments} }.into_any())
}

fn comment(text: String) -> impl IntoView + use<> {
    view! { <p class="comment" dir="auto">{text}</p> }
}

/// Draws the place of the current note among the notes on the match, with buttons that lead to the previous note and
/// the next one. Draws nothing at a moment without a note, or if there is no other note.
fn neighbours(all: Reviewed) -> impl IntoView {
    let noted = Memo::new(move |_| all.model.with(Model::noted));
    let at = Memo::new(move |_| {
        let place = all.model.with(Model::place);
        noted.with(|noted| noted.binary_search(&place).ok().filter(|_| noted.len() > 1))
    });
    let step = move |sign: &'static str, label: String, to: Option<usize>| {
        let target = to.and_then(|to| noted.with(|noted| noted.get(to).copied()));
        let press = move |_| {
            if let Some((game, nth)) = target {
                all.send.run(Msg::Move(game, nth));
            }
        };
        view! {
            <button class="icon" aria-label=label.clone() title=label disabled=target.is_none() on:click=press>
                {icon(sign)}
            </button>
        }
    };
    move || {
        let at = at.get()?;
        let count = noted.with(Vec::len) as u32;
        let number =
            all.tell(|words| words.notes_number(arg::Count(count), arg::Number(at as u32 + 1)));
        Some(view! {
            <div class="note-steps">
                {step(BEFORE, all.tell(Words::notes_previous), at.checked_sub(1))}
                <span>{number}</span>
                {step(AFTER, all.tell(Words::notes_next), Some(at + 1))}
            </div>
        })
    }
}

/// Draws the comments on the match and the number of moves with notes, a press of which leads to the first one; nothing
/// for a match without notes.
pub(super) fn notes_of_match(all: Reviewed, open: Callback<Place>) -> impl IntoView {
    let (comments, noted) = all
        .model
        .with_untracked(|model| (model.match_comments(), model.noted()));
    if comments.is_empty() && noted.is_empty() {
        return None;
    }
    let comments = comments.into_iter().map(comment).collect_view();
    let first = noted.first().map(|&first| {
        let label = all.tell(|words| words.notes_noted(noted.len() as i64));
        view! { <button class="review-link" on:click=move |_| open.run(first)>{label}{icon(AFTER)}</button> }
    });
    Some(view! {
        <section class="match-notes">
            <h2>{all.tell(Words::notes)}</h2>
            {comments}
            {first}
        </section>
    })
}

/// Draws the button that opens and closes the note fields for the decision.
pub(super) fn write_notes(all: Reviewed) -> impl IntoView {
    let is_open = all.notes.is_open;
    let press = move |_| {
        is_open.update(|open| *open = !*open);
        if !is_open.get_untracked() {
            all.notes.pen.set(None);
        }
    };
    let label = all.tell(Words::notes);
    view! {
        <button class="review-link notes-link" aria-expanded=move || is_open.get().to_string() on:click=press>
            {label}
        </button>
    }
}

/// Draws the note fields. They are keyed, because a field that is used again for another decision would keep the text
/// typed for the last one.
fn fields(all: Reviewed) -> impl IntoView {
    let editor = all.notes;
    let place = Memo::new(move |_| editor.place());
    let game = Memo::new(move |_| all.model.with(Model::game_place));
    let comment = move |_| {
        let text = all
            .model
            .with_untracked(|model| model.note().comment.clone());
        let typed =
            Callback::new(move |text: String| editor.change(|note| note.set_comment(&text)));
        let label = all.tell(Words::notes_comment);
        text_field(label, text, Note::MAX_CHARS, typed)
    };
    let of_game = move |game: NotePlace| {
        let text = all
            .model
            .with_untracked(|model| model.game_comment().map(str::to_owned));
        let typed = Callback::new(move |text: String| editor.set(game, with_comment(&text)));
        let label = all.tell(Words::notes_game);
        text_field(label, text, Note::MAX_CHARS, typed)
    };
    let of_match = move |_| {
        let (text, of_file) = all.model.with_untracked(|model| {
            let of_file = model.file_comment().map(str::to_owned);
            (model.match_note().to_owned(), of_file)
        });
        let typed = Callback::new(move |text: String| editor.set_of_match(&text));
        let [label, file_label] = all.tell(|words| [words.notes_match(), words.notes_match_file()]);
        let field = text_field(label, Some(text), Entry::MAX_NOTE, typed);
        let of_file = labelled(file_label, of_file);
        view! { {of_file.map(|one| view! { <div>{one}</div> })}{field} }
    };
    let on_decision = move || {
        place.get().map(|_| {
            view! {
                {flags(all)}
                {drawing_tool(all).tools()}
            }
        })
    };
    view! {
        <section class="study-notes" aria-label=all.tell(Words::notes)>
            <For each=move || place.get() key=|place| *place children=comment/>
            {on_decision}
            <For each=move || game.get() key=|game| *game children=of_game/>
            <For each=move || game.get() key=|_| () children=of_match/>
            <p class="problem" role="status">{move || problem(all)}</p>
            {save_elsewhere(all)}
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

fn problem(all: Reviewed) -> Option<String> {
    let problem = all.notes.problem.get()?;
    Some(all.tell(|words| match problem {
        NoteProblem::Elsewhere => words.notes_elsewhere(),
        NoteProblem::Full => words.notes_full(),
        NoteProblem::Store(why) => store_problem(words, why),
    }))
}

/// Draws the button that saves the content to the library while its notes would be lost.
fn save_elsewhere(all: Reviewed) -> impl IntoView {
    let problem = all.notes.problem;
    let is_elsewhere = Memo::new(move |_| problem.get() == Some(NoteProblem::Elsewhere));
    let press = move |_| {
        spawn_local(async move {
            match all.save_notes().await {
                Ok(_) => all.review_job.shell().say(&all.tell(Words::position_saved)),
                // The room may have been closed in the meantime.
                Err(why) => _ = problem.try_set(Some(NoteProblem::Store(why))),
            }
        });
    };
    let label = all.tell(Words::position_save);
    move || {
        is_elsewhere
            .get()
            .then(|| view! { <button class="button" on:click=press>{label.clone()}</button> })
    }
}

pub(super) fn flag_name(words: &Words, flag: Flag) -> String {
    words.notes_flag_name(flag.key())
}

/// Returns the symbol that stands for a flag beside a play.
pub(super) const fn flag_sign(flag: Flag) -> &'static str {
    match flag {
        Flag::Question => "?",
        Flag::Study => "!",
        Flag::Done => "✓",
    }
}

/// Returns the tool for drawing on the current decision's board.
pub(super) fn drawing_tool(all: Reviewed) -> DrawingTool {
    let editor = all.notes;
    DrawingTool {
        words: all.words,
        pen: editor.pen,
        line: editor.line,
        drawing: Signal::derive(move || {
            let line = all.tried.read();
            all.model.with(|model| model.drawing(line.as_ref()))
        }),
        player: Signal::derive(move || all.model.with(Model::on_roll)),
        change: Callback::new(move |drawing| editor.change(|note| note.drawing = drawing)),
        full: Callback::new(move |()| editor.problem.set(Some(NoteProblem::Full))),
    }
}
