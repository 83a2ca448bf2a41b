//! Opening book: its file, which is fetched once, and the names and costs of its plays.

use std::{cell::RefCell, sync::Arc};

use drill::{Book, BookPlay, PlayName};
use rules::Board;
use words::{Words, arg, decimal, left_to_right, signed};

use super::part_files;

/// Name under which `xtask` lists the book's file.
const FILE: &str = "opening-book";

thread_local! {
    static BOOK: RefCell<Option<Arc<Book>>> = const { RefCell::new(None) };
}

/// Returns the opening book; [`Book::EMPTY`] if it cannot be loaded.
pub(super) async fn fetch() -> Arc<Book> {
    if let Some(book) = BOOK.with_borrow(Clone::clone) {
        return book;
    }
    let file = part_files::fetch_file(FILE).await;
    let Some(book) = file.as_deref().and_then(Book::read) else {
        return Arc::new(Book::EMPTY);
    };
    let book = Arc::new(book);
    BOOK.set(Some(Arc::clone(&book)));
    book
}

/// Makes the shipped book available to component tests, which cannot fetch files.
#[cfg(test)]
pub(super) fn load_for_test() -> Arc<Book> {
    let book = Book::read(include_str!("../../review/data/opening-book.txt"));
    let book = Arc::new(book.expect("a book"));
    BOOK.set(Some(Arc::clone(&book)));
    book
}

/// Returns the common name of the play that leads from `before` to `after`; empty if it has none.
pub(super) fn play_name(words: &Words, before: &Board, after: &Board) -> String {
    let names = PlayName::of(before, after).into_iter();
    let names = names.map(|name| words.book_name(arg::Name(name.key()), arg::Point(name.point())));
    names.collect::<Vec<_>>().join(" + ")
}

/// Returns a play's cost with its standard error, such as −0.012 ± 0.003.
pub(super) fn cost(words: &Words, play: &BookPlay) -> String {
    let cost = signed(words, -play.loss, 3);
    match error(words, play) {
        Some(error) => left_to_right(words, format!("{cost} ± {error}")),
        None => cost,
    }
}

/// Returns a play's standard error; `None` if the play was not rolled out.
pub(super) fn error(words: &Words, play: &BookPlay) -> Option<String> {
    (play.trials > 0).then(|| decimal(words, play.error, 3))
}
