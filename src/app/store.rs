//! Owns the model signal and dispatches messages.

use board::{GameLine, Place, Xy};
use leptos::prelude::*;
use record::Journal;
use table::{ClockMsg, Effect, Model, Msg, StoreMsg};
use words::Words;

use crate::{
    browser::{
        focus, seed, sound::Sound, spawn_local, start_script::is_playing_tab, storage,
        storage::Opening, timer,
    },
    shell::Navigation,
    staged_build::StagedBuild,
};

/// State of the page, and its announcements. Copies refer to the same store.
#[derive(Clone, Copy)]
pub(crate) struct Store {
    /// Model; views read slices of it through memos.
    pub(crate) model: RwSignal<Model>,
    /// Texts for the live regions: a counter that distinguishes repetitions, then the last sentence and the one before
    /// it.
    pub(crate) announcements: RwSignal<(u32, [String; 2])>,
    /// `true` if a board rotated by 90 degrees suits the screen better.
    pub(crate) turned: RwSignal<bool>,
    /// Last focused place of the board.
    pub(crate) focused: RwSignal<Option<Place>>,
    /// Handles taps on advice that is drawn over the board; see [`Handlers::over`](crate::board::Handlers::over).
    pub(crate) over_tap: StoredValue<Option<Callback<Xy, bool>>>,
    /// Progress of the staged build.
    pub(crate) page_build: StagedBuild,
    /// Current location on the page.
    pub(crate) navigation: Navigation,
    /// `true` while a room covers the table.
    pub(crate) away: RwSignal<bool>,
    /// Line of the game that has just ended, while its review is shown; the inner `None` means that the game has not
    /// been analysed yet.
    pub(crate) game_line: RwSignal<Option<Memo<Option<GameLine>>>>,
    /// `true` once the listeners have been added; they are added only once, even if the page is rebuilt.
    pub(crate) listens: StoredValue<bool>,
    sound: StoredValue<Sound, LocalStorage>,
    journal: StoredValue<Journal, LocalStorage>,
    /// Carries out one effect; an update's announcements have already been combined.
    carry_out: fn(Self, Effect),
    /// Messages queued while a random event's result is being stored; `None` at other times.
    queue: StoredValue<Option<Vec<Msg>>, LocalStorage>,
}

impl Store {
    /// Opens the page with the stored data, or with a new game. `carry_out` carries out every message's effects.
    pub(crate) fn open(words: Words, opening: Opening, carry_out: fn(Self, Effect)) -> Self {
        let Opening {
            settings,
            game,
            journal,
            others,
        } = opening;
        let open = match (is_playing_tab(), seed::is_given()) {
            (true, false) => table::open_first,
            // Tests, which choose the dice, start with the usual game even on a first visit.
            (true, true) => table::open,
            (false, _) => table::open_elsewhere,
        };
        let (model, first) = open(game, settings, seed::for_game(1), words);
        let store = Self {
            model: RwSignal::new(model),
            announcements: RwSignal::new((0, Default::default())),
            turned: RwSignal::new(false),
            focused: RwSignal::new(None),
            over_tap: StoredValue::new(None),
            page_build: StagedBuild::new(),
            navigation: Navigation::new(),
            away: RwSignal::new(false),
            game_line: RwSignal::new(None),
            listens: StoredValue::new(false),
            sound: StoredValue::new_local(Sound::default()),
            journal: StoredValue::new_local(journal),
            carry_out,
            queue: StoredValue::new_local(None),
        };
        store.carry_out(first);
        for msg in others {
            store.send(msg);
        }
        store
    }

    /// Passes one message, preceded by the current time, to the pure update, and carries out the resulting effects.
    pub(crate) fn send(self, msg: Msg) {
        // Clock ticks never remove the focused element.
        if !matches!(msg, Msg::Clock(ClockMsg::Tick(_))) && focus::is_somewhere() {
            focus::keep();
        }
        let Some(msg) = self.unless_storing(msg) else {
            return;
        };
        let updated = self.model.try_update_untracked(|model| {
            let before = model.chance();
            let mut effects = table::update(model, Msg::Clock(ClockMsg::Tick(timer::now())));
            effects.extend(table::update(model, msg));
            (effects, model.chance() != before)
        });
        match updated {
            Some((effects, true)) => self.store_then_show(effects),
            Some((effects, false)) => {
                self.model.notify();
                self.carry_out(effects);
            }
            None => {}
        }
    }

    /// Returns `msg`, or queues it until the pending save is complete.
    fn unless_storing(self, msg: Msg) -> Option<Msg> {
        let mut msg = Some(msg);
        self.queue.update_value(|queue| {
            if let Some(queue) = queue {
                queue.extend(msg.take());
            }
        });
        msg
    }

    /// Shows the result of a random event once the result would survive the browser being killed, so that no roll can
    /// be repeated.
    fn store_then_show(self, effects: Vec<Effect>) {
        self.queue.set_value(Some(Vec::new()));
        let (stores, shows): (Vec<_>, Vec<_>) = effects.into_iter().partition(Effect::stores);
        self.carry_out(stores);
        spawn_local(async move {
            storage::persisted().await;
            let queue = self.queue.try_update_value(Option::take).flatten();
            let is_storing =
                |msg: &Msg| matches!(msg, Msg::Store(StoreMsg::SaveFailed | StoreMsg::SavesAgain));
            let (outcomes, others): (Vec<_>, Vec<_>) =
                queue.unwrap_or_default().into_iter().partition(is_storing);
            // A failed save must reach the model before the effects that delete the library's copy.
            for msg in outcomes {
                self.send(msg);
            }
            self.model.notify();
            self.carry_out(shows);
            for msg in others {
                self.send(msg);
            }
        });
    }

    /// Returns the texts of the page. The texts are not reactive, because a change of language rebuilds the page.
    pub(crate) fn words(self) -> Words {
        self.model.with_untracked(|model| model.words().clone())
    }

    /// Returns a slice of the model that notifies its subscribers only when it changes.
    pub(crate) fn slice<T>(self, read: impl Fn(&Model) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| self.model.with(&read))
    }

    /// Calls `act` with the sound output.
    pub(crate) fn with_sound(self, act: impl FnOnce(&mut Sound)) {
        self.sound.update_value(act);
    }

    /// Calls `act` with the stored game's journal.
    pub(crate) fn with_journal<T>(self, act: impl FnOnce(&mut Journal) -> T) -> Option<T> {
        self.journal.try_update_value(act)
    }

    fn carry_out(self, effects: Vec<Effect>) {
        self.announce(&effects);
        for effect in effects {
            (self.carry_out)(self, effect);
        }
    }

    /// Reports a failed save.
    pub(crate) fn report_stored(self, stored: bool) {
        if !stored {
            self.send(Msg::Store(StoreMsg::SaveFailed));
        }
    }

    /// Announces an update's events in one text, because a screen reader would drop the first of two announcements.
    fn announce(self, effects: &[Effect]) {
        let words: Vec<&str> = effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Announce(words) => Some(words.as_str()),
                _ => None,
            })
            .collect();
        if !words.is_empty() {
            self.say_of_game(&words.join(" "));
        }
    }

    /// Announces a game event in the live region, unless a room is shown.
    pub(crate) fn say_of_game(self, text: &str) {
        if !self.away.get_untracked() {
            self.say(text);
        }
    }

    /// Announces a text in the live region.
    pub(crate) fn say(self, text: &str) {
        self.announcements.update(|(number, [last, before])| {
            *number += 1;
            // The new text goes to the other region. A trailing no-break space distinguishes it from an identical text,
            // which would not be read again.
            let end = if before == text { "\u{a0}" } else { "" };
            *before = std::mem::replace(last, format!("{text}{end}"));
        });
    }
}
