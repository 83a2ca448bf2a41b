//! Evaluated decision: its verdict, the reason, the choices and, on request, all numbers.

use insight::JudgedDecision;
use leptos::prelude::*;
use rules::{Decision, Player};
use study::{Judged, Kind, MIN_SHOWN_LOSS, Model, Review, Verdict, Within, cost_in_words};
use words::{Words, arg, isolated, signed};

use super::book_line::book_line;
use super::candidates::{candidates, depth_text, in_percent, numbers};
use crate::rooms::study::{
    state::{Reviewed, mark_key, mark_name},
    views::{
        coach::Understood, drills::practise_this, icons::verdict_mark, notes::write_notes,
        reveal::reveal,
    },
};

/// Draws a decision: its verdict, the reason, and its choices.
pub(super) fn decision(all: Reviewed, verdict: &Verdict) -> AnyView {
    let understood = verdict.subject.clone().map(|subject| {
        let (decision, judged) = *subject;
        Understood::new(
            all,
            JudgedDecision { decision, judged },
            verdict.place.clone(),
        )
    });
    let is_cube = verdict
        .subject
        .as_ref()
        .is_some_and(|subject| subject.1.kind != Kind::Checker);
    let (lead, picture, rolled_out) = match &understood {
        Some(understood) => (
            understood.lead(all.tell(|words| verdict.first_sentence(words))),
            understood.picture(),
            understood.rolled_out(),
        ),
        None => (
            view! { <p class="lead">{verdict.title.clone()}</p> }.into_any(),
            ().into_any(),
            ().into_any(),
        ),
    };
    let has_scale = is_cube && understood.is_some();
    let has_squares = !is_cube && understood.is_some();
    let (table, more) = candidates(all, verdict, is_cube);
    let is_open = all.with_numbers;
    let press = move |_| {
        is_open.update(|open| *open = !*open);
        if is_open.get_untracked() {
            reveal(".review-deep");
        }
    };
    view! {
        <section class="review-decision" class:cube=has_scale class:counts-rolls=has_squares>
            {head(all, verdict, is_cube)}
            {lead}
            <div class="review-picture">{picture}</div>
            {table}
            {shortened(all, verdict)}
            <div class="review-links">
                {practise(all, verdict)}
                {more}
                <button class="review-link" aria-expanded=move || is_open.get().to_string() on:click=press>
                    {all.tell(Words::review_numbers)}
                </button>
                {book_line(all, verdict)}
            </div>
            {rolled_out}
            {deep(all, verdict, understood)}
        </section>
        {chances_in_free_room(all, verdict)}
    }
    .into_any()
}

/// Draws what an evaluation from a link leaves out, with the button that analyses the decision.
fn shortened(all: Reviewed, verdict: &Verdict) -> Option<impl IntoView + use<>> {
    let is_play = |subject: &(Decision, Judged)| subject.1.kind == Kind::Checker;
    verdict.subject.as_deref().filter(|one| is_play(one))?;
    let place @ (game, nth) = all.model.with_untracked(Model::place);
    let review = all.review_job.review;
    let depth = review.with_untracked(|review| review.depth_to_complete(place))?;
    let count = verdict.rows.iter().filter(|row| !row.was_tried).count() as i64;
    let [text, label] = all.tell(|words| [words.review_short(count), words.review_analyse_this()]);
    let press = move |_| all.review_job.deepen(Within::Move(game, nth), depth);
    Some(view! {
        <p class="review-note review-short">
            {text}" "<button class="review-link" on:click=press>{label}</button>
        </p>
    })
}

/// Draws the button for practising a mistake, if the mistake can become a card.
fn practise(all: Reviewed, verdict: &Verdict) -> Option<impl IntoView + use<>> {
    let decision = verdict.subject.as_ref()?.0;
    let review = all.review_job.review;
    review.with_untracked(|review| review.drill_candidate(&decision).map(|_| ()))?;
    let label = all.tell(Words::review_practise);
    Some(
        view! { <button class="review-link" on:click=move |_| practise_this(all, &decision)>{label}</button> },
    )
}

/// Draws the replies to all rolls and all numbers, each on request.
fn deep(all: Reviewed, verdict: &Verdict, understood: Option<Understood>) -> impl IntoView {
    let owned_verdict = verdict.clone();
    let rolls = understood.as_ref().map(Understood::rolls);
    let numbers_view = move || {
        all.with_numbers.get().then(|| {
            let coach = understood.as_ref().map(Understood::deep);
            view! { <div class="review-deep">{chances(all, &owned_verdict)}{numbers(all, &owned_verdict)}{coach}</div> }
        })
    };
    view! { {rolls}{numbers_view} }
}

/// Draws the chances below the decision; the style sheet hides them if the panel has no room. The chances above the
/// full numbers are always visible.
fn chances_in_free_room(all: Reviewed, verdict: &Verdict) -> impl IntoView + use<> {
    let verdict = verdict.clone();
    move || {
        let is_due = !all.with_numbers.get();
        let chances = is_due.then(|| chances(all, &verdict)).flatten();
        chances.map(|chances| view! { <div class="chance-room">{chances}</div> })
    }
}

/// Draws the verdict with its cost, and the number of the moment. The roll is shown on the board.
fn head(all: Reviewed, verdict: &Verdict, is_cube: bool) -> impl IntoView {
    let made = verdict.rows.iter().find(|row| row.was_made);
    let loss = made.map_or(0.0, |made| made.loss);
    let chip = match (verdict.mistake, made) {
        (Some(mistake), _) => {
            let name = all.tell(|words| mark_name(words, mistake.into()));
            Some((mark_key(mistake.into()), name))
        }
        (None, Some(made)) => {
            let kind = if made.is_best { "best" } else { "fine" };
            Some(("good", all.tell(|words| words.review_verdict(kind))))
        }
        (None, None) => None,
    };
    let chip = chip.map(|(key, name)| {
        view! { <span class=format!("verdict {key}")>{verdict_mark(key, is_cube)}{name}</span> }
    });
    let cost = (loss >= MIN_SHOWN_LOSS).then(|| {
        let points = points_lost(all, verdict);
        let direction = if points.is_some() { "auto" } else { "ltr" };
        let cost = points.unwrap_or_else(|| all.tell(|words| signed(words, -f64::from(loss), 3)));
        let class = if verdict.mistake.is_some() {
            "cost bad"
        } else {
            "cost"
        };
        view! { <b class=class aria-hidden="true" dir=direction>{cost}</b> }
    });
    let tells_depth = cost.is_some() && !all.is_for_beginner();
    let depth = tells_depth.then(|| other_depth(all, verdict)).flatten();
    let depth = depth.map(|depth| view! { <small class="depth" dir="ltr">{depth}</small> });
    let which = Memo::new(move |_| all.number());
    view! {
        <div class="verdict-row">
            <h2>{chip}" "<bdi class="unseen">{verdict.title.clone()}</bdi></h2>
            {cost}
            {depth}
            <span class="verdict-end">
                <span class="which" aria-hidden="true">{which}</span>
                {write_notes(all)}
            </span>
        </div>
    }
}

/// Returns the cost in the same words as on the cards of the turning points; `None` unless it is the loss in points, as
/// in a single game with an unturned cube.
fn points_lost(all: Reviewed, verdict: &Verdict) -> Option<String> {
    let (decision, judged) = verdict.subject.as_deref()?;
    let is_turned = decision.cube().is_some_and(|cube| cube.value.points() > 1);
    let is_in_points = judged.loss_mwc.is_none() && !is_turned;
    is_in_points.then(|| all.tell(|words| cost_in_words(words, decision, judged)))
}

/// Returns the depth of an evaluation of a position, or of one that is not from the same pass as the figures of the
/// match; `None` for any other evaluation.
fn other_depth(all: Reviewed, verdict: &Verdict) -> Option<String> {
    let judged = &verdict.subject.as_deref()?.1;
    let of_match = |review: &Review| review.depth().filter(|_| !review.is_position());
    let of_match = all.review_job.review.with_untracked(of_match);
    let is_other = judged.trials() > 0 || of_match != Some(judged.plies);
    is_other.then(|| depth_text(judged.plies, judged.trials()))
}

/// Draws the chances after the best play and after the play made, as bars in the checkers' colours.
fn chances(all: Reviewed, verdict: &Verdict) -> Option<AnyView> {
    let player = verdict.subject.as_ref()?.1.player;
    let rows: Vec<_> = verdict
        .rows
        .iter()
        .filter(|row| row.is_best || row.was_made)
        .filter_map(|row| Some((row.name.clone(), row.chances?)))
        .collect();
    if rows.is_empty() {
        return None;
    }
    let whose = if all.own == Some(player) {
        "you"
    } else {
        "other"
    };
    let name = isolated(&all.names.get_untracked()[player]);
    let label = all.tell(|words| words.review_chances_after(arg::Name(name), arg::Whose(whose)));
    let colour = match player {
        Player::White => "light",
        Player::Black => "dark",
    };
    let bar = |(name, [win, gammon, _, lost, _]): (String, [f32; 5])| {
        let percent = |chance| in_percent(all, chance);
        let [win_only, gammon, lost] = [win, gammon, lost]
            .map(|chance| all.tell(|words| words::decimal(words, f64::from(100.0 * chance), 1)));
        let label = all.tell(|words| {
            words.review_chances(arg::Gammon(gammon), arg::Lost(lost), arg::Win(win_only))
        });
        view! {
            <div class="chance-row">
                <bdi dir="ltr">{name}</bdi>
                <svg
                    class=format!("chance-bar {colour}") viewBox="0 0 100 10" preserveAspectRatio="none"
                    role="img" aria-label=label
                >
                    <rect class="rest" width="100" height="10"/>
                    <rect class="part" width=100.0 * win height="10"/>
                </svg>
                <b>{percent(win)}</b>
            </div>
        }
    };
    let view = view! {
        <div class="chance">
            <p class="label">{label}</p>
            {rows.into_iter().map(bar).collect_view()}
        </div>
    };
    Some(view.into_any())
}

/// Draws the file's analysis of a decision in a disclosure below this program's evaluation.
pub(super) fn file_analysis(all: Reviewed, verdict: &Verdict) -> AnyView {
    view! {
        <details class="review-more">
            <summary>{verdict.title.clone()}</summary>
            {numbers(all, verdict)}
        </details>
    }
    .into_any()
}
