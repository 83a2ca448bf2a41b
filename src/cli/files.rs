//! Match files of other programs: `bg check` lists their contents and remarks, `bg convert` writes another format.

mod json;

use std::{
    fs,
    io::{self, Read as _, Write as _},
    process::ExitCode,
};

use record::{
    FoundPosition, MatchRecord, Reading, Written, forum_text, match_link, position_link, read_file,
    write_mat, write_sgf, write_svg, xgid,
};
use rules::Decision;

/// The most that is read: more is refused by the reader anyway.
const MOST_BYTES: u64 = 64 << 20;

/// Prints the contents and every remark. The exit code is 1 if the file holds no game.
pub(super) fn check(file: &str) -> ExitCode {
    let reading = match read(file) {
        Ok(reading) => reading,
        Err(error) => return refuse(file, &error),
    };
    let mut told = vec![reading.format.to_string()];
    if reading.positions.is_empty() {
        told.extend(reading.matches.iter().flat_map(summary));
    }
    let position = |found: &FoundPosition| format!("{}: {}", found.place, xgid(&found.decision));
    told.extend(reading.positions.iter().map(position));
    told.extend(reading.remarks.iter().map(ToString::to_string));
    print(&format!("{}\n", told.join("\n")))
}

/// Prints the file in another format.
pub(super) fn convert(file: &str, format: &str) -> ExitCode {
    let write = match format {
        "mat" => mat,
        "sgf" => sgf,
        "json" => json::matches,
        "xgid" => xgids,
        "link" => links,
        "svg" => picture,
        "text" => texts,
        _ => return refuse(file, &format!("no such format: {format}")),
    };
    let reading = match read(file) {
        Ok(reading) => reading,
        Err(error) => return refuse(file, &error),
    };
    for remark in &reading.remarks {
        eprintln!("{remark}");
    }
    print(&write(&reading))
}

fn read(file: &str) -> Result<Reading, String> {
    let mut bytes = Vec::new();
    let got = if file == "-" {
        io::stdin().take(MOST_BYTES).read_to_end(&mut bytes)
    } else {
        fs::File::open(file).and_then(|open| open.take(MOST_BYTES).read_to_end(&mut bytes))
    };
    got.map_err(|error| error.to_string())?;
    read_file(&bytes).map_err(|error| error.to_string())
}

fn mat(reading: &Reading) -> String {
    written(reading, write_mat)
}

fn sgf(reading: &Reading) -> String {
    written(reading, write_sgf)
}

fn written(reading: &Reading, write: fn(&MatchRecord) -> Written) -> String {
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

/// The fragment of a link to each position or match, without names.
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

/// The picture of the first position, or of the last decision of the last match.
fn picture(reading: &Reading) -> String {
    let found = reading.positions.first().map(|found| found.decision);
    let decisions = || {
        let record = reading.matches.last()?;
        let mut games = record.games.iter().rev();
        let decided = games.find_map(|game| game.decisions(&record.terms).pop());
        Some(decided?.decision)
    };
    found
        .or_else(decisions)
        .map_or_else(String::new, |decision| write_svg(&decision))
}

/// The XGID of each position, or of each decision of each match.
fn xgids(reading: &Reading) -> String {
    let decisions = decisions(reading);
    decisions.map(|decision| xgid(&decision) + "\n").collect()
}

/// A board of letters for each position, or for each decision of each match.
fn texts(reading: &Reading) -> String {
    let texts: Vec<String> = decisions(reading)
        .map(|decision| forum_text(&decision))
        .collect();
    texts.join("\n")
}

/// Each position, or each decision of each match.
fn decisions(reading: &Reading) -> impl Iterator<Item = Decision> {
    let found = reading.positions.iter().map(|found| found.decision);
    let made = reading.matches.iter().flat_map(|record| {
        let games = record.games.iter();
        games.flat_map(|game| game.decisions(&record.terms))
    });
    found.chain(made.map(|decided| decided.decision))
}

/// One line for the match, one for each game.
fn summary(record: &MatchRecord) -> Vec<String> {
    let length = match record.terms.length {
        0 => "money play".to_owned(),
        points => format!("match to {points}"),
    };
    let (white, black) = (&record.players.white.name, &record.players.black.name);
    let games = record.games.len();
    let mut told = vec![format!("{white} - {black}, {length}, games: {games}")];
    for game in &record.games {
        let result = match &game.result {
            Some(result) => {
                let winner = &record.players[result.winner].name;
                format!("{winner} wins {} ({:?})", result.points, result.by)
            }
            None => "no result".to_owned(),
        };
        let crawford = if game.crawford { ", Crawford" } else { "" };
        told.push(format!(
            "game {} at {} - {}{crawford}: {} moves, {result}",
            game.number,
            game.score.white,
            game.score.black,
            game.moves.len(),
        ));
    }
    told
}

fn refuse(file: &str, why: &str) -> ExitCode {
    eprintln!("bg: {file}: {why}");
    ExitCode::FAILURE
}

fn print(text: &str) -> ExitCode {
    match io::stdout().write_all(text.as_bytes()) {
        // The reader may close the pipe early, as `head` does.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => refuse("-", &error.to_string()),
        _ => ExitCode::SUCCESS,
    }
}
