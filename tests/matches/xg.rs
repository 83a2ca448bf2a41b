//! eXtreme Gammon files with every oddity found in real ones, checked against the rules.

mod file;
mod plays;
mod records;
mod written;

use dice::{DiceStream, Seed};
use record::{MatchRecord, Reading, RemarkKind, Terms};
use rules::{BarBackgammon, Beavers, Board, Die, Roll, Setup, Variant};

use crate::own_games::Luck;

fn kinds(reading: &Reading) -> Vec<&RemarkKind> {
    let kinds = reading.remarks.iter().map(|remark| &remark.kind);
    kinds
        .filter(|kind| **kind != RemarkKind::Unfinished)
        .collect()
}

fn roll(a: u8, b: u8) -> Roll {
    let die = |pips| Die::new(pips).expect("1 to 6");
    Roll::new(die(a), die(b))
}

/// Returns a position with a few checkers: points and their checker counts for each side, as numbered for that side.
fn position(own: &[(usize, u8)], opponent: &[(usize, u8)]) -> Setup {
    let side = |points: &[(usize, u8)]| {
        let mut side = [0; 26];
        for &(point, count) in points {
            side[point] = count;
        }
        side[0] = 15 - side.iter().sum::<u8>();
        side
    };
    Setup {
        own: side(own),
        opponent: side(opponent),
    }
}

fn board(setup: Setup) -> Board {
    Board::try_from(setup).expect("a position of the rules")
}

fn supported(terms: &Terms) -> bool {
    let variants = [
        Variant::Standard,
        Variant::Nackgammon,
        Variant::Hypergammon,
        Variant::Longgammon,
    ];
    terms.cube
        && terms.beavers != Beavers::Unlimited
        && terms.bar_backgammon == BarBackgammon::Three
        && variants.contains(&terms.variant)
}

/// Returns random matches that the format can express.
fn random_matches(seed: u8, games: usize) -> Vec<MatchRecord> {
    let mut luck = Luck(DiceStream::new(Seed([seed; 32])));
    let mut records = Vec::new();
    let mut count = 0;
    while count < games {
        let record = MatchRecord::from_session(&luck.session(3));
        if supported(&record.terms) {
            count += record.games.len();
            records.push(record);
        }
    }
    records
}
