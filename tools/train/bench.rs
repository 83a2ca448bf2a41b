//! Benchmark of close decisions from the nets' own games, with the best plays rolled out.
//!
//! Each line of the file contains the position before the roll, the dice and, for each play that was rolled out, the
//! position after the play and its equity for the mover in millipoints.

use std::{
    fmt::Write as _,
    fs,
    path::Path,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use anyhow::{Context as _, ensure};
use dice::DiceStream;
use engine::{
    Context, CubeAccess, Evaluator, Ranked, Rollout, RolloutSettings, Search, Start, final_outcomes,
};
use record::{board_from_id, position_id};
use rules::{Board, DiceSource as _, Die, Roll, Variant};

use crate::{
    progress,
    random::{Random, seed},
};

/// Number of rolls after which trials are truncated; even, so that the player who was on roll at the start is on roll
/// again.
const TRUNCATION_ROLLS: u32 = 10;
/// Maximum loss of the second-best play in a close decision, in points, according to a 1-ply search.
const MAX_CLOSE_LOSS: f32 = 0.05;
/// Loss relative to the best play, in points, above which a play is not rolled out.
const MAX_ROLLED_OUT_LOSS: f32 = 0.12;
/// Maximum number of plays to roll out.
const MAX_PLAYS: usize = 4;

/// Decision with the rolled-out equities of its plays.
#[derive(Clone, Debug, PartialEq)]
struct Decision {
    board: Board,
    roll: Roll,
    /// Positions after the plays, from the opponent's perspective, with the mover's equity in millipoints.
    plays: Vec<(Board, i32)>,
}

impl Decision {
    fn line(&self) -> String {
        let mut line = format!(
            "{} {} {}",
            position_id(&self.board),
            self.roll.high().pips(),
            self.roll.low().pips()
        );
        for (after, worth) in &self.plays {
            let _never = write!(line, " {} {worth}", position_id(after));
        }
        line
    }

    fn read(line: &str) -> anyhow::Result<Self> {
        let mut words = line.split_ascii_whitespace();
        let mut word = || words.next().context("a line is cut off");
        let board = |id: &str| board_from_id(id, Variant::Standard);
        let before = board(word()?)?;
        let dice = (word()?.parse()?, word()?.parse()?);
        let dice = Die::new(dice.0).zip(Die::new(dice.1));
        let (high, low) = dice.context("a die shows 1 to 6")?;
        let mut plays = Vec::new();
        while let Ok(id) = word() {
            plays.push((board(id)?, word()?.parse()?));
        }
        ensure!(plays.len() > 1, "there is nothing to decide");
        Ok(Self {
            board: before,
            roll: Roll::new(high, low),
            plays,
        })
    }

    /// Returns the loss of the play that leads to `after`, in millipoints; a play that was not rolled out counts as the
    /// worst rolled-out play.
    fn lost(&self, after: &Board) -> i32 {
        let worths = || self.plays.iter().map(|(_, worth)| *worth);
        let best = worths().max().unwrap_or_default();
        let found = self.plays.iter().find(|(known, _)| known == after);
        let worth = found.map(|(_, worth)| *worth).or_else(|| worths().min());
        best - worth.unwrap_or(best)
    }
}

/// Writes `count` close decisions from games played by `judge` to `file`, with their best plays rolled out in `games`
/// trials each.
///
/// # Errors
/// Returns an error if the file cannot be written.
pub fn make(
    judge: &(impl Evaluator + Sync),
    file: &Path,
    count: usize,
    games: u32,
) -> anyhow::Result<()> {
    let found = close_decisions(judge, count);
    let bar = progress::bar(found.len() as u64, "decisions rolled out");
    let next = AtomicUsize::new(0);
    let work = || {
        let player = Search::new(judge, 0);
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some((board, roll, plays)) = found.get(at) else {
                return done;
            };
            let plays = plays
                .iter()
                .map(|after| (*after, rolled_out_equity(&player, after, games)));
            let decision = Decision {
                board: *board,
                roll: *roll,
                plays: plays.collect(),
            };
            done.push((at, decision.line()));
            bar.inc(1);
        }
    };
    let mut lines: Vec<(usize, String)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..progress::cores()).map(|_| scope.spawn(work)).collect();
        let done = workers
            .into_iter()
            .map(|worker| worker.join().expect("rollouts do not panic"));
        done.flatten().collect()
    });
    lines.sort();
    let text: String = lines.into_iter().map(|(_, line)| line + "\n").collect();
    Ok(fs::write(file, text)?)
}

/// Rolls out a position; returns the cubeless equity of the player not on roll, in millipoints. Every position gets the
/// same dice.
fn rolled_out_equity(player: &Search<impl Evaluator>, after: &Board, games: u32) -> i32 {
    let cubeless = Context {
        access: CubeAccess::Nobody,
        ..Context::MONEY
    };
    let start = Start {
        board: *after,
        context: cubeless,
        may_double: false,
        is_decider: false,
    };
    let settings = RolloutSettings {
        cubeful: false,
        plies: 0,
        cube_plies: 0,
        truncate: Some(TRUNCATION_ROLLS),
        seed: 0,
    };
    let sums = Rollout::new(player, &cubeless, vec![start], &settings).run(0..games.into());
    let found = sums.results().unwrap_or_default();
    found
        .first()
        .map_or(0, |found| (1_000.0 * found.equity).round() as i32)
}

/// Finds close contact decisions in games of `judge` against itself; on average, one contact decision in four is
/// examined.
fn close_decisions(judge: &impl Evaluator, count: usize) -> Vec<(Board, Roll, Vec<Board>)> {
    let search = Search::new(judge, 1);
    let mut dice = DiceStream::new(seed(0, 3));
    let mut random = Random(3);
    let mut found = Vec::new();
    while found.len() < count {
        let mut board = Board::start(Variant::Standard);
        while final_outcomes(&board).is_none() && found.len() < count {
            let roll = Roll::new(dice.die(), dice.die());
            let wanted = board.has_contact() && random.below(4) == 0;
            let ranked = if wanted {
                search.rank(&board, roll, &Context::MONEY)
            } else {
                judge.rank(&board, roll, &Context::MONEY)
            };
            if wanted {
                let close = candidates(&ranked);
                found.extend((close.len() > 1).then_some((board, roll, close)));
            }
            board = ranked.first().map_or(board.flipped(), |best| best.after);
        }
    }
    found
}

/// Returns the plays to roll out; fewer than two if the decision is not close.
fn candidates(ranked: &[Ranked]) -> Vec<Board> {
    let Some(best) = ranked.first() else {
        return Vec::new();
    };
    let behind = |one: &Ranked| (best.equity - one.equity).0;
    let is_close = ranked
        .get(1)
        .is_some_and(|second| behind(second) < MAX_CLOSE_LOSS);
    let near = ranked
        .iter()
        .take_while(|one| is_close && behind(one) < MAX_ROLLED_OUT_LOSS);
    near.take(MAX_PLAYS).map(|one| one.after).collect()
}

/// Returns `player`'s mean loss per decision in `file`, in millipoints, with its standard error, as text.
///
/// # Errors
/// Returns an error if the file cannot be read.
pub fn run(player: &Search<impl Evaluator>, file: &Path) -> anyhow::Result<String> {
    let text = fs::read_to_string(file)?;
    let decisions: Vec<Decision> = text.lines().map(Decision::read).collect::<Result<_, _>>()?;
    let lost = decisions.iter().map(|decision| {
        let best = player.choose(&decision.board, decision.roll, &Context::MONEY);
        let lost = best.map_or(0, |best| decision.lost(&best.after));
        f64::from(lost)
    });
    let lost: Vec<f64> = lost.collect();
    let count = lost.len().max(1) as f64;
    let mean = lost.iter().sum::<f64>() / count;
    let variance = lost.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / count;
    Ok(format!(
        "{mean:.2} ± {:.2} millipoints lost a decision, {} decisions",
        (variance / count).sqrt(),
        lost.len()
    ))
}

#[cfg(test)]
mod tests {
    use engine::Handcrafted;

    use super::*;

    #[test]
    fn the_stored_benchmark_can_be_run() -> anyhow::Result<()> {
        let stored = Path::new(env!("CARGO_MANIFEST_DIR")).join("bench/decisions.txt");
        let result = run(&Search::new(Handcrafted, 0), &stored)?;
        assert!(result.contains("240 decisions"), "{result}");
        // The hand-written evaluator loses some equity, but far less than random plays would.
        let (lost, _) = result.split_once(' ').context("millipoints")?;
        assert!((10.0..40.0).contains(&lost.parse::<f32>()?), "{result}");
        Ok(())
    }

    #[test]
    fn a_benchmark_can_be_made_read_back_and_run() -> anyhow::Result<()> {
        let file = std::env::temp_dir().join(format!("backgammon-{}.bench", std::process::id()));
        make(&Handcrafted, &file, 3, 2)?;
        let text = fs::read_to_string(&file)?;
        assert_eq!(text.lines().count(), 3);
        for line in text.lines() {
            let decision = Decision::read(line)?;
            assert_eq!(decision.line(), line);
            assert!((2..=MAX_PLAYS).contains(&decision.plays.len()));
            let lost: Vec<i32> = decision
                .plays
                .iter()
                .map(|(after, _)| decision.lost(after))
                .collect();
            assert_eq!(lost.iter().min(), Some(&0));
            let elsewhere = decision.lost(&Board::start(Variant::Nackgammon));
            assert_eq!(Some(&elsewhere), lost.iter().max());
        }
        assert!(run(&Search::new(Handcrafted, 0), &file)?.contains("3 decisions"));
        fs::write(&file, &text[..text.len() - 30])?;
        assert!(run(&Search::new(Handcrafted, 0), &file).is_err());
        Ok(fs::remove_file(file)?)
    }
}
