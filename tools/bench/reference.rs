//! `bench reference`: generates the drills' reference positions, which are decisions from self-play for each theme,
//! with their evaluations.
//!
//! The positions are the same on every machine, because each game's dice are derived from its number. Each position is
//! printed as soon as it is found, and a later run reuses the evaluations in an earlier output, so that long runs can
//! be interrupted.

use std::{
    collections::{BTreeMap, BTreeSet},
    io::{self, Write as _},
};

use dice::{DiceStream, Seed};
use drill::{Judgement, Reference, Theme, read_references, reference_head};
use engine::{Context, Evaluator as _, Judge, Ranked, Search, Settings, analyse, final_outcomes};
use rayon::prelude::*;
use record::position_id;
use rules::{Board, Decision, DiceSource as _, Die, Roll, Variant};

use cli::{input::Input, progress};

/// Loss of the second-best choice in an instructive position, in points per cube: large enough for a clear answer,
/// small enough for the position to be difficult.
const INSTRUCTIVE_LOSS: std::ops::RangeInclusive<f32> = 0.030..=0.300;
/// Number of turns after which a game is abandoned.
const MAX_TURNS: usize = 120;
/// Maximum loss of the inferior plays that self-play makes for variety, in points per cube.
const MAX_SELF_PLAY_LOSS: f32 = 0.08;

/// Number of games played and evaluated in parallel: enough for all cores, but few enough to waste little work.
const BATCH: u32 = 8;

/// Prints `count` positions for each theme, evaluated at `plies`. Evaluations in the file `earlier`, the output of an
/// interrupted run, are reused.
///
/// # Errors
/// Returns an error if the earlier output cannot be read or the output cannot be written.
pub fn print(judge: &Judge, count: usize, plies: u8, earlier: Option<&Input>) -> io::Result<()> {
    let read = |file: &Input| {
        let bytes = file.read();
        bytes.map_err(|error| io::Error::new(error.kind(), format!("{file}: {error}")))
    };
    let earlier = earlier.map(read).transpose()?.unwrap_or_default();
    let earlier = String::from_utf8_lossy(&earlier);
    let mut out = io::stdout().lock();
    writeln!(out, "{}", reference_head(plies))?;
    let positions = PositionJudge {
        judge,
        plies,
        earlier: read_references(&earlier)
            .into_iter()
            .filter(|one| one.judgement.plies == plies)
            .map(|one| (position_id(one.decision.board()), one))
            .collect(),
    };
    collect(&positions, count, |found| {
        writeln!(out, "{}", found.to_line())
    })
}

/// Evaluates positions, unless an earlier run has already done so.
struct PositionJudge<'a> {
    judge: &'a Judge,
    plies: u8,
    /// Positions from an earlier run, keyed by ID.
    earlier: BTreeMap<String, Reference>,
}

impl PositionJudge<'_> {
    /// Returns the position with its evaluation; `None` if its decision is not instructive.
    fn reference(&self, theme: Theme, board: Board, roll: Roll) -> Option<Reference> {
        let decision = decision(theme, board, roll)?;
        let earlier = self.earlier.get(&position_id(&board));
        if let Some(earlier) = earlier.filter(|earlier| earlier.decision == decision) {
            return Some(earlier.clone());
        }
        if !is_instructive(&judgement(self.judge, &decision, 0)) {
            return None;
        }
        let judgement = judgement(self.judge, &decision, self.plies);
        is_instructive(&judgement).then_some(Reference {
            theme,
            decision,
            judgement,
        })
    }
}

/// Passes each position to `print` as soon as it is found.
fn collect(
    positions: &PositionJudge<'_>,
    count: usize,
    mut print: impl FnMut(&Reference) -> io::Result<()>,
) -> io::Result<()> {
    let mut found: BTreeMap<Theme, usize> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    let wanted = Theme::ALL.len() * count;
    let progress = progress::bar(wanted as u64, "Positions");
    for first in (0_u32..).step_by(BATCH as usize) {
        let is_wanted =
            |theme, found: &BTreeMap<_, _>| found.get(&theme).is_none_or(|&has| has < count);
        let of_game = |number| {
            let all = candidates(positions.judge, number).into_iter();
            let open = all.filter(|(theme, ..)| is_wanted(*theme, &found));
            let judged =
                open.map(|(theme, board, roll)| (board, positions.reference(theme, board, roll)));
            judged.collect::<Vec<_>>()
        };
        let batch: Vec<_> = (first..first + BATCH)
            .into_par_iter()
            .map(of_game)
            .collect();
        for (board, reference) in batch.into_iter().flatten() {
            let is_new = seen.insert(position_id(&board));
            let reference = reference.filter(|one| is_new && is_wanted(one.theme, &found));
            if let Some(reference) = reference {
                print(&reference)?;
                *found.entry(reference.theme).or_default() += 1;
                progress.inc(1);
            }
        }
        if found.values().sum::<usize>() >= wanted {
            break;
        }
    }
    Ok(())
}

/// Returns the decision to practise: in a race, where plays differ little, whether to double; otherwise, a play.
fn decision(theme: Theme, board: Board, roll: Roll) -> Option<Decision> {
    let builder = Decision::builder(board);
    let builder = match theme {
        Theme::Race => builder.double(),
        _ => builder.play(roll.high().pips(), roll.low().pips()),
    };
    let decision = builder.build().ok()?;
    (!decision.is_forced()).then_some(decision)
}

fn judgement(judge: &Judge, decision: &Decision, plies: u8) -> Judgement {
    let search = Search::new(judge, plies);
    let analysis = analyse(&search, decision, None, &Settings::new(plies));
    Judgement::of_analysis(decision, &analysis)
}

fn is_instructive(judgement: &Judgement) -> bool {
    let loss = |nth: usize| judgement.losses.get(nth).map(|(_, loss)| *loss);
    // A cube decision is trivial if two of its three actions are far from the best.
    let is_contested = loss(2).is_none_or(|third| third < 1.0);
    is_contested && loss(1).is_some_and(|second| INSTRUCTIVE_LOSS.contains(&second))
}

/// Returns one position for each theme that occurs in the game with this number, with its roll.
fn candidates(judge: &Judge, number: u32) -> Vec<(Theme, Board, Roll)> {
    let mut seed = [b'r'; 32];
    seed[..4].copy_from_slice(&number.to_le_bytes());
    let mut dice = DiceStream::new(Seed(seed));
    let mut board = Board::start(Variant::Standard);
    let mut all = Vec::new();
    for turn in 0..MAX_TURNS {
        let mut next_roll = || Roll::new(dice.die(), dice.die());
        let mut roll = next_roll();
        while turn == 0 && roll.is_double() {
            roll = next_roll();
        }
        if turn > 2 {
            all.push((board, roll));
        }
        let ranked = judge.rank(&board, roll, &Context::MONEY);
        board = choose(&ranked, dice.die()).map_or_else(|| board.flipped(), |play| play.after);
        if final_outcomes(&board).is_some() {
            break;
        }
    }
    // The game number selects one of a theme's positions, so that games do not always provide their first one.
    let mut of_theme: BTreeMap<Theme, Vec<(Board, Roll)>> = BTreeMap::new();
    for (board, roll) in all {
        if let Some(theme) = Theme::of(&board) {
            of_theme.entry(theme).or_default().push((board, roll));
        }
    }
    let pick = |(theme, all): (Theme, Vec<(Board, Roll)>)| {
        let index = number as usize % all.len().max(1);
        let (board, roll) = all.into_iter().nth(index)?;
        Some((theme, board, roll))
    };
    of_theme.into_iter().filter_map(pick).collect()
}

/// Returns the best play or, one time in three, the worst play within [`MAX_SELF_PLAY_LOSS`].
fn choose(ranked: &[Ranked], die: Die) -> Option<&Ranked> {
    let best = ranked.first()?;
    let is_near = |one: &&Ranked| best.equity.0 - one.equity.0 <= MAX_SELF_PLAY_LOSS;
    match die.pips() {
        1 | 2 => ranked.iter().take_while(is_near).last(),
        _ => Some(best),
    }
}
