//! What another program says of a decision, held against what we say.

use record::{ForeignCube, ForeignUnit, GameRecord, MoveAnalysis, RecordedMove};
use review::{Item, Judged, Kind};
use rules::{Choice, Play};

/// A difference below this many points of equity is no disagreement: the programs' nets and depths alone make it.
const DISPUTED: f32 = 0.005;

/// One side's checkers: off, the points, the bar.
type Own = [u8; 26];

/// Another program's judgement of one decision.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Foreign {
    /// Where the mover's checkers stand after each play, with what the play loses.
    plays: Vec<(Own, f32)>,
    /// The same after the best play, if the file has its moves.
    best: Option<Own>,
    /// The cube's values, in the program's own unit.
    cube: Option<ForeignCube>,
}

impl Foreign {
    /// What the file says of a decision, if it does.
    pub(crate) fn of(game: &GameRecord, item: &Item) -> Option<Self> {
        let said = |made: &RecordedMove| made.analysis.as_deref().cloned();
        let analysis = said(game.moves.get(item.nth)?);
        match item.kind {
            Kind::Checker => Some(Self::of_plays(item, &analysis?)),
            Kind::Double => Some(Self::of_cube(analysis?.cube?)),
            Kind::Answer => {
                // XG says it once, at the double.
                let before = || said(game.moves.get(item.nth.checked_sub(1)?)?)?.cube;
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
            // XG lists a choice without moves where it has not looked at the plays.
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

    /// What the program says that a choice loses; nothing if it does not say.
    pub(crate) fn loss(&self, item: &Item, choice: &Choice) -> Option<f32> {
        let Choice::Play(play) = choice else {
            return None;
        };
        let after = after_play(item, play)?;
        let found = self.plays.iter().find(|(known, _)| *known == after);
        found.map(|(_, loss)| *loss)
    }

    /// Whether the program thinks another choice best, by more than nets and depths alone make.
    pub(crate) fn disputes(&self, item: &Item, judged: &Judged) -> bool {
        let ours = |is_theirs: &dyn Fn(&Choice) -> bool| {
            let mut ranked = judged.candidates.iter();
            ranked
                .find(|one| is_theirs(&one.choice))
                .map(|one| one.loss)
        };
        // A choice that is not listed is far from the best.
        let is_far = |loss: Option<f32>| loss.is_none_or(|loss| loss >= DISPUTED);
        if let Some(best) = &self.best {
            let is_best = |choice: &Choice| matches!(choice, Choice::Play(play) if after_play(item, play).as_ref() == Some(best));
            let own = judged.candidates.first().map(|one| one.choice);
            let Some(own) = own.filter(|own| !is_best(own)) else {
                return false;
            };
            let theirs = self.loss(item, &own);
            // Where neither lists the other's best play, the file's moves are not complete.
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

/// Whether the program doubles. Of chances to win a match it does not say what a pass is worth, so that it doubles is
/// not known then.
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

/// The checkers after these moves; nothing if one of them has no checker to move.
fn after(own: &Own, ways: impl Iterator<Item = [u8; 2]>) -> Option<Own> {
    let mut own = *own;
    for [from, to] in ways {
        let left = own.get_mut(usize::from(from))?;
        *left = left.checked_sub(1)?;
        *own.get_mut(usize::from(to))? += 1;
    }
    Some(own)
}
