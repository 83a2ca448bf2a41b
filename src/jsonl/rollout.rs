//! `rollout` requests and their answers.

use std::ops::Range;

use engine::{
    Context, Fnv, MAX_PLIES, Met, Rollout, RolloutSettings, RolloutSums, Standing, Start, Worth,
};
use record::{parse_play, position_id, print_play};
use rules::{Choice, Decision, Play, Player, Question};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    game::{self, Game},
    names::{Name, Names, name, with_numbers},
    preset::{Preset, Truncation, WITHOUT_PRESET, present},
    request::{board, read},
    resources::Resources,
    sums::{self, MAX_POSITIONS},
    threads::Threads,
};

/// Maximum number of trials per request. A longer rollout takes several requests with different values of `first`.
pub const MAX_TRIALS_PER_REQUEST: u64 = 1_000_000;
/// Name for a taken double in answers.
const DOUBLE_TAKE: &str = "double, take";
/// Exclusive upper limit for trial numbers.
const MAX_TRIAL_NUMBER: u64 = 1 << 48;

/// Request to roll out a position, or to compare the candidates for a decision using common dice.
#[derive(Debug)]
pub struct RolloutRequest {
    fields: Fields,
    game: Game,
}

/// Fields of a request, except those in [`Game`].
#[derive(Debug, Deserialize)]
struct Fields {
    position_id: String,
    /// Preset whose settings replace absent fields.
    preset: Option<Preset>,
    #[serde(default = "yes")]
    cubeful: bool,
    trials: Option<u64>,
    #[serde(default, deserialize_with = "present")]
    ply: Option<u8>,
    #[serde(default)]
    truncate: Truncation,
    #[serde(default)]
    first: u64,
    /// Seed for the dice. This field and the ones below are extensions to the protocol.
    #[serde(default)]
    seed: u64,
    /// Roll whose `plays` are compared using common dice.
    dice: Option<[u8; 2]>,
    plays: Option<Vec<String>>,
    /// `true` to compare double/take with no double.
    #[serde(default)]
    double: bool,
}

const fn yes() -> bool {
    true
}

impl Fields {
    /// Returns the number of trials in the request or in its preset.
    fn trials(&self) -> Option<u64> {
        let preset = self.preset.map(Preset::trials);
        self.trials.or(preset)
    }

    /// Returns the settings in the request; absent fields are replaced by those of the preset.
    fn settings(&self) -> RolloutSettings {
        let preset = self.preset.map_or(WITHOUT_PRESET, Preset::settings);
        RolloutSettings {
            cubeful: self.cubeful,
            plies: self.ply.unwrap_or(preset.plies),
            cube_plies: 0,
            truncate: self.truncate.or(preset.truncate),
            seed: self.seed,
        }
    }
}

/// Positions to roll out, with the settings.
struct Plan {
    unit: Context,
    starts: Vec<Start>,
    settings: RolloutSettings,
}

impl Plan {
    /// Plays these trials on the threads in `resources`.
    fn play(&self, resources: &Resources<'_>, trials: Range<u64>) -> Result<RolloutSums, String> {
        Threads::new(resources).play(
            |search| Rollout::new(search, &self.unit, self.starts.clone(), &self.settings),
            trials,
        )
    }
}

impl RolloutRequest {
    /// Creates a request for a cubeless rollout of a money-play position with these trials.
    pub fn cubeless(
        position_id: &str,
        trials: &Range<u64>,
        ply: u8,
        truncate: Option<u32>,
    ) -> Self {
        let fields = Fields {
            position_id: position_id.to_owned(),
            preset: None,
            cubeful: false,
            trials: Some(trials.end.saturating_sub(trials.start)),
            ply: Some(ply),
            truncate: Truncation::Given(truncate),
            first: trials.start,
            seed: 0,
            dice: None,
            plays: None,
            double: false,
        };
        let game = Game::default();
        Self { fields, game }
    }

    /// Parses a request. Fields that do not belong to a rollout are skipped without being parsed.
    ///
    /// # Errors
    /// Returns the reason why the line is not a rollout request, as a sentence addressed to the author of the line.
    pub fn read(line: &[u8]) -> Result<Self, String> {
        Ok(Self {
            fields: read(line)?,
            game: read(line)?,
        })
    }

    /// Plays all trials and returns the answer.
    ///
    /// # Errors
    /// Returns the reason why the request is invalid, as a sentence addressed to the author of the request.
    pub fn answer(&self, resources: &Resources<'_>) -> Result<Value, String> {
        let fields = &self.fields;
        let trials = fields.trials().ok_or("missing field `trials`")?;
        if !(1..=MAX_TRIALS_PER_REQUEST).contains(&trials) {
            return Err(format!(
                "a request has 1 to {MAX_TRIALS_PER_REQUEST} trials"
            ));
        }
        let end = fields.first.checked_add(trials);
        let end = end
            .filter(|&end| end <= MAX_TRIAL_NUMBER)
            .ok_or("trials have smaller numbers")?;
        let settings = fields.settings();
        if settings.plies > MAX_PLIES {
            return Err(format!("ply is at most {MAX_PLIES}"));
        }
        let (unit, starts, names) = self.plan()?;
        let mut fingerprint = Fnv::default();
        fingerprint.add(format!("{unit:?} {starts:?} {settings:?}").as_bytes());
        resources.add_nets_to(&mut fingerprint);
        let plan = Plan {
            unit,
            starts,
            settings,
        };
        let total = plan.play(resources, fields.first..end)?;
        let fingerprint = format!("{:016x}", fingerprint.value());
        answer_json(names, &total, &fingerprint).ok_or("no trials, no result".to_owned())
    }

    /// Returns the context whose cube is the unit of equities, the positions to roll out, and the fields that identify
    /// each of them in the answer.
    fn plan(&self) -> Result<(Context, Vec<Start>, Names), String> {
        let fields = &self.fields;
        let board = board(&fields.position_id)?;
        let builder = self.game.decision(board, Player::White);
        let builder = match fields.dice {
            Some([a, b]) => builder.play(a, b),
            None if fields.double => builder.double(),
            None => builder,
        };
        let decision = builder.build().map_err(game::refusal)?;
        let unit = Context::of_decision(&decision, Met::default());
        let start = |choice: &Choice| {
            Start::after(&decision, choice, Met::default())
                .ok_or_else(|| "this cannot be rolled out".to_owned())
        };
        let (starts, names): (Vec<Start>, Vec<Name>) = match (decision.question(), &fields.plays) {
            (Question::Play(_), None) => {
                return Err("which plays? `plays` is missing".to_owned());
            }
            (Question::Play(_), Some(plays)) if (1..=MAX_POSITIONS).contains(&plays.len()) => {
                let start_after = |text: &String| {
                    let (play, name) = parse_play_named(&decision, text)?;
                    Ok((start(&Choice::Play(play))?, name))
                };
                let starts = plays.iter().map(start_after);
                let starts: Vec<_> = starts.collect::<Result<_, String>>()?;
                starts.into_iter().unzip()
            }
            (Question::Play(_), Some(_)) => {
                return Err(format!("1 to {MAX_POSITIONS} plays are compared"));
            }
            (_, Some(_)) => return Err("plays without dice".to_owned()),
            (_, None) if fields.double => {
                let no_double = name([("action", json!("no double"))]);
                let mut double = name([("action", json!(DOUBLE_TAKE))]);
                if matches!(unit.standing, Standing::Money { beavers: true, .. }) {
                    double.insert("beavers".to_owned(), json!(true));
                }
                let starts = vec![start(&Choice::Roll)?, start(&Choice::Double)?];
                (starts, vec![no_double, double])
            }
            (_, None) => return Ok((unit, vec![start(&Choice::Roll)?], Names::Position)),
        };
        Ok((unit, starts, Names::Candidates(names)))
    }
}

/// Parses a play in notation; returns the play and the fields that identify it in the answer.
fn parse_play_named(decision: &Decision, text: &str) -> Result<(Play, Name), String> {
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
    let position = position_id(&after);
    let name = name([("play", json!(notation)), ("position", json!(position))]);
    Ok((play, name))
}

/// Returns the answer: the numbers for a single unnamed position, or a list of candidates with their names. `None` if
/// there are no trials, or if the number of names differs from the number of results.
fn answer_json(names: Names, total: &RolloutSums, fingerprint: &str) -> Option<Value> {
    let results = total.results()?;
    let sums = sums::to_json(total, fingerprint);
    let names = match (names, results.as_slice()) {
        (Names::Position, [only]) => {
            let mut answer = with_numbers(Name::new(), only);
            answer.insert("trials".to_owned(), json!(total.count()));
            answer.insert("sums".to_owned(), sums);
            return Some(Value::Object(answer));
        }
        (Names::Candidates(names), results) if names.len() == results.len() => names,
        _ => return None,
    };
    let (leader, chance) = total.leader_by(|at, equity| match names.get(at) {
        Some(name)
            if name
                .get("action")
                .is_some_and(|action| action == DOUBLE_TAKE) =>
        {
            let beavers = name.get("beavers") == Some(&Value::Bool(true));
            Worth::of_double(equity, beavers)
        }
        _ => Worth::of(equity),
    })?;
    let candidates = names.into_iter().zip(&results);
    let candidates: Vec<Value> = candidates
        .map(|(name, result)| Value::Object(with_numbers(name, result)))
        .collect();
    Some(json!({
        "candidates": candidates,
        "leader": leader,
        "leader_is_best": chance,
        "trials": total.count(),
        "sums": sums,
    }))
}

/// Merges the answers for different trials of one rollout into a single answer.
///
/// # Errors
/// Returns an error if an answer is itself an error, repeats trials, or belongs to another rollout.
pub fn merge(answers: impl IntoIterator<Item = Value>) -> Result<Value, String> {
    let mut merged: Option<(RolloutSums, String, Names)> = None;
    for answer in answers {
        if let Some(error) = answer.get("error") {
            return Err(format!("a part has failed: {error}"));
        }
        let sums = answer.get("sums").ok_or("an answer without sums")?;
        let (sums, fingerprint) = sums::from_json(sums)?;
        match &mut merged {
            None => {
                let positions = sums.equities.len();
                let names = Names::of_answer(&answer, positions)?;
                let mut total = RolloutSums::new(positions);
                total.merge(&sums).map_err(|error| error.to_string())?;
                merged = Some((total, fingerprint, names));
            }
            Some((_, known, _)) if *known != fingerprint => {
                return Err("these are parts of different rollouts".to_owned());
            }
            Some((total, ..)) => total.merge(&sums).map_err(|error| error.to_string())?,
        }
    }
    let (total, fingerprint, names) = merged.ok_or("nothing to merge")?;
    answer_json(names, &total, &fingerprint).ok_or_else(|| "no trials, no result".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the answer after trials in which not doubling and a taken double had these equities, in hundredths.
    fn answered(equities: [i128; 2], beavers: bool) -> Value {
        let part = (1_i128 << 32) / 100;
        let [roll, double] = equities.map(|equity| part * equity);
        let spread = 100 * part * part;
        let total = RolloutSums {
            trials: std::iter::once(0..100).collect(),
            equities: vec![100 * roll, 100 * double],
            chances: vec![[50 << 32, 0, 0, 50 << 32, 0, 0]; 2],
            products: vec![
                100 * (roll * roll + spread),
                100 * roll * double,
                100 * (double * double + spread),
            ],
        };
        let no_double = name([("action", json!("no double"))]);
        let double = [("action", json!(DOUBLE_TAKE)), ("beavers", json!(beavers))];
        let names = Names::Candidates(vec![no_double, name(double)]);
        answer_json(names, &total, "").expect("100 trials")
    }

    #[test]
    fn a_double_is_worth_at_most_as_much_as_its_drop() {
        let too_good = answered([110, 140], false);
        assert_eq!(too_good["leader"], 0);
        let take = too_good["candidates"][1]["equity"].as_f64();
        assert!(take.is_some_and(|take| (take - 1.4).abs() < 1e-6));
        assert_eq!(answered([90, 140], false)["leader"], 1);
        assert_eq!(answered([50, 60], false)["leader"], 1);
        let sure = |answer: Value| answer["leader_is_best"].as_f64();
        assert!(sure(too_good).is_some_and(|sure| sure > 0.99));
        assert!(sure(answered([99, 140], false)).is_some_and(|sure| sure < 0.9));
        let merged = merge([answered([110, 140], false)]).expect("one part");
        assert_eq!(merged["leader"], 0);
    }

    #[test]
    fn r72_a_double_that_would_be_beavered_counts_double() {
        assert_eq!(answered([-25, -20], false)["leader"], 1);
        let beavered = answered([-25, -20], true);
        assert_eq!(beavered["leader"], 0);
        let take = beavered["candidates"][1]["equity"].as_f64();
        assert!(take.is_some_and(|take| (take + 0.2).abs() < 1e-6));
        let merged = merge([beavered]).expect("one part");
        assert_eq!(merged["leader"], 0);
        assert_eq!(answered([10, 20], true)["leader"], 1);
    }
}
