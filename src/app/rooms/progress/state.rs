//! State of the progress room.

use std::{ops::Deref, rc::Rc, sync::Arc};

use ::progress::{PlayerKey, PlayerLine, Report, ReportLink};
use drill::Titles;
use leptos::prelude::*;
use words::Words;

use super::effects::statistics::{Problem, Statistics};
use crate::browser::spawn_local;

/// Progress in reading the library.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Stage {
    /// Reviewed matches are being read: the number read so far, and the total.
    Reading(u32, u32),
    /// All matches have been read.
    Read,
    /// The statistics are not available.
    Failed(Problem),
}

/// State shared by the room's views. Copies refer to the same state.
#[derive(Clone, Copy)]
pub(super) struct Progress {
    pub(super) words: StoredValue<Words>,
    /// Worker that has read the matches; `None` until they have been read.
    pub(super) statistics: StoredValue<Option<Rc<Statistics>>, LocalStorage>,
    pub(super) players: RwSignal<(Vec<PlayerLine>, usize)>,
    pub(super) stage: RwSignal<Stage>,
    /// Player whose statistics are shown.
    pub(super) who: RwSignal<Option<PlayerKey>>,
    /// Report being shown.
    pub(super) report: RwSignal<Option<Shown>>,
    /// Outline of the course, with the steps that address weaknesses; empty until it has loaded.
    pub(super) outline: RwSignal<Titles>,
    /// `true` while the player names dialog is open.
    pub(super) naming: RwSignal<bool>,
    /// `true` while the export sheet is open.
    pub(super) exporting: RwSignal<bool>,
    /// `true` while the dialog for sharing progress is open.
    pub(super) sharing: RwSignal<bool>,
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
            outline: RwSignal::new(Titles::default()),
            naming: RwSignal::new(false),
            exporting: RwSignal::new(false),
            sharing: RwSignal::new(false),
        }
    }

    pub(super) fn tell<T>(self, text: impl FnOnce(&Words) -> T) -> T {
        text(&self.words.read_value())
    }

    /// Returns the worker; `None` if the room has been closed.
    pub(super) fn statistics(self) -> Option<Rc<Statistics>> {
        self.statistics.try_get_value().flatten()
    }

    /// Rereads the library after the players' names have changed.
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

/// Report on a player, as received from the worker.
pub(super) struct ShownReport {
    pub(super) who: PlayerKey,
    pub(super) report: Report,
    /// Links to the games in the report, indexed by match.
    pub(super) links: Vec<Option<ReportLink>>,
}

/// Report being shown. Clones refer to the same report.
#[derive(Clone)]
pub(super) struct Shown(pub(super) Arc<ShownReport>);

impl Deref for Shown {
    type Target = ShownReport;

    fn deref(&self) -> &ShownReport {
        &self.0
    }
}
