//! Library entries for the session on the table and for saves that were set aside.

use library::{Entry, EntryId, Item, Source};
use record::{MatchRecord, Seat, write_mat};
use rules::{ByPlayer, Phase, Player};

use crate::{Import, Model, texts::speech};

/// Returns the number of finished games in the session; when it changes, the library has to store the session.
pub fn finished_games(model: &Model) -> u32 {
    let session = model.session();
    let is_over = matches!(session.phase(), Phase::GameOver(_) | Phase::MatchOver(_));
    session.game_number() - u32::from(!is_over)
}

/// Returns the session's library item at `now`, in milliseconds since the Unix epoch. `None` before the end of the
/// first game, if another tab is playing the session, or during the lesson.
///
/// The entry's ID depends on the first game, so that a longer version of the same session replaces a shorter one, but a
/// new match with the same dice does not.
pub fn library_item(model: &Model, now: u64) -> Option<Item> {
    if model.is_elsewhere() || model.is_lesson() || finished_games(model) == 0 {
        return None;
    }
    let record = MatchRecord::from_session(model.session());
    let first = MatchRecord {
        games: record.games.iter().take(1).cloned().collect(),
        ..record.clone()
    };
    let seed = model.saved.seeds.first()?.seed.to_string();
    let first = write_mat(&first).text;
    let id = EntryId::of(&[b"session", seed.as_bytes(), first.as_bytes()]);
    Some(item(model, id, now))
}

/// Returns the library item for the game that was set aside as `text`, at `now` in milliseconds since the Unix epoch;
/// `None` if the text is not a single game.
///
/// A session whose first game is unfinished has no permanent ID, so its ID is derived from the text: see
/// [`Item::is_named_by_its_text`].
pub fn set_aside_item(model: &Model, text: &str, now: u64) -> Option<Item> {
    let importing = Import::from_set_aside(text)?;
    if importing.others.is_some() {
        return None;
    }
    let resumed = Model::resumed(importing.saved, model.settings, model.words.clone())?;
    let unfinished = || {
        let id = EntryId::of_text(resumed.saved.to_text().as_bytes());
        item(&resumed, id, now)
    };
    Some(library_item(&resumed, now).unwrap_or_else(unfinished))
}

fn item(model: &Model, id: EntryId, now: u64) -> Item {
    let mut record = MatchRecord::from_session(model.session());
    for player in Player::BOTH {
        record.players[player].name = speech::name_alone(model, player);
    }
    let ByPlayer { white, black } = &model.saved.seats;
    let level = [white, black].into_iter().find_map(|seat| match seat {
        Seat::Computer(level) => Some(level.clone()),
        Seat::Person => None,
    });
    let entry = Entry::of_session(id, &record, Source::Here(level), now);
    let body = model.saved.to_text().into_bytes();
    Item { entry, body }
}
