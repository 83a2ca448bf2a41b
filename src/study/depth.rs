//! Depth of a review, and deeper analysis of some of its decisions.

use review::{Pass, ReviewDepth, Scope};

use crate::{
    Entry, Place, Review,
    reviewing::Progress,
    within::{Deepening, Within},
};

impl Review {
    /// Sets the depth. A review already begun continues with its first incomplete pass, if there is one.
    pub fn set_depth(&mut self, depth: ReviewDepth) {
        let is_running = self.is_running();
        self.depth = depth;
        self.deepening = None;
        // The progress of a stored review is unknown until all of it has been read.
        if self.progress != Progress::New {
            self.find_pass();
        }
        if is_running && self.progress == Progress::Stopped {
            self.progress = Progress::Running;
        }
    }

    /// Restricts the review to these decisions, at this depth, until [`Self::end_deepening`]. The review is stopped
    /// until it is resumed.
    pub(crate) fn deepen(&mut self, within: Within, depth: ReviewDepth) {
        let was_running = match self.deepening {
            Some(deepening) => deepening.was_running,
            None => self.is_running(),
        };
        self.deepening = Some(Deepening {
            within,
            depth,
            was_running,
        });
        self.find_pass();
        if self.progress == Progress::Done {
            self.end_deepening();
        }
    }

    /// Ends the deeper analysis, and returns to the review of the whole match.
    pub(crate) fn end_deepening(&mut self) {
        let was_running = self.deepening.take().is_some_and(|one| one.was_running);
        let begun = self.has_begun();
        self.find_pass();
        if was_running && self.progress == Progress::Stopped {
            self.progress = Progress::Running;
        } else if !begun {
            self.progress = Progress::New;
        }
        self.reset_counts();
    }

    /// Sets the match equity table by its fingerprint; `None` stands for the built-in table. Evaluations based on a
    /// different table are repeated. Call [`Self::set_depth`] afterwards.
    pub const fn set_table(&mut self, table: Option<u64>) {
        self.table = table;
    }

    /// Selects the first pass that has decisions to evaluate.
    pub(crate) fn find_pass(&mut self) {
        let passes = self.passes();
        let is_open = |pass: &Pass| self.entries.iter().any(|entry| self.wants(entry, pass));
        self.pass = passes.iter().position(is_open).unwrap_or(passes.len());
        self.progress = if self.pass == passes.len() {
            Progress::Done
        } else {
            Progress::Stopped
        };
    }

    /// Returns the depth at which the decision at `place` is to be analysed so that all its choices are listed; `None`
    /// if they are.
    pub fn depth_to_complete(&self, (game, nth): Place) -> Option<ReviewDepth> {
        let shortened = self.entries_of_move(game, nth).find_map(Entry::shortened)?;
        let reaches = |depth: &ReviewDepth| {
            let mut passes = depth.passes().iter();
            passes.any(|pass| pass.depth.rank() >= shortened.rank())
        };
        ReviewDepth::ALL.into_iter().find(reaches)
    }

    /// Returns `true` if a pass has to evaluate the decision. Every pass evaluates a decision whose analysis the user
    /// has requested individually, even if it is not close; a decision from a link is evaluated again at its own depth.
    pub(crate) fn wants(&self, entry: &Entry, pass: &Pass) -> bool {
        match self.deepening.map(|deepening| deepening.within) {
            Some(within) if !within.contains(entry) => false,
            Some(Within::Move(..)) => {
                let shortened = entry.shortened();
                let pass = &Pass {
                    scope: Scope::All,
                    ..*pass
                };
                shortened.is_some_and(|known| known.rank() == pass.depth.rank())
                    || entry.is_wanted(pass, self.table)
            }
            Some(Within::Match | Within::Game(_)) | None => entry.is_wanted(pass, self.table),
        }
    }

    /// Returns the number of decisions in this part of the match.
    pub fn size(&self, within: Within) -> u32 {
        let count = self.entries.iter().filter(|entry| within.contains(entry));
        u32::try_from(count.count()).unwrap_or(u32::MAX)
    }

    /// Returns the passes, each deeper than the previous one.
    pub(crate) const fn passes(&self) -> &'static [Pass] {
        match self.deepening {
            Some(Deepening { depth, .. }) => depth.passes(),
            None => self.depth.passes(),
        }
    }

    /// Returns the completed fraction of all passes, from 0 to 1, giving each pass the same weight.
    pub fn fraction(&self) -> f64 {
        let (_, done, total) = self.counts();
        let of_pass = done as f64 / total.max(1) as f64;
        ((self.pass as f64 + of_pass) / self.passes().len() as f64).min(1.0)
    }

    /// Returns the depth, in plies, to which every decision has been evaluated; `None` until the first pass is
    /// complete.
    pub fn depth(&self) -> Option<u8> {
        let mut over = self.passes().iter().take(self.pass);
        let pass = over.rfind(|pass| pass.scope == Scope::All)?;
        Some(pass.depth.plies())
    }
}
