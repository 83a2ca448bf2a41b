//! What helps to understand a decision: reasons, replies, and who finds a choice.

use engine::{Candidate, Cumulative, Equity, Evaluator, Level, Mwc, Search, Settings, analyse};
use reasons::{Compared, Reason, ReplyRow, found_by, replies as of_rolls, why};
use review::Assessed;
use rules::{Board, Choice, Decision};

/// Why the choice that was made is worse than the best.
pub(crate) fn reasons<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    choices: &Compared<Assessed>,
) -> Vec<Reason> {
    let made = candidate(decision, &choices.made);
    let best = candidate(decision, &choices.best);
    let both = Compared {
        made: &made,
        best: &best,
    };
    why(judge, decision, both)
}

/// What each of the opponent's rolls makes of two plays.
pub(crate) fn replies<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    plays: &Compared<Choice>,
    plies: u8,
) -> Vec<ReplyRow> {
    let both = after(decision, &plays.made).zip(after(decision, &plays.best));
    both.map_or_else(Vec::new, |(made, best)| {
        of_rolls(judge, decision, Compared { made, best }, plies)
    })
}

/// The chance with which `level` chooses each of `choices`.
pub(crate) fn found<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    choices: &[Choice],
    level: Level,
) -> Option<Vec<f32>> {
    let search = Search::new(judge, 0);
    let all = analyse(&search, decision, None, &Settings::new(0)).candidates;
    let chances = found_by(judge, decision, &all, level)?;
    let is_it = |one: &Candidate, choice: &Choice| match one.after {
        Some(board) => after(decision, choice) == Some(board),
        None => one.choice == *choice,
    };
    let chance = |choice: &Choice| {
        let known = all.iter().zip(&chances);
        let same = known.filter(|(one, _)| is_it(one, choice));
        same.map(|(_, chance)| chance).sum()
    };
    Some(choices.iter().map(chance).collect())
}

/// What a review keeps of a choice as the engine gave it.
fn candidate(decision: &Decision, one: &Assessed) -> Candidate {
    let [
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    ] = one.chances;
    let chances = Cumulative {
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    };
    Candidate {
        choice: one.choice,
        after: after(decision, &one.choice),
        outcomes: chances.exclusive(),
        cubeless: Equity(one.cubeless),
        equity: Equity(one.equity),
        mwc: one.mwc.map(Mwc),
        loss: Equity(one.loss),
        plies: one.plies,
    }
}

/// The position after a play, seen by the opponent; none of other choices, and of one that is not possible.
fn after(decision: &Decision, choice: &Choice) -> Option<Board> {
    match choice {
        Choice::Play(play) => decision.board().play(decision.roll()?, play).ok(),
        _ => None,
    }
}
