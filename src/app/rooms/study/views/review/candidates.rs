//! Choices for a decision: a short table with their costs, and a long one with all numbers.

use board::ArrowKind;
use leptos::prelude::*;
use study::{JudgedChoice, Kind, MIN_SHOWN_LOSS, Verdict};
use words::{Words, decimal, signed};

use super::play_name::{is_drawn, name};
use crate::rooms::study::{
    state::{Reviewed, mark_key},
    views::icons::verdict_mark,
};

/// Number of choices shown at first, including the best choice and the choice made.
const SHOWN: usize = 5;
/// Loss, in EMG, that fills the cost bar, unless a choice costs more.
const FULL_BAR: f32 = 0.25;
/// Minimum difference in gammon chances that can explain why the best play wins less often.
const MIN_GAMMONS: f32 = 0.005;

/// Type of gammons that compensate for the wins that the best play gives up: more gammons won, or fewer lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gammons {
    Won,
    Lost,
}

/// Layout of a choices table.
#[derive(Clone, Copy)]
struct Columns {
    /// CSS class of the mark on the choice made; `None` if the choice is not a mistake.
    mistake: Option<&'static str>,
    is_cube: bool,
    /// `true` if the reader made the choice.
    is_own: bool,
    /// `true` if the winning chances of each choice are known.
    by_chance: bool,
    /// Type of gammons shown beside the wins; `None` if gammons do not explain the difference.
    gammons: Option<Gammons>,
    /// Best equity for the doubler, who can gain from a wrong answer by the opponent.
    of_doubler: Option<f32>,
    /// Loss that fills the cost bar, in EMG.
    full_bar: f32,
}

impl Columns {
    fn of(all: Reviewed, verdict: &Verdict, is_cube: bool) -> Self {
        let subject = verdict.subject.as_ref();
        let rows = &verdict.rows;
        Self {
            mistake: verdict.mistake.map(|mistake| mark_key(mistake.into())),
            is_cube,
            is_own: subject.is_some_and(|subject| all.own == Some(subject.1.player)),
            by_chance: rows.iter().any(|one| one.chances.is_some()),
            gammons: deciding_gammons(rows),
            of_doubler: rows
                .iter()
                .find(|one| is_cube && !verdict.of_doubler && one.is_best)
                .map(|one| one.equity),
            full_bar: rows.iter().map(|one| one.loss).fold(FULL_BAR, f32::max),
        }
    }
}

/// Draws the choices and their costs, and the buttons that show the remaining choices.
pub(super) fn candidates(
    all: Reviewed,
    verdict: &Verdict,
    is_cube: bool,
) -> (impl IntoView + use<>, impl IntoView + use<>) {
    let columns = Columns::of(all, verdict, is_cube);
    let choices = verdict.rows.clone();
    let open = RwSignal::new(false);
    let listed = SHOWN
        - choices
            .iter()
            .skip(SHOWN)
            .filter(|one| is_always_shown(one))
            .count();
    let beyond = move |nth: usize, one: &JudgedChoice| nth >= listed && !is_always_shown(one);
    let hidden = choices.iter().enumerate();
    let hidden = hidden.filter(|(nth, one)| beyond(*nth, one)).count();
    let rows = move || {
        let all_shown = open.get();
        let rows = choices.iter().enumerate();
        rows.filter(|(nth, one)| all_shown || !beyond(*nth, one))
            .map(|(nth, one)| candidate(all, nth, one, columns))
            .collect_view()
    };
    // In a narrow window, only the best choice and the choice made are shown, or the first two if they are the same.
    let always = verdict.rows.iter().filter(|one| is_always_shown(one));
    let others = verdict.rows.len().saturating_sub(always.count().max(2));
    let more = move || {
        let button = |class: &'static str, count: usize| {
            (count > 0).then(|| {
                let label = all.tell(|words| words.review_show_more(count as i64));
                view! { <button class=format!("review-link {class}") on:click=move |_| open.set(true)>{label}</button> }
            })
        };
        (!open.get()).then(|| (button("wide-only", hidden), button("narrow-only", others)))
    };
    let head = all.tell(|words| {
        let first = if is_cube {
            words.review_cube_action()
        } else {
            words.review_play()
        };
        let wins = columns.by_chance.then(|| words.review_wins());
        let gammons = columns
            .gammons
            .map(|which| words.review_gammon_share(which.key()));
        [Some(first), Some(words.review_cost()), wins, gammons]
    });
    let head = head.map(|text| text.map(|text| view! { <th scope="col">{text}</th> }));
    let table = view! {
        <table class="candidates" class:all=open class:with-gammons=columns.gammons.is_some() aria-label=verdict.title.clone()>
            <thead><tr><td></td>{head.collect_view()}</tr></thead>
            <tbody>{rows}</tbody>
        </table>
    };
    (table, more)
}

/// Returns `true` for the best choice, the choice made, and plays that the reader has tried.
const fn is_always_shown(one: &JudgedChoice) -> bool {
    one.was_made || one.is_best || one.was_tried
}

/// Draws a row: its mark or rank, the choice, its cost, and the winning chance. Pressing a play leaves only its arrows
/// on the board.
fn candidate(all: Reviewed, nth: usize, one: &JudgedChoice, columns: Columns) -> AnyView {
    let play = one.play;
    let mistake = columns.mistake.filter(|_| one.was_made && !one.is_best);
    let class = match (one.is_best, one.was_made) {
        (true, _) => "best",
        (false, true) if mistake.is_some() => "played mistaken",
        (false, true) => "played",
        (false, false) if one.was_tried => "tried-play",
        (false, false) => "",
    };
    let kind = match (one.is_best, one.was_made) {
        (true, _) => Some(ArrowKind::Best),
        (false, true) => Some(ArrowKind::Played),
        (false, false) => None,
    };
    let mark = if one.is_best {
        verdict_mark("good", columns.is_cube)
    } else if let Some(key) = mistake {
        verdict_mark(key, columns.is_cube)
    } else {
        (nth + 1).into_any()
    };
    let tag = match (one.is_best, one.was_made, columns.is_own) {
        _ if one.was_tried => Some("tried"),
        (true, _, _) => Some("best"),
        (false, true, true) => Some("yours"),
        (false, true, false) => Some("played"),
        (false, false, _) => None,
    };
    let tag = tag.map(|tag| view! { <small>{all.tell(|words| words.review_tag(tag))}</small> });
    let win = columns
        .by_chance
        .then(|| view! { <td>{one.chances.map(|[win, ..]| in_percent(all, win))}</td> });
    let gammons = columns.gammons.map(|which| {
        let share = one
            .chances
            .map(|chances| in_percent(all, which.among(chances)));
        view! { <td>{share}</td> }
    });
    view! {
        <tr class=class class:drawn=move || is_drawn(all, kind, play)>
            <td>{mark}</td>
            <th scope="row">{name(all, one)}" "{tag}</th>
            <td>{cost(all, one, columns)}</td>
            {win}
            {gammons}
        </tr>
    }
    .into_any()
}

/// Draws the cost of a choice as a bar and a number.
fn cost(all: Reviewed, one: &JudgedChoice, columns: Columns) -> Option<impl IntoView + use<>> {
    if one.loss < MIN_SHOWN_LOSS {
        return None;
    }
    // Even the shortest bar must be visible.
    let width = 40.0 * (one.loss / columns.full_bar).clamp(0.1, 1.0);
    // A wrong answer by the opponent is a gain for the doubler.
    let is_gain = columns.of_doubler.is_some_and(|best| one.equity > best);
    let cost = f64::from(if is_gain { one.loss } else { -one.loss });
    let number = all.tell(|words| signed(words, cost, 3));
    Some(view! {
        <svg class="cost-bar" class:gain=is_gain viewBox="0 0 40 6" aria-hidden="true">
            <rect x=40.0 - width width=width height="6" rx="3"/>
        </svg>
        <bdi>{number}</bdi>
    })
}

impl Gammons {
    /// Returns the catalogue key of the column heading.
    const fn key(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
        }
    }

    /// Returns the chance of gammons of this type, taken from a choice's chances.
    const fn among(self, [_, won, _, lost, _]: [f32; 5]) -> f32 {
        match self {
            Self::Won => won,
            Self::Lost => lost,
        }
    }
}

/// Returns the type of gammons for which the best play gives up wins, compared with the play made or another play in
/// the list; `None` if no such play wins more games, or if gammons do not explain the difference.
fn deciding_gammons(rows: &[JudgedChoice]) -> Option<Gammons> {
    let best = rows.iter().find(|one| one.is_best)?.chances?;
    let made = rows.iter().filter(|one| one.was_made);
    let listed = made.chain(rows.iter().take(SHOWN));
    let mut chances = listed.filter_map(|one| one.chances);
    let other = chances.find(|other| other[0] > best[0])?;
    let won = Gammons::Won.among(best) - Gammons::Won.among(other);
    let lost = Gammons::Lost.among(other) - Gammons::Lost.among(best);
    if won.max(lost) < MIN_GAMMONS {
        return None;
    }
    Some(if won > lost {
        Gammons::Won
    } else {
        Gammons::Lost
    })
}

/// Formats a chance as a percentage, in the language's format.
pub(super) fn in_percent(all: Reviewed, chance: f32) -> String {
    all.tell(|words| words.review_percent(decimal(words, f64::from(100.0 * chance), 1)))
}

/// Draws all numbers of the choices: equity, chances, depth, and the file's values.
pub(super) fn numbers(all: Reviewed, verdict: &Verdict) -> AnyView {
    let rows = &verdict.rows;
    let by_file = rows.iter().any(|one| one.file.is_some());
    let by_chance = rows.iter().any(|one| one.chances.is_some());
    let is_cube = verdict
        .subject
        .as_ref()
        .is_some_and(|subject| subject.1.kind != Kind::Checker);
    let head = all.tell(|words| {
        [
            Some(if is_cube {
                words.review_cube_action()
            } else {
                words.review_play()
            }),
            Some(words.review_equity()),
            by_chance.then(|| words.review_win()),
            by_chance.then(|| words.review_gammons()),
            by_file.then(|| words.review_file()),
            Some(words.review_depth()),
        ]
    });
    let head = head.map(|text| text.map(|text| view! { <th scope="col">{text}</th> }));
    let three = |loss: f32| all.tell(|words| decimal(words, f64::from(loss), 3));
    let percent = |chance: f32| all.tell(|words| decimal(words, f64::from(100.0 * chance), 1));
    let row = |one: &JudgedChoice| {
        let equity = all.tell(|words| signed(words, f64::from(one.equity), 3));
        let chances = by_chance.then(|| {
            let win = one.chances.map(|[win, ..]| percent(win));
            let gammons = one
                .chances
                .map(|[_, gammon, _, lost, _]| format!("{} / {}", percent(gammon), percent(lost)));
            view! { <td>{win}</td><td>{gammons}</td> }
        });
        let file = by_file.then(|| view! { <td class="file">{one.file.map(three)}</td> });
        let depth = one.plies.map(|plies| depth_text(plies, one.trials));
        view! {
            <tr>
                <th scope="row"><bdi>{one.name.clone()}</bdi></th>
                <td>{equity}</td>
                {chances}
                {file}
                <td dir="ltr">{depth}</td>
            </tr>
        }
    };
    let label = all.tell(Words::review_numbers);
    view! {
        <table class="all-numbers" aria-label=label>
            <thead><tr>{head.collect_view()}</tr></thead>
            <tbody>{rows.iter().map(row).collect_view()}</tbody>
        </table>
        {by_depth(all, rows)}
        {of_doubler(all, verdict)}
    }
    .into_any()
}

/// Returns a depth in plies, with the number of trials of a Champion analysis.
pub(super) fn depth_text(plies: u8, trials: u64) -> String {
    match trials {
        0 => format!("{plies}-ply"),
        trials => format!("{plies}-ply + {trials}"),
    }
}

/// Draws a note about choices that were searched less deeply than the best one, if there are any.
fn by_depth(all: Reviewed, rows: &[JudgedChoice]) -> Option<impl IntoView + use<>> {
    is_uneven(rows).then(|| view! { <p class="coach-hard">{all.tell(Words::review_uneven)}</p> })
}

/// Returns `true` if a choice was searched less deeply than the first one.
fn is_uneven(rows: &[JudgedChoice]) -> bool {
    let best = rows.first().and_then(|best| best.plies);
    rows.iter().any(|one| one.plies < best)
}

/// Draws a note that the equities are from the doubler's view, if they are.
fn of_doubler(all: Reviewed, verdict: &Verdict) -> Option<impl IntoView + use<>> {
    verdict
        .of_doubler
        .then(|| view! { <p class="coach-hard">{all.tell(Words::coach_doubler)}</p> })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(is_best: bool, chances: [f32; 5]) -> JudgedChoice {
        JudgedChoice {
            trials: 0,
            name: String::new(),
            is_best,
            was_made: !is_best,
            was_tried: false,
            play: None,
            equity: 0.0,
            loss: 0.0,
            chances: Some(chances),
            plies: None,
            file: None,
        }
    }

    #[test]
    fn shallow_choices_are_explained() {
        let at = |plies| JudgedChoice {
            plies: Some(plies),
            ..row(false, [0.5; 5])
        };
        assert!(is_uneven(&[at(2), at(2), at(0)]));
        assert!(!is_uneven(&[at(2), at(2)]));
    }

    #[test]
    fn shows_gammons_if_the_best_play_wins_fewer_games() {
        let found = |best, made| deciding_gammons(&[row(true, best), row(false, made)]);
        let made = [0.412, 0.10, 0.0, 0.20, 0.0];
        assert_eq!(
            found([0.398, 0.10, 0.0, 0.15, 0.0], made),
            Some(Gammons::Lost)
        );
        assert_eq!(
            found([0.398, 0.16, 0.0, 0.19, 0.0], made),
            Some(Gammons::Won)
        );
        assert_eq!(found([0.398, 0.10, 0.0, 0.20, 0.0], made), None);
        assert_eq!(found([0.450, 0.10, 0.0, 0.15, 0.0], made), None);
    }
}
