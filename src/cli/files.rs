//! Match files from other programs: `bg check` lists their contents and remarks, and `bg convert` converts them.

mod json;
mod links;
mod picture;

pub(crate) use self::{json::player_index, links::read_any};

use std::io;

use record::{
    FoundPosition, MatchRecord, Reading, Written, forum_text, match_link, plain_text,
    position_link, write_mat, write_sgf, xgid,
};
use rules::{ByPlayer, Decision, Player};

use crate::{command::OutputFormat, input::Input};

/// Maximum number of locations listed for problematic plays.
const MAX_PLACES: usize = 20;

/// Returns a summary of a file's contents, the program that wrote it, and every remark on it, one per line.
///
/// # Errors
/// Returns an error if the file cannot be read or contains neither a game nor a position.
pub(crate) fn check(file: &Input) -> io::Result<String> {
    let (reading, bytes) = read(file)?;
    let program = reading.format.program(&bytes);
    let mut lines = vec![
        reading.format.to_string(),
        format!("writer: {}", program.unwrap_or("not recognised")),
    ];
    if reading.positions.is_empty() {
        lines.extend(reading.matches.iter().flat_map(summary));
        lines.push(unfollowed(&reading));
    }
    let position = |found: &FoundPosition| format!("{}: {}", found.place, xgid(&found.decision));
    lines.extend(reading.positions.iter().map(position));
    lines.extend(reading.remarks.iter().map(ToString::to_string));
    if reading.more_remarks > 0 {
        lines.push(format!("and {} more remarks", reading.more_remarks));
    }
    Ok(lines.join("\n") + "\n")
}

/// Returns the number and the locations of illegal or unknown plays.
fn unfollowed(reading: &Reading) -> String {
    let count: usize = reading
        .matches
        .iter()
        .map(MatchRecord::unfollowed_plays)
        .sum();
    let on_plays = reading.remarks.iter();
    let on_plays = on_plays.filter(|remark| remark.kind.is_on_unfollowed_play());
    let mut places: Vec<String> = on_plays.map(|remark| remark.place.to_string()).collect();
    places.dedup();
    // Remarks beyond the reader's limit may concern plays as well, so the list may be incomplete.
    if places.len() > MAX_PLACES || reading.more_remarks > 0 && !places.is_empty() {
        places.truncate(MAX_PLACES);
        places.push("...".to_owned());
    }
    let places = match places.as_slice() {
        [] => String::new(),
        places => format!(" ({})", places.join(", ")),
    };
    format!("plays that could not be followed: {count}{places}")
}

/// Converts the file to another format. Remarks on the file are written to standard error.
///
/// # Errors
/// Returns an error if the file cannot be read, if it contains neither a game nor a position, or if none of its
/// contents can be written in this format.
pub(crate) fn convert(file: &Input, format: OutputFormat) -> io::Result<String> {
    let (reading, _) = read(file)?;
    for remark in &reading.remarks {
        eprintln!("{remark}");
    }
    if reading.more_remarks > 0 {
        eprintln!("and {} more remarks", reading.more_remarks);
    }
    let text = match format {
        OutputFormat::Mat => write_matches(&reading, write_mat),
        OutputFormat::Sgf => write_matches(&reading, write_sgf),
        OutputFormat::Json => json::matches(&reading),
        OutputFormat::Xgid => xgids(&reading),
        OutputFormat::Link => links(&reading),
        OutputFormat::Svg => picture(&reading),
        OutputFormat::Text => boards(&reading),
    };
    if text.is_empty() {
        return Err(io::Error::other(format!(
            "{file}: nothing of it can be written in this format"
        )));
    }
    Ok(text)
}

fn read(file: &Input) -> io::Result<(Reading, Vec<u8>)> {
    let name = file.to_string();
    let reading = file.read().and_then(|bytes| {
        let reading = read_any(&bytes, &name).map_err(io::Error::other)?;
        Ok((reading, bytes))
    });
    reading.map_err(|error| io::Error::other(format!("{file}: {error}")))
}

/// Returns all matches as written by `write`. Information that the format cannot represent is listed on standard error.
fn write_matches(reading: &Reading, write: fn(&MatchRecord) -> Written) -> String {
    let mut text = String::new();
    for record in &reading.matches {
        let written = write(record);
        for lost in &written.lost {
            eprintln!("this format cannot say {lost}");
        }
        text.push_str(&written.text);
    }
    text
}

/// Returns a link fragment for each position or match, without the players' names.
fn links(reading: &Reading) -> String {
    if !reading.positions.is_empty() {
        let found = reading.positions.iter();
        let links = found.map(|found| format!("#{}\n", position_link(&found.decision)));
        return links.collect();
    }
    let links: Vec<String> = reading
        .matches
        .iter()
        .filter_map(|record| match_link(record, false))
        .collect();
    if links.len() < reading.matches.len() {
        eprintln!("a match is too long for a link");
    }
    links.iter().flat_map(|link| ["#", link, "\n"]).collect()
}

/// Returns an SVG picture of the first position, or of the last decision of the last match.
fn picture(reading: &Reading) -> String {
    let found = reading.positions.first().map(|found| found.decision);
    found
        .or_else(|| decisions(reading).last())
        .map_or_else(String::new, |decision| picture::svg(&decision))
}

/// Returns the XGID of each position, or of each decision in each match, including the pending decision.
fn xgids(reading: &Reading) -> String {
    let decisions = decisions(reading);
    decisions.map(|decision| xgid(&decision) + "\n").collect()
}

/// Returns a text board for each position, or for each decision in each match.
fn boards(reading: &Reading) -> String {
    let boards: Vec<String> = decisions(reading)
        .map(|decision| forum_text(&decision))
        .collect();
    boards.join("\n")
}

/// Returns an iterator over the positions found or, if there are none, over the decisions in each match.
fn decisions(reading: &Reading) -> impl Iterator<Item = Decision> {
    let found = reading.positions.iter().map(|found| found.decision);
    let matches: &[MatchRecord] = if reading.positions.is_empty() {
        &reading.matches
    } else {
        &[]
    };
    let made = matches.iter().flat_map(|record| {
        let games = record.games.iter();
        games.flat_map(|game| {
            let made = game.decisions(&record.terms).into_iter();
            let made = made.map(|decided| decided.decision);
            made.chain(game.awaited(&record.terms))
        })
    });
    found.chain(made)
}

/// Returns one line for the match and one for each of its games.
fn summary(record: &MatchRecord) -> Vec<String> {
    let length = match record.terms.length {
        0 => "money play".to_owned(),
        points => format!("match to {points}"),
    };
    let names = ByPlayer::new(|player| {
        let name = plain_text(&record.players[player].name);
        match (name.is_empty(), player) {
            (false, _) => name,
            (true, Player::White) => "player 1".to_owned(),
            (true, Player::Black) => "player 2".to_owned(),
        }
    });
    let (white, black) = (&names.white, &names.black);
    let games = record.games.len();
    let mut lines = vec![format!("{white} - {black}, {length}, games: {games}")];
    for game in &record.games {
        let result = match &game.result {
            Some(result) => {
                let winner = &names[result.winner];
                format!("{winner} wins {} ({:?})", result.points, result.by)
            }
            None => "no result".to_owned(),
        };
        let crawford = if game.crawford { ", Crawford" } else { "" };
        lines.push(format!(
            "game {} at {} - {}{crawford}: {} moves, {result}",
            game.number,
            game.score.white,
            game.score.black,
            game.moves.len(),
        ));
    }
    lines
}
