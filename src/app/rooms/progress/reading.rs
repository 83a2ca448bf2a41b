//! Reads the reviewed matches of the library, a slice at a time.

use std::collections::BTreeSet;

use ::progress::{Collection, Match, MatchInfo, PlayerKey, Reading, RecentGames, Report, Reporter};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use library::{BodyFormat, Entry, StoreError};
use record::{MatchRecord, Saved, Seat, plain_text};
use rules::{ByPlayer, Player};

use super::{Progress, Stage};
use crate::effects::database;

/// So long the page may be busy before it lets others go first, in milliseconds: a fifth of a frame that is too long, so
/// that a phone keeps it too.
const SLICE_MS: f64 = 10.0;

/// Reads everything, or as much as there is until the room is left.
pub(super) async fn read(progress: Progress) {
    let stage = match matches(progress).await {
        Ok(()) => Stage::Read,
        Err(why) => Stage::Failed(why),
    };
    let _gone = progress.stage.try_set(stage);
}

async fn matches(progress: Progress) -> Result<(), StoreError> {
    let entries = reviewed().await?;
    let all = entries.len() as u32;
    let mut clock = Clock::new();
    for (done, entry) in (0..).zip(&entries) {
        if progress.stage.try_set(Stage::Reading(done, all)).is_some() {
            return Ok(());
        }
        let Some(found) = read_match(entry, &mut clock).await? else {
            continue;
        };
        let add = |collection: &mut Collection| collection.add(found);
        if progress.collection.try_update_value(add).is_none() {
            return Ok(());
        }
    }
    Ok(())
}

/// The report on one player, a slice at a time; nothing once the room has been left.
pub(super) async fn report(progress: Progress, who: PlayerKey) -> Option<Report> {
    let count = |all: &Collection| all.matches().len();
    let count = progress.collection.try_with_value(count)?;
    let mut clock = Clock::new();
    let mut reporter = Reporter::new(who);
    for of in 0..count {
        let add = |all: &Collection| reporter.add(all, of);
        progress.collection.try_with_value(add)?;
        clock.breathe().await;
    }
    TimeoutFuture::new(0).await;
    Some(reporter.finish())
}

/// The PR of the person in this browser over the latest reviewed games, and their number; nothing where too few are
/// reviewed or the library cannot be read.
pub(super) async fn recent_pr() -> Option<(f64, u32)> {
    let mut entries = reviewed().await.ok()?;
    entries.retain(|entry| entry.form == BodyFormat::Session);
    entries.sort_by_cached_key(library::day);
    let mut clock = Clock::new();
    let mut recent = RecentGames::default();
    for entry in entries.iter().rev() {
        if recent.is_full() {
            break;
        }
        if let Some(found) = read_match(entry, &mut clock).await.ok()? {
            recent.add(&found);
        }
    }
    recent.pr()
}

/// The entries of the library with a review of this version.
async fn reviewed() -> Result<Vec<Entry>, StoreError> {
    let reviewed: BTreeSet<String> = database::analysed(study::VERSION)
        .await?
        .into_iter()
        .collect();
    let mut entries = database::entries().await?;
    entries.retain(|entry| entry.deleted.is_none() && reviewed.contains(entry.id.as_str()));
    Ok(entries)
}

/// A reviewed match; nothing if it is damaged.
async fn read_match(entry: &Entry, clock: &mut Clock) -> Result<Option<Match>, StoreError> {
    let found = database::with_analysis(&entry.id, study::VERSION).await?;
    clock.breathe().await;
    let Some((opened, text)) =
        found.and_then(|(body, text)| Some((Opened::of(entry, &body)?, text)))
    else {
        return Ok(None);
    };
    clock.breathe().await;
    let mut reading = Reading::new(opened.record, &text);
    let mut rated = opened.rated.into_iter();
    let mut games = Vec::new();
    while let Some(mut game) = reading.next_game() {
        game.rated = rated.next().unwrap_or(true);
        games.push(game);
        clock.breathe().await;
    }
    let about = opened.about;
    Ok(Some(Match { about, games }))
}

/// When the page let others go first.
struct Clock(f64);

impl Clock {
    fn new() -> Self {
        Self(now())
    }

    /// Lets others go first, if they have waited long enough.
    async fn breathe(&mut self) {
        if now() - self.0 > SLICE_MS {
            TimeoutFuture::new(0).await;
            self.0 = now();
        }
    }
}

fn now() -> f64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or(0.0, |performance| performance.now())
}

/// A stored match.
struct Opened {
    record: MatchRecord,
    about: MatchInfo,
    /// Whether each game counts; those beyond the end do.
    rated: Vec<bool>,
}

impl Opened {
    /// Reads what an entry holds; nothing if it is damaged.
    fn of(entry: &Entry, body: &[u8]) -> Option<Self> {
        let mut about = MatchInfo {
            id: entry.id.as_str().to_owned(),
            day: library::day(entry).0,
            length: entry.length,
            names: ByPlayer::new(|player| plain_text(&entry.players[player])),
            computer: None,
        };
        if entry.form != BodyFormat::Session {
            let record = entry.record(body).ok()?;
            let rated = Vec::new();
            return Some(Self {
                record,
                about,
                rated,
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
