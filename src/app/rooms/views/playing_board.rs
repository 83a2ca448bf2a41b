//! Room board with movable checkers.

use ::board::{
    Arrow, ArrowKind, DecisionBoard, Input, Look, Mark, Place, PlayOutcome, Scene, Speed, Stacks,
    StaticBoard,
};
use drill::{Answer, GivenAnswer};
use leptos::prelude::*;
use rules::{ByPlayer, Player, legal_plays};
use words::Words;

use crate::{
    board::{self, Arrows, Board, BoardKind, Drawn, Handlers},
    rooms::Shell,
    staged_build::StagedBuild,
};

/// Draws a board that accepts input and is built in a single task. Its animation speed is taken from the settings.
#[component]
pub(crate) fn PlayingBoard(
    shell: Shell,
    scene: Memo<Scene>,
    handlers: Handlers,
    /// `true` while the board changes to an unrelated position, so that its checkers are not animated.
    #[prop(optional, into)]
    jumps: Option<StoredValue<bool>>,
    /// SVG markup of the arrows and rings drawn by a reader.
    #[prop(optional)]
    drawn: Option<Memo<String>>,
) -> impl IntoView {
    let jumps = move || jumps.and_then(|jumps| jumps.try_get_value()) == Some(true);
    let speed = Signal::derive(move || {
        if jumps() {
            Speed::Off
        } else {
            shell.settings().get().motion
        }
    });
    view! {
        <Board
            scene
            kind=BoardKind::Room
            label=shell.words().board()
            speed
            handlers
            page_build=StagedBuild::finished()
            over=ViewFn::from(move || {
                view! { <Arrows scene/>{drawn.map(|markup| view! { <Drawn markup/> })} }
            })
        />
    }
}

/// Returns the handlers for a board on which only checkers can be moved; `input` applies pointer and keyboard input.
pub(crate) fn handlers(
    shell: Shell,
    mover: Signal<Player>,
    is_blocked: Signal<bool>,
    input: impl Fn(Input) + Copy + Send + Sync + 'static,
) -> Handlers {
    let focused = RwSignal::new(None);
    Handlers {
        input: Callback::new(input),
        key: Callback::new(move |(place, key): (Place, String)| {
            let letters = shell.settings().get_untracked().letter_keys;
            let event = match (key.as_str(), board::die(&key).filter(|_| letters)) {
                ("Enter", _) => Input::PickOrPlace(place),
                (" ", _) => Input::Tap(place),
                (_, Some(die)) => Input::MoveBy(place, die),
                _ => return false,
            };
            input(event);
            true
        }),
        over: None,
        explain_cube: None,
        focused,
        stop: Signal::derive(move || focused.get().unwrap_or(Place::of(mover.get(), 6))),
        mover: Some(mover),
        is_blocked,
        line: None,
    }
}

/// Applies input to a board, announces the outcome and plays its sounds, and enables animations again; returns `true`
/// if the player has ended the play.
pub(crate) fn apply<T: Send + Sync + 'static>(
    shell: Shell,
    trial: RwSignal<Option<T>>,
    jumps: StoredValue<bool>,
    input: impl FnOnce(&mut T, &Words) -> PlayOutcome,
) -> bool {
    jumps.set_value(false);
    let outcome = trial.try_update(|trial| Some(input(trial.as_mut()?, &shell.words())));
    let outcome = outcome.flatten().unwrap_or_default();
    for announcement in &outcome.said {
        shell.say(announcement);
    }
    for cue in &outcome.cues {
        shell.sound(*cue);
    }
    outcome.done
}

/// Returns the play made on the board as an answer; `None` until the play is complete.
pub(crate) fn prepared_answer(board: &DecisionBoard) -> Option<GivenAnswer> {
    let (decision, play) = (board.decision(), board.played()?);
    let after = decision.board().play(decision.roll()?, &play).ok()?;
    Some(GivenAnswer::Answer(Answer::Play(after)))
}

/// Removes the rings around movable checkers, for a board on which no play is expected.
pub(crate) fn unmark(scene: &mut Scene) {
    for checker in &mut scene.checkers {
        checker.mark = Mark::None;
    }
}

/// Returns a board without checkers.
pub(crate) fn empty_scene(look: Look) -> Scene {
    let still = StaticBoard {
        dice: None,
        cube: None,
        offered: None,
        score: ByPlayer::default(),
        arrows: Vec::new(),
    };
    still.scene(&Stacks::default(), look.view(Player::White, false))
}

/// Returns the arrows for an answer; empty for an answer about the cube.
pub(crate) fn answer_arrows(
    trial: &DecisionBoard,
    look: Look,
    answer: Answer,
    kind: ArrowKind,
) -> Vec<Arrow> {
    let (Answer::Play(after), decision) = (answer, trial.decision()) else {
        return Vec::new();
    };
    let plays = decision
        .roll()
        .map(|roll| legal_plays(decision.board(), roll));
    let mut plays = plays.unwrap_or_default().into_iter();
    let found = plays.find(|legal| legal.after == after);
    found.map_or_else(Vec::new, |legal| trial.arrows(look, &legal.play, kind))
}
