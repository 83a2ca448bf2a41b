//! Rollouts of a decision's plays.

use engine::{
    Candidate, Champion, Context, CubeAccess, CubeAction, Filter, Judge, Met, Rollout,
    RolloutMemory, RolloutSums, Search, Settings, Start, analyse, decide_ahead,
};
use review::{BookEntry, BookPlay};
use rules::{Choice, Decision, Play};

use super::order::Item;

/// Search depth for selecting candidates, in plies.
const PLIES: u8 = 2;
/// Number of trials in the first round, in which each first roll occurs once; clear decisions need no more.
const FIRST_ROUND: u64 = 36;
/// Maximum number of trials per round, after which trailing plays are dropped.
const MAX_ROUND: u64 = 144;
/// Maximum number of candidates.
const MAX_CANDIDATES: usize = 6;
/// Maximum loss of a candidate according to the search, in points; the second-best play is always a candidate.
const MAX_CANDIDATE_LOSS: f32 = 0.08;
/// Minimum amount by which a play must trail the best play to be dropped, in points.
const MIN_DROP_LEAD: f64 = 0.03;
/// Minimum amount by which a play must trail the best play to be dropped, in standard errors.
const MIN_DROP_ERRORS: f64 = 4.0;

/// Returns the first line of a book file, which states the nets and settings.
pub(super) fn method(judge: &Judge) -> String {
    let nets = judge.fingerprint();
    let rolls = Champion::ROLLOUT.truncate.unwrap_or_default();
    format!("nets {nets:016x}, trials of {rolls} rolls")
}

/// Rolls out the plays of decisions on a single thread.
#[derive(Debug)]
pub(super) struct Roller<'a> {
    search: Search<&'a Judge>,
}

/// Trials of the plays that were compared, up to the round after which some of the plays were dropped.
struct Comparison {
    /// Indices of the candidates.
    compared: Vec<usize>,
    sums: RolloutSums,
}

impl<'a> Roller<'a> {
    pub(super) fn new(judge: &'a Judge) -> Self {
        Self {
            search: Search::new(judge, PLIES),
        }
    }

    /// Rolls out the decision with at most this number of trials per play, or only searches it if `trials` is 0; `None`
    /// if it is not a valid decision, or if the trials cannot be summed.
    pub(super) fn entry(&self, item: &Item, trials: u64) -> Option<BookEntry> {
        let decision = item.score.decision(&item.board, item.roll)?;
        let candidates = self.candidates(&decision);
        let entry = |equity, plays| BookEntry {
            score: item.score,
            board: item.board,
            roll: item.roll,
            equity,
            plays,
        };
        let play = |play: &Play, loss, error, trials| {
            Some(BookPlay {
                play: *play,
                after: item.board.play(item.roll, play).ok()?,
                loss,
                error,
                trials,
            })
        };
        if trials == 0 {
            let equity = candidates.first()?.1.equity.0;
            let plays = candidates.iter();
            let plays = plays.map(|(made, found)| play(made, found.loss.0.into(), 0.0, 0));
            return Some(entry(equity.into(), plays.collect::<Option<_>>()?));
        }
        let starts: Vec<(Play, Start)> = candidates
            .iter()
            .filter_map(|(made, _)| Some((*made, self.start(&decision, made)?)))
            .collect();
        if starts.is_empty() {
            // The opponent cashes after every play.
            let first = play(&candidates.first()?.0, 0.0, 0.0, FIRST_ROUND as u32)?;
            return Some(entry(-1.0, vec![first]));
        }
        let comparisons = self.compare(&decision, &starts, trials)?;
        let last = comparisons.last()?;
        let (leader, _) = last.sums.leader()?;
        let best = last.compared[leader];
        let equity = last.sums.results()?[leader];
        let mut plays = Vec::new();
        for (at, (made, _)) in starts.iter().enumerate() {
            let mut latest_first = comparisons.iter().rev();
            let comparison = latest_first.find(|one| one.compared.contains(&at))?;
            let trials = u32::try_from(comparison.sums.count()).ok()?;
            let (loss, error) = if at == best {
                (0.0, equity.error)
            } else {
                comparison.lead(best, at)?
            };
            plays.push(play(made, loss.max(0.0), error, trials)?);
        }
        plays.sort_by(|a, b| a.loss.total_cmp(&b.loss));
        // The best play comes before other plays with the same equity.
        let first = plays.iter().position(|one| one.play == starts[best].0)?;
        plays[..=first].rotate_right(1);
        Some(entry(equity.equity, plays))
    }

    /// Rolls out the positions with common dice and drops those that clearly trail.
    fn compare(
        &self,
        decision: &Decision,
        starts: &[(Play, Start)],
        trials: u64,
    ) -> Option<Vec<Comparison>> {
        let unit = Context::of_decision(decision, Met::default());
        let mut memory = RolloutMemory::default();
        let mut done = Vec::new();
        let mut compared: Vec<usize> = (0..starts.len()).collect();
        let mut sums = RolloutSums::new(starts.len());
        loop {
            let positions = compared.iter().map(|&at| starts[at].1).collect();
            let rollout = Rollout::new(&self.search, &unit, positions, &Champion::ROLLOUT);
            let first = sums.count();
            let round = first.clamp(FIRST_ROUND, MAX_ROUND);
            let round = first..(first + round).min(trials);
            sums.merge(&rollout.run_with(round, &mut memory)).ok()?;
            let now = Comparison { compared, sums };
            let leading = now.leading()?;
            let is_over = leading.len() < 2 && starts.len() > 1 || now.sums.count() >= trials;
            compared = leading.iter().map(|&at| now.compared[at]).collect();
            sums = now.sums.select(&leading);
            if leading.len() < now.compared.len() || is_over {
                done.push(now);
            }
            if is_over {
                return Some(done);
            }
        }
    }

    /// Returns the plays to roll out, best first according to the search.
    fn candidates(&self, decision: &Decision) -> Vec<(Play, Candidate)> {
        let mut settings = Settings::new(PLIES);
        settings.filters[usize::from(PLIES) - 1] = Filter {
            keep: MAX_CANDIDATES,
            within: engine::Equity(MAX_CANDIDATE_LOSS),
        };
        let found = analyse(&self.search, decision, None, &settings).candidates;
        let is_near = |(nth, loss): (usize, f32)| nth < 2 || loss <= MAX_CANDIDATE_LOSS;
        let plays = found
            .iter()
            .enumerate()
            .filter(|(nth, one)| is_near((*nth, one.loss.0)) && (*nth < 2 || one.plies == PLIES));
        let plays = plays.filter_map(|(_, one)| match one.choice {
            Choice::Play(play) => Some((play, *one)),
            _ => None,
        });
        plays.take(MAX_CANDIDATES).collect()
    }

    /// Returns the position after the play and the opponent's cube action according to the search; `None` if the
    /// opponent cashes.
    fn start(&self, decision: &Decision, play: &Play) -> Option<Start> {
        let start = Start::after(decision, &Choice::Play(*play), Met::default())?;
        let context = match decide_ahead(&self.search, &start.board, &start.context).action {
            CubeAction::DoublePass => return None,
            CubeAction::DoubleTake => Context {
                value: start.context.value.doubled()?,
                access: CubeAccess::Opponent,
                ..start.context
            },
            CubeAction::TooGood | CubeAction::NoDouble => start.context,
        };
        Some(Start {
            context,
            may_double: false,
            ..start
        })
    }
}

impl Comparison {
    /// Returns the indices, within this comparison, of the plays that do not clearly trail.
    fn leading(&self) -> Option<Vec<usize>> {
        let (leader, _) = self.sums.leader()?;
        let leader = self.compared[leader];
        let mut leading = Vec::new();
        for (place, &at) in self.compared.iter().enumerate() {
            let (lead, error) = self.lead(leader, at)?;
            if lead <= MIN_DROP_LEAD || lead <= MIN_DROP_ERRORS * error {
                leading.push(place);
            }
        }
        Some(leading)
    }

    /// Returns the lead of candidate `best` over candidate `other`, with its standard error.
    fn lead(&self, best: usize, other: usize) -> Option<(f64, f64)> {
        let place = |at| self.compared.iter().position(|&one| one == at);
        let (a, b) = (place(best)?, place(other)?);
        let results = self.sums.results()?;
        let covariance = |a, b| self.sums.covariance(a, b);
        let variance = covariance(a, a) - 2.0 * covariance(a, b) + covariance(b, b);
        Some((
            results[a].equity - results[b].equity,
            variance.max(0.0).sqrt(),
        ))
    }
}
