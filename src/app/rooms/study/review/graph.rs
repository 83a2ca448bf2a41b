//! The winning chances through a game.

use leptos::{ev, prelude::*};
use rules::Player;
use study::{Mark, Model, Msg};
use wasm_bindgen::JsCast;
use words::{Words, decimal};

use super::{Reviewed, mark_key};
use crate::rooms::study::judging::Judging;

/// White's chances through the game: a slider over its moments, and a table of the same.
pub(super) fn graph(all: Reviewed) -> AnyView {
    let Judging { review, .. } = all.judging;
    let points = Memo::new(move |_| {
        all.model.with(|model| {
            let game = model.game_shown();
            let chances = review.with(|review| review.chances(game, Player::White));
            let moment = |(nth, chance)| {
                let mut moments = model.moments().iter();
                Some((moments.position(|it| it.nth == Some(nth))?, chance))
            };
            let mistake = |(at, chance): (usize, f32)| {
                let nth = model.moments().get(at)?.nth?;
                Some((at, chance, review.with(|review| review.mark(game, nth))))
            };
            let all: Vec<_> = chances
                .into_iter()
                .filter_map(moment)
                .filter_map(mistake)
                .collect();
            all
        })
    });
    let at = Memo::new(move |_| all.model.with(Model::at));
    let last = Memo::new(move |_| {
        all.model
            .with(|model| model.moments().len().saturating_sub(1))
    });
    let x = move |at: usize| 100.0 * at as f32 / last.get().max(1) as f32;
    let say = move |(at, chance, _): (usize, f32, Option<Mark>)| {
        let name = format!("\u{2068}{}\u{2069}", all.names.get().white);
        let percent = f64::from(100.0 * chance);
        all.tell(|words| words.review_chance(at as i64 + 1, name, decimal(words, percent, 1)))
    };
    let value = move || {
        let known = points
            .get()
            .into_iter()
            .rfind(|(place, ..)| *place <= at.get());
        known.map_or_else(|| (at.get() + 1).to_string(), say)
    };
    let line = move || {
        let point =
            |(at, chance, _): &(usize, f32, _)| format!("{},{}", x(*at), 24.0 * (1.0 - chance));
        points.with(|points| points.iter().map(point).collect::<Vec<_>>().join(" "))
    };
    let marks = move || {
        let mark = |(at, chance, mistake): (usize, f32, Option<Mark>)| {
            let class = mistake.map(mark_key)?;
            Some(view! { <circle class=class cx=x(at) cy=24.0 * (1.0 - chance) r="1.2"/> })
        };
        points.get().into_iter().filter_map(mark).collect_view()
    };
    let point = move |event: ev::PointerEvent| {
        let Some(target) = event.current_target().filter(|_| event.buttons() == 1) else {
            return;
        };
        let place = target
            .unchecked_ref::<web_sys::Element>()
            .get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - place.left()) / place.width().max(1.0);
        all.send.run(Msg::To(
            (share.clamp(0.0, 1.0) * last.get_untracked() as f64).round() as usize,
        ));
    };
    let open = RwSignal::new(false);
    let rows = move || {
        open.get().then(|| {
            let row = |point| view! { <li>{say(point)}</li> };
            view! { <ol>{points.get().into_iter().map(row).collect_view()}</ol> }
        })
    };
    view! {
        <div
            class="review-graph" role="slider" tabindex="0" dir="ltr"
            aria-label=all.tell(Words::review_graph) aria-valuemin="1" aria-valuemax=move || last.get() + 1
            aria-valuenow=move || at.get() + 1 aria-valuetext=value on:pointerdown=point on:pointermove=point
        >
            <svg viewBox="0 0 100 24" aria-hidden="true">
                <path d="M0 12H100"/>
                <polyline points=line/>
                <path class="now" d=move || format!("M{} 0V24", x(at.get()))/>
                {marks}
            </svg>
        </div>
        <details class="review-more" on:toggle=move |_| open.update(|open| *open = !*open)>
            <summary>{all.tell(Words::review_table)}</summary>
            {rows}
        </details>
    }
    .into_any()
}
