//! State of the transcription room, and texts derived from it.

use std::ops::Deref;

use board::{Place, SpeechContext};
use editor::transcript::{Names, Transcript};
use leptos::prelude::*;
use library::{EntryId, room::StoreError};
use rules::Player;

use super::super::room_state::RoomState;

/// Length of a new match, in points.
pub(super) const LENGTH: u16 = 7;

/// Outcome of the last attempt to save the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Saved {
    /// No match has been entered.
    Nothing,
    /// The match is stored.
    Stored,
    /// The match could not be stored.
    Failed(StoreError),
    /// Another tab had changed the match, so this version was saved as a separate match.
    Beside,
    /// The stored match could not be read, so a new one was started.
    Damaged,
}

/// Stored match that is being continued.
#[derive(Clone, Debug, Default)]
pub(super) struct Stored {
    /// Library entry of the match; `None` before the match is first saved.
    pub(super) id: Option<EntryId>,
    /// Body of the library entry, as last read or saved by this room.
    pub(super) body: Option<Vec<u8>>,
    /// Number of the match in this room; a save that began before a new match was started does not affect the new
    /// match's entry.
    pub(super) number: u32,
    /// `true` while the match is being saved.
    pub(super) is_busy: bool,
    /// `true` if the match has changed since it was last saved.
    pub(super) is_changed: bool,
}

/// Text field for entry by keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    Play,
    /// The score before the game.
    Score,
    /// The times on the clock.
    Clock,
    Position,
}

impl Field {
    /// Returns the ID of the field's element.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Play => "transcribe-play",
            Self::Score => "transcribe-score",
            Self::Clock => "transcribe-clock",
            Self::Position => "transcribe-position",
        }
    }
}

/// State of the room. Copies refer to the same state.
#[derive(Clone, Copy)]
pub(super) struct Transcription {
    room: RoomState<Transcript>,
    /// `true` once the texts and the stored match have loaded.
    pub(super) is_ready: RwSignal<bool>,
    pub(super) saved: RwSignal<Saved>,
    pub(super) stored: StoredValue<Stored>,
    /// Last focused place on the board.
    pub(super) focused: RwSignal<Option<Place>>,
}

impl Deref for Transcription {
    type Target = RoomState<Transcript>;

    fn deref(&self) -> &RoomState<Transcript> {
        &self.room
    }
}

impl Transcription {
    pub(super) fn new(room: RoomState<Transcript>) -> Self {
        Self {
            room,
            is_ready: RwSignal::new(false),
            saved: RwSignal::new(Saved::Nothing),
            stored: StoredValue::new(Stored::default()),
            focused: RwSignal::new(None),
        }
    }

    /// Derives a value from the model, which is tracked reactively.
    pub(super) fn with_context<T>(self, value: impl FnOnce(SpeechContext, &Transcript) -> T) -> T {
        let (words, theme) = (self.words.read_value(), self.shell.settings().get().theme);
        let context = SpeechContext {
            words: &words,
            theme,
        };
        self.model.with(|model| value(context, model))
    }

    /// Returns the players' names, tracked reactively.
    pub(super) fn names(self) -> Names {
        self.with_context(|context, model| model.names(context))
    }

    /// Returns the name of a player's checker colour, tracked reactively.
    pub(super) fn colour(self, player: Player) -> String {
        self.with_context(|context, _| editor::colour_name(context, player))
    }
}
