//! Comparison of the replies to two plays for all 21 rolls: a sentence, a map of the 36 rolls, and a table.

use analyst::{JobEvent, Priority};
use insight::{Cell, RollComparison, RollRow, Shown};
use leptos::{ev, prelude::*};
use words::Words;

use super::{
    state::{CoachState, Coaching},
    two_rolls::two_rolls,
};

/// Draws the replies as they arrive from the engine.
pub(super) fn rolls(here: Coaching, state: &CoachState) -> AnyView {
    let rolls = state.rolls.clone();
    let with = rolls.clone();
    let pair = Memo::new(move |_| with.with(|rolls| rolls.as_ref().map(RollComparison::pair)));
    let requested = rolls.clone();
    Effect::new(move |_| {
        pair.get();
        ask(here, &requested);
    });
    let choice = {
        let rolls = rolls.clone();
        move |side: usize, label: String| {
            let value = move || pair.get().map(|pair| pair[side].to_string());
            let options = play_names(here, &rolls);
            view! {
                <label>
                    <span>{label}</span>
                    <select dir="ltr" on:change=pick(side, rolls.clone()) prop:value=value>{options}</select>
                </label>
            }
        }
    };
    let waiting_text = waiting(here, rolls.clone());
    let shown = RwSignal::new(Shown::default());
    let with_two = RwSignal::new(false);
    let (of_map, of_two) = (rolls.clone(), rolls.clone());
    let cells = Memo::new(move |_| {
        let shown = shown.get();
        here.tell(|words| of_map.with(|rolls| Some(rolls.as_ref()?.grid(shown, words))))
    });
    let comparison = Memo::new(move |_| {
        here.tell(|words| {
            rolls.with(|rolls| {
                let rolls = rolls.as_ref().filter(|rolls| rolls.is_known())?;
                Some((rolls.sentences(words), rolls.table(words)))
            })
        })
    });
    let content = move || match comparison.get() {
        None => view! { <p role="status">{waiting_text}</p> }.into_any(),
        Some((sentences, rows)) => {
            here.shell.say(&sentences.join(" "));
            let of_two = of_two.clone();
            let two = move || with_two.get().then(|| two_rolls(here, &of_two, shown));
            view! {
                {sentences.into_iter().map(|sentence| view! { <p>{sentence}</p> }).collect_view()}
                {map_choice(here, shown)}
                {move || map(here, shown.get(), cells.get().unwrap_or_default())}
                <button
                    class="button" aria-expanded=move || with_two.get().to_string()
                    on:click=move |_| with_two.update(|shown| *shown = !*shown)
                >
                    {here.tell(Words::coach_two_rolls)}
                </button>
                {two}
                {table(here, rows)}
            }
            .into_any()
        }
    };
    view! {
        <section class="coach-rolls" aria-label=here.tell(Words::coach_rolls)>
            <div class="coach-pair">
                {choice(0, here.tell(Words::coach_rolls_first))}
                {choice(1, here.tell(Words::coach_rolls_second))}
            </div>
            {content}
        </section>
    }
    .into_any()
}

/// Returns a note that states that the engine is working or has failed.
fn waiting(here: Coaching, rolls: ArcRwSignal<Option<RollComparison>>) -> Memo<String> {
    Memo::new(move |_| {
        let has_failed = rolls.with(|rolls| rolls.as_ref().is_some_and(RollComparison::has_failed));
        if has_failed {
            here.tell(Words::hint_failed)
        } else {
            here.tell(Words::coach_rolls_working)
        }
    })
}

/// Draws the options of the lists that select the two plays.
fn play_names(
    here: Coaching,
    rolls: &ArcRwSignal<Option<RollComparison>>,
) -> impl IntoView + use<> {
    let names = here
        .tell(|words| rolls.with_untracked(|rolls| rolls.as_ref().map(|rolls| rolls.names(words))));
    let option =
        |(nth, name): (usize, String)| view! { <option value=nth.to_string()>{name}</option> };
    let names = names.unwrap_or_default().into_iter().enumerate();
    names.map(option).collect_view()
}

/// Returns the handler that selects the first or second play of the comparison.
fn pick(side: usize, rolls: ArcRwSignal<Option<RollComparison>>) -> impl Fn(ev::Event) {
    move |event| {
        if let Ok(place) = event_target_value(&event).parse() {
            rolls.update(|rolls| {
                if let Some(rolls) = rolls {
                    rolls.select(side, place);
                }
            });
        }
    }
}

/// Requests the unknown replies.
fn ask(here: Coaching, rolls: &ArcRwSignal<Option<RollComparison>>) {
    let Some(query) = rolls.with_untracked(|rolls| rolls.as_ref()?.query()) else {
        return;
    };
    let tasks = vec![query.clone()];
    let rolls = rolls.clone();
    let on_event = move |event| {
        let report = match event {
            JobEvent::Found { report, .. } => Some(report),
            JobEvent::Failed(_) => None,
            JobEvent::Stopped | JobEvent::Over => return,
        };
        rolls.update(|rolls| {
            if let Some(rolls) = rolls {
                rolls.store_report(&query, report);
            }
        });
    };
    let ticket = here.shell.analyst().submit(Priority::Hint, tasks, on_event);
    on_cleanup({
        let shell = here.shell;
        move || shell.analyst().stop(ticket)
    });
}

/// Draws the control that selects the quantity shown on the maps.
fn map_choice(here: Coaching, shown: RwSignal<Shown>) -> impl IntoView {
    let option = |(nth, one): (usize, Shown)| {
        view! { <option value=nth.to_string()>{here.tell(|words| one.name(words))}</option> }
    };
    let place = move || Shown::ALL.iter().position(|one| *one == shown.get());
    let pick = move |event| {
        let place = event_target_value(&event).parse::<usize>().ok();
        if let Some(one) = place.and_then(|place| Shown::ALL.get(place)) {
            shown.set(*one);
        }
    };
    view! {
        <label class="coach-choice">
            <span>{here.tell(Words::coach_shown)}</span>
            <select on:change=pick prop:value=move || place().map(|place| place.to_string())>
                {Shown::ALL.into_iter().enumerate().map(option).collect_view()}
            </select>
        </label>
    }
}

/// Draws the map of the 36 rolls, with one die per row and the other per column.
fn map(here: Coaching, shown: Shown, cells: Vec<Vec<Cell>>) -> AnyView {
    let caption = here.tell(|words| match shown {
        Shown::Difference => words.coach_rolls_map(),
        Shown::First | Shown::Second => words.coach_shown_map(),
    });
    let die = |pips: usize| view! { <th scope="col">{pips}</th> };
    let cell = |cell: Cell| {
        let side = if cell.first { "first" } else { "second" };
        view! { <td class=format!("{side} s{}", cell.strength)><bdi>{cell.text}</bdi></td> }
    };
    let row = |(nth, cells): (usize, Vec<Cell>)| {
        view! { <tr><th scope="row">{nth + 1}</th>{cells.into_iter().map(cell).collect_view()}</tr> }
    };
    view! {
        <table class="coach-map" dir="ltr">
            <caption>{caption}</caption>
            <thead><tr><td></td>{(1..=6).map(die).collect_view()}</tr></thead>
            <tbody>{cells.into_iter().enumerate().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// Draws a table of the best replies to each roll.
fn table(here: Coaching, rows: Vec<RollRow>) -> AnyView {
    let head = here.tell(|words| {
        [
            words.coach_roll(),
            words.coach_rolls_first(),
            words.coach_rolls_second(),
            words.coach_difference(),
        ]
    });
    let row = |row: RollRow| {
        let [first, second, difference] = row.numbers;
        let [made, best] = row.replies;
        view! {
            <tr>
                <th scope="row">{row.roll}</th>
                <td><bdi>{first}</bdi><small dir="ltr">{made}</small></td>
                <td><bdi>{second}</bdi><small dir="ltr">{best}</small></td>
                <td><bdi>{difference}</bdi></td>
            </tr>
        }
    };
    view! {
        <details class="review-more">
            <summary>{here.tell(Words::review_table)}</summary>
            <table class="coach-replies">
                <thead><tr>{head.map(|text| view! { <th scope="col">{text}</th> }).collect_view()}</tr></thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </details>
    }
    .into_any()
}
