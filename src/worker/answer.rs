//! Answers of the engine to queries.

use std::sync::LazyLock;

use analyst::{Query, Report, Trials};
use engine::{
    Analysis, Champion, Context, Depth, Equity, Evaluator, Fallible, Judge, Level, Noisy, Response,
    Rollout, RolloutMemory, RolloutSums, Search, Settings, TrialLimit, accepts, analyse,
    decide_ahead, offers, play_ahead, respond_ahead,
};
use insight::reasons::{cube_facts, why};
use review::{Kind, is_near};
use rules::{Board, Choice, Decision, Play, Question, Roll};

use crate::explain;

/// The judge with the nets shipped in the program.
static JUDGE: LazyLock<Judge> = LazyLock::new(|| load(NETS, QUICK));

/// Depth, in plies, of an analysis in which close cube decisions are judged one ply deeper.
const REFINED_PLIES: u8 = 2;

const NETS: &[u8] = include_bytes!("nets/nets.bin");
const QUICK: &[u8] = include_bytes!("nets/quick.bin");

/// Loads a judge from these nets; the judge has no nets if they are damaged or belong to another build.
fn load(nets: &[u8], quick: &[u8]) -> Judge {
    let judge = Judge::from_bytes(nets).and_then(|judge| judge.with_quick(quick));
    judge.unwrap_or(Judge::without_nets())
}

/// Engine with its caches, which make later queries faster without changing a report.
#[derive(Debug)]
pub struct TaskRunner {
    /// Search whose cache speeds up a cube decision that follows the play leading to its position.
    search: Search<&'static Judge>,
    rollout: RolloutMemory,
}

impl Default for TaskRunner {
    fn default() -> Self {
        Self {
            search: Search::new(&*JUDGE, 0),
            rollout: RolloutMemory::default(),
        }
    }
}

impl TaskRunner {
    /// Returns `true` if the nets could be loaded; if they are damaged, a hand-written evaluation replaces them.
    pub fn has_nets() -> bool {
        JUDGE.has_nets()
    }

    /// Returns the report on a query; deterministic.
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
            } => Report::Reasons(why(&*JUDGE, decision, choices, *known)),
            Query::Cube {
                decision,
                outcomes,
                known,
            } => Report::Cube(cube_facts(&*JUDGE, decision, outcomes, *known)),
            Query::Replies {
                decision,
                plays,
                plies,
            } => Report::Replies(explain::replies(&*JUDGE, decision, plays, *plies)),
            Query::LevelChances {
                decision,
                choices,
                level,
            } => Report::LevelChances(explain::found(&*JUDGE, decision, choices, *level)),
        }
    }

    /// Analyses a decision.
    fn analyse(&self, decision: &Decision, made: Option<&Choice>, depth: Depth) -> Report {
        match depth {
            Depth::Plies(plies) => Report::Analysis(self.searched(decision, made, plies)),
            Depth::Champion(limit) => match Champion::new(&self.search, decision, made, limit) {
                close if close.next_round().is_some() => Report::Close(Box::new(close)),
                clear => Report::Analysis(clear.finish()),
            },
        }
    }

    /// Returns the analysis of a decision by a search. A close cube decision is judged one ply deeper, as in a review's
    /// last pass.
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
        let resigns = resignation(decision, may_resign).is_some();
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
        .unwrap_or_else(|| choose_at_level(level, decision, may_resign))
    }

    /// Returns the cubeless equity of the roll of `decision` minus the mean of all rolls; 0 without a roll.
    fn luck(&self, decision: &Decision) -> Equity {
        let context = Context::of_decision(decision);
        let luck = |roll| self.search.luck(decision.board(), roll, &context).equity;
        decision.roll().map_or(Equity(0.0), luck)
    }

    fn roll_out(&mut self, trials: &Trials) -> RolloutSums {
        let starts = trials.starts().to_vec();
        let rollout = Rollout::new(&self.search, trials.unit(), starts, trials.settings());
        rollout.run_with(trials.numbers(), &mut self.rollout)
    }
}

fn choose_at_level(level: Level, decision: &Decision, may_resign: bool) -> Report {
    let (board, context) = (decision.board(), Context::of_decision(decision));
    let choice = match decision.question() {
        Question::Play(roll) => return play(level, board, roll, &context),
        question @ (Question::Roll | Question::Double) => {
            let doubles = || decide_ahead(&search_at(level), board, &context).doubles();
            if let Some(resigns) = resignation(decision, may_resign) {
                resigns
            } else if question == Question::Double && doubles() {
                Choice::Double
            } else {
                Choice::Roll
            }
        }
        Question::Answer { offer, value } => {
            let may_beaver = decision.may_beaver();
            let judge = search_at(level);
            match respond_ahead(&judge, board, &context, offer, value, may_beaver) {
                Response::Take => Choice::Take,
                Response::Drop => Choice::Drop,
                Response::Redouble => Choice::Beaver,
            }
        }
        Question::Resignation { win, pending } => {
            let by_mover = pending.player(decision.on_roll()) == decision.on_roll();
            // A resignation is judged at full strength at every level, so that a lost game is not prolonged.
            if accepts(&JUDGE.evaluate(board), &context, win, by_mover) {
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

/// Returns the resignation before a roll in a certainly lost game; `None` if resigning is not allowed or the game is
/// not lost.
fn resignation(decision: &Decision, may_resign: bool) -> Option<Choice> {
    let board = decision.board();
    let before_roll = matches!(decision.question(), Question::Roll | Question::Double);
    if !may_resign || !before_roll || !Judge::is_bearoff(board) {
        return None;
    }
    let context = Context::of_decision(decision);
    offers(&JUDGE.evaluate(board), &context).map(Choice::Resign)
}

/// Returns the play of this level, with its cubeless equity for the player.
fn play(level: Level, board: &Board, roll: Roll, context: &Context) -> Report {
    let judge = search_at(level);
    let (choice, equity) = play_ahead(&judge, board, roll, context).map_or_else(
        || {
            // If no play is legal, the opponent is on roll; the equity is converted to the player's view.
            let outcomes = judge.chances(&board.flipped(), &context.flipped());
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

/// Returns the search of this level.
fn search_at(level: Level) -> Search<Noisy<&'static Judge>> {
    Search::new(Noisy::new(&*JUDGE, level.noise()), level.plies())
}

#[cfg(test)]
mod tests;
