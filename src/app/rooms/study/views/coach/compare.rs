//! Comparison of a decision's analyses: the engine's at each depth, the rollout's, and the file's.

use analyst::{Depth, JobEvent, Priority, Query, Report};
use insight::{ChoiceStanding, Rollout};
use leptos::prelude::*;
use study::{
    AnalysisSource, ComparedChoice, Comparison, Item, Review, ReviewDepth, file_verdict,
    judged_rows,
};
use words::Words;

use super::state::Coaching;
use crate::rooms::study::state::Reviewed;

/// Search depths to compare, in plies.
const PLIES: [u8; 4] = [0, 1, 2, 3];

/// Draws the comparison for the decision at `place`, and requests the analyses.
pub(super) fn compare(
    here: Coaching,
    all: Reviewed,
    place: &str,
    rollout: ArcRwSignal<Option<Rollout>>,
) -> AnyView {
    let review = all.review_job.review;
    let Some(item) = review.with_untracked(|review| review.item(place)) else {
        return ().into_any();
    };
    let comparison = RwSignal::new(Comparison::default());
    let file = all
        .model
        .with_untracked(|model| here.tell(|words| file_verdict(model, words)))
        .filter(|_| !review.with_untracked(Review::is_position));
    if let Some(file) = file {
        let add = |comparison: &mut Comparison| {
            here.tell(|words| comparison.add_rows(AnalysisSource::File, &file.rows, words));
        };
        comparison.update(add);
    }
    request(here, item, comparison);
    Effect::new(move |_| {
        let standings = rollout.with(|rollout| {
            here.tell(|words| rollout.as_ref().map(|rollout| rollout.standings(words)))
        });
        let choices = standings.unwrap_or_default().into_iter().enumerate();
        let choices = choices.map(standing).collect();
        comparison.update(|comparison| comparison.add(AnalysisSource::Rollout, choices));
    });
    let table = move || comparison.with(|comparison| table(here, comparison));
    view! {
        <section class="coach-compare" aria-label=here.tell(Words::coach_compare)>
            <p class="coach-hard">{here.tell(Words::coach_compare_what)}</p>
            <div class="coach-wide" tabindex="0" role="group" aria-label=here.tell(Words::coach_compare)>{table}</div>
        </section>
    }
    .into_any()
}

/// Returns the standing of a choice in the rollout as a row of the comparison; index 0 is the leader.
fn standing((nth, standing): (usize, ChoiceStanding)) -> ComparedChoice {
    let [equity, _] = standing.equity;
    let is_best = nth == 0;
    ComparedChoice {
        name: standing.name,
        is_best,
        value: if is_best || standing.loss.is_empty() {
            equity
        } else {
            format!("−{}", standing.loss)
        },
    }
}

/// Requests the analyses at all depths; each is shown as it arrives.
fn request(here: Coaching, item: Item, comparison: RwSignal<Comparison>) {
    let plies = PLIES.map(|plies| (AnalysisSource::Plies(plies), Depth::Plies(plies)));
    let champion = (AnalysisSource::Champion, ReviewDepth::Champion.hint());
    let wanted: Vec<(AnalysisSource, Depth)> = plies.into_iter().chain([champion]).collect();
    let task = |&(_, depth): &(AnalysisSource, Depth)| Query::Judge { item, depth };
    let tasks = wanted.iter().map(task).collect();
    let on_event = move |event| {
        if let JobEvent::Found { nth, report } = event
            && let (Report::Judged(Some(judged)), Some((source, _))) = (report, wanted.get(nth))
        {
            let add = |comparison: &mut Comparison| {
                here.tell(|words| {
                    let rows = judged_rows(&item, &judged, words);
                    comparison.add_rows(*source, &rows, words);
                });
            };
            // The reader may have closed the comparison in the meantime.
            let _gone = comparison.try_update(add);
        }
    };
    let analyst = here.shell.analyst();
    let ticket = analyst.submit(Priority::Review, tasks, on_event);
    on_cleanup(move || here.shell.analyst().stop(ticket));
}

fn table(here: Coaching, comparison: &Comparison) -> AnyView {
    let head = |source| {
        let name = here.tell(|words| match source {
            AnalysisSource::Plies(plies) => words.coach_compare_plies(u32::from(plies)),
            AnalysisSource::Champion => words.depth_name(ReviewDepth::Champion.key()),
            AnalysisSource::Rollout => words.coach_rollout(),
            AnalysisSource::File => words.review_file(),
        });
        view! { <th scope="col">{name}</th> }
    };
    let cell = |cell: Option<ComparedChoice>| {
        let is_best = cell.as_ref().is_some_and(|cell| cell.is_best);
        let value = cell.map_or_else(|| "–".to_owned(), |cell| cell.value);
        let value = if is_best {
            view! { <strong>{value}</strong> }.into_any()
        } else {
            value.into_any()
        };
        view! { <td class:best=is_best><bdi>{value}</bdi></td> }
    };
    let row = |(name, cells): (String, Vec<Option<ComparedChoice>>)| {
        let cells = cells.into_iter().map(cell).collect_view();
        view! { <tr><th scope="row"><bdi>{name}</bdi></th>{cells}</tr> }
    };
    let heads = comparison.sources().map(head).collect_view();
    view! {
        <table>
            <thead><tr><th scope="col">{here.tell(Words::review_choice)}</th>{heads}</tr></thead>
            <tbody>{comparison.rows().into_iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}
