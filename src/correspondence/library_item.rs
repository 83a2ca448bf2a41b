//! The game as an item of the library, once it is over.

use friend::Game;
use library::{BodyFormat, Entry, EntryId, Item, Source};
use rules::Phase;

use crate::Playing;

/// The game's entry in the library; `None` while the game runs.
pub fn library_entry(playing: &Playing) -> Option<EntryId> {
    let game = playing.game()?;
    game.ended().map(|_| library_key(game))
}

/// The library item of a game that is over.
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

/// The ID of the game's entry in the library.
fn library_key(game: &Game) -> EntryId {
    EntryId::of(&[b"friend", &game.id().0])
}
