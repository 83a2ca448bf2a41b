//! State of the search room.

use ::progress::find::{BoardQuery, DecisionKind, FindQuery, FoundPage, OpponentLine, Pattern};
use editor::{Model, Sketch};
use leptos::prelude::*;
use library::room::StoreError;
use record::{KeyValueStore, read_position_link};
use words::Words;

use crate::{
    browser::storage::Browser,
    rooms::{
        Shell,
        editor::Editor,
        views::position_actions::{FIND, FIND_BOARD, FindRequest},
    },
};

/// Progress in reading the library.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Stage {
    /// New matches are being read: the number read so far, and the total.
    Reading(u32, u32),
    /// All matches have been read.
    Read,
    /// The library cannot be read, or the worker has stopped (`None`).
    Failed(Option<StoreError>),
}

/// State shared by the room's views. Copies refer to the same state.
#[derive(Clone, Copy)]
pub(super) struct Find {
    pub(super) shell: Shell,
    pub(super) words: StoredValue<Words>,
    /// Query, whose pattern follows the position in the editor.
    pub(super) query: RwSignal<FindQuery>,
    /// Editor for the pattern.
    pub(super) editor: Editor,
    pub(super) stage: RwSignal<Stage>,
    /// `true` if there is nothing to search.
    pub(super) is_empty: RwSignal<bool>,
    /// `true` if some matches are not searched because the index is full.
    pub(super) is_full: RwSignal<bool>,
    /// Number of changes to the index so far.
    pub(super) indexed: RwSignal<u32>,
    /// Results so far; `None` before the first search.
    pub(super) found: RwSignal<Option<FoundPage>>,
    pub(super) opponents: RwSignal<Vec<OpponentLine>>,
    /// Number of the latest search; replies to earlier searches are ignored.
    pub(super) last_search: StoredValue<u32>,
}

impl Find {
    /// Creates the state with the query from the last visit, or with a request from another room.
    pub(super) fn new(shell: Shell) -> Self {
        let sketch = Browser.get(FIND_BOARD);
        let sketch = sketch.and_then(|text| Sketch::restored(&text));
        let model = Model::new(sketch.unwrap_or_else(Sketch::bare));
        Self {
            shell,
            words: StoredValue::new(shell.words()),
            query: RwSignal::new(stored_query()),
            editor: Editor::new(shell, model, FIND_BOARD),
            stage: RwSignal::new(Stage::Reading(0, 0)),
            is_empty: RwSignal::new(false),
            is_full: RwSignal::new(false),
            indexed: RwSignal::new(0),
            found: RwSignal::new(None),
            opponents: RwSignal::new(Vec::new()),
            last_search: StoredValue::new(0),
        }
    }

    /// Returns a text in the room's language.
    pub(super) fn text<T>(self, text: impl FnOnce(&Words) -> T) -> T {
        self.words.with_value(text)
    }

    pub(super) fn change(self, change: impl FnOnce(&mut FindQuery)) {
        self.query.update(change);
    }

    /// Returns the query's pattern, or an empty pattern if the query has none.
    pub(super) fn pattern(self) -> Pattern {
        match self.query.with(|query| query.board) {
            Some(BoardQuery::Pattern(pattern)) => pattern,
            _ => pattern_of(&Sketch::bare(), false, false),
        }
    }

    /// Returns `true` while the query asks for similar positions.
    pub(super) fn is_like(self) -> Memo<bool> {
        Memo::new(move |_| self.query.with(FindQuery::is_like))
    }

    /// Returns the query to send to the worker, without a pattern if it would match every position.
    pub(super) fn asked_query(self) -> FindQuery {
        let mut query = self.query.get();
        let is_any = |board: &BoardQuery| match board {
            BoardQuery::Pattern(pattern) => pattern.is_any(),
            BoardQuery::Like(_) => false,
        };
        query.board = query.board.filter(|board| !is_any(board));
        query
    }
}

/// Returns the pattern for a sketch; White is the player who decides.
pub(super) fn pattern_of(sketch: &Sketch, is_exact: bool, either_side: bool) -> Pattern {
    Pattern {
        at_least: *sketch.board(),
        empty: sketch.empty(),
        is_exact,
        either_side,
    }
}

/// Returns the query from the last visit, or the query requested by another room; the default query if the stored text
/// is damaged.
fn stored_query() -> FindQuery {
    let text = Browser.get(FIND).unwrap_or_default();
    match FindRequest::read(&text) {
        None => FindQuery::from_text(&text).unwrap_or_default(),
        Some(FindRequest::Exact) => FindQuery {
            board: Some(BoardQuery::Pattern(pattern_of(&Sketch::bare(), true, true))),
            ..FindQuery::default()
        },
        Some(FindRequest::Like(link, origin)) => {
            let decision = read_position_link(link).ok();
            let like = decision.map(|decision| FindQuery {
                board: Some(BoardQuery::Like(decision.board_of(decision.player()))),
                kind: Some(match decision.roll() {
                    Some(_) => DecisionKind::Checker,
                    None => DecisionKind::Cube,
                }),
                origin,
                ..FindQuery::default()
            });
            like.unwrap_or_default()
        }
    }
}
