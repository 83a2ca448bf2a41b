//! Board of the drill room, and its two players.

use ::board::{Arrow, ArrowKind, DecisionBoard, Look, Mark, Scene};
use drill::{Exercise, GivenAnswer, SheetSession, State, Verdict, Whose};
use leptos::prelude::*;
use rules::{Decision, Origin, Player};
use words::Words;

use crate::{
    parts::chip,
    rooms::{
        drill::{input::handlers, state::Drill, texts, views::sheet, worked_texts},
        views::playing_board::{PlayingBoard, answer_arrows, empty_scene, unmark},
    },
};

/// Draws the board with the position of the exercise; a question about a score has none.
#[component]
pub(crate) fn DrillBoard(drill: Drill) -> impl IntoView {
    let is_score = drill.slice(texts::is_score);
    move || (!is_score.get()).then(|| view! { <PositionBoard drill/> })
}

/// Draws the board with the position of the exercise.
#[component]
fn PositionBoard(drill: Drill) -> impl IntoView {
    let scene = Memo::new(move |_| {
        let look = drill.shell.settings().get().look();
        drill.trial.with(|trial| match trial {
            Some(trial) => drill.model.with(|model| {
                let turns = model.sheet().map(SheetSession::turns).unwrap_or_default();
                let scene = |words: &Words| trial.variation_scene(turns, look, words);
                let mut scene = drill.words.with_value(scene);
                if !turns.is_empty() {
                    return scene;
                }
                scene.arrows = arrows(trial, look, model);
                if !matches!(model.state, State::Asking(_)) {
                    unmark(&mut scene);
                    mark_step(drill, model, trial.decision().player(), &mut scene);
                }
                scene
            }),
            None => empty_scene(look),
        })
    });
    let drawn = sheet::drawn(drill, scene);
    // The points of an empty board have no accessible names.
    let is_empty = move || drill.trial.with(Option::is_none);
    view! {
        <div class="room-board" prop:inert=is_empty>
            <PlayingBoard shell=drill.shell scene handlers=handlers(drill) jumps=drill.is_laid drawn/>
        </div>
    }
}

/// Rings the checkers of the worked example's selected step.
fn mark_step(drill: Drill, model: &drill::Model, own: Player, scene: &mut Scene) {
    let Some((nth, task)) = drill.step.get().zip(model.task()) else {
        return;
    };
    let (_, steps) = worked_texts::selected(&task.exercise, drill.method.get());
    let marked = steps.into_iter().nth(nth).map(|step| step.marked);
    for stack in marked.unwrap_or_default() {
        let player = match stack.whose {
            Whose::Own => own,
            Whose::Opponent => own.opponent(),
        };
        let heights = usize::from(stack.below)..usize::from(stack.below + stack.checkers);
        for checker in &mut scene.checkers {
            let place = checker.place.origin(player).map_or(0, Origin::number);
            let is_counted = place == stack.place && heights.contains(&checker.height);
            if checker.player == player && is_counted {
                checker.mark = Mark::CanMove;
            }
        }
    }
}

/// Returns a little board with a decision's position, from the perspective of the player who decides.
pub(crate) fn little_scene(drill: Drill, decision: &Decision) -> Scene {
    let look = drill.shell.settings().get_untracked().look();
    Scene::of_decision(decision, look.view(decision.player(), false))
}

/// Returns the arrows for the best play once the question has been answered, and for a wrong answer.
fn arrows(trial: &DecisionBoard, look: Look, model: &drill::Model) -> Vec<Arrow> {
    let Some((Verdict { given, right, .. }, task)) = model.verdict().zip(model.task()) else {
        return Vec::new();
    };
    let Exercise::Decide(_, Some(judged)) = &task.exercise else {
        return Vec::new();
    };
    let drawn = |answer, kind| answer_arrows(trial, look, answer, kind);
    let answer = match given {
        GivenAnswer::Answer(answer) if *right => Some(*answer),
        _ => judged.best(),
    };
    let mut all = answer.map_or_else(Vec::new, |best| drawn(best, ArrowKind::Best));
    if let (GivenAnswer::Answer(answer), false) = (given, right) {
        all.extend(drawn(*answer, ArrowKind::Played));
    }
    all
}

/// Returns the player at the bottom of the board, who decides.
fn bottom(drill: Drill) -> Memo<Player> {
    let decides = |trial: &DecisionBoard| trial.decision().player();
    Memo::new(move |_| {
        let player = |trial: &Option<DecisionBoard>| trial.as_ref().map(decides);
        drill.trial.with(player).unwrap_or(Player::White)
    })
}

/// Draws a checker of the player at the bottom of the board.
#[component]
pub(crate) fn OwnChecker(drill: Drill) -> impl IntoView {
    let bottom = bottom(drill);
    view! { <span class=move || chip(bottom.get()) aria-hidden="true"></span> }
}

/// Draws both players; the one at the bottom of the board comes last.
#[component]
pub(crate) fn Players(drill: Drill) -> impl IntoView {
    let bottom = bottom(drill);
    let top = Memo::new(move |_| bottom.get().opponent());
    view! {
        <div class="drill-players">
            <PlayerRow drill player=top name=drill.words.read_value().opponent()/>
            <PlayerRow drill player=bottom name=drill.words.read_value().name_you()/>
        </div>
    }
}

/// Draws a player with pip count and match score.
#[component]
fn PlayerRow(drill: Drill, player: Memo<Player>, name: String) -> impl IntoView {
    let words = drill.words;
    let pips = Memo::new(move |_| {
        let in_line = drill.model.with(|model| {
            let last = model.sheet()?.turns().last()?;
            let after = *last.after();
            let is_own = last.player() == player.get();
            Some(if is_own { after.flipped() } else { after })
        });
        let board = drill.trial.with(|trial| {
            let trial = trial.as_ref()?;
            Some(in_line.unwrap_or_else(|| trial.board_of(player.get())))
        });
        board.map(|board| board.own().pips())
    });
    let away = Memo::new(move |_| {
        drill.trial.with(|trial| {
            let score = trial.as_ref()?.decision().score();
            score.away(player.get())
        })
    });
    let chip = move || chip(player.get());
    view! {
        <div class="drill-player">
            <span class=chip aria-hidden="true"></span>
            <span class="name">{name}</span>
            <small>{move || pips.get().map(|pips| words.read_value().pips(pips))}</small>
            {move || away.get().map(|away| view! { <span class="points">{words.read_value().drill_away(away)}</span> })}
        </div>
    }
}
