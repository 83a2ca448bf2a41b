//! Matches as JSON: the rules, the games, and every move.

use std::iter::repeat;

use record::{
    GameRecord, MatchRecord, Played, Reading, RecordedAction, RecordedMove, Situation, print_play,
    xgid,
};
use rules::{Beavers, Player};
use serde_json::{Value, json};

/// Returns the matches as JSON objects, one per line.
pub(super) fn matches(reading: &Reading) -> String {
    let positions = reading.positions.iter().map(Some).chain(repeat(None));
    let lines = reading
        .matches
        .iter()
        .zip(positions)
        .map(|(record, found)| {
            let mut object = match_json(record);
            // A position is a match without moves.
            if let Some(found) = found {
                object["xgid"] = xgid(&found.decision).into();
            }
            format!("{object}\n")
        });
    lines.collect()
}

fn match_json(record: &MatchRecord) -> Value {
    let terms = record.terms;
    let games: Vec<Value> = record
        .games
        .iter()
        .map(|game| game_json(record, game))
        .collect();
    json!({
        "length": terms.length,
        "rules": {
            "variant": format!("{:?}", terms.variant).to_lowercase(),
            "crawford": terms.crawford && terms.length > 1,
            "jacoby": terms.jacoby,
            "beavers": terms.beavers != Beavers::None,
            "cube": terms.cube,
        },
        "games": games,
    })
}

fn game_json(record: &MatchRecord, game: &GameRecord) -> Value {
    let moves: Vec<Value> = game
        .replay(&record.terms)
        .filter_map(|(situation, made)| move_json(&situation, made))
        .collect();
    json!({
        "score": [game.score.white, game.score.black],
        "winner": game.result.map(|result| player_index(result.winner)),
        "points": game.result.map(|result| result.points),
        "moves": moves,
    })
}

fn move_json(situation: &Situation, made: &RecordedMove) -> Option<Value> {
    let player = player_index(made.player);
    let action = match &made.action {
        RecordedAction::Play { roll, played } => {
            return Some(json!({
                "player": player,
                "dice": [roll.high().pips(), roll.low().pips()],
                "play": play(situation, made.player, played),
                "position_id": situation.position_id(made.player),
            }));
        }
        RecordedAction::ClosedOut => "closed out",
        RecordedAction::Double => "double",
        RecordedAction::Beaver => "beaver",
        RecordedAction::Take => "take",
        RecordedAction::Drop => "pass",
        RecordedAction::Resign(_) => "resign",
        RecordedAction::Decline => "decline",
        RecordedAction::SetUp(_) | RecordedAction::SetCube(_) => return None,
    };
    Some(json!({ "player": player, "action": action }))
}

/// Returns the play in the usual notation. An illegal play is written checker by checker, a dance is `""`, and a play
/// missing from the file is null.
fn play(situation: &Situation, player: Player, made: &Played) -> Value {
    match made {
        Played::Legal(play) if play.is_empty() => Value::from(""),
        Played::Legal(play) => situation
            .board(player)
            .map_or(Value::Null, |board| print_play(&board, play).into()),
        Played::Forbidden(moves) => {
            let name = |place: u8| match place {
                0 => "off".to_owned(),
                25 => "bar".to_owned(),
                point => point.to_string(),
            };
            let moves = moves
                .iter()
                .map(|&[from, to]| format!("{}/{}", name(from), name(to)));
            moves.collect::<Vec<_>>().join(" ").into()
        }
        Played::Unknown => Value::Null,
    }
}

/// Returns a player's index in JSON: 0 for White, 1 for Black.
pub(crate) const fn player_index(player: Player) -> u8 {
    match player {
        Player::White => 0,
        Player::Black => 1,
    }
}
