//! Reading and storing of sheets, and the best answers to their items.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
};

use ::drill::{Answer, Judgement, Kept, StoredSheet};
use analyst::{Depth, JobEvent, Priority, Query, Report};
use leptos::prelude::*;
use record::{Sheet, SheetItem, read_answers, read_sheet};
use table::Route;

use super::state::{Problem, Sheets};
use crate::{
    browser::spawn_local,
    rooms::sheet_store::{self, SheetProblem},
    shell::Navigation,
};

/// Search depth for the best answers, in plies.
const PLIES: u8 = 2;

/// Sheet that waits to be stored, with the place for the message of a failure.
type Unsaved = (Sheet, RwSignal<Option<Problem>>);

thread_local! {
    /// Sheets that are not stored yet, by number; a room that is left may still have one.
    static UNSAVED: RefCell<BTreeMap<u32, Unsaved>> = const { RefCell::new(BTreeMap::new()) };
    /// `true` while sheets are being stored, one after the other.
    static IS_SAVING: Cell<bool> = const { Cell::new(false) };
}

/// Reads what the address names.
pub(super) async fn load(room: Sheets) {
    let route = room.shell.route();
    let found = match &route {
        Route::Sheets(Some(id)) => sheet_store::sheet(*id)
            .await
            .map(|one| one.into_iter().collect()),
        Route::SheetLink(link) => match read_answers(link) {
            Ok(answered) => {
                let id = answered.sheet.id;
                let _gone = room.answered.try_set(Some(answered));
                sheet_store::sheet(id)
                    .await
                    .map(|one| one.into_iter().collect())
            }
            Err(why) => {
                let _gone = room.problem.try_set(Some(Problem::Unread(why)));
                Ok(Vec::new())
            }
        },
        _ => sheet_store::sheets().await,
    };
    let problem = match found {
        Ok(found) => {
            let is_missing = found.is_empty() && matches!(route, Route::Sheets(Some(_)));
            if let Some(one) = found.first() {
                let _gone = room.sheet.try_set(one.sheet.clone());
            }
            let _gone = room.stored.try_set(found);
            is_missing.then_some(Problem::Missing)
        }
        Err(why) => Some(Problem::Store(SheetProblem::Store(why))),
    };
    if problem.is_some() {
        let _gone = room.problem.try_set(problem);
    }
}

/// Changes the sheet and stores it.
pub(super) fn edit(room: Sheets, change: impl FnOnce(&mut Sheet)) {
    room.sheet.update(change);
    let sheet = room.sheet.get_untracked();
    UNSAVED.with_borrow_mut(|unsaved| unsaved.insert(sheet.id, (sheet, room.problem)));
    if !IS_SAVING.replace(true) {
        spawn_local(save_all());
    }
}

/// Changes the position at an index, and stores the sheet.
pub(super) fn edit_item(room: Sheets, nth: usize, change: impl FnOnce(&mut SheetItem)) {
    edit(room, |sheet| {
        if let Some(item) = sheet.items.get_mut(nth) {
            change(item);
        }
    });
}

/// Stores all changed sheets, one after the other.
async fn save_all() {
    while let Some((_, (sheet, problem))) = UNSAVED.with_borrow_mut(BTreeMap::pop_first) {
        let stored = sheet_store::store(sheet).await;
        // The room may have been left meanwhile.
        let _gone = problem.try_set(stored.err().map(Problem::Store));
    }
    IS_SAVING.set(false);
}

/// Creates a sheet and opens it.
pub(super) fn create(room: Sheets, sheet: Sheet) {
    spawn_local(async move {
        match sheet_store::store(sheet).await {
            Ok(stored) => Navigation::go(&Route::Sheets(Some(stored.sheet.id))),
            Err(why) => {
                let _gone = room.problem.try_set(Some(Problem::Store(why)));
            }
        }
    });
}

/// Opens the link in a text: a sheet on the board, or answers. A text of a file is stored as the reader's sheet.
pub(super) fn open_text(room: Sheets, text: &str, is_file: bool) {
    if let Ok(answered) = read_answers(text)
        && let Some(link) = record::answers_link(&answered)
    {
        return Navigation::go(&Route::SheetLink(link));
    }
    match read_sheet(text) {
        Ok(sheet) if is_file => create(room, sheet),
        Ok(sheet) => match link_of(&sheet) {
            Some(link) => Navigation::go(&Route::SheetLink(link)),
            None => create(room, sheet),
        },
        Err(why) => room.problem.set(Some(Problem::Unread(why))),
    }
}

/// Returns the fragment of a sheet, in its long form if it does not fit in a link.
pub(super) fn link_of(sheet: &Sheet) -> Option<String> {
    record::sheet_link(sheet).or_else(|| record::sheet_code(sheet))
}

/// Removes the sheet and returns to the list.
pub(super) fn remove(room: Sheets) {
    let id = room.sheet.with_untracked(|sheet| sheet.id);
    UNSAVED.with_borrow_mut(|unsaved| unsaved.remove(&id));
    spawn_local(async move {
        match sheet_store::remove(id).await {
            Ok(()) => room.shell.replace(Route::Sheets(None)),
            Err(why) => {
                let why = Problem::Store(SheetProblem::Store(why));
                let _gone = room.problem.try_set(Some(why));
            }
        }
    });
}

/// Adds the answers in the address to their sheet.
pub(super) fn keep(room: Sheets, kept: RwSignal<bool>) {
    let Some(answered) = room.answered.get_untracked() else {
        return;
    };
    let Some(stored) = room.stored.with_untracked(|all| all.first().cloned()) else {
        return;
    };
    spawn_local(async move {
        let changed = sheet_store::change(stored.sheet, |stored| match stored.keep(answered) {
            Kept::Added => Ok(()),
            Kept::Full | Kept::OtherSheet => Err(SheetProblem::NoRoomForAnswers),
        });
        let problem = changed.await.err().map(Problem::Store);
        let _gone = room.problem.try_set(problem);
        let _gone = kept.try_set(problem.is_none());
    });
}

/// Requests the best answers to all decisions of a sheet that can be answered.
pub(super) fn find_best(room: Sheets, sheet: &Sheet) {
    let decisions: Vec<_> = sheet.items.iter().map(|item| item.decision).collect();
    room.best.set(vec![None; decisions.len()]);
    let query = |decision| Query::Analyse {
        decision,
        made: None,
        depth: Depth::Plies(PLIES),
    };
    let asked: Vec<usize> = (0..decisions.len())
        .filter(|nth| SheetItem::can_ask(&decisions[*nth]))
        .collect();
    if asked.is_empty() {
        return;
    }
    let queries = asked.iter().map(|nth| query(decisions[*nth])).collect();
    let on_event = move |event| {
        if let JobEvent::Found {
            nth,
            report: Report::Analysis(analysis),
        } = event
            && let Some(nth) = asked.get(nth)
        {
            let best = Judgement::of_analysis(&decisions[*nth], &analysis).best();
            // The room may have been left, or the sheet changed meanwhile.
            let _gone = room.best.try_update(|all| set(all, *nth, best));
        }
    };
    let shell = room.shell;
    let ticket = shell.analyst().submit(Priority::Review, queries, on_event);
    on_cleanup(move || shell.analyst().stop(ticket));
}

fn set(all: &mut [Option<Answer>], nth: usize, best: Option<Answer>) {
    if let Some(place) = all.get_mut(nth) {
        *place = best;
    }
}

/// Returns the sheet to which answers belong, if it is stored.
pub(super) fn own_sheet(room: Sheets) -> Option<StoredSheet> {
    room.stored.with(|all| all.first().cloned())
}
