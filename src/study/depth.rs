//! Depth and progress of a whole review.

use review::{Pass, ReviewDepth, Scope};

use crate::{Review, reviewing::Progress};

impl Review {
    /// Sets the depth. A review that has begun goes on from its first open pass, or is done.
    pub fn set_depth(&mut self, depth: ReviewDepth) {
        let is_running = self.is_running();
        self.depth = depth;
        // While the stored review is still being read, its progress is unknown.
        if self.progress != Progress::New {
            self.find_pass();
        }
        if is_running && self.progress == Progress::Stopped {
            self.progress = Progress::Running;
        }
    }

    /// Sets the match equity table by its fingerprint; `None` is the shipped table. Evaluations by another table are
    /// done again. Call [`Self::set_depth`] afterwards.
    pub const fn set_table(&mut self, table: Option<u64>) {
        self.table = table;
    }

    /// Finds the first pass that has decisions to evaluate.
    pub(crate) fn find_pass(&mut self) {
        let passes = self.passes();
        let is_open = |pass: &Pass| {
            self.entries
                .iter()
                .any(|entry| entry.is_wanted(pass, self.table))
        };
        self.pass = passes.iter().position(is_open).unwrap_or(passes.len());
        self.progress = if self.pass == passes.len() {
            Progress::Done
        } else {
            Progress::Stopped
        };
    }

    /// Returns the passes, each deeper than the previous pass.
    pub(crate) const fn passes(&self) -> &'static [Pass] {
        self.depth.passes()
    }

    /// Returns the completed share of all passes, from 0 to 1. Each pass has the same weight.
    pub fn fraction(&self) -> f64 {
        let (_, done, total) = self.counts();
        let of_pass = done as f64 / total.max(1) as f64;
        ((self.pass as f64 + of_pass) / self.passes().len() as f64).min(1.0)
    }

    /// Returns the depth in plies to which every decision has been evaluated; `None` before the first pass is over.
    pub fn depth(&self) -> Option<u8> {
        let mut over = self.passes().iter().take(self.pass);
        let pass = over.rfind(|pass| pass.scope == Scope::All)?;
        Some(pass.depth.plies())
    }
}
