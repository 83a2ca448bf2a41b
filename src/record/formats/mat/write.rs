//! Writer for match files in GNU Backgammon's dialect.

use std::fmt::Write as _;

use rules::{BarBackgammon, Beavers, Board, ByPlayer, Cube, EndedBy, Player, Roll, Setup, Variant};

use super::line::name as read_name;
use crate::{
    formats::{
        arrangement::ways,
        model::{GameRecord, MatchRecord, Played, RecordedAction, RecordedMove, Terms},
        omissions::{Omission, Omissions, Written},
        position::Placed,
        replay::Situation,
    },
    player_name::redirects,
};

/// Writes the match as a .mat file in GNU Backgammon's dialect. Data that only this program can read is stored in tags,
/// which other programs skip as comments.
///
/// ```
/// use record::{decision_from_xgid, read_file, write_mat};
///
/// let text = "3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42: 8/4 6/4\n";
/// let reading = read_file(text.as_bytes())?;
/// let written = write_mat(&reading.matches[0]);
/// assert!(written.text.contains("8/5 6/5") && written.lost.is_empty());
/// # Ok::<(), record::Unreadable>(())
/// ```
pub fn write_mat(record: &MatchRecord) -> Written {
    let mut file = File {
        terms: record.terms,
        text: String::new(),
        lost: Omissions::default(),
    };
    file.header(record);
    for game in &record.games {
        file.game(record, game);
    }
    file.lost.written(file.text)
}

struct File {
    terms: Terms,
    text: String,
    lost: Omissions,
}

impl File {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn tag(&mut self, key: &str, value: &str) {
        // A quotation mark would end the tag.
        let [key, value] = [key, value].map(|text| one_line(text).replace('"', "'"));
        self.line(&format!("; [{key} \"{value}\"]"));
    }

    fn header(&mut self, record: &MatchRecord) {
        let event = &record.event;
        // Most programs write dates with dots.
        let date = event.date.as_ref().map(|date| date.replace('-', "."));
        let known = [
            ("Site", &event.place),
            ("Event", &event.event),
            ("Round", &event.round),
            ("EventDate", &date),
            ("Annotator", &event.annotator),
        ];
        for (key, value) in known {
            if let Some(value) = value {
                self.tag(key, value);
            }
        }
        self.own_tags(record);
        for line in event.comment.iter().flat_map(|comment| comment.lines()) {
            self.line(&comment(line));
        }
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        let length = self.terms.length;
        self.line(&format!(" {length} point match\n"));
    }

    /// Writes tags for terms that the dialect cannot express, unless they have their default values.
    fn own_tags(&mut self, record: &MatchRecord) {
        let terms = self.terms;
        for (key, player) in [
            ("Player 1 Elo", &record.players.white),
            ("Player 2 Elo", &record.players.black),
        ] {
            if let Some(rating) = &player.rating {
                self.tag(key, rating);
            }
        }
        if terms.variant != Variant::Standard {
            self.tag("Variation", &format!("{:?}", terms.variant));
        }
        if !terms.crawford {
            self.tag("Crawford", "Off");
        }
        if terms.jacoby {
            self.tag("Jacoby", "On");
        }
        match terms.beavers {
            Beavers::None => {}
            Beavers::One => self.tag("Beaver", "On"),
            Beavers::Unlimited => self.tag("Beaver", "Unlimited"),
        }
        if terms.bar_backgammon == BarBackgammon::Four {
            self.tag("BarBackgammon", "4");
        }
        if !terms.cube {
            self.tag("CubeLimit", "1");
        }
        for (key, value) in &record.tags {
            self.tag(key, value);
        }
    }

    fn game(&mut self, record: &MatchRecord, game: &GameRecord) {
        self.line(&format!(" Game {}", game.number));
        let named = |player: Player| {
            let name = match (player_name(&record.players[player].name), player) {
                (name, Player::White) if name.is_empty() => "player1".to_owned(),
                (name, Player::Black) if name.is_empty() => "player2".to_owned(),
                (name, _) => name,
            };
            format!("{name} : {}", game.score[player])
        };
        let [left, right] = [Player::White, Player::Black].map(named);
        self.line(&format!(" {left:<30} {right}"));
        let comment = game.comment.is_some() || game.moves.iter().any(|made| !made.note.is_empty());
        if comment {
            self.lost.add(Omission::Comments);
        }
        let mut rows = self.rows(game);
        if let Some(result) = &game.result {
            if result.by == EndedBy::Time {
                self.lost.add(Omission::OutOfTime);
            }
            rows.result(result.winner, result.points, result.by == EndedBy::Drop);
        } else {
            rows.flush();
        }
        self.text.push_str(&rows.text);
        self.text.push('\n');
    }

    /// Returns a game's rows, without its result.
    fn rows(&mut self, game: &GameRecord) -> Rows {
        let mut rows = Rows::default();
        let terms = self.terms;
        let waiting = game.waiting_roll();
        let mut moves = game.replay(&terms).peekable();
        while let Some((situation, made)) = moves.next() {
            if let RecordedAction::SetUp(setup) = &made.action {
                let next =
                    moves.next_if(|(_, next)| matches!(next.action, RecordedAction::SetCube(_)));
                let cube = match next.map(|(_, next)| &next.action) {
                    Some(RecordedAction::SetCube(cube)) => *cube,
                    _ => situation.cube(),
                };
                // If a record contains only a position, its dice are stored with the position.
                let is_last = |made: &RecordedMove| {
                    game.moves
                        .last()
                        .is_some_and(|last| std::ptr::eq(last, made))
                };
                let waits = moves.next_if(|(_, next)| waiting.is_some() && is_last(next));
                let roll = waits.and(waiting);
                self.set_up(&mut rows, game, made.player, setup, (cube, roll));
            } else if let RecordedAction::SetCube(cube) = &made.action {
                let owner = match cube.owner {
                    Some(Player::White) => "1",
                    Some(Player::Black) => "-1",
                    None => "0",
                };
                rows.comment(&format!("Set Cube={}:{owner}", cube.value.points()));
            } else {
                let next = moves.peek().map(|(_, next)| *next);
                let waiting = waiting.filter(|_| next.is_none()).map(dice);
                if let Some(cell) = waiting.or_else(|| self.cell(&situation, made, next)) {
                    rows.add(made.player, &cell);
                }
            }
        }
        rows
    }

    /// Writes a set-up position as an XGID in a comment, as XG does.
    fn set_up(
        &mut self,
        rows: &mut Rows,
        game: &GameRecord,
        player: Player,
        setup: &Setup,
        (cube, roll): (Cube, Option<Roll>),
    ) {
        let placed = Placed {
            sides: ByPlayer::new(|side| {
                if side == player {
                    setup.own
                } else {
                    setup.opponent
                }
            }),
            cube,
            on_roll: player,
            roll,
        };
        let Terms {
            length,
            jacoby,
            beavers,
            ..
        } = self.terms;
        let rule = if length > 0 {
            u8::from(game.crawford)
        } else {
            u8::from(jacoby) + 2 * u8::from(beavers != Beavers::None)
        };
        match placed.xgid(game.score, rule, length) {
            Some(id) => rows.comment(&format!("Set Pos={id}")),
            None => self.lost.add(Omission::SetUp),
        }
    }

    /// Returns the cell for a move; `None` if the move needs no cell. `next` is the move that follows.
    fn cell(
        &mut self,
        situation: &Situation,
        made: &RecordedMove,
        next: Option<&RecordedMove>,
    ) -> Option<String> {
        if made.analysis.is_some() {
            self.lost.add(Omission::Analysis);
        }
        Some(match &made.action {
            RecordedAction::Play { roll, played } => {
                dice(*roll) + &play(situation.board(made.player).as_ref(), played)
            }
            RecordedAction::Double => {
                let value = situation.cube().value.points().saturating_mul(2);
                format!(" Doubles => {value}")
            }
            RecordedAction::Beaver => {
                let value = situation.offer().map_or(1, |(_, value)| value.points());
                format!(" Beavers => {}", value.saturating_mul(2))
            }
            // The next roll implies that the beaver was taken.
            RecordedAction::Take if situation.was_beavered() && next.is_some_and(is_roll) => {
                return None;
            }
            RecordedAction::Take => " Takes".to_owned(),
            RecordedAction::Drop => " Drops".to_owned(),
            // The next row implies that the turn was lost; set-up positions and cube settings have separate lines.
            RecordedAction::ClosedOut | RecordedAction::SetUp(_) | RecordedAction::SetCube(_) => {
                return None;
            }
            RecordedAction::Resign(_) | RecordedAction::Decline => {
                self.lost.add(Omission::DeclinedResignation);
                return None;
            }
        })
    }
}

fn dice(roll: Roll) -> String {
    format!("{}{}: ", roll.high().pips(), roll.low().pips())
}

fn is_roll(made: &RecordedMove) -> bool {
    matches!(made.action, RecordedAction::Play { .. })
}

/// Formats one move per checker and die, each followed by a space; the space after the fourth move of a legal play is
/// omitted.
fn play(board: Option<&Board>, played: &Played) -> String {
    let mut text = String::new();
    match played {
        Played::Legal(play) => {
            let mut board = board.copied();
            for (step, [from, to]) in play.steps().zip(ways(play)) {
                let stepped = board.and_then(|board| board.step(step).ok());
                board = stepped.map(|stepped| stepped.board);
                let hit = if stepped.is_some_and(|stepped| stepped.hit) {
                    "*"
                } else {
                    ""
                };
                // Writing to a string cannot fail.
                let _ = write!(text, "{from}/{to}{hit} ");
            }
            if play.len() == 4 {
                text.pop();
            }
        }
        Played::Forbidden(moves) => {
            for [from, to] in moves {
                let _ = write!(text, "{from}/{to} ");
            }
        }
        Played::Unknown => text.push_str("????"),
    }
    text
}

/// Rows of a game, in two columns.
#[derive(Default)]
struct Rows {
    text: String,
    count: u32,
    left: Option<String>,
}

impl Rows {
    fn add(&mut self, player: Player, cell: &str) {
        match player {
            Player::White => {
                self.flush();
                self.left = Some(cell.to_owned());
            }
            Player::Black => self.row(cell),
        }
    }

    /// Writes a comment line, which other programs ignore.
    fn comment(&mut self, text: &str) {
        self.flush();
        let _ = writeln!(self.text, " ; {text}");
    }

    /// Writes a row with the pending left entry and `right`.
    fn row(&mut self, right: &str) {
        self.count += 1;
        let left = self.left.take().unwrap_or_default();
        let _ = writeln!(self.text, "{:3}) {left:<27} {right}", self.count);
    }

    fn flush(&mut self) {
        if self.left.is_some() {
            self.row("");
        }
    }

    fn result(&mut self, winner: Player, points: u32, dropped: bool) {
        let plural = if points == 1 { "" } else { "s" };
        let wins = format!("Wins {points} point{plural}");
        if dropped && self.left.is_some() {
            return self.row(&format!(" {wins} "));
        }
        self.flush();
        let indent = match winner {
            Player::White => 6,
            Player::Black => 34,
        };
        let _ = writeln!(self.text, "{:indent$}{wins}", "");
    }
}

/// Returns the text without line breaks and without characters that change the direction of the text that follows.
fn one_line(text: &str) -> String {
    let shown = text.chars().filter(|&c| !redirects(c));
    let plain = |c: char| if c.is_control() { ' ' } else { c };
    shown.map(plain).collect()
}

/// Returns a name that can be parsed again when it is followed by a score.
fn player_name(text: &str) -> String {
    let name = one_line(text).replace(':', ".").replace('|', "/");
    let name = name.trim();
    match (name.rsplit_once(','), read_name(name, 0).rating) {
        // A number directly after a comma would be read as a rating.
        (Some((before, number)), Some(_)) => format!("{before}, {number}"),
        _ => name.to_owned(),
    }
}

/// Formats a comment on the match. A second semicolon marks text that would otherwise be read as a tag or a position.
fn comment(line: &str) -> String {
    let line = one_line(line);
    let text = line.trim_start();
    let special = ["Set Pos=", "Set Cube=", "[", ";"];
    let escape = if special.iter().any(|sign| text.starts_with(sign)) {
        "; "
    } else {
        ""
    };
    format!("; {escape}{line}")
}
