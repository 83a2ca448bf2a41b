//! Games of a match as cards: a position, the game line (if any), the result and the score after the game.

use board::{Scene, SpeechContext, Stacks, StaticBoard, View, draw::LittleSill};
use leptos::prelude::*;
use record::{GameRecord, MatchRecord};
use rules::{ByPlayer, Player};
use study::{Model, Msg, Review, TurningPoint, result};
use words::Words;

use super::steps::{show, show_decision};
use crate::{
    board::LittleBoard,
    rooms::study::{state::Reviewed, views::moments::scene_of},
};

pub(super) fn games(all: Reviewed) -> impl IntoView {
    let count = all.model.with_untracked(|model| model.games().len());
    let title = all.tell(Words::place_games);
    let cards = (0..count).map(|nth| card(all, nth)).collect_view();
    view! {
        <section class="match-games">
            <h2>{title}</h2>
            <ol>{cards}</ol>
        </section>
    }
}

/// Draws game `nth` with the position of its costliest decision or, until that is known, its last position.
fn card(all: Reviewed, nth: usize) -> impl IntoView {
    let review = all.review_job.review;
    let bottom = all.players()[0];
    let costliest = Memo::new(move |_| review.with(|review| costliest(review, all.own, nth)));
    let last = all
        .model
        .with_untracked(|model| last_scene(model, nth, bottom));
    let scene = Signal::derive(move || match costliest.get() {
        Some(point) => scene_of(&point, bottom),
        None => last.clone(),
    });
    // The marks match those on the match line.
    let line = Memo::new(move |_| {
        let whose = all.whose();
        let line = review.with(|review| review.game_line(nth, bottom, whose));
        line.map_or(LittleSill::Empty, LittleSill::Line)
    });
    let points = all
        .model
        .with_untracked(|model| Some(model.record()?.points_after(nth)));
    let points = points.unwrap_or_default();
    let [first, second] = all.players().map(|player| points[player]);
    let label = all.tell(|words| words.summary_game(nth as i64 + 1));
    let ended = all.tell(|words| {
        let theme = all.review_job.shell().settings().get_untracked().theme;
        let context = SpeechContext { words, theme };
        all.model
            .with_untracked(|model| result(model, context, nth))
    });
    let open = move |_| {
        if let Some(point) = costliest.get_untracked() {
            return show(all, point.place);
        }
        all.send.run(Msg::Game(nth));
        show_decision(all);
    };
    view! {
        <li>
            <button class="match-game" on:click=open>
                <LittleBoard scene line=Signal::derive(move || line.get())/>
                <span class="match-game-title"><b>{label}</b><b dir="ltr">{format!("{first}–{second}")}</b></span>
                <small>{ended}</small>
            </button>
        </li>
    }
}

/// Returns the costliest mistake in a game: the reader's or, in a match between others, either player's.
fn costliest(review: &Review, own: Option<Player>, game: usize) -> Option<TurningPoint> {
    let points = review.decisive(own, Some(game))?.points;
    let cost = |point: &TurningPoint| point.judged.loss_mwc.unwrap_or(point.judged.loss);
    let all = points.into_iter();
    all.max_by(|one, other| cost(one).total_cmp(&cost(other)))
}

/// Returns the last position of a game.
fn last_scene(model: &Model, nth: usize, bottom: Player) -> Scene {
    let view = View {
        turned: false,
        home_left: false,
        bottom,
    };
    let record = model.record();
    let game = record.and_then(|record| Some((record.games.get(nth)?, record)));
    let Some((game, record)) = game else {
        return board::picture("", "", "", "");
    };
    still(game, record).scene(&stacks(game, record), view)
}

fn stacks(game: &GameRecord, record: &MatchRecord) -> Stacks {
    let situation = game.last_situation(&record.terms);
    Stacks::from_setup(&situation.setup(Player::White))
}

/// Returns the board elements other than checkers: the cube, if any.
fn still(game: &GameRecord, record: &MatchRecord) -> StaticBoard {
    let situation = game.last_situation(&record.terms);
    let has_cube = record.terms.cube && record.terms.length != 1 && !game.crawford;
    StaticBoard {
        dice: None,
        cube: has_cube.then(|| (situation.cube(), String::new())),
        offered: None,
        score: ByPlayer::default(),
        arrows: Vec::new(),
    }
}
