//! `bench calibrate`: measures the PR that the computer opponent actually achieves at a target PR, in matches against
//! itself.

use clap::{Args, value_parser};
use dice::{DiceStream, Seed};
use engine::{Depth, Fallible, Judge, MAX_PLIES, Search, TargetPr};
use record::MatchRecord;
use review::{Sheet, judge, list, summarise};
use rules::{Action, ByPlayer, Choice, Match, MatchLength, Phase, Ruleset, Session, Stakes};
use serde_json::{Value, json};

/// Match length, in points.
const LENGTH: u8 = 7;

/// Arguments of `bench calibrate`.
#[derive(Debug, Args)]
pub struct CalibrateArgs {
    /// Target PR, 2 to 30
    #[arg(value_parser = value_parser!(u8).range(i64::from(TargetPr::MIN_PR)..=i64::from(TargetPr::MAX_PR)))]
    pub pr: u8,
    /// Number of games
    #[arg(long, default_value_t = 1000)]
    pub games: usize,
    /// Depth of the review in plies, 0 to 3
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u8).range(0..=i64::from(MAX_PLIES)))]
    pub ply: u8,
    /// Seed number of the first match's dice
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Temperature, in EMG; overrides the temperature for the PR
    #[arg(long)]
    pub temperature: Option<f32>,
}

/// Plays matches between two copies of the opponent until there are enough games, reviews both sides, and returns the
/// PR with its 95 % confidence interval as JSON.
///
/// # Errors
/// Returns an error if one of the opponent's actions is rejected, which would be a bug.
pub fn run(evaluator: &Judge, arguments: &CalibrateArgs) -> Result<Value, String> {
    let target_pr = TargetPr::new(arguments.pr).ok_or("there is no such PR")?;
    let nets = evaluator.fingerprint();
    let player = arguments.temperature.map_or_else(
        || Fallible::new(target_pr, nets),
        |temperature| Fallible::at(temperature, nets),
    );
    let search = Search::new(evaluator, 0);
    let depth = Depth::Plies(arguments.ply);
    let mut total = Sheet::default();
    let (mut games, mut number) = (0, arguments.seed);
    while games < arguments.games {
        let session = play(&search, &player, number)?;
        number += 1;
        let listed = list(&MatchRecord::from_session(&session));
        for game in listed.games.iter().take(arguments.games - games) {
            let judged = game
                .items
                .iter()
                .filter_map(|item| judge(&search, item, depth));
            judged.for_each(|judged| total.add(&judged));
        }
        games = arguments.games.min(games + listed.games.len());
    }
    let sheets = ByPlayer {
        white: total,
        black: Sheet::default(),
    };
    let summary = summarise(&sheets, None).white;
    Ok(json!({
        "wish": arguments.pr,
        "temperature": arguments.temperature.unwrap_or_else(|| target_pr.temperature()),
        "games": games,
        "plies": arguments.ply,
        "decisions": summary.counted,
        "pr": summary.pr,
        "interval": summary.pr_interval.map(|interval| [interval.low, interval.high]),
        "checker_pr": summary.checker_pr,
        "cube_pr": summary.cube_pr,
    }))
}

/// Plays a match between two copies of the opponent, with dice seeded by this number.
fn play(search: &Search<&Judge>, player: &Fallible, number: u64) -> Result<Session, String> {
    let length = MatchLength::new(LENGTH).ok_or("there are no such matches")?;
    let mut session = Session::new(Ruleset {
        stakes: Stakes::Match(Match {
            length,
            crawford: true,
        }),
        ..Ruleset::default()
    });
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut dice = DiceStream::new(Seed(seed));
    loop {
        let actions = match (session.phase(), session.decision()) {
            (Phase::MatchOver(_), _) => return Ok(session),
            (Phase::GameOver(_), _) => vec![Action::NextGame],
            (_, Some(decision)) => {
                let chosen = player.choose(search, &decision);
                actions(&session, chosen.ok_or("nothing to choose")?.choice)
            }
            (_, None) => vec![Action::RollOpening],
        };
        for action in actions {
            session
                .apply(action, &mut dice)
                .map_err(|refused| format!("{action:?}: {refused:?}"))?;
        }
    }
}

/// Returns the session actions that carry out a choice by the opponent.
fn actions(session: &Session, choice: Choice) -> Vec<Action> {
    match choice {
        Choice::Play(play) => {
            let steps = play.steps().map(Action::Step);
            // The game ends when the last checker is borne off, without the dice being picked up.
            let ends = session.decision().is_some_and(|decision| {
                let roll = decision.roll();
                let after = roll.and_then(|roll| decision.board().play(roll, &play).ok());
                after.is_some_and(|after| after.opponent().is_off())
            });
            steps.chain((!ends).then_some(Action::PickUp)).collect()
        }
        Choice::Roll if session.allows(Action::Pass).is_ok() => vec![Action::Pass],
        Choice::Double => vec![Action::Double],
        Choice::Take => vec![Action::Take],
        Choice::Drop => vec![Action::Drop],
        Choice::Beaver => vec![Action::Beaver],
        // The other choices concern resignations, which do not occur in these games.
        _ => vec![Action::Roll],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(pr: u8) -> Value {
        let arguments = CalibrateArgs {
            pr,
            games: 12,
            ply: 0,
            seed: 1,
            temperature: None,
        };
        run(&Judge::without_nets(), &arguments).expect("games")
    }

    #[test]
    fn a_worse_rating_loses_more_and_results_are_reproducible() {
        let of = |answer: &Value| answer["pr"].as_f64().expect("a number");
        let (good, bad) = (measured(2), measured(30));
        assert!(of(&good) < of(&bad), "{good} {bad}");
        assert_eq!(good["games"], 12);
        assert_eq!(measured(30), bad);
    }
}
