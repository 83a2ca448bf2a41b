//! Running PR, shown beside the game at the table.

use analyst::{Depth, JobEvent, Priority, Query, Report};
use insight::{Due, RunningPr};
use leptos::prelude::*;
use rules::Player;
use words::{Part, arg, decimal};

use crate::{
    browser::{spawn_local, timer},
    rooms::{Shell, part_files, study::views::ended::term},
};

/// Search depth of the analysis, in plies.
const PLIES: u8 = 1;

/// Draws the PR, once its chunk has loaded.
pub(in crate::rooms) fn running(shell: Shell, player: Player) -> AnyView {
    let line_view = RwSignal::new(None::<fn(Shell, Player) -> AnyView>);
    spawn_local(async move {
        if let Ok(line) = entry().await {
            part_files::load_texts(&shell.words(), Part::Coach).await;
            // Another game may have started in the meantime.
            let _gone = line_view.try_set(Some(line));
        }
    });
    (move || line_view.get().map(|line| line(shell, player))).into_any()
}

part! { coach:
    fn entry() -> fn(Shell, Player) -> AnyView {
        line
    }
}

fn line(shell: Shell, player: Player) -> AnyView {
    let running = RwSignal::new(RunningPr::new(player));
    let turns = shell.turns();
    Effect::new(move |_| {
        let (_, decides) = turns.get();
        // The record includes a decision only after a choice has been made.
        if !decides {
            follow(shell, running);
        }
    });
    let line = move || {
        let (pr, count) = running.with(RunningPr::pr)?;
        let words = shell.words();
        let pr = words.at_ply(arg::Number(decimal(&words, pr, 1)), arg::Plies(PLIES));
        let text = words.coach_running(arg::Count(count), arg::Pr(pr));
        Some(view! { <p class="due">{term(shell, text)}</p> })
    };
    line.into_any()
}

/// Requests the analysis of new decisions, with a lower priority than the game's own requests.
fn follow(shell: Shell, running: RwSignal<RunningPr>) {
    let record = shell.table();
    let followed = running.try_update_untracked(|running| running.follow(&record));
    let Some((due, more)) = followed else { return };
    if !due.is_empty() {
        ask(shell, running, due);
    }
    if more {
        timer::after(0, move || follow(shell, running));
    }
}

fn ask(shell: Shell, running: RwSignal<RunningPr>, due: Vec<Due>) {
    let depth = Depth::Plies(PLIES);
    let task = |&(_, _, item): &Due| Query::Judge { item, depth };
    let tasks = due.iter().map(task).collect();
    let on_event = move |event| {
        if let JobEvent::Found { nth, report } = event
            && let Report::Judged(Some(judged)) = report
            && let Some(due) = due.get(nth)
        {
            // The component may have been disposed of in the meantime.
            let _gone = running.try_update(|running| running.store_judgement(*due, *judged));
        }
    };
    shell.analyst().submit(Priority::Review, tasks, on_event);
}
