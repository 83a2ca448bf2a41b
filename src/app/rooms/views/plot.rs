//! Plot of values over time, such as PRs: its shapes stretch to fill the container, while its texts keep their size.

use leptos::prelude::*;

/// Plot of values over time. Positions are percentages of the plot's width and height, measured from its upper-left
/// corner.
pub(crate) struct Plot {
    /// Accessible name; `None` for a plot that duplicates the text beside it.
    pub(crate) label: Option<String>,
    /// Text above the left end.
    pub(crate) corner: String,
    /// Label of the upward direction.
    pub(crate) upward: String,
    /// Vertical position and label of each grid line.
    pub(crate) numbers: Vec<(f64, String)>,
    /// Confidence interval, as SVG path data; empty if there is none.
    pub(crate) band: String,
    /// Line of the values, as SVG path data.
    pub(crate) line: String,
    /// Dots for the games, as SVG path data.
    pub(crate) dots: String,
    /// Position of the line's right end.
    pub(crate) end: (f64, f64),
    /// First and last dates.
    pub(crate) days: Option<[String; 2]>,
}

/// Returns SVG path data for a dot, drawn by the round caps of a zero-length line.
pub(crate) fn dot_at(x: f64, y: f64) -> String {
    format!("M{x:.2} {y:.2}h0")
}

/// Draws the plot.
pub(crate) fn plot(plot: Plot) -> AnyView {
    let grid = |(y, _): &(f64, String)| format!("M0 {y:.2}H100");
    let grid: String = plot.numbers.iter().map(grid).collect();
    let number =
        |(y, text)| view! { <span class="scale-number" style:top=format!("{y:.2}%")>{text}</span> };
    let end = dot_at(plot.end.0, plot.end.1);
    let days = plot.days.map(|days| {
        let days = days.map(|day| view! { <span>{day}</span> });
        view! { <p class="chart-words">{days}</p> }
    });
    // The interval fades in, because its first values are based on few games.
    let band = (!plot.band.is_empty()).then(|| {
        view! {
            <defs><linearGradient id="progress-band"><stop offset="0"/><stop offset="0.3"/></linearGradient></defs>
            <path class="band" d=plot.band/>
        }
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
                    {band}
                    <path class="line" d=plot.line/>
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
