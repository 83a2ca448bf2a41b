//! Cards suggesting what to work on: frequent habits, then the costliest phases.

use std::iter::once;

use board::Scene;
use leptos::prelude::*;
use progress::{ErrorKind, Habit, Lead, Phase, Report, Sum};
use table::Route;
use words::{Words, arg, decimal};

use super::typical_position::{own_position, typical_position};
use crate::{board::LittleBoard, rooms::progress::Progress};

/// Maximum number of cards.
const MAX_CARDS: usize = 3;

/// Minimum number of decisions for a part to be considered.
const MIN_DECISIONS: u32 = 10;

/// Part of all games: a phase, or the cube decisions (`None`).
#[derive(Clone, Copy)]
struct GamePart {
    phase: Option<Phase>,
    sum: Sum,
    /// Equity lost in excess of the usual loss over the same number of decisions, in EMG.
    excess: f64,
}

/// Returns the parts with enough decisions, in descending order of excess loss.
fn worst_first(report: &Report) -> Vec<GamePart> {
    let whole = report.whole.sum;
    let usual = whole.loss / f64::from(whole.count.max(1));
    let phases = report.phases.iter();
    let phases = phases.map(|(phase, rate)| (Some(*phase), rate.sum));
    let parts = phases.chain(once((None, report.cube.sum)));
    let part = |(phase, sum): (Option<Phase>, Sum)| GamePart {
        phase,
        sum,
        excess: sum.loss - usual * f64::from(sum.count),
    };
    let is_known = |part: &GamePart| part.sum.count >= MIN_DECISIONS && part.sum.loss > 0.0;
    let mut parts: Vec<_> = parts.map(part).filter(is_known).collect();
    parts.sort_by(|one, other| other.excess.total_cmp(&one.excess));
    parts
}

fn name(words: &Words, phase: Option<Phase>) -> String {
    phase.map_or_else(
        || words.progress_kind("cube"),
        |phase| words.progress_phase(phase.key()),
    )
}

/// Describes the most significant habit; if there is none, the best and the costliest part, or only the costliest one.
/// `None` without any.
pub(crate) fn remark(progress: Progress, report: &Report) -> Option<String> {
    habit_or_parts(progress, report).or_else(|| worst(progress, report))
}

/// Describes the most significant habit or, if there is none, the best and the costliest part; `None` without either.
pub(crate) fn habit_or_parts(progress: Progress, report: &Report) -> Option<String> {
    first_habit(progress, report).or_else(|| best_and_worst(progress, report))
}

/// Describes the most significant habit; `None` if there is none.
pub(super) fn first_habit(progress: Progress, report: &Report) -> Option<String> {
    let (_, (name, count)) = habit_card(progress, report.habits.first()?);
    Some(progress.tell(|words| words.labelled(arg::Label(name), arg::Value(count))))
}

/// Describes the part with the greatest excess loss; `None` if no part has one.
fn worst(progress: Progress, report: &Report) -> Option<String> {
    let worst = worst_first(report).into_iter().next();
    let worst = worst.filter(|part| part.excess > 0.0)?;
    Some(progress.tell(|words| {
        words.labelled(
            arg::Label(words.progress_work()),
            arg::Value(name(words, worst.phase)),
        )
    }))
}

/// Names the part with the lowest PR and the part with the greatest excess loss; `None` unless they differ.
pub(super) fn best_and_worst(progress: Progress, report: &Report) -> Option<String> {
    let parts = worst_first(report);
    let worst = parts.first().filter(|part| part.excess > 0.0)?;
    let pr = |part: &&GamePart| part.sum.pr().unwrap_or(f64::INFINITY);
    let best = parts.iter().min_by(|a, b| pr(a).total_cmp(&pr(b)))?;
    (best.phase != worst.phase).then(|| {
        progress.tell(|words| {
            words.progress_known(
                arg::Best(name(words, best.phase)),
                arg::Worst(name(words, worst.phase)),
            )
        })
    })
}

/// Draws the habits, the most significant first, then the costliest parts. Each links to the course step that addresses
/// it, or to Practice if there is none.
pub(crate) fn cards(progress: Progress, report: &Report) -> Option<AnyView> {
    section(progress, report, |weakness, content| {
        linked(progress, weakness, content)
    })
}

/// Draws the same cards without links.
pub(crate) fn listed(progress: Progress, report: &Report) -> Option<AnyView> {
    section(progress, report, |_, content| {
        view! { <div class="surface">{content}</div> }.into_any()
    })
}

fn section(
    progress: Progress,
    report: &Report,
    card: impl Fn(&'static str, AnyView) -> AnyView,
) -> Option<AnyView> {
    let habits = report.habits.iter().map(|habit| {
        let (phase, texts) = habit_card(progress, habit);
        let scene = typical_position(phase);
        (scene, habit.1.kind.lean_key(habit.1.lean), texts)
    });
    let whole = report.whole.sum.loss;
    let parts = worst_first(report).into_iter().map(|part| {
        let texts = progress.tell(|words| (name(words, part.phase), figure(words, &part, whole)));
        let scene = own_position(report, part.phase);
        let weakness = part.phase.map_or_else(|| cube_weakness(report), Phase::key);
        (scene, weakness, texts)
    });
    let content = |(scene, weakness, (title, about)): (Scene, _, (String, String))| {
        let content = view! {
            <span class="thumb"><LittleBoard scene/></span>
            <span class="you-work"><b>{title}</b><span>{about}</span></span>
        };
        view! { <li>{card(weakness, content.into_any())}</li> }
    };
    let cards: Vec<_> = habits.chain(parts).take(MAX_CARDS).map(content).collect();
    let title = progress.tell(Words::progress_work);
    let section = (!cards.is_empty()).then(|| {
        view! { <section><h2 class="gh">{title}</h2><ul class="you-habits">{cards}</ul></section> }
    });
    section.map(IntoAny::into_any)
}

/// Returns a phase's share of the whole loss, or the PR of the cube decisions, whose share is part of those of the
/// phases.
fn figure(words: &Words, part: &GamePart, whole: f64) -> String {
    if part.phase.is_some() {
        return words.progress_share((100.0 * part.sum.loss / whole).round() as u32);
    }
    let pr = part.sum.pr().unwrap_or_default();
    format!("PR {}", decimal(words, pr, 1))
}

/// Returns the weakness in cube decisions: the direction of the most significant cube habit, otherwise all of them.
fn cube_weakness(report: &Report) -> &'static str {
    let mut habits = report.habits.iter().map(|(_, habit)| habit);
    let habit = habits.find(|habit| matches!(habit.kind, ErrorKind::Double | ErrorKind::Answer));
    habit.map_or("cube", |habit| habit.kind.lean_key(habit.lean))
}

/// Draws a card that links to the course step addressing the weakness, otherwise to the chapter about it, or to Practice
/// if there is neither.
fn linked(progress: Progress, weakness: &'static str, content: AnyView) -> AnyView {
    let step = move || {
        progress.outline.with(|outline| {
            let (step, number) = match outline.against(weakness) {
                Some((step, number)) => (step, Some(number as u32)),
                None => (outline.chapter(weakness)?, None),
            };
            let title = outline.title(step);
            let tag = progress.tell(|words| words.language().tag());
            let foreign =
                Some(outline.language(step).to_owned()).filter(|language| language != tag);
            Some((step.to_owned(), number, title, foreign))
        })
    };
    let href = move || {
        let course = step().map(|(step, number, ..)| Route::Course(number.map(|_| step)));
        course.unwrap_or(Route::Drill).to_string()
    };
    let way = move || match step() {
        Some((_, number, title, foreign)) => {
            let number = number.map(|number| progress.tell(|words| words.progress_step(number)));
            view! { {number.map(|number| format!("{number} · "))}<span lang=foreign dir="auto">{title}</span> }.into_any()
        }
        None => progress.tell(Words::study_practise).into_any(),
    };
    view! {
        <a class="surface" href=href>
            {content}
            <span class="you-go">{way}</span>
        </a>
    }
    .into_any()
}

/// Returns a habit's phase, and its name and frequency.
fn habit_card(
    progress: Progress,
    (lead, habit): &(Option<Lead>, Habit),
) -> (Option<Phase>, (String, String)) {
    let phase = match habit.kind {
        ErrorKind::Double | ErrorKind::Answer => None,
        ErrorKind::Hit => Some(Phase::Blitz),
        ErrorKind::Blots => Some(Phase::Contact),
        ErrorKind::Back => Some(Phase::Holding),
    };
    let key = habit.kind.lean_key(habit.lean);
    let texts = progress.tell(|words| {
        (
            words.progress_habit(arg::Habit(key), arg::Lead(lead.map_or("all", Lead::key))),
            words.progress_habit_count(arg::All(habit.all), arg::Count(habit.count)),
        )
    });
    (phase, texts)
}

#[cfg(test)]
mod tests {
    use progress::{Lean, Rate};

    use super::*;

    fn sum(count: u32, loss: f64) -> Sum {
        Sum { count, loss }
    }

    fn rate(count: u32, loss: f64) -> Rate {
        Rate {
            sum: sum(count, loss),
            ..Rate::default()
        }
    }

    #[test]
    fn shares_are_of_phases_only_and_add_up() {
        let words = Words::english();
        let of = |phase| GamePart {
            phase,
            sum: sum(20, 0.5),
            excess: 0.0,
        };
        assert_eq!(
            figure(&words, &of(Some(Phase::Race)), 1.0),
            words.progress_share(50_u32)
        );
        assert_eq!(figure(&words, &of(None), 1.0), "PR 12.5");
    }

    #[test]
    fn cube_weakness_follows_the_habit() {
        let habit = Habit {
            kind: ErrorKind::Answer,
            lean: Lean::Second,
            count: 20,
            all: 22,
            chance: 0.01,
        };
        let report = Report::default();
        assert_eq!(cube_weakness(&report), "cube");
        let report = Report {
            habits: vec![(None, habit)],
            ..report
        };
        assert_eq!(cube_weakness(&report), "take-much");
    }

    #[test]
    fn costliest_part_comes_first_and_small_samples_are_ignored() {
        let report = Report {
            whole: rate(100, 1.0),
            phases: vec![
                (Phase::Opening, rate(40, 0.2)),
                (Phase::Race, rate(20, 0.3)),
                (Phase::Holding, rate(31, 0.45)),
                (Phase::Blitz, rate(9, 0.5)),
            ],
            cube: rate(10, 0.05),
            ..Report::default()
        };
        let parts = worst_first(&report).into_iter();
        let phases: Vec<_> = parts.map(|part| part.phase).collect();
        let [holding, race] = [Phase::Holding, Phase::Race].map(Some);
        assert_eq!(phases, [holding, race, None, Some(Phase::Opening)]);
    }
}
