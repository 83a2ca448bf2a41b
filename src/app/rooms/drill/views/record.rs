//! The player's record in a topic, below the question: the purpose, the way to answer, and the results so far.

use drill::{DayResult, Model, Topic};
use leptos::prelude::*;
use words::{Words, arg, decimal};

use super::way::{Way, way};
use crate::{browser::unix_ms, rooms::drill::state::Drill};

/// Draws the purpose and the way to answer until the question has been answered, and the results.
#[component]
pub(crate) fn Record(drill: Drill) -> impl IntoView {
    let help = drill.slice(move |model| help(&drill.words.read_value(), model));
    let results = drill.slice(move |model| results(&drill.words.read_value(), model));
    let row = |(label, value): (String, String)| {
        view! { <div><dt>{label}</dt><dd>{value}</dd></div> }
    };
    move || {
        let results = results.get();
        let help = help.get();
        (help.is_some() || !results.is_empty()).then(|| {
            let help = help.map(|(purpose, how)| {
                view! { <p>{purpose.map(|purpose| view! { <b>{purpose}</b> })}{how}</p> }
            });
            let rows = results.into_iter().map(row).collect_view();
            view! { <div class="drill-record">{help}<dl>{rows}</dl></div> }
        })
    }
}

/// Returns the topic's purpose, except for the player's own mistakes, and the way to answer; `None` if no answer is
/// awaited.
fn help(words: &Words, model: &Model) -> Option<(Option<String>, String)> {
    let purpose = match model.topic? {
        Topic::Kind(kind) => Some(words.drill_kind_about(kind.key())),
        Topic::Theme(theme) => Some(words.drill_theme_about(theme.key())),
        Topic::Cards => None,
        Topic::Sheet => return None,
    };
    let how = match way(model)?.1 {
        Way::Number(_) => "number",
        Way::Choice(_) => "choice",
        Way::Play => "play",
    };
    Some((purpose, words.drill_how(how)))
}

/// Returns the labelled results in the topic: the best run, all answers with their mean time, and the number of
/// questions to repeat.
fn results(words: &Words, model: &Model) -> Vec<(String, String)> {
    let Some(topic) = model.topic.filter(|topic| *topic != Topic::Sheet) else {
        return Vec::new();
    };
    let mut rows = Vec::new();
    let mut add = |what, value| rows.push((words.drill_record(what), value));
    let best = model.bests().of(topic);
    if topic != Topic::Cards {
        add(
            "best",
            best.map_or_else(|| words.drill_untried(), |run| run.to_string()),
        );
    }
    let days = model.log().days(topic);
    let sum = |count: fn(&DayResult) -> u32| days.iter().map(count).sum::<u32>();
    let [all, right] = [sum(|day| day.answered), sum(|day| day.right)];
    if let Some(seconds) = model.log().mean_seconds(topic) {
        add("all", words.drill_tally(arg::All(all), arg::Right(right)));
        add("time", words.drill_seconds(decimal(words, seconds, 1)));
    }
    if let Topic::Kind(kind) = topic {
        let due = model.due_facts(kind, unix_ms());
        if due > 0 {
            add("due", due.to_string());
        }
    }
    rows
}
