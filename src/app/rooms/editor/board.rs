//! The board and its input.

use board::{Heading, Place, Speed, View};
use editor::Msg;
use leptos::prelude::*;
use rules::Player;

use super::Editor;
use crate::{
    board::{Board, BoardEvent, BoardKind, InputHandler},
    browser::focus,
    staged_build::StagedBuild,
};

/// The board that is being set up.
#[component]
pub(super) fn Setting(editor: Editor) -> impl IntoView {
    let scene =
        Memo::new(move |_| editor.told(|context, model| model.scene(view(editor), context)));
    view! {
        <div class="room-board">
            <Board
                scene
                kind=BoardKind::Room
                label=editor.words.read_value().board()
                handler=Box::leak(Box::new(editor))
                page_build=StagedBuild::finished()
            />
        </div>
    }
}

/// How the board is seen: on an upright phone turned, so that a finger hits its points.
fn view(editor: Editor) -> View {
    View {
        turned: editor.shell.turned().get(),
        home_left: editor.shell.settings().get().home_left,
        bottom: Player::White,
    }
}

impl InputHandler for Editor {
    fn takes_input(&self) -> bool {
        true
    }

    fn handle_event(&self, event: BoardEvent) -> bool {
        match event {
            BoardEvent::Tap(place) | BoardEvent::DoubleTap(place) => {
                self.send(Msg::Tap(place));
                self.say_place(place);
            }
            BoardEvent::Lift(place) => self.send(Msg::Lift(place)),
            BoardEvent::DropOn(place) => {
                self.send(Msg::DropOn(place));
                if let Some(place) = place {
                    self.say_place(place);
                }
            }
            BoardEvent::Focus(place) => self.stop.set(place),
            BoardEvent::Key(place, key) => return handle_key(*self, place, &key),
            BoardEvent::Dice | BoardEvent::Cube(_) => return false,
        }
        true
    }

    fn stop(&self) -> Place {
        self.stop.get()
    }

    fn is_input_blocked(&self) -> bool {
        false
    }

    fn speed(&self) -> Speed {
        self.shell.settings().get_untracked().motion
    }
}

fn handle_key(editor: Editor, place: Place, key: &str) -> bool {
    let heading = match key {
        "ArrowLeft" => Some(Heading::Left),
        "ArrowRight" => Some(Heading::Right),
        "ArrowUp" => Some(Heading::Up),
        "ArrowDown" => Some(Heading::Down),
        _ => None,
    };
    if let Some(heading) = heading {
        let next = untrack(|| view(editor)).neighbour(place, heading);
        focus::place(BoardKind::Room, next.unwrap_or(place));
        return true;
    }
    let msg = editor.model.with_untracked(|model| model.key(place, key));
    let does = msg.is_some();
    if let Some(msg) = msg {
        editor.send(msg);
        editor.say_place(place);
    }
    does
}
