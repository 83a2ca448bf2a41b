//! Share sheet: a dialog over the game or a room that exports a position or a match as a link, text, QR code or
//! picture.
//!
//! The sheet is a lazy-loaded chunk, fetched when it is first opened.

mod canvas;
pub(crate) mod copy;
mod link_field;
mod sheet;

use leptos::{mount::mount_to, prelude::*};
use library::share::{Model, ShareSubject};
use record::{MatchRecord, Note};
use rules::Player;
use table::player_line;

use self::sheet::Sheet;
pub(crate) use self::{link_field::LinkField, sheet::qr};
use crate::{browser::spawn_local, store::Store};

/// SVG path of the share icon, an arrow pointing out of a tray, in a square of 24 units.
pub(crate) const SHARE: &str = "M12 15V3M7.5 7.5 12 3l4.5 4.5M5 12v8h14v-8";

/// Opens the sheet for the session on the table.
pub(crate) fn open_table(store: Store) {
    open(store, table_subject(store));
}

fn table_subject(store: Store) -> ShareSubject {
    let record = table_record(store);
    let position = store
        .model
        .with_untracked(|model| model.session().decision());
    let game = record.games.len().saturating_sub(1);
    ShareSubject {
        position,
        record: Some(record),
        game,
        note: Note::default(),
        ..ShareSubject::default()
    }
}

/// Returns the share sheet in its initial state, for the session on the table.
#[cfg(test)]
pub(crate) fn table_sheet(store: Store) -> AnyView {
    let model = Model::new(table_subject(store)).expect("something to share");
    view! { <Sheet store model close=Callback::new(|()| {})/> }.into_any()
}

/// Returns the session on the table as a record, with the players' displayed names.
pub(crate) fn table_record(store: Store) -> MatchRecord {
    store.model.with_untracked(|model| {
        let mut record = MatchRecord::from_session(model.session());
        for player in Player::BOTH {
            record.players[player].name = player_line(model, player).name;
        }
        record
    })
}

/// Fetches the sheet and opens it. If the chunk cannot be fetched, the loader has already shown a message.
pub(crate) fn open(store: Store, matter: ShareSubject) {
    spawn_local(async move {
        if let Ok(show) = entry().await {
            show(store, matter);
        }
    });
}

part! { share:
    fn entry() -> fn(Store, ShareSubject) {
        show
    }
}

/// Adds the sheet to the document until it is closed.
fn show(store: Store, matter: ShareSubject) {
    let (Some(model), Some(body)) = (Model::new(matter), document().body()) else {
        return;
    };
    let mounted = StoredValue::new_local(None);
    let close = Callback::new(move |()| mounted.set_value(None));
    let sheet = mount_to(body, move || view! { <Sheet store model close/> });
    mounted.set_value(Some(sheet));
}
