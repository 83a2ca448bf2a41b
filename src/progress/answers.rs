//! Worker-side handling of requests from the page.

use library::Entry;
use rules::Player;

use crate::{
    Collection, CsvTable, Match, Picture, PlayerKey, PlayerLine, Reading, Reply, Report,
    ReportLink, Request, decisions_csv,
    find::{FindIndex, IndexedMatch},
    games_csv,
    loaded_match::LoadedMatch,
    summary_csv,
};

/// Worker state: the matches read since it started.
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    collection: Collection,
    index: FindIndex,
}

impl Statistics {
    /// Answers a request. `parts` are the request's byte blocks; the reply is returned with its own byte blocks.
    pub fn answer(&mut self, request: Request, parts: &[Vec<u8>]) -> (Reply, Vec<Vec<u8>>) {
        let reply = match (request, parts) {
            (Request::Read(entry, reader), [body, review]) => {
                let found = LoadedMatch::of(&entry, body).zip(str::from_utf8(review).ok());
                if let Some((mut opened, review)) = found {
                    opened.about.reader = reader;
                    self.collection.add(read_games(opened, review));
                }
                Reply::Read
            }
            (Request::Picture(entry, of, reader), [body, review @ ..]) => {
                let review = review.first().and_then(|text| str::from_utf8(text).ok());
                let picture = LoadedMatch::of(&entry, body).and_then(|opened| {
                    let person = opened.about.computer.map(|(_, person)| person);
                    let own = person.or(reader);
                    Picture::new(&opened.record, review.unwrap_or_default(), own, of)
                });
                Reply::Picture(picture.map(Box::new))
            }
            (Request::Index(entry, reader), [body, review @ ..]) => {
                self.index(&entry, body, review.first(), reader)
            }
            (Request::Unindex(id), []) => {
                self.index.remove(id.as_str());
                Reply::Unindexed
            }
            (Request::Find(query, first), []) => {
                Reply::Found(Box::new(self.index.find(&query, first)))
            }
            (Request::Opponents, []) => Reply::Opponents(self.index.opponents()),
            (Request::Identify(entry), [body]) => Reply::Identified(entry.identify(body)),
            (Request::Players, []) => Reply::Players {
                players: self.players(),
                unrated: self.collection.unrated(),
            },
            (Request::Recent, []) => {
                let recent = self.collection.recent();
                Reply::Recent {
                    pr: recent.pr(),
                    is_full: recent.is_full(),
                }
            }
            (Request::Report(who), []) => Reply::Report {
                report: Box::new(Report::of(&self.collection, &who)),
                links: self.links(&who),
            },
            (Request::Csv(table, who), []) => {
                let text = self.csv(table, &who);
                return (Reply::Csv, vec![text.into_bytes()]);
            }
            _ => Reply::Refused,
        };
        (reply, Vec::new())
    }

    /// Adds a match to the search index, replacing any earlier version.
    fn index(
        &mut self,
        entry: &Entry,
        body: &[u8],
        review: Option<&Vec<u8>>,
        reader: Option<Player>,
    ) -> Reply {
        let review = review.and_then(|text| str::from_utf8(text).ok());
        let read = IndexedMatch::read(entry, body, review.unwrap_or_default(), reader);
        let Some((found, figures)) = read else {
            self.index.remove(entry.id.as_str());
            return Reply::Indexed(None, true);
        };
        let is_added = self.index.add(found);
        Reply::Indexed(Some(Box::new(figures)), is_added)
    }

    fn players(&self) -> Vec<PlayerLine> {
        let line = |(who, name, games)| PlayerLine { who, name, games };
        self.collection.players().into_iter().map(line).collect()
    }

    /// Returns the library links for the games in a player's report, by match index.
    fn links(&self, who: &PlayerKey) -> Vec<Option<ReportLink>> {
        let link = |played: &Match| {
            let about = &played.about;
            let side = about.side(who)?;
            Some(ReportLink {
                id: about.id.clone(),
                day: about.day.clone(),
                opponent: about.names[side.opponent()].clone(),
            })
        };
        self.collection.matches().iter().map(link).collect()
    }

    fn csv(&self, table: CsvTable, who: &PlayerKey) -> String {
        let report = Report::of(&self.collection, who);
        match table {
            CsvTable::Games => games_csv(&self.collection, &report, who),
            CsvTable::Decisions => decisions_csv(&self.collection, &report, who),
            CsvTable::Summary => summary_csv(&self.collection, &report),
        }
    }
}

/// Returns a match's games, with the judgements from its stored review.
fn read_games(opened: LoadedMatch, review: &str) -> Match {
    let mut reading = Reading::new(opened.record, review);
    let mut rated = opened.rated.into_iter();
    let games = std::iter::from_fn(|| reading.next_game()).map(|mut game| {
        game.rated = rated.next().unwrap_or(true);
        game
    });
    Match {
        games: games.collect(),
        about: opened.about,
    }
}

#[cfg(test)]
mod tests;
