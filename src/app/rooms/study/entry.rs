//! An entry of the library as the room shows it, and why it is not shown.

use gloo_timers::future::TimeoutFuture;
use library::{EntryId, Item, Source};
use record::{Saved, Seat};
use room::StoreError;
use rules::Player;
use study::{Model, StudyContent};

use crate::{
    browser::{database, friends},
    rooms::Shell,
};

/// Why an entry of the library is not shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Refusal {
    /// The library does not have it, or it cannot be read.
    None,
    /// It is a duplicate that is being played on the table.
    Running,
    /// It is a duplicate that was set aside with games left to be played.
    SetAside,
    /// The database could not store that the duplicate was given up.
    Store(StoreError),
}

/// A match or a position, and the side of the person who played the computer or a friend in it.
pub(super) type Found = (Model, Option<Player>);

/// The match or the position of an entry.
pub(super) async fn load_entry(shell: Shell, id: &EntryId) -> Result<Found, Refusal> {
    let item = database::item(id).await.ok().flatten();
    let item = item.ok_or(Refusal::None)?;
    if let Some(decision) = item.position() {
        return Ok((Model::new(StudyContent::Position(decision)), None));
    }
    // Each step is a task of its own: together they would take longer than a frame.
    TimeoutFuture::new(0).await;
    let record = item.entry.record(&item.body).map_err(|_| Refusal::None)?;
    let saved = saved(&item);
    if let Some(why) = saved.as_ref().and_then(|saved| unfinished(shell, saved)) {
        return Err(why);
    }
    let own = saved.as_ref().and_then(person);
    let own = own.or_else(|| friends::side(id.as_str()));
    TimeoutFuture::new(0).await;
    let model = Model::new(StudyContent::Match(Box::new(record)));
    TimeoutFuture::new(0).await;
    Ok((model, own))
}

/// Why a session is not shown that has the dice of a duplicate with games left to be played.
pub(super) fn unfinished(shell: Shell, saved: &Saved) -> Option<Refusal> {
    let start = saved.start.as_ref();
    let link = start
        .filter(|_| saved.is_running_duplicate())?
        .duplicate_link()?;
    let is_on_table = shell.duplicate().running.as_deref() == Some(link);
    Some(if is_on_table {
        Refusal::Running
    } else {
        Refusal::SetAside
    })
}

/// The session of an entry that was played here.
pub(super) fn saved(item: &Item) -> Option<Saved> {
    let Source::Here(_) = item.entry.source else {
        return None;
    };
    Saved::from_text(str::from_utf8(&item.body).ok()?).ok()
}

/// The side of the person, where the other one is the computer's.
fn person(saved: &Saved) -> Option<Player> {
    let is_computer = |player: &Player| matches!(saved.seats[*player], Seat::Computer(_));
    Player::BOTH.into_iter().find(is_computer)?;
    let is_person = |player: &Player| saved.seats[*player] == Seat::Person;
    Player::BOTH.into_iter().find(is_person)
}
