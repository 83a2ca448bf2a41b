//! The room as a whole: the board with its players, and the panel beside it.

use leptos::{ev, prelude::*};
use rules::Player;
use study::{Kind, Look, Model, Msg, cube_name, moment, names, verdicts};
use web_sys::KeyboardEvent;

use super::{
    board::{BOTTOM, Looking, Strip, at_noted, view_of},
    judging::Judging,
    panel::Panel,
    review::{Reviewed, mark_name},
    swipe::Swiped,
};
use crate::{
    arrival::Arrival,
    board::{Board, BoardKind},
    rooms::{Shell, arrows::Arrows, places},
};

/// A match or a position.
#[component]
pub(super) fn Studying(
    shell: Shell,
    model: Model,
    key: Option<String>,
    at_once: bool,
    /// The side of the person who plays the computer in it.
    own: Option<Player>,
) -> impl IntoView {
    let words = StoredValue::new(shell.words());
    let (model, name) = at_noted(shell, model, key.as_deref());
    let judging = Judging::new(shell, &model, key, at_once);
    let model = RwSignal::new(model);
    let told = Memo::new(move |_| {
        let (words, theme) = (words.read_value(), shell.settings().get().theme);
        model.with(|model| {
            moment(
                model,
                Look {
                    words: &words,
                    theme,
                },
            )
        })
    });
    let send = Callback::new(move |msg| {
        let before = model.with_untracked(Model::place);
        model.update(|model| model.update(msg));
        let place = model.with_untracked(Model::place);
        if place != before {
            name.with_value(|name| note(name.as_deref(), place));
            let mut said = told.get_untracked();
            let words = words.read_value();
            let review = judging.review.read_untracked();
            for verdict in model.with_untracked(|model| verdicts(model, &review, &words)) {
                if let Some(mistake) = verdict.mistake {
                    let word = mark_name(&words, mistake.into());
                    said = format!("{said} {word}: {}.", verdict.title);
                }
            }
            shell.say(&said);
        }
    });
    shell.entitle(&model.with_untracked(|model| study::heading(model, &words.read_value())));
    let names = Signal::derive(move || {
        let (words, theme) = (words.read_value(), shell.settings().get().theme);
        let look = Look {
            words: &words,
            theme,
        };
        model.with(|model| names(model, look))
    });
    let reviewed = Reviewed {
        judging,
        model,
        words,
        names,
        send,
        own,
    };
    let heard = window_event_listener(ev::keydown, move |event| pressed(shell, reviewed, &event));
    on_cleanup(move || heard.remove());
    let play = Memo::new(move |_| {
        let (game, nth) = model.with(Model::place);
        judging.review.with(|review| {
            let mut judged = review.of_move(game, nth).map(|(_, judged)| judged);
            judged.find(|judged| judged.kind == Kind::Checker).cloned()
        })
    });
    let scene = Memo::new(move |_| {
        let words = words.read_value();
        let settings = shell.settings().get();
        let look = Look {
            words: &words,
            theme: settings.theme,
        };
        model.with(|model| {
            let cube_name = |cube| cube_name(model, look, cube);
            play.with(|play| model.scene(view_of(settings), play.as_ref(), cube_name))
        })
    });
    let step =
        Callback::new(move |forward| send.run(if forward { Msg::Next } else { Msg::Previous }));
    view! {
        <main class="room study">
            <Strip shell model scene player=BOTTOM.opponent() place="top"/>
            <Swiped class="room-board" go=step by_mouse=true>
                <Board
                    scene
                    kind=BoardKind::Room
                    label=words.read_value().board()
                    hands=Box::leak(Box::new(Looking(shell)))
                    arrival=Arrival::over()
                >
                    <Arrows scene/>
                </Board>
            </Swiped>
            <Strip shell model scene player=BOTTOM place="bottom"/>
            <Panel shell told reviewed/>
        </main>
    }
}

fn note(name: Option<&str>, place: places::Place) {
    if let Some(name) = name {
        places::note(name, place);
    }
}

/// The keys of the room: arrows, Home and End go through the game, n and N from error to error, Escape leaves it.
fn pressed(shell: Shell, reviewed: Reviewed, event: &KeyboardEvent) {
    let chord = event.ctrl_key() || event.meta_key() || event.alt_key();
    if chord || event.default_prevented() || crate::keys::is_in_field(event) {
        return;
    }
    let letters = shell.settings().get_untracked().letter_keys;
    let msg = match event.key().as_str() {
        "ArrowLeft" => Msg::Previous,
        "ArrowRight" => Msg::Next,
        "Home" => Msg::First,
        "End" => Msg::Last,
        "," if letters => Msg::Previous,
        "." if letters => Msg::Next,
        "n" | "N" if letters => {
            return reviewed.go(event.key() == "n");
        }
        "Escape" => return shell.leave(),
        _ => return,
    };
    event.prevent_default();
    reviewed.send.run(msg);
}
