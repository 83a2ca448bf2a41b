//! A finished match as a whole: its line, both players' figures side by side, and the moments that decided it.

use coach::Voice;
use leptos::prelude::*;
use rules::{ByPlayer, Player};
use study::{Decisive, Model, Msg, Review, title};
use words::{Words, decimal, isolated, signed};

use super::bar::bar;
use crate::{
    board::{Sill, SillState},
    browser::{focus, timer},
    rooms::study::{
        state::{Page, Reviewed},
        views::{
            head::share_button,
            moments::{Telling, moments},
            sill::match_line,
        },
    },
    rooms::views::{date, head::RoomHead},
};

/// The page of the match.
pub(super) fn summary(all: Reviewed) -> AnyView {
    let review = all.review_job.review;
    let is_settled = Memo::new(move |_| review.with(Review::is_settled));
    let step = move || {
        let label = all.tell(Words::summary_step);
        view! { <button class="button primary" on:click=move |_| step_through(all)>{label}</button> }
    };
    let shell = all.review_job.shell();
    view! {
        <RoomHead shell title=score(all) subtitle=subtitle(all)>
            {share_button(shell, all)}
            <span class="wide-only">{step()}</span>
        </RoomHead>
        <div class="room-body">
            <div class="match-summary">
                {course(all)}
                {move || is_settled.get().then(|| figures(all))}
                {decisive(all)}
                {bar(all)}
                <div class="narrow-only">{step()}</div>
            </div>
        </div>
    }
    .into_any()
}

/// Leads through the match from its beginning.
fn step_through(all: Reviewed) {
    all.send.run(Msg::Game(0));
    show_decision(all);
}

/// Leads to the decision that is shown.
fn show_decision(all: Reviewed) {
    all.page.set(Page::Decision);
    // The page is built before the frame.
    timer::after_frame(focus::heading);
}

/// Both players with their points: "You 2 – 5 Mira".
fn score(all: Reviewed) -> Signal<String> {
    let [first, second] = all.players();
    let points = all.model.with_untracked(final_points);
    Signal::derive(move || {
        let names = all.names.get();
        all.tell(|words| {
            words.summary_score(
                isolated(&names[first]),
                points[first],
                points[second],
                isolated(&names[second]),
            )
        })
    })
}

/// Returns the points at the end of the match.
fn final_points(model: &Model) -> ByPlayer<u32> {
    let Some(last) = model.games().last() else {
        return ByPlayer::default();
    };
    let mut points = last.score;
    if let Some(result) = last.result {
        points[result.winner] += result.points;
    }
    // Points beyond the match do not count.
    let length = model
        .record()
        .map_or(0, |record| u32::from(record.terms.length));
    points.map(|points| {
        if length > 0 {
            points.min(length)
        } else {
            points
        }
    })
}

/// The kind of the match and its date.
fn subtitle(all: Reviewed) -> Signal<String> {
    let fact = all.model.with_untracked(|model| {
        let (_, fact) = all.tell(|words| title(model, words));
        let what = fact.split(" · ").next().unwrap_or_default().to_owned();
        let date = model.record().and_then(|record| record.event.date.clone());
        all.tell(|words| with_day(words, what, date.as_deref()))
    });
    Signal::stored(fact)
}

/// Returns the kind of the match with its day, which is stored as `2025-11-08`.
fn with_day(words: &Words, what: String, stored: Option<&str>) -> String {
    match stored {
        Some(stored) => format!("{what} · {}", date::day(words, stored)),
        None => what,
    }
}

/// The line of the match, and whose wood is whose.
fn course(all: Reviewed) -> impl IntoView {
    let review = all.review_job.review;
    let [first, second] = all.players();
    // The marks are those of the mistakes from which the moments are chosen.
    let line = Memo::new(move |_| {
        review.track();
        match_line(all, all.own).map_or(SillState::Empty, SillState::Line)
    });
    let wood = move |player: Player| {
        let (colour, chip) = match player {
            Player::White => ("light", "chip light"),
            Player::Black => ("dark", "chip dark"),
        };
        let key = if all.own == Some(player) {
            format!("{colour}-you")
        } else {
            colour.to_owned()
        };
        let name = isolated(&all.names.get_untracked()[player]);
        let text = all.tell(|words| words.summary_light(key.as_str(), name));
        view! { <span><i class=chip aria-hidden="true"></i>{text}</span> }
    };
    let label = all.tell(Words::review_graph);
    view! {
        <div class="match-course">
            <Sill line=Signal::derive(move || line.get()) label=label/>
            <p class="match-woods">{wood(first)}{wood(second)}</p>
        </div>
    }
}

/// PR, mistakes and luck, the players' side by side as bars in the colours of their checkers.
fn figures(all: Reviewed) -> impl IntoView {
    let numbers = Memo::new(move |_| all.review_job.review.with(Review::numbers));
    let card =
        move |label: String,
              class: &'static str,
              of: fn(Reviewed, Player, &ByPlayer<study::Numbers>) -> (f64, String)| {
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
                    <h2>{label}</h2>
                    {rows}
                </section>
            }
        };
    let pr = |all: Reviewed, player: Player, numbers: &ByPlayer<study::Numbers>| {
        let pr = numbers[player].summary.pr;
        let text = pr.map_or_else(
            || "–".to_owned(),
            |pr| all.tell(|words| decimal(words, pr, 1)),
        );
        (pr.unwrap_or_default(), text)
    };
    let mistakes = |_: Reviewed, player: Player, numbers: &ByPlayer<study::Numbers>| {
        let mistakes = numbers[player].mistakes;
        let count = mistakes.errors + mistakes.blunders;
        (f64::from(count), count.to_string())
    };
    let luck = |all: Reviewed, player: Player, numbers: &ByPlayer<study::Numbers>| {
        let luck = numbers[player].summary.luck;
        (luck, all.tell(|words| signed(words, luck, 2)))
    };
    view! {
        <div class="match-cards">
            {card("PR".to_owned(), "", pr)}
            {card(all.tell(Words::summary_mistakes), "", mistakes)}
            {card(all.tell(Words::summary_luck), "signed", luck)}
        </div>
    }
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

/// The moments that decided the match, or a warm word where there are none: those of the reader or, in a match between
/// others, of both players. They follow each pass of the review.
fn decisive(all: Reviewed) -> impl IntoView {
    let review = all.review_job.review;
    let known = Memo::new(move |_| review.with(|review| review.decisive(all.own, None)));
    let number = Memo::new(move |_| known.with(|known| Some(known.as_ref()?.points.len())));
    move || match number.get() {
        None => {
            let text = all.tell(Words::summary_waits);
            view! { <p class="match-waits">{text}</p> }.into_any()
        }
        Some(0) => {
            let text = all.tell(Words::summary_none);
            view! { <p class="match-clean lead">{text}</p> }.into_any()
        }
        Some(number) => turning_points(all, known, number),
    }
}

/// The moments that decided the match, so many of all mistakes.
fn turning_points(all: Reviewed, known: Memo<Option<Decisive>>, number: usize) -> AnyView {
    let title = all.tell(|words| words.summary_moments(number as i64));
    let mistakes = Memo::new(move |_| known.with(|known| known.as_ref().map(|one| one.mistakes)));
    let of = move || {
        let count = mistakes.get()?;
        Some(all.tell(|words| words.summary_of(count as i64)))
    };
    let names = all.names.get_untracked();
    let telling = Telling {
        shell: all.review_job.shell(),
        bottom: all.players()[0],
        voices: ByPlayer::new(|player| match all.own {
            Some(own) if own == player => Voice::You,
            _ => Voice::Named(names[player].clone()),
        }),
        with_games: true,
        with_players: all.own.is_none(),
        open: Callback::new(move |(game, nth)| {
            all.send.run(Msg::Move(game, nth));
            show_decision(all);
        }),
    };
    let points = Signal::derive(move || {
        known.with(|known| {
            known
                .as_ref()
                .map(|one| one.points.clone())
                .unwrap_or_default()
        })
    });
    view! {
        <section class="match-moments">
            <h2>{title}<small>{of}</small></h2>
            {moments(&telling, points)}
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn match_day_has_the_format_of_other_rooms() {
        let words = Words::english();
        let told = |stored| with_day(&words, "Match to 7".to_owned(), stored);
        assert_eq!(told(Some("2025-11-08")), "Match to 7 · 8 Nov 2025");
        assert_eq!(told(Some("Autumn")), "Match to 7 · Autumn");
        assert_eq!(told(None), "Match to 7");
    }
}
