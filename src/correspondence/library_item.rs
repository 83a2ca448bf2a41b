//! Finished games as library items.

use friend::Game;
use library::{BodyFormat, Entry, EntryId, Item, Source};
use rules::Phase;

use crate::Playing;

/// Returns the game's library key; `None` while the game is in progress.
pub fn library_entry(playing: &Playing) -> Option<EntryId> {
    let game = playing.game()?;
    game.ended().map(|_| library_key(game))
}

/// Returns the library item for a finished game; `None` while the game is in progress, or if it ended before its first
/// roll.
pub(crate) fn finished(game: &Game, now: u64) -> Option<Item> {
    game.ended()?;
    let record = game.record();
    let over = !matches!(game.session().phase(), Phase::Opening) || !record.games.is_empty();
    let id = library_key(game);
    over.then(|| Item {
        entry: Entry {
            form: BodyFormat::Record,
            ..Entry::of(id, &record, Source::Here(None), now)
        },
        body: record.to_stored_plain(),
    })
}

fn library_key(game: &Game) -> EntryId {
    EntryId::of(&[b"friend", &game.id().0])
}
