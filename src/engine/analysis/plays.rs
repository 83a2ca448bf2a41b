//! Iterative deepening for a roll's plays.

use std::cmp::Ordering;

use rules::{Board, Choice, LegalPlay, Play, Roll, legal_plays};

use super::{Candidate, PendingDecision, candidate};
use crate::cube::Cubeful;
use crate::cubeful::CubefulJudge;
use crate::evaluator::nearer_home;
use crate::{Context, Evaluator, Search, Settings};

impl<E: Evaluator> PendingDecision<'_, E> {
    /// Returns all plays of `roll`, best first, or the lost turn if no play is legal.
    pub(super) fn plays(&self, roll: Roll, made: Option<&Choice>) -> Vec<Candidate> {
        let mut plays = legal_plays(&self.board, roll);
        if plays.is_empty() {
            plays.push(LegalPlay {
                play: Play::NONE,
                after: self.board.flipped(),
            });
        }
        let depth = self.settings.depth();
        let first = if plays.len() == 1 { depth } else { 0 };
        let judge = CubefulJudge::new(&self.context.flipped(), first);
        let boards: Vec<Board> = plays.iter().map(|play| play.after).collect();
        let judged = judge.judge_all(self.search, &boards);
        let ranked = plays.iter().zip(&judged);
        let mut ranking = Ranking {
            search: self.search,
            context: &self.context,
            candidates: ranked
                .map(|(play, found)| self::play(*play, found, &self.context, first))
                .collect(),
        };
        ranking.sort();
        let made = match made {
            Some(Choice::Play(play)) => self.board.play(roll, play).ok(),
            _ => None,
        };
        for (plies, filter) in self.settings.passes().filter(|_| first < depth) {
            let equities = ranking.candidates.iter().map(|one| one.equity);
            let retained = filter.retained(equities);
            ranking.deepen(retained, made, plies);
        }
        ranking.candidates
    }
}

/// Returns the best cubeful play of `roll` for the player on roll in `context`, at the depth of `search`; `None` if the
/// turn is lost (R31).
///
/// ```
/// use engine::{Context, Judge, Search, play_ahead};
/// use rules::{Board, Roll, Variant};
///
/// let (start, roll) = (Board::start(Variant::Standard), Roll::ALL[3]);
/// let search = Search::new(Judge::without_nets(), 1);
/// let best = play_ahead(&search, &start, roll, &Context::MONEY).expect("a legal play");
/// let after = best.after.expect("the position after the play");
/// assert_eq!(after.opponent().at(5), 2, "3-1 makes the 5 point");
/// ```
pub fn play_ahead<E: Evaluator>(
    search: &Search<E>,
    board: &Board,
    roll: Roll,
    context: &Context,
) -> Option<Candidate> {
    let pending_decision = PendingDecision {
        search,
        board: *board,
        context: *context,
        may_beaver: false,
        settings: &Settings::new(search.plies()),
    };
    let best = pending_decision.plays(roll, None).into_iter().next();
    best.filter(|best| best.choice != Choice::Play(Play::NONE))
}

/// Returns the position after the best play of `roll` for the player on roll in `context`.
pub(crate) fn best_after<E: Evaluator>(
    search: &Search<E>,
    board: &Board,
    context: &Context,
    roll: Roll,
    settings: &Settings,
) -> Board {
    let pending_decision = PendingDecision {
        search,
        board: *board,
        context: *context,
        may_beaver: false,
        settings,
    };
    let plays = pending_decision.plays(roll, None);
    let best = plays.first().and_then(|best| best.after);
    best.unwrap_or(board.flipped())
}

/// Creates the candidate for a play; `found` is the evaluation of the position after the play, and `context` is from
/// the perspective of the player making the play.
fn play(play: LegalPlay, found: &Cubeful, context: &Context, plies: u8) -> Candidate {
    let equity = -found.decision.best();
    let outcomes = found.outcomes.flipped();
    Candidate {
        after: Some(play.after),
        ..candidate(Choice::Play(play.play), outcomes, equity, context, plies)
    }
}

/// Compares plays by rank, higher equity first. Plays with equal equity (for example, if the opponent cashes after each
/// of them) are compared by cubeless equity and then by [`nearer_home`].
pub(crate) fn best_first(a: &Candidate, b: &Candidate) -> Ordering {
    let by_equity = b.equity.total_cmp(&a.equity);
    let boards = a.after.as_ref().zip(b.after.as_ref());
    by_equity
        .then_with(|| b.cubeless.total_cmp(&a.cubeless))
        .then_with(|| boards.map_or(Ordering::Equal, |(a, b)| nearer_home(a, b)))
}

/// Plays of a roll, best first.
struct Ranking<'a, E> {
    search: &'a Search<E>,
    /// Context, from the mover's perspective.
    context: &'a Context,
    candidates: Vec<Candidate>,
}

impl<E: Evaluator> Ranking<'_, E> {
    /// Sorts the plays, best first.
    fn sort(&mut self) {
        self.candidates.sort_by(best_first);
    }

    /// Evaluates the first `retained` plays and the play that was made at `plies`, then keeps evaluating any other play
    /// that would rank above a play evaluated at that depth until there are none left.
    fn deepen(&mut self, retained: usize, made: Option<Board>, plies: u8) {
        let judge = CubefulJudge::new(&self.context.flipped(), plies);
        for at in 0..retained {
            self.look(&judge, at, plies);
        }
        let is_made = |one: &Candidate| made.is_some() && one.after == made;
        let was_retained = self.candidates[..retained].iter().any(is_made);
        if let Some(at) = self.candidates.iter().position(is_made) {
            self.look(&judge, at, plies);
        }
        loop {
            self.sort();
            let counts = |one: &Candidate| one.plies >= plies && (was_retained || !is_made(one));
            let last = self.candidates.iter().rposition(counts).unwrap_or(0);
            let above = &self.candidates[..last];
            let Some(at) = above.iter().position(|one| one.plies < plies) else {
                return;
            };
            self.look(&judge, at, plies);
        }
    }

    /// Re-evaluates the candidate at `at` unless its evaluation is already deep enough.
    fn look(&mut self, judge: &CubefulJudge, at: usize, plies: u8) {
        let one = &mut self.candidates[at];
        if let (Choice::Play(made), Some(after), true) = (one.choice, one.after, one.plies < plies)
        {
            let found = judge.judge(self.search, &after);
            let legal = LegalPlay { play: made, after };
            *one = play(legal, &found, self.context, plies);
        }
    }
}
