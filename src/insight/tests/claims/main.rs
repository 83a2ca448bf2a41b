//! Tests that verify every claim made by a reason against an independent computation, over many decisions.

mod brute;
mod check;
mod check_cube;
mod check_position;
mod check_threats;
mod coverage;
mod grids;
mod levels;
mod plans;
mod positions;
mod sources;

use std::collections::BTreeMap;

use engine::{Judge, Search, Settings, analyse};
use insight::reasons::{Compared, KnownEquities, MAX_REASONS, MIN_EXPLAINED_LOSS, Reason, why};
use rules::{Choice, Decided, Scoring, Variant};

use check::Case;

const NETS: &[u8] = include_bytes!("../../../worker/nets/nets.bin");

fn judge() -> Judge {
    Judge::from_bytes(NETS).expect("the nets that are shipped")
}

/// Returns the case with the actual choice and the best choice at 0 plies; `None` if the actual choice is illegal.
fn case<'a>(judge: &'a Judge, decided: &Decided) -> Option<Case<'a>> {
    let search = Search::new(judge, 0);
    let Decided { decision, choice } = *decided;
    let analysis = analyse(&search, &decision, Some(&choice), &Settings::new(0));
    let candidates = &analysis.candidates;
    let (best, made) = (candidates.first()?, candidates.get(analysis.made?)?);
    let take = candidates.iter().find(|one| one.choice == Choice::Take);
    let cube = analysis.cube;
    let known = KnownEquities {
        no_double: cube.map(|cube| cube.no_double),
        take: cube
            .and_then(|cube| cube.double_take)
            .or(take.map(|take| -take.equity)),
    };
    Some(Case {
        judge,
        decision,
        made: *made,
        best: *best,
        known,
    })
}

fn reasons_of(case: &Case) -> Vec<Reason> {
    let candidates = Compared {
        made: case.made,
        best: case.best,
    };
    why(case.judge, &case.decision, &candidates, case.known)
}

fn is_number(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::Wins(_)
            | Reason::GammonsWon(_)
            | Reason::GammonsLost(_)
            | Reason::BackgammonsWon(_)
            | Reason::BackgammonsLost(_)
    )
}

/// Returns the name of a reason's variant.
fn kind(reason: &Reason) -> String {
    let text = format!("{reason:?}");
    text.split([' ', '(']).next().unwrap_or_default().to_owned()
}

/// Checks all reasons for these decisions. Returns the count of each kind of reason, the number of decisions with
/// reasons, and the number of decisions whose loss is large enough for reasons.
fn check_all(decisions: &[Decided]) -> (BTreeMap<String, u32>, u32, u32) {
    let judge = judge();
    let (mut kinds, mut explained, mut lost) = (BTreeMap::new(), 0, 0);
    for decided in decisions {
        let Some(case) = case(&judge, decided) else {
            continue;
        };
        let reasons = reasons_of(&case);
        assert!(reasons.len() <= MAX_REASONS);
        lost += u32::from(case.made.loss.0 >= MIN_EXPLAINED_LOSS);
        assert!(reasons.is_empty() || case.made.loss.0 >= MIN_EXPLAINED_LOSS);
        assert!(reasons.is_sorted_by_key(is_number), "causes before numbers");
        explained += u32::from(!reasons.is_empty());
        for reason in &reasons {
            case.check(reason);
            *kinds.entry(kind(reason)).or_default() += 1;
        }
    }
    println!("{explained} of {lost} explained: {kinds:?}");
    (kinds, explained, lost)
}

#[test]
fn claims_about_a_reviewed_match_are_true() {
    let decisions = sources::reviewed();
    assert!(decisions.len() > 300);
    let (_, explained, _) = check_all(&decisions);
    assert!(explained > 5);
}

#[test]
fn claims_about_matches_from_other_programs_are_true() {
    let (_, explained, _) = check_all(&sources::matches());
    assert!(explained > 30);
}

#[test]
fn claims_about_random_games_are_true() {
    let (kinds, explained, lost) = check_all(&sources::random(5));
    assert!(kinds.len() >= 12, "{kinds:?}");
    assert!(
        explained > 100 && 2 * explained > lost,
        "{explained} of {lost}"
    );
}

#[test]
fn claims_about_other_variants_are_true() {
    for variant in Variant::ALL {
        let (_, explained, lost) = check_all(&sources::random_of(variant, 1));
        let misere = variant.scoring() == Scoring::Misere;
        assert!(
            !misere || explained == 0,
            "{variant:?}: {explained} of {lost}"
        );
    }
}
