//! Board of a sheet item, on which the author draws arrows and rings.

use ::board::{DecisionBoard, Speed};
use leptos::prelude::*;
use record::Drawing;
use rules::Decision;
use words::Words;

use super::picture::board as picture;
use crate::{
    board::{Board, BoardKind, Drawn},
    rooms::{
        sheet_store::SheetProblem,
        sheets::{
            effects::edit_item,
            state::{Problem, Sheets},
        },
        views::{
            drawing_tool::DrawingTool,
            playing_board::{empty_scene, unmark},
        },
    },
    staged_build::StagedBuild,
};

/// Returns the drawing tool for the item at an index.
pub(super) fn tool(room: Sheets, nth: usize, decision: &Decision) -> DrawingTool {
    let drawing = move |sheet: &record::Sheet| {
        let item = sheet.items.get(nth);
        item.map(|item| item.note.drawing.clone())
            .unwrap_or_default()
    };
    let drawing = Memo::new(move |_| room.sheet.with(drawing));
    let player = decision.player();
    DrawingTool {
        words: room.words,
        pen: RwSignal::new(None),
        line: RwSignal::new(None),
        drawing: drawing.into(),
        player: Signal::stored(Some(player)),
        change: Callback::new(move |drawing: Drawing| {
            edit_item(room, nth, |item| item.note.drawing = drawing);
        }),
        full: Callback::new(move |()| {
            room.problem
                .set(Some(Problem::Store(SheetProblem::NoRoomForSigns)));
        }),
    }
}

/// Draws the position with its arrows and rings: as a picture or, while a pen is selected, as an interactive board.
pub(super) fn board(room: Sheets, nth: usize, decision: Decision, tool: DrawingTool) -> AnyView {
    let is_drawing = Memo::new(move |_| tool.pen.with(Option::is_some));
    let still = move || {
        tool.drawing.track();
        let item = room
            .sheet
            .with_untracked(|sheet| sheet.items.get(nth).cloned());
        item.map(|item| picture(&item))
    };
    view! {
        <div class="sheet-place">
            {move || {
                if is_drawing.get() {
                    drawable(room, decision, tool)
                } else {
                    view! { {still} }.into_any()
                }
            }}
            <p class="unseen">{move || tool.in_words()}</p>
        </div>
    }
    .into_any()
}

/// Draws the interactive board that the pen draws on.
fn drawable(room: Sheets, decision: Decision, tool: DrawingTool) -> AnyView {
    let shell = room.shell;
    let scene = Memo::new(move |_| {
        let look = shell.settings().get().look();
        let Some(board) = DecisionBoard::new(&decision) else {
            return empty_scene(look);
        };
        let mut scene = room.text(|words| board.scene(look, words));
        unmark(&mut scene);
        scene
    });
    let markup = tool.drawn(scene);
    let handlers = tool.handlers(shell, scene);
    let scene = tool.scene(shell, scene);
    view! {
        <div class="room-board drawing">
            <Board
                scene
                kind=BoardKind::Room
                label=room.text(Words::board)
                speed=Signal::stored(Speed::Off)
                page_build=StagedBuild::finished()
                handlers
                over=ViewFn::from(move || view! { <Drawn markup/> })
            />
        </div>
    }
    .into_any()
}
