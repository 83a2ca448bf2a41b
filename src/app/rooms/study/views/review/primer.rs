//! Beginner's explanation of equity, PR and luck, in ten lines with a picture.

use leptos::prelude::*;
use words::{Part, Words, decimal, signed};

use crate::{
    browser::spawn_local,
    rooms::{part_files, study::state::Reviewed},
};

/// Equities shown in the picture, for the best play and for the play made.
const BEST: f64 = 0.3;
const PLAYED: f64 = 0.22;
/// Catalogue keys of the lines.
const LINES: [&str; 10] = ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10"];

/// Draws the explanation, once its texts have loaded.
pub(super) fn primer(all: Reviewed) -> AnyView {
    let texts_loaded = RwSignal::new(false);
    let words = all.words.get_value();
    spawn_local(async move {
        part_files::load_texts(&words, Part::Review).await;
        // The room may have been closed in the meantime.
        let _gone = texts_loaded.try_set(true);
    });
    let content = move || {
        texts_loaded.get().then(|| {
            let words = all.words.get_value();
            let line = |key: &str| view! { <li>{words.primer_line(key)}</li> };
            view! {
                <details class="review-more primer">
                    <summary>{words.primer()}</summary>
                    {picture(&words)}
                    <ul>{LINES.map(line).collect_view()}</ul>
                </details>
            }
        })
    };
    content.into_any()
}

/// Draws a scale from a lost game to a won game, with both plays and the difference between them.
fn picture(words: &Words) -> AnyView {
    let x = |equity: f64| 200.0 + 170.0 * equity;
    let tick = |equity: f64| {
        let text = if equity == 0.0 {
            "0".to_owned()
        } else {
            signed(words, equity, 0)
        };
        view! {
            <path d=format!("M{} 64v12", x(equity))/>
            <text x=x(equity) y="94">{text}</text>
        }
    };
    let pointer = |equity: f64, class: &'static str, name: String, lift: f64, side: f64| {
        let label = format!("{name} {}", signed(words, equity, 3));
        let anchor = if side > 0.0 { "right" } else { "left" };
        view! {
            <path class=class d=format!("M{} 70V{lift}", x(equity))/>
            <circle class=class cx=x(equity) cy=lift r="5"/>
            <text class=anchor x=x(equity) + side y=lift + 5.0>{label}</text>
        }
    };
    let loss = format!(
        "{} {}",
        words.primer_loss(),
        decimal(words, BEST - PLAYED, 3)
    );
    view! {
        <svg class="primer-scale" role="img" aria-label=words.primer_picture() viewBox="0 0 400 128">
            <path class="line" d=format!("M{} 70H{}", x(-1.0), x(1.0))/>
            {[-1.0, 0.0, 1.0].map(tick).collect_view()}
            {pointer(PLAYED, "played", words.primer_played(), 44.0, -12.0)}
            {pointer(BEST, "best", words.primer_best(), 18.0, 12.0)}
            <path class="loss" d=format!("M{} 104H{}", x(PLAYED), x(BEST))/>
            <text x=x(f64::midpoint(BEST, PLAYED)) y="122">{loss}</text>
        </svg>
    }
    .into_any()
}
