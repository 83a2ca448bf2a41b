//! Trend of accuracy and speed in a topic: two plots by day, and a table of the same figures.

use drill::DayResult;
use leptos::prelude::*;
use words::{Words, arg};

use crate::rooms::{
    drill::state::Drill,
    views::{
        date::day_of,
        plot::{Plot, dot_at, plot},
    },
};

/// Minimum number of days for which a trend is shown.
const MIN_DAYS: usize = 2;

/// Draws the trend, initially collapsed, once the topic has been practised on two days.
#[component]
pub(crate) fn Trend(drill: Drill) -> impl IntoView {
    let days = drill.slice(|model| {
        let topic = model.topic?;
        Some(model.log().days(topic).to_vec()).filter(|days| days.len() >= MIN_DAYS)
    });
    move || {
        let days = days.get()?;
        let words = drill.words.read_value();
        let accuracy: Vec<f64> = days.iter().map(|day| day.accuracy() * 100.0).collect();
        let seconds: Vec<f64> = days.iter().map(DayResult::seconds).collect();
        let ends = [days.first(), days.last()]
            .map(|day| day.map_or_else(String::new, |day| day_of(&words, day.time())));
        Some(view! {
            <details class="drill-trend">
                <summary>{words.trend()}</summary>
                {course(&words, "accuracy", &accuracy, &ends)}
                {course(&words, "seconds", &seconds, &ends)}
                {table(&words, &days)}
            </details>
        })
    }
}

/// Plots a measure by day. Fewer seconds are better and therefore plotted higher.
fn course(
    words: &Words,
    measure: &'static str,
    values: &[f64],
    ends: &[String; 2],
) -> Option<AnyView> {
    let is_time = measure == "seconds";
    let top = if is_time {
        let longest = values.iter().fold(1.0_f64, |most, value| most.max(*value));
        5.0 * (longest / 5.0).ceil()
    } else {
        100.0
    };
    let height = |value: f64| {
        let share = 100.0 * value / top;
        if is_time { share } else { 100.0 - share }
    };
    let across = 100.0 / (values.len() - 1).max(1) as f64;
    let points: Vec<(f64, f64)> = values
        .iter()
        .enumerate()
        .map(|(nth, value)| (across * nth as f64, height(*value)))
        .collect();
    let (first, last) = values.first().zip(values.last())?;
    let number = |value: f64| words::decimal(words, value, usize::from(is_time));
    let name = words.trend_measure(measure);
    let label = words.trend_chart(
        arg::First(number(*first)),
        arg::Last(number(*last)),
        arg::What(name.clone()),
    );
    let joined: Vec<String> = points
        .iter()
        .map(|(x, y)| format!("{x:.2} {y:.2}"))
        .collect();
    let scale = [0.0, top / 2.0, top].map(|value| {
        let digits = usize::from(value.fract() > 0.0);
        (height(value), words::decimal(words, value, digits))
    });
    Some(plot(Plot {
        label: Some(label),
        corner: name,
        upward: words.trend_better(),
        numbers: scale.into(),
        band: String::new(),
        line: format!("M{}", joined.join("L")),
        dots: points.iter().map(|(x, y)| dot_at(*x, *y)).collect(),
        end: *points.last()?,
        days: Some(ends.clone()),
    }))
}

/// Draws a table of the daily results, latest first.
fn table(words: &Words, days: &[DayResult]) -> AnyView {
    let row = |day: &DayResult| {
        let numbers = [
            day.answered.to_string(),
            words::decimal(words, day.accuracy() * 100.0, 0),
            words::decimal(words, day.seconds(), 1),
        ];
        let numbers = numbers.map(|number| view! { <td dir="ltr">{number}</td> });
        view! { <tr><th scope="row">{day_of(words, day.time())}</th>{numbers.collect_view()}</tr> }
    };
    let head = [
        words.trend_day(),
        words.trend_answers(),
        words.trend_measure("accuracy"),
        words.trend_measure("seconds"),
    ];
    let head = head.map(|name| view! { <th scope="col">{name}</th> });
    view! {
        <table class="drill-answers">
            <thead><tr>{head.collect_view()}</tr></thead>
            <tbody>{days.iter().rev().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}
