//! List of plays of the current game, with the marks of its review.

use leptos::{html, prelude::*};
use study::{Cell, Mark, Model, Moment, Msg, Review, Row, rows};

use super::icons::dice;
use crate::{
    browser::timer,
    rooms::study::state::{Reviewed, mark_key, mark_name},
};

/// Mark on the error of a moment, and `true` if the moment has been rolled out.
type Marked = (Option<Mark>, bool);

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
    // A selector notifies only the two affected cells of a step, not the whole list.
    let is_shown = Selector::new(move || at.get());
    let marks = marks(reviewed);
    let list = NodeRef::<html::Div>::new();
    // A review leaves the list less room.
    let has_begun = Memo::new(move |_| review_job.review.with(Review::has_begun));
    // The list of a game is filled in a separate frame, after the board.
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

/// Returns the marks of the current game, by moment.
fn marks(reviewed: Reviewed) -> Memo<Vec<Marked>> {
    Memo::new(move |_| {
        let game = reviewed.game.get();
        reviewed.model.with_untracked(|model| {
            let review = reviewed.review_job.review.read();
            let mark = |moment: &Moment| {
                let nth = moment.nth?;
                Some((review.mark(game, nth), review.is_rolled_out(game, nth)))
            };
            let marks = model
                .moments()
                .iter()
                .map(|moment| mark(moment).unwrap_or_default());
            marks.collect()
        })
    })
}

/// Draws a button that shows the moment of a play by the player with this name, or an empty cell.
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
        let (mistake, rolled) = mark.get();
        let words = reviewed.words.read_value();
        let mistake = mistake.map(|mistake| mark_name(&words, mistake));
        let rolled = rolled.then(|| words.review_rolled_out());
        let marked = [mistake, rolled].into_iter().flatten();
        marked.fold(label.clone(), |label, mark| format!("{label}, {mark}"))
    };
    let dot = move || {
        mark.get()
            .0
            .map(|mistake| view! { <i class=mark_key(mistake)></i> })
    };
    let ring = move || mark.get().1.then(|| view! { <i class="rolled"></i> });
    let content = match play {
        Some((roll, play)) => {
            view! { <span class="play" dir="ltr">{dice(roll)}<bdi>{play}</bdi></span> }.into_any()
        }
        None => view! { <bdi dir="ltr">{text}</bdi> }.into_any(),
    };
    view! {
        <button aria-current=current aria-label=label on:click=move |_| reviewed.send.run(Msg::To(moment))>
            {content}{dot}{ring}
        </button>
    }
    .into_any()
}

/// Scrolls the list so that the current play is visible.
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
