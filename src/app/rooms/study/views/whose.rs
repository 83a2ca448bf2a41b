//! Control that selects the player whose mistakes are marked.

use leptos::prelude::*;
use rules::Player;
use study::{Filter, Review, ReviewMsg};
use words::{Words, isolated};

use crate::rooms::study::state::Reviewed;

/// Draws the control that selects the player whose mistakes are marked.
pub(super) fn whose(all: Reviewed) -> impl IntoView {
    let review = all.review_job.review;
    let current = Memo::new(move |_| review.with(Review::filter));
    let choice = move |label: String, player: Option<Player>| {
        let press = move |_| {
            let filter = Filter {
                player,
                ..current.get_untracked()
            };
            review.update(|review| review.update(ReviewMsg::Filter(filter)));
        };
        let is_on = move || (current.get().player == player).to_string();
        view! { <button aria-pressed=is_on on:click=press>{label}</button> }
    };
    let [first, second] = all.players();
    let names = all.names.get_untracked();
    let is_own = all.own == Some(first);
    let label = |player: Player| {
        let name = isolated(&names[player]);
        all.tell(|words| {
            if all.own == Some(player) {
                words.study_mine()
            } else if is_own {
                words.study_theirs(name)
            } else {
                name
            }
        })
    };
    view! {
        <div class="segments" role="group" aria-label=all.tell(Words::study_whose)>
            {choice(label(first), Some(first))}
            {choice(label(second), Some(second))}
            {choice(all.tell(Words::study_both), None)}
        </div>
    }
}
