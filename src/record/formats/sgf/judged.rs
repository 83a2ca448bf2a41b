//! GNU Backgammon's analysis of a move, in both directions.

use std::fmt::Write as _;

use rules::{Player, Setup};

use super::{
    play::{letter, moves},
    tree::Node,
};
use crate::{
    decimal,
    formats::{
        analysis::{
            ForeignCandidate, ForeignChances, ForeignCube, ForeignUnit, Mark, MoveAnalysis,
        },
        arrangement::Arrangement,
        omissions::{Omission, Omissions},
    },
};

/// What a node says about its move by `player`; `in_match` if the cube's values are match-winning chances.
pub(super) fn read(node: &Node, player: Player, in_match: bool) -> Option<MoveAnalysis> {
    let mut analysis = MoveAnalysis::default();
    // The first value of A is the number of the play that was made.
    let candidates = node.values("A").iter().skip(1);
    analysis.candidates = candidates
        .filter_map(|value| candidate(player, value))
        .collect();
    analysis.cube = node.value("DA").and_then(|value| cube(value, in_match));
    analysis.luck = node.value("LU").and_then(|luck| decimal(luck.trim()));
    analysis.play_mark = mark(node, "BM", "DO");
    analysis.cube_mark = mark(node, "BC", "DC");
    (analysis != MoveAnalysis::default()).then_some(analysis)
}

/// `BM[2]` is very bad, `BM[1]` bad, `DO[]` doubtful.
fn mark(node: &Node, bad: &str, doubtful: &str) -> Option<Mark> {
    match node.value(bad) {
        Some("2") => Some(Mark::VeryBad),
        Some(_) => Some(Mark::Bad),
        None => node.value(doubtful).map(|_| Mark::Doubtful),
    }
}

/// `lpab E ver 3 p p p p p equity 2C ...`.
fn candidate(player: Player, value: &str) -> Option<ForeignCandidate> {
    let mut words = value.split_ascii_whitespace();
    let moves = moves(player, words.next()?.as_bytes())?;
    let mut words = evaluation(words)?;
    let chances = chances(&mut words)?;
    let equity = number(&mut words)?;
    let level = words.next().and_then(plies).into();
    Some(ForeignCandidate {
        moves,
        chances,
        equity,
        level,
    })
}

/// `E ver 3 2C 1 0.0 1`, then twice five chances, the cubeless and the cubeful equity.
fn cube(value: &str, in_match: bool) -> Option<ForeignCube> {
    let mut words = evaluation(value.split_ascii_whitespace())?.peekable();
    let mut seen = None;
    if words.peek().is_some_and(|word| word.ends_with(['C', 'c'])) {
        // How it was evaluated: plies, whether cubeful, noise, whether deterministic.
        seen = words.next().and_then(plies);
        words.nth(2)?;
    }
    let chances = chances(&mut words)?;
    number(&mut words)?;
    let no_double = number(&mut words)?;
    let mut words = words.skip(6);
    let double_take = number(&mut words)?;
    Some(ForeignCube {
        chances: Some(chances),
        no_double,
        double_take,
        double_pass: None,
        unit: if in_match {
            ForeignUnit::MatchChances
        } else {
            ForeignUnit::Equity
        },
        level: seen.into(),
    })
}

/// The words after `E ver 3`; rollouts, which begin with another letter, are passed over.
fn evaluation<'a>(words: impl Iterator<Item = &'a str>) -> Option<impl Iterator<Item = &'a str>> {
    let mut words = words.peekable();
    if words.next()? != "E" {
        return None;
    }
    if words.next_if_eq(&"ver").is_some() {
        words.next()?;
    }
    Some(words)
}

fn number<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<f64> {
    decimal(words.next()?)
}

fn chances<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<ForeignChances> {
    Some(ForeignChances {
        win: number(words)?,
        win_gammon: number(words)?,
        win_backgammon: number(words)?,
        lose_gammon: number(words)?,
        lose_backgammon: number(words)?,
    })
}

/// `2C` is two plies, cubeful.
fn plies(word: &str) -> Option<u32> {
    word.trim_end_matches(['C', 'c']).parse().ok()
}

/// A move to whose node an analysis is written.
pub(super) struct Analysed<'a> {
    pub(super) player: Player,
    /// The position before it.
    pub(super) before: Arrangement,
    /// Its play, from place to place; `None` if it is no play, or an unknown one.
    pub(super) moves: Option<&'a [[u8; 2]]>,
    /// Whether it is played in a match, where values of the cube are match-winning chances.
    pub(super) in_match: bool,
}

/// The properties of a move with this analysis.
pub(super) fn write(analysis: &MoveAnalysis, of: &Analysed<'_>, lost: &mut Omissions) -> String {
    let mut text = String::new();
    if let Some(cube) = &analysis.cube {
        let is_chance = cube.unit == ForeignUnit::MatchChances;
        if is_chance == of.in_match {
            text.push_str(&cube_text(cube));
        } else {
            lost.add(Omission::Analysis);
        }
    }
    let candidates = analysis.candidates.iter();
    let listed: Vec<_> = candidates.filter(|one| !one.moves.is_empty()).collect();
    let made = of.moves.and_then(|made| {
        let made = of.result(made);
        listed.iter().position(|one| of.result(&one.moves) == made)
    });
    match made {
        Some(nth) => {
            let listed = listed.iter().map(|one| candidate_text(of.player, one));
            let _ = write!(text, "A[{nth}]{}", listed.collect::<String>());
        }
        // The format has no list without the play that was made.
        None if !listed.is_empty() => lost.add(Omission::Analysis),
        None => {}
    }
    if let Some(luck) = analysis.luck {
        let _ = write!(text, "LU[{luck:.6}]");
    }
    for (mark, names) in [
        (analysis.play_mark, ["BM", "DO"]),
        (analysis.cube_mark, ["BC", "DC"]),
    ] {
        let _ = match mark {
            None => Ok(()),
            Some(Mark::VeryBad) => write!(text, "{}[2]", names[0]),
            Some(Mark::Bad) => write!(text, "{}[1]", names[0]),
            Some(Mark::Doubtful) => write!(text, "{}[]", names[1]),
        };
    }
    text
}

impl Analysed<'_> {
    /// The mover's checkers after moves in any order, and the points on which the moves hit, as a set of bits.
    fn result(&self, moves: &[[u8; 2]]) -> ([i16; 26], u32) {
        let Setup { own, opponent } = self.before.setup(self.player);
        let mut own = own.map(i16::from);
        let mut hits = 0;
        for &[from, to] in moves {
            for (place, change) in [(from, -1), (to, 1)] {
                if let Some(count) = own.get_mut(usize::from(place)) {
                    *count += change;
                }
            }
            let is_hit = (1..=24).contains(&to) && opponent[usize::from(25 - to)] == 1;
            hits |= u32::from(is_hit) << (to % 32);
        }
        (own, hits)
    }
}

fn candidate_text(player: Player, candidate: &ForeignCandidate) -> String {
    let name = letters(player, &candidate.moves);
    let level = candidate.level.plies();
    // Other levels than plies cannot be said.
    let level = level.map_or_else(String::new, |plies| format!(" {plies}C 0 1 0.000000 1"));
    format!(
        "[{name} E ver 3 {} {:.6}{level}]",
        chances_text(&candidate.chances),
        candidate.equity
    )
}

fn cube_text(cube: &ForeignCube) -> String {
    let chances = cube.chances.unwrap_or_default();
    let [
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    ] = chances.listed();
    let equity = 2.0 * win - 1.0 + win_gammon + win_backgammon - lose_gammon - lose_backgammon;
    let shared = format!("{} {equity:.6}", chances_text(&chances));
    let plies = cube.level.plies().unwrap_or(0);
    format!(
        "DA[E ver 3 {plies}C 1 0.000000 1 {shared} {:.6} {shared} {:.6}]",
        cube.no_double, cube.double_take
    )
}

fn chances_text(chances: &ForeignChances) -> String {
    chances
        .listed()
        .map(|chance| format!("{chance:.6}"))
        .join(" ")
}

/// Moves as pairs of letters.
pub(super) fn letters(player: Player, moves: &[[u8; 2]]) -> String {
    let pair = |&[from, to]: &[u8; 2]| [letter(player, from), letter(player, to)];
    moves.iter().flat_map(pair).collect()
}
