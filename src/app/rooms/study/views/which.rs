//! Question which player of an imported match the reader is.

use leptos::prelude::*;
use rules::Player;
use words::Words;

use crate::{browser::own_side::OwnSide, parts::chip, rooms::study::state::Reviewed};

/// Draws the question with a button for each answer, while it is open.
pub(super) fn which_one(all: Reviewed) -> Option<AnyView> {
    let question = all.question?;
    let answer = move |side: OwnSide| {
        move |_| {
            if let Some(player) = side.player() {
                all.show_mistakes_of(player);
            }
            // This rebuilds the room.
            question.run((side, all.page.get_untracked()));
        }
    };
    let names = all.names.get_untracked();
    let player = |player: Player| {
        let chip = chip(player);
        view! {
            <button class="button" on:click=answer(OwnSide::Player(player))>
                <i class=chip aria-hidden="true"></i><bdi>{names[player].clone()}</bdi>
            </button>
        }
    };
    let [title, about, neither] = all.tell(|words: &Words| {
        [
            words.which_one(),
            words.which_about(),
            words.which_neither(),
        ]
    });
    let both = all.players().map(player).collect_view();
    Some(
        view! {
            <section class="which-one" aria-labelledby="which-one">
                <h2 id="which-one">{title}</h2>
                <p>{about}</p>
                <div class="which-answers">
                    {both}
                    <button class="button" on:click=answer(OwnSide::Neither)>{neither}</button>
                </div>
            </section>
        }
        .into_any(),
    )
}
