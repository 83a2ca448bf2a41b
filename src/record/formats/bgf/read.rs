//! Reader for the match in a .bgf file.

use rules::{Beavers, ByPlayer, Cube, CubeValue, Die, Player, Roll, Setup, Variant, Win};

use super::{
    container::open,
    judged::{cube, judged, moves},
    value::Value,
};
use crate::formats::{
    analysis::MoveAnalysis,
    arrangement::Arrangement,
    assembly::Assembly,
    builder::GameBuilder,
    date,
    mat::variant,
    model::{MatchRecord, PlayerInfo, RecordedAction, Terms},
    play_text::{Way, WrittenPlay},
    remark::{Part, Place, Remark, RemarkKind, excerpt},
    remarks::Remarks,
};

/// Reads the match in a .bgf file. Positions in `remarks` are byte offsets in the unpacked match.
pub(in crate::formats) fn read(file: &[u8], remarks: &mut Remarks) -> Vec<MatchRecord> {
    let mut damaged = |part| {
        remarks.push_on_file(RemarkKind::Damaged(part));
    };
    let Some(opened) = open(file) else {
        damaged(Part::Moves);
        return Vec::new();
    };
    if opened.damaged {
        damaged(Part::Stream);
    }
    let reader = Reader {
        document: &opened.value,
        assembly: Assembly::default(),
        remarks,
    };
    reader.read()
}

struct Reader<'a> {
    document: &'a Value,
    assembly: Assembly,
    remarks: &'a mut Remarks,
}

impl Reader<'_> {
    fn read(mut self) -> Vec<MatchRecord> {
        self.header();
        let games = self.document.get("games").list();
        for (nth, game) in games.iter().enumerate() {
            let next = games.get(nth + 1).map(score);
            let after = next.unwrap_or_else(|| self.final_score());
            self.game(nth, game, after);
        }
        self.assembly.finish(self.remarks)
    }

    fn final_score(&self) -> ByPlayer<Option<u32>> {
        points(self.document, "finalGreen", "finalRed")
    }

    fn header(&mut self) {
        let document = self.document;
        let text = |name| document.get(name).text().map(str::to_owned);
        let is = |name| document.get(name).flag();
        let length = document.get("matchlen").int().unwrap_or(0);
        let record = self.assembly.current();
        record.players = ByPlayer {
            white: named(document, "nameGreen", "ratingGreen"),
            black: named(document, "nameRed", "ratingRed"),
        };
        let money = length < 1;
        record.terms = Terms {
            length: u16::try_from(length.max(0)).unwrap_or(u16::MAX),
            crawford: money || is("useCrawford").unwrap_or(true),
            jacoby: money && is("useJacoby").unwrap_or(false),
            beavers: match is("useBeaver") {
                Some(true) if money => Beavers::One,
                _ => Beavers::None,
            },
            cube: is("useCube").unwrap_or(true),
            variant: document
                .get("gameMode")
                .text()
                .and_then(variant)
                .unwrap_or(Variant::Standard),
            ..Terms::default()
        };
        let event = &mut record.event;
        event.event = text("event");
        event.round = text("round");
        event.place = text("location")
            .or_else(|| text("site"))
            .or_else(|| text("place"));
        event.date = document.get("date").text().map(date::from_text);
        event.annotator = text("annotator");
        event.comment = document.get("comment").comment();
    }

    /// Reads game number `nth`; `after` is the score after the game, as far as the file contains it.
    fn game(&mut self, nth: usize, value: &Value, after: ByPlayer<Option<u32>>) {
        let place = Place::Byte(value.place());
        let before = score(value);
        let known = match (before.white, before.black) {
            (Some(white), Some(black)) => Some(ByPlayer { white, black }),
            _ => None,
        };
        let number = u32::try_from(nth).unwrap_or(u32::MAX).saturating_add(1);
        let mut game = self.assembly.begin_game(number, known, place);
        if let Some(crawford) = value.get("isCrawford").flag() {
            game.set_crawford(crawford && self.assembly.terms().length > 1);
        }
        set_up(value.get("initial"), &mut game);
        if let Some(comment) = value.get("comment").comment() {
            game.comment(&comment);
        }
        let mut resigned = None;
        for made in value.get("moves").list() {
            self.made(&mut game, made, &mut resigned);
        }
        self.finish(&mut game, value, before, after, resigned);
        self.assembly.add(game, place);
    }

    /// Ends the game according to the scores before and after it, or with a resignation by the player `resigned`.
    fn finish(
        &mut self,
        game: &mut GameBuilder,
        value: &Value,
        before: ByPlayer<Option<u32>>,
        after: ByPlayer<Option<u32>>,
        resigned: Option<Player>,
    ) {
        let gained = ByPlayer::new(|player| after[player]?.checked_sub(before[player]?));
        let (winner, gained) = match (gained.white, gained.black) {
            (Some(points @ 1..), Some(0)) => (Player::White, Some(points)),
            (Some(0), Some(points @ 1..)) => (Player::Black, Some(points)),
            _ => match resigned {
                Some(loser) => (loser.opponent(), None),
                None => return,
            },
        };
        let place = Place::Byte(value.place());
        let mut remark = |kind| self.remarks.push(Remark { place, kind });
        let won = value.get("wonPoints").int().map(i32::unsigned_abs);
        let points = gained.or(won.filter(|&won| won > 0));
        game.finish(winner, points, &mut remark);
    }

    fn made(&mut self, game: &mut GameBuilder, made: &Value, resigned: &mut Option<Player>) {
        let place = Place::Byte(made.place());
        let remarks = &mut *self.remarks;
        let mut remark = |kind| remarks.push(Remark { place, kind });
        let kind = made.get("type").text().unwrap_or_default();
        let Some(player) = made.get("player").int().and_then(player) else {
            return remark(RemarkKind::NotUnderstood(excerpt(kind)));
        };
        let done = match done(made) {
            Ok(Done::End) => return,
            Ok(done) => done,
            Err(why) => return remark(why),
        };
        if game.ended().is_some() {
            return remark(RemarkKind::AfterTheEnd(excerpt(kind)));
        }
        if let Done::Resigns = done {
            *resigned = Some(player);
            return;
        }
        if let Some(loser) = *resigned {
            // The next record shows how a resignation was answered: any record other than a take or a drop declines it.
            let answers_double = game.state().offer.is_some_and(|(by, _)| by != player);
            if matches!(done, Done::Takes | Done::Drops) && !answers_double {
                return;
            }
            game.other(loser, RecordedAction::Resign(Win::Single));
            game.other(loser.opponent(), RecordedAction::Decline);
            *resigned = None;
        }
        act(game, player, &done, made, &mut remark);
    }
}

/// Player's action in a move record.
enum Done {
    Rolls(Roll, WrittenPlay, String),
    Doubles,
    Takes,
    Drops,
    Resigns,
    /// End-of-game marker.
    End,
}

/// Returns the action in a record.
fn done(made: &Value) -> Result<Done, RemarkKind> {
    /// Value of `green` in records that are not rolls.
    const NO_ROLL: i32 = 7;
    match made.get("type").text().unwrap_or_default() {
        "amove" => {}
        "adouble" => return Ok(Done::Doubles),
        "atake" => return Ok(Done::Takes),
        "apass" => return Ok(Done::Drops),
        kind => return Err(RemarkKind::NotUnderstood(excerpt(kind))),
    }
    let (red, green) = (made.get("red").int(), made.get("green").int());
    if green != Some(NO_ROLL) {
        let moves = moves(made);
        let text: Vec<String> = moves
            .iter()
            .map(|[from, to]| format!("{from}/{to}"))
            .collect();
        return rolled(red, green, &moves, text.join(" "));
    }
    match red {
        Some(1) => Ok(Done::Doubles),
        Some(2) => Ok(Done::Takes),
        Some(3) => Ok(Done::Drops),
        Some(4) => Ok(Done::End),
        // If a roll cannot be played, its dice are stored in the `from` and `to` fields of the first move.
        Some(5) => {
            let first = |name| made.get(name).list().first().and_then(Value::int);
            rolled(first("from"), first("to"), &[], String::new())
        }
        Some(9) => Ok(Done::Resigns),
        other => {
            let code = other.map_or_else(String::new, |code| code.to_string());
            Err(RemarkKind::NotUnderstood(format!("amove {code}")))
        }
    }
}

fn rolled(
    red: Option<i32>,
    green: Option<i32>,
    moves: &[[u8; 2]],
    text: String,
) -> Result<Done, RemarkKind> {
    let die = |number: Option<i32>| u8::try_from(number?).ok().and_then(Die::new);
    let Some((a, b)) = die(red).zip(die(green)) else {
        let found = [red, green].map(|number| number.unwrap_or(0));
        return Err(RemarkKind::BadDice(excerpt(&format!("{found:?} {text}"))));
    };
    let ways = moves.iter().map(|&[from, to]| Way { from, to: vec![to] });
    let written = WrittenPlay {
        ways: ways.collect(),
        stars: 0,
    };
    Ok(Done::Rolls(Roll::new(a, b), written, text))
}

/// Adds an action to the game, with its comment and analysis.
fn act(
    game: &mut GameBuilder,
    player: Player,
    done: &Done,
    made: &Value,
    remark: &mut dyn FnMut(RemarkKind),
) {
    let mut analysis = None;
    match done {
        Done::Rolls(roll, written, text) => {
            game.written(player, *roll, written, text, remark);
            analysis = judged(made);
        }
        // A double in response to a double is a beaver.
        Done::Doubles if game.state().offer.is_some_and(|(by, _)| by != player) => {
            game.answer(player, RecordedAction::Beaver, remark);
        }
        Done::Doubles => {
            game.double(player, None, remark);
            analysis = cube(made).map(|cube| MoveAnalysis {
                cube: Some(cube),
                ..MoveAnalysis::default()
            });
        }
        Done::Takes => game.answer(player, RecordedAction::Take, remark),
        Done::Drops => game.answer(player, RecordedAction::Drop, remark),
        Done::Resigns | Done::End => return,
    }
    game.annotate(made.get("comment").comment(), analysis);
}

/// Returns the player with this number; Green (-1) is [`Player::White`].
const fn player(number: i32) -> Option<Player> {
    match number {
        -1 => Some(Player::White),
        1 => Some(Player::Black),
        _ => None,
    }
}

/// Sets up the initial position and cube, unless they are the defaults.
fn set_up(initial: &Value, game: &mut GameBuilder) {
    let start = &game.state().arrangement;
    if let Some(setup) = setup(initial.get("points").list(), start)
        && setup != start.setup(Player::White)
    {
        game.other(Player::White, RecordedAction::SetUp(Box::new(setup)));
    }
    let value = initial.get("cube").int().map(i32::unsigned_abs);
    if let Some(value) = value.and_then(CubeValue::new) {
        let owner = initial.get("cubeOwner").int().and_then(player);
        let cube = Cube { value, owner };
        if cube != game.state().cube {
            game.other(Player::White, RecordedAction::SetCube(cube));
        }
    }
}

fn named(document: &Value, name: &str, rating: &str) -> PlayerInfo {
    let rating = match document.get(rating) {
        Value::Text(text) => Some(text.clone()).filter(|text| !text.is_empty()),
        other => {
            let number = other.number().filter(|number| *number > 0.0);
            number.map(|number| format!("{:.0}", number.min(f64::from(u32::MAX)).trunc()))
        }
    };
    PlayerInfo {
        name: document.get(name).text().unwrap_or_default().to_owned(),
        rating,
    }
}

fn score(game: &Value) -> ByPlayer<Option<u32>> {
    points(game, "scoreGreen", "scoreRed")
}

fn points(value: &Value, green: &str, red: &str) -> ByPlayer<Option<u32>> {
    let points = |name| u32::try_from(value.get(name).int()?).ok();
    ByPlayer {
        white: points(green),
        black: points(red),
    }
}

/// Parses a position of 28 numbers from White's perspective: 24 points starting with White's 24 point, positive for
/// White's checkers, then both bars and both trays, White's first. `None` if a side has more checkers than in `before`.
fn setup(points: &[Value], before: &Arrangement) -> Option<Setup> {
    let (board, rest) = points.split_at_checked(24)?;
    let (mut own, mut opponent) = ([0_u8; 26], [0_u8; 26]);
    for (nth, value) in board.iter().enumerate() {
        let count = value.int()?;
        let checkers = u8::try_from(count.unsigned_abs()).ok()?;
        if count > 0 {
            own[24 - nth] = checkers;
        } else {
            opponent[nth + 1] = checkers;
        }
    }
    let on_bar = |nth: usize| u8::try_from(rest.get(nth)?.int()?.unsigned_abs()).ok();
    (own[25], opponent[25]) = (on_bar(0)?, on_bar(1)?);
    Some(Setup {
        own: before.with_tray(Player::White, own)?,
        opponent: before.with_tray(Player::Black, opponent)?,
    })
}
