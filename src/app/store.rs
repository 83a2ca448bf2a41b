//! The one signal that holds the model, and the way that every message takes.

mod parts;

use leptos::prelude::*;
use record::{Journal, SaveOutcome};
use table::{
    AutoMsg, ClockMsg, DiceMsg, Effect, Form, Model, Msg, Place, SettingsMsg, StorageFull,
    StoreMsg, StoredItem, update_first,
};
use words::{Language, Words};

pub(crate) use self::parts::{PARTS, Parts, parts};
use crate::{
    browser::{
        focus, language, seed,
        sound::Sound,
        spawn_local,
        storage::{self, Browser, Opening},
        timer,
    },
    staged_build::StagedBuild,
};

/// Something that only the later part can do.
type Owed = Box<dyn FnOnce(&'static Parts)>;

/// The page's state, and what is said about it. Copies are the same store.
#[derive(Clone, Copy)]
pub(crate) struct Store {
    /// The model; views read slices of it through memos.
    pub(crate) model: RwSignal<Model>,
    /// What the live region says: the last sentence, the one before, and a number that tells a repeated one apart.
    pub(crate) said: RwSignal<(u32, [String; 2])>,
    /// Whether the screen wants the board turned.
    pub(crate) turned: RwSignal<bool>,
    /// The place of the board that the keyboard was at last.
    pub(crate) place: RwSignal<Option<Place>>,
    /// How far the page has come.
    pub(crate) page_build: StagedBuild,
    /// Whether a room has the window, and the game waits out of sight.
    pub(crate) away: RwSignal<bool>,
    /// Whether the page listens to what goes on around it, which is begun once, whatever is built anew.
    pub(crate) listens: StoredValue<bool>,
    sound: StoredValue<Sound, LocalStorage>,
    journal: StoredValue<Journal, LocalStorage>,
    /// Callbacks waiting for the later part to load.
    owed: StoredValue<Vec<Owed>, LocalStorage>,
    /// The messages that have come while what chance has decided is being stored; nothing while it is not.
    queue: StoredValue<Option<Vec<Msg>>, LocalStorage>,
}

/// Returns the options of a first visit's game. Tests, which choose the dice, get the usual game.
fn first_form() -> Form {
    if seed::is_given() {
        Form::default()
    } else {
        Form::first()
    }
}

impl Store {
    /// Opens the page with what is stored, or with a new game.
    pub(crate) fn open(words: Words, opening: Opening) -> Self {
        let Opening {
            settings,
            game,
            journal,
            others,
        } = opening;
        let seed = seed::for_game(1);
        let (model, first) = match parts() {
            Some(parts) => (parts.resume)(game, settings, seed, words),
            // Nothing is stored, and no other page plays: a first visit.
            None => table::open_new(&first_form(), settings, seed, words),
        };
        let store = Self {
            model: RwSignal::new(model),
            said: RwSignal::new((0, Default::default())),
            turned: RwSignal::new(false),
            place: RwSignal::new(None),
            page_build: StagedBuild::new(),
            away: RwSignal::new(false),
            listens: StoredValue::new(false),
            sound: StoredValue::new_local(Sound::default()),
            journal: StoredValue::new_local(journal),
            owed: StoredValue::new_local(Vec::new()),
            queue: StoredValue::new_local(None),
        };
        store.carry_out(first);
        for msg in others {
            store.send(msg);
        }
        store
    }

    /// Sends one message through the pure update, after what time it is, and does what it asks for.
    pub(crate) fn send(self, msg: Msg) {
        // Time alone takes nothing away.
        if !matches!(msg, Msg::Clock(ClockMsg::Tick(_))) && focus::is_somewhere() {
            focus::keep();
        }
        let Some(msg) = self.unless_storing(msg) else {
            return;
        };
        let updated = self.model.try_update_untracked(|model| {
            let before = model.chance();
            let mut effects = self.update(model, Msg::Clock(ClockMsg::Tick(timer::now())));
            effects.extend(self.update(model, msg));
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

    /// Returns `msg`, or queues it until the pending store is complete.
    fn unless_storing(self, msg: Msg) -> Option<Msg> {
        let mut msg = Some(msg);
        self.queue.update_value(|queue| {
            if let Some(queue) = queue {
                queue.extend(msg.take());
            }
        });
        msg
    }

    /// Shows what chance has decided once a kill of the browser cannot take it back: no roll can be had twice.
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

    /// Updates the model; a message that only the later part can handle waits for it.
    fn update(self, model: &mut Model, msg: Msg) -> Vec<Effect> {
        if let Some(parts) = parts() {
            return (parts.update)(model, msg);
        }
        let (effects, left) = update_first(model, msg);
        if let Some(msg) = left {
            self.with_later(move |_| self.send(msg));
        }
        effects
    }

    /// Lets `act` use the later part: now, or once it has come.
    fn with_later(self, act: impl FnOnce(&'static Parts) + 'static) {
        match parts() {
            Some(parts) => act(parts),
            None => self.owed.update_value(|owed| owed.push(Box::new(act))),
        }
    }

    /// Runs the callbacks that waited for the later part.
    pub(crate) fn catch_up(self, parts: &'static Parts) {
        let owed = self.owed.try_update_value(std::mem::take);
        for act in owed.unwrap_or_default() {
            act(parts);
        }
    }

    /// The texts of the page. The page is built anew in another language, so its parts need not look for a change.
    pub(crate) fn words(self) -> Words {
        self.model.with_untracked(|model| model.words().clone())
    }

    /// A slice of the model that wakes its readers only when it changes.
    pub(crate) fn slice<T>(self, read: impl Fn(&Model) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| self.model.with(&read))
    }

    /// Lets `act` use what sounds.
    pub(crate) fn with_sound(self, act: impl FnOnce(&mut Sound)) {
        self.sound.update_value(act);
    }

    /// Lets `act` use the stored game.
    pub(crate) fn with_journal<T>(self, act: impl FnOnce(&mut Journal) -> T) -> Option<T> {
        self.journal.try_update_value(act)
    }

    fn carry_out(self, effects: Vec<Effect>) {
        self.announce(&effects);
        for effect in effects {
            match effect {
                Effect::Save(text) => {
                    match self.with_journal(|journal| storage::save_game(journal, &text)) {
                        Some(SaveOutcome::Refused) => self.send(Msg::Store(StoreMsg::SaveFailed)),
                        Some(SaveOutcome::Elsewhere) => {
                            self.with_later(move |parts| (parts.follow)(self));
                        }
                        Some(SaveOutcome::Yes) if self.model.with_untracked(Model::is_refused) => {
                            self.send(Msg::Store(StoreMsg::SavesAgain));
                        }
                        Some(SaveOutcome::Yes) | None => {}
                    }
                }
                Effect::SaveSettings(settings) => {
                    self.report_stored(storage::save_settings(settings));
                }
                Effect::SaveDiceBook(text) => self.report_stored(storage::save_book(text)),
                Effect::SaveNextSeed(seed) => self.report_stored(storage::save_next(seed)),
                Effect::Translate(language) => self.translate(language),
                Effect::SetAsideUnreadable(what, text) => {
                    if !storage::put_aside(what, &text) && what == StoredItem::Game {
                        self.send(Msg::Store(StoreMsg::UnreadableNotSetAside));
                    }
                }
                Effect::SetAside(texts, then) => {
                    let stored = record::set_aside_all(&Browser, &texts);
                    let outcome = stored.then_some(()).ok_or(StorageFull);
                    self.send(Msg::Store(StoreMsg::SetAside(then, outcome)));
                }
                Effect::Announce(_) => {}
                Effect::DrawSeed(game, waiting) => {
                    self.send(Msg::Dice(DiceMsg::SeedDrawn(seed::for_game(game), waiting)));
                }
                Effect::Wait { token, ms } => {
                    timer::after(ms, move || self.send(Msg::Auto(AutoMsg::TimerFired(token))));
                }
                rare => self.with_later(move |parts| (parts.carry_out)(self, rare)),
            }
        }
    }

    /// Lets the page speak the chosen language, or the browser's, as soon as its texts are there.
    fn translate(self, chosen: Option<Language>) {
        let language = language::wished(chosen);
        spawn_local(async move {
            let words = language::texts(language).await;
            let chosen = self.model.with_untracked(|model| model.settings().language);
            if language::wished(chosen) != language {
                // Another language has been chosen meanwhile.
                return;
            }
            self.send(match words {
                Some(words) => Msg::Settings(SettingsMsg::WordsLoaded(language::spoken(words))),
                None => Msg::Settings(SettingsMsg::WordsFailed),
            });
        });
    }

    /// Says so if something could not be stored.
    pub(crate) fn report_stored(self, stored: bool) {
        if !stored {
            self.send(Msg::Store(StoreMsg::SaveFailed));
        }
    }

    /// Says all that has happened at once in one go: a screen reader would lose the first of two sentences.
    fn announce(self, effects: &[Effect]) {
        let words: Vec<&str> = effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Announce(words) => Some(words.as_str()),
                _ => None,
            })
            .collect();
        // Who is in a room hears of the game when it is seen again.
        if !words.is_empty() && !self.away.get_untracked() {
            self.say(&words.join(" "));
        }
    }

    /// Says this in the live region.
    pub(crate) fn say(self, text: &str) {
        self.said.update(|(number, [last, before])| {
            *number += 1;
            *before = std::mem::replace(last, text.to_owned());
        });
    }
}
