//! Review of a match: the evaluations so far, and the decisions yet to be evaluated.

use record::MatchRecord;
use review::{
    ByMistake, Candidate, Interval, Item, Judged, Kind, Pass, Preset, ReviewDepth, Scope, Sheet,
    Skipped, StoredLine, Summary, final_result, is_in_result, list_game, pr_interval, rates,
};
use rules::{ByPlayer, Choice, Decision, Player, Score};

use crate::{
    Entry, Filter, Mark, Place,
    entry::{choose_best, is_shown},
    file_analysis::FileAnalysis,
    resignation::Resignation,
    within::{Deepening, Within},
};

/// Minimum luck, in EMG, for a roll to be marked.
const MIN_SWING: f32 = 0.3;

/// Progress of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The review has not started.
    New,
    /// Decisions are being evaluated.
    Running,
    /// The review was stopped and can be resumed.
    Stopped,
    /// The engine failed; the review can be resumed.
    Failed,
    /// All passes are complete.
    Done,
}

/// Message to a review.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewMsg {
    /// Starts the review, or resumes it after a stop.
    Begin,
    /// Delivers the evaluation of the decision at this index; `None` if the recorded choice is illegal.
    Judged(usize, Option<Box<Judged>>),
    /// Reports that all decisions in the pass have been evaluated.
    PassOver,
    /// Stops the review.
    Stop,
    /// Reports that all stored lines have been restored.
    Restored,
    /// Reports that the engine has failed.
    Fail,
    /// Analyses these decisions to a separate depth. If the review was running, it continues afterwards.
    Deepen(Within, ReviewDepth),
    /// Sets the filter.
    Filter(Filter),
    /// Adds a play that the reader has tried at this place to the decision's choices.
    Try(Place, Box<Candidate>),
    /// Stores a decision's rollout, as text that only the coach parses.
    StoreRollout {
        /// Location of the decision in the stored review.
        place: String,
        /// Text of the rollout.
        text: String,
    },
}

/// Review of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    pub(crate) entries: Vec<Entry>,
    skipped: Vec<(usize, Skipped)>,
    pub(crate) resignations: Vec<Resignation>,
    filter: Filter,
    result: Option<ByPlayer<f64>>,
    /// Indices of the games that do not contribute to the result.
    outside_result: Vec<usize>,
    /// `true` for the review of a position, which has a single decision.
    is_position: bool,
    /// Actual choice in a position; without it, the decision is evaluated as if the best choice so far had been made.
    position_choice: Option<Choice>,
    pub(crate) depth: ReviewDepth,
    /// Deeper analysis of some decisions; `None` while the whole match is being reviewed.
    pub(crate) deepening: Option<Deepening>,
    /// Fingerprint of the match equity table for new evaluations; `None` for the built-in table.
    pub(crate) table: Option<u64>,
    pub(crate) pass: usize,
    done: usize,
    pass_total: usize,
    pub(crate) progress: Progress,
}

/// Player's figures in a review.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Numbers {
    /// PR, error rates and luck.
    pub summary: Summary,
    /// Numbers of errors and blunders among the decisions counted by XG.
    pub mistakes: ByMistake,
}

impl Review {
    /// Creates the review of a match, with no evaluations yet.
    pub fn new(record: &MatchRecord) -> Self {
        let mut review = Self::without_games(record);
        for game in 0..record.games.len() {
            review.add_game(record, game);
        }
        review
    }

    /// Creates the review of a match with no games listed yet. Listing all games at once would take longer than a
    /// frame.
    pub fn without_games(record: &MatchRecord) -> Self {
        let outside = (0..record.games.len()).filter(|&game| !is_in_result(record, game));
        Self {
            entries: Vec::new(),
            skipped: Vec::new(),
            resignations: Vec::new(),
            filter: Filter::default(),
            result: final_result(record),
            outside_result: outside.collect(),
            is_position: false,
            position_choice: None,
            depth: ReviewDepth::default(),
            deepening: None,
            table: None,
            pass: 0,
            done: 0,
            pass_total: 0,
            progress: Progress::New,
        }
    }

    /// Creates the review of a position, with no evaluation yet. The review is empty if there is nothing to evaluate.
    pub fn of_position(decision: Decision) -> Self {
        let entry = Item::unmade(decision).map(|item| Entry::new(0, item));
        let mut review = Self::without_games(&MatchRecord::default());
        review.entries.extend(entry);
        review.is_position = true;
        review
    }

    /// Creates the review of a position with the actual choice, already evaluated.
    pub fn of_decision(item: Item, judged: Judged) -> Self {
        let choice = Some(item.decided.choice);
        let mut entry = Entry::new(0, item);
        entry.know(judged);
        Self {
            entries: vec![entry],
            is_position: true,
            position_choice: choice,
            progress: Progress::Stopped,
            ..Self::without_games(&MatchRecord::default())
        }
    }

    /// Returns `true` for the review of a position.
    pub const fn is_position(&self) -> bool {
        self.is_position
    }

    /// Returns the actual choice in a position; `None` if it is unknown, and for a match.
    pub const fn position_choice(&self) -> Option<Choice> {
        self.position_choice
    }

    /// Lists the decisions in the game at this index in the match. Games must be added in order.
    pub fn add_game(&mut self, record: &MatchRecord, game: usize) {
        let found = record.games.get(game).zip(list_game(record, game));
        let Some((recorded, list)) = found else {
            return;
        };
        let skipped = list.skipped.into_iter().map(|skipped| (game, skipped));
        self.skipped.extend(skipped);
        self.resignations.extend(Resignation::of(record, game));
        let entry = |item| Entry {
            file_analysis: FileAnalysis::of(recorded, &item),
            ..Entry::new(game, item)
        };
        self.entries.extend(list.items.into_iter().map(entry));
    }

    /// Handles a message.
    pub fn update(&mut self, msg: ReviewMsg) {
        match msg {
            ReviewMsg::Begin if self.progress != Progress::Done => {
                self.progress = Progress::Running;
                self.reset_counts();
            }
            ReviewMsg::Judged(nth, judged) => {
                self.done += 1;
                if let Some((entry, mut judged)) = self.entries.get_mut(nth).zip(judged) {
                    if self.is_position && self.position_choice.is_none() {
                        entry.item.decided.choice = choose_best(&mut judged);
                    }
                    let known = entry.judged.as_ref().map(Judged::rank);
                    if known.is_none_or(|known| judged.rank() >= known) {
                        entry.know(*judged);
                    }
                }
            }
            ReviewMsg::PassOver if self.progress == Progress::Running => {
                self.pass += 1;
                if self.pass < self.passes().len() {
                    self.reset_counts();
                } else if self.deepening.is_some() {
                    self.end_deepening();
                } else {
                    self.progress = Progress::Done;
                }
            }
            ReviewMsg::Stop if self.progress == Progress::Running => {
                self.progress = Progress::Stopped;
            }
            ReviewMsg::Restored if self.progress == Progress::New && self.has_begun() => {
                // The stored number of passes may be from another branch of the match.
                self.find_pass();
            }
            ReviewMsg::Fail if self.progress == Progress::Running => {
                self.progress = Progress::Failed;
            }
            ReviewMsg::Deepen(within, depth) => self.deepen(within, depth),
            ReviewMsg::Filter(filter) => self.filter = filter,
            ReviewMsg::Try(place, candidate) => self.add_tried(place, *candidate),
            ReviewMsg::StoreRollout { place, text } => self.roll_out(&place, text),
            ReviewMsg::Begin
            | ReviewMsg::PassOver
            | ReviewMsg::Stop
            | ReviewMsg::Restored
            | ReviewMsg::Fail => {}
        }
    }

    /// Adds a tried play to the decision at `place`, unless its choices include the play.
    fn add_tried(&mut self, (game, nth): Place, candidate: Candidate) {
        let is_here = |entry: &&mut Entry| (entry.game, entry.item.nth) == (game, nth);
        let mut here = self.entries.iter_mut().filter(is_here);
        let found = here.find(|entry| entry.item.kind == Kind::Checker);
        if let Some(entry) = found
            && let Some(judged) = &entry.judged
        {
            let mut known = judged.candidates.iter().chain(&entry.tried);
            if !known.any(|one| one.choice == candidate.choice) {
                entry.tried.push(candidate);
            }
        }
    }

    /// Returns the evaluation of the checker play at `place`, whose choices include the plays that the reader has
    /// tried.
    pub fn play_at(&self, (game, nth): Place) -> Option<Judged> {
        let mut here = self.entries_of_move(game, nth);
        let entry = here.find(|entry| entry.item.kind == Kind::Checker)?;
        let mut judged = entry.judged.clone()?;
        judged.candidates.extend(&entry.tried);
        Some(judged)
    }

    /// Returns the kind of the decision at `place` whose take points can be shown: a cube decision that is listed, or a
    /// checker play in a match with a cube; `None` if there is no such decision.
    pub fn take_points_at(&self, (game, nth): Place) -> Option<Kind> {
        let judged = |entry: &Entry| {
            entry
                .judged
                .as_ref()
                .map(|judged| (judged.kind, is_shown(judged)))
        };
        let mut cube = self.entries_of_move(game, nth).filter_map(judged);
        let cube = cube.find(|(kind, is_shown)| *kind != Kind::Checker && *is_shown);
        let is_in_match = |entry: &Entry| {
            let decision = &entry.item.decided.decision;
            let is_match = matches!(decision.score(), Score::Match { .. });
            entry.judged.is_some() && is_match && decision.cube().is_some()
        };
        let play = || {
            let mut here = self.entries_of_move(game, nth);
            here.any(is_in_match).then_some(Kind::Checker)
        };
        cube.map(|(kind, _)| kind).or_else(play)
    }

    pub(crate) fn reset_counts(&mut self) {
        self.done = 0;
        self.pass_total = self.wanted().map_or(0, |(_, wanted)| wanted.len());
    }

    /// Returns the current pass and the decisions that it has yet to evaluate, with their indices; `None` unless the
    /// review is running.
    pub fn wanted(&self) -> Option<(Pass, Vec<(usize, Item)>)> {
        let running = self.progress == Progress::Running;
        let pass = *self.passes().get(self.pass).filter(|_| running)?;
        let entries = self.entries.iter().enumerate();
        let wanted = entries.filter(|(_, entry)| self.wants(entry, &pass));
        let wanted = wanted.map(|(nth, entry)| (nth, entry.item)).collect();
        Some((pass, wanted))
    }

    /// Returns `true` if the review is running.
    pub const fn is_running(&self) -> bool {
        matches!(self.progress, Progress::Running)
    }

    /// Returns the progress.
    pub const fn progress(&self) -> Progress {
        self.progress
    }

    /// Returns the current pass's search depth in plies, the number of decisions that it has evaluated, and the total.
    /// After the last pass, returns the depth of the last pass over all decisions.
    pub fn counts(&self) -> (u8, usize, usize) {
        let passes = self.passes();
        let whole = || passes.iter().rfind(|pass| pass.scope == Scope::All);
        let pass = passes.get(self.pass).or_else(whole);
        let plies = pass.map_or(0, |pass| pass.depth.plies());
        (plies, self.done.min(self.pass_total), self.pass_total)
    }

    /// Returns the decisions that cannot be evaluated, each with the index of its game in the match.
    pub fn skipped(&self) -> &[(usize, Skipped)] {
        &self.skipped
    }

    /// Returns the filter.
    pub const fn filter(&self) -> Filter {
        self.filter
    }

    /// Returns the number of decisions that the filter marks.
    pub fn marked(&self) -> usize {
        let entries = self.entries.iter();
        entries.filter_map(|entry| self.filter.mark(entry)).count()
    }

    /// Returns `true` if the file contains another program's analysis.
    pub fn has_file_analysis(&self) -> bool {
        let mut entries = self.entries.iter();
        entries.any(|entry| entry.file_analysis.is_some())
    }

    /// Returns `true` if any decision has been evaluated.
    pub fn has_begun(&self) -> bool {
        self.entries.iter().any(|entry| entry.judged.is_some())
    }

    /// Returns `true` if every decision has been evaluated to some depth, so that the figures cover the whole match.
    pub fn is_complete(&self) -> bool {
        !self.entries.is_empty() && self.entries.iter().all(|entry| entry.judged.is_some())
    }

    /// Returns `true` if figures and mistakes will not change for now, because every decision has been evaluated to the
    /// extent possible or the review has stopped. A stored review is settled only after all of it has been read.
    pub fn is_settled(&self) -> bool {
        match self.progress {
            Progress::New => false,
            Progress::Running => self.is_complete() || self.pass > 0 && self.has_begun(),
            Progress::Stopped | Progress::Failed | Progress::Done => self.has_begun(),
        }
    }

    /// Returns both players' figures over the decisions evaluated so far.
    pub fn numbers(&self) -> ByPlayer<Numbers> {
        let sheets = self.sheets();
        let summaries = rates(&sheets, self.result);
        ByPlayer::new(|player| {
            let sheet = &sheets[player];
            let losses = sheet.checker_losses.iter().chain(&sheet.cube_losses);
            Numbers {
                summary: summaries[player],
                mistakes: ByMistake::count(losses, &Preset::XG),
            }
        })
    }

    /// Returns the 95% confidence interval for a player's PR.
    pub fn pr_interval(&self, player: Player) -> Option<Interval> {
        pr_interval(&self.sheets()[player])
    }

    fn sheets(&self) -> ByPlayer<Sheet> {
        let mut sheets = ByPlayer::<Sheet>::default();
        for entry in &self.entries {
            let Some(judged) = &entry.judged else {
                continue;
            };
            let sheet = &mut sheets[judged.player];
            let luck_before = sheet.luck.result;
            sheet.add(judged);
            if self.outside_result.contains(&entry.game) {
                sheet.luck.result = luck_before;
            }
        }
        sheets
    }

    /// Returns the evaluated decisions at a move: the cube action before the play, if any, and the play.
    pub fn of_move(&self, game: usize, nth: usize) -> impl Iterator<Item = (&Item, &Judged)> {
        let entries = self.entries_of_move(game, nth);
        entries.filter_map(|entry| Some((&entry.item, entry.judged.as_ref()?)))
    }

    /// Returns the evaluation of the double answered by the move at this index.
    pub(crate) fn double_before(&self, game: usize, nth: usize) -> Option<&Judged> {
        let before = |entry: &&Entry| entry.game == game && entry.item.nth < nth;
        let last = self.entries.iter().rfind(before)?;
        let judged = last.judged.as_ref()?;
        (judged.made == Choice::Double).then_some(judged)
    }

    /// Returns the decision to which a stored line belongs.
    pub(crate) fn entry_of(&mut self, stored: &StoredLine) -> Option<&mut Entry> {
        let place = (stored.game, stored.nth);
        let place_of = |entry: &Entry| (entry.game, entry.item.nth);
        let first = self
            .entries
            .partition_point(|entry| place_of(entry) < place);
        // A play and the cube action before it have the same index.
        let mut here = self.entries.iter_mut().skip(first);
        let found = here.find(|entry| stored.is_of(&entry.item));
        found.filter(|entry| entry.game == stored.game)
    }

    /// Returns the decisions at a move.
    pub(crate) fn entries_of_move(&self, game: usize, nth: usize) -> impl Iterator<Item = &Entry> {
        let place = |entry: &Entry| (entry.game, entry.item.nth);
        let first = self
            .entries
            .partition_point(|entry| place(entry) < (game, nth));
        let rest = self.entries.iter().skip(first);
        rest.take_while(move |entry| place(entry) == (game, nth))
    }

    /// Returns the strongest mark on a move's decisions.
    pub fn mark(&self, game: usize, nth: usize) -> Option<Mark> {
        let entries = self.entries_of_move(game, nth);
        entries.filter_map(|entry| self.filter.mark(entry)).max()
    }

    /// Returns the location of the next marked move after `from`, or of the previous one before it. The search wraps
    /// around at both ends; `None` if no other move is marked.
    pub fn error_from(&self, from: (usize, usize), forward: bool) -> Option<(usize, usize)> {
        let is_error = |entry: &&Entry| self.filter.mark(entry).is_some();
        let marked = self.entries.iter().filter(is_error);
        let mut places = marked.map(|entry| (entry.game, entry.item.nth));
        let found = if forward {
            let first = places.clone().next();
            places.find(|place| *place > from).or(first)
        } else {
            let last = places.clone().next_back();
            places.rfind(|place| *place < from).or(last)
        };
        found.filter(|place| *place != from)
    }

    /// Returns, for each evaluated roll in a game, the index of its move, `player`'s chance, from 0 to 1, of winning
    /// the match (in money play, the game) before the roll and, if the roll swung the game, the roll's luck for
    /// `player` in EMG.
    pub fn chances(&self, game: usize, player: Player) -> Vec<(usize, f32, Option<f32>)> {
        let of_game = self.entries.iter().filter(|entry| entry.game == game);
        let chance = |entry: &Entry| {
            let judged = entry.judged.as_ref()?;
            let best = judged.candidates.first()?;
            let own = best.mwc.map_or(best.outcomes.win(), |mwc| mwc.0);
            let luck = judged.luck.map_or(0.0, |luck| luck.equity);
            let (own, luck) = if judged.player == player {
                (own, luck)
            } else {
                (1.0 - own, -luck)
            };
            let luck = Some(luck).filter(|luck| luck.abs() >= MIN_SWING);
            (judged.kind == Kind::Checker).then_some((entry.item.nth, own, luck))
        };
        of_game.filter_map(chance).collect()
    }
}
