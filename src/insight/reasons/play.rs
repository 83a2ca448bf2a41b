//! Reasons why a play is worse than the best play.

use engine::{Candidate, Evaluator, Outcomes};
use rules::Decision;

use crate::reasons::{
    Compared, MAX_REASONS, Reason, ReplyRow, Share,
    pair::{CLEAR, Cause, Pair},
    plan, prospects, race, replies, structure, threats,
};

/// Minimum difference in winning chances that is given as a reason, in thousandths.
const WINS: u16 = 30;
/// Minimum difference in gammon or backgammon chances that is given as a reason, in thousandths.
const GAMMONS: u16 = 40;
/// Maximum number of weak causes given for one decision.
const MAX_WEAK: usize = 1;

/// Returns the reasons why the actual play is worse than the best play: causes, strongest first, and then chances.
pub(crate) fn reasons<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    candidates: &Compared<Candidate>,
) -> Vec<Reason> {
    let (Some(made), Some(best)) = (candidates.made.after, candidates.best.after) else {
        return Vec::new();
    };
    let after = Compared { made, best };
    let numbers = numbers(candidates);
    let pair = Pair::new(decision.board(), &after);
    let mut causes = causes(&pair);
    causes.extend(plan::score(judge.met(), decision, candidates));
    let rows = replies(judge, decision, after, 0);
    causes.retain(|cause| costs(cause, &rows));
    causes.sort_by(|a, b| b.strength.total_cmp(&a.strength));
    let clear = causes.iter().take_while(|cause| cause.strength >= CLEAR);
    let given = clear.count().max(MAX_WEAK);
    let mut reasons = distinct(causes.into_iter().take(given));
    reasons.truncate(MAX_REASONS - usize::from(!numbers.is_empty()));
    reasons.extend(numbers);
    reasons
}

/// Returns all causes, in arbitrary order.
fn causes(pair: &Pair) -> Vec<Cause> {
    let mut found = race::causes(pair);
    if pair.made.board.has_contact() || pair.best.board.has_contact() {
        found.extend(threats::causes(pair));
        found.extend(prospects::causes(pair));
        found.extend(structure::causes(pair));
        found.extend(plan::causes(pair));
    }
    found
}

/// Returns `true` if the cause's rolls cost the deciding player equity, or if the cause is not about the opponent's
/// rolls.
fn costs(cause: &Cause, rows: &[ReplyRow]) -> bool {
    cause.costly.is_none_or(|costly| {
        let rolls = rows.iter().filter(|row| costly.has(row.roll));
        rolls.map(|row| row.part().0).sum::<f32>() > 0.0
    })
}

/// Drops reasons that share a subject with an earlier reason.
fn distinct(causes: impl Iterator<Item = Cause>) -> Vec<Reason> {
    let (mut reasons, mut covered) = (Vec::new(), 0);
    for Cause { reason, .. } in causes {
        let about = subjects(&reason);
        if covered & about == 0 {
            covered |= about;
            reasons.push(reason);
        }
    }
    reasons
}

/// Returns the subjects of a reason as a bit set.
const fn subjects(reason: &Reason) -> u16 {
    const SHOTS: u16 = 1;
    const THEIR_POINTS: u16 = 2;
    const YOUR_ROLLS: u16 = 4;
    const BLOCK: u16 = 8;
    const BACK: u16 = 16;
    const POINTS: u16 = 32;
    const OFF: u16 = 64;
    match reason {
        Reason::Shots { .. } | Reason::Safe { .. } | Reason::Blots(_) | Reason::PipsAtRisk(_) => {
            SHOTS
        }
        Reason::TheyMake { .. } | Reason::TheyCover { .. } => THEIR_POINTS,
        Reason::Tempo { .. } | Reason::Duplicates { .. } | Reason::TheyDoWell(_) => {
            SHOTS | THEIR_POINTS
        }
        Reason::YouMake { .. }
        | Reason::YouCover { .. }
        | Reason::YouDoWell(_)
        | Reason::Slots { .. } => YOUR_ROLLS,
        Reason::TheyEscape(_) | Reason::Prime(_) => BLOCK,
        Reason::YouEscape(_) | Reason::Runs(_) | Reason::Escapes(_) | Reason::MovesUp(_) => BACK,
        Reason::Makes(_) | Reason::Breaks(_) | Reason::Anchor(_) | Reason::BetterAnchor(_) => {
            POINTS
        }
        Reason::BearsOff(_) | Reason::BearsOffNext { .. } | Reason::Gap(_) => OFF,
        _ => 0,
    }
}

/// Returns the chances that the actual play worsens by enough to be mentioned.
fn numbers(candidates: &Compared<Candidate>) -> Vec<Reason> {
    let share = |of: fn(&Outcomes) -> f32| Compared {
        made: Share::of(of(&candidates.made.outcomes)),
        best: Share::of(of(&candidates.best.outcomes)),
    };
    let wins = share(Outcomes::win);
    let won = share(|outcomes| outcomes.cumulative().win_gammon);
    let lost = share(|outcomes| outcomes.cumulative().lose_gammon);
    let won_triple = share(|outcomes| outcomes.cumulative().win_backgammon);
    let lost_triple = share(|outcomes| outcomes.cumulative().lose_backgammon);
    let less = |pair: &Compared<Share>| {
        pair.best
            .thousandths()
            .saturating_sub(pair.made.thousandths())
    };
    let more = |pair: &Compared<Share>| {
        pair.made
            .thousandths()
            .saturating_sub(pair.best.thousandths())
    };
    let all = [
        (less(&wins) >= WINS).then_some(Reason::Wins(wins)),
        (less(&won) >= GAMMONS).then_some(Reason::GammonsWon(won)),
        (more(&lost) >= GAMMONS).then_some(Reason::GammonsLost(lost)),
        (less(&won_triple) >= GAMMONS).then_some(Reason::BackgammonsWon(won_triple)),
        (more(&lost_triple) >= GAMMONS).then_some(Reason::BackgammonsLost(lost_triple)),
    ];
    all.into_iter().flatten().collect()
}
