//! Decisions and actual choices from a reviewed match, from matches recorded by other programs, and from random games.

use std::fs;

use dice::{DiceStream, Seed};
use record::{board_from_id, parse_play, read_file};
use rules::{
    Board, ByPlayer, Choice, Crawford, Decided, Decision, DiceSource, Die, Offer, Player, Roll,
    Variant, legal_plays,
};

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data");

/// Returns the decisions from the reviewed match in `review.jsonl`.
pub fn reviewed() -> Vec<Decided> {
    let text = fs::read_to_string(format!("{DATA}/review.jsonl")).expect("the reviewed match");
    text.lines().filter_map(line).collect()
}

fn line(line: &str) -> Option<Decided> {
    let json: serde_json::Value = serde_json::from_str(line).expect("a line of JSON");
    let number = |value: &serde_json::Value| value.as_u64().map(|number| number as u8);
    let board = board_from_id(json["position_id"].as_str()?, Variant::Standard).ok()?;
    let score = &json["match"]["score"];
    let points = ByPlayer {
        white: number(&score[0])?,
        black: number(&score[1])?,
    };
    let owner = match json["cube"]["owner"].as_str()? {
        "mover" => Some(Player::White),
        "opponent" => Some(Player::Black),
        _ => None,
    };
    let value = u32::from(number(&json["cube"]["value"])?);
    let crawford = if json["match"]["crawford"] == true {
        Crawford::Now
    } else {
        Crawford::Ahead
    };
    let builder = Decision::builder(board)
        .match_to(number(&json["match"]["length"])?)
        .score(points)
        .crawford(crawford)
        .cube(value, owner);
    let made = json["played"].as_str()?;
    let dice = &json["dice"];
    let (builder, choice) = if let (Some(a), Some(b)) = (number(&dice[0]), number(&dice[1])) {
        let roll = Roll::new(Die::new(a)?, Die::new(b)?);
        (
            builder.play(a, b),
            Choice::Play(parse_play(&board, roll, made).ok()?),
        )
    } else {
        match made {
            "no double" => (builder.before_roll(), Choice::Roll),
            "double" => (builder.double(), Choice::Double),
            "take" => (builder.answer(Offer::Double, 2 * value), Choice::Take),
            _ => (builder.answer(Offer::Double, 2 * value), Choice::Drop),
        }
    };
    let decision = builder.build().ok()?;
    Some(Decided { decision, choice })
}

/// Returns the decisions from five matches recorded by other programs.
pub fn matches() -> Vec<Decided> {
    let files = [
        "galaxy-1.txt",
        "galaxy-2.txt",
        "gnubg-self-play.mat",
        "seven-points.mat",
        "studio-1.txt",
    ];
    let of = |name: &&str| {
        let bytes = fs::read(format!("{DATA}/matches/{name}")).expect("a match");
        let reading = read_file(&bytes).expect("a readable match");
        let games = reading.matches.iter().flat_map(|found| {
            let terms = &found.terms;
            found
                .games
                .iter()
                .flat_map(|game| game.decisions(terms))
                .collect::<Vec<_>>()
        });
        games.collect::<Vec<_>>()
    };
    files.iter().flat_map(of).collect()
}

/// Returns the plays from games played pseudo-randomly.
pub fn random(games: u8) -> Vec<Decided> {
    random_of(Variant::Standard, games)
}

/// Returns the plays from games of `variant` played pseudo-randomly.
pub fn random_of(variant: Variant, games: u8) -> Vec<Decided> {
    let mut all = Vec::new();
    for seed in 0..games {
        let mut dice = DiceStream::new(Seed([seed; 32]));
        let mut board = Board::start(variant);
        for turn in 0..40 {
            let (a, b) = (dice.die(), dice.die());
            let plays = legal_plays(&board, Roll::new(a, b));
            let Some(legal) = plays.get(turn * 7 % plays.len().max(1)) else {
                board = board.flipped();
                continue;
            };
            let here = Decision::builder(board).variant(variant);
            let decision = here.play(a.pips(), b.pips()).build();
            all.extend(decision.map(|decision| Decided {
                decision,
                choice: Choice::Play(legal.play),
            }));
            board = legal.after;
            if board.opponent().is_off() {
                break;
            }
        }
    }
    all
}
