//! GNU Backgammon's analysis of a move, in both directions.

use std::fmt::Write as _;

use rules::Player;

use super::{
    play::{letter, moves},
    tree::Node,
};
use crate::{
    decimal,
    formats::analysis::{
        ForeignCandidate, ForeignChances, ForeignCube, ForeignUnit, Mark, MoveAnalysis,
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
    let plies = words.next().and_then(plies);
    Some(ForeignCandidate {
        moves,
        chances,
        equity,
        plies,
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
        plies: seen,
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

/// The properties of a move with this analysis; `made` are the letters of the play that was made.
pub(super) fn write(analysis: &MoveAnalysis, player: Player, made: &str) -> String {
    let mut text = String::new();
    if let Some(cube) = &analysis.cube {
        text.push_str(&cube_text(cube));
    }
    let mut names = Vec::new();
    let mut listed = String::new();
    for candidate in &analysis.candidates {
        let name = letters(player, &candidate.moves);
        let plies = candidate.plies.unwrap_or(0);
        // Writing to a string cannot fail.
        let _ = write!(
            listed,
            "[{name} E ver 3 {} {:.6} {plies}C 0 1 0.000000 1]",
            chances_text(&candidate.chances),
            candidate.equity
        );
        names.push(name);
    }
    if !names.is_empty() {
        let nth = names.iter().position(|name| name == made).unwrap_or(0);
        let _ = write!(text, "A[{nth}]{listed}");
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
    let plies = cube.plies.unwrap_or(0);
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
