//! The winning chances through a game.

use leptos::{ev, prelude::*};
use rules::Player;
use study::{Mark, Model, Msg};
use wasm_bindgen::JsCast;
use words::{Words, decimal, isolated, signed};

use crate::rooms::study::{
    effects::ReviewJob,
    state::{Reviewed, mark_key},
};

/// A roll of the game that is shown.
#[derive(Clone, Copy, PartialEq)]
struct Point {
    /// The place of its moment.
    at: usize,
    /// White's chance to win.
    chance: f32,
    /// The mark on what was decided.
    mark: Option<Mark>,
    /// White's luck, where the roll swung the game.
    luck: Option<f32>,
}

impl Point {
    /// Its height in the picture.
    fn y(self) -> f32 {
        24.0 * (1.0 - self.chance)
    }
}

/// White's luck, at the edge of the player whom it favours.
fn triangle(x: f32, luck: f32) -> impl IntoView {
    let d = if luck > 0.0 {
        format!("M{x} 0l1 1.8h-2z")
    } else {
        format!("M{x} 24l1 -1.8h-2z")
    };
    view! { <path class="luck" d=d/> }
}

/// The game that is shown, as the slider and the table need it.
#[derive(Clone, Copy)]
struct Graph {
    all: Reviewed,
    /// The rolls whose chances are known.
    points: Memo<Vec<Point>>,
    /// The place of the moment that is shown.
    at: Memo<usize>,
    /// The place of the game's last moment.
    last: Memo<usize>,
}

/// White's chances through the game: a slider over its moments, and a table of the same.
pub(super) fn chances_table(all: Reviewed) -> AnyView {
    graph(all).table().into_any()
}

fn graph(all: Reviewed) -> Graph {
    Graph {
        all,
        points: Memo::new(move |_| points(all)),
        at: Memo::new(move |_| all.model.with(Model::at)),
        last: Memo::new(move |_| {
            all.game.get();
            all.model
                .with_untracked(|model| model.moments().len().saturating_sub(1))
        }),
    }
}

/// The rolls of the game whose chances are known.
fn points(all: Reviewed) -> Vec<Point> {
    let ReviewJob { review, .. } = all.review_job;
    let game = all.game.get();
    all.model.with_untracked(|model| {
        let chances = review.with(|review| review.chances(game, Player::White));
        let point = |(nth, chance, luck)| {
            let mut moments = model.moments().iter();
            Some(Point {
                at: moments.position(|it| it.nth == Some(nth))?,
                chance,
                mark: review.with(|review| review.mark(game, nth)),
                luck,
            })
        };
        chances.into_iter().filter_map(point).collect()
    })
}

impl Graph {
    /// The horizontal place of a moment in the picture.
    fn x(self, at: usize) -> f32 {
        100.0 * at as f32 / self.last.get().max(1) as f32
    }

    /// A point in words: the chance, and the luck if the roll swung the game.
    fn say(self, point: Point) -> String {
        let name = isolated(&self.all.names.get().white);
        let percent = f64::from(100.0 * point.chance);
        self.all.tell(|words| {
            let number = point.at as i64 + 1;
            let said = words.review_chance(number, name, decimal(words, percent, 1));
            match point.luck {
                Some(luck) => {
                    let luck = signed(words, luck.into(), 3);
                    format!("{said} · {} {luck}", words.review_luck())
                }
                None => said,
            }
        })
    }

    fn slider(self) -> impl IntoView {
        let Self {
            all,
            points,
            at,
            last,
        } = self;
        let value = move || {
            let known = points.get().into_iter().rfind(|point| point.at <= at.get());
            known.map_or_else(|| (at.get() + 1).to_string(), |point| self.say(point))
        };
        let point = move |event: ev::PointerEvent| self.go_to_pointer(&event);
        view! {
            <div
                class="review-graph" role="slider" tabindex="0" dir="ltr"
                aria-label=all.tell(Words::review_graph) aria-valuemin="1" aria-valuemax=move || last.get() + 1
                aria-valuenow=move || at.get() + 1 aria-valuetext=value on:pointerdown=point on:pointermove=point
            >
                {self.picture()}
            </div>
        }
    }

    /// The line of the chances with the marks of errors and lucky rolls, and the moment that is shown.
    fn picture(self) -> impl IntoView {
        let Self { points, at, .. } = self;
        let line = move || {
            let point = |point: &Point| format!("{},{}", self.x(point.at), point.y());
            points.with(|points| points.iter().map(point).collect::<Vec<_>>().join(" "))
        };
        let marks = move || {
            let mark = |point: Point| {
                let (x, y) = (self.x(point.at), point.y());
                let circle = |mark| view! { <circle class=mark_key(mark) cx=x cy=y r="1.2"/> };
                let triangle = |luck| triangle(x, luck);
                (point.luck.map(triangle), point.mark.map(circle))
            };
            points.get().into_iter().map(mark).collect_view()
        };
        view! {
            <svg viewBox="0 0 100 24" aria-hidden="true">
                <path d="M0 12H100"/>
                <polyline points=line/>
                <path class="now" d=move || format!("M{} 0V24", self.x(at.get()))/>
                {marks}
            </svg>
        }
    }

    /// Shows the moment under the pressed pointer.
    fn go_to_pointer(self, event: &ev::PointerEvent) {
        let Some(target) = event.current_target().filter(|_| event.buttons() == 1) else {
            return;
        };
        let place = target
            .unchecked_ref::<web_sys::Element>()
            .get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - place.left()) / place.width().max(1.0);
        self.all.send.run(Msg::To(
            (share.clamp(0.0, 1.0) * self.last.get_untracked() as f64).round() as usize,
        ));
    }

    fn table(self) -> impl IntoView {
        let open = RwSignal::new(false);
        let rows = move || {
            open.get().then(|| {
                let row = |point| view! { <li>{self.say(point)}</li> };
                view! { <ol>{self.points.get().into_iter().map(row).collect_view()}</ol> }
            })
        };
        view! {
            <details class="review-more" on:toggle=move |_| open.update(|open| *open = !*open)>
                <summary>{self.all.tell(Words::review_table)}</summary>
                {rows}
            </details>
        }
    }
}
