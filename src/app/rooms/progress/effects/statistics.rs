//! Worker that reads reviewed matches and reports on players.

use ::progress::{
    CsvTable, Picture, PictureOf, PlayerKey, PlayerLine, Reply, Report, ReportLink, Request,
};
use analyst::Stopped;
use library::{Entry, EntryId, room::StoreError};
use rules::ByPlayer;
use web_sys::js_sys::Uint8Array;

use crate::{
    browser::{database, friends, own_side},
    rooms::workers::{self, StatisticsWorker},
};

/// Reason why no statistics are available.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Problem {
    /// The library cannot be read.
    Library(StoreError),
    /// The worker could not be loaded or has stopped.
    Worker,
}

impl From<StoreError> for Problem {
    fn from(why: StoreError) -> Self {
        Self::Library(why)
    }
}

impl From<Stopped> for Problem {
    fn from(_: Stopped) -> Self {
        Self::Worker
    }
}

/// Worker, with the matches that it has read. It answers one request at a time.
pub(crate) struct Statistics(StatisticsWorker);

impl Statistics {
    pub(crate) async fn start() -> Result<Self, Stopped> {
        workers::statistics().await.map(Self)
    }

    pub(crate) async fn ask(
        &self,
        request: &Request,
        parts: &[Uint8Array],
    ) -> Result<(Reply, Vec<Vec<u8>>), Stopped> {
        self.0.ask(request, parts).await
    }

    /// Passes reviewed matches to the worker.
    pub(crate) async fn read(&self, entries: &[Entry]) -> Result<(), Problem> {
        let ids: Vec<_> = entries.iter().map(|entry| &entry.id).collect();
        let stored = database::with_analyses(&ids, study::VERSION).await?;
        let people = own_side::people();
        for (entry, stored) in entries.iter().zip(stored) {
            if let Some((body, review)) = stored {
                let parts = [&body[..], review.as_bytes()].map(Uint8Array::from);
                let mut entry = entry.clone();
                let of_friend = || friends::side(entry.id.as_str());
                let reader = own_side::of_entry(&entry).or_else(of_friend);
                entry.players =
                    ByPlayer::new(|player| people.main(&entry.players[player]).to_owned());
                let request = Request::Read(Box::new(entry), reader);
                self.ask(&request, &parts).await?;
            }
        }
        Ok(())
    }

    /// Returns the picture of a game in a reviewed match; `None` if the entry no longer exists or the worker has
    /// stopped.
    pub(crate) async fn picture(&self, id: &EntryId, of: PictureOf) -> Option<Picture> {
        let entry = database::item(id).await.ok()??.entry;
        let stored = database::with_analyses(&[id], study::VERSION).await.ok()?;
        let (body, review) = stored.into_iter().next()??;
        let parts = [&body[..], review.as_bytes()].map(Uint8Array::from);
        let reader = own_side::of_entry(&entry);
        let request = Request::Picture(Box::new(entry), of, reader);
        match self.ask(&request, &parts).await.ok()?.0 {
            Reply::Picture(picture) => picture.map(|picture| *picture),
            _ => None,
        }
    }

    /// Returns all players, starting with the reader, and the number of games that do not count.
    pub(crate) async fn players(&self) -> Result<(Vec<PlayerLine>, usize), Stopped> {
        match self.ask(&Request::Players, &[]).await?.0 {
            Reply::Players {
                mut players,
                unrated,
            } => {
                reader_first(&mut players, &own_side::names());
                Ok((players, unrated))
            }
            _ => Err(Stopped),
        }
    }

    /// Returns the report on a player, with links to the player's games.
    pub(crate) async fn report(
        &self,
        who: PlayerKey,
    ) -> Result<(Report, Vec<Option<ReportLink>>), Stopped> {
        match self.ask(&Request::Report(who), &[]).await?.0 {
            Reply::Report { report, links } => Ok((*report, links)),
            _ => Err(Stopped),
        }
    }

    /// Returns a table from the report on a player as CSV.
    pub(crate) async fn csv(&self, table: CsvTable, who: PlayerKey) -> Result<Vec<u8>, Stopped> {
        let (_, mut parts) = self.ask(&Request::Csv(table, who), &[]).await?;
        parts.pop().ok_or(Stopped)
    }
}

/// Puts the local player first, followed by players with one of the reader's names.
fn reader_first(players: &mut [PlayerLine], names: &[String]) {
    players.sort_by_key(|player| match &player.who {
        PlayerKey::Me => 0,
        PlayerKey::Named(name) if names.iter().any(|own| own_side::plain(own) == *name) => 1,
        PlayerKey::Named(_) => 2,
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reader_comes_before_a_player_with_more_games() {
        let player = |who: PlayerKey, games| PlayerLine {
            who,
            name: String::new(),
            games,
        };
        let named = |name: &str| PlayerKey::Named(name.to_owned());
        let mut players = vec![player(named("ben"), 9), player(named("ann"), 4)];
        reader_first(&mut players, &["Ann ".to_owned()]);
        assert_eq!(players[0].who, named("ann"));
        players.push(player(PlayerKey::Me, 1));
        reader_first(&mut players, &["Ann ".to_owned()]);
        assert_eq!(players[0].who, PlayerKey::Me);
    }
}
