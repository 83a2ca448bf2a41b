//! Reads the text of a match, line by line.

use std::borrow::Cow;

use rules::{ByPlayer, Die, Player, Roll, Setup, Win};

use super::{
    header,
    line::{Line, Name, classify},
    row::{Cell, Side},
};
use crate::formats::{
    assembly::Assembly,
    builder::GameBuilder,
    model::{MatchRecord, PlayerInfo, RecordedAction},
    position::Placed,
    remark::{Place, Remark, RemarkKind, excerpt},
};

/// Whether a text could be one of a match: a header or a numbered game, and a row.
pub(in crate::formats) fn looks_like(text: &str) -> bool {
    let (mut head, mut rows) = (false, false);
    for line in text.lines().take(2000) {
        match classify(line, false) {
            Line::Header(_) | Line::Game(_) | Line::Names(_) => head = true,
            Line::Row(cells) => rows |= !cells.is_empty(),
            _ => {}
        }
        if head && rows {
            return true;
        }
    }
    false
}

/// Every match of a text, and what is unusual in it.
pub(in crate::formats) fn read(text: &str, remarks: &mut Vec<Remark>) -> Vec<MatchRecord> {
    let mut reader = Reader {
        assembly: Assembly::default(),
        game: None,
        line: 0,
        number: None,
        header: None,
        tags: Vec::new(),
        resigned: None,
        set_up: None,
        remarks,
    };
    for line in text.lines() {
        reader.line += 1;
        let line = expand_tabs(line);
        reader.line(&line);
    }
    reader.end_game();
    reader.assembly.finish(remarks)
}

/// Tabs go to the next multiple of eight columns.
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
    /// The number of the game whose players have not been named yet.
    number: Option<u32>,
    /// A match length that no game has followed yet.
    header: Option<u16>,
    /// Tags since then.
    tags: Vec<(String, String)>,
    /// A resignation that may end the game.
    resigned: Option<(Player, Option<u8>)>,
    /// The position in which the next game begins.
    set_up: Option<Placed>,
    remarks: &'a mut Vec<Remark>,
}

impl Reader<'_> {
    fn remark(&mut self, kind: RemarkKind) {
        let place = Place::Line(self.line);
        self.remarks.push(Remark { place, kind });
    }

    /// The game that is being read, with where to remark on it.
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
        match classify(text, self.number.is_some()) {
            Line::Blank => {}
            Line::Tag(key, value) => self.tags.push((key.to_owned(), value.to_owned())),
            Line::Comment(comment) => self.comment(comment),
            Line::Text(text) => self.text(text),
            Line::Header(length) => self.header = Some(length),
            Line::Game(number) => self.announce(number),
            Line::Names(names) => self.begin(&names),
            Line::Row(cells) => self.row(&cells),
            Line::Unknown => self.remark(RemarkKind::NotUnderstood(excerpt(text))),
        }
    }

    fn comment(&mut self, text: &str) {
        let position = text.strip_prefix("Set Pos=").and_then(Placed::from_xgid);
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

    /// A comment on the game, or on the match if none is being played.
    fn text(&mut self, text: &str) {
        match &mut self.game {
            Some(game) if !game.is_over() => game.comment(text),
            _ => self.assembly.comment(text),
        }
    }

    /// `Game 3`: ends the game before, and the match before if a new one begins.
    fn announce(&mut self, number: u32) {
        self.end_game();
        self.place_tags(number);
        self.number = Some(number);
    }

    /// Begins a new match if the header or the number says so, and puts the tags where they belong.
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

    /// The line with players and score begins the game.
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

    /// Begins a game that has rows and no line with its players.
    fn begin_uncounted(&mut self) {
        let number = self.number.take();
        let number = number.unwrap_or_else(|| self.assembly.next_number());
        self.place_tags(number);
        self.remark(RemarkKind::NoScoreLine);
        let place = Place::Line(self.line);
        self.game = Some(self.assembly.begin_game(number, None, place));
    }

    fn end_game(&mut self) {
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
    }

    fn row(&mut self, cells: &[(Side, Cell<'_>)]) {
        for (side, cell) in cells {
            let player = match side {
                Side::Left => Player::White,
                Side::Right => Player::Black,
            };
            self.cell(player, cell);
        }
    }

    fn cell(&mut self, player: Player, cell: &Cell<'_>) {
        match cell {
            Cell::Wins(points) => return self.result(player, *points),
            Cell::Loses(points) => return self.result(player.opponent(), *points),
            Cell::Unknown(text) => {
                return self.remark(RemarkKind::NotUnderstood(excerpt(text)));
            }
            _ => {}
        }
        if self.game.as_ref().is_some_and(GameBuilder::is_over) {
            let text = format!("{cell:?}");
            return self.remark(RemarkKind::AfterTheEnd(excerpt(&text)));
        }
        self.resignation_goes_on();
        if let Cell::Resign(factor) = cell {
            self.resigned = Some((player, *factor));
            return;
        }
        let dice = match cell {
            Cell::Roll(dice, text) => Some((*dice, *text)),
            _ => None,
        };
        let (game, mut remark) = self.game();
        match cell {
            Cell::Double(value) => game.double(player, *value, &mut remark),
            Cell::Beaver => game.answer(player, RecordedAction::Beaver, &mut remark),
            Cell::Take => game.answer(player, RecordedAction::Take, &mut remark),
            Cell::Drop => game.answer(player, RecordedAction::Drop, &mut remark),
            _ => {}
        }
        drop(remark);
        if let Some((dice, text)) = dice {
            self.roll(player, dice, text);
        }
    }

    fn roll(&mut self, player: Player, dice: [u8; 2], text: &str) {
        let hidden = text.contains("???");
        let [Some(a), Some(b)] = dice.map(Die::new) else {
            // "00: ????" is a resignation before the roll.
            if !hidden {
                let [a, b] = dice;
                self.remark(RemarkKind::BadDice(excerpt(&format!("{a}{b}: {text}"))));
            }
            return;
        };
        let (game, mut remark) = self.game();
        game.play(player, Roll::new(a, b), text, &mut remark);
    }

    /// What follows a resignation shows that it was declined.
    fn resignation_goes_on(&mut self) {
        if let Some((player, factor)) = self.resigned.take() {
            let (game, _) = self.game();
            let win = match factor {
                Some(2) => Win::Gammon,
                Some(3) => Win::Backgammon,
                _ => Win::Single,
            };
            game.other(player, RecordedAction::Resign(win));
            game.other(player.opponent(), RecordedAction::Decline);
        }
    }

    fn result(&mut self, winner: Player, points: Option<u32>) {
        self.resigned = None;
        let (game, mut remark) = self.game();
        match game.game().result {
            None => game.finish(winner, points, &mut remark),
            // "Losses 2 point" is followed by the same result in the other column.
            Some(known) if known.winner != winner => {
                remark(RemarkKind::AfterTheEnd("another result".to_owned()));
            }
            Some(_) => {}
        }
    }
}

/// Goes on in a position that "Set Pos" gives as an XGID, whose upper letters are the left player's; not if a side has
/// too many checkers.
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

/// The line of a game names the players by column; ratings of the tags go with the names.
fn name_players(record: &mut MatchRecord, names: [&Name<'_>; 2]) {
    let players = &mut record.players;
    if players.white.name == names[1].player && players.black.name == names[0].player {
        std::mem::swap(&mut players.white, &mut players.black);
    }
    let set = |player: &mut PlayerInfo, name: &Name<'_>| {
        name.player.clone_into(&mut player.name);
        if let Some(rating) = name.rating {
            player.rating = Some(rating.to_owned());
        }
    };
    set(&mut players.white, names[0]);
    set(&mut players.black, names[1]);
}
