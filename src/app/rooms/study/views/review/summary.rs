//! Summary of a finished match: its line, cards with both players' statistics, the moments that decided it, and its
//! games.

mod cards;
mod games;
mod key;
mod stage;
mod steps;
mod waiting;

use insight::Voice;
use leptos::prelude::*;
use record::MatchRecord;
use rules::{ByPlayer, Player};
use study::title;
use words::{Words, arg, isolated};

use self::{
    cards::cards,
    games::games,
    key::key,
    stage::{Stage, stage},
    steps::{show, step},
    waiting::waiting,
};
use super::bar::bar;
use crate::{
    board::{Sill, SillState},
    parts::chip,
    rooms::study::{
        state::Reviewed,
        views::{
            head::share_button,
            moments::{Moments, Telling, moments},
            notes::notes_of_match,
            sill::{match_line, match_value},
            which::which_one,
            whose::whose,
        },
    },
    rooms::views::{date, head::RoomHead},
};

/// Draws the match summary page.
pub(super) fn summary(all: Reviewed) -> AnyView {
    let stage = stage(all);
    let shell = all.review_job.shell();
    view! {
        <RoomHead shell title=score(all) subtitle=subtitle(all)>
            {share_button(shell, all)}
            <span class="wide-only">{step(all, stage)}</span>
        </RoomHead>
        <div class="room-body">
            <div class="match-summary">
                {course(all, stage)}
                {notes_of_match(all, Callback::new(move |place| show(all, place)))}
                {move || match stage.get() {
                    Stage::Settled => view! { {cards(all)}{decisive(all)}{which_one(all)} }.into_any(),
                    stage => view! { <div class="match-start">{which_one(all)}{waiting(all, stage)}</div> }.into_any(),
                }}
                {games(all)}
                {move || (stage.get() == Stage::Settled).then(|| bar(all))}
                <div class="narrow-only">{step(all, stage)}</div>
            </div>
        </div>
    }
    .into_any()
}

/// Returns the score with both players' names: "You 2 – 5 Mira".
fn score(all: Reviewed) -> Signal<String> {
    let [first, second] = all.players();
    let points = all
        .model
        .with_untracked(|model| model.record().map(MatchRecord::points))
        .unwrap_or_default();
    Signal::derive(move || {
        let names = all.names.get();
        all.tell(|words| {
            words.summary_score(
                arg::First(isolated(&names[first])),
                arg::Other(points[second]),
                arg::Own(points[first]),
                arg::Second(isolated(&names[second])),
            )
        })
    })
}

/// Returns the type of the match and its date.
fn subtitle(all: Reviewed) -> Signal<String> {
    let fact = all.model.with_untracked(|model| {
        let (_, fact) = all.tell(|words| title(model, words));
        let kind = fact.split(" · ").next().unwrap_or_default().to_owned();
        let date = model.record().and_then(|record| record.event.date.clone());
        all.tell(|words| with_day(words, kind, date.as_deref()))
    });
    Signal::stored(fact)
}

/// Returns the type of the match with its date, which is stored in ISO 8601 format, such as `2025-11-08`.
fn with_day(words: &Words, kind: String, stored: Option<&str>) -> String {
    match stored {
        Some(stored) => format!("{kind} · {}", date::day(words, stored)),
        None => kind,
    }
}

/// Draws the match line, from which each decision can be opened, with a legend for its two colours and its marks. The
/// line is that of the race before the review.
fn course(all: Reviewed, stage: Memo<Stage>) -> impl IntoView {
    let review = all.review_job.review;
    // The marks represent the mistakes from which the moments are chosen.
    let known = Memo::new(move |_| {
        all.review_job.is_listed.track();
        review.track();
        match_line(all, all.whose())
    });
    let line = Signal::derive(move || {
        let line = known.with(|known| known.as_ref().map(|known| known.line.clone()));
        match (line, stage.get()) {
            (None, _) | (Some(_), Stage::Reading) => SillState::Empty,
            (Some(line), Stage::Before) => SillState::Race(line, all.tell(Words::race)),
            (Some(line), Stage::Running | Stage::Settled) => SillState::Line(line),
        }
    });
    let at = RwSignal::new(None::<usize>);
    let on_open = Callback::new(move |step: usize| {
        let place = known.with_untracked(|known| known.as_ref()?.places.get(step).copied());
        if let Some(place) = place {
            show(all, place);
        }
    });
    let tell = Callback::new(move |step: usize| {
        let value = known.with(|known| Some(match_value(all, known.as_ref()?, step)));
        value.unwrap_or_default()
    });
    let value = Signal::derive(move || at.get().map(|step| tell.run(step)));
    let [first, second] = all.players();
    let wood = move |player: Player| whose_wood(all, player, stage);
    let label = Signal::derive(move || {
        all.tell(if stage.get() == Stage::Before {
            Words::race
        } else {
            Words::review_graph
        })
    });
    view! {
        <div class="match-course">
            <Sill
                line label cursor=MaybeProp::derive(move || at.get())
                on_seek=Callback::new(move |step| at.set(Some(step))) on_open tell
                value_text=MaybeProp::derive(move || value.get())
            />
            <div class="match-woods">
                {wood(first)}
                {wood(second)}
                {move || (stage.get() == Stage::Settled).then(|| key(all))}
            </div>
        </div>
    }
}

/// Draws a player's checker, labelled with the meaning of the player's area in the line or, before the review, with the
/// player's name.
fn whose_wood(all: Reviewed, player: Player, stage: Memo<Stage>) -> impl IntoView {
    let chip = chip(player);
    let whose = if all.own == Some(player) {
        "you"
    } else {
        "other"
    };
    let text = move || {
        let name = isolated(&all.names.get()[player]);
        if stage.get() == Stage::Before {
            return name;
        }
        all.tell(|words| words.summary_chances(arg::Name(name), arg::Whose(whose)))
    };
    view! { <span><i class=chip aria-hidden="true"></i>{text}</span> }
}

/// Draws the moments that decided the match for the player whose mistakes are marked, or praise if there are none. The
/// moments chosen first stay while a deeper review updates their figures, as long as they are mistakes.
fn decisive(all: Reviewed) -> impl IntoView {
    let chosen = Moments::new(all.review_job.review, None, move || all.whose());
    let shape = Memo::new(move |_| {
        let shown = chosen.shown.read();
        Some((shown.as_ref()?.decisive.points.len(), all.whose()))
    });
    let title = move || {
        let number = shape.get().map_or(0, |(number, _)| number);
        all.tell(|words| match number {
            0 => words.summary_mistakes(),
            number => words.summary_moments(number as i64),
        })
    };
    let list = move || {
        let (number, whose) = shape.get()?;
        if number > 0 {
            return Some(turning_points(all, chosen, whose));
        }
        let text = move || {
            let mistakes = chosen
                .shown
                .with(|shown| Some(shown.as_ref()?.decisive.mistakes))?;
            Some(all.tell(|words| words.summary_none(mistakes as i64)))
        };
        Some(view! { <p class="match-clean lead">{text}</p> }.into_any())
    };
    view! {
        <section class="match-moments">
            <div class="match-moments-head">
                <h2>{title}<small aria-live="polite">{about_moments(all, chosen)}</small></h2>
                {whose(all)}
            </div>
            {chosen.others(all.words.get_value())}
            {list}
        </section>
    }
}

/// Returns the number of mistakes from which the moments are chosen, or a note that a deeper review is in progress.
fn about_moments(all: Reviewed, chosen: Moments) -> impl Fn() -> Option<String> {
    let counts = Memo::new(move |_| {
        let shown = chosen.shown.read();
        let decisive = &shown.as_ref()?.decisive;
        let rest = if decisive.leaves_small_ones() {
            "small"
        } else {
            "any"
        };
        Some((decisive.points.len(), decisive.mistakes, rest))
    });
    move || {
        let (points, mistakes, rest) = counts.get()?;
        if all.is_provisional() {
            return Some(all.tell(|words| words.summary_unsettled("figures")));
        }
        (points > 0).then(|| {
            all.tell(|words| words.summary_of(arg::Count(mistakes as i64), arg::Rest(rest)))
        })
    }
}

/// Draws the moments that decided the match for the player whose mistakes are marked.
fn turning_points(all: Reviewed, chosen: Moments, whose: Option<Player>) -> AnyView {
    let names = all.names.get_untracked();
    let telling = Telling {
        shell: all.review_job.shell(),
        bottom: all.players()[0],
        voices: ByPlayer::new(|player| Voice::new(player, all.own, &names[player])),
        with_games: true,
        with_players: whose.is_none(),
        open: Callback::new(move |place| show(all, place)),
    };
    moments(&telling, Signal::derive(move || chosen.points()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn match_date_uses_the_shared_format() {
        let words = Words::english();
        let title = |stored| with_day(&words, "Match to 7".to_owned(), stored);
        assert_eq!(title(Some("2025-11-08")), "Match to 7 · 8 Nov 2025");
        assert_eq!(title(Some("Autumn")), "Match to 7 · Autumn");
        assert_eq!(title(None), "Match to 7");
    }
}
