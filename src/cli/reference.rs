//! Reference positions for the drills: decisions from play against itself, some of each theme, judged deep.
//!
//! The positions are the same on every machine: games follow from their numbers. Each is printed as soon as it is found,
//! so that what is there when the time is over is a file too.

use std::{
    collections::{BTreeMap, BTreeSet},
    io::{self, Write as _},
};

use dice::{DiceStream, Seed};
use drill::{Judgement, Reference, Theme, reference_head};
use engine::{
    Context, DEEPEST, Evaluator as _, Judge, Ranked, Search, Settings, analyse, finished,
};
use indicatif::ProgressBar;
use record::position_id;
use rules::{Board, Decision, DiceSource as _, Die, Roll, Variant};

/// What the second answer loses, at least and at most, so that there is something to be found and it can be found.
const LESSON: std::ops::RangeInclusive<f32> = 0.030..=0.300;
/// Games are left after so many turns.
const LONGEST: usize = 120;
/// Players of games choose at random among the plays that lose less than this, so that all kinds of positions come.
const CARELESS: f32 = 0.08;

/// Prints `count` positions of each theme.
///
/// # Errors
/// If a number is none, or nothing can be printed.
pub fn print(judge: &Judge, count: &str, plies: &str) -> io::Result<()> {
    let invalid = |why: &str| io::Error::new(io::ErrorKind::InvalidInput, why);
    let count: usize = count.parse().map_err(|_| invalid("how many?"))?;
    let plies: u8 = plies.parse().map_err(|_| invalid("how deep?"))?;
    if plies > DEEPEST {
        return Err(invalid("too deep"));
    }
    let mut out = io::stdout().lock();
    writeln!(out, "{}", reference_head(plies))?;
    collect(judge, count, plies, |found| {
        writeln!(out, "{}", found.to_line())
    })
}

fn collect(
    judge: &Judge,
    count: usize,
    plies: u8,
    mut print: impl FnMut(&Reference) -> io::Result<()>,
) -> io::Result<()> {
    let mut found: BTreeMap<Theme, usize> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    let wanted = Theme::ALL.len() * count;
    let progress = ProgressBar::new(wanted as u64);
    for number in 0_u32.. {
        for (board, roll) in candidates(judge, number) {
            let Some(theme) = Theme::of(&board) else {
                continue;
            };
            let has = found.get(&theme).copied().unwrap_or(0);
            if has >= count || !seen.insert(position_id(&board)) {
                continue;
            }
            let judged = decision(theme, board, roll)
                .filter(|decision| teaches(&judged(judge, decision, 0)))
                .map(|decision| (decision, judged(judge, &decision, plies)));
            if let Some((decision, judgement)) = judged.filter(|(_, judged)| teaches(judged)) {
                print(&Reference {
                    theme,
                    decision,
                    judgement,
                })?;
                *found.entry(theme).or_default() += 1;
                progress.inc(1);
            }
        }
        if found.values().sum::<usize>() >= wanted {
            break;
        }
    }
    Ok(())
}

/// In a race plays differ little: there the question is whether to double.
fn decision(theme: Theme, board: Board, roll: Roll) -> Option<Decision> {
    let asked = Decision::builder(board);
    let asked = match theme {
        Theme::Race => asked.double(),
        _ => asked.play(roll.high().pips(), roll.low().pips()),
    };
    let decision = asked.build().ok()?;
    (!decision.is_forced()).then_some(decision)
}

fn judged(judge: &Judge, decision: &Decision, plies: u8) -> Judgement {
    let search = Search::new(judge, plies);
    let analysis = analyse(&search, decision, None, &Settings::new(plies));
    Judgement::of_analysis(decision, &analysis)
}

fn teaches(judgement: &Judgement) -> bool {
    let loss = |nth: usize| judgement.losses.get(nth).map(|(_, loss)| *loss);
    // Where two of three answers about the cube are far off, there is no question.
    let is_open = loss(2).is_none_or(|third| third < 1.0);
    is_open && loss(1).is_some_and(|second| LESSON.contains(&second))
}

/// One position of each theme from the game with this number, with the rolls that came in them.
fn candidates(judge: &Judge, number: u32) -> Vec<(Board, Roll)> {
    let mut seed = [b'r'; 32];
    seed[..4].copy_from_slice(&number.to_le_bytes());
    let mut dice = DiceStream::new(Seed(seed));
    let mut board = Board::start(Variant::Standard);
    let mut all = Vec::new();
    for turn in 0..LONGEST {
        let mut throw = || Roll::new(dice.die(), dice.die());
        let mut roll = throw();
        while turn == 0 && roll.is_double() {
            roll = throw();
        }
        if turn > 2 {
            all.push((board, roll));
        }
        let ranked = judge.rank(&board, roll, &Context::MONEY);
        board = chosen(&ranked, dice.die()).map_or_else(|| board.flipped(), |play| play.after);
        if finished(&board).is_some() {
            break;
        }
    }
    // Each theme once, at a turn that is not always its first.
    let mut of_theme: BTreeMap<Theme, Vec<(Board, Roll)>> = BTreeMap::new();
    for (board, roll) in all {
        if let Some(theme) = Theme::of(&board) {
            of_theme.entry(theme).or_default().push((board, roll));
        }
    }
    let one = |all: Vec<(Board, Roll)>| {
        let place = number as usize % all.len().max(1);
        all.into_iter().nth(place)
    };
    of_theme.into_values().filter_map(one).collect()
}

/// The best play, or, one time in three, the worst of those that lose little.
fn chosen(ranked: &[Ranked], die: Die) -> Option<&Ranked> {
    let best = ranked.first()?;
    let near = |one: &&Ranked| best.equity.0 - one.equity.0 <= CARELESS;
    match die.pips() {
        1 | 2 => ranked.iter().take_while(near).last(),
        _ => Some(best),
    }
}
