//! Handles messages by updating the model.

use dice::Seed;
use friend::{DuplicateOpponent, DuplicateResult};
use library::room::{Loader, Problem, Room, StoreError};
use record::{PlayerName, Start};
use review::Judged;
use rules::ByPlayer;
use terms::{Form, known_level};

use crate::{
    Change, Effect, Model, Msg, Notice, Page, ShownDuplicate, Stored, TableSession,
    form::{agreed, games},
    incoming::open_link,
    navigation::{open, show, show_form, with_announcement},
    stored::key,
};

/// Handles a message and returns requests to the page.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    library::room::update(model, msg)
}

impl Room for Model {
    type Msg = Msg;
    type Effect = Effect;

    fn loader(&self) -> &Loader<Msg> {
        &self.loader
    }

    fn loader_mut(&mut self) -> &mut Loader<Msg> {
        &mut self.loader
    }

    fn must_wait(&self, msg: &Msg) -> bool {
        self.loader.is_new() && !matches!(msg, Msg::Loaded(..))
    }

    fn needs_data(&self, msg: &Msg) -> bool {
        // Opening a link needs no stored data, since a link contains its duplicate.
        matches!(msg, Msg::Open(_))
    }

    fn handle(&mut self, msg: Msg) -> Vec<Effect> {
        handle(self, msg)
    }

    fn report(&mut self, problem: Problem) -> Vec<Effect> {
        let notice = Notice::Problem(problem);
        self.notices.retain(|shown| *shown != notice);
        self.notices.push(notice);
        with_announcement(self, Vec::new())
    }
}

fn handle(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Loaded(lines, table, now) => {
            model.now = now;
            model.table = table;
            loaded(model, lines)
        }
        Msg::OpenLink(text, now) => {
            let effects = open_link(model, &text, now);
            with_announcement(model, effects)
        }
        Msg::ShowList => show(model, Page::List),
        Msg::ShowForm => show_form(model),
        Msg::Open(key) => open(model, &key),
        Msg::Change(change) => {
            if let Page::New(form) = &mut model.page {
                form.apply(change);
            }
            Vec::new()
        }
        Msg::Create(seed, now) => create(model, seed, now),
        Msg::Names(names) => {
            model.names.set_typed(names);
            vec![Effect::Remember(model.names.to_text())]
        }
        Msg::IncludeNames(tick) => {
            model.names.included = tick;
            vec![Effect::Remember(model.names.to_text())]
        }
        Msg::Play => {
            model.notices.clear();
            let effects = play(model);
            with_announcement(model, effects)
        }
        Msg::RemoveResult(result) => remove_result(model, result),
        Msg::AskDelete(asks) => {
            model.asks_delete = asks;
            Vec::new()
        }
        Msg::Delete => delete(model),
        Msg::Judged(judged) => store_figures(model, judged.as_deref()),
        Msg::Stored(Ok(())) => Vec::new(),
        Msg::Stored(Err(why)) => model.report(Problem::NotStored(why)),
    }
}

/// Reads the stored duplicates, and converts finished sessions to results.
fn loaded(model: &mut Model, lines: Result<Vec<(String, String)>, StoreError>) -> Vec<Effect> {
    let lines = model.loader.finish(lines).unwrap_or_default();
    let mut sessions = Vec::new();
    model.unreadable = 0;
    for (name, line) in lines {
        // Keys of finished sessions contain a space.
        if name.contains(' ') {
            sessions.push((Some(name), line));
        } else if let Some(stored) = Stored::from_line(&line) {
            model.entries.insert(name, stored);
        } else {
            model.unreadable += 1;
        }
    }
    let TableSession { finished, .. } = &mut model.table;
    sessions.extend(finished.take().map(|text| (None, text)));
    let mut effects = Vec::new();
    for (name, text) in sessions {
        let Some(played) = model.of_session(&text) else {
            continue;
        };
        let key = key(&played.duplicate);
        let entry = model.entries.entry(key.as_str().to_owned());
        let stored = entry.or_insert_with(|| Stored {
            results: Vec::new(),
            ..played.clone()
        });
        for result in &played.results {
            stored.add(result.clone());
        }
        let change = Change::Add(Box::new(played));
        effects.push(Effect::Change(key, change, name.into_iter().collect()));
    }
    effects
}

/// Creates a duplicate with the current form, and shows it as if its link had been opened.
fn create(model: &mut Model, seed: Seed, now: u64) -> Vec<Effect> {
    match &model.page {
        Page::New(form) => {
            let link = agreed(form, seed).link();
            model.page = Page::List;
            open_link(model, &link, now)
        }
        Page::List | Page::Shown(_) => Vec::new(),
    }
}

/// Begins a session on the table with the duplicate on display.
fn play(model: &mut Model) -> Vec<Effect> {
    let Some(shown) = model.shown() else {
        return Vec::new();
    };
    if model.table.elsewhere {
        model.notices.push(Notice::Elsewhere);
        return Vec::new();
    }
    let duplicate = &shown.stored.duplicate;
    let level = match duplicate.against() {
        DuplicateOpponent::Partner => None,
        DuplicateOpponent::Computer(level) => match known_level(level.as_str()) {
            None => {
                model.notices.push(Notice::UnknownLevel);
                return Vec::new();
            }
            known => known,
        },
    };
    let [white, black] = model.names().clone();
    let typed = |name: String| PlayerName::new(&name).map_or_else(String::new, |_| name);
    let names = ByPlayer { white, black }.map(typed);
    let start = Start::duplicate(&duplicate.link(), duplicate.seed(), games(duplicate));
    let rules = duplicate.terms().ruleset();
    let form = Form::agreed(&rules, level, names);
    vec![Effect::Play(Box::new(form), start)]
}

fn remove_result(model: &mut Model, result: Box<DuplicateResult>) -> Vec<Effect> {
    let Some(shown) = model.shown_mut() else {
        return Vec::new();
    };
    shown.remove(&result);
    let (key, stored) = (shown.key(), shown.stored.clone());
    model.entries.insert(key.as_str().to_owned(), stored);
    vec![Effect::Change(key, Change::Remove(result), Vec::new())]
}

/// Stores the engine's figures for a result in the duplicate on display.
fn store_figures(model: &mut Model, judged: Option<&[Judged]>) -> Vec<Effect> {
    let Some(shown) = model.shown_mut() else {
        return Vec::new();
    };
    let result = shown.finish_judging(judged);
    let (key, stored) = (shown.key(), shown.stored.clone());
    model.entries.insert(key.as_str().to_owned(), stored);
    let change = result.map(|result| Change::Judge(Box::new(result)));
    change
        .map(|change| Effect::Change(key, change, Vec::new()))
        .into_iter()
        .collect()
}

/// Deletes the duplicate on display.
fn delete(model: &mut Model) -> Vec<Effect> {
    let Some(key) = model.shown().map(ShownDuplicate::key) else {
        return Vec::new();
    };
    model.entries.remove(key.as_str());
    let mut effects = show(model, Page::List);
    effects.push(Effect::Remove(key));
    effects
}
