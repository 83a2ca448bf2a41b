//! Moments that decided a game or a match, each with a small board that shows the best play, the cost, and one
//! sentence.

use analyst::{JobEvent, Priority};
use board::{Scene, View};
use insight::{Detail, Explanation, JudgedDecision, Voice};
use leptos::{ev, prelude::*};
use rules::{ByPlayer, Player};
use study::{Kind, Place, Review, ShownMoments, TurningPoint};
use words::{Words, arg, isolated};

use super::icons::verdict_mark;
use crate::{
    board::LittleBoard,
    rooms::{
        Shell,
        study::state::{mark_key, mark_name},
    },
};

/// Presentation options for the moments.
#[derive(Clone)]
pub(super) struct Telling {
    pub(super) shell: Shell,
    /// Player at the bottom of the boards.
    pub(super) bottom: Player,
    /// Grammatical person of sentences about each player's decisions.
    pub(super) voices: ByPlayer<Voice>,
    /// `true` if each moment states its game.
    pub(super) with_games: bool,
    /// `true` if each moment names the player who made the decision.
    pub(super) with_players: bool,
    /// Callback that opens the decision at a place.
    pub(super) open: Callback<Place>,
}

/// Moments on display. Once the reader has touched the page, they stay until the reader requests those of the deeper
/// review. Copies refer to the same moments.
#[derive(Clone, Copy)]
pub(super) struct Moments {
    pub(super) shown: Memo<Option<ShownMoments>>,
    requests: RwSignal<u32>,
}

impl Moments {
    /// Creates the moments of the game at this index (of the match if `None`); `whose` returns the player who made the
    /// mistakes, or `None` for both players.
    pub(super) fn new(
        review: RwSignal<Review>,
        game: Option<usize>,
        whose: impl Fn() -> Option<Player> + Send + Sync + 'static,
    ) -> Self {
        let requests = RwSignal::new(0);
        let is_touched = touches();
        let shown = Memo::new(move |before: Option<&Option<ShownMoments>>| {
            let before = before.and_then(Option::as_ref);
            let choice = (whose(), requests.get());
            if !before.is_some_and(|before| before.is_of(choice)) {
                is_touched.set_value(false);
            }
            let is_touched = is_touched.get_value();
            review.with(|review| ShownMoments::after(before, review, game, choice, is_touched))
        });
        Self { shown, requests }
    }

    /// Returns the moments, costliest first when they were chosen.
    pub(super) fn points(self) -> Vec<TurningPoint> {
        let points = |shown: &ShownMoments| shown.decisive.points.clone();
        self.shown
            .with(|shown| shown.as_ref().map(points).unwrap_or_default())
    }

    /// Draws a note with a button that shows the moments of the deeper review, if they are others.
    pub(super) fn others(self, words: Words) -> impl IntoView {
        let has_others = Memo::new(move |_| {
            self.shown
                .with(|shown| shown.as_ref().is_some_and(|one| one.has_others))
        });
        let show = move |_| self.requests.update(|requests| *requests += 1);
        move || {
            has_others.get().then(|| {
                let (note, show_label) =
                    (words.summary_unsettled("changed"), words.summary_update());
                view! {
                    <p class="moments-others" role="status">
                        {note}" "<button class="review-link" on:click=show>{show_label}</button>
                    </p>
                }
            })
        }
    }
}

/// Returns a value that becomes `true` when the reader presses or scrolls anything on the page.
fn touches() -> StoredValue<bool> {
    let is_touched = StoredValue::new(false);
    let touch = move || is_touched.set_value(true);
    let pressed = window_event_listener(ev::pointerdown, move |_| touch());
    let typed = window_event_listener(ev::keydown, move |_| touch());
    let scrolled = window_event_listener(ev::wheel, move |_| touch());
    on_cleanup(move || {
        for listener in [pressed, typed, scrolled] {
            listener.remove();
        }
    });
    is_touched
}

/// Draws the moments as a list of buttons that open them. A button is rebuilt when its moment's evaluation changes.
pub(super) fn moments(telling: &Telling, points: Signal<Vec<TurningPoint>>) -> AnyView {
    let one = |nth: usize| {
        let telling = telling.clone();
        let point = Memo::new(move |_| points.with(|all| all.get(nth).cloned()));
        let item = move || point.get().map(|point| moment(&telling, nth, &point));
        view! { <li>{item}</li> }
    };
    let count = points.with_untracked(Vec::len);
    view! { <ol class="moments">{(0..count).map(one).collect_view()}</ol> }.into_any()
}

fn moment(telling: &Telling, nth: usize, point: &TurningPoint) -> AnyView {
    let words = telling.shell.words();
    let is_cube = point.judged.kind != Kind::Checker;
    let verdict = point.mistake.map(|mistake| {
        let (key, name) = (mark_key(mistake.into()), mark_name(&words, mistake.into()));
        view! { <span class=format!("verdict {key}")>{verdict_mark(key, is_cube)}{name}</span> }
    });
    let game = telling
        .with_games
        .then(|| words.summary_game(point.place.0 as i64 + 1));
    let voice = &telling.voices[point.decision.player()];
    let player = match voice {
        Voice::Opponent(name) | Voice::Named(name) if telling.with_players => Some(isolated(name)),
        _ => None,
    };
    let facts: Vec<String> = game.into_iter().chain(player).collect();
    let (open, place) = (telling.open, point.place);
    let line = sentence(telling, point);
    let made = {
        let (point, words) = (point.clone(), telling.shell.words());
        move || line.with(|line| played(&point, &words, line))
    };
    view! {
        <button class="moment" on:click=move |_| open.run(place)>
            <LittleBoard scene=scene_of(point, telling.bottom)/>
            <span class="moment-head">
                <b>{nth + 1}</b>
                {verdict}
                <small>{facts.join(" · ")}</small>
            </span>
            <b class="moment-cost">{point.cost(&words)}</b>
            <span class="moment-line">{line}</span>
            <span class="moment-played">{made}</span>
        </button>
    }
    .into_any()
}

/// Returns the play made and, unless `sentence` already names it, the best play.
fn played(point: &TurningPoint, words: &Words, sentence: &str) -> Option<String> {
    let best = point.judged.candidates.first()?.choice;
    let [made, best] = [point.judged.made, best].map(|choice| point.name(&choice, words));
    // Directional isolates preserve the order of a play's notation within right-to-left text.
    let in_order = |name: &str| format!("\u{2066}{name}\u{2069}");
    Some(if sentence.contains(&best) {
        words.moment_made(in_order(&made))
    } else {
        words.moment_played(arg::Best(in_order(&best)), arg::Made(in_order(&made)))
    })
}

/// Returns the position at a turning point, with the best play marked.
pub(super) fn scene_of(point: &TurningPoint, bottom: Player) -> Scene {
    let view = View {
        turned: false,
        home_left: false,
        bottom,
    };
    let best = point.judged.candidates.first().map(|best| best.choice);
    Scene::with_best(&point.decision, best, view)
}

/// Returns a memo of a sentence about the effect of the choice made at this moment; the sentence is refined once the
/// engine has replied.
fn sentence(telling: &Telling, point: &TurningPoint) -> Memo<String> {
    let (shell, voice) = (
        telling.shell,
        telling.voices[point.decision.player()].clone(),
    );
    let words: StoredValue<Words> = StoredValue::new(shell.words());
    if let Some(effect) = point.resignation(&words.read_value()) {
        return Memo::new(move |_| effect.clone());
    }
    let explanation = RwSignal::new(Explanation::new(JudgedDecision {
        decision: point.decision,
        judged: point.judged.clone(),
    }));
    let queries = explanation.with_untracked(Explanation::first_queries);
    if !queries.is_empty() {
        let tasks = queries.clone();
        let on_event = move |event| {
            if let JobEvent::Found { nth, report } = event
                && let Some(query) = queries.get(nth)
            {
                // The explanation's signal may have been disposed of in the meantime.
                let _gone =
                    explanation.try_update(|explanation| explanation.store_report(query, report));
            }
        };
        let ticket = shell.analyst().submit(Priority::Hint, tasks, on_event);
        on_cleanup(move || shell.analyst().stop(ticket));
    }
    let is_player = !matches!(voice, Voice::Named(_));
    let detail = if is_player && shell.is_in_first_games() {
        Detail::Plain
    } else {
        Detail::Full
    };
    Memo::new(move |_| explanation.with(|known| known.brief(&words.read_value(), &voice, detail)))
}
