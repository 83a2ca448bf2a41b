//! State of the room, and the texts derived from it.

use std::ops::Deref;

use board::{Place, SpeechContext};
use editor::transcript::{Names, Transcript};
use leptos::prelude::*;
use library::{EntryId, room::StoreError};
use rules::Player;

use super::super::room_state::RoomState;

/// Length of a new match, in points.
pub(super) const LENGTH: u16 = 7;

/// Outcome of the last attempt to store the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Saved {
    /// No match has been entered.
    Nothing,
    /// The match is stored.
    Stored,
    /// The match could not be stored.
    Failed(StoreError),
    /// Another tab had changed the match, so this version was stored as a separate match.
    Beside,
    /// The stored match could not be read, so a new one was begun.
    Damaged,
}

/// Stored match that the room continues.
#[derive(Clone, Debug, Default)]
pub(super) struct Stored {
    /// Entry of the match in the library; `None` before the match is stored for the first time.
    pub(super) id: Option<EntryId>,
    /// Body that this room has read or stored last.
    pub(super) body: Option<Vec<u8>>,
    /// Number of the match in this room; a save that began before a new match does not change its entry.
    pub(super) number: u32,
    /// `true` while the match is being stored.
    pub(super) is_busy: bool,
    /// `true` if the match has changed since it was last stored.
    pub(super) is_changed: bool,
}

/// Field for a text that is entered by key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    /// Field for a play.
    Play,
    /// Field for the score before the game.
    Score,
    /// Field for the times on the clock.
    Clock,
    /// Field for a position.
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

/// State of the room. Copies refer to the same transcription.
#[derive(Clone, Copy)]
pub(super) struct Transcription {
    room: RoomState<Transcript>,
    /// `true` once the texts and the stored match have been read.
    pub(super) is_ready: RwSignal<bool>,
    pub(super) saved: RwSignal<Saved>,
    pub(super) stored: StoredValue<Stored>,
    /// Last focused place.
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

    /// Derives a value from the model; reactive.
    pub(super) fn with_context<T>(self, value: impl FnOnce(SpeechContext, &Transcript) -> T) -> T {
        let (words, theme) = (self.words.read_value(), self.shell.settings().get().theme);
        let context = SpeechContext {
            words: &words,
            theme,
        };
        self.model.with(|model| value(context, model))
    }

    /// Returns the names of the players; reactive.
    pub(super) fn names(self) -> Names {
        self.with_context(|context, model| model.names(context))
    }

    /// Returns the name of a player's colour; reactive.
    pub(super) fn colour(self, player: Player) -> String {
        self.with_context(|context, _| editor::colour_name(context, player))
    }
}
