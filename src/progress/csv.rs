//! Export of reports as CSV (RFC 4180): comma-separated, with a header line and a full stop as the decimal mark.

use std::fmt::Write as _;

use review::Kind;

use crate::{Collection, Lead, Match, Opponent, PlayerKey, Rate, Report, Row};

/// Returns the table with one line per game.
pub fn games_csv(collection: &Collection, report: &Report, who: &PlayerKey) -> String {
    let mut text = String::from(
        "date,match,game,length,player,opponent,level,points,decisions,pr,checker_decisions,checker_pr,cube_decisions,cube_pr,luck\r\n",
    );
    for row in &report.games {
        let Some(played) = collection.matches().get(row.of) else {
            continue;
        };
        let pr = |pr: Option<f64>| pr.map_or_else(String::new, |pr| format!("{pr:.2}"));
        let mut fields = game_fields(played, row.game, who);
        fields.extend([
            row.points
                .map_or_else(String::new, |points| points.to_string()),
            row.sum.count.to_string(),
            pr(row.sum.pr()),
            row.checker.count.to_string(),
            pr(row.checker.pr()),
            row.cube.count.to_string(),
            pr(row.cube.pr()),
            format!("{:.3}", row.luck),
        ]);
        line(&mut text, &fields);
    }
    text
}

/// Returns the table with one line per decision.
pub fn decisions_csv(collection: &Collection, report: &Report, who: &PlayerKey) -> String {
    let mut text = String::from(
        "date,match,game,length,player,opponent,level,move,kind,phase,counted,loss,luck,standing,habits\r\n",
    );
    for Row { of, game, .. } in &report.games {
        let Some(played) = collection.matches().get(*of) else {
            continue;
        };
        let side = played.about.side(who);
        let found = played.games.get(*game).zip(side);
        let fields = game_fields(played, *game, who);
        for fact in found.iter().flat_map(|(game, side)| &game.facts[*side]) {
            let mut fields = fields.clone();
            let kind = match fact.kind {
                Kind::Checker => "checker",
                Kind::Double => "double",
                Kind::Answer => "answer",
            };
            let leans = crate::ErrorKind::ALL.into_iter().zip(fact.leans);
            let leans = leans.filter_map(|(kind, lean)| Some(kind.lean_key(lean?)));
            fields.extend([
                (fact.nth + 1).to_string(),
                kind.to_owned(),
                fact.phase.key().to_owned(),
                u8::from(fact.counted).to_string(),
                format!("{:.4}", fact.loss),
                fact.luck
                    .map_or_else(String::new, |luck| format!("{luck:.4}")),
                fact.lead.map_or("", Lead::key).to_owned(),
                leans.collect::<Vec<_>>().join(" "),
            ]);
            line(&mut text, &fields);
        }
    }
    text
}

/// Returns the table with one line per figure in the report: PR by kind, phase and opponent, the smoothed PR curve,
/// habits, best games, and swings.
pub fn summary_csv(collection: &Collection, report: &Report) -> String {
    let mut text = String::from("section,item,games,decisions,value,low,high\r\n");
    add_rates(&mut text, report);
    add_trend(&mut text, report);
    add_habits(&mut text, report);
    add_best_games(&mut text, collection, report);
    add_swings(&mut text, collection, report);
    text
}

/// Adds the PR by kind of decision, phase and opponent.
fn add_rates(text: &mut String, report: &Report) {
    let mut rate = |section: &str, item: &str, rate: &Rate| {
        let end = |end: fn(&review::Interval) -> f64| {
            rate.interval
                .as_ref()
                .map_or_else(String::new, |it| format!("{:.2}", end(it)))
        };
        let pr = rate.pr().map_or_else(String::new, |pr| format!("{pr:.2}"));
        let value = [pr, end(|it| it.low), end(|it| it.high)];
        let (games, count) = (rate.games.to_string(), rate.sum.count.to_string());
        add_figure(text, section, item.to_owned(), games, count, value);
    };
    rate("pr", "all", &report.whole);
    rate("pr", "checker", &report.checker);
    rate("pr", "cube", &report.cube);
    for (phase, of_phase) in &report.phases {
        rate("phase", phase.key(), of_phase);
    }
    for (opponent, of_opponent) in &report.opponents {
        rate("opponent", opponent.key(), of_opponent);
    }
}

/// Adds the smoothed PR curve.
fn add_trend(text: &mut String, report: &Report) {
    for point in &report.trend {
        let range = [point.pr, point.interval.low, point.interval.high];
        let range = range.map(|number| format!("{number:.2}"));
        let item = (point.game + 1).to_string();
        add_figure(text, "trend", item, String::new(), String::new(), range);
    }
}

fn add_habits(text: &mut String, report: &Report) {
    for (lead, habit) in &report.habits {
        let key = habit.kind.lean_key(habit.lean);
        let item = match lead {
            Some(lead) => format!("{key} {}", lead.key()),
            None => key.to_owned(),
        };
        let chance = [format!("{:.5}", habit.chance), String::new(), String::new()];
        let (count, all) = (habit.count.to_string(), habit.all.to_string());
        add_figure(text, "habit", item, count, all, chance);
    }
}

fn add_best_games(text: &mut String, collection: &Collection, report: &Report) {
    for row in report.best.iter().filter_map(|&nth| report.games.get(nth)) {
        let pr = format!("{:.2}", row.sum.pr().unwrap_or_default());
        let value = [pr, String::new(), String::new()];
        let (item, count) = (game_name(collection, row), row.sum.count.to_string());
        add_figure(text, "best game", item, "1".to_owned(), count, value);
    }
}

fn add_swings(text: &mut String, collection: &Collection, report: &Report) {
    for swing in &report.swings {
        let row = report.games.get(swing.row);
        let game = row.map_or_else(String::new, |row| game_name(collection, row));
        let value = [format!("{:.4}", swing.luck), String::new(), String::new()];
        let item = format!("{game} {}", swing.nth + 1);
        add_figure(text, "swing", item, "1".to_owned(), "1".to_owned(), value);
    }
}

/// Returns the match ID and the game's number in the match.
fn game_name(collection: &Collection, row: &Row) -> String {
    let played = collection.matches().get(row.of);
    played.map_or_else(String::new, |it| {
        format!("{} {}", it.about.id, row.game + 1)
    })
}

/// Adds a summary line with a value and the bounds of its interval.
fn add_figure(
    text: &mut String,
    section: &str,
    item: String,
    games: String,
    decisions: String,
    value: [String; 3],
) {
    let section = section.to_owned();
    let [value, low, high] = value;
    line(text, &[section, item, games, decisions, value, low, high]);
}

/// Returns the fields that identify a game.
fn game_fields(played: &Match, game: usize, who: &PlayerKey) -> Vec<String> {
    let about = &played.about;
    let number = played.games.get(game).map_or(0, |game| game.number);
    let side = about.side(who).unwrap_or(rules::Player::White);
    let level = about.computer.as_ref().map(|(level, _)| level.clone());
    vec![
        about.day.clone(),
        about.id.clone(),
        number.to_string(),
        about.length.to_string(),
        about.names[side].clone(),
        about.names[side.opponent()].clone(),
        level.unwrap_or_default(),
    ]
}

fn line(text: &mut String, fields: &[String]) {
    for (nth, one) in fields.iter().enumerate() {
        if nth > 0 {
            text.push(',');
        }
        field(text, one);
    }
    text.push_str("\r\n");
}

/// Appends a field, quoted if necessary and escaped so that no spreadsheet evaluates it as a formula.
fn field(text: &mut String, field: &str) {
    let field = record::spreadsheet_text(field);
    // Writing to a string cannot fail.
    let _written = if field.contains(['"', ',', '\n', '\r']) {
        write!(text, "\"{}\"", field.replace('"', "\"\""))
    } else {
        write!(text, "{field}")
    };
}

impl Lead {
    /// Returns the key of the lead in exported files and in the catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Ahead => "ahead",
            Self::Level => "level",
            Self::Behind => "behind",
        }
    }
}

impl Opponent {
    /// Returns the key of the opponent in exported files.
    pub fn key(&self) -> &str {
        match self {
            Self::Level(level) => level,
            Self::Person => "person",
        }
    }
}
