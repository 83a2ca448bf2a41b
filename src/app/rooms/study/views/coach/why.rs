//! Reasons for a decision, the cube thresholds, the decision's difficulty, and the playing levels that find its best
//! choice.

use analyst::{JobEvent, Priority};
use insight::{CubeSheet, Explanation, LevelChance, Voice, cube_sheet, difficulty};
use leptos::prelude::*;
use words::Words;

use super::state::{CoachState, Coaching};

/// Draws the reason as one sentence in large type, which is refined once the engine has replied. `voice` is the
/// grammatical person used for the deciding player. If `is_made` is `false`, the decision is still open and the
/// sentence names the best choice.
pub(super) fn lead(
    here: Coaching,
    state: &CoachState,
    voice: Signal<Voice>,
    is_made: bool,
) -> AnyView {
    ask(here, &state.explanation);
    let lead = derived(&state.explanation, here, move |explanation, words| {
        if is_made {
            explanation.lead(words, &voice.get())
        } else {
            explanation.advice(words, &voice.get())
        }
    });
    view! { <p class="lead">{lead}</p> }.into_any()
}

/// Draws the engine's other findings about the decision as its replies arrive.
pub(super) fn why(here: Coaching, state: &CoachState, voice: Signal<Voice>) -> AnyView {
    let explanation = state.explanation.clone();
    let sentences = derived(&explanation, here, move |explanation, words| {
        explanation.others(words, &voice.get())
    });
    let cube = derived(&explanation, here, move |explanation, words| {
        cube_sheet(explanation, words, &voice.get())
    });
    let hard = derived(&explanation, here, |explanation, words| {
        difficulty(explanation.subject(), words)
    });
    let level_chances = derived(&explanation, here, Explanation::level_chances);
    let list = move || {
        let others = sentences.get();
        let item = |sentence| view! { <li>{sentence}</li> };
        let label = here.tell(Words::coach_why);
        (!others.is_empty()).then(|| {
            view! { <ul class="coach-why" aria-label=label>{others.into_iter().map(item).collect_view()}</ul> }
        })
    };
    let difficulty_line = move || {
        let hard = hard.get()?;
        Some(view! { <p class="coach-hard">{hard.sentence}" "{hard.avoidable}</p> })
    };
    view! {
        {list}
        {move || cube.get().map(|sheet| table(here, &sheet))}
        {difficulty_line}
        {move || level_table(here, &level_chances.get())}
    }
    .into_any()
}

/// Memoises a value derived from the explanation.
pub(super) fn derived<T: Clone + PartialEq + Send + Sync + 'static>(
    explanation: &ArcRwSignal<Explanation>,
    here: Coaching,
    get: impl Fn(&Explanation, &Words) -> T + Send + Sync + 'static,
) -> Memo<T> {
    let explanation = explanation.clone();
    Memo::new(move |_| here.tell(|words| explanation.with(|explanation| get(explanation, words))))
}

/// Sends the explanation's queries; they are cancelled when the reader leaves the decision.
fn ask(here: Coaching, explanation: &ArcRwSignal<Explanation>) {
    let queries = explanation.with_untracked(Explanation::queries);
    if queries.is_empty() {
        return;
    }
    let tasks = queries.clone();
    let explanation = explanation.clone();
    let on_event = move |event| {
        if let JobEvent::Found { nth, report } = event
            && let Some(query) = queries.get(nth)
        {
            explanation.update(|explanation| explanation.store_report(query, report));
        }
    };
    let analyst = here.shell.analyst();
    let ticket = analyst.submit(Priority::Hint, tasks, on_event);
    on_cleanup({
        let shell = here.shell;
        move || shell.analyst().stop(ticket)
    });
}

/// Draws the cube table.
fn table(here: Coaching, sheet: &CubeSheet) -> AnyView {
    let label = here.tell(Words::coach_cube);
    let sentences = sheet
        .sentences
        .iter()
        .map(|line| view! { <p>{line.clone()}</p> });
    let head = sheet
        .columns
        .iter()
        .map(|text| view! { <th scope="col">{text.clone()}</th> });
    let row = |(title, numbers): &(String, Vec<String>)| {
        let cells = numbers
            .iter()
            .map(|number| view! { <td>{number.clone()}</td> });
        view! { <tr><th scope="row">{title.clone()}</th>{cells.collect_view()}</tr> }
    };
    view! {
        <section class="coach-cube" aria-label=label>
            {sentences.collect_view()}
            <table>
                <thead><tr><td></td>{head.collect_view()}</tr></thead>
                <tbody>{sheet.rows.iter().map(row).collect_view()}</tbody>
            </table>
        </section>
    }
    .into_any()
}

/// Draws the probability that each playing level finds the best choice; `None` until the first probability is known.
fn level_table(here: Coaching, level_chances: &[LevelChance]) -> Option<AnyView> {
    let both = level_chances.first()?.chances.len() > 1;
    let head = here.tell(|words| {
        let mut head = vec![words.coach_finds_best()];
        head.extend(both.then(|| words.coach_finds_made()));
        head
    });
    let head = head
        .into_iter()
        .map(|text| view! { <th scope="col">{text}</th> });
    let row = |level_chance: &LevelChance| {
        let cells = level_chance
            .chances
            .iter()
            .map(|chance| view! { <td>{chance.clone()}</td> });
        view! {
            <tr>
                <th scope="row">
                    {level_chance.name.clone()}
                    <svg class="coach-share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                        <rect class="all" width="100" height="4"/>
                        <rect class="part" width=level_chance.best height="4"/>
                    </svg>
                </th>
                {cells.collect_view()}
            </tr>
        }
    };
    let view = view! {
        <details class="review-more">
            <summary>{here.tell(Words::coach_finders)}</summary>
            <table class="coach-finders">
                <thead><tr><th scope="col">{here.tell(Words::coach_level)}</th>{head.collect_view()}</tr></thead>
                <tbody>{level_chances.iter().map(row).collect_view()}</tbody>
            </table>
        </details>
    };
    Some(view.into_any())
}
