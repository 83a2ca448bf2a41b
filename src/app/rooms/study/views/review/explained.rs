//! Explanation of a match statistic: its meaning, and the decisions that contribute to it.

use leptos::prelude::*;
use rules::Player;
use study::{Contribution, Msg, Review, Statistic, contributions};
use words::{arg, decimal, isolated};

use super::statistic_text::{statistic_text, title};
use crate::rooms::study::state::{Page, Reviewed};

/// Number of decisions listed at first.
const LISTED: usize = 12;

/// Draws a statistic's meaning and its decisions in descending order of weight; each decision links to its position.
pub(super) fn explained(all: Reviewed, (player, statistic): (Player, Statistic)) -> AnyView {
    let numbers = all.review_job.review.with_untracked(Review::numbers)[player];
    let name = isolated(&all.names.get_untracked()[player]);
    let (found, rest) = all.tell(|words| {
        let review = all.review_job.review;
        review.with_untracked(|review| contributions(review, player, statistic, words))
    });
    let interval = || {
        let review = all.review_job.review;
        review.with_untracked(|review| review.pr_interval(player))
    };
    let interval = (statistic == Statistic::Pr).then(interval).flatten();
    let about = all.tell(|words| {
        let Some(interval) = interval else {
            let number = isolated(&statistic_text(all, &numbers, statistic));
            let value = format!("{} {number}", title(words, statistic));
            return words.labelled(arg::Label(name), arg::Value(value));
        };
        words.review_pr_help(
            arg::Count(i64::from(numbers.summary.counted)),
            arg::High(decimal(words, interval.high, 1)),
            arg::Low(decimal(words, interval.low, 1)),
            arg::Name(name),
            arg::Pr(decimal(words, numbers.summary.pr.unwrap_or_default(), 1)),
        )
    });
    let explanation = all.tell(|words| words.review_explain(statistic.key()));
    let count = all
        .tell(|words| words.review_counted(arg::Count(found.len() as i64), arg::Rest(rest as i64)));
    let open = RwSignal::new(false);
    let hidden = found.len().saturating_sub(LISTED);
    let line = move |one: &Contribution| {
        let (game, nth) = one.place;
        let go = move |_| {
            all.page.set(Page::Decision);
            all.send.run(Msg::Move(game, nth));
        };
        view! { <li><button class="review-link" on:click=go>{one.text.clone()}</button></li> }
    };
    let lines = move || {
        let count = if open.get() { found.len() } else { LISTED };
        found.iter().take(count).map(line).collect_view()
    };
    let more = move || {
        (hidden > 0 && !open.get()).then(|| {
            let label = all.tell(|words| words.review_show_more(hidden as i64));
            view! { <button class="review-link" on:click=move |_| open.set(true)>{label}</button> }
        })
    };
    view! {
        <section class="review-explained" role="status">
            <p><b>{about}</b></p>
            <p>{explanation}</p>
            <p>{count}</p>
            <ul>{lines}</ul>
            {more}
        </section>
    }
    .into_any()
}
