//! Both players' numbers. Each is a button that says what it is, and which decisions it counts.

use leptos::prelude::*;
use rules::Player;
use study::{Contribution, Msg, Numbers, Review, Statistic, contributions};
use words::{Words, decimal, isolated, signed};

use crate::rooms::study::state::Reviewed;

/// The number that explains itself.
type Explained = RwSignal<Option<(Player, Statistic)>>;

/// So many decisions are listed at first.
const LISTED: usize = 12;

/// Both players' numbers.
pub(super) fn numbers(all: Reviewed) -> AnyView {
    let both = Memo::new(move |_| all.review_job.review.with(Review::numbers));
    let explained: Explained = RwSignal::new(None);
    let cell = move |player, statistic| {
        let text = move || written(all, &both.get()[player], statistic);
        button(explained, player, statistic, text)
    };
    let row = move |player: Player| {
        let name = move || all.names.get()[player].clone();
        let cells = [Statistic::Pr, Statistic::Errors, Statistic::Luck];
        view! {
            <tr>
                <th scope="row" dir="auto">{name}</th>
                {cells.map(|statistic| view! { <td>{cell(player, statistic)}</td> }).collect_view()}
            </tr>
        }
    };
    let head = all.tell(|words| ["PR".to_owned(), words.review_errors(), words.review_luck()]);
    let head = head.map(|text| view! { <th scope="col">{text}</th> });
    let more = move |statistic: Statistic| {
        let cells = Player::BOTH.map(|player| view! { <td>{cell(player, statistic)}</td> });
        view! { <tr><th scope="row">{all.tell(|words| title(words, statistic))}</th>{cells.collect_view()}</tr> }
    };
    let others = [
        Statistic::Checker,
        Statistic::Cube,
        Statistic::Gnu,
        Statistic::Snowie,
        Statistic::Adjusted,
    ];
    let names = Player::BOTH.map(|player| {
        let name = move || all.names.get()[player].clone();
        view! { <th scope="col" dir="auto">{name}</th> }
    });
    view! {
        <table class="review-numbers">
            <thead><tr><td></td>{head.collect_view()}</tr></thead>
            <tbody>{Player::BOTH.map(row).collect_view()}</tbody>
        </table>
        {move || explained.get().map(|(player, statistic)| explanation(all, both.get_untracked()[player], player, statistic))}
        <details class="review-more">
            <summary>{all.tell(Words::review_more)}</summary>
            <table class="review-numbers">
                <thead><tr><td></td>{names.collect_view()}</tr></thead>
                <tbody>{others.map(more).collect_view()}</tbody>
            </table>
        </details>
    }
    .into_any()
}

/// A number that explains itself when it is pressed.
fn button(
    explained: Explained,
    player: Player,
    statistic: Statistic,
    text: impl Fn() -> String + Send + Sync + 'static,
) -> AnyView {
    let own = Some((player, statistic));
    let press = move |_| explained.update(|shown| *shown = if *shown == own { None } else { own });
    let is_shown = move || (explained.get() == own).to_string();
    view! { <button class="review-number" aria-expanded=is_shown on:click=press>{text}</button> }
        .into_any()
}

/// A number as it is shown.
fn written(all: Reviewed, numbers: &Numbers, statistic: Statistic) -> String {
    let Numbers { summary, mistakes } = numbers;
    all.tell(|words| {
        let optional = |number: Option<f64>, digits| {
            number.map_or_else(|| "–".to_owned(), |number| decimal(words, number, digits))
        };
        match statistic {
            Statistic::Pr => optional(summary.pr, 1),
            Statistic::Checker => optional(summary.checker_pr, 1),
            Statistic::Cube => optional(summary.cube_pr, 1),
            Statistic::Gnu => optional(summary.gnu_rate, 1),
            Statistic::Snowie => optional(summary.snowie_rate, 1),
            Statistic::Errors => format!("{} · {}", mistakes.errors, mistakes.blunders),
            Statistic::Luck => signed(words, summary.luck, 2),
            Statistic::Adjusted => optional(summary.luck_adjusted_result, 2),
        }
    })
}

/// What a number is called.
fn title(words: &Words, statistic: Statistic) -> String {
    match statistic {
        Statistic::Pr => "PR".to_owned(),
        Statistic::Checker => words.review_checker(),
        Statistic::Cube => words.review_cube(),
        Statistic::Gnu => words.review_gnu(),
        Statistic::Snowie => words.review_snowie(),
        Statistic::Errors => words.review_errors(),
        Statistic::Luck => words.review_luck(),
        Statistic::Adjusted => words.review_adjusted(),
    }
}

/// What a number is, and the decisions that it counts, those that weigh most first; each leads to its position.
fn explanation(all: Reviewed, numbers: Numbers, player: Player, statistic: Statistic) -> AnyView {
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
    let about = all.tell(|words| match interval {
        Some(interval) => words.review_pr_help(
            name,
            decimal(words, numbers.summary.pr.unwrap_or_default(), 1),
            i64::from(numbers.summary.counted),
            decimal(words, interval.low, 1),
            decimal(words, interval.high, 1),
        ),
        None => format!("{name}: {}", title(words, statistic)),
    });
    let what = all.tell(|words| words.review_explain(statistic.key()));
    let count = all.tell(|words| words.review_counted(found.len() as i64, rest as i64));
    let open = RwSignal::new(false);
    let hidden = found.len().saturating_sub(LISTED);
    let line = move |one: &Contribution| {
        let (game, nth) = one.place;
        let go = move |_| all.send.run(Msg::Move(game, nth));
        view! { <li><button class="review-link" on:click=go>{one.text.clone()}</button></li> }
    };
    let lines = move || {
        let shown = if open.get() { found.len() } else { LISTED };
        found.iter().take(shown).map(line).collect_view()
    };
    let more = move || {
        (hidden > 0 && !open.get()).then(|| {
            let label = all.tell(|words| words.review_more_choices(hidden as i64));
            view! { <button class="review-link" on:click=move |_| open.set(true)>{label}</button> }
        })
    };
    view! {
        <section class="review-explained" role="status">
            <p><b>{about}</b></p>
            <p>{what}</p>
            <p>{count}</p>
            <ul>{lines}</ul>
            {more}
        </section>
    }
    .into_any()
}
