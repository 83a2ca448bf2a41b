//! Reader for match files, which processes one line at a time.

mod entries;

use std::borrow::Cow;

use rules::{ByPlayer, Player, Roll, Setup};

use super::{
    header,
    line::{Context, Line, Name, classify, right_column},
    row::{Cell, Side},
};
use crate::formats::{
    assembly::Assembly,
    builder::GameBuilder,
    model::{MatchRecord, Played, PlayerInfo, RecordedAction, RecordedMove},
    position::{Placed, find_positions},
    remark::{Place, Remark, RemarkKind, excerpt},
    remarks::Remarks,
};

/// Returns `true` if the text could contain a match, because it has a row and either a header or a numbered game.
pub(in crate::formats) fn looks_like(text: &str) -> bool {
    let (mut head, mut rows) = (false, false);
    let mut context = Context::Outside;
    for line in text.lines().take(2000) {
        match classify(line, context) {
            Line::Header(_) => head = true,
            Line::Game(_) | Line::Names(_) => (head, context) = (true, Context::Game(None)),
            Line::Row(cells) | Line::Entries(cells) => rows |= !cells.is_empty(),
            _ => {}
        }
        if head && rows {
            return true;
        }
    }
    false
}

/// Returns `true` if the text contains a position other than the starting position of one of its games.
pub(in crate::formats) fn names_a_position(text: &str) -> bool {
    let is_set_up = |line: &str| line.contains("Set Pos=");
    text.lines()
        .any(|line| !is_set_up(line) && !find_positions(line).is_empty())
}

/// Contents of a match file.
pub(in crate::formats) struct Text {
    pub(in crate::formats) matches: Vec<MatchRecord>,
    /// `true` if a numbered row contains a legal play, or if two unnumbered lines below the players' names do.
    pub(in crate::formats) has_legal_row: bool,
    /// Remark on the first legal play in an unnumbered line, used if the match is skipped.
    pub(in crate::formats) left_out: Option<Remark>,
}

/// Reads all matches in a text, and adds remarks on irregularities to `remarks`.
pub(in crate::formats) fn read(text: &str, remarks: &mut Remarks) -> Text {
    let mut reader = Reader {
        assembly: Assembly::default(),
        game: None,
        line: 0,
        entries: 0,
        number: None,
        header: None,
        tags: Vec::new(),
        resigned: None,
        unwritten: None,
        set_up: None,
        right_column: None,
        hidden: None,
        has_bare_result: false,
        is_named: false,
        has_legal_row: false,
        legal_entries: 0,
        left_out: None,
        remarks,
    };
    for line in text.lines() {
        reader.line += 1;
        let line = expand_tabs(line);
        reader.line(&line);
    }
    reader.end_game();
    Text {
        has_legal_row: reader.has_legal_row || reader.is_named && reader.legal_entries > 1,
        left_out: reader.left_out,
        matches: reader.assembly.finish(remarks),
    }
}

/// Expands tabs to the next multiple of eight columns.
fn expand_tabs(line: &str) -> Cow<'_, str> {
    if !line.contains('\t') {
        return Cow::Borrowed(line);
    }
    let (mut expanded, mut column) = (String::new(), 0);
    for c in line.chars() {
        let width = if c == '\t' { 8 - column % 8 } else { 1 };
        if c == '\t' {
            expanded.extend(std::iter::repeat_n(' ', width));
        } else {
            expanded.push(c);
        }
        column += width;
    }
    Cow::Owned(expanded)
}

struct Reader<'a> {
    assembly: Assembly,
    game: Option<GameBuilder>,
    line: u32,
    /// Number of entries read so far.
    entries: u32,
    /// Number of the game that has been announced, until its players are named.
    number: Option<u32>,
    /// Match length from a header that has not yet been followed by a game.
    header: Option<u16>,
    /// Tags since the last game announcement.
    tags: Vec<(String, String)>,
    /// Resignation that may end the game.
    resigned: Option<(Player, Option<u8>)>,
    /// Roll without a play, held until the next entry shows whether the game continues.
    unwritten: Option<Unwritten>,
    /// Starting position of the next game.
    set_up: Option<Placed>,
    /// Column of the right-hand player's name.
    right_column: Option<usize>,
    /// Line number of a hidden turn without dice, held until the next entry shows whether the game continues.
    hidden: Option<u32>,
    /// `true` if the winner is known only from a column in an unnumbered line.
    has_bare_result: bool,
    /// `true` if a line has named the players.
    is_named: bool,
    /// `true` if a numbered row contains a legal play.
    has_legal_row: bool,
    /// Number of unnumbered lines that contain a legal play and no unknown entry.
    legal_entries: u32,
    /// Remark on the first of the lines counted in `legal_entries`.
    left_out: Option<Remark>,
    remarks: &'a mut Remarks,
}

/// Roll for which the file contains no play.
#[derive(Clone, Copy)]
struct Unwritten {
    player: Player,
    roll: Roll,
    line: u32,
}

impl Reader<'_> {
    fn remark(&mut self, kind: RemarkKind) {
        let place = Place::Line(self.line);
        self.remarks.push(Remark { place, kind });
    }

    /// Returns the current game, starting one if necessary, and a function that adds remarks on this line.
    fn game(&mut self) -> (&mut GameBuilder, impl FnMut(RemarkKind) + '_) {
        if self.game.is_none() {
            self.begin_uncounted();
        }
        let terms = self.assembly.terms();
        let game = self
            .game
            .get_or_insert_with(|| GameBuilder::new(terms, 1, ByPlayer::default()));
        let place = Place::Line(self.line);
        let remarks = &mut *self.remarks;
        (game, move |kind| remarks.push(Remark { place, kind }))
    }

    fn line(&mut self, text: &str) {
        let context = match (self.number, &self.game) {
            (Some(_), _) => Context::Announced,
            (None, Some(_)) => Context::Game(self.right_column),
            (None, None) => Context::Outside,
        };
        match classify(text, context) {
            Line::Blank => {}
            Line::Tag(key, value) if self.tags.len() < header::MAX_TAGS => {
                self.tags.push((key.to_owned(), value.to_owned()));
            }
            Line::Comment(comment) => self.comment(comment),
            Line::Text(text) => self.text(text),
            Line::Header(length) => self.header = Some(length),
            Line::Game(number) => self.announce(number),
            Line::Names(names) => {
                (self.is_named, self.right_column) = (true, right_column(text, &names[1]));
                self.begin(&names);
            }
            Line::Row(cells) => {
                let before = self.moves().len();
                self.row(&cells);
                self.has_legal_row |= self.moves().iter().skip(before).any(is_legal_play);
            }
            Line::Entries(cells) => self.bare_row(text, &cells),
            Line::Tag(..) | Line::Unknown => self.remark(RemarkKind::NotUnderstood(excerpt(text))),
        }
    }

    /// Reads the entries in an unnumbered line, which may turn out to be a sentence that describes a position.
    fn bare_row(&mut self, text: &str, cells: &[(Side, Cell<'_>)]) {
        let before = self.moves().len();
        self.row(cells);
        let has = |is: fn(&Cell<'_>) -> bool| cells.iter().any(|(_, cell)| is(cell));
        self.has_bare_result |= has(|cell| matches!(cell, Cell::Wins(_)));
        let is_legal = self.moves().iter().skip(before).any(is_legal_play);
        if is_legal && !has(|cell| matches!(cell, Cell::Unknown(_))) {
            self.legal_entries += 1;
            let kind = RemarkKind::NotUnderstood(excerpt(text));
            let place = Place::Line(self.line);
            self.left_out.get_or_insert(Remark { place, kind });
        }
    }

    fn moves(&self) -> &[RecordedMove] {
        self.game.as_ref().map_or(&[], |game| &game.game().moves)
    }

    fn comment(&mut self, text: &str) {
        let position = text.strip_prefix("Set Pos=").and_then(Placed::from_xgid);
        if text.starts_with("Set ") {
            self.settle_unwritten(true);
        }
        if let Some(game) = self.game.as_mut().filter(|game| !game.is_over())
            && let Some(cube) = text.strip_prefix("Set Cube=").and_then(header::cube)
        {
            return game.other(Player::White, RecordedAction::SetCube(cube));
        }
        match (&mut self.game, position) {
            (Some(game), Some(position)) if !game.is_over() => {
                let line = Place::Line(self.line);
                let remarks = &mut *self.remarks;
                let mut remark = |kind| remarks.push(Remark { place: line, kind });
                if set_up(game, &position, &mut remark).is_none() {
                    remark(RemarkKind::NotUnderstood(excerpt(text)));
                }
            }
            (_, Some(position)) => self.set_up = Some(position),
            (_, None) => self.text(text),
        }
    }

    /// Adds a comment to the game, or to the match if no game is in progress.
    fn text(&mut self, text: &str) {
        match &mut self.game {
            Some(game) if !game.is_over() => game.comment(text),
            _ => self.assembly.comment(text),
        }
    }

    /// Handles a line such as `Game 3`: ends the previous game, and also the previous match if a new one starts.
    fn announce(&mut self, number: u32) {
        self.end_game();
        self.place_tags(number);
        self.number = Some(number);
    }

    /// Starts a new match if the header or the game number requires it, and applies the tags.
    fn place_tags(&mut self, number: u32) {
        let goes_on = self
            .assembly
            .last_number()
            .is_some_and(|last| last < number);
        let other_length = self
            .header
            .is_some_and(|length| length != self.assembly.terms().length);
        if self.assembly.last_number().is_some() && (!goes_on || other_length) {
            self.assembly.begin_match();
        }
        let record = self.assembly.current();
        if let Some(length) = self.header.take() {
            record.terms.length = length;
        }
        for (key, value) in self.tags.drain(..) {
            header::apply(record, &key, &value);
        }
    }

    /// Starts the game at the line with the players' names and scores.
    fn begin(&mut self, [left, right]: &[Name<'_>; 2]) {
        let number = self.number.take();
        if number.is_none() {
            self.end_game();
            self.place_tags(self.assembly.next_number());
        }
        let number = number.unwrap_or_else(|| self.assembly.next_number());
        let score = ByPlayer {
            white: left.score,
            black: right.score,
        };
        name_players(self.assembly.current(), [left, right]);
        let place = Place::Line(self.line);
        let mut game = self.assembly.begin_game(number, Some(score), place);
        if let Some(position) = self.set_up.take() {
            let remarks = &mut *self.remarks;
            let mut remark = |kind| remarks.push(Remark { place, kind });
            if set_up(&mut game, &position, &mut remark).is_none() {
                remark(RemarkKind::NotUnderstood("Set Pos".to_owned()));
            }
        }
        self.game = Some(game);
    }

    /// Starts a game that has rows but no line with the players' names and scores.
    fn begin_uncounted(&mut self) {
        let number = self.number.take();
        let number = number.unwrap_or_else(|| self.assembly.next_number());
        self.place_tags(number);
        self.remark(RemarkKind::NoScoreLine);
        let place = Place::Line(self.line);
        self.game = Some(self.assembly.begin_game(number, None, place));
    }

    fn end_game(&mut self) {
        self.settle_unwritten(false);
        self.hidden = None;
        let resigned = self.resigned.take();
        let Some(mut game) = self.game.take() else {
            return;
        };
        let place = Place::Line(self.line);
        let remarks = &mut *self.remarks;
        let mut remark = |kind| remarks.push(Remark { place, kind });
        if let Some((loser, factor)) = resigned
            && !game.is_over()
        {
            let cube = game.state().cube.value.points();
            let points = factor.map(|factor| cube * u32::from(factor));
            game.finish(loser.opponent(), points, &mut remark);
        }
        self.assembly.add(game, place);
        if std::mem::take(&mut self.has_bare_result) {
            self.assembly.doubt_winner();
        }
    }
}

fn is_legal_play(made: &RecordedMove) -> bool {
    matches!(
        made.action,
        RecordedAction::Play {
            played: Played::Legal(_),
            ..
        }
    )
}

/// Continues from the position in a "Set Pos" comment, an XGID in which the left-hand player's checkers are upper-case
/// letters; `None` if a side has too many checkers.
fn set_up(
    game: &mut GameBuilder,
    position: &Placed,
    remark: &mut dyn FnMut(RemarkKind),
) -> Option<()> {
    let Placed {
        sides,
        cube,
        on_roll,
        roll,
    } = *position;
    let side = |player: Player| game.state().arrangement.with_tray(player, sides[player]);
    let setup = Setup {
        own: side(on_roll)?,
        opponent: side(on_roll.opponent())?,
    };
    game.other(on_roll, RecordedAction::SetUp(Box::new(setup)));
    if cube != game.state().cube {
        game.other(on_roll, RecordedAction::SetCube(cube));
    }
    if let Some(roll) = roll {
        game.rolled(on_roll, roll, remark);
    }
    Some(())
}

/// Assigns the players' names by column; ratings from the tags stay with the names.
fn name_players(record: &mut MatchRecord, names: [&Name<'_>; 2]) {
    let players = &mut record.players;
    if players.white.name == names[1].player && players.black.name == names[0].player {
        std::mem::swap(&mut players.white, &mut players.black);
    }
    let set = |player: &mut PlayerInfo, name: &Name<'_>| {
        if !name.player.is_empty() {
            name.player.clone_into(&mut player.name);
        }
        if let Some(rating) = name.rating {
            player.rating = Some(rating.to_owned());
        }
    };
    set(&mut players.white, names[0]);
    set(&mut players.black, names[1]);
}
