//! Board on which the author plays the turns of a variation.

use ::board::{DecisionBoard, Input};
use leptos::prelude::*;
use record::{Variation, print_play};
use rules::{Action, Decision, Play, Player, Roll, legal_plays};
use words::Words;

use crate::rooms::{
    sheets::state::Sheets,
    views::playing_board::{PlayingBoard, apply, empty_scene, handlers},
};

/// Variation that is continued on the board.
#[derive(Clone, Copy)]
pub(in crate::rooms::sheets) struct LineBoard {
    pub(in crate::rooms::sheets) room: Sheets,
    /// Decision from which the variation starts.
    pub(in crate::rooms::sheets) decision: Decision,
    pub(in crate::rooms::sheets) variation: Memo<Variation>,
    /// `true` while the typed text contains an error, so that no turn can be added.
    pub(in crate::rooms::sheets) is_blocked: Signal<bool>,
    /// Receives each completed turn in the typed format.
    pub(in crate::rooms::sheets) add: Callback<String>,
}

/// Draws the button that opens the board, and the board while it is open.
pub(super) fn line_board(line: LineBoard) -> AnyView {
    let is_open = RwSignal::new(false);
    let press = move |_| is_open.update(|open| *open = !*open);
    let board = move || is_open.get().then(|| open_board(line));
    view! {
        <div class="room-buttons">
            <button class="button" aria-expanded=move || is_open.get().to_string() on:click=press>
                {line.room.text(Words::sheet_line_board)}
            </button>
        </div>
        {board}
    }
    .into_any()
}

/// Draws the roll picker, the board for the next turn, and the buttons that add the turn and take it back.
pub(in crate::rooms::sheets) fn open_board(line: LineBoard) -> AnyView {
    let LineBoard { room, decision, .. } = line;
    let shell = room.shell;
    let chosen = RwSignal::new(None::<Roll>);
    let next = move || {
        let roll = chosen.get();
        let next = line
            .variation
            .with(|one| one.next_decision(&decision, roll));
        let board = next.as_ref().and_then(DecisionBoard::new);
        board.map(|board| board.with_bottom(decision.player()))
    };
    let trial = RwSignal::new(untrack(next));
    let jumps = StoredValue::new(true);
    Effect::new(move |_| {
        jumps.set_value(true);
        trial.set(next());
    });
    let turn = Signal::derive(move || {
        let played = trial.with(|trial| trial.as_ref().and_then(DecisionBoard::played));
        let roll = chosen.get();
        let turn = line
            .variation
            .with(|one| turn_text(one, &decision, roll, played));
        turn.filter(|_| !line.is_blocked.get())
    });
    let put = move || {
        if let Some(turn) = turn.get_untracked() {
            chosen.set(None);
            line.add.run(turn);
        }
    };
    let input = move |input: Input| {
        if apply(shell, trial, jumps, |trial, words| {
            trial.input(input, words)
        }) {
            put();
        }
    };
    let scene = Memo::new(move |_| {
        let look = shell.settings().get().look();
        trial.with(|trial| match trial {
            Some(trial) => room.words.with_value(|words| trial.scene(look, words)),
            None => empty_scene(look),
        })
    });
    let mover = Signal::derive(move || {
        trial.with(|trial| {
            trial
                .as_ref()
                .map_or(Player::White, |trial| trial.decision().player())
        })
    });
    let is_begun = move || trial.with(|trial| trial.as_ref().is_some_and(DecisionBoard::is_begun));
    let refused = move || trial.with(|trial| trial.as_ref()?.message().map(str::to_owned));
    view! {
        <div class="sheet-line-board">
            {rolls(line, chosen)}
            <div class="room-board">
                <PlayingBoard shell scene handlers=handlers(shell, mover, line.is_blocked, input) jumps/>
            </div>
            <p class="problem" role="status">{refused}</p>
            <div class="room-buttons">
                <button class="button" disabled=move || turn.with(Option::is_none) on:click=move |_| put()>
                    {room.text(Words::sheet_line_put)}
                </button>
                <button
                    class="button quiet"
                    disabled=move || !is_begun()
                    on:click=move |_| input(Input::Do(Action::UndoTurn))
                >
                    {room.text(Words::undo)}
                </button>
            </div>
        </div>
    }
    .into_any()
}

/// Draws the picker of the next roll, which is disabled if the position determines the roll.
fn rolls(line: LineBoard, chosen: RwSignal<Option<Roll>>) -> AnyView {
    let known = move || {
        let next = line.variation.with(|one| one.next(&line.decision));
        next.and_then(|(_, _, roll)| roll)
    };
    let value = move || {
        let roll = known().or_else(|| chosen.get());
        roll.map(|roll| roll.to_string()).unwrap_or_default()
    };
    let choose = move |event| {
        let value = event_target_value(&event);
        chosen.set(Roll::read(&value));
    };
    let option = |roll: Roll| {
        let text = roll.to_string();
        view! { <option value=text.clone()>{text.clone()}</option> }
    };
    view! {
        <label class="field">
            <span>{line.room.text(Words::sheet_line_roll)}</span>
            <select dir="ltr" disabled=move || known().is_some() prop:value=value on:change=choose>
                <option value="">"–"</option>
                {Roll::ALL.map(option).collect_view()}
            </select>
        </label>
    }
    .into_any()
}

/// Returns the variation's next turn in the typed format; `None` until the roll is known and its play is complete.
pub(in crate::rooms::sheets) fn turn_text(
    variation: &Variation,
    decision: &Decision,
    chosen: Option<Roll>,
    played: Option<Play>,
) -> Option<String> {
    let (_, board, known) = variation.next(decision)?;
    let roll = known.or(chosen)?;
    let is_lost = legal_plays(&board, roll).is_empty();
    let play = if is_lost { Play::default() } else { played? };
    Some(format!("{roll}: {}", print_play(&board, &play)))
}
