//! Match summary cards: both players' PR, mistakes and luck side by side.

use leptos::prelude::*;
use rules::{ByPlayer, Player};
use study::{Numbers, Review};
use words::{Words, decimal, signed};

use crate::{
    parts::chip,
    rooms::study::{
        state::Reviewed,
        views::who::{GREAT_LUCK, luck_key},
    },
};

/// Function that returns a player's statistic as a number and as text.
type Figure = fn(Reviewed, Player, &ByPlayer<Numbers>) -> (f64, String);

/// Draws the PR and the mistakes as bars in the colours of the players' checkers, and the luck as a word and a
/// bar.
pub(super) fn cards(all: Reviewed) -> impl IntoView {
    let numbers = Memo::new(move |_| all.review_job.review.with(Review::numbers));
    let card = move |label: String,
                     hint: Option<String>,
                     rows: fn(Reviewed, &ByPlayer<Numbers>) -> [AnyView; 2]| {
        let rows = move || rows(all, &numbers.get()).collect_view();
        view! {
            <section class="match-card">
                <h2>{label}{hint.map(|hint| view! { " "<small>{hint}</small> })}</h2>
                {rows}
            </section>
        }
    };
    let [rate, rate_about, mistakes, luck, unit] = all.tell(|words: &Words| {
        [
            words.summary_rate(),
            words.summary_rate_about(),
            words.summary_mistakes(),
            words.summary_luck(),
            words.summary_luck_unit(),
        ]
    });
    view! {
        <div class="match-cards">
            {card(rate, Some(rate_about), |all, numbers| bars(all, numbers, pr))}
            {card(mistakes, None, |all, numbers| bars(all, numbers, mistake_count))}
            {card(luck, Some(unit), luck_of_both)}
        </div>
    }
}

/// Draws a statistic for both players as bars; the larger value fills its bar.
fn bars(all: Reviewed, numbers: &ByPlayer<Numbers>, of: Figure) -> [AnyView; 2] {
    let both = all
        .players()
        .map(|player| (player, of(all, player, numbers)));
    let most = both.iter().map(|(_, (value, _))| *value);
    let most = most.fold(f64::MIN_POSITIVE, f64::max);
    both.map(|(player, (value, text))| {
        let bar = view! {
            <svg class=bar_class(player) viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width=100.0 * value / most y="1" height="8"/>
            </svg>
        };
        pair(all, player, bar.into_any(), text)
    })
}

fn pr(all: Reviewed, player: Player, numbers: &ByPlayer<Numbers>) -> (f64, String) {
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

/// Draws both players' luck as a word, a bar and a number of points. The bars start at the centre line, with good luck
/// to the right and bad luck to the left. The larger value, or at least very good luck, fills its half.
fn luck_of_both(all: Reviewed, numbers: &ByPlayer<Numbers>) -> [AnyView; 2] {
    let luck = |player: Player| numbers[player].summary.luck;
    let most = all.players().map(|player| luck(player).abs());
    let most = most.into_iter().fold(GREAT_LUCK, f64::max);
    all.players().map(|player| {
        let luck = luck(player);
        let (word, text) = all.tell(|words| {
            let word = words.review_luck_word(luck_key(luck));
            (word, signed(words, luck, 2))
        });
        let width = 50.0 * luck.abs() / most;
        let start = if luck < 0.0 { 50.0 - width } else { 50.0 };
        let before = view! {
            <span class="pair-luck">
                <span class="luck-word">{word}</span>
                <svg class=bar_class(player) viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect x=start width=width y="1" height="8"/>
                    <path class="middle" d="M50 0V10"/>
                </svg>
            </span>
        };
        pair(all, player, before.into_any(), text)
    })
}

/// Returns the CSS classes for a bar in the colour of a player's checkers.
const fn bar_class(player: Player) -> &'static str {
    match player {
        Player::White => "pair-bar light",
        Player::Black => "pair-bar dark",
    }
}

/// Draws a player's statistic as text after the view `before`.
fn pair(all: Reviewed, player: Player, before: AnyView, text: String) -> AnyView {
    let chip = chip(player);
    let name = move || all.names.get()[player].clone();
    view! {
        <p class="pair">
            <i class=chip aria-hidden="true"></i>
            <span class="unseen">{name}" "</span>
            {before}
            <b dir="ltr">{text}</b>
        </p>
    }
    .into_any()
}
