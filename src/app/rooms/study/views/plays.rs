//! List of plays in the current game, with marks from its review.

use leptos::{html, prelude::*};
use study::{Cell, Mark, Model, Moment, Msg, NoteMark, Review, Row, rows};

use super::{
    icons::dice,
    notes::{flag_name, flag_sign},
};
use crate::{
    browser::timer,
    rooms::study::state::{Reviewed, mark_key, mark_name},
};

/// Marks on a moment in the list.
#[derive(Clone, Copy, Default, PartialEq)]
struct Marked {
    /// Mark for the mistake at this moment; `None` if there is none.
    mistake: Option<Mark>,
    /// `true` if the decision at this moment has been rolled out.
    is_rolled_out: bool,
    note: NoteMark,
}

/// Draws the list of plays; selecting a play shows the position before it.
#[component]
pub(crate) fn Plays(reviewed: Reviewed) -> impl IntoView {
    let Reviewed {
        review_job,
        model,
        game,
        words,
        names,
        ..
    } = reviewed;
    let at = Memo::new(move |_| model.with(Model::at));
    // A selector notifies only the two cells that a step affects, not the whole list.
    let is_shown = Selector::new(move || at.get());
    let marks = marks(reviewed);
    let list = NodeRef::<html::Div>::new();
    // The list becomes shorter once the review has begun, so the current play is scrolled into view again.
    let has_begun = Memo::new(move |_| review_job.review.with(Review::has_begun));
    // A game's list is filled in a separate frame, after the board has been drawn.
    let filled = RwSignal::new(None);
    Effect::new(move |_| {
        let game = game.get();
        timer::after_frame(move || {
            let _gone = filled.try_set(Some(game));
        });
    });
    Effect::new(move |_| {
        at.get();
        filled.get();
        has_begun.get();
        if let Some(list) = list.get() {
            timer::after_frame(move || show_current(&list));
        }
    });
    move || {
        let names = names.get();
        let rows = if filled.get() == Some(game.get()) {
            model.with_untracked(|model| rows(model, &words.read_value()))
        } else {
            Vec::new()
        };
        let row = |(nth, row): (usize, Row)| {
            let [left, right] = row.cells;
            view! {
                <li>
                    <span class="nth">{nth + 1}</span>
                    {cell(reviewed, marks, left, &names.white, &is_shown)}
                    {cell(reviewed, marks, right, &names.black, &is_shown)}
                </li>
            }
        };
        view! {
            <div class="study-plays" role="region" aria-label=words.read_value().plays_region() tabindex="0" node_ref=list>
                <ol>{rows.into_iter().enumerate().map(row).collect_view()}</ol>
            </div>
        }
    }
}

/// Returns the marks for the current game, indexed by moment.
fn marks(reviewed: Reviewed) -> Memo<Vec<Marked>> {
    let notes = Memo::new(move |_| reviewed.model.with(Model::note_marks));
    Memo::new(move |_| {
        let game = reviewed.game.get();
        let notes = notes.get();
        reviewed.model.with_untracked(|model| {
            let review = reviewed.review_job.review.read();
            let mark = |(moment, note): (&Moment, NoteMark)| Marked {
                mistake: moment.nth.and_then(|nth| review.mark(game, nth)),
                is_rolled_out: moment
                    .nth
                    .is_some_and(|nth| review.is_rolled_out(game, nth)),
                note,
            };
            model.moments().iter().zip(notes).map(mark).collect()
        })
    })
}

/// Draws a button that shows the moment of a play by the named player, or an empty cell.
fn cell(
    reviewed: Reviewed,
    marks: Memo<Vec<Marked>>,
    cell: Option<Cell>,
    name: &str,
    is_shown: &Selector<usize>,
) -> AnyView {
    let Some(Cell { text, play, moment }) = cell else {
        return view! { <span></span> }.into_any();
    };
    let is_shown = is_shown.clone();
    let current = move || is_shown.selected(&moment).then_some("step");
    let mark =
        Memo::new(move |_| marks.with(|marks| marks.get(moment).copied().unwrap_or_default()));
    let label = format!("{name}: {text}");
    let label = move || {
        let mark = mark.get();
        let words = reviewed.words.read_value();
        let mistake = mark.mistake.map(|mistake| mark_name(&words, mistake));
        let rolled = mark.is_rolled_out.then(|| words.review_rolled_out());
        let flag = mark.note.flag.map(|flag| flag_name(&words, flag));
        let written = mark.note.is_written.then(|| words.notes());
        let marked = [mistake, rolled, flag, written].into_iter().flatten();
        marked.fold(label.clone(), |label, mark| format!("{label}, {mark}"))
    };
    let dot = move || {
        mark.get()
            .mistake
            .map(|mistake| view! { <i class=mark_key(mistake)></i> })
    };
    let ring = move || {
        mark.get()
            .is_rolled_out
            .then(|| view! { <i class="rolled"></i> })
    };
    let note = move || match mark.get().note {
        NoteMark {
            flag: Some(flag), ..
        } => Some(flag_sign(flag)),
        NoteMark { is_written, .. } => is_written.then_some("…"),
    };
    let note = move || note().map(|sign| view! { <b class="noted">{sign}</b> });
    let content = match play {
        Some((roll, play)) => {
            view! { <span class="play" dir="ltr">{dice(roll)}<bdi>{play}</bdi></span> }.into_any()
        }
        None => view! { <bdi dir="ltr">{text}</bdi> }.into_any(),
    };
    view! {
        <button aria-current=current aria-label=label on:click=move |_| reviewed.send.run(Msg::To(moment))>
            {content}{dot}{ring}{note}
        </button>
    }
    .into_any()
}

/// Scrolls the list until the current play is visible.
fn show_current(list: &web_sys::HtmlDivElement) {
    let found = list.query_selector("[aria-current]").ok().flatten();
    let Some(current) = found else {
        return;
    };
    let (inside, own) = (
        list.get_bounding_client_rect(),
        current.get_bounding_client_rect(),
    );
    let beyond = (own.bottom() - inside.bottom()).max(0.0) - (inside.top() - own.top()).max(0.0);
    list.set_scroll_top(list.scroll_top() + beyond as i32);
}
