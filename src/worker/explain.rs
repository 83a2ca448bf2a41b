//! Comparisons of choices: the opponent's replies after two plays, and the probabilities with which a level finds
//! choices.

use engine::{Candidate, Context, Evaluator, Level, Search, Settings, analyse};
use insight::reasons::{Compared, Replies, chances_to_choose, cubeful_replies};
use rules::{Board, Choice, Decision};

/// Returns the opponent's turns after two plays; `None` if either play is impossible or ends the game.
pub(crate) fn replies<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    plays: &Compared<Choice>,
    plies: u8,
) -> Option<Replies> {
    let made = after(decision, &plays.made)?;
    let best = after(decision, &plays.best)?;
    cubeful_replies(judge, decision, Compared { made, best }, plies)
}

/// Returns the context of `decision` with half the cube.
pub(crate) fn before_double<E: Evaluator>(judge: &E, decision: &Decision) -> Context {
    let context = Context::of_decision(decision, judge.met());
    Context {
        value: context.value.halved(),
        ..context
    }
}

/// Returns the probability with which `level` makes each of `choices`; `None` for a resignation, or if the level's
/// choice is not among the decision's candidates.
pub(crate) fn found<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    choices: &[Choice],
    level: Level,
) -> Option<Vec<f32>> {
    let search = Search::new(judge, 0);
    let all = analyse(&search, decision, None, &Settings::new(0)).candidates;
    let chances = chances_to_choose(judge, decision, &all, level)?;
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

/// Returns the position after a play, from the opponent's perspective; `None` for other choices and for an impossible
/// play.
fn after(decision: &Decision, choice: &Choice) -> Option<Board> {
    match choice {
        Choice::Play(play) => decision.board().play(decision.roll()?, play).ok(),
        _ => None,
    }
}
