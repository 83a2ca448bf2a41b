//! Writer for .sgf files in GNU Backgammon's dialect, with comments and analysis.

use std::fmt::Write as _;

use rules::{BarBackgammon, Beavers, EndedBy, Player, Variant};

use super::{
    DRAWING, FLAG,
    judged::{self, Analysed},
    play::{letter, moves_of},
    tree::escaped,
};
use crate::{
    Note,
    formats::{
        arrangement::Arrangement,
        model::{GameRecord, MatchRecord, RecordedAction, RecordedMove, Terms},
        omissions::{Omission, Omissions, Written},
    },
};

/// Writes the match as an .sgf file for GNU Backgammon.
///
/// ```
/// use record::{read_file, write_sgf};
///
/// let text = "3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42: 8/4 6/4\n";
/// let reading = read_file(text.as_bytes())?;
/// let sgf = write_sgf(&reading.matches[0]).text;
/// assert_eq!(read_file(sgf.as_bytes())?.matches[0].games[0].moves.len(), 2);
/// # Ok::<(), record::Unreadable>(())
/// ```
pub fn write_sgf(record: &MatchRecord) -> Written {
    let mut text = String::new();
    let mut lost = Omissions::default();
    if !record.tags.is_empty() {
        lost.add(Omission::Tags);
    }
    for (nth, game) in record.games.iter().enumerate() {
        text.push_str(&root(record, game, nth == 0, &mut lost));
        let count = game.moves.len();
        for (nth, (situation, made)) in game.replay(&record.terms).enumerate() {
            let place = NodePlace {
                before: situation.arrangement(),
                in_match: record.terms.length > 0,
                is_last: nth + 1 == count,
            };
            text.push_str(&node(made, &place, &mut lost));
        }
        text.push_str(")\n");
    }
    lost.written(text)
}

fn root(record: &MatchRecord, game: &GameRecord, first: bool, lost: &mut Omissions) -> String {
    let terms = &record.terms;
    let name = |player: Player| escaped(&record.players[player].name);
    let mut text = format!(
        "(;FF[4]GM[6]CA[UTF-8]AP[Backgammon]MI[length:{}][game:{}][ws:{}][bs:{}]PW[{}]PB[{}]",
        terms.length,
        game.number.saturating_sub(1),
        game.score.white,
        game.score.black,
        name(Player::White),
        name(Player::Black),
    );
    let event = &record.event;
    let about = [
        ("WR", &record.players.white.rating),
        ("BR", &record.players.black.rating),
        ("DT", &event.date),
        ("EV", &event.event),
        ("RO", &event.round),
        ("PC", &event.place),
        ("AN", &event.annotator),
        ("GC", &event.comment),
    ];
    // Writing to a string cannot fail.
    for (key, value) in about {
        if let Some(value) = value.as_ref().filter(|_| first) {
            let _ = write!(text, "{key}[{}]", escaped(value));
        }
    }
    let rules = rules(terms, game.crawford);
    if !rules.is_empty() {
        let _ = write!(text, "RU[{rules}]");
    }
    if let Some(result) = &game.result {
        let winner = colour(result.winner);
        let resigned = match result.by {
            EndedBy::Resignation | EndedBy::Time => "R",
            EndedBy::BearingOff | EndedBy::Drop => "",
        };
        if result.by == EndedBy::Time {
            lost.add(Omission::OutOfTime);
        }
        let _ = write!(text, "RE[{winner}+{}{resigned}]", result.points);
    }
    if let Some(comment) = &game.comment {
        let _ = write!(text, "C[{}]", escaped(comment));
    }
    text
}

fn rules(terms: &Terms, crawford_game: bool) -> String {
    let mut rules = Vec::new();
    if !terms.cube {
        rules.push("NoCube");
    }
    if terms.length > 0 && terms.crawford {
        rules.push("Crawford");
    }
    if crawford_game {
        rules.push("CrawfordGame");
    }
    if terms.length == 0 && terms.jacoby {
        rules.push("Jacoby");
    }
    match terms.variant {
        Variant::Standard => {}
        Variant::Nackgammon => rules.push("Nackgammon"),
        Variant::Hypergammon => rules.push("Hypergammon3"),
        Variant::Hypergammon2 => rules.push("Hypergammon2"),
        Variant::Hypergammon1 => rules.push("Hypergammon1"),
        Variant::Longgammon => rules.push("Longgammon"),
        Variant::Portes => rules.push("Portes"),
        Variant::Misere => rules.push("Misere"),
    }
    // GNU Backgammon ignores unknown words.
    match terms.beavers {
        Beavers::None => {}
        Beavers::One => rules.push("Beavers"),
        Beavers::Unlimited => rules.push("Raccoons"),
    }
    if terms.bar_backgammon == BarBackgammon::Four {
        rules.push("BarBackgammon4");
    }
    rules.join(":")
}

/// Context of a node in its game.
struct NodePlace {
    /// Position before the node.
    before: Arrangement,
    in_match: bool,
    is_last: bool,
}

const fn colour(player: Player) -> char {
    match player {
        Player::White => 'W',
        Player::Black => 'B',
    }
}

fn node(made: &RecordedMove, place: &NodePlace, lost: &mut Omissions) -> String {
    let player = made.player;
    let colour = colour(player);
    let mut moves = None;
    let mut text = match &made.action {
        RecordedAction::Play { roll, played } => {
            let (high, low) = (roll.high().pips(), roll.low().pips());
            moves = moves_of(played);
            if let Some(moves) = &moves {
                let letters = judged::letters(player, moves);
                format!("\n;{colour}[{high}{low}{letters}]")
            } else {
                if !place.is_last {
                    lost.add(Omission::UnknownPlay);
                }
                format!("\n;PL[{colour}]DI[{high}{low}]")
            }
        }
        // A beaver is a double in response to a double.
        RecordedAction::Double | RecordedAction::Beaver => format!("\n;{colour}[double]"),
        RecordedAction::Take => format!("\n;{colour}[take]"),
        RecordedAction::Drop => format!("\n;{colour}[drop]"),
        RecordedAction::SetUp(setup) => set_up(player, setup),
        RecordedAction::SetCube(cube) => {
            let owner = match cube.owner {
                None => 'c',
                Some(Player::White) => 'w',
                Some(Player::Black) => 'b',
            };
            format!("\n;CV[{}]CP[{owner}]", cube.value.points())
        }
        // The next node implies that the turn was lost.
        RecordedAction::ClosedOut => return String::new(),
        RecordedAction::Resign(_) | RecordedAction::Decline => {
            lost.add(Omission::DeclinedResignation);
            return String::new();
        }
    };
    if let Some(analysis) = &made.analysis {
        let analysed = Analysed {
            player,
            before: place.before,
            moves: moves.as_deref(),
            in_match: place.in_match,
        };
        text.push_str(&judged::write(analysis, &analysed, lost));
    }
    text.push_str(&note(&made.note));
    text
}

/// Writes a note's comment, and its flag and drawing as properties that only this program reads.
fn note(note: &Note) -> String {
    let flag = note.flag.map(|flag| flag.key().to_owned());
    let drawing = (!note.drawing.is_empty()).then(|| note.drawing.to_string());
    let values = [
        ("C", note.comment.as_deref().map(escaped)),
        (FLAG, flag),
        (DRAWING, drawing),
    ];
    let written = values
        .into_iter()
        .filter_map(|(key, value)| Some(format!("{key}[{}]", value?)));
    written.collect()
}

/// Writes the whole position with `player` on roll: clears every point, then adds the checkers.
fn set_up(player: Player, setup: &rules::Setup) -> String {
    let mut text = format!("\n;PL[{}]AE[a:y]", colour(player));
    let sides = [(player, &setup.own), (player.opponent(), &setup.opponent)];
    for (player, side) in sides {
        let standing = || (1..=25).zip(&side[1..]).filter(|&(_, &count)| count > 0);
        if standing().next().is_none() {
            continue;
        }
        text.push_str(match player {
            Player::White => "AW",
            Player::Black => "AB",
        });
        for (place, &count) in standing() {
            for _ in 0..count {
                let _ = write!(text, "[{}]", letter(player, place));
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use crate::{Flag, Note, read_file, write_sgf};

    #[test]
    fn comments_flags_and_drawings_survive_a_round_trip() {
        let text = "3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42: 8/4 6/4\n";
        let reading = read_file(text.as_bytes()).expect("a match");
        let mut record = reading.matches[0].clone();
        record.games[0].moves[1].note = Note {
            comment: Some("Why [not]\n24/18?".to_owned()),
            flag: Some(Flag::Question),
            drawing: "24/18 ~obar/5 20 off".parse().expect("a drawing"),
        };
        let sgf = write_sgf(&record).text;
        let again = read_file(sgf.as_bytes()).expect("a match");
        let remarks = again.remarks.len();
        assert_eq!(again.matches[0].games, record.games);
        let damaged = sgf.replace("24/18 ~obar/5", "99/1");
        let reading = read_file(damaged.as_bytes()).expect("a match");
        let note = &reading.matches[0].games[0].moves[1].note;
        assert!(note.drawing.is_empty() && note.flag.is_some());
        assert_eq!(reading.remarks.len(), remarks + 1);
    }
}
