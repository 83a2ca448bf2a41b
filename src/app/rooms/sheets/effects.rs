//! Loading and storing of sheets, and the engine's best answers to their items.

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

/// Search depth for finding the best answers, in plies.
const PLIES: u8 = 2;

/// Sheet that has yet to be stored, and the signal that receives the error if it cannot be stored.
type Unsaved = (Sheet, RwSignal<Option<Problem>>);

thread_local! {
    /// Sheets that have yet to be stored, by ID. A sheet may remain here after the player has left its room.
    static UNSAVED: RefCell<BTreeMap<u32, Unsaved>> = const { RefCell::new(BTreeMap::new()) };
    /// `true` while the task that stores sheets is running.
    static IS_SAVING: Cell<bool> = const { Cell::new(false) };
}

/// Loads the sheets or answers that the URL refers to.
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

/// Changes the current sheet and stores it.
pub(super) fn edit(room: Sheets, change: impl FnOnce(&mut Sheet)) {
    room.sheet.update(change);
    let sheet = room.sheet.get_untracked();
    UNSAVED.with_borrow_mut(|unsaved| unsaved.insert(sheet.id, (sheet, room.problem)));
    if !IS_SAVING.replace(true) {
        spawn_local(save_all());
    }
}

/// Changes the item at an index, and stores the sheet.
pub(super) fn edit_item(room: Sheets, nth: usize, change: impl FnOnce(&mut SheetItem)) {
    edit(room, |sheet| {
        if let Some(item) = sheet.items.get_mut(nth) {
            change(item);
        }
    });
}

/// Stores all changed sheets, one after another.
async fn save_all() {
    while let Some((_, (sheet, problem))) = UNSAVED.with_borrow_mut(BTreeMap::pop_first) {
        let stored = sheet_store::store(sheet).await;
        // The player may have left the room in the meantime.
        let _gone = problem.try_set(stored.err().map(Problem::Store));
    }
    IS_SAVING.set(false);
}

/// Stores a new sheet and opens it.
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

/// Opens a sheet or answers from text. A sheet from a file, or one that is too long for a link, is stored as the
/// player's own; any other sheet is opened on the board.
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

/// Returns the URL fragment of a sheet, in its long form if the sheet is too long for a link.
pub(super) fn link_of(sheet: &Sheet) -> Option<String> {
    record::sheet_link(sheet).or_else(|| record::sheet_code(sheet))
}

/// Deletes the current sheet and returns to the list.
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

/// Stores the answers from the URL with their sheet.
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

/// Requests the best answers to all of a sheet's decisions that can be asked as questions.
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
            // The player may have left the room, or the sheet may have changed, in the meantime.
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

/// Returns the stored sheet that the answers belong to; `None` if it is not stored.
pub(super) fn own_sheet(room: Sheets) -> Option<StoredSheet> {
    room.stored.with(|all| all.first().cloned())
}
