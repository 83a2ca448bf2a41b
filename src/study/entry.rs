//! Decision in a match, with its evaluation.

use review::{
    Candidate, Item, Judged, MAX_STORED_CANDIDATES, Mistake, Pass, Preset, stored_line,
    stored_place,
};
use rules::{Choice, Score, legal_plays};

use crate::file_analysis::FileAnalysis;

/// Decision in a match, with its evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Index of the game in the match, counted from 0.
    pub game: usize,
    /// Decision to evaluate.
    pub item: Item,
    /// Evaluation; `None` until the decision has been evaluated.
    pub judged: Option<Judged>,
    /// Another program's analysis from the file; `None` if the file has none.
    pub(crate) file_analysis: Option<FileAnalysis>,
    /// Line of the stored review; empty until the decision has been evaluated.
    pub(crate) line: String,
    /// Other plays that the reader has tried, with their evaluations at the depth of `judged`; they are not stored.
    pub(crate) tried: Vec<Candidate>,
    /// Stored rollout, unparsed.
    pub(crate) rollout: Option<String>,
}

impl Entry {
    pub(crate) fn new(game: usize, item: Item) -> Self {
        Self {
            game,
            item,
            judged: None,
            file_analysis: None,
            line: String::new(),
            tried: Vec::new(),
            rollout: None,
        }
    }

    /// Returns `true` if the file's analysis prefers a different choice.
    pub(crate) fn is_disputed(&self) -> bool {
        let both = self.file_analysis.as_ref().zip(self.judged.as_ref());
        both.is_some_and(|(analysis, judged)| analysis.disputes(&self.item, judged))
    }

    /// Stores an evaluation and formats its line immediately, because formatting all lines at once would take longer
    /// than a frame.
    pub(crate) fn know(&mut self, judged: Judged) {
        self.line = stored_line(self.game, &self.item, &judged);
        self.tried.clear();
        self.judged = Some(judged);
    }

    /// Returns the prefix of the decision's stored lines.
    pub(crate) fn place(&self) -> String {
        stored_place(self.game, &self.item)
    }

    /// Returns the evaluation of a play that lists fewer choices than a review made here, because it comes from a link;
    /// `None` for any other decision.
    pub(crate) fn shortened(&self) -> Option<&Judged> {
        let judged = self.judged.as_ref()?;
        let listed = judged.candidates.len();
        let decision = &self.item.decided.decision;
        let roll = decision.roll().filter(|_| listed < MAX_STORED_CANDIDATES)?;
        let plays = legal_plays(decision.board(), roll).len();
        (listed < plays.min(MAX_STORED_CANDIDATES)).then_some(judged)
    }

    /// Returns `true` if a pass has to evaluate the decision.
    pub(crate) fn is_wanted(&self, pass: &Pass, table: Option<u64>) -> bool {
        let is_match = matches!(self.item.decided.decision.score(), Score::Match { .. });
        match &self.judged {
            Some(known) if is_match && known.table != table => pass.depth.rank() >= known.rank(),
            Some(known) => pass.wants(known, &Preset::XG),
            None => pass.depth.plies() == 0,
        }
    }
}

/// Returns the evaluated entries with their evaluations.
pub(crate) fn judged(entries: &[Entry]) -> impl Iterator<Item = (&Entry, &Judged)> {
    let all = entries.iter();
    all.filter_map(|entry| Some((entry, entry.judged.as_ref()?)))
}

/// Returns the severity of a decision's loss by XG's thresholds.
pub(crate) fn mistake(judged: &Judged) -> Option<Mistake> {
    Preset::XG.mistake(judged.loss)
}

/// Returns `true` if a decision is worth listing: `false` only for a decision not to double that neither counts nor is
/// a mistake.
pub(crate) fn is_shown(judged: &Judged) -> bool {
    judged.made != Choice::Roll || judged.counted || mistake(judged).is_some()
}

/// Replaces the actual choice with the best choice, and returns the latter.
pub(crate) fn choose_best(judged: &mut Judged) -> Choice {
    if let Some(best) = judged.candidates.first() {
        judged.made = best.choice;
        judged.loss = 0.0;
        judged.loss_mwc = judged.loss_mwc.map(|_| 0.0);
    }
    judged.made
}
