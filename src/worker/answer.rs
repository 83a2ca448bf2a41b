//! The engine's answers to queries from the page.

use std::sync::LazyLock;

use analyst::{Query, Report, Trials};
use engine::{
    Analysis, Champion, Context, Depth, Equity, Evaluator, Fallible, Judge, Level, Met, Noisy,
    Response, Rollout, RolloutMemory, RolloutSums, Search, Settings, Start, TrialLimit, WithMet,
    accepts, analyse, decide_ahead, offers, play_ahead, respond_ahead,
};
use insight::{
    MetFile,
    reasons::{cube_facts, why},
};
use review::{Kind, is_near};
use rules::{Board, Choice, Decision, Play, Question, Roll};

use crate::explain;

/// Judge with the nets that are built into the program.
static JUDGE: LazyLock<Judge> = LazyLock::new(|| load(NETS, QUICK));

/// Search depth, in plies, of analyses in which close cube decisions are evaluated one ply deeper.
const REFINED_PLIES: u8 = 2;

const NETS: &[u8] = include_bytes!("nets/nets.bin");
const QUICK: &[u8] = include_bytes!("nets/quick.bin");

/// Creates a judge with these nets, or without nets if they are damaged or belong to a different build.
fn load(nets: &[u8], quick: &[u8]) -> Judge {
    let judge = Judge::from_bytes(nets).and_then(|judge| judge.with_quick(quick));
    judge.unwrap_or(Judge::without_nets())
}

/// Judge with the match equity table used by the queries.
type MatchJudge = WithMet<&'static Judge>;

/// Engine with its caches, which speed up later queries without changing their reports.
#[derive(Debug)]
pub struct TaskRunner {
    judge: MatchJudge,
    /// Search whose cache speeds up the cube decision in the position that results from a play.
    search: Search<MatchJudge>,
    rollout: RolloutMemory,
    /// Match equity table file in use; empty for the default table.
    table: Vec<u8>,
}

impl Default for TaskRunner {
    fn default() -> Self {
        let judge = WithMet::new(&*JUDGE, Met::default());
        Self {
            judge,
            search: Search::new(judge, 0),
            rollout: RolloutMemory::default(),
            table: Vec::new(),
        }
    }
}

impl TaskRunner {
    /// Returns `true` if the nets could be loaded. If they are damaged, a hand-written evaluator replaces them.
    pub fn has_nets() -> bool {
        JUDGE.has_nets()
    }

    /// Loads the match equity table from this file; an empty file selects the default table. A file that cannot be read
    /// has no effect; the page has already rejected it.
    pub fn use_table(&mut self, file: &[u8]) {
        if self.table == file {
            return;
        }
        let met = if file.is_empty() {
            Some(Met::default())
        } else {
            MetFile::read(file).ok().map(|table| table.met)
        };
        if let Some(met) = met {
            self.judge = WithMet::new(&*JUDGE, met);
            self.search = Search::new(self.judge, 0);
            self.rollout = RolloutMemory::default();
            self.table = file.to_vec();
        }
    }

    /// Returns the report on a query, which is deterministic.
    pub fn report(&mut self, query: &Query) -> Report {
        match query {
            Query::Choose {
                decision,
                level,
                may_resign,
            } => self.choose(*level, decision, *may_resign),
            Query::Luck(decision) => Report::Luck(self.luck(decision)),
            Query::Analyse {
                decision,
                made,
                depth,
            } => self.analyse(decision, made.as_ref(), *depth),
            Query::Judge { item, depth } => {
                Report::Judged(review::judge(&self.search, item, *depth).map(Box::new))
            }
            Query::Rollout(trials) => Report::Rollout(self.roll_out(trials)),
            Query::Explain {
                decision,
                choices,
                known,
            } => Report::Reasons(why(&self.judge, decision, choices, *known)),
            Query::Cube {
                decision,
                outcomes,
                known,
            } => Report::Cube(cube_facts(&self.judge, decision, outcomes, *known)),
            Query::Replies {
                decision,
                plays,
                plies,
                halved,
            } => {
                let replies = explain::replies(&self.judge, decision, plays, *plies);
                let before = halved.then(|| explain::before_double(&self.judge, decision));
                Report::Replies(replies.map(|replies| match before {
                    Some(context) => replies.map(|equity| context.from_doubled(equity)),
                    None => replies,
                }))
            }
            Query::LevelChances {
                decision,
                choices,
                level,
            } => Report::LevelChances(explain::found(&self.judge, decision, choices, *level)),
        }
    }

    /// Returns the analysis of a decision; at the Champion depth, `Report::Close` if close choices still have to be
    /// rolled out.
    fn analyse(&self, decision: &Decision, made: Option<&Choice>, depth: Depth) -> Report {
        match depth {
            Depth::Plies(plies) => Report::Analysis(self.searched(decision, made, plies)),
            Depth::Champion(limit) => match Champion::new(&self.search, decision, made, limit) {
                close if close.next_round().is_some() => Report::Close(Box::new(close)),
                clear => Report::Analysis(clear.finish()),
            },
        }
    }

    /// Returns a search-based analysis of a decision. A close cube decision is evaluated one ply deeper, as in the
    /// final pass of a review.
    fn searched(&self, decision: &Decision, made: Option<&Choice>, plies: u8) -> Analysis {
        let analysis = analyse(&self.search, decision, made, &Settings::new(plies));
        let is_cube = matches!(
            decision.question(),
            Question::Double | Question::Answer { .. }
        );
        let losses = analysis.candidates.iter().map(|one| one.loss.0);
        if plies != REFINED_PLIES || !is_cube || !is_near(Kind::Double, losses) {
            return analysis;
        }
        let deeper = Settings::new(REFINED_PLIES + 1);
        analyse(&self.search, decision, made, &deeper)
    }

    fn choose(&self, level: Level, decision: &Decision, may_resign: bool) -> Report {
        let resigns = resignation(self.judge, decision, may_resign).is_some();
        let is_open = !matches!(
            decision.question(),
            Question::Roll | Question::Resignation { .. }
        );
        match level {
            Level::TargetPr(target_pr) if !resigns => {
                let fallible = Fallible::new(target_pr, JUDGE.fingerprint());
                let chosen = fallible.choose(&self.search, decision);
                chosen.map(|chosen| Report::chosen(&chosen))
            }
            Level::Champion if !resigns && is_open => {
                let depth = Depth::Champion(TrialLimit::DEFAULT);
                match self.analyse(decision, None, depth) {
                    Report::Analysis(found) => found.candidates.first().map(Report::chosen),
                    close => Some(close),
                }
            }
            _ => None,
        }
        .unwrap_or_else(|| choose_at_level(self.judge, level, decision, may_resign))
    }

    /// Returns the cubeless equity after the roll in `decision` minus the mean over all rolls; 0 if there is no roll.
    fn luck(&self, decision: &Decision) -> Equity {
        let context = Context::of_decision(decision, self.judge.met());
        let luck = |roll| self.search.luck(decision.board(), roll, &context).equity;
        decision.roll().map_or(Equity(0.0), luck)
    }

    fn roll_out(&mut self, trials: &Trials) -> RolloutSums {
        let met = self.judge.met();
        let unit = trials.unit().with_met(met);
        let at_table = |start: &Start| Start {
            context: start.context.with_met(met),
            ..*start
        };
        let starts = trials.starts().iter().map(at_table).collect();
        let rollout = Rollout::new(&self.search, &unit, starts, trials.settings());
        rollout.run_with(trials.numbers(), &mut self.rollout)
    }
}

fn choose_at_level(
    judge: MatchJudge,
    level: Level,
    decision: &Decision,
    may_resign: bool,
) -> Report {
    let context = Context::of_decision(decision, judge.met());
    let board = decision.board();
    let choice = match decision.question() {
        Question::Play(roll) => return play(judge, level, board, roll, &context),
        question @ (Question::Roll | Question::Double) => {
            let doubles = || decide_ahead(&search_at(judge, level), board, &context).doubles();
            if let Some(resigns) = resignation(judge, decision, may_resign) {
                resigns
            } else if question == Question::Double && doubles() {
                Choice::Double
            } else {
                Choice::Roll
            }
        }
        Question::Answer { offer, value } => {
            let may_beaver = decision.may_beaver();
            let search = search_at(judge, level);
            match respond_ahead(&search, board, &context, offer, value, may_beaver) {
                Response::Take => Choice::Take,
                Response::Drop => Choice::Drop,
                Response::Redouble => Choice::Beaver,
            }
        }
        Question::Resignation { win, pending } => {
            let by_mover = pending.player(decision.on_roll()) == decision.on_roll();
            // A resignation is evaluated at full strength at every level, so that a lost game is not prolonged.
            if accepts(&judge.evaluate(board), &context, win, by_mover) {
                Choice::Accept
            } else {
                Choice::Decline
            }
        }
    };
    Report::Chosen {
        choice,
        equity: None,
        trials: None,
    }
}

/// Returns the resignation to offer before a roll in a game that is certain to be lost; `None` if resigning is not
/// allowed or the game is not lost.
fn resignation(judge: MatchJudge, decision: &Decision, may_resign: bool) -> Option<Choice> {
    let board = decision.board();
    let before_roll = matches!(decision.question(), Question::Roll | Question::Double);
    if !may_resign || !before_roll || !Judge::is_bearoff(board) {
        return None;
    }
    let context = Context::of_decision(decision, judge.met());
    offers(&judge.evaluate(board), &context).map(Choice::Resign)
}

/// Returns the play that this level makes, with its cubeless equity for the player.
fn play(judge: MatchJudge, level: Level, board: &Board, roll: Roll, context: &Context) -> Report {
    let search = search_at(judge, level);
    let (choice, equity) = play_ahead(&search, board, roll, context).map_or_else(
        || {
            // If no play is legal, the opponent is on roll, so the equity is converted to the player's perspective.
            let outcomes = search.chances(&board.flipped(), &context.flipped());
            let equity = outcomes.flipped().worth(&context.payoffs());
            (Choice::Play(Play::NONE), equity)
        },
        |best| (best.choice, best.cubeless),
    );
    Report::Chosen {
        choice,
        equity: Some(equity),
        trials: None,
    }
}

/// Returns the search used by this level.
fn search_at(judge: MatchJudge, level: Level) -> Search<Noisy<MatchJudge>> {
    Search::new(Noisy::new(judge, level.noise()), level.plies())
}

#[cfg(test)]
mod tests;
