//! Another program's analysis from the file, for comparison with this program's.

use record::{ForeignCube, ForeignUnit, GameRecord, MoveAnalysis, RecordedMove};
use review::{Item, Judged, Kind};
use rules::{Choice, Play};

/// Smallest equity difference that counts as a disagreement. Different nets and search depths usually differ by less.
const DISPUTED: f32 = 0.005;

/// One side's checkers: index 0 is off, 1 to 24 are the points, and 25 is the bar.
type Own = [u8; 26];

/// Another program's analysis of one decision.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct FileAnalysis {
    /// Mover's checkers after each play, and the play's loss.
    plays: Vec<(Own, f32)>,
    /// Mover's checkers after the best play; `None` if the file does not list its moves.
    best: Option<Own>,
    /// Cube equities, in the other program's unit.
    cube: Option<ForeignCube>,
}

impl FileAnalysis {
    /// Returns the file's analysis of a decision; `None` if the file does not analyse the decision.
    pub(crate) fn of(game: &GameRecord, item: &Item) -> Option<Self> {
        let analysis_of = |made: &RecordedMove| made.analysis.as_deref().cloned();
        let analysis = analysis_of(game.moves.get(item.nth)?);
        match item.kind {
            Kind::Checker => Some(Self::of_plays(item, &analysis?)),
            Kind::Double => Some(Self::of_cube(analysis?.cube?)),
            Kind::Answer => {
                // XG stores the cube analysis with the double, not with the answer.
                let before = || analysis_of(game.moves.get(item.nth.checked_sub(1)?)?)?.cube;
                let own = analysis.and_then(|analysis| analysis.cube);
                Some(Self::of_cube(own.or_else(before)?))
            }
        }
        .filter(|found| found.cube.is_some() || !found.plays.is_empty())
    }

    fn of_plays(item: &Item, analysis: &MoveAnalysis) -> Self {
        let own = item.decided.decision.board().own().counts();
        let best = analysis.candidates.first().map_or(0.0, |best| best.equity);
        let play = |one: &record::ForeignCandidate| {
            // XG lists a single choice with no moves if it has not analysed the plays.
            let after = after(own, one.moves.iter().copied()).filter(|after| after != own)?;
            Some((after, (best - one.equity).max(0.0) as f32))
        };
        Self {
            best: analysis
                .candidates
                .first()
                .and_then(play)
                .map(|(best, _)| best),
            plays: analysis.candidates.iter().filter_map(play).collect(),
            cube: None,
        }
    }

    const fn of_cube(cube: ForeignCube) -> Self {
        Self {
            best: None,
            plays: Vec::new(),
            cube: Some(cube),
        }
    }

    /// Returns a play's loss according to the other program; `None` if the file does not list the play.
    pub(crate) fn loss(&self, item: &Item, choice: &Choice) -> Option<f32> {
        let Choice::Play(play) = choice else {
            return None;
        };
        let after = after_play(item, play)?;
        let found = self.plays.iter().find(|(known, _)| *known == after);
        found.map(|(_, loss)| *loss)
    }

    /// Returns `true` if the other program prefers a different choice from this program, and either program's
    /// evaluation puts the two at least [`DISPUTED`] apart.
    pub(crate) fn disputes(&self, item: &Item, judged: &Judged) -> bool {
        let ours = |is_theirs: &dyn Fn(&Choice) -> bool| {
            let mut ranked = judged.candidates.iter();
            ranked
                .find(|one| is_theirs(&one.choice))
                .map(|one| one.loss.0)
        };
        // A choice missing from this program's list is far from the best.
        let is_far = |loss: Option<f32>| loss.is_none_or(|loss| loss >= DISPUTED);
        if let Some(best) = &self.best {
            let is_best = |choice: &Choice| matches!(choice, Choice::Play(play) if after_play(item, play).as_ref() == Some(best));
            let own = judged.candidates.first().map(|one| one.choice);
            let Some(own) = own.filter(|own| !is_best(own)) else {
                return false;
            };
            let theirs = self.loss(item, &own);
            // If neither list contains the other list's best play, the moves in the file are incomplete.
            let mut known = ours(&is_best).into_iter().chain(theirs);
            return known.any(|loss| loss >= DISPUTED);
        }
        let Some(cube) = &self.cube else {
            return false;
        };
        match item.kind {
            Kind::Checker => false,
            Kind::Double => match doubles(cube) {
                Some(true) => is_far(ours(&|choice| *choice == Choice::Double)),
                Some(false) => is_far(ours(&|choice| *choice == Choice::Roll)),
                None => false,
            },
            Kind::Answer => match takes(cube) {
                Some(true) => {
                    let is_take = |choice: &Choice| matches!(choice, Choice::Take | Choice::Beaver);
                    is_far(ours(&is_take))
                }
                Some(false) => is_far(ours(&|choice| *choice == Choice::Drop)),
                None => false,
            },
        }
    }
}

/// Returns `true` if the other program doubles; `None` if its values are match-winning chances that lack the value of a
/// pass, so that a double cannot be confirmed.
fn doubles(cube: &ForeignCube) -> Option<bool> {
    let pass = pass(cube);
    if cube.double_take <= cube.no_double || pass.is_some_and(|pass| pass <= cube.no_double) {
        return Some(false);
    }
    pass.map(|_| true)
}

fn takes(cube: &ForeignCube) -> Option<bool> {
    pass(cube).map(|pass| cube.double_take <= pass)
}

fn pass(cube: &ForeignCube) -> Option<f64> {
    let of_points = (cube.unit == ForeignUnit::Equity).then_some(1.0);
    cube.double_pass.or(of_points)
}

fn after_play(item: &Item, play: &Play) -> Option<Own> {
    let ways = play
        .steps()
        .map(|step| [step.from.number(), step.to().number()]);
    after(item.decided.decision.board().own().counts(), ways)
}

/// Returns the checkers after these moves; `None` if a move starts from an empty point.
fn after(own: &Own, ways: impl Iterator<Item = [u8; 2]>) -> Option<Own> {
    let mut own = *own;
    for [from, to] in ways {
        let left = own.get_mut(usize::from(from))?;
        *left = left.checked_sub(1)?;
        *own.get_mut(usize::from(to))? += 1;
    }
    Some(own)
}
