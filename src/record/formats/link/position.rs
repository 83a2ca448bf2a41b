//! Decision as mixed-radix digits.

use rules::{
    BarBackgammon, Beavers, Board, ByPlayer, Crawford, Decision, Offer, Pending, Player, Question,
    Roll, Score, Setup, Variant, Win,
};

use super::digits::{Reader, Writer};
use crate::formats::position::pending;

const BEAVERS: [Beavers; 3] = [Beavers::None, Beavers::One, Beavers::Unlimited];
const OFFERS: [Offer; 3] = [Offer::Double, Offer::Beaver, Offer::Raccoon];
const WINS: [Win; 4] = [Win::Single, Win::Gammon, Win::Backgammon, Win::Quadruple];
const CRAWFORD: [Crawford; 3] = [Crawford::Ahead, Crawford::Now, Crawford::Over];

/// Returns the index of a value in a list; 0 if the list does not contain it.
pub(super) fn place<T: PartialEq>(list: &[T], value: &T) -> u32 {
    let mut places = list.iter().zip(0..);
    places
        .find(|(known, _)| *known == value)
        .map_or(0, |(_, place)| place)
}

pub(super) fn put_player(writer: &mut Writer, player: Player) {
    writer.put(place(&Player::BOTH, &player), 2);
}

pub(super) fn take_player(reader: &mut Reader) -> Player {
    Player::BOTH[reader.take(2) as usize]
}

pub(super) fn put_side(writer: &mut Writer, side: &[u8; 26]) {
    for &count in side {
        writer.put(count.into(), 16);
    }
}

pub(super) fn take_side(reader: &mut Reader) -> [u8; 26] {
    std::array::from_fn(|_| reader.take_byte(16))
}

/// Writes the board, using the number of remaining checkers as the radix of each count to shorten the link.
fn put_board(writer: &mut Writer, board: &Board) {
    for side in [board.own(), board.opponent()] {
        let mut left = u32::from(board.own().checkers());
        for &count in side.counts() {
            writer.put(count.into(), left + 1);
            left -= u32::from(count);
        }
    }
}

fn take_setup(reader: &mut Reader, checkers: u8) -> Setup {
    let mut side = || {
        let mut left = checkers;
        std::array::from_fn(|_| {
            let count = reader.take_byte(u32::from(left) + 1);
            left -= count;
            count
        })
    };
    Setup {
        own: side(),
        opponent: side(),
    }
}

pub(super) fn write(decision: &Decision, writer: &mut Writer) {
    writer.put(place(&Variant::ALL, &decision.variant()), 8);
    put_board(writer, decision.board());
    put_player(writer, decision.on_roll());
    match pending(decision) {
        Pending::Roll => writer.put(0, 4),
        Pending::Double => writer.put(1, 4),
        Pending::Play(roll) => {
            writer.put(2, 4);
            writer.put(place(&Roll::ALL, &roll), 21);
        }
        Pending::Answer { offer, value } => {
            writer.put(3, 4);
            writer.put(place(&OFFERS, &offer), 3);
            writer.put(value.log2().into(), 21);
        }
    }
    match decision.cube() {
        None => writer.put(0, 22),
        Some(cube) => {
            writer.put(u32::from(cube.value.log2()) + 1, 22);
            writer.put(
                cube.owner
                    .map_or(0, |owner| 1 + place(&Player::BOTH, &owner)),
                3,
            );
        }
    }
    match decision.score() {
        Score::Money { jacoby, beavers } => {
            writer.put(0, 26);
            writer.put(jacoby.into(), 2);
            writer.put(place(&BEAVERS, &beavers), 3);
        }
        Score::Match {
            length,
            points,
            crawford,
        } => {
            writer.put(length.points().into(), 26);
            writer.put(points.white.into(), 26);
            writer.put(points.black.into(), 26);
            writer.put(place(&CRAWFORD, &crawford), 3);
        }
    }
    writer.put(
        u32::from(decision.bar_backgammon() == BarBackgammon::Four),
        2,
    );
    let resigned = match decision.question() {
        Question::Resignation { win, .. } => 1 + place(&WINS, &win),
        _ => 0,
    };
    writer.put(resigned, 5);
}

pub(super) fn read(reader: &mut Reader) -> Option<Decision> {
    let variant = Variant::ALL[reader.take(8) as usize];
    let setup = take_setup(reader, variant.checkers());
    let on_roll = take_player(reader);
    let mut builder = Decision::builder(setup).variant(variant).on_roll(on_roll);
    builder = match reader.take(4) {
        0 => builder.roll(),
        1 => builder.double(),
        2 => {
            let roll = Roll::ALL[reader.take(21) as usize];
            builder.play(roll.high().pips(), roll.low().pips())
        }
        _ => {
            let offer = OFFERS[reader.take(3) as usize];
            builder.answer(offer, 1 << reader.take(21))
        }
    };
    builder = match reader.take(22) {
        0 => builder.without_cube(),
        doublings => {
            let owner = [None, Some(Player::White), Some(Player::Black)][reader.take(3) as usize];
            builder.cube(1 << (doublings - 1), owner)
        }
    };
    builder = match reader.take_byte(26) {
        0 => {
            let jacoby = reader.take(2) == 1;
            let builder = builder.beavers(BEAVERS[reader.take(3) as usize]);
            if jacoby { builder.jacoby() } else { builder }
        }
        length => {
            let (white, black) = (reader.take_byte(26), reader.take_byte(26));
            let crawford = CRAWFORD[reader.take(3) as usize];
            builder
                .match_to(length)
                .score(ByPlayer { white, black })
                .crawford(crawford)
        }
    };
    if reader.take(2) == 1 {
        builder = builder.bar_backgammon(BarBackgammon::Four);
    }
    let resigned = reader.take(5) as usize;
    if let Some(&win) = resigned.checked_sub(1).and_then(|nth| WINS.get(nth)) {
        builder = builder.resigned(win);
    }
    builder.build().ok()
}
