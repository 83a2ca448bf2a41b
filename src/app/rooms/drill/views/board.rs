//! The board of the drills, with both players, and the input on it.

use ::board::{Arrow, ArrowKind, DecisionBoard, Input, Look, Place, Scene, Stacks, StaticBoard};
use drill::{Answer, Exercise, GivenAnswer, Msg, Verdict};
use leptos::prelude::*;
use rules::{Action, Player, legal_plays};
use web_sys::KeyboardEvent;

use crate::{
    board::{self, Board, BoardKind, Handlers},
    browser::key_press::{is_in_field, shortcut_key},
    rooms::{drill::state::Drill, views::arrows::Arrows},
    staged_build::StagedBuild,
};

/// What is asked about, on the board.
#[component]
pub(crate) fn DrillBoard(drill: Drill) -> impl IntoView {
    let scene = Memo::new(move |_| {
        let look = drill.shell.settings().get().look();
        drill.trial.with(|trial| match trial {
            Some(trial) => {
                let mut scene = drill.words.with_value(|words| trial.scene(look, words));
                scene.arrows = drill.model.with(|model| arrows(trial, look, model));
                scene
            }
            None => nothing(look),
        })
    });
    let bottom = Memo::new(move |_| scene.with(|scene| scene.view.bottom));
    let strip = move |upper: bool| {
        let player = Memo::new(move |_| {
            let bottom = bottom.get();
            if upper { bottom.opponent() } else { bottom }
        });
        view! { <Strip drill player upper/> }
    };
    view! {
        {strip(true)}
        <div class="room-board">
            <Board
                scene
                kind=BoardKind::Room
                label=drill.words.read_value().board()
                speed=Signal::derive(move || drill.shell.settings().get().motion)
                handlers=handlers(drill)
                page_build=StagedBuild::finished()
            >
                <Arrows scene/>
            </Board>
        </div>
        {strip(false)}
    }
}

/// A board without checkers.
fn nothing(look: Look) -> Scene {
    let still = StaticBoard {
        numbers: Player::White,
        dice: None,
        cube: None,
        offered: None,
        score: rules::ByPlayer::default(),
        arrows: Vec::new(),
    };
    still.scene(&Stacks::default(), look.view(Player::White, false))
}

/// The best play once it is told, and what was played if that was not right.
fn arrows(trial: &DecisionBoard, look: Look, model: &drill::Model) -> Vec<Arrow> {
    let Some((Verdict { given, right, .. }, task)) = model.verdict().zip(model.task()) else {
        return Vec::new();
    };
    let Exercise::Decide(decision, Some(judged)) = &task.exercise else {
        return Vec::new();
    };
    let drawn = |answer, kind| {
        let Answer::Play(after) = answer else {
            return Vec::new();
        };
        let plays = decision
            .roll()
            .map(|roll| legal_plays(decision.board(), roll));
        let mut plays = plays.unwrap_or_default().into_iter();
        let found = plays.find(|legal| legal.after == after);
        found.map_or_else(Vec::new, |legal| {
            trial.arrows(look, &legal.play, kind, None)
        })
    };
    let shown = match given {
        GivenAnswer::Answer(answer) if *right => Some(*answer),
        _ => judged.best(),
    };
    let mut all = shown.map_or_else(Vec::new, |best| drawn(best, ArrowKind::Best));
    if let (GivenAnswer::Answer(answer), false) = (given, right) {
        all.extend(drawn(*answer, ArrowKind::Played));
    }
    all
}

/// A player with pips and the points in the match. While pips are asked for they are not told.
#[component]
fn Strip(drill: Drill, player: Memo<Player>, upper: bool) -> impl IntoView {
    let words = drill.words;
    let name = move || {
        let (words, theme) = (words.read_value(), drill.shell.settings().get().theme);
        words.name_colour(::board::colour(theme, player.get()))
    };
    let pips = Memo::new(move |_| {
        let hidden = drill.model.with(|model| {
            let pips = model
                .task()
                .is_some_and(|task| matches!(task.exercise, Exercise::Pips(_)));
            pips && model.verdict().is_none()
        });
        let board = drill.trial.with(|trial| {
            let trial = trial.as_ref()?;
            Some(trial.board_of(player.get()).own().pips())
        });
        board.filter(|_| !hidden)
    });
    let away = Memo::new(move |_| {
        drill.trial.with(|trial| {
            let score = trial.as_ref()?.decision().score();
            score.away(player.get())
        })
    });
    let chip = move || match player.get() {
        Player::White => "chip light",
        Player::Black => "chip dark",
    };
    let place = if upper { "top" } else { "bottom" };
    view! {
        <div class=format!("drill-player {place}")>
            <span class=chip aria-hidden="true"></span>
            <span class="name">{name}</span>
            <small>{move || pips.get().map(|pips| words.read_value().pips(pips))}</small>
            {move || away.get().map(|away| view! { <span class="points">{words.read_value().drill_away(away)}</span> })}
        </div>
    }
}

fn handlers(drill: Drill) -> Handlers {
    let focused = RwSignal::new(None);
    let mover = Signal::derive(move || {
        let player = |trial: &DecisionBoard| trial.decision().player();
        drill
            .trial
            .with(|trial| trial.as_ref().map_or(Player::White, player))
    });
    Handlers {
        input: Callback::new(move |event| input(drill, event)),
        key: Callback::new(move |(place, key): (Place, String)| {
            handle_place_key(drill, place, &key)
        }),
        explain_cube: None,
        focused,
        stop: Signal::derive(move || focused.get().unwrap_or(Place::of(mover.get(), 6))),
        mover: Some(mover),
        is_blocked: Signal::derive(move || !drill.is_asking()),
    }
}

/// Handles a key pressed on a place; returns `true` if the key was used.
fn handle_place_key(drill: Drill, place: Place, key: &str) -> bool {
    let letters = drill.shell.settings().get_untracked().letter_keys;
    let event = match (key, board::die(key).filter(|_| letters)) {
        ("Enter", _) => Input::PickOrPlace(place),
        (" ", _) => Input::Tap(place),
        (_, Some(die)) => Input::MoveBy(place, die),
        _ => return false,
    };
    input(drill, event);
    true
}

/// Does on the board what the player asks for, while an answer is waited for.
pub(crate) fn input(drill: Drill, input: Input) {
    if !untrack(|| drill.is_asking()) {
        return;
    }
    let tried = drill.trial.try_update(|trial| {
        let trial = trial.as_mut()?;
        Some(drill.words.with_value(|words| trial.input(input, words)))
    });
    let tried = tried.flatten().unwrap_or_default();
    for said in &tried.said {
        drill.shell.say(said);
    }
    if tried.done {
        check(drill);
    }
}

/// Answers with the play that has been made.
pub(crate) fn check(drill: Drill) {
    let given = drill.trial.with_untracked(|trial| {
        let trial = trial.as_ref()?;
        let (decision, play) = (trial.decision(), trial.played()?);
        let after = decision.board().play(decision.roll()?, &play).ok()?;
        Some(GivenAnswer::Answer(Answer::Play(after)))
    });
    if let Some(given) = given {
        drill.send(Msg::Submit(given));
    }
}

/// The keys of the room: u and U take back, n goes on, s skips, Escape leaves the exercise and then the room.
pub(crate) fn handle_key(drill: Drill, event: &KeyboardEvent) {
    let chord = event.ctrl_key() || event.meta_key() || event.alt_key();
    if chord || event.default_prevented() || is_in_field(event) {
        return;
    }
    let letters = drill.shell.settings().get_untracked().letter_keys;
    let verdict = drill
        .model
        .with_untracked(|model| model.verdict().is_some());
    match shortcut_key(event).as_str() {
        "Escape" if drill.model.with_untracked(|model| model.topic.is_some()) => {
            drill.send(Msg::Leave);
        }
        "Escape" => drill.shell.leave(),
        "u" if letters => input(drill, Input::Do(Action::Undo)),
        "U" if letters => input(drill, Input::Do(Action::UndoTurn)),
        "x" if letters => input(drill, Input::TapDice),
        "n" if letters && verdict => drill.send(Msg::Next),
        "s" if letters && !verdict => drill.send(Msg::Skip),
        _ => return,
    }
    event.prevent_default();
}
