//! Advice over the game's board: a ring around the checkers that a hint speaks of, or the best play as arrows.

use ::board::{Scene, units};
use draw::markup;
use leptos::prelude::*;
use table::{BoardAdvice, CoachMsg, Msg, board_advice, scene};

use crate::{staged_build::when_ready, store::Store};

part! { later:
    /// Fetches the layer.
    fn entry() -> fn(Store) -> AnyView {
        |store| view! { <Layer store/> }.into_any()
    }
}

/// The layer, once its part has come.
#[component]
pub(super) fn AdviceLayer(store: Store) -> impl IntoView {
    when_ready(async move {
        match entry().await {
            Ok(layer) => layer(store),
            // The page has said that this part is missing.
            Err(_) => ().into_any(),
        }
    })
}

/// What the layer shows.
#[derive(Clone, Debug, PartialEq)]
struct Drawn {
    rings: Vec<[String; 3]>,
    arrows: String,
}

#[component]
fn Layer(store: Store) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let turned = store.turned.get();
        store.model.with(|model| {
            let advice = board_advice(model, turned)?;
            Some(drawn(advice, scene(model, turned)))
        })
    });
    // The arrow is a shortcut of the button beside the board, which has the name.
    let play = move |_| store.send(Msg::Coach(CoachMsg::Play(0)));
    move || {
        let Drawn { rings, arrows } = shown.get()?;
        let ring =
            |[x, y, radius]: [String; 3]| view! { <circle class="nudge" cx=x cy=y r=radius/> };
        Some(view! {
            <g class="advice" aria-hidden="true">
                {rings.into_iter().map(ring).collect_view()}
                <g
                    class="arrows"
                    inner_html=arrows
                    on:pointerdown=|event| event.stop_propagation()
                    on:pointerup=|event| event.stop_propagation()
                    on:click=play
                ></g>
            </g>
        })
    }
}

/// The top checkers of the places, and the arrows.
fn drawn(advice: BoardAdvice, mut scene: Scene) -> Drawn {
    let radius = scene.view.radius();
    let top = |place| {
        let standing = scene
            .checkers
            .iter()
            .filter(|checker| checker.place == place);
        standing.max_by_key(|checker| checker.height)
    };
    let tops = advice.places.into_iter().filter_map(top);
    let rings = tops
        .map(|checker| [checker.at.x, checker.at.y, radius * 1.12].map(units))
        .collect();
    scene.arrows = advice.arrows;
    Drawn {
        rings,
        arrows: markup(&draw::arrows(&scene)),
    }
}
