//! Files in `BGBlitz`'s format, generated from records.

use std::io::Write as _;

use flate2::{Compression, write::GzEncoder};
use record::{GameRecord, MatchRecord, Played, RecordedAction};
use rules::{Beavers, EndedBy, Player, Roll, Setup};
use serde::Serialize as _;
use serde_json::{Value, json};

/// First line of the files written by `BGBlitz`.
pub const HEADER: &str =
    "{\"format\":\"BGF\",\"version\":\"1.0\",\"compress\":true,\"useSmile\":true}\n";

/// Returns a file containing this match, packed as `BGBlitz` does it.
pub fn packed(document: &Value) -> Vec<u8> {
    packed_as(document, HEADER, true, true)
}

/// Returns a file with this first line, compressed if `gzip` is set, in Smile or in JSON.
pub fn packed_as(document: &Value, header: &str, gzip: bool, smile: bool) -> Vec<u8> {
    let bytes = if smile {
        smiled(document)
    } else {
        document.to_string().into_bytes()
    };
    if gzip {
        gzipped(header, &bytes)
    } else {
        [header.as_bytes(), &bytes].concat()
    }
}

pub fn smiled(document: &Value) -> Vec<u8> {
    let mut builder = serde_smile::Serializer::builder();
    let mut serializer = builder.shared_strings(true).build(Vec::new());
    document.serialize(&mut serializer).expect("memory");
    serializer.into_inner()
}

pub fn gzipped(header: &str, bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(header.as_bytes().to_vec(), Compression::default());
    encoder.write_all(bytes).expect("memory");
    encoder.finish().expect("memory")
}

/// Returns a player's number: -1 for Green, who is White in this program.
const fn number(player: Player) -> i32 {
    match player {
        Player::White => -1,
        Player::Black => 1,
    }
}

/// Returns the match in `BGBlitz`'s structure.
pub fn document(record: &MatchRecord) -> Value {
    let terms = record.terms;
    let score = record.final_score();
    json!({
        "matchlen": terms.length,
        "nameGreen": record.players.white.name,
        "nameRed": record.players.black.name,
        "date": "Nov 2, 2025",
        "gameMode": format!("{:?}", terms.variant),
        "useCrawford": terms.crawford,
        "useJacoby": terms.jacoby,
        "useBeaver": terms.beavers != Beavers::None,
        "useCube": terms.cube,
        "luck": { "luckPlain": -0.005, "mode": "Match" },
        "finalGreen": score.white,
        "finalRed": score.black,
        "games": record.games.iter().map(|one| game(record, one)).collect::<Vec<_>>(),
    })
}

fn game(record: &MatchRecord, game: &GameRecord) -> Value {
    let mut moves: Vec<Value> = game
        .moves
        .iter()
        .filter_map(|made| action(&made.action, number(made.player)))
        .collect();
    if let Some(result) = game.result {
        if result.by == EndedBy::Resignation {
            moves.push(marker(9, number(result.winner.opponent())));
        }
        moves.push(marker(4, number(result.winner)));
    }
    let cube = game.moves.first().and_then(|made| match made.action {
        RecordedAction::SetCube(cube) => Some(cube),
        _ => None,
    });
    json!({
        "scoreGreen": game.score.white,
        "scoreRed": game.score.black,
        "isCrawford": game.crawford,
        "wonPoints": game.result.map_or(1, |result| result.points),
        "wasResignation": game.result.is_some_and(|result| result.by == EndedBy::Resignation),
        "initial": {
            "cube": cube.map_or(1, |cube| cube.value.points()),
            "cubeOwner": 0,
            "points": points(&record.terms.variant.setup()),
        },
        "moves": moves,
        "comment": [],
    })
}

/// Returns a position from Green's perspective: the points from Green's 24-point on, positive for Green's checkers,
/// then the bars and the trays.
fn points(setup: &Setup) -> Vec<i32> {
    let own = |point: usize| i32::from(setup.own[25 - point]);
    let other = |point: usize| i32::from(setup.opponent[point]);
    let board = (1..=24).map(|point| own(point) - other(point));
    let [bars, trays] = [25, 0].map(|place| {
        [
            i32::from(setup.own[place]),
            -i32::from(setup.opponent[place]),
        ]
    });
    board.chain(bars).chain(trays).collect()
}

/// Returns a record that is not a roll, with its action code in place of a die.
pub fn marker(code: i32, player: i32) -> Value {
    json!({
        "type": "amove", "player": player, "red": code, "green": 7,
        "from": [-1, -1, -1, -1], "to": [-1, -1, -1, -1],
    })
}

fn action(action: &RecordedAction, player: i32) -> Option<Value> {
    Some(match action {
        RecordedAction::Play { roll, played } => rolled(*roll, played, player),
        RecordedAction::Double | RecordedAction::Beaver => {
            let mut double = marker(1, player);
            double["equity"] = equity();
            double
        }
        RecordedAction::Take => marker(2, player),
        RecordedAction::Drop | RecordedAction::Decline => marker(3, player),
        RecordedAction::Resign(_) => marker(9, player),
        // The next record shows that the turn was lost.
        RecordedAction::ClosedOut | RecordedAction::SetCube(_) => return None,
        RecordedAction::SetUp(_) => panic!("no sample is set up"),
    })
}

fn equity() -> Value {
    json!({ "cubeDecision": {
        "stateOnMove": "NO_DOUBLE", "eqNoDouble": 0.31, "eqDoubleTake": 0.2, "eqDoublePass": 0.75,
    } })
}

fn rolled(roll: Roll, made: &Played, mover: i32) -> Value {
    let (high, low) = (i32::from(roll.high().pips()), i32::from(roll.low().pips()));
    let (mut from, mut to) = ([-1; 4], [-1; 4]);
    match made {
        Played::Legal(play) if play.is_empty() => {
            let mut dance = marker(5, mover);
            (from[0], to[0]) = (high, low);
            (dance["from"], dance["to"]) = (json!(from), json!(to));
            return dance;
        }
        Played::Legal(play) => {
            for (nth, step) in play.steps().enumerate() {
                from[nth] = i32::from(step.from.number());
                to[nth] = i32::from(step.to().number());
            }
        }
        Played::Forbidden(_) | Played::Unknown => {}
    }
    let considered = |equity: f64, played: bool| {
        json!({
            "move": { "from": from, "to": to },
            "eq": { "equity": equity, "hasEMG": true, "emg": equity / 2.0, "myWins": 0.75, "oppGammon": 0.125 },
            "played": played,
            "ply": 2,
        })
    };
    json!({
        "type": "amove",
        "player": mover,
        "red": high,
        "green": low,
        "from": from,
        "to": to,
        "equity": equity(),
        "moveAnalysis": [considered(0.5, false), considered(0.25, true)],
    })
}
