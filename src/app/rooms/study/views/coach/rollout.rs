//! Rollout view: the standings of the choices, the button, and the options.

use insight::{
    ChoiceStanding, Rollout, RolloutLength, RolloutMsg, RolloutOptions, RolloutState, percent,
};
use leptos::prelude::*;
use words::{Words, arg, decimal, isolated};

use super::{
    picked::picked,
    queued::queued,
    rollout_job,
    state::{CoachState, Coaching},
};

/// Options for the number of rolls per trial; 0 plays each trial to the end.
const TRUNCATE: [u32; 4] = [7, 11, 16, 0];
/// Options for the number of trials.
const TRIALS: [u64; 5] = [144, 324, 1_296, 5_184, 20_736];
/// Options for the confidence level that ends a rollout early, in per cent; 0 disables this.
const CONFIDENCE: [u8; 4] = [90, 95, 99, 0];
/// Options for the standard error that ends a rollout early, in thousandths of a point; 0 disables this.
const ERRORS: [u8; 5] = [20, 10, 5, 2, 0];
/// Maximum dice seed.
const MAX_SEED: u64 = 999_999_999;

/// Draws the rollout for the decision.
pub(super) fn rollout(here: Coaching, coach_state: &CoachState) -> AnyView {
    let rollout = coach_state.rollout.clone();
    let state = derived(&rollout, Rollout::state);
    let options = derived(&rollout, |rollout| *rollout.options());
    let bar = {
        let coach_state = coach_state.clone();
        move || {
            let state = state.get()?;
            let label = here.tell(|words| match state {
                RolloutState::New => words.coach_rollout_start(),
                RolloutState::Running => words.coach_rollout_stop(),
                RolloutState::Stopped | RolloutState::Failed => words.coach_rollout_continue(),
                RolloutState::Done => words.coach_rollout_extend(),
            });
            let coach_state = coach_state.clone();
            let press = move |_| match state {
                RolloutState::Running => rollout_job::stop(here.shell, &coach_state),
                RolloutState::Done => {
                    rollout_job::play(
                        here.shell,
                        &coach_state,
                        RolloutMsg::Extend(rollout_job::now()),
                    );
                }
                _ => rollout_job::play(
                    here.shell,
                    &coach_state,
                    RolloutMsg::Start(rollout_job::now()),
                ),
            };
            Some(view! { <button class="button" on:click=press>{label}</button> })
        }
    };
    let failed = move || {
        (state.get() == Some(RolloutState::Failed)).then(|| here.tell(Words::coach_rollout_failed))
    };
    let done = Memo::new(move |_| state.get() == Some(RolloutState::Done));
    Effect::new(move |before: Option<bool>| {
        if done.get() && before == Some(false) {
            here.shell.say(&here.tell(Words::coach_rollout_done));
        }
        done.get()
    });
    view! {
        <section class="coach-rollout" aria-label=here.tell(Words::coach_rollout)>
            <p class="coach-hard">{here.tell(Words::coach_rollout_what)}</p>
            <div class="review-bar">{bar}<p>{counts(here, &rollout)}</p></div>
            <p role="alert">{failed}</p>
            {standings(here, &rollout)}
            {picked(here, coach_state)}
            {settings(here, coach_state, options)}
            <div class="coach-buttons">{queued(here, coach_state)}</div>
        </section>
    }
    .into_any()
}

fn derived<T: Clone + PartialEq + Send + Sync + 'static>(
    rollout: &ArcRwSignal<Option<Rollout>>,
    get: fn(&Rollout) -> T,
) -> Memo<Option<T>> {
    let rollout = rollout.clone();
    Memo::new(move |_| rollout.with(|rollout| rollout.as_ref().map(get)))
}

/// Returns the number of trials, the speed, and the reason the rollout ended, as text.
fn counts(here: Coaching, rollout: &ArcRwSignal<Option<Rollout>>) -> impl Fn() -> String + use<> {
    let counts = derived(rollout, |rollout| {
        (
            rollout.count(),
            rollout.speed(),
            rollout.state(),
            rollout.is_early(),
            rollout.options().confidence.is_some(),
        )
    });
    move || {
        let Some(((done, all), speed, state, early, is_sure)) = counts.get() else {
            return String::new();
        };
        here.tell(|words| {
            let trials = words.coach_rollout_count(arg::All(all as i64), arg::Done(done as i64));
            let speed = speed.filter(|_| state == RolloutState::Running);
            let more = speed
                .map(|speed| words.coach_rollout_speed(decimal(words, speed, 0)))
                .or_else(|| {
                    let text = if is_sure {
                        Words::coach_rollout_early
                    } else {
                        Words::coach_rollout_exact
                    };
                    early.then(|| text(words))
                });
            match more {
                Some(more) => format!("{trials} · {more}"),
                None => trials,
            }
        })
    }
}

/// Draws the standings of the choices, leader first, with the confidence in the leader.
fn standings(here: Coaching, rollout: &ArcRwSignal<Option<Rollout>>) -> AnyView {
    let rollout = rollout.clone();
    let texts = Memo::new(move |_| {
        here.tell(|words| {
            rollout.with(|rollout| {
                let rollout = rollout.as_ref()?;
                let standings = rollout.standings(words);
                let leader = isolated(&standings.first()?.name);
                let confidence = rollout.confidence().map(|confidence| {
                    words.coach_rollout_sure(
                        arg::Name(leader),
                        arg::Sure(percent(words, confidence, 1)),
                    )
                });
                Some((standings, confidence))
            })
        })
    });
    let head = here.tell(|words| {
        [
            words.review_choice(),
            words.review_equity(),
            words.coach_rollout_error(),
            words.review_loss(),
            words.review_win(),
        ]
    });
    let table = move || {
        let (standings, confidence) = texts.get()?;
        let head = head
            .clone()
            .map(|text| view! { <th scope="col">{text}</th> });
        let row = |(nth, one): (usize, ChoiceStanding)| {
            let [equity, error] = one.equity;
            let [win, ..] = one.chances;
            view! {
                <tr class=if nth == 0 { "best" } else { "" }>
                    <th scope="row"><bdi>{one.name}</bdi></th>
                    <td><bdi>{equity}</bdi></td>
                    <td>"±"{error}</td>
                    <td>{one.loss}</td>
                    <td>{win}</td>
                </tr>
            }
        };
        Some(view! {
            <p>{confidence}</p>
            <table>
                <thead><tr>{head.collect_view()}</tr></thead>
                <tbody>{standings.into_iter().enumerate().map(row).collect_view()}</tbody>
            </table>
        })
    };
    table.into_any()
}

/// Draws the rollout options: presets, and the exact numbers behind "more".
fn settings(
    here: Coaching,
    coach_state: &CoachState,
    options: Memo<Option<RolloutOptions>>,
) -> AnyView {
    let coach_state = coach_state.clone();
    let set = Callback::new(move |options| {
        rollout_job::stop(here.shell, &coach_state);
        rollout_job::play(here.shell, &coach_state, RolloutMsg::Set(options));
    });
    let length = move |length: RolloutLength| {
        let (name, about) = here.tell(|words| {
            let key = length.key();
            (
                words.coach_rollout_length(key),
                words.coach_rollout_about(key),
            )
        });
        let is_it = move || {
            options
                .get()
                .is_some_and(|options| options == length.options())
        };
        let press = move |_| set.run(length.options());
        view! {
            <button class="button" aria-pressed=move || is_it().to_string() title=about on:click=press>{name}</button>
        }
    };
    let choices = choices(here);
    let cube = move |event| {
        if let Some(mut options) = options.get_untracked() {
            options.settings.cubeful = event_target_checked(&event);
            set.run(options);
        }
    };
    let seed_text = move || {
        options
            .get()
            .map(|options| options.settings.seed.to_string())
    };
    let set_seed = move |event| {
        let seed = event_target_value(&event).parse::<u64>().ok();
        let seed = seed.filter(|seed| *seed <= MAX_SEED);
        if let Some((seed, mut options)) = seed.zip(options.get_untracked()) {
            options.settings.seed = seed;
            set.run(options);
        }
    };
    let cubeful = move || {
        options
            .get()
            .is_some_and(|options| options.settings.cubeful)
    };
    view! {
        <div class="coach-lengths">{RolloutLength::ALL.map(length).collect_view()}</div>
        <details class="review-more">
            <summary>{here.tell(Words::coach_rollout_more)}</summary>
            {choices.into_iter().map(|one| choice(one, options, set)).collect_view()}
            <label class="coach-choice">
                <span>{here.tell(Words::coach_rollout_cube)}</span>
                <input type="checkbox" prop:checked=cubeful on:change=cube/>
            </label>
            <label class="coach-choice">
                <span>{here.tell(Words::coach_rollout_seed)}</span>
                <input
                    type="number" min="0" max=MAX_SEED.to_string() step="1" prop:value=seed_text on:change=set_seed
                />
            </label>
        </details>
    }
    .into_any()
}

/// Numeric rollout option: its label, its values, and the accessors for its field.
struct Choice {
    label: String,
    all: Vec<(u64, String)>,
    get: fn(&RolloutOptions) -> u64,
    put: fn(&mut RolloutOptions, u64),
}

fn choices(here: Coaching) -> [Choice; 6] {
    let number = |number: u64| (number, number.to_string());
    let or = |zero: String, all: Vec<(u64, String)>| {
        let named = move |(number, name)| (number, if number == 0 { zero.clone() } else { name });
        all.into_iter().map(named).collect()
    };
    here.tell(|words| {
        let sure = |sure: u8| {
            let label = percent(words, f64::from(sure) / 100.0, 0);
            (u64::from(sure), label)
        };
        let exact = |error: u8| {
            let label = decimal(words, f64::from(error) / 1_000.0, 3);
            (u64::from(error), label)
        };
        [
            Choice {
                label: words.coach_rollout_plies(),
                all: (0..=2).map(number).collect(),
                get: |options| u64::from(options.settings.plies),
                put: |options, plies| options.settings.plies = plies as u8,
            },
            Choice {
                label: words.coach_rollout_cube_plies(),
                all: (0..=2).map(number).collect(),
                get: |options| u64::from(options.settings.cube_plies),
                put: |options, plies| options.settings.cube_plies = plies as u8,
            },
            Choice {
                label: words.coach_rollout_truncate(),
                all: or(
                    words.coach_rollout_to_end(),
                    TRUNCATE.map(|rolls| number(u64::from(rolls))).to_vec(),
                ),
                get: |options| u64::from(options.settings.truncate.unwrap_or(0)),
                put: |options, rolls| {
                    options.settings.truncate = (rolls > 0).then_some(rolls as u32);
                },
            },
            Choice {
                label: words.coach_rollout_trials(),
                all: TRIALS.map(number).to_vec(),
                get: |options| options.trials,
                put: |options, trials| options.trials = trials,
            },
            Choice {
                label: words.coach_rollout_confidence(),
                all: or(words.coach_rollout_never(), CONFIDENCE.map(sure).to_vec()),
                get: |options| u64::from(options.confidence.unwrap_or(0)),
                put: |options, sure| options.confidence = (sure > 0).then_some(sure as u8),
            },
            Choice {
                label: words.coach_rollout_max_error(),
                all: or(words.coach_rollout_never(), ERRORS.map(exact).to_vec()),
                get: |options| u64::from(options.error.unwrap_or(0)),
                put: |options, error| options.error = (error > 0).then_some(error as u8),
            },
        ]
    })
}

fn choice(
    one: Choice,
    options: Memo<Option<RolloutOptions>>,
    set: Callback<RolloutOptions>,
) -> AnyView {
    let Choice {
        label,
        all,
        get,
        put,
    } = one;
    let value = move || options.get().map(|options| get(&options).to_string());
    let picked = move |event| {
        let number = event_target_value(&event).parse::<u64>().ok();
        if let Some((number, mut options)) = number.zip(options.get_untracked()) {
            put(&mut options, number);
            set.run(options);
        }
    };
    let option =
        |(number, name): (u64, String)| view! { <option value=number.to_string()>{name}</option> };
    view! {
        <label class="coach-choice">
            <span>{label}</span>
            <select on:change=picked prop:value=value>{all.into_iter().map(option).collect_view()}</select>
        </label>
    }
    .into_any()
}
