//! The backup of everything, as a file.

use record::Backup;
use table::{BackupMsg, Msg};

use crate::{
    browser::{file, storage},
    rooms,
    store::Store,
};

/// Exports everything. Without the database, the table's part alone, and the reason is said.
pub(super) async fn export(store: Store, table: Backup) {
    let backup = storage::all(table);
    match rooms::export_everything(&backup).await {
        Ok(()) => storage::forget_unsaved(),
        Err(why) => {
            file::download_backup(&backup.to_text());
            let words = store.words();
            let why = words.library_problem(why.key());
            store.send(Msg::Backup(BackupMsg::LibraryMissing(why)));
        }
    }
}
