//! Plot of PRs over time: its shapes stretch to fill the container, and its texts do not change in size.

use leptos::prelude::*;

/// Plot of PRs over time. Positions are in per cent of the width and height of the plot, from its upper left corner.
pub(super) struct Plot {
    /// Accessible name; `None` for a picture that duplicates the text beside it.
    pub(super) label: Option<String>,
    /// Text above the left end.
    pub(super) corner: String,
    /// Label of the upward direction.
    pub(super) upward: String,
    /// Height and text of each line of the scale.
    pub(super) numbers: Vec<(f64, String)>,
    /// Interval, as the data of an SVG path.
    pub(super) band: String,
    /// Line, as the data of an SVG path.
    pub(super) line: String,
    /// Line from game to game, as the data of an SVG path; empty if there are too many games.
    pub(super) joints: String,
    /// Games, as the data of an SVG path.
    pub(super) dots: String,
    /// End of the line.
    pub(super) end: (f64, f64),
    /// First and last date.
    pub(super) days: Option<[String; 2]>,
}

/// Returns the data of an SVG path that draws a dot by its round caps.
pub(super) fn dot_at(x: f64, y: f64) -> String {
    format!("M{x:.2} {y:.2}h0")
}

/// Draws the plot.
pub(super) fn plot(plot: Plot) -> AnyView {
    let grid = |(y, _): &(f64, String)| format!("M0 {y:.2}H100");
    let grid: String = plot.numbers.iter().map(grid).collect();
    let number =
        |(y, text)| view! { <span class="scale-number" style:top=format!("{y:.2}%")>{text}</span> };
    let end = dot_at(plot.end.0, plot.end.1);
    let days = plot.days.map(|days| {
        let days = days.map(|day| view! { <span>{day}</span> });
        view! { <p class="chart-words">{days}</p> }
    });
    let is_named = plot.label.is_some();
    view! {
        <div
            class="progress-chart"
            role=is_named.then_some("img")
            aria-label=plot.label
            aria-hidden=(!is_named).then_some("true")
        >
            <p class="chart-words"><span>{plot.corner}</span><span>{plot.upward}" ↑"</span></p>
            <div class="chart-plot">
                <svg viewBox="0 0 100 100" preserveAspectRatio="none">
                    <path class="scale" d=grid/>
                    // The interval fades in, because its beginning is based on few games.
                    <defs><linearGradient id="progress-band"><stop offset="0"/><stop offset="0.3"/></linearGradient></defs>
                    <path class="band" d=plot.band/>
                    <path class="line" d=plot.line/>
                    <path class="joints" d=plot.joints/>
                    <path class="dots" d=plot.dots.clone()/>
                    <path class="dots inner" d=plot.dots/>
                    <path class="dots last rim" d=end.clone()/>
                    <path class="dots last" d=end/>
                </svg>
                {plot.numbers.into_iter().map(number).collect_view()}
            </div>
            {days}
        </div>
    }
    .into_any()
}
