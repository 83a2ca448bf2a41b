//! Statistics of both players. Each statistic is a button that explains it and lists its decisions.

use leptos::prelude::*;
use rules::Player;
use study::{Review, Statistic};
use words::Words;

use super::{
    explained::explained,
    statistic_text::{statistic_text, title},
};
use crate::rooms::study::state::Reviewed;

/// Draws the statistics of both players.
pub(super) fn numbers(all: Reviewed) -> AnyView {
    let both = Memo::new(move |_| all.review_job.review.with(Review::numbers));
    let open_number = RwSignal::new(None::<(Player, Statistic)>);
    let cell = move |player: Player, statistic: Statistic| {
        let text = move || statistic_text(all, &both.get()[player], statistic);
        let own = Some((player, statistic));
        let press =
            move |_| open_number.update(|number| *number = if *number == own { None } else { own });
        let is_shown = move || (open_number.get() == own).to_string();
        view! { <td><button class="review-number" aria-expanded=is_shown on:click=press>{text}</button></td> }
    };
    let row = move |statistic: Statistic| {
        let cells = all.players().map(|player| cell(player, statistic));
        view! { <tr><th scope="row">{all.tell(|words| title(words, statistic))}</th>{cells.collect_view()}</tr> }
    };
    let names = all.players().map(|player| {
        let name = move || all.names.get()[player].clone();
        view! { <th scope="col" dir="auto">{name}</th> }
    });
    view! {
        <section class="more-part">
            <h2>{all.tell(Words::review_numbers)}</h2>
            <table class="review-numbers">
                <thead><tr><td></td>{names.collect_view()}</tr></thead>
                <tbody>{Statistic::ALL.map(row).collect_view()}</tbody>
            </table>
            {move || open_number.get().map(|number| explained(all, number))}
        </section>
    }
    .into_any()
}
