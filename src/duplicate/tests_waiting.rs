//! Links that are opened before the stored duplicates have been read: none is lost, and they are handled in order.

use library::StoreError;
use words::Words;

use crate::{
    Model, Msg, Notice, TableSession, agreed, key,
    tests::{link, one_point, result, seed},
    update,
};

#[test]
fn links_that_are_opened_before_the_duplicates_are_read_are_all_opened_in_order() {
    let [one, other] = [1, 2].map(|number| agreed(&one_point(), seed(number)));
    let mut model = Model::new(Words::english(), None, "");
    for msg in [
        Msg::OpenLink(link(&result(&one, 1, Some("Ann"))), 1),
        Msg::Open(key(&one)),
        Msg::OpenLink(other.link(), 2),
        Msg::Open(key(&one)),
    ] {
        assert_eq!(update(&mut model, msg), []);
    }
    update(
        &mut model,
        Msg::Loaded(Ok(Vec::new()), TableSession::default(), 5),
    );
    assert_eq!(model.entries().len(), 2);
    let shown = model.shown().expect("a duplicate");
    assert_eq!(shown.key(), key(&one));
    assert_eq!(shown.standings.len(), 1);
}

#[test]
fn too_many_links_before_the_duplicates_are_read_are_refused_in_words() {
    let mut model = Model::new(Words::english(), None, "");
    for _ in 0..crate::model::MAX_WAITING {
        assert_eq!(update(&mut model, Msg::OpenLink("x".to_owned(), 1)), []);
    }
    update(&mut model, Msg::OpenLink("x".to_owned(), 1));
    assert_eq!(model.notices(), [Notice::Busy]);
}

#[test]
fn a_duplicate_is_not_called_unknown_where_nothing_could_be_read() {
    let one = agreed(&one_point(), seed(1));
    let mut model = Model::new(Words::english(), Some(Msg::Open(key(&one))), "");
    let failed = Err(StoreError::Failed);
    update(&mut model, Msg::Loaded(failed, TableSession::default(), 5));
    assert_eq!(model.notices(), [Notice::NotStored(StoreError::Failed)]);
}
