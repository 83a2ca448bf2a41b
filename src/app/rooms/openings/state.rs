//! State of the openings room.

use std::ops::Deref;

use ::board::Scene;
use ::drill::{BookEntry, BookPlay, Openings, OpeningsMsg};
use leptos::prelude::*;
use record::print_play;
use rules::Choice;

use crate::{
    browser::{focus, screen, timer},
    rooms::{book, room_state::RoomState},
};

/// State of the openings room. Copies refer to the same state.
#[derive(Clone, Copy)]
pub(super) struct Opened {
    room: RoomState<Openings>,
    /// `true` once the room's texts have loaded.
    pub(super) speaks: RwSignal<bool>,
    /// `true` while the rollout statistics are shown.
    pub(super) has_figures: RwSignal<bool>,
}

impl Opened {
    pub(super) fn new(room: RoomState<Openings>) -> Self {
        Self {
            room,
            speaks: RwSignal::new(false),
            has_figures: RwSignal::new(false),
        }
    }

    /// Updates the model.
    pub(super) fn send(self, msg: OpeningsMsg) {
        // The room may have been closed in the meantime.
        let _gone = self.model.try_update(|model| model.update(msg));
    }

    /// Updates the model, and moves to the top of the resulting page and the focus to its heading.
    pub(super) fn go(self, msg: OpeningsMsg) {
        self.send(msg);
        timer::after(0, || {
            screen::scroll_to_top();
            focus::heading();
        });
    }

    /// Returns the board of a decision with the arrows for a play.
    pub(super) fn scene(self, entry: &BookEntry, play: &BookPlay) -> Option<Scene> {
        let decision = entry.score.decision(&entry.board, entry.roll)?;
        let look = self.shell.settings().get_untracked().look();
        let view = look.view(decision.player(), false);
        let best = Some(Choice::Play(play.play));
        Some(Scene {
            cube: None,
            ..Scene::with_best(&decision, best, view)
        })
    }

    /// Returns the name and notation of a play.
    pub(super) fn named(self, entry: &BookEntry, play: &BookPlay) -> (String, String) {
        let name = self.text(|words| book::play_name(words, &entry.board, &play.after));
        (name, print_play(&entry.board, &play.play))
    }
}

impl Deref for Opened {
    type Target = RoomState<Openings>;

    fn deref(&self) -> &RoomState<Openings> {
        &self.room
    }
}
