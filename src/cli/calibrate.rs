//! `bg calibrate`: how well the opponent at a wished PR plays, measured against itself by our own review.

use dice::{DiceStream, Seed};
use engine::{Fallible, Judge, Search, Settings, Wish};
use record::MatchRecord;
use review::{Sheet, judge, list, summarise};
use rules::{Action, ByPlayer, Choice, Match, MatchLength, Phase, Ruleset, Session, Stakes};
use serde_json::{Value, json};

use crate::command::CalibrateArgs;

/// Points of the matches that are played.
const LENGTH: u8 = 7;

/// Plays matches of the opponent against itself until there are enough games, reviews both sides of them, and returns
/// the PR with its 95 % interval.
///
/// # Errors
/// If a match cannot be played on, which would be a fault of the rules.
pub(crate) fn run(evaluator: &Judge, arguments: &CalibrateArgs) -> Result<Value, String> {
    let wish = Wish::new(arguments.pr).ok_or("there is no such PR")?;
    let nets = evaluator.fingerprint();
    let player = arguments.temperature.map_or_else(
        || Fallible::new(wish, nets),
        |temperature| Fallible::at(temperature, nets),
    );
    let search = Search::new(evaluator, 0);
    let settings = Settings::new(arguments.ply);
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
                .filter_map(|item| judge(&search, item, &settings));
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
        "temperature": arguments.temperature.unwrap_or_else(|| wish.temperature()),
        "games": games,
        "plies": arguments.ply,
        "decisions": summary.counted,
        "pr": summary.pr,
        "interval": summary.pr_interval.map(|interval| [interval.low, interval.high]),
        "checker_pr": summary.checker_pr,
        "cube_pr": summary.cube_pr,
    }))
}

/// A match of the opponent against itself, with the dice of this number.
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

/// What a choice of the opponent stands for.
fn actions(session: &Session, choice: Choice) -> Vec<Action> {
    match choice {
        Choice::Play(play) => {
            let steps = play.steps().map(Action::Step);
            // The last checker off ends the game by itself.
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
        // Others are about resignations, of which there are none.
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
    fn a_worse_rating_loses_more_and_the_same_one_the_same() {
        let of = |answer: &Value| answer["pr"].as_f64().expect("a number");
        let (good, bad) = (measured(2), measured(30));
        assert!(of(&good) < of(&bad), "{good} {bad}");
        assert_eq!(good["games"], 12);
        assert_eq!(measured(30), bad);
    }
}
