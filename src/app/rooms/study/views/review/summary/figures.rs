//! Error rate, mistakes and luck of both players side by side.

use leptos::prelude::*;
use rules::{ByPlayer, Player};
use study::{Numbers, Review};
use words::{Words, decimal, signed};

use crate::rooms::study::state::Reviewed;

/// A figure of a player as a number and as it is written.
type Figure = fn(Reviewed, Player, &ByPlayer<Numbers>) -> (f64, String);

/// Error rate, mistakes and luck, the players' side by side as bars in the colours of their checkers.
pub(super) fn figures(all: Reviewed) -> impl IntoView {
    let numbers = Memo::new(move |_| all.review_job.review.with(Review::numbers));
    let card = move |label: String, hint: Option<String>, class: &'static str, of: Figure| {
        let rows = move || {
            let numbers = numbers.get();
            let both = all
                .players()
                .map(|player| (player, of(all, player, &numbers)));
            let most = both.iter().map(|(_, (value, _))| value.abs());
            let most = most.fold(f64::MIN_POSITIVE, f64::max);
            both.map(|(player, (value, text))| {
                pair(all, player, value / most, text, class == "signed")
            })
            .collect_view()
        };
        view! {
            <section class=format!("match-card {class}")>
                <h2>{label}{hint.map(|hint| view! { " "<small>{hint}</small> })}</h2>
                {rows}
            </section>
        }
    };
    let [rate, lower, mistakes, luck] = all.tell(|words: &Words| {
        [
            words.summary_rate(),
            words.summary_lower(),
            words.summary_mistakes(),
            words.summary_luck(),
        ]
    });
    view! {
        <div class="match-cards">
            {card(rate, Some(lower), "", error_rate)}
            {card(mistakes, None, "", mistake_count)}
            {card(luck, None, "signed", luck_in_points)}
        </div>
    }
}

fn error_rate(all: Reviewed, player: Player, numbers: &ByPlayer<Numbers>) -> (f64, String) {
    let pr = numbers[player].summary.pr;
    let text = pr.map_or_else(
        || "–".to_owned(),
        |pr| all.tell(|words| decimal(words, pr, 1)),
    );
    (pr.unwrap_or_default(), text)
}

fn mistake_count(_: Reviewed, player: Player, numbers: &ByPlayer<Numbers>) -> (f64, String) {
    let mistakes = numbers[player].mistakes;
    let count = mistakes.errors + mistakes.blunders;
    (f64::from(count), count.to_string())
}

fn luck_in_points(all: Reviewed, player: Player, numbers: &ByPlayer<Numbers>) -> (f64, String) {
    let luck = numbers[player].summary.luck;
    (luck, all.tell(|words| signed(words, luck, 2)))
}

/// A player's figure with its bar; `share` is that of the longer bar, from −1 to 1.
fn pair(all: Reviewed, player: Player, share: f64, text: String, is_signed: bool) -> impl IntoView {
    let (chip, class) = match player {
        Player::White => ("chip light", "pair-bar light"),
        Player::Black => ("chip dark", "pair-bar dark"),
    };
    let name = move || all.names.get()[player].clone();
    let (x, width) = if is_signed {
        let half = 50.0 * share.abs();
        (if share < 0.0 { 50.0 - half } else { 50.0 }, half)
    } else {
        (0.0, 100.0 * share.abs())
    };
    let middle = is_signed.then(|| view! { <path class="middle" d="M50 0V10"/> });
    view! {
        <p class="pair">
            <i class=chip aria-hidden="true"></i>
            <span class="unseen">{name}" "</span>
            <svg class=class viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect x=x width=width y="1" height="8"/>{middle}
            </svg>
            <b dir="ltr">{text}</b>
        </p>
    }
}
