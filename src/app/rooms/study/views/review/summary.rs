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
use study::{Decisive, Place, title};
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
            moments::{Telling, moments},
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
/// moments are updated after each pass of the review.
fn decisive(all: Reviewed) -> impl IntoView {
    let review = all.review_job.review;
    let moments = Memo::new(move |_| {
        let whose = all.whose();
        review.with(|review| review.decisive(whose, None))
    });
    let shape = Memo::new(move |_| {
        let number = moments.with(|moments| Some(moments.as_ref()?.points.len()))?;
        Some((number, all.whose()))
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
            return Some(turning_points(all, moments, whose));
        }
        let text = all.tell(Words::summary_none);
        Some(view! { <p class="match-clean lead">{text}</p> }.into_any())
    };
    view! {
        <section class="match-moments">
            <div class="match-moments-head">
                <h2>{title}<small aria-live="polite">{about_moments(all, moments)}</small></h2>
                {whose(all)}
            </div>
            {list}
        </section>
    }
}

/// Returns the number of mistakes from which the moments are chosen, or a note that the moments may change or have
/// changed while shown.
fn about_moments(all: Reviewed, moments: Memo<Option<Decisive>>) -> impl Fn() -> Option<String> {
    let changes = Memo::new(move |before: Option<&Seen>| {
        let whose = all.whose();
        let places = moments.with(|moments| {
            let points = moments.as_ref().map(|moments| moments.points.iter());
            points
                .into_iter()
                .flatten()
                .map(|point| point.place)
                .collect()
        });
        Seen::after(before, whose, places)
    });
    let mistakes =
        Memo::new(move |_| moments.with(|moments| moments.as_ref().map(|one| one.mistakes)));
    move || {
        let count = mistakes.get()?;
        Some(all.tell(|words| {
            if all.is_provisional() {
                return words.summary_unsettled("moments");
            }
            let count_text = words.summary_of(count as i64);
            if changes.with(|changes| changes.has_changed) {
                format!("{count_text} · {}", words.summary_unsettled("changed"))
            } else {
                count_text
            }
        }))
    }
}

/// Moments that have already been shown.
#[derive(Clone, Debug, PartialEq)]
struct Seen {
    whose: Option<Player>,
    places: Vec<Place>,
    /// `true` once these moments have replaced others that were shown.
    has_changed: bool,
}

impl Seen {
    /// Returns the moments at `places`, marked as changed if they differ from those in `before`.
    fn after(before: Option<&Self>, whose: Option<Player>, places: Vec<Place>) -> Self {
        let same = before.filter(|before| before.whose == whose);
        Self {
            has_changed: same.is_some_and(|before| {
                before.has_changed || !before.places.is_empty() && before.places != places
            }),
            whose,
            places,
        }
    }
}

/// Draws the moments that decided the match for the player whose mistakes are marked.
fn turning_points(all: Reviewed, known: Memo<Option<Decisive>>, whose: Option<Player>) -> AnyView {
    let names = all.names.get_untracked();
    let telling = Telling {
        shell: all.review_job.shell(),
        bottom: all.players()[0],
        voices: ByPlayer::new(|player| Voice::new(player, all.own, &names[player])),
        with_games: true,
        with_players: whose.is_none(),
        open: Callback::new(move |place| show(all, place)),
    };
    let points = Signal::derive(move || {
        let points = |known: &Decisive| known.points.clone();
        known.with(|known| known.as_ref().map(points).unwrap_or_default())
    });
    moments(&telling, points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_moments_that_change_while_shown() {
        let seen = |before: Option<&Seen>, player, places: &[Place]| {
            Seen::after(before, Some(player), places.to_vec())
        };
        let first = seen(None, Player::White, &[]);
        let found = seen(Some(&first), Player::White, &[(0, 4), (1, 2)]);
        assert!(!found.has_changed, "they have just come");
        let other = seen(Some(&found), Player::White, &[(0, 4), (1, 8)]);
        assert!(other.has_changed);
        assert!(seen(Some(&other), Player::White, &[(0, 4), (1, 8)]).has_changed);
        let opponents = seen(Some(&other), Player::Black, &[(0, 5)]);
        assert!(!opponents.has_changed, "those of the other player");
    }

    #[test]
    fn match_date_uses_the_shared_format() {
        let words = Words::english();
        let title = |stored| with_day(&words, "Match to 7".to_owned(), stored);
        assert_eq!(title(Some("2025-11-08")), "Match to 7 · 8 Nov 2025");
        assert_eq!(title(Some("Autumn")), "Match to 7 · Autumn");
        assert_eq!(title(None), "Match to 7");
    }
}
