//! Library entry shown in the study room, or the reason why it is not shown.

use std::sync::Arc;

use library::{Analysis, EntryId, Item, Source, room::StoreError};
use record::{LinkError, Saved, Seat};
use rules::{ByPlayer, Player};
use study::{Model, Opening, Review, StudyContent, linked_review, side_named};
use words::Words;

use super::{notes::Written, state::Page};
use crate::{
    browser::{
        database, friends,
        own_side::{self, OwnSide},
        timer::pause,
    },
    rooms::Shell,
};

/// Reason why a library entry is not shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Refusal {
    /// The entry is missing from the library or cannot be read.
    None,
    /// The entry is a duplicate in progress at the table.
    Running,
    /// The entry is a duplicate that was set aside before its last game.
    SetAside,
    /// The database could not record that the duplicate was abandoned.
    Store(StoreError),
}

/// Match or position to study.
#[derive(Clone)]
pub(super) struct Found {
    pub(super) model: Model,
    /// Reader's side: the side played against the computer or a friend, or the side the reader has chosen; `None` if
    /// unknown.
    pub(super) own: Option<Player>,
    /// `true` if the room asks which player the reader is.
    pub(super) asks: bool,
    /// Page to open, if known.
    pub(super) page: Option<Page>,
    /// Decision at which the stored review opens.
    pub(super) opening: Option<Opening>,
    /// Stored reviews; `None` if they have not been read.
    pub(super) analyses: Option<Arc<Vec<Analysis>>>,
    /// Review in the link that was opened.
    pub(super) linked: Option<Linked>,
    /// Reason why the review in the link cannot be read.
    pub(super) unread: Option<LinkError>,
}

/// Review in a link.
#[derive(Clone)]
pub(super) enum Linked {
    /// Review of a match, as the text of a stored review.
    Match(String),
    /// Evaluation of a position's decision, with the actual choice.
    Position(Box<Review>),
}

impl Found {
    /// Returns a found match or position, for which the room does not ask which player the reader is.
    pub(super) fn of(model: Model, own: Option<Player>) -> Self {
        Self {
            model: model.with_own_side(own),
            own,
            asks: false,
            page: None,
            opening: None,
            analyses: None,
            linked: None,
            unread: None,
        }
    }

    /// Adds the review in the link that was opened, if there is one.
    pub(super) fn with_link(mut self, link: &str) -> Self {
        let read = match self.model.content() {
            StudyContent::Match(record) => {
                linked_review(record, link).map(|read| read.map(Linked::Match))
            }
            StudyContent::Position(decision) => Review::of_position_link(link, decision)
                .map(|read| read.map(Box::new).map(Linked::Position)),
        };
        match read {
            Some(Ok(linked)) => self.linked = Some(linked),
            Some(Err(why)) => self.unread = Some(why),
            None => {}
        }
        self
    }

    /// Stores which player the reader is; `page` is the page that asked, and the notes have been written since the
    /// entry was read.
    pub(super) fn answer(
        &mut self,
        entry: &EntryId,
        side: OwnSide,
        page: Page,
        (notes, match_note): Written,
    ) {
        self.model = self.model.clone().with_notes(notes);
        self.model.set_match_note(match_note);
        if let Some(record) = self.model.record() {
            let names = ByPlayer::new(|player| record.players[player].name.clone());
            own_side::answer(entry.as_str(), &names, side);
        }
        self.own = side.player();
        self.opening = None;
        self.asks = false;
        self.page = Some(page);
    }
}

/// Returns the side of the player whose name is "You" or one of the reader's names; `None` if there is no such player.
pub(super) fn named_own(model: &Model, words: &Words) -> Option<Player> {
    let mut names = own_side::names();
    names.extend([words.name_you(), "You".to_owned()]);
    side_named(model.record()?, names.iter().map(String::as_str))
}

/// Loads an entry's match or position.
pub(super) async fn load_entry(shell: Shell, id: &EntryId) -> Result<Found, Refusal> {
    let item = database::item(id).await.ok().flatten();
    let item = item.ok_or(Refusal::None)?;
    let notes = item.entry.notes.clone();
    let match_note = item.entry.note.clone();
    if let Some(decision) = item.position() {
        let model = Model::new(StudyContent::Position(decision)).with_notes(notes);
        return Ok(Found::of(model, None));
    }
    // Each step runs in a separate task, because the steps together would take longer than a frame.
    pause(0).await;
    let record = item
        .entry
        .plain_record(&item.body)
        .map_err(|_| Refusal::None)?;
    let saved = saved(&item);
    if let Some(why) = saved.as_ref().and_then(|saved| unfinished(shell, saved)) {
        return Err(why);
    }
    let own = saved.as_ref().and_then(person);
    let own = own.or_else(|| friends::side(id.as_str()));
    pause(0).await;
    let model = Model::new(StudyContent::Match(Box::new(record)));
    let mut model = model.with_notes(notes);
    model.set_match_note(match_note);
    pause(0).await;
    let answered = own_side::answered(id.as_str());
    let own = own.or_else(|| match answered {
        Some(side) => side.player(),
        None => named_own(&model, &shell.words()),
    });
    let asks = item.entry.is_imported() && own.is_none() && answered.is_none();
    Ok(Found {
        asks,
        ..Found::of(model, own)
    })
}

/// Returns the reason for refusing a session that uses the dice of an unfinished duplicate; `None` if it may be shown.
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

/// Returns an entry's session if it was played in this browser; `None` otherwise.
pub(super) fn saved(item: &Item) -> Option<Saved> {
    let Source::Here(_) = item.entry.source else {
        return None;
    };
    Saved::from_text(str::from_utf8(&item.body).ok()?).ok()
}

/// Returns the human player's side in a game against the computer; `None` in other games.
fn person(saved: &Saved) -> Option<Player> {
    let is_computer = |player: &Player| matches!(saved.seats[*player], Seat::Computer(_));
    Player::BOTH.into_iter().find(is_computer)?;
    let is_person = |player: &Player| saved.seats[*player] == Seat::Person;
    Player::BOTH.into_iter().find(is_person)
}
