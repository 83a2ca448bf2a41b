//! Opens the page: with the stored game, with a new game, or as a spectator while another tab plays.

use dice::Seed;
use terms::Form;
use words::Words;

use super::{
    actions, backup, fair,
    notices::{NoticesBefore, announced},
    tabs,
};
use crate::{Effect, Model, Notice, Settings, StoredGame, StoredItem};

/// Opens the page with the stored game if it can be read, otherwise with a new game against the computer.
///
/// `seed` is used for a new game; `words` are the texts in the page language.
pub fn open(
    stored: Option<StoredGame>,
    settings: Settings,
    seed: Seed,
    words: Words,
) -> (Model, Vec<Effect>) {
    open_with(stored, &Form::default(), settings, seed, words)
}

/// Opens the page like [`open`], but with a first visit's initial game if nothing is stored.
pub fn open_first(
    stored: Option<StoredGame>,
    settings: Settings,
    seed: Seed,
    words: Words,
) -> (Model, Vec<Effect>) {
    let form = if stored.is_none() {
        Form::first()
    } else {
        Form::default()
    };
    open_with(stored, &form, settings, seed, words)
}

fn open_with(
    stored: Option<StoredGame>,
    form: &Form,
    settings: Settings,
    seed: Seed,
    words: Words,
) -> (Model, Vec<Effect>) {
    let mut effects = Vec::new();
    let mut notices = Vec::new();
    let next = stored.as_ref().and_then(|stored| stored.next);
    let cut = stored.as_ref().and_then(|stored| stored.cut.clone());
    let resumed = match stored.map(|stored| stored.session) {
        Some(Ok(saved)) => {
            effects.extend(backup::cut_off(&mut notices, cut));
            Model::resumed(*saved, settings, words.clone())
        }
        Some(Err((text, why))) => {
            effects.push(Effect::SetAsideUnreadable(StoredItem::Game, text));
            notices.push(Notice::Unreadable(why));
            None
        }
        None => None,
    };
    let mut model =
        resumed.unwrap_or_else(|| Model::new(form.ruleset(), form.seats(), seed, settings, words));
    model.notices = notices;
    effects.extend(fair::draw(&mut model, next));
    effects.extend(actions::advance(&mut model));
    effects.extend(announced(&model, &NoticesBefore::default(), &effects));
    (model, effects)
}

/// Opens the page while another tab plays: shows the stored game and stores nothing.
pub fn open_elsewhere(
    stored: Option<StoredGame>,
    settings: Settings,
    seed: Seed,
    words: Words,
) -> (Model, Vec<Effect>) {
    let (mut model, _for_the_playing_page) = open(stored, settings, seed, words);
    model.notices.clear();
    let effects = tabs::other_tab_plays(&mut model);
    (model, effects)
}
