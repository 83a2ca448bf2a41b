//! Question asking which player in an imported match is the reader.

use leptos::prelude::*;
use rules::Player;
use words::Words;

use crate::{
    browser::own_side::OwnSide,
    parts::{Segment, chip, segments},
    rooms::study::{notes::written, state::Reviewed},
};

/// Draws the question and its answers; `None` if the question is not asked.
pub(super) fn which_one(all: Reviewed) -> Option<AnyView> {
    let question = all.question?;
    let answer = move |side: OwnSide| {
        move || {
            if let Some(player) = side.player() {
                all.show_mistakes_of(player);
            }
            // The answer rebuilds the room.
            let notes = all.model.with_untracked(written);
            question.run((side, all.page.get_untracked(), notes));
        }
    };
    let names = all.names.get_untracked();
    let player = |player: Player| {
        let chip = chip(player);
        let name = names[player].clone();
        let label = view! { <i class=chip aria-hidden="true"></i><bdi>{name}</bdi> };
        Segment::new(label, || false, answer(OwnSide::Player(player)))
    };
    let [title, about, neither] = all.tell(|words: &Words| {
        [
            words.which_one(),
            words.which_about(),
            words.which_neither(),
        ]
    });
    let [first, second] = all.players().map(player);
    let neither = Segment::new(neither, || false, answer(OwnSide::Neither));
    let all = vec![first, second, neither];
    let answers = segments("which-one", title.clone(), Some("which-about"), all);
    Some(
        view! {
            <section class="which-one" aria-labelledby="which-one">
                <h2 id="which-one">{title}</h2>
                <p id="which-about">{about}</p>
                {answers}
            </section>
        }
        .into_any(),
    )
}
