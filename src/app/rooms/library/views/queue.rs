//! Analysis queue: a bar with its progress, and the dialog with its jobs.

use leptos::{html, prelude::*};
use library::{Entry, EntryId};
use study::{Job, JobId, JobProblem, QueueMsg, RemainingTime, ReviewDepth, Task};
use words::{Words, arg};

use crate::{
    browser::spawn_local,
    parts::{Icon, Segment, icon, segments, show_while},
    rooms::{
        library::{effects::reviews, state::Library},
        queue::{self, shared},
        views::{label, position_actions::store_problem},
    },
};

/// Maximum number of jobs shown.
const LISTED: usize = 100;

/// Draws the dialog with the jobs.
#[component]
pub(crate) fn QueueDialog(library: Library) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    show_while(node, move || library.queue_open.get().is_some());
    let words = library.words.get_value();
    view! {
        <dialog
            node_ref=node
            class="modal queue"
            aria-label=words.queue()
            on:close=move |_| library.queue_open.set(None)
        >
            {move || library.queue_open.get().map(|chosen| sheet(library, chosen))}
        </dialog>
    }
}

/// Draws the bar above the list of games while there are jobs, or the notice that every game has a review.
#[component]
pub(crate) fn QueueBar(library: Library) -> impl IntoView {
    let queue = shared().queue;
    let is_any = Memo::new(move |_| queue.with(|queue| !queue.jobs().is_empty()));
    view! {
        <Show when=move || library.is_all_reviewed.get()>
            <div class="notice" role="status">
                <span>{library.text(Words::queue_all_reviewed)}</span>
                <button class="button quiet" on:click=move |_| library.is_all_reviewed.set(false)>
                    {library.text(Words::close)}
                </button>
            </div>
        </Show>
        <Show when=move || is_any.get()>
            <div class="notice games-reviewing">
                <Status library is_live=false/>
                <button class="button quiet" on:click=move |_| library.queue_open.set(Some(Vec::new()))>
                    {library.text(Words::queue_open)}
                </button>
            </div>
        </Show>
    }
}

/// Returns the content of the dialog; `chosen` contains the selected games, or is empty to offer all unreviewed games.
pub(crate) fn sheet(library: Library, chosen: Vec<EntryId>) -> AnyView {
    let depth = RwSignal::new(library.shell.settings().get_untracked().depth);
    let chosen = StoredValue::new(chosen);
    let entries = Memo::new(move |_| reviews::wanted(library, &chosen.get_value()));
    let is_selection = chosen.with_value(|chosen| !chosen.is_empty());
    let choose = move || {
        let words = library.words.get_value();
        let all = ReviewDepth::ALL.map(|one| {
            Segment::new(
                words.depth_name(one.key()),
                move || depth.get() == one,
                move || depth.set(one),
            )
        });
        let press = move |_| {
            reviews::begin(entries.get_untracked(), depth.get_untracked());
            library.queue_open.set(Some(Vec::new()));
        };
        let name = move || {
            let count = entries.with(Vec::len) as u32;
            library.text(|words| {
                if is_selection {
                    words.queue_review_selected(count)
                } else {
                    words.queue_review_all(count)
                }
            })
        };
        view! {
            {segments("queue-depth", words.set_depth(), Some("queue-depth-about"), all.into())}
            <p id="queue-depth-about" class="hint">{move || about(library, depth.get(), &entries.get())}</p>
            <button class="button primary" on:click=press>{name}</button>
        }
        .into_any()
    };
    let is_offered = Memo::new(move |_| entries.with(|entries| !entries.is_empty()));
    view! {
        {head(library)}
        {move || is_offered.get().then(choose)}
        {jobs(library, is_offered)}
    }
    .into_any()
}

fn head(library: Library) -> impl IntoView {
    let words = library.words.get_value();
    view! {
        <div class="modal-head">
            <h2>{words.queue()}</h2>
            <button
                class="icon" aria-label=words.close() title=words.close()
                on:click=move |_| library.queue_open.set(None)
            >
                {icon(Icon::Close)}
            </button>
        </div>
    }
}

/// Returns a text with the strength of a depth and the estimated time for the matches.
fn about(library: Library, depth: ReviewDepth, entries: &[(EntryId, u32)]) -> String {
    let decisions = entries.iter().map(|(_, decisions)| decisions).sum();
    let time = shared()
        .queue
        .with(|queue| queue.estimate(depth, decisions));
    library.text(|words| {
        let about = words.queue_depth_about(depth.key());
        if decisions == 0 {
            return about;
        }
        let name = name_of_depth(words, depth);
        let time = words.labelled(arg::Label(name), arg::Value(time_text(words, time)));
        format!("{about} {time}")
    })
}

fn name_of_depth(words: &Words, depth: ReviewDepth) -> String {
    words.depth_name(depth.key())
}

fn time_text(words: &Words, time: RemainingTime) -> String {
    let (unit, count) = time.parts();
    words.queue_time(arg::Count(count), arg::Unit(unit))
}

/// Draws the overall progress, and the button that pauses or resumes the jobs. If `is_live`, screen readers announce
/// the progress.
#[component]
fn Status(library: Library, is_live: bool) -> impl IntoView {
    let all = shared();
    let (queue, running) = (all.queue.clone(), all.progress.clone());
    let text = move || {
        let running = running.get();
        queue.with(|queue| {
            let (done, all) = queue.counts();
            let time = queue.remaining(running);
            library.text(|words| {
                let counts = words.queue_progress(arg::All(all as i64), arg::Done(done as i64));
                let more = if queue.is_paused() {
                    words.queue_paused()
                } else {
                    time_text(words, time)
                };
                format!("{counts} · {more}")
            })
        })
    };
    let (queue, running) = (all.queue.clone(), all.progress);
    let done = move || {
        let part = running.get().map_or(0.0, |(_, part)| part);
        let (done, all) = queue.with(study::Queue::counts);
        ((done as f64 + part) / all.max(1) as f64).to_string()
    };
    let queue = all.queue;
    let paused =
        Memo::new(move |_| queue.with(|queue| queue.is_paused() || queue.next().is_none()));
    let pause = move |_| {
        let msg = QueueMsg::Pause(!paused.get_untracked());
        spawn_local(queue::change(msg));
    };
    let problem = move || {
        all.problem
            .get()
            .map(|why| library.text(|words| store_problem(words, why)))
    };
    let plays = library.shell.is_playing();
    let elsewhere = move || {
        let is_told = !plays.get() && !paused.get();
        is_told.then(|| view! { <span class="hint">{library.text(Words::queue_elsewhere)}</span> })
    };
    view! {
        <span role=is_live.then_some("status")>{text}</span>
        <progress max="1" aria-label=library.text(Words::queue) prop:value=done></progress>
        {elsewhere}
        <button class="button" on:click=pause>
            {move || library.text(if paused.get() { Words::queue_resume } else { Words::queue_pause })}
        </button>
        <strong class="problem" role="alert">{problem}</strong>
    }
}

/// Draws the jobs in queue order or, if there are none and no review is offered, a note that everything is done.
fn jobs(library: Library, is_offered: Memo<bool>) -> AnyView {
    let queue = shared().queue;
    let of_list = queue.clone();
    let listed = Memo::new(move |_| {
        of_list.with(|queue| {
            queue
                .jobs()
                .iter()
                .take(LISTED)
                .cloned()
                .collect::<Vec<Job>>()
        })
    });
    let of_count = queue;
    let count = Memo::new(move |_| of_count.with(|queue| queue.jobs().len()));
    let rest = move || {
        let rest = count.get().saturating_sub(LISTED);
        (rest > 0).then(|| library.text(|words| words.queue_rest(rest as u32)))
    };
    let is_any = Memo::new(move |_| count.get() > 0);
    view! {
        <Show
            when=move || is_any.get()
            fallback=move || (!is_offered.get()).then(|| all_done(library))
        >
            <div class="queue-status"><Status library is_live=true/></div>
            <ol class="queue-jobs">
                <For each=move || listed.get() key=key let(job)>
                    {row(library, &job)}
                </For>
            </ol>
            <p class="hint">{rest}</p>
            <div class="modal-buttons">
                <button class="button danger apart" on:click=move |_| send(QueueMsg::Clear)>
                    {library.text(Words::queue_clear)}
                </button>
            </div>
        </Show>
    }
    .into_any()
}

/// Draws the note that every game has a review, and the button that closes the dialog.
fn all_done(library: Library) -> impl IntoView {
    view! {
        <p class="queue-done">{icon(Icon::Check)}<span>{library.text(Words::queue_all_reviewed)}</span></p>
        <button class="button primary" on:click=move |_| library.queue_open.set(None)>
            {library.text(Words::done)}
        </button>
    }
}

/// Returns the key of a row, which changes when the job's problem or depth changes.
fn key(job: &Job) -> (JobId, Option<&'static str>, &'static str) {
    let depth = match job.task {
        Task::Review { depth, .. } => depth.key(),
        Task::Rollout { .. } => "",
    };
    (job.id, job.problem.map(JobProblem::key), depth)
}

fn send(msg: QueueMsg) {
    spawn_local(queue::change(msg));
}

/// Draws a job with its progress, and the buttons for moving and removing it.
fn row(library: Library, job: &Job) -> impl IntoView + use<> {
    let words = library.words.get_value();
    let entry = library
        .model
        .with_untracked(|model| model.entry_list.get(job.task.entry()).cloned());
    let title = entry.map(|entry: Entry| label::title(&words, &entry));
    let what = match &job.task {
        Task::Review { depth, .. } => name_of_depth(&words, *depth),
        Task::Rollout { .. } => words.queue_rollout(),
    };
    let name = title.map_or_else(|| what.clone(), |title| format!("{title} · {what}"));
    let id = job.id;
    let running = shared().progress;
    let part = Memo::new(move |_| running.get().filter(|(running, _)| *running == id));
    let is_running = Memo::new(move |_| part.get().is_some());
    let of_bar = name.clone();
    let bar = move || {
        let label = of_bar.clone();
        let value = move || part.get().map_or(0.0, |(_, part)| part).to_string();
        is_running
            .get()
            .then(|| view! { <progress max="1" aria-label=label prop:value=value></progress> })
    };
    let problem = job
        .problem
        .map(|why| view! { <strong class="problem">{words.queue_problem(why.key())}</strong> });
    let button = |label: String, class: &'static str, sign, msg: fn(JobId) -> QueueMsg| {
        view! {
            <button
                class=format!("icon {class}") aria-label=label.clone() title=label
                on:click=move |_| send(msg(id))
            >
                {icon(sign)}
            </button>
        }
    };
    view! {
        <li>
            <span class="queue-name" dir="auto">{name.clone()}{bar}{problem}</span>
            {button(words.queue_earlier(&name), "up", Icon::Back, QueueMsg::Earlier)}
            {button(words.queue_later(&name), "down", Icon::Back, QueueMsg::Later)}
            {button(words.queue_remove(&name), "", Icon::Close, QueueMsg::Remove)}
        </li>
    }
}
