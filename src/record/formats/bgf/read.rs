//! Reads the match of a .bgf file.

use rules::{Beavers, ByPlayer, Die, Player, Roll, Setup, Variant, legal_plays};

use super::{
    container::{Opened, open},
    judged::{comment, cube, judged, moves},
    value::Value,
};
use crate::formats::{
    analysis::MoveAnalysis,
    assembly::Assembly,
    builder::GameBuilder,
    date,
    mat::variant,
    model::{MatchRecord, PlayerInfo, RecordedAction, Terms},
    play_text::{Way, WrittenPlay},
    remark::{Part, Place, Remark, RemarkKind, excerpt},
    remarks::Remarks,
};

/// The match of a .bgf file, and what is unusual in it. Places are bytes of the unpacked match.
pub(in crate::formats) fn read(file: &[u8], remarks: &mut Remarks) -> Vec<MatchRecord> {
    let damaged = |what| Remark {
        place: Place::File,
        kind: RemarkKind::Damaged(what),
    };
    let Some(Opened {
        value,
        damaged: is_damaged,
    }) = open(file)
    else {
        remarks.push(damaged(Part::Moves));
        return Vec::new();
    };
    // Green plays as -1 in the files that others have seen, though a description of the format says 1: the scores show
    // which, as the winner's grows.
    let (matches, said) = [-1, 1]
        .map(|green| Reader::new(&value, green).read())
        .into_iter()
        .min_by_key(|(_, said)| {
            said.iter()
                .filter(|remark| is_contradiction(remark))
                .count()
        })
        .unwrap_or_default();
    if is_damaged {
        remarks.push(damaged(Part::Stream));
    }
    remarks.append(said);
    matches
}

/// Whether scores and plays disagree.
const fn is_contradiction(remark: &Remark) -> bool {
    matches!(
        remark.kind,
        RemarkKind::Winner(_) | RemarkKind::Points { .. } | RemarkKind::ForbiddenPlay { .. }
    )
}

struct Reader<'a> {
    document: &'a Value,
    /// The number by which Green, our White, is called.
    green: i32,
    assembly: Assembly,
    remarks: Remarks,
}

impl<'a> Reader<'a> {
    fn new(document: &'a Value, green: i32) -> Self {
        Self {
            document,
            green,
            assembly: Assembly::default(),
            remarks: Remarks::default(),
        }
    }

    fn read(mut self) -> (Vec<MatchRecord>, Remarks) {
        self.header();
        let games = self.document.get("games").list();
        for (nth, game) in games.iter().enumerate() {
            let next = games.get(nth + 1).map(score);
            let after = next.unwrap_or_else(|| self.final_score());
            self.game(nth, game, after);
        }
        let mut remarks = self.remarks;
        let matches = self.assembly.finish(&mut remarks);
        (matches, remarks)
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
            white: player(document, "nameGreen", "ratingGreen"),
            black: player(document, "nameRed", "ratingRed"),
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
        event.comment = text("comment");
    }

    /// The `nth` game, after which the score is `after` as far as the file says.
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
        if let Some(setup) = setup(value.get("initial").get("points").list())
            && setup != self.assembly.terms().variant.setup()
        {
            game.other(Player::White, RecordedAction::SetUp(Box::new(setup)));
        }
        if let Some(comment) = value.get("comment").text() {
            game.comment(comment);
        }
        for made in value.get("moves").list() {
            self.made(&mut game, made);
        }
        let gained = ByPlayer::new(|player| after[player]?.checked_sub(before[player]?));
        let winner = match (gained.white, gained.black) {
            (Some(1..), Some(0)) => Some(Player::White),
            (Some(0), Some(1..)) => Some(Player::Black),
            _ => None,
        };
        if let Some(winner) = winner {
            let won = value.get("wonPoints").int().map(i32::unsigned_abs);
            let remarks = &mut self.remarks;
            let mut remark = |kind| remarks.push(Remark { place, kind });
            let points = won.filter(|&won| won > 0).or(gained[winner]);
            game.finish(winner, points, &mut remark);
        }
        self.assembly.add(game, place);
    }

    fn player(&self, made: &Value) -> Option<Player> {
        let number = made.get("player").int()?;
        match number {
            1 | -1 if number == self.green => Some(Player::White),
            1 | -1 => Some(Player::Black),
            _ => None,
        }
    }

    fn made(&mut self, game: &mut GameBuilder, made: &Value) {
        let place = Place::Byte(made.place());
        let player = self.player(made);
        let remarks = &mut self.remarks;
        let mut remark = |kind| remarks.push(Remark { place, kind });
        let kind = made.get("type").text().unwrap_or_default();
        let Some(player) = player else {
            return remark(RemarkKind::NotUnderstood(excerpt(kind)));
        };
        if game.is_over() {
            return remark(RemarkKind::AfterTheEnd(excerpt(kind)));
        }
        match kind {
            "amove" => rolled(game, player, made, &mut remark),
            "adouble" => double(game, player, made, &mut remark),
            "atake" => game.answer(player, RecordedAction::Take, &mut remark),
            "apass" => game.answer(player, RecordedAction::Drop, &mut remark),
            _ => remark(RemarkKind::NotUnderstood(excerpt(kind))),
        }
    }
}

fn double(
    game: &mut GameBuilder,
    player: Player,
    made: &Value,
    remark: &mut dyn FnMut(RemarkKind),
) {
    game.double(player, None, remark);
    let analysis = cube(made).map(|cube| MoveAnalysis {
        cube: Some(cube),
        ..MoveAnalysis::default()
    });
    game.say(comment(made), analysis);
}

/// A roll with its play. Without a move it is a dance, or where that cannot be a double or the answer to one.
fn rolled(
    game: &mut GameBuilder,
    player: Player,
    made: &Value,
    remark: &mut dyn FnMut(RemarkKind),
) {
    let die = |name| {
        let number = made.get(name).int()?;
        u8::try_from(number).ok().and_then(Die::new)
    };
    let roll = die("red").zip(die("green")).map(|(a, b)| Roll::new(a, b));
    let moves = moves(made);
    let board = game.state().arrangement.board(player).ok();
    let can_move = |roll| board.is_some_and(|board| !legal_plays(&board, roll).is_empty());
    if moves.is_empty() && roll.is_none_or(can_move) {
        if game.state().offer.is_none() {
            return double(game, player, made, remark);
        }
        let decision = made.get("equity").get("cubeDecision");
        let took = decision.get("hasAccepted").flag().unwrap_or(false);
        let answer = if took {
            RecordedAction::Take
        } else {
            RecordedAction::Drop
        };
        return game.answer(player, answer, remark);
    }
    let text: Vec<String> = moves
        .iter()
        .map(|[from, to]| format!("{from}/{to}"))
        .collect();
    let text = text.join(" ");
    let Some(roll) = roll else {
        // Plays with a die of 7 are notes of the analysis: the next one begins where they began.
        return remark(RemarkKind::BadDice(excerpt(&text)));
    };
    let ways = moves.iter().map(|&[from, to]| Way { from, to: vec![to] });
    let written = WrittenPlay {
        ways: ways.collect(),
        stars: 0,
    };
    game.written(player, roll, &written, &text, remark);
    game.say(comment(made), judged(made));
}

fn player(document: &Value, name: &str, rating: &str) -> PlayerInfo {
    let rating = match document.get(rating) {
        Value::Text(text) => Some(text.clone()).filter(|text| !text.is_empty()),
        other => {
            let number = other.number().filter(|number| *number > 0.0);
            number.map(|number| (number as u32).to_string())
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

/// The position of 28 numbers as White sees it: 24 points from White's 24-point on, White's checkers above zero, then
/// White's bar and Black's, White's tray and Black's. `None` if a side has more than fifteen checkers.
fn setup(points: &[Value]) -> Option<Setup> {
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
    for side in [&mut own, &mut opponent] {
        let standing: u16 = side[1..].iter().map(|&count| u16::from(count)).sum();
        side[0] = 15_u16.checked_sub(standing)? as u8;
    }
    Some(Setup { own, opponent })
}
