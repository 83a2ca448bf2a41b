//! Report on one player over all of the player's games.

use review::Kind;
use serde::{Deserialize, Serialize};

use crate::{
    Change, Collection, ErrorKind, Fact, Game, Habit, Lead, Match, Phase, PlayerKey, Rate, Sum,
    Tally, TrendPoint, WorstError, trend, trend::latest_rate, worst::add_worst,
};

/// Minimum number of counted decisions for a game to be listed among the best games.
const MIN_DECISIONS: u32 = 10;
/// Maximum number of best games and of biggest swings listed.
const MAX_LISTED: usize = 10;

/// Game in the report, from the player's perspective.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// Index of the match in the collection.
    pub of: usize,
    /// Index of the game in the match, counted from 0.
    pub game: usize,
    /// Points won, negative if the player lost; `None` if the game was not finished.
    pub points: Option<i64>,
    /// Sum over all of the player's decisions.
    pub sum: Sum,
    /// Sum over the player's checker plays.
    pub checker: Sum,
    /// Sum over the player's cube decisions.
    pub cube: Sum,
    /// Total luck of the player's rolls, in EMG.
    pub luck: f64,
    /// Sums by phase. Not serialised, because [`Report::phases`] contains the resulting rates.
    #[serde(skip)]
    phases: [Sum; 8],
}

/// Kind of opponent by which the PR is broken down.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Opponent {
    /// Computer at the level with this name.
    Level(String),
    /// Another person.
    Person,
}

/// Exceptionally lucky or unlucky roll by either side.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Swing {
    /// Index of the game in [`Report::games`].
    pub row: usize,
    /// Index of the move in its game.
    pub nth: usize,
    /// Luck of the roll in EMG, from the player's perspective: positive if it favoured the player, regardless of who
    /// rolled.
    pub luck: f32,
}

/// Report on one player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// Rated games with judged decisions, sorted by date.
    pub games: Vec<Row>,
    /// PR over the latest games.
    pub recent: Rate,
    /// Smoothed PR curve: the PR over the latest games at each point. Ends with [`Self::recent`].
    pub trend: Vec<TrendPoint>,
    /// PR over all decisions.
    pub whole: Rate,
    /// PR for checker plays.
    pub checker: Rate,
    /// PR for cube decisions.
    pub cube: Rate,
    /// PR by phase, omitting phases that did not occur.
    pub phases: Vec<(Phase, Rate)>,
    /// PR by opponent.
    pub opponents: Vec<(Opponent, Rate)>,
    /// Habits, most significant first, over all decisions (`None`) or over those that the player made while ahead or
    /// behind in the match.
    pub habits: Vec<(Option<Lead>, Habit)>,
    /// Indices of the games with the lowest PR, lowest first.
    pub best: Vec<usize>,
    /// Biggest swings, in descending order of size.
    pub swings: Vec<Swing>,
    /// Costliest errors, in descending order of cost.
    pub worst: Vec<WorstError>,
    /// An example for each phase, and for the cube decisions (`None`): the costliest of the errors that are among the
    /// costliest of their game. Not in a shared report.
    pub examples: Vec<(Option<Phase>, WorstError)>,
}

/// Builder for a report, to which matches are added one at a time.
#[derive(Clone, Debug)]
struct Reporter {
    who: PlayerKey,
    games: Vec<Row>,
    opponents: Vec<Opponent>,
    tallies: [[Tally; 5]; 3],
    swings: Vec<Swing>,
    worst: Vec<WorstError>,
    examples: Vec<(Option<Phase>, WorstError)>,
}

impl Reporter {
    /// Creates an empty report on one player.
    const fn new(who: PlayerKey) -> Self {
        Self {
            who,
            games: Vec::new(),
            opponents: Vec::new(),
            tallies: [[Tally {
                first: 0,
                second: 0,
            }; 5]; 3],
            swings: Vec::new(),
            worst: Vec::new(),
            examples: Vec::new(),
        }
    }

    /// Adds the match at this index in the collection. Matches must be added in order.
    fn add(&mut self, collection: &Collection, of: usize) {
        let found = collection.matches().get(of);
        let Some((played, side)) = found.and_then(|it| Some((it, it.about.side(&self.who)?)))
        else {
            return;
        };
        for (nth, game) in played.games.iter().enumerate() {
            if !game.rated || game.facts[side].is_empty() {
                continue;
            }
            let mut row = Row::new(of, nth, points(game, side));
            for fact in &game.facts[side] {
                row.add(fact);
                count(&mut self.tallies, fact);
                swing(&mut self.swings, self.games.len(), fact, 1.0);
            }
            for fact in &game.facts[side.opponent()] {
                swing(&mut self.swings, self.games.len(), fact, -1.0);
            }
            for error in &game.worst[side] {
                add_worst(&mut self.worst, error.clone());
                let cube = error.is_cube().then_some(None);
                for part in error.phase.map(Some).into_iter().chain(cube) {
                    add_example(&mut self.examples, part, error);
                }
            }
            self.games.push(row);
            self.opponents.push(opponent(played));
        }
    }

    /// Returns the report on the matches added so far.
    fn finish(self) -> Report {
        let games = self.games;
        let rate = |part: fn(&Row) -> Sum| Rate::of(games.iter().map(part));
        let sums: Vec<Sum> = games.iter().map(|row| row.sum).collect();
        Report {
            recent: latest_rate(&sums),
            trend: trend(&sums),
            whole: rate(|row| row.sum),
            checker: rate(|row| row.checker),
            cube: rate(|row| row.cube),
            phases: phases(&games),
            opponents: by_opponent(&games, &self.opponents),
            habits: habits(&self.tallies),
            best: best(&games),
            swings: self.swings,
            worst: self.worst,
            examples: self.examples,
            games,
        }
    }
}

impl Report {
    /// Creates the report on one player.
    pub fn of(collection: &Collection, who: &PlayerKey) -> Self {
        let mut reporter = Reporter::new(who.clone());
        for of in 0..collection.matches().len() {
            reporter.add(collection, of);
        }
        reporter.finish()
    }

    /// Returns the change in PR from the first games to the latest; `None` if there are too few games.
    pub fn change(&self) -> Option<Change> {
        Change::of(&self.trend, self.games.len())
    }

    /// Returns the indices of the best games: first the games won, then the others, each group sorted by PR.
    pub fn best_won_first(&self) -> Vec<usize> {
        let mut best = self.best.clone();
        let is_won = |nth: usize| self.games.get(nth)?.points.map(|points| points > 0);
        best.sort_by_key(|&nth| is_won(nth) != Some(true));
        best
    }
}

impl Row {
    /// Creates a row with no decisions.
    pub(crate) fn new(of: usize, game: usize, points: Option<i64>) -> Self {
        Self {
            of,
            game,
            points,
            sum: Sum::default(),
            checker: Sum::default(),
            cube: Sum::default(),
            luck: 0.0,
            phases: [Sum::default(); 8],
        }
    }

    fn add(&mut self, fact: &Fact) {
        self.luck += f64::from(fact.luck.unwrap_or_default());
        self.sum.add(fact.loss, fact.counted);
        let kind = if fact.kind == Kind::Checker {
            &mut self.checker
        } else {
            &mut self.cube
        };
        kind.add(fact.loss, fact.counted);
        self.phases[fact.phase as usize].add(fact.loss, fact.counted);
    }
}

fn points(game: &Game, side: rules::Player) -> Option<i64> {
    let result = game.result?;
    let points = i64::from(result.points);
    Some(if result.winner == side {
        points
    } else {
        -points
    })
}

fn opponent(played: &Match) -> Opponent {
    match &played.about.computer {
        Some((level, _)) => Opponent::Level(level.clone()),
        None => Opponent::Person,
    }
}

/// Adds an error as the example for a part of the game if it is costlier than the current one.
fn add_example(
    examples: &mut Vec<(Option<Phase>, WorstError)>,
    part: Option<Phase>,
    error: &WorstError,
) {
    match examples.iter_mut().find(|(one, _)| *one == part) {
        None => examples.push((part, error.clone())),
        Some((_, known)) if known.loss < error.loss => known.clone_from(error),
        Some(_) => {}
    }
}

/// Counts an error in the overall tally, and in the tally for decisions made while ahead or behind.
fn count(tallies: &mut [[Tally; 5]; 3], fact: &Fact) {
    let [all, ahead, behind] = tallies;
    let by_lead = match fact.lead {
        Some(Lead::Ahead) => Some(ahead),
        Some(Lead::Behind) => Some(behind),
        Some(Lead::Level) | None => None,
    };
    for tallies in std::iter::once(all).chain(by_lead) {
        for (tally, lean) in tallies.iter_mut().zip(fact.leans) {
            if let Some(lean) = lean {
                tally.add(lean);
            }
        }
    }
}

fn habits(tallies: &[[Tally; 5]; 3]) -> Vec<(Option<Lead>, Habit)> {
    let leads = [None, Some(Lead::Ahead), Some(Lead::Behind)];
    let of_lead = |(lead, tallies): (Option<Lead>, &[Tally; 5])| {
        let each = ErrorKind::ALL.into_iter().zip(*tallies);
        let found = each.filter_map(|(kind, tally)| tally.habit(kind));
        found.map(|habit| (lead, habit)).collect::<Vec<_>>()
    };
    let mut found: Vec<_> = leads.into_iter().zip(tallies).flat_map(of_lead).collect();
    found.sort_by(|a, b| a.1.chance.total_cmp(&b.1.chance));
    found
}

fn swing(swings: &mut Vec<Swing>, row: usize, fact: &Fact, sign: f32) {
    let Some(luck) = fact.luck else { return };
    let place = swings.partition_point(|one| one.luck.abs() >= luck.abs());
    if place < MAX_LISTED {
        swings.insert(
            place,
            Swing {
                row,
                nth: fact.nth,
                luck: sign * luck,
            },
        );
        swings.truncate(MAX_LISTED);
    }
}

fn phases(games: &[Row]) -> Vec<(Phase, Rate)> {
    let rate = |phase: Phase| Rate::of(games.iter().map(move |row| row.phases[phase as usize]));
    let all = Phase::ALL.into_iter().map(|phase| (phase, rate(phase)));
    all.filter(|(_, rate)| rate.sum.count > 0).collect()
}

fn by_opponent(games: &[Row], opponents: &[Opponent]) -> Vec<(Opponent, Rate)> {
    let mut known: Vec<Opponent> = opponents.to_vec();
    known.sort();
    known.dedup();
    let rate = |opponent: &Opponent| {
        let of_it = games.iter().zip(opponents);
        Rate::of(
            of_it
                .filter(|(_, it)| *it == opponent)
                .map(|(row, _)| row.sum),
        )
    };
    let all = known
        .iter()
        .map(|opponent| (opponent.clone(), rate(opponent)));
    all.collect()
}

fn best(games: &[Row]) -> Vec<usize> {
    let long = |nth: &usize| games[*nth].sum.count >= MIN_DECISIONS;
    let mut places: Vec<usize> = (0..games.len()).filter(long).collect();
    let pr = |nth: usize| games[nth].sum.pr().unwrap_or_default();
    places.sort_by(|&a, &b| pr(a).total_cmp(&pr(b)));
    places.truncate(MAX_LISTED);
    places
}
