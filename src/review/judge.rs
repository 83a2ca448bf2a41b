//! Evaluation of decisions by the engine.

use engine::{
    Analysis, Candidate, Champion, Depth, Equity, Evaluator, Met, Search, Settings, analyse,
};
use rules::{Choice, Score};

use crate::{
    CubeEquities, Item, Judged, Kind,
    close::{counts_no_double, counts_play, is_close},
    difficulty, luck,
};

/// Number of best choices kept in addition to the actual choice.
const KEPT: usize = 10;

/// Evaluates a decision; `None` if the recorded choice is illegal.
///
/// The result depends only on the decision, the depth and the evaluator, so decisions can be evaluated in any order and
/// on any number of threads.
pub fn judge<E: Evaluator>(search: &Search<E>, item: &Item, depth: Depth) -> Option<Judged> {
    let (decision, made) = (&item.decided.decision, Some(&item.decided.choice));
    let analysis = &match depth {
        Depth::Plies(plies) => analyse(search, decision, made, &Settings::new(plies)),
        Depth::Champion(limit) => Champion::new(search, decision, made, limit).run(search),
    };
    let place = analysis.made?;
    let best = analysis.candidates.first()?;
    let chosen = analysis.candidates.get(place)?;
    let losses = analysis.candidates.iter().map(|one| one.loss.0);
    let loss_mwc = best.mwc.zip(chosen.mwc);
    Some(Judged {
        player: decision.player(),
        kind: item.kind,
        made: chosen.choice,
        forced: item.kind == Kind::Checker && decision.is_forced(),
        close: close(item, analysis),
        counted: counted(search, item, analysis),
        loss: chosen.loss.0.max(0.0),
        loss_mwc: loss_mwc.map(|(best, chosen)| (best.0 - chosen.0).max(0.0)),
        plies: chosen.plies,
        difficulty: difficulty(losses),
        candidates: best_and_made(analysis, place),
        cube: analysis.cube.and_then(|cube| {
            Some(CubeEquities {
                no_double: cube.no_double.0,
                double_take: cube.double_take?.0,
                double_pass: cube.double_pass?.0,
            })
        }),
        luck: luck::luck(search, decision, item.opening, depth.plies()),
        table: table(search.met(), item),
    })
}

/// Returns the match equity table's fingerprint if the table is not the built-in one and the decision is from a match.
fn table(met: Met, item: &Item) -> Option<u64> {
    let is_match = matches!(item.decided.decision.score(), Score::Match { .. });
    (is_match && !met.is_default()).then(|| met.fingerprint())
}

/// Returns the best choices, and the actual choice if it is not among them.
fn best_and_made(analysis: &Analysis, made: usize) -> Vec<Candidate> {
    let ranked = analysis.candidates.iter().enumerate();
    let wanted = ranked.filter(|&(place, _)| place < KEPT || place == made);
    let kept = |(_, one): (usize, &Candidate)| Candidate {
        loss: Equity(one.loss.0.max(0.0)),
        ..*one
    };
    wanted.map(kept).collect()
}

/// Returns `true` if GNU Backgammon counts a cube decision.
fn close(item: &Item, analysis: &Analysis) -> bool {
    match (item.kind, item.decided.choice) {
        (Kind::Checker, _) => false,
        (Kind::Double, Choice::Roll) => analysis.cube.as_ref().is_some_and(is_close),
        (Kind::Double | Kind::Answer, _) => true,
    }
}

/// Returns `true` if XG counts a decision.
fn counted<E: Evaluator>(search: &Search<E>, item: &Item, analysis: &Analysis) -> bool {
    match (item.kind, item.decided.choice) {
        (Kind::Checker, _) if item.decided.decision.is_forced() => false,
        (Kind::Checker, _) => {
            // A search may evaluate plays to different depths, so the comparison uses 0 plies for all of them.
            let flat = analyse(search, &item.decided.decision, None, &Settings::new(0));
            counts_play(flat.candidates.iter().map(|one| one.equity.0))
        }
        (Kind::Double, Choice::Roll) => analysis.cube.as_ref().is_some_and(counts_no_double),
        (Kind::Double | Kind::Answer, _) => true,
    }
}
