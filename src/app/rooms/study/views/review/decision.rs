//! A judged decision: what was lost in it, and its choices with their numbers.

use ::coach::JudgedDecision;
use leptos::prelude::*;
use study::{JudgedChoice, Verdict};
use words::{Words, decimal, signed};

use crate::rooms::study::{
    state::{Reviewed, mark_key, mark_name},
    views::coach,
};

/// So many choices are shown at first.
const SHOWN: usize = 5;

/// A decision: what was lost, and its choices.
pub(super) fn decision(all: Reviewed, verdict: &Verdict) -> AnyView {
    let word = verdict.mistake.map(|mistake| {
        let name = all.tell(|words| mark_name(words, mistake.into()));
        view! { <span class=format!("badge {}", mark_key(mistake.into()))>{name}</span> }
    });
    let by_file = verdict.rows.iter().any(|one| one.file.is_some());
    // Of a cube action the chances are said in words below.
    let by_chance = verdict.rows.iter().any(|one| one.chances.is_some());
    let head = all.tell(|words| {
        [
            Some(words.review_choice()),
            Some(words.review_equity()),
            Some(words.review_loss()),
            by_chance.then(|| words.review_win()),
            by_file.then(|| words.review_file()),
        ]
    });
    let head = head.map(|text| text.map(|text| view! { <th scope="col">{text}</th> }));
    let (rows, more) = choices(all, verdict.rows.clone(), [by_chance, by_file]);
    let rolled_out = RwSignal::new(None::<String>);
    let understood = verdict.subject.clone().map(|subject| {
        let (decision, judged) = *subject;
        let place = verdict.place.clone();
        coach::arriving(all, JudgedDecision { decision, judged }, place, rolled_out)
    });
    let rolled = move || {
        let text = rolled_out.get()?;
        let badge = all.tell(Words::review_rolled_out);
        Some(
            view! { <p class="rolled-out"><span class="badge rolled">{badge}</span>" "<bdi>{text}</bdi></p> },
        )
    };
    view! {
        <section class="review-decision">
            <h2>{word}" "<bdi>{verdict.title.clone()}</bdi></h2>
            {rolled}
            <table aria-label=verdict.title.clone()>
                <thead><tr><td></td>{head.collect_view()}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
            {more}
            {verdict.of_doubler.then(|| view! { <p class="coach-hard">{all.tell(Words::coach_doubler)}</p> })}
            {understood}
        </section>
    }
    .into_any()
}

/// The rows of the first choices and of the one made, and the button that shows the others.
fn choices(
    all: Reviewed,
    choices: Vec<JudgedChoice>,
    columns: [bool; 2],
) -> (impl IntoView, impl IntoView) {
    let open = RwSignal::new(false);
    let beyond = |nth: usize, one: &JudgedChoice| nth >= SHOWN && !one.was_made;
    let hidden = choices.iter().enumerate();
    let hidden = hidden.filter(|(nth, one)| beyond(*nth, one)).count();
    let rows = move || {
        let all_shown = open.get();
        let rows = choices.iter().enumerate();
        rows.filter(|(nth, one)| all_shown || !beyond(*nth, one))
            .map(|(nth, one)| candidate(all, nth, one, columns))
            .collect_view()
    };
    let more = move || {
        (hidden > 0 && !open.get()).then(|| {
            let label = all.tell(|words| words.review_more_choices(hidden as i64));
            view! { <button class="review-link" on:click=move |_| open.set(true)>{label}</button> }
        })
    };
    (rows, more)
}

/// A row of the choices, with the columns that they have: the chance to win, and what the file says.
fn candidate(all: Reviewed, nth: usize, one: &JudgedChoice, columns: [bool; 2]) -> AnyView {
    let [by_chance, by_file] = columns;
    let (kind, class) = match (one.is_best, one.was_made) {
        (true, true) => (Some("both"), "best"),
        (true, false) => (Some("best"), "best"),
        (false, true) => (Some("played"), "played"),
        (false, false) => (None, ""),
    };
    let percent = move |chance: f32| all.tell(|words| decimal(words, f64::from(100.0 * chance), 1));
    let bar = one.chances.map(|[win, gammon, _, lost, _]| {
        let parts = [("gammon", gammon), ("win", win - gammon), ("lose", 1.0 - win - lost), ("lost", lost)];
        let mut from = 0.0;
        let part = |(class, share): (&'static str, f32)| {
            let x = from;
            from += 100.0 * share;
            view! { <rect class=class x=x width=100.0 * share.max(0.0) height="4"/> }
        };
        let label = all.tell(|words| words.review_chances(percent(win), percent(gammon), percent(lost)));
        view! {
            <svg class="chances" viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label=label>
                {parts.map(part).collect_view()}
            </svg>
        }
    });
    let said = kind.map(|kind| all.tell(|words| words.review_row(kind)));
    let equity = all.tell(|words| signed(words, f64::from(one.equity), 3));
    let three = |loss: f32| all.tell(|words| decimal(words, f64::from(loss), 3));
    let loss = (one.loss >= 0.0005).then(|| three(one.loss));
    let win = by_chance.then(|| view! { <td>{one.chances.map(|[win, ..]| percent(win))}</td> });
    // The file's own loss stands beside ours, its best choice with 0.
    let file = by_file.then(|| view! { <td class="file">{one.file.map(three)}</td> });
    view! {
        <tr class=class>
            <td>{nth + 1}</td>
            <th scope="row">
                <bdi>{one.name.clone()}</bdi>" "<small>{said}" "<span dir="ltr">{one.plies.map(|plies| format!("{plies}-ply"))}</span></small>{bar}
            </th>
            <td>{equity}</td>
            <td>{loss}</td>
            {win}
            {file}
        </tr>
    }
    .into_any()
}

/// The file's own analysis of the decision, as far as the rows of ours do not say it.
pub(super) fn file_analysis(all: Reviewed, verdict: &Verdict) -> AnyView {
    view! {
        <details class="review-more">
            <summary>{verdict.title.clone()}</summary>
            {decision(all, verdict)}
        </details>
    }
    .into_any()
}
