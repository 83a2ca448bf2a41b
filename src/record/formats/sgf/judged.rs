//! Reader and writer for GNU Backgammon's analysis of a move.

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
            ForeignCandidate, ForeignChances, ForeignCube, ForeignLevel, ForeignUnit, LuckMark,
            Mark, MoveAnalysis,
        },
        arrangement::Arrangement,
        omissions::{Omission, Omissions},
    },
};

/// Returns the analysis of the move in a node; `None` if the node contains none.
pub(super) fn read(node: &Node, of: &Analysed<'_>) -> Option<MoveAnalysis> {
    let mut analysis = MoveAnalysis::default();
    let listed = node.values("A").iter().skip(1);
    analysis.candidates = listed
        .filter_map(|value| candidate(of.player, value))
        .collect();
    // The index in the first value of A is only a fallback, because some programs find the play that was made by
    // comparing letters instead of positions.
    let numbered = || node.value("A")?.trim().parse().ok();
    let made = of.made(analysis.candidates.iter()).or_else(numbered);
    analysis.play_error = made.and_then(|made| {
        let [best, made] = [0, made].map(|nth| analysis.candidates.get(nth));
        Some((best?.equity - made?.equity).max(0.0))
    });
    analysis.cube = node.value("DA").and_then(|value| cube(value, of.in_match));
    analysis.luck = node.value("LU").and_then(|luck| decimal(luck.trim()));
    analysis.play_mark = mark(node, "BM", "DO");
    analysis.cube_mark = mark(node, "BC", "DC");
    analysis.luck_mark = luck_mark(node, of.player);
    (analysis != MoveAnalysis::default()).then_some(analysis)
}

/// Returns the mark for an action: `BM[2]` is very bad, `BM[1]` is bad, and `DO[]` is doubtful; `None` if the node has
/// no mark.
fn mark(node: &Node, bad: &str, doubtful: &str) -> Option<Mark> {
    match node.value(bad) {
        Some("2") => Some(Mark::VeryBad),
        Some(_) => Some(Mark::Bad),
        None => node.value(doubtful).map(|_| Mark::Doubtful),
    }
}

/// Returns the mark for the luck: `GB[1]` is good for Black and `GW[2]` is very good for White, regardless of who
/// rolled.
fn luck_mark(node: &Node, player: Player) -> Option<LuckMark> {
    let good = |for_whom: Player| node.value(good_for(for_whom)).map(|much| much == "2");
    match (good(player), good(player.opponent())) {
        (Some(true), _) => Some(LuckMark::VeryLucky),
        (Some(false), _) => Some(LuckMark::Lucky),
        (None, Some(true)) => Some(LuckMark::VeryUnlucky),
        (None, Some(false)) => Some(LuckMark::Unlucky),
        (None, None) => None,
    }
}

const fn good_for(player: Player) -> &'static str {
    match player {
        Player::White => "GW",
        Player::Black => "GB",
    }
}

/// Parses `lpab E ver 3 p p p p p equity 2C ...` or, for a rollout, `lpab X ver 3 Score equity cubeless Trials n Output
/// p p p p p cubeless cubeful StdDev ...`.
fn candidate(player: Player, value: &str) -> Option<ForeignCandidate> {
    let mut words = value.split_ascii_whitespace();
    let moves = moves(player, words.next()?.as_bytes())?;
    let words: Vec<&str> = words.collect();
    let (chances, equity, level) = if words.first() == Some(&"X") {
        let [output] = outputs(&words)[..] else {
            return None;
        };
        let score = after(&words, "Score").and_then(|score| decimal(score.first()?));
        (
            output.chances,
            score.unwrap_or(output.cubeful),
            ForeignLevel::Rollout,
        )
    } else {
        let mut words = evaluation(words.into_iter())?;
        let chances = chances(&mut words)?;
        let equity = number(&mut words)?;
        (
            chances,
            equity,
            ForeignLevel::from(words.next().and_then(plies)),
        )
    };
    Some(ForeignCandidate {
        moves,
        chances,
        equity,
        level,
    })
}

/// Parses `E ver 3 2C 1 0.0 1`, followed by two groups of five chances and the cubeless and cubeful equity. A rollout
/// starts with `X` and has these numbers after `NoDouble Output` and `DoubleTake Output`.
fn cube(value: &str, in_match: bool) -> Option<ForeignCube> {
    let mut words: Vec<&str> = value.split_ascii_whitespace().collect();
    let mut level = ForeignLevel::Unknown;
    let found = if words.first() == Some(&"X") {
        level = ForeignLevel::Rollout;
        outputs(&words)
    } else {
        words = evaluation(words.into_iter())?.collect();
        if words.first().is_some_and(|word| word.ends_with(['C', 'c'])) {
            // Evaluation settings: plies, cubeful flag, noise, and deterministic flag.
            level = plies(words[0]).into();
            words.drain(..words.len().min(4));
        }
        let (first, second) = words.split_at_checked(7)?;
        output(first).into_iter().chain(output(second)).collect()
    };
    let [no_double, double_take, ..] = found[..] else {
        return None;
    };
    Some(ForeignCube {
        chances: Some(no_double.chances),
        no_double: no_double.cubeful,
        double_take: double_take.cubeful,
        double_pass: None,
        cubeless: Some(no_double.cubeless),
        unit: if in_match {
            ForeignUnit::MatchChances
        } else {
            ForeignUnit::Equity
        },
        level,
    })
}

/// The seven numbers produced by an evaluation or rollout.
#[derive(Clone, Copy)]
struct Output {
    chances: ForeignChances,
    cubeless: f64,
    cubeful: f64,
}

fn output(words: &[&str]) -> Option<Output> {
    let mut words = words.iter().copied();
    Some(Output {
        chances: chances(&mut words)?,
        cubeless: number(&mut words)?,
        cubeful: number(&mut words)?,
    })
}

/// Returns the numbers after each `Output` in a rollout.
fn outputs(words: &[&str]) -> Vec<Output> {
    let places = words
        .iter()
        .enumerate()
        .filter(|(_, word)| **word == "Output");
    places
        .filter_map(|(at, _)| output(&words[at + 1..]))
        .collect()
}

/// Returns the words after `name`.
fn after<'a, 'b>(words: &'b [&'a str], name: &str) -> Option<&'b [&'a str]> {
    let at = words.iter().position(|word| *word == name)?;
    Some(&words[at + 1..])
}

/// Returns the words after `E ver 3`; `None` if the first letter is not `E`.
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

/// Parses the search depth in plies from a word such as `2C`, where `C` means cubeful.
fn plies(word: &str) -> Option<u32> {
    word.trim_end_matches(['C', 'c']).parse().ok()
}

/// Move to which the analysis in a node belongs.
pub(super) struct Analysed<'a> {
    pub(super) player: Player,
    /// Position before the move.
    pub(super) before: Arrangement,
    /// Moves as `[from, to]`; `None` if the move is not a play or is unknown.
    pub(super) moves: Option<&'a [[u8; 2]]>,
    /// `true` in a match, where the values in a cube decision are match winning chances.
    pub(super) in_match: bool,
}

/// Returns the analysis as node properties.
pub(super) fn write(analysis: &MoveAnalysis, of: &Analysed<'_>, lost: &mut Omissions) -> String {
    let mut text = String::new();
    if let Some(cube) = &analysis.cube {
        let is_chance = cube.unit == ForeignUnit::MatchChances;
        if is_chance == of.in_match {
            text.push_str(&cube_text(cube));
            if matches!(cube.level, ForeignLevel::Roller(_) | ForeignLevel::Book) {
                // The values are written, but the format has no name for this level.
                lost.add(Omission::Analysis);
            }
        } else {
            lost.add(Omission::Analysis);
        }
    }
    let candidates = analysis.candidates.iter();
    let listed: Vec<_> = candidates.filter(|one| !one.moves.is_empty()).collect();
    let made = of.made(listed.iter().copied());
    match made {
        Some(nth) => {
            let listed = listed.iter().map(|one| candidate_text(of.player, one));
            let _ = write!(text, "A[{nth}]{}", listed.collect::<String>());
        }
        // The format requires the list to contain the play that was made.
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
    if let Some(mark) = analysis.luck_mark {
        let (for_whom, much) = match mark {
            LuckMark::VeryLucky => (of.player, 2),
            LuckMark::Lucky => (of.player, 1),
            LuckMark::Unlucky => (of.player.opponent(), 1),
            LuckMark::VeryUnlucky => (of.player.opponent(), 2),
        };
        let _ = write!(text, "{}[{much}]", good_for(for_whom));
    }
    text
}

impl Analysed<'_> {
    /// Returns the index of the candidate that leads to the same position as the play that was made.
    fn made<'a>(
        &self,
        mut candidates: impl Iterator<Item = &'a ForeignCandidate>,
    ) -> Option<usize> {
        let made = self.result(self.moves?);
        candidates.position(|one| self.result(&one.moves) == made)
    }

    /// Returns the player's checkers after the moves, and a bit set of the points on which the moves hit.
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
    // The format can only express plies.
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
    let money_equity =
        || 2.0 * win - 1.0 + win_gammon + win_backgammon - lose_gammon - lose_backgammon;
    let equity = cube.cubeless.unwrap_or_else(money_equity);
    let shared = format!("{} {equity:.6}", chances_text(&chances));
    let (no_double, double_take) = (cube.no_double, cube.double_take);
    if cube.level == ForeignLevel::Rollout {
        // The number of games and the standard deviations are unknown.
        let deviations = "StdDev 0 0 0 0 0 0 0";
        return format!(
            "DA[X ver 3 Eq Trials 0 NoDouble Output {shared} {no_double:.6} {deviations} DoubleTake Output {shared} {double_take:.6} {deviations} SK 0]"
        );
    }
    let plies = cube.level.plies().unwrap_or(0);
    format!("DA[E ver 3 {plies}C 1 0.000000 1 {shared} {no_double:.6} {shared} {double_take:.6}]")
}

fn chances_text(chances: &ForeignChances) -> String {
    chances
        .listed()
        .map(|chance| format!("{chance:.6}"))
        .join(" ")
}

/// Returns the moves as pairs of letters.
pub(super) fn letters(player: Player, moves: &[[u8; 2]]) -> String {
    let pair = |&[from, to]: &[u8; 2]| [letter(player, from), letter(player, to)];
    moves.iter().flat_map(pair).collect()
}
