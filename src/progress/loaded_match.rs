//! Matches loaded from the library for statistics.

use library::{BodyFormat, Entry};
use record::{MatchRecord, Saved, Seat, plain_text};
use rules::{ByPlayer, Player};

use crate::MatchInfo;

/// Match loaded from the library.
pub(crate) struct LoadedMatch {
    pub(crate) record: MatchRecord,
    pub(crate) about: MatchInfo,
    /// One flag per game, `true` for a rated game. Games beyond the end of the list are rated.
    pub(crate) rated: Vec<bool>,
}

impl LoadedMatch {
    /// Parses the match in a library entry; `None` if the entry is damaged.
    pub(crate) fn of(entry: &Entry, body: &[u8]) -> Option<Self> {
        let mut about = MatchInfo {
            id: entry.id.as_str().to_owned(),
            day: library::day(entry).0,
            length: entry.length,
            names: ByPlayer::new(|player| plain_text(&entry.players[player])),
            computer: None,
            reader: None,
        };
        if entry.form != BodyFormat::Session {
            return Some(Self {
                record: entry.record(body).ok()?,
                about,
                rated: Vec::new(),
            });
        }
        let saved = Saved::from_text(str::from_utf8(body).ok()?).ok()?;
        for player in Player::BOTH {
            if let (Seat::Person, Seat::Computer(level)) =
                (&saved.seats[player], &saved.seats[player.opponent()])
            {
                about.computer = Some((level.clone(), player));
            }
        }
        Some(Self {
            record: MatchRecord::from_session(&saved.session),
            about,
            rated: saved.session.rated_games().collect(),
        })
    }
}
