//! Tests for messages that arrive before the stored duplicates have been read: they are queued and handled in order.

use std::num::NonZeroU8;

use library::room::{MAX_WAITING, Problem, StoreError};
use terms::{Change, Form, Purpose};
use words::Words;

use crate::{
    Effect, Model, Msg, Notice, Page, ShownDuplicate, TableSession, agreed, key,
    tests::{link, one_point, result, seed},
    update,
};

/// Returns a room that has not read its duplicates yet.
fn reading() -> Model {
    Model::new(Words::english(), None, "")
}

fn loaded(read: Result<Vec<(String, String)>, StoreError>) -> Msg {
    Msg::Loaded(read, TableSession::default(), 5)
}

#[test]
fn links_opened_before_the_duplicates_are_read_are_all_opened_in_order() {
    let [one, other] = [1, 2].map(|number| agreed(&one_point(), seed(number)));
    let mut model = reading();
    for msg in [
        Msg::OpenLink(link(&result(&one, 1, Some("Ann"))), 1),
        Msg::Open(key(&one)),
        Msg::OpenLink(other.link(), 2),
        Msg::Open(key(&one)),
    ] {
        assert_eq!(update(&mut model, msg), []);
    }
    update(&mut model, loaded(Ok(Vec::new())));
    assert_eq!(model.entries().len(), 2);
    let shown = model.shown().expect("a duplicate");
    assert_eq!(shown.key(), key(&one));
    assert_eq!(shown.standings.len(), 1);
}

#[test]
fn queued_messages_have_the_same_effect_as_after_loading() {
    let duplicate = agreed(&one_point(), seed(1));
    let msgs = [
        Msg::OpenLink(duplicate.link(), 1),
        Msg::Open(key(&duplicate)),
        Msg::ShowList,
        Msg::ShowForm,
        Msg::Create(seed(2), 3),
        Msg::Names(["Ann", "Bob"].map(str::to_owned)),
    ];
    for first in &msgs {
        for second in &msgs {
            for third in &msgs {
                let order = [first, second, third].map(Clone::clone);
                let [mut early, mut late] = [reading(), reading()];
                for msg in &order {
                    assert_eq!(update(&mut early, msg.clone()), [], "{order:?}");
                }
                update(&mut early, loaded(Ok(Vec::new())));
                update(&mut late, loaded(Ok(Vec::new())));
                for msg in &order {
                    update(&mut late, msg.clone());
                }
                assert_eq!(early, late, "{order:?}");
            }
        }
    }
}

#[test]
fn a_link_does_not_close_a_form_opened_after_it() {
    let mut model = reading();
    update(
        &mut model,
        Msg::OpenLink(agreed(&one_point(), seed(1)).link(), 1),
    );
    update(&mut model, Msg::ShowForm);
    let change = Change::Games(NonZeroU8::new(3).expect("not 0"));
    update(&mut model, Msg::Change(change.clone()));
    update(&mut model, loaded(Ok(Vec::new())));
    let typed = Form::new(Purpose::Duplicate).with(change);
    assert_eq!(model.page(), &Page::New(typed));
    assert_eq!(model.entries().len(), 1, "the link has been opened too");
}

#[test]
fn a_message_beyond_the_limit_is_refused_with_a_lasting_notice() {
    let mut model = reading();
    for _ in 0..MAX_WAITING {
        assert_eq!(update(&mut model, Msg::ShowList), []);
    }
    let refused = [Notice::Problem(Problem::TooManyWaiting)];
    let effects = update(&mut model, Msg::OpenLink("x".to_owned(), 1));
    assert_eq!(model.notices(), refused);
    assert!(
        matches!(&effects[..], [Effect::Say(text)] if text.starts_with("The page is still busy"))
    );
    update(&mut model, Msg::ShowForm);
    assert_eq!(model.notices(), refused, "once");
    update(&mut model, loaded(Ok(Vec::new())));
    assert_eq!(model.notices(), refused);
}

#[test]
fn a_duplicate_is_not_reported_unknown_after_a_read_error() {
    let one = agreed(&one_point(), seed(1));
    let mut model = Model::new(Words::english(), Some(Msg::Open(key(&one))), "");
    update(&mut model, Msg::ShowList);
    update(&mut model, loaded(Err(StoreError::Failed)));
    let problem = Problem::NotOpened(StoreError::Failed);
    assert_eq!(model.notices(), [Notice::Problem(problem)]);
}

#[test]
fn duplicates_read_on_a_second_attempt_are_opened() {
    let one = agreed(&one_point(), seed(1));
    let mut stored = reading();
    update(&mut stored, loaded(Ok(Vec::new())));
    update(&mut stored, Msg::OpenLink(one.link(), 1));
    let lines = stored.entries();
    let lines = lines
        .iter()
        .map(|(key, stored)| (key.as_str().to_owned(), stored.to_line()));
    let mut model = reading();
    update(&mut model, loaded(Err(StoreError::Blocked)));
    update(&mut model, loaded(Ok(lines.collect())));
    update(&mut model, Msg::Open(key(&one)));
    assert_eq!(model.shown().map(ShownDuplicate::key), Some(key(&one)));
    assert_eq!(model.notices(), []);
}
