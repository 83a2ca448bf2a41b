//! State of the room.

use std::{ops::Deref, rc::Rc, sync::Arc};

use ::progress::{PlayerKey, PlayerLine, Report, ReportLink};
use leptos::prelude::*;
use words::Words;

use super::effects::statistics::{Problem, Statistics};
use crate::browser::spawn_local;

/// Progress of reading the library.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Stage {
    /// The first number of reviewed matches has been read, out of the second.
    Reading(u32, u32),
    /// All matches have been read.
    Read,
    /// Statistics are not available.
    Failed(Problem),
}

/// State that the views of the room share. Copies refer to the same room.
#[derive(Clone, Copy)]
pub(super) struct Progress {
    pub(super) words: StoredValue<Words>,
    /// Worker that has read the matches; `None` until there are players to report on.
    pub(super) statistics: StoredValue<Option<Rc<Statistics>>, LocalStorage>,
    pub(super) players: RwSignal<(Vec<PlayerLine>, usize)>,
    pub(super) stage: RwSignal<Stage>,
    /// Player whose statistics are shown.
    pub(super) who: RwSignal<Option<PlayerKey>>,
    /// Report that is shown.
    pub(super) report: RwSignal<Option<Shown>>,
    /// `true` while the dialog with the names of the players is open.
    pub(super) naming: RwSignal<bool>,
    /// `true` while the export sheet is open.
    pub(super) exporting: RwSignal<bool>,
}

impl Progress {
    pub(super) fn new(words: &Words) -> Self {
        Self {
            words: StoredValue::new(words.clone()),
            statistics: StoredValue::new_local(None),
            players: RwSignal::default(),
            stage: RwSignal::new(Stage::Reading(0, 0)),
            who: RwSignal::new(None),
            report: RwSignal::new(None),
            naming: RwSignal::new(false),
            exporting: RwSignal::new(false),
        }
    }

    pub(super) fn tell<T>(self, text: impl FnOnce(&Words) -> T) -> T {
        text(&self.words.read_value())
    }

    /// Returns the worker; `None` once the room has been left.
    pub(super) fn statistics(self) -> Option<Rc<Statistics>> {
        self.statistics.try_get_value().flatten()
    }

    /// Reads the library again, after the names of the players have changed.
    pub(super) fn read_again(self) {
        self.report.set(None);
        self.stage.set(Stage::Reading(0, 0));
        spawn_local(async move {
            if let Err(problem) = self.read().await {
                self.fail(problem);
            }
        });
    }

    pub(super) fn fail(self, problem: Problem) {
        let _gone = self.stage.try_set(Stage::Failed(problem));
    }
}

/// Report on a player, as returned by the worker.
pub(super) struct ShownReport {
    pub(super) who: PlayerKey,
    pub(super) report: Report,
    /// Links to the games of the report, by the index of their match.
    pub(super) links: Vec<Option<ReportLink>>,
}

/// Report that is shown. Copies refer to the same report.
#[derive(Clone)]
pub(super) struct Shown(pub(super) Arc<ShownReport>);

impl Deref for Shown {
    type Target = ShownReport;

    fn deref(&self) -> &ShownReport {
        &self.0
    }
}
