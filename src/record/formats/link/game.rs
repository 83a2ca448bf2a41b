//! Match as mixed-radix digits.

use rules::{
    BarBackgammon, Beavers, Board, ByPlayer, Cube, CubeValue, EndedBy, LegalPlay, Player, Roll,
    Setup, Variant, Win, legal_plays,
};

use super::{
    digits::{Reader, Writer},
    position::{place, put_player, put_side, take_player, take_side},
};
use crate::formats::{
    model::{GameRecord, GameResult, MatchRecord, Played, RecordedAction, RecordedMove, Terms},
    table_state::TableState,
};

const BEAVERS: [Beavers; 3] = [Beavers::None, Beavers::One, Beavers::Unlimited];
const WINS: [Win; 4] = [Win::Single, Win::Gammon, Win::Backgammon, Win::Quadruple];
const ENDS: [EndedBy; 4] = [
    EndedBy::BearingOff,
    EndedBy::Drop,
    EndedBy::Resignation,
    EndedBy::Time,
];
/// Number of move types; type 0 marks the end of the game.
const KINDS: u32 = 13;
/// Exclusive upper bound for the number of moves in an illegal play.
const MAX_MOVES: u32 = 33;

pub(super) fn write(record: &MatchRecord, with_names: bool, writer: &mut Writer) {
    let terms = &record.terms;
    writer.put(terms.length.into(), 1 << 16);
    for flag in [
        terms.crawford,
        terms.jacoby,
        terms.cube,
        terms.bar_backgammon == BarBackgammon::Four,
        with_names,
    ] {
        writer.put(flag.into(), 2);
    }
    writer.put(place(&BEAVERS, &terms.beavers), 3);
    writer.put(place(&Variant::ALL, &terms.variant), 8);
    if with_names {
        for player in Player::BOTH {
            let name = record.players[player].name.as_bytes();
            let name = &name[..name.len().min(255)];
            writer.put_count(name.len(), 256);
            for &byte in name {
                writer.put(byte.into(), 256);
            }
        }
    }
    writer.put_count(record.games.len(), 1 << 12);
    for game in &record.games {
        write_game(game, terms, writer);
    }
}

fn write_game(game: &GameRecord, terms: &Terms, writer: &mut Writer) {
    writer.put(game.number, 1 << 12);
    writer.put(game.score.white, 1 << 16);
    writer.put(game.score.black, 1 << 16);
    writer.put(game.crawford.into(), 2);
    let mut state = TableState::start(terms);
    for made in &game.moves {
        write_move(made, &state, writer);
        state.advance(made);
    }
    writer.put(0, KINDS);
    writer.put(game.result.is_some().into(), 2);
    if let Some(result) = &game.result {
        put_player(writer, result.winner);
        writer.put(result.points, 1 << 16);
        writer.put(place(&ENDS, &result.by), 4);
    }
}

fn write_move(made: &RecordedMove, state: &TableState, writer: &mut Writer) {
    let kind = |writer: &mut Writer, kind| {
        writer.put(kind, KINDS);
        put_player(writer, made.player);
    };
    match &made.action {
        RecordedAction::Play { roll, played } => {
            write_play(made.player, *roll, played, state, writer);
        }
        RecordedAction::ClosedOut => kind(writer, 4),
        RecordedAction::Double => kind(writer, 5),
        RecordedAction::Beaver => kind(writer, 6),
        RecordedAction::Take => kind(writer, 7),
        RecordedAction::Drop => kind(writer, 8),
        RecordedAction::Resign(win) => {
            kind(writer, 9);
            writer.put(place(&WINS, win), 4);
        }
        RecordedAction::Decline => kind(writer, 10),
        RecordedAction::SetUp(setup) => {
            kind(writer, 11);
            put_side(writer, &setup.own);
            put_side(writer, &setup.opponent);
        }
        RecordedAction::SetCube(cube) => {
            kind(writer, 12);
            writer.put(cube.value.log2().into(), 21);
            writer.put(
                cube.owner
                    .map_or(0, |owner| 1 + place(&Player::BOTH, &owner)),
                3,
            );
        }
    }
}

/// Writes a play as its index among the legal plays, or as its steps if the play is not legal.
fn write_play(by: Player, roll: Roll, played: &Played, state: &TableState, writer: &mut Writer) {
    let board = state.arrangement.board(by).ok();
    let code = match (played, board) {
        (Played::Legal(play), Some(board)) => {
            let after = board.play(roll, play).ok();
            let plays = ordered(&board, roll);
            writer.listed(plays.len());
            let nth = plays.iter().position(|legal| Some(legal.after) == after);
            // A lost turn counts as the only play for its roll.
            Some((nth.unwrap_or(0), plays.len().max(1)))
        }
        _ => None,
    };
    let number = match (&code, played) {
        (Some(_), _) => 1,
        (None, Played::Unknown) => 2,
        (None, _) => 3,
    };
    writer.put(number, KINDS);
    put_player(writer, by);
    writer.put(place(&Roll::ALL, &roll), 21);
    match (code, played) {
        (Some((nth, count)), _) => writer.put_count(nth, u32::try_from(count).unwrap_or(u32::MAX)),
        (None, Played::Forbidden(moves)) => {
            writer.put_count(moves.len(), MAX_MOVES);
            for place in moves.iter().flatten() {
                writer.put((*place).into(), 26);
            }
        }
        (None, Played::Legal(_)) => writer.put(0, MAX_MOVES),
        (None, Played::Unknown) => {}
    }
}

/// Returns the legal plays sorted by resulting position, so that their order does not depend on the move generator.
pub(super) fn ordered(board: &Board, roll: Roll) -> Vec<LegalPlay> {
    let mut plays = legal_plays(board, roll);
    plays.sort_unstable_by_key(|play| play.after);
    plays
}

pub(super) fn read(reader: &mut Reader) -> Option<MatchRecord> {
    let mut record = MatchRecord::default();
    let length = u16::try_from(reader.take(1 << 16)).ok()?;
    let flags: [bool; 5] = std::array::from_fn(|_| reader.take(2) == 1);
    let [crawford, jacoby, cube, four, with_names] = flags;
    record.terms = Terms {
        length,
        crawford,
        jacoby,
        cube,
        bar_backgammon: if four {
            BarBackgammon::Four
        } else {
            BarBackgammon::Three
        },
        beavers: BEAVERS[reader.take(3) as usize],
        variant: Variant::ALL[reader.take(8) as usize],
    };
    if with_names {
        for player in Player::BOTH {
            let length = reader.take(256);
            let bytes: Vec<u8> = (0..length).map(|_| reader.take_byte(256)).collect();
            record.players[player].name = String::from_utf8_lossy(&bytes).into_owned();
        }
    }
    for _ in 0..reader.take(1 << 12) {
        // If the number of games is damaged, trailing zeros would otherwise be read as an endless series of empty
        // games.
        if reader.is_empty() {
            return None;
        }
        record.games.push(read_game(reader, &record.terms)?);
    }
    Some(record)
}

fn read_game(reader: &mut Reader, terms: &Terms) -> Option<GameRecord> {
    let mut game = GameRecord {
        number: reader.take(1 << 12),
        score: ByPlayer {
            white: reader.take(1 << 16),
            black: reader.take(1 << 16),
        },
        crawford: reader.take(2) == 1,
        moves: Vec::new(),
        result: None,
        comment: None,
    };
    let mut state = TableState::start(terms);
    loop {
        let kind = reader.take(KINDS);
        if kind == 0 {
            break;
        }
        let player = take_player(reader);
        let made = RecordedMove::new(player, read_action(kind, player, &state, reader)?);
        state.advance(&made);
        game.moves.push(made);
    }
    if reader.take(2) == 1 {
        game.result = Some(GameResult {
            winner: take_player(reader),
            points: reader.take(1 << 16),
            by: ENDS[reader.take(4) as usize],
        });
    }
    Some(game)
}

fn read_action(
    kind: u32,
    player: Player,
    state: &TableState,
    reader: &mut Reader,
) -> Option<RecordedAction> {
    Some(match kind {
        1..=3 => {
            let roll = Roll::ALL[reader.take(21) as usize];
            let made = match kind {
                1 => {
                    let plays = ordered(&state.arrangement.board(player).ok()?, roll);
                    reader.listed(plays.len())?;
                    let nth = reader.take(u32::try_from(plays.len().max(1)).ok()?) as usize;
                    Played::Legal(plays.get(nth).map(|legal| legal.play).unwrap_or_default())
                }
                2 => Played::Unknown,
                _ => {
                    let count = reader.take(MAX_MOVES);
                    let moves = (0..count).map(|_| [reader.take_byte(26), reader.take_byte(26)]);
                    Played::Forbidden(moves.collect())
                }
            };
            RecordedAction::Play { roll, played: made }
        }
        4 => RecordedAction::ClosedOut,
        5 => RecordedAction::Double,
        6 => RecordedAction::Beaver,
        7 => RecordedAction::Take,
        8 => RecordedAction::Drop,
        9 => RecordedAction::Resign(WINS[reader.take(4) as usize]),
        10 => RecordedAction::Decline,
        11 => RecordedAction::SetUp(Box::new(Setup {
            own: take_side(reader),
            opponent: take_side(reader),
        })),
        _ => {
            let value = CubeValue::new(1 << reader.take(21))?;
            let owner = [None, Some(Player::White), Some(Player::Black)][reader.take(3) as usize];
            RecordedAction::SetCube(Cube { value, owner })
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a match with `plays` plays of a double, each from a set-up position with nearly 2,000 legal plays.
    fn heavy(plays: usize) -> MatchRecord {
        let mut setup = Setup::EMPTY;
        setup.own[9..24].fill(1);
        setup.opponent[1] = 15;
        let board = Board::try_from(setup).expect("legal");
        let roll = Roll::ALL[0];
        let play = legal_plays(&board, roll)[0].play;
        let actions = [
            RecordedAction::SetUp(Box::new(setup)),
            RecordedAction::Play {
                roll,
                played: Played::Legal(play),
            },
        ];
        let made = actions.map(|action| RecordedMove::new(Player::White, action));
        let game = GameRecord {
            moves: std::iter::repeat_n(made, plays).flatten().collect(),
            ..GameRecord::new(1, ByPlayer::default())
        };
        MatchRecord {
            games: vec![game],
            ..MatchRecord::default()
        }
    }

    #[test]
    fn the_number_of_generated_plays_is_limited() {
        let number = |plays| {
            let mut writer = Writer::default();
            write(&heavy(plays), false, &mut writer);
            writer.into_bytes(8_192)
        };
        assert_eq!(number(300), None, "half a million plays");
        let number = number(2).expect("some thousand plays");
        assert_eq!(read(&mut Reader::new(&number)), Some(heavy(2)));
        let mut tired = Reader::new(&number);
        tired.listed(249_000).expect("below the limit");
        assert_eq!(read(&mut tired), None);
    }

    #[test]
    fn sorts_plays_by_resulting_position() {
        for roll in Roll::ALL {
            let start = Board::start(Variant::Standard);
            let plays = ordered(&start, roll);
            assert_eq!(plays.len(), legal_plays(&start, roll).len());
            assert!(
                plays.is_sorted_by(|one, next| one.after < next.after),
                "{roll:?}"
            );
        }
    }
}
