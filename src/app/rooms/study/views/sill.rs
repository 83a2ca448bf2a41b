//! Game line below the board, and match line. Before a review, both show the race.

use board::{GameLine, LineGame};
use leptos::prelude::*;
use rules::Player;
use study::{Course, Model, Msg, Place, Review};
use words::{Words, arg, decimal, isolated};

use crate::{
    board::{Sill, SillState},
    rooms::study::state::{Reviewed, mark_name},
};

/// Draws the game line, a slider over the decisions of the current game. The line is that of the race until a review
/// has evaluated some of the decisions.
#[component]
pub(crate) fn GameSill(reviewed: Reviewed) -> impl IntoView {
    let review = reviewed.review_job.review;
    let bottom = reviewed.players()[0];
    let is_unreviewed = Memo::new(move |_| reviewed.is_unreviewed());
    let course = Memo::new(move |_| {
        let game = Some(reviewed.game.get());
        review.with(|review| {
            if is_unreviewed.get() {
                review.race(game, bottom)
            } else {
                review.course(game, bottom)
            }
        })
    });
    let whose = Memo::new(move |_| review.with(|review| review.filter().player));
    let is_position = review.with_untracked(Review::is_position);
    let line = Signal::derive(move || {
        if is_position {
            return SillState::Blank;
        }
        let line = course.with(|course| course.line(bottom, whose.get()));
        match line {
            Some(line) if is_unreviewed.get() => SillState::Race(line, reviewed.tell(Words::race)),
            Some(line) => SillState::Line(line),
            None => SillState::Empty,
        }
    });
    let cursor = Memo::new(move |_| {
        let place = reviewed.model.with(Model::place);
        course.with(|course| course.step_of(place))
    });
    let on_seek = Callback::new(move |step: usize| {
        if let Some((game, nth)) = course.with_untracked(|course| course.place_of(step)) {
            reviewed.send.run(Msg::Move(game, nth));
        }
    });
    let label = Signal::derive(move || {
        reviewed.tell(if is_unreviewed.get() {
            Words::race
        } else {
            Words::review_graph
        })
    });
    let value_text = Signal::derive(move || {
        let step = cursor.get()?;
        if is_unreviewed.get() {
            return Some(pips(reviewed));
        }
        course.with(|course| {
            Some(value(
                reviewed,
                course,
                step,
                moment(reviewed, course, step),
                bottom,
            ))
        })
    });
    let tell = Callback::new(move |step: usize| {
        course.with(|course| {
            value(
                reviewed,
                course,
                step,
                moment(reviewed, course, step),
                bottom,
            )
        })
    });
    view! {
        <Sill
            line label cursor=MaybeProp::derive(move || cursor.get()) on_seek tell
            value_text=MaybeProp::derive(move || value_text.get())
        />
    }
}

/// Returns the number of the current moment and both players' pip counts.
fn pips(all: Reviewed) -> String {
    let number = all.number().unwrap_or_default();
    let names = all.names.get();
    let of = |player: Player| {
        let count = all.model.with(|model| model.pips(player));
        all.tell(|words| words.position_pips(arg::Pips(count), arg::Who(isolated(&names[player]))))
    };
    let [first, second] = all.players().map(of);
    format!("{number}, {first}, {second}")
}

/// Returns the 1-based number of the moment at `step` in the current game, and the number of moments in that game.
fn moment(all: Reviewed, course: &Course, step: usize) -> (usize, usize) {
    let nth = course.place_of(step).map(|(_, nth)| nth);
    all.model.with(|model| {
        let mut moments = model.moments().iter();
        let at = moments.position(|one| one.nth == nth).unwrap_or(step);
        (at + 1, model.moments().len())
    })
}

/// Match line, with the place of the decision at each step.
#[derive(Clone, PartialEq)]
pub(super) struct MatchLine {
    pub(super) line: GameLine,
    pub(super) places: Vec<Place>,
    course: Course,
}

/// Returns the match line with the starts of the games and the mistakes of one player, or of both; before the first
/// evaluation, the line of the race. `None` if there are no decisions.
pub(super) fn match_line(all: Reviewed, whose: Option<Player>) -> Option<MatchLine> {
    let bottom = all.players()[0];
    let review = all.review_job.review;
    let course = review.with(|review| {
        if review.has_begun() {
            review.course(None, bottom)
        } else {
            review.race(None, bottom)
        }
    });
    let places: Vec<Place> = course.points.iter().map(|point| point.place).collect();
    let mut games: Vec<LineGame> = Vec::new();
    let mut before = None;
    for (first, (game, _)) in places.iter().enumerate() {
        if before != Some(game) {
            let caption = all.tell(|words| words.summary_game(*game as i64 + 1));
            games.push(LineGame { first, caption });
            before = Some(game);
        }
    }
    Some(MatchLine {
        line: course.line(bottom, whose)?.with_games(games),
        places,
        course,
    })
}

/// Returns the description of a step in a match, including the game number.
pub(super) fn match_value(all: Reviewed, known: &MatchLine, step: usize) -> String {
    let game = known.places.get(step).map_or(0, |(game, _)| *game);
    let first = known.places.iter().position(|(one, _)| *one == game);
    let game_name = all.tell(|words| words.summary_game(game as i64 + 1));
    let has_begun = all.review_job.review.with(Review::has_begun);
    let number = step - first.unwrap_or(0).min(step) + 1;
    let count = known.places.iter().filter(|(one, _)| *one == game).count();
    let text = if has_begun {
        let bottom = all.players()[0];
        value(all, &known.course, step, (number, count), bottom)
    } else {
        all.tell(|words| words.study_moment(arg::Count(count as u32), arg::Number(number as u32)))
    };
    format!("{game_name}, {text}")
}

/// Returns the description of a step: the number of the move out of all moves, the winning chance of the player at the
/// bottom, and any mistake.
fn value(
    all: Reviewed,
    course: &Course,
    step: usize,
    (number, count): (usize, usize),
    bottom: Player,
) -> String {
    let chance = course.points.get(step).map_or(0.5, |point| point.chance);
    let name = isolated(&all.names.get()[bottom]);
    let percent = f64::from(100.0 * chance);
    all.tell(|words| {
        let text = words.review_chance(
            arg::Moment(words.study_moment(arg::Count(count as u32), arg::Number(number as u32))),
            arg::Name(name),
            arg::Percent(decimal(words, percent, 1)),
        );
        let mark = course.marks.iter().find(|mark| mark.step == step);
        match mark {
            Some(mark) => format!("{text}, {}", mark_name(words, mark.mistake.into())),
            None => text,
        }
    })
}
