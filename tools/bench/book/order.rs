//! Decisions in the book, in the order in which they are added.

use std::{cmp::Reverse, collections::BTreeMap};

use record::position_id;
use review::{Book, BookEntry, BookScore};
use rules::{Board, Roll, Variant, legal_plays};

/// Maximum loss of an opening play for its replies to be included in the book, in points.
const MAX_REPLIED_LOSS: f64 = 0.020;
/// Maximum loss of the second-best play in a search for a decision to be close, in points.
const MAX_CLOSE_LOSS: f64 = 0.030;
/// Maximum loss of a play of a third roll for it to be exported, in points.
const MAX_THIRD_LOSS: f64 = 0.040;

/// Money play, which comes first.
const MONEY: &[BookScore] = &[BookScore::Money];
/// The other scores.
const OTHERS: &[BookScore] = &[
    BookScore::DoubleMatchPoint,
    BookScore::GammonGo,
    BookScore::GammonSave,
];

/// Stage of the book, which builds on the previous stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The fifteen opening rolls.
    Openings,
    /// Replies to the reasonable opening plays.
    Replies,
    /// Third rolls after the best opening play and the best reply.
    ThirdRolls,
}

impl Stage {
    /// Returns all stages with their scores, most important first.
    pub(super) fn all() -> impl Iterator<Item = (Self, BookScore)> {
        let stages = [Self::Openings, Self::Replies, Self::ThirdRolls];
        stages
            .into_iter()
            .flat_map(|stage| BookScore::ALL.map(|score| (stage, score)))
    }

    /// Returns all steps in order. A search takes only a few per cent of the time, so even a short run covers all
    /// replies. Third rolls for money follow once their replies have been rolled out, because a rollout can change the
    /// best reply.
    pub(super) fn steps() -> impl Iterator<Item = (Self, BookScore, Work)> {
        let steps: [(Self, &[BookScore], Work); 10] = [
            (Self::Openings, &BookScore::ALL, Work::Search),
            (Self::Replies, MONEY, Work::Search),
            (Self::Openings, &BookScore::ALL, Work::RollOut),
            (Self::Replies, OTHERS, Work::Search),
            (Self::Replies, MONEY, Work::RollOut),
            (Self::ThirdRolls, MONEY, Work::Search),
            (Self::Replies, OTHERS, Work::RollOut),
            (Self::ThirdRolls, MONEY, Work::RollOutClose),
            (Self::ThirdRolls, MONEY, Work::RollOut),
            (Self::ThirdRolls, OTHERS, Work::RollOut),
        ];
        let each = |(stage, scores, work): (Self, &'static [BookScore], Work)| {
            scores.iter().map(move |score| (stage, *score, work))
        };
        steps.into_iter().flat_map(each)
    }

    /// Returns the decisions of this stage at `score` for which the book contains the preceding decisions, the most
    /// probable first.
    pub(super) fn items(self, score: BookScore, book: &Book) -> Vec<Item> {
        let start = Board::start(Variant::Standard);
        let positions = match self {
            Self::Openings => vec![(start, 1)],
            Self::Replies => opened(book, score.flipped(), MAX_REPLIED_LOSS),
            Self::ThirdRolls => replied(book, score),
        };
        // Several sequences can lead to the same position.
        let mut ways_to: BTreeMap<String, (Board, u32)> = BTreeMap::new();
        for (board, ways) in positions {
            let (_, sum) = ways_to.entry(position_id(&board)).or_insert((board, 0));
            *sum += ways;
        }
        let is_item = |board: &Board, roll: Roll| {
            !(self == Self::Openings && roll.is_double()) && legal_plays(board, roll).len() > 1
        };
        let mut items = Vec::new();
        for (board, ways) in ways_to.into_values() {
            let rolls = Roll::ALL.into_iter();
            items.extend(
                rolls
                    .filter(|&roll| is_item(&board, roll))
                    .map(|roll| Item {
                        score,
                        board,
                        roll,
                        ways: ways * roll.weight(),
                    }),
            );
        }
        items.sort_by_key(|item| Reverse(item.ways));
        items
    }
}

/// Work on the decisions of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Work {
    /// Searches decisions that are not in the book.
    Search,
    /// Rolls out searched decisions whose best two plays are close.
    RollOutClose,
    /// Rolls out decisions that have not been rolled out.
    RollOut,
}

impl Work {
    /// Returns `true` if this work remains to be done for `item`.
    pub(super) fn is_due(self, item: &Item, book: &Book) -> bool {
        let entry = book.entry(item.score, &item.board, item.roll);
        let is_close = |entry: &BookEntry| {
            let second = entry.plays.get(1);
            second.is_some_and(|play| play.loss <= MAX_CLOSE_LOSS)
        };
        match (self, entry) {
            (Self::Search | Self::RollOut, None) => true,
            (Self::Search, Some(_)) | (Self::RollOutClose, None) => false,
            (Self::RollOutClose, Some(entry)) => !entry.is_rolled_out() && is_close(&entry),
            (Self::RollOut, Some(entry)) => !entry.is_rolled_out(),
        }
    }
}

/// Decision to search or to roll out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Item {
    pub(super) score: BookScore,
    pub(super) board: Board,
    pub(super) roll: Roll,
    /// Number of ordered pairs of dice, multiplied over the rolls of each sequence and summed over the sequences, that
    /// lead to the decision; proportional to its probability.
    pub(super) ways: u32,
}

/// Returns the positions after opening plays that lose at most `max_loss` at `score`, with the number of ways to roll
/// them; always includes the position after each roll's best play.
fn opened(book: &Book, score: BookScore, max_loss: f64) -> Vec<(Board, u32)> {
    let start = Board::start(Variant::Standard);
    let entries = Roll::ALL
        .into_iter()
        .filter_map(|roll| book.entry(score, &start, roll));
    let after = entries.flat_map(|entry| {
        let good = entry.good(max_loss);
        let good = good.map(|play| (play.after, entry.roll.weight()));
        good.collect::<Vec<_>>()
    });
    after.collect()
}

/// Returns the positions after the best reply to the best opening play, with the number of ways to roll them; `score` is
/// from the perspective of the player with the opening roll.
fn replied(book: &Book, score: BookScore) -> Vec<(Board, u32)> {
    let sequences = opened(book, score, 0.0)
        .into_iter()
        .flat_map(|opened| Roll::ALL.map(|roll| (opened, roll)));
    let replied = sequences.filter_map(|((board, ways), roll)| {
        let entry = book.entry(score.flipped(), &board, roll)?;
        Some((entry.plays[0].after, ways * roll.weight()))
    });
    replied.collect()
}

/// Returns the book without the third rolls that would make its text exceed `max_bytes`, the least probable first, and
/// without clearly inferior plays of third rolls.
pub(super) fn limited(book: &Book, max_bytes: usize) -> Book {
    let mut limited = Book::new(book.method());
    let mut bytes = 0;
    for (stage, score) in Stage::all() {
        for item in stage.items(score, book) {
            let Some(mut entry) = book.entry(score, &item.board, item.roll) else {
                continue;
            };
            if stage == Stage::ThirdRolls {
                let kept = entry.good(MAX_THIRD_LOSS).count();
                entry.plays.truncate(kept);
            }
            bytes += entry.to_lines().len();
            if stage == Stage::ThirdRolls && bytes > max_bytes {
                return limited;
            }
            limited.add(&entry);
        }
    }
    limited
}
