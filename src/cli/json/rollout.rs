//! Rollouts: what a request says, and what is answered.

use std::thread;

use engine::{
    Context, DEEPEST, Fnv, Judge, Noisy, RolledOut, Rollout, RolloutSettings, RolloutSums, Search,
    Start,
};
use record::{parse_play, position_id, print_play};
use rules::{Choice, Decision, Play, Player, Question};
use serde::Deserialize;
use serde_json::{Value, json};

use super::game::Game;
use crate::rollout::sums;

/// More trials than anybody waits for in one request; more come in several, from another `first` on.
const MOST: u64 = 1_000_000;
/// The largest number of a trial.
const LAST: u64 = 1 << 48;

/// A request to roll out a position, or candidates of a decision on common dice.
#[derive(Deserialize)]
pub(crate) struct RolloutRequest {
    position_id: String,
    #[serde(flatten)]
    game: Game,
    #[serde(default = "yes")]
    cubeful: bool,
    trials: u64,
    #[serde(default)]
    ply: u8,
    truncate: Option<u32>,
    #[serde(default)]
    first: u64,
    /// Not in the protocol, as what follows: another seed, other dice.
    #[serde(default)]
    seed: u64,
    /// A roll, of which `plays` are compared.
    dice: Option<[u8; 2]>,
    plays: Option<Vec<String>>,
    /// Whether to compare doubling, taken, with rolling.
    #[serde(default)]
    double: bool,
}

const fn yes() -> bool {
    true
}

/// What is rolled out: positions with the fields that name them in the answer.
struct Plan {
    unit: Context,
    starts: Vec<(Start, Value)>,
}

impl RolloutRequest {
    /// Plays all trials on so many threads.
    pub(crate) fn answer(&self, judge: &Judge, threads: u64) -> Result<Value, String> {
        if !(1..=MOST).contains(&self.trials) {
            return Err(format!("a request has 1 to {MOST} trials"));
        }
        let end = self.first.checked_add(self.trials);
        let end = end
            .filter(|&end| end <= LAST)
            .ok_or("trials have smaller numbers")?;
        if self.ply > DEEPEST {
            return Err(format!("ply is at most {DEEPEST}"));
        }
        let plan = self.plan()?;
        let settings = RolloutSettings {
            cubeful: self.cubeful,
            plies: self.ply,
            truncate: self.truncate,
            seed: self.seed,
        };
        let starts: Vec<Start> = plan.starts.iter().map(|(start, _)| *start).collect();
        let mut all = RolloutSums::new(starts.len());
        let parts = thread::scope(|scope| {
            let share = self.trials.div_ceil(threads.max(1));
            let firsts = (self.first..end).step_by(share as usize);
            let parts = firsts.map(|first| {
                let (starts, unit) = (starts.clone(), &plan.unit);
                scope.spawn(move || {
                    let search = Search::new(Noisy::new(judge, 0.0), 0);
                    let rollout = Rollout::new(&search, unit, starts, &settings);
                    rollout.run(first..(first + share).min(end))
                })
            });
            let parts: Vec<_> = parts.collect();
            parts
                .into_iter()
                .map(thread::ScopedJoinHandle::join)
                .collect::<Vec<_>>()
        });
        for part in parts {
            let part = part.map_err(|_| "a trial has failed".to_owned())?;
            all.merge(&part).map_err(|error| error.to_string())?;
        }
        let mut of = Fnv::default();
        of.add(format!("{:?} {starts:?} {settings:?}", plan.unit).as_bytes());
        of.add(crate::NETS);
        of.add(crate::QUICK);
        let names = plan.starts.into_iter().map(|(_, name)| name).collect();
        told(names, &all, &format!("{:016x}", of.value())).ok_or("no trials, no result".to_owned())
    }

    fn plan(&self) -> Result<Plan, String> {
        let board = super::board(&self.position_id)?;
        let builder = self.game.decision(board, Player::White);
        let builder = match self.dice {
            Some([a, b]) => builder.play(a, b),
            None if self.double => builder.double(),
            None => builder,
        };
        let decision = builder.build().map_err(|error| error.to_string())?;
        let unit = Context::of_decision(&decision);
        let start = |choice: &Choice| {
            Start::after(&decision, choice).ok_or_else(|| "this cannot be rolled out".to_owned())
        };
        let starts = match (decision.question(), &self.plays) {
            (Question::Play(_), None) => {
                return Err("which plays? `plays` is missing".to_owned());
            }
            (Question::Play(_), Some(plays)) => {
                let one = |text: &String| {
                    let (play, name) = played(&decision, text)?;
                    Ok((start(&Choice::Play(play))?, name))
                };
                plays.iter().map(one).collect::<Result<Vec<_>, String>>()?
            }
            (_, Some(_)) => return Err("plays without dice".to_owned()),
            (_, None) if self.double => vec![
                (start(&Choice::Roll)?, json!({ "action": "no double" })),
                (start(&Choice::Double)?, json!({ "action": "double, take" })),
            ],
            (_, None) => vec![(start(&Choice::Roll)?, Value::Null)],
        };
        if starts.is_empty() || starts.len() > 32 {
            return Err("1 to 32 plays are compared".to_owned());
        }
        Ok(Plan { unit, starts })
    }
}

/// A play in notation, and the fields that name it.
fn played(decision: &Decision, text: &str) -> Result<(Play, Value), String> {
    let Question::Play(roll) = decision.question() else {
        return Err("plays without dice".to_owned());
    };
    let board = decision.board();
    let notation = if text.trim().is_empty() {
        "no play"
    } else {
        text
    };
    let play = parse_play(board, roll, notation).map_err(|error| error.to_string())?;
    let after = board.play(roll, &play).map_err(|error| error.to_string())?;
    let notation = if play.is_empty() {
        String::new()
    } else {
        print_play(board, &play)
    };
    Ok((
        play,
        json!({ "play": notation, "position": position_id(&after) }),
    ))
}

/// The answer: of several positions each with its `name`, of one its numbers alone; `None` without trials.
pub(crate) fn told(names: Vec<Value>, all: &RolloutSums, of: &str) -> Option<Value> {
    let results = all.results()?;
    let sums = sums::to_json(all, of);
    if let ([Value::Null], [only]) = (names.as_slice(), results.as_slice()) {
        let mut answer = numbers(json!({}), only);
        answer["trials"] = json!(all.count());
        answer["sums"] = sums;
        return Some(answer);
    }
    let (leader, chance) = all.leader()?;
    let candidates = names.into_iter().zip(&results);
    let candidates: Vec<Value> = candidates.map(|(name, one)| numbers(name, one)).collect();
    Some(json!({
        "candidates": candidates,
        "leader": leader,
        "leader_is_best": chance,
        "trials": all.count(),
        "sums": sums,
    }))
}

fn numbers(mut named: Value, found: &RolledOut) -> Value {
    let chances = found.outcomes.cumulative();
    named["equity"] = json!(found.equity);
    named["standard_error"] = json!(found.error);
    for (name, chance) in [
        ("win", chances.win),
        ("win_gammon", chances.win_gammon),
        ("win_backgammon", chances.win_backgammon),
        ("lose_gammon", chances.lose_gammon),
        ("lose_backgammon", chances.lose_backgammon),
    ] {
        named[name] = json!(chance);
    }
    named
}
