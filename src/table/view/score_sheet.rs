//! Score sheet: the result of each finished game in the session, and the running score.

use rules::{ByPlayer, Outcome, Player};

use crate::{
    Bar, Model,
    texts::speech,
    view::{ending::kind_of_ending, panel::kind_of_game},
};

/// Session results so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    /// Heading of the sheet.
    pub heading: String,
    /// Both players' scores, bottom player first, each as a bar towards the match length with one part per game won.
    /// Empty in money play before the first finished game.
    pub standings: Vec<Bar>,
    /// Table caption: the match and its length, or a money game.
    pub caption: String,
    /// Column headings: number of the game, winner, cube if a cube is used, points, and the score after the game. A
    /// match shows both players' scores; money play shows the bottom player's total at the stake.
    pub heads: Vec<String>,
    /// Finished games in order, each as the cells of its row. The second line in the winner's cell says how the game
    /// ended.
    pub games: Vec<Vec<String>>,
    /// Text for a sheet without finished games.
    pub none: Option<String>,
}

/// Returns the session's score sheet, without a game whose last checker is still moving.
pub fn score_sheet(model: &Model) -> ScoreSheet {
    let (session, words) = (model.session(), &model.words);
    let rules = session.ruleset();
    let first = model.bottom();
    let both = [first, first.opponent()];
    let of_score = match rules.playing_match() {
        Some(_) => &both[..],
        None => &both[..1],
    };
    let mut heads = vec![words.sheet_game(), words.sheet_winner()];
    heads.extend(rules.uses_cube().then(|| words.sheet_cube()));
    heads.push(words.sheet_points());
    for player in of_score {
        heads.push(speech::name_alone(model, *player));
    }
    let games = games(model, first);
    ScoreSheet {
        heading: words.score_sheet(),
        caption: kind_of_game(model),
        standings: if of_score.len() == 2 || !games.is_empty() {
            both.map(|player| standing(model, player)).to_vec()
        } else {
            Vec::new()
        },
        heads,
        none: games.is_empty().then(|| words.sheet_none()),
        games,
    }
}

/// Returns the results that may be shown.
fn shown_outcomes(model: &Model) -> Vec<Outcome> {
    let mut outcomes: Vec<Outcome> = model.session().outcomes().collect();
    if !model.is_result_shown() {
        outcomes.pop();
    }
    outcomes
}

fn games(model: &Model, first: Player) -> Vec<Vec<String>> {
    let (session, words) = (model.session(), &model.words);
    let rules = session.ruleset();
    let mut score = ByPlayer::<u32>::default();
    let mut games = Vec::new();
    for (number, outcome) in (1..).zip(shown_outcomes(model)) {
        add(&mut score, &outcome);
        let crawford = session.crawford_game() == Some(number);
        let mark = crawford.then(|| words.crawford_mark());
        let how = board::list(
            words,
            [Some(kind_of_ending(model, &outcome)), mark]
                .into_iter()
                .flatten(),
        );
        let winner = speech::name(model, outcome.winner);
        let mut row = vec![number.to_string(), format!("{winner}\n{how}")];
        row.extend(rules.uses_cube().then(|| outcome.cube.points().to_string()));
        row.push(outcome.points().to_string());
        after(&mut row, model, score, first);
        games.push(row);
    }
    games
}

fn add(score: &mut ByPlayer<u32>, outcome: &Outcome) {
    let won = &mut score[outcome.winner];
    *won = won.saturating_add(outcome.points());
}

/// Adds the score cells, from the view of `first`.
fn after(row: &mut Vec<String>, model: &Model, score: ByPlayer<u32>, first: Player) {
    let (rules, words) = (model.session().ruleset(), &model.words);
    let (own, other) = (score[first], score[first.opponent()]);
    if let Some(played) = rules.playing_match() {
        let goal = u32::from(played.length.points());
        row.push(own.min(goal).to_string());
        row.push(other.min(goal).to_string());
    } else {
        let stake = rules
            .money()
            .map_or(1, |money| i64::from(money.stake.get()));
        let won = stake * (i64::from(own) - i64::from(other));
        row.push(words::with_sign(
            words,
            won < 0,
            &won.unsigned_abs().to_string(),
        ));
    }
}

fn standing(model: &Model, player: Player) -> Bar {
    let words = &model.words;
    let games = shown_outcomes(model);
    let mut score = ByPlayer::<u32>::default();
    for outcome in &games {
        add(&mut score, outcome);
    }
    let length = model.session().ruleset().playing_match();
    let length = length.map(|played| u32::from(played.length.points()));
    // Money play has no target, so the higher score is used as the scale.
    let goal = length.unwrap_or(score.white.max(score.black));
    let part = |points: u32| points.min(goal) * 1000 / goal.max(1);
    let mut parts = Vec::new();
    let mut sum = 0_u32;
    for outcome in games {
        let before = sum;
        if outcome.winner == player && outcome.points() > 0 {
            sum = sum.saturating_add(outcome.points());
            parts.push((part(before), part(sum)));
        }
    }
    let points = score[player].min(goal);
    let away = length.map(|_| words.away(goal - points));
    let value = [Some(points.to_string()), away].into_iter().flatten();
    Bar {
        name: speech::name_alone(model, player),
        value: board::list(words, value),
        parts,
    }
}
