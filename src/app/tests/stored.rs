//! Stored data for rooms, created by the updates of the rooms themselves.

use ::duplicate::changed;
use analyst::{Query, Report};
use friend::Root;
use leptos::{prelude::*, task::spawn_local};
use library::{Entry, EntryId, Item, Source};
use record::{Linked, MatchRecord, match_link, read_file, read_link};
use study::{Review, ReviewMsg};
use table::{Model, Route, StudySource};
use words::Words;
use worker::TaskRunner;

use super::stage::Stage;
use crate::{browser::database, rooms};

/// Match of three points between Ann and Bob, in the second game.
const MATCH: &str = " 3 point match\n\n Game 1\n Ann : 0                             Bob : 0\n  1) 31: 8/5 6/5                      42: 8/4 6/4\n  2)  Doubles => 2                     Drops\n  Wins 1 point\n\n Game 2\n Ann : 1                             Bob : 0\n  1)                                  64: 24/14\n  2) 55: 8/3(2) 6/1(2)\n";

/// Finished match of two points.
pub(crate) const FINISHED: &str = " 2 point match\n\n Game 1\n Ann : 0                             Bob : 0\n  1) 31: 24/20                        42: 8/4 6/4\n  2)  Doubles => 2                     Drops\n  Wins 1 point\n\n Game 2\n Ann : 1                             Bob : 0\n  1)                                  64: 24/14\n  2) 55: 8/3(2) 6/1(2)\n  Wins 1 point\n";

/// Date of all stored data, in milliseconds since 1970.
const DATE: u64 = 1_767_225_600_000;

/// Returns the record of the match.
fn record() -> MatchRecord {
    record_of(MATCH)
}

fn record_of(text: &str) -> MatchRecord {
    let reading = read_file(text.as_bytes()).expect("a match");
    reading.matches.into_iter().next().expect("one")
}

/// Stores the match in the library.
pub(crate) fn library_entry() {
    let id = EntryId::of_text(MATCH.as_bytes());
    let entry = Entry::of_session(id, &record(), Source::Pasted, DATE);
    let body = MATCH.as_bytes().to_vec();
    spawn_local(async move {
        let stored = database::store_items(&[Item { entry, body }]).await;
        stored.expect("the native database takes it");
    });
}

/// Stores the review of the match by the first pass of the engine, and returns the address of its link.
pub(crate) fn reviewed_match() -> Route {
    reviewed(MATCH)
}

/// Stores the review of the match with the reader in the place of Ann, and returns the address of its link.
pub(crate) fn own_match() -> Route {
    reviewed(&MATCH.replace("Ann", "You"))
}

/// Returns the completed review of a match by the first pass of the engine.
fn judged(record: &MatchRecord) -> Review {
    let mut review = Review::new(record);
    review.update(ReviewMsg::Begin);
    let (pass, wanted) = review.wanted().expect("a running review");
    let (depth, mut engine) = (pass.depth, TaskRunner::default());
    for (nth, item) in wanted {
        let Report::Judged(judged) = engine.report(&Query::Judge { item, depth }) else {
            panic!("the engine answers something else");
        };
        review.update(ReviewMsg::Judged(nth, judged));
    }
    while review.is_running() {
        review.update(ReviewMsg::PassOver);
    }
    review
}

/// Stores the review of the session on the table, as if the player had left it.
pub(crate) fn reviewed_table(stage: &Stage) {
    let record = crate::sharing::table_record(stage.store);
    let review = judged(&record);
    rooms::keep_review(&record, review.clone());
    let person = stage.store.model.with_untracked(Model::person);
    let player = person.expect("a game against the computer");
    // The sill is rendered before the card that sets its line, and nothing is rendered twice natively.
    let _card = stage.within(|store| rooms::ended(store, player, true));
    rooms::keep_review(&record, review);
}

/// Stores the review of the session on the table, and returns it.
pub(crate) fn stored_table(stage: &Stage) -> Review {
    let review = judged(&crate::sharing::table_record(stage.store));
    let item = stage
        .store
        .model
        .with_untracked(|model| table::library_item(model, 0));
    let item = item.expect("a game is over");
    let text = review.to_text();
    spawn_local(async move {
        let stored =
            database::store_analysis(item.entry.id.as_str(), study::VERSION, |_| text).await;
        stored.expect("the native database takes it");
    });
    review
}

/// Stores the review of a match by the engine's quick pass, and returns the address of its link.
pub(crate) fn reviewed(text: &str) -> Route {
    let record = record_of(text);
    let review = judged(&record);
    let text = review.to_text();
    spawn_local(async move {
        let stored = database::store_analysis("link", study::VERSION, |_| text).await;
        stored.expect("the native database takes it");
    });
    let link = match_link(&record, true).expect("short enough");
    Route::Study(StudySource::Link(link))
}

/// Stores an imported match without a review in the library, and returns its address.
pub(crate) fn imported(text: &str) -> Route {
    let item = item_of(text);
    let id = item.entry.id.clone();
    spawn_local(async move {
        let stored = database::store_items(&[item]).await;
        stored.expect("the native database takes it");
    });
    Route::Study(StudySource::Library(id))
}

/// Stores an imported match with its review in the library, and returns its address.
pub(crate) fn imported_and_reviewed(text: &str) -> Route {
    let route = imported(text);
    let id = item_of(text).entry.id;
    let review = judged(&record_of(text)).to_text();
    spawn_local(async move {
        let stored = database::store_analysis(id.as_str(), study::VERSION, |_| review).await;
        stored.expect("the native database takes it");
    });
    route
}

/// Returns the library's item of a match from a file.
pub(crate) fn item_of(text: &str) -> Item {
    let (id, record) = (EntryId::of_text(text.as_bytes()), record_of(text));
    let source = Source::File("match.mat".to_owned());
    let entry = Entry::of(id, &record, source, DATE);
    let body = record.to_stored();
    Item { entry, body }
}

/// Stores the review of a match whose stored lines are only half read, and returns the address of its link.
pub(crate) fn half_read(text: &str) -> Route {
    let link = match_link(&record_of(text), true).expect("short enough");
    let Ok(Linked::Match(record)) = read_link(&link) else {
        panic!("no match");
    };
    let stored = judged(&record).to_text();
    let half = stored.lines().count() / 2;
    let mut review = Review::new(&record);
    for line in stored.lines().skip(1).take(half) {
        review.restore(line);
    }
    assert!(review.has_begun() && !review.is_complete());
    rooms::keep_review(&record, review);
    Route::Study(StudySource::Link(link))
}

/// Returns a model that shows the player's own invitation, its key and its line.
fn invited(words: Words) -> (correspondence::Model, EntryId, String) {
    use correspondence::{Effect, Model, Msg, Preferences, update};
    let mut model = Model::new(words, Preferences::default(), None);
    let mut effects = Vec::new();
    for msg in [
        Msg::Loaded(Ok(Vec::new()), DATE),
        Msg::ShowForm,
        Msg::Invite(Root([7; 32]), DATE),
    ] {
        effects.extend(update(&mut model, msg));
    }
    let stored = effects.into_iter().find_map(|effect| match effect {
        Effect::Store { key, line, .. } => Some((key, line)),
        _ => None,
    });
    let (key, line) = stored.expect("an invitation is stored");
    update(&mut model, Msg::Stored(key.clone(), Ok(true)));
    (model, key, line)
}

/// Stores the player's own invitation, and returns the address of its game.
pub(crate) fn invitation(words: Words) -> Route {
    let (_, key, line) = invited(words);
    let route = Route::Friend(Some(key.clone()));
    spawn_local(async move {
        let stored = database::store_friend_game(&key, None, line).await;
        assert_eq!(stored, Ok(true));
    });
    route
}

/// Returns the address of a received invitation.
pub(crate) fn received_invitation(words: Words) -> Route {
    let (model, ..) = invited(words);
    Route::FriendLink(model.link().expect("a link to be sent"))
}

/// Stores a duplicate, and returns its address.
pub(crate) fn duplicate(words: Words) -> Route {
    use ::duplicate::{Effect, Model, Msg, TableSession, update};
    let mut model = Model::new(words, None, "");
    let mut effects = Vec::new();
    let loaded = Msg::Loaded(Ok(Vec::new()), TableSession::default(), DATE);
    for msg in [
        loaded,
        Msg::ShowForm,
        Msg::Create(dice::Seed([7; 32]), DATE),
    ] {
        effects.extend(update(&mut model, msg));
    }
    let change = effects.into_iter().find_map(|effect| match effect {
        Effect::Change(key, change, forget) => Some((key, change, forget)),
        _ => None,
    });
    let (key, change, forget) = change.expect("a duplicate is stored");
    let route = Route::Duplicate(Some(key.clone()));
    spawn_local(async move {
        let change = |before: Option<&str>| changed(before, &change);
        let stored = database::change_duplicate(&key, change, &forget).await;
        stored.expect("the native database takes it");
    });
    route
}

/// Stores the match as an imported entry with a note on the first play, and returns the address of its study room.
pub(crate) fn noted_entry(note: record::Note) -> Route {
    let id = EntryId::of_text(b"noted");
    let record = record();
    let mut entry = Entry::of(id.clone(), &record, Source::Pasted, DATE);
    assert!(entry.notes.set(record::NotePlace::Move(0, 0), note));
    let body = record.to_stored();
    spawn_local(async move {
        let stored = database::store_items(&[Item { entry, body }]).await;
        stored.expect("the native database takes it");
    });
    Route::Study(StudySource::Library(id))
}
