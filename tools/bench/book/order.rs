//! Decisions in the book, in the order in which they are added.

use std::collections::BTreeSet;

use record::position_id;
use review::{Book, BookScore};
use rules::{Board, Roll, Variant, legal_plays};

/// Maximum loss of an opening play for its replies to be included in the book, in points.
const MAX_REPLIED_LOSS: f64 = 0.020;

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

    /// Returns all steps in order: each stage is done first by search and then, with `true`, by rollouts. A search
    /// takes only a few per cent of the time, so even a short run covers all replies.
    pub(super) fn steps() -> impl Iterator<Item = (Self, BookScore, bool)> {
        let steps: [(Self, &[BookScore], bool); 8] = [
            (Self::Openings, &BookScore::ALL, false),
            (Self::Replies, MONEY, false),
            (Self::Openings, &BookScore::ALL, true),
            (Self::Replies, OTHERS, false),
            (Self::Replies, &BookScore::ALL, true),
            (Self::ThirdRolls, MONEY, false),
            (Self::ThirdRolls, MONEY, true),
            (Self::ThirdRolls, OTHERS, true),
        ];
        let each = |(stage, scores, is_rollout): (Self, &'static [BookScore], bool)| {
            scores.iter().map(move |score| (stage, *score, is_rollout))
        };
        steps.into_iter().flat_map(each)
    }

    /// Returns the decisions of this stage at `score` for which the book contains the preceding decisions.
    pub(super) fn items(self, score: BookScore, book: &Book) -> Vec<Item> {
        let start = Board::start(Variant::Standard);
        let mut seen = BTreeSet::new();
        let mut items = Vec::new();
        let mut add = |board: &Board, is_opening: bool| {
            let is_new = seen.insert(position_id(board));
            let rolls = Roll::ALL.into_iter().filter(|roll| {
                let has_choice = || legal_plays(board, *roll).len() > 1;
                is_new && !(is_opening && roll.is_double()) && has_choice()
            });
            items.extend(rolls.map(|roll| Item {
                score,
                board: *board,
                roll,
            }));
        };
        match self {
            Self::Openings => add(&start, true),
            Self::Replies => {
                let opened = opened(book, score.flipped(), MAX_REPLIED_LOSS);
                for board in &opened {
                    add(board, false);
                }
            }
            Self::ThirdRolls => {
                let replied = opened(book, score, 0.0)
                    .into_iter()
                    .flat_map(|board| Roll::ALL.map(|roll| (board, roll)));
                for (board, roll) in replied {
                    let entry = book.entry(score.flipped(), &board, roll);
                    if let Some(best) = entry.and_then(|entry| entry.plays.first().copied()) {
                        add(&best.after, false);
                    }
                }
            }
        }
        items
    }
}

/// Decision to roll out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Item {
    pub(super) score: BookScore,
    pub(super) board: Board,
    pub(super) roll: Roll,
}

/// Returns the positions after opening plays that lose at most `max_loss` at `score`; always includes the position
/// after each roll's best play.
fn opened(book: &Book, score: BookScore, max_loss: f64) -> Vec<Board> {
    let start = Board::start(Variant::Standard);
    let entries = Roll::ALL
        .into_iter()
        .filter_map(|roll| book.entry(score, &start, roll));
    let after = entries.flat_map(|entry| {
        let good = entry.good(max_loss).map(|play| play.after);
        good.collect::<Vec<_>>()
    });
    after.collect()
}

/// Returns the book without the third rolls that would make its text exceed `max_bytes`.
pub(super) fn limited(book: &Book, max_bytes: usize) -> Book {
    let mut limited = Book::new(book.method());
    let mut bytes = 0;
    for (stage, score) in Stage::all() {
        for item in stage.items(score, book) {
            let Some(entry) = book.entry(score, &item.board, item.roll) else {
                continue;
            };
            bytes += entry.to_lines().len();
            if stage == Stage::ThirdRolls && bytes > max_bytes {
                return limited;
            }
            limited.add(&entry);
        }
    }
    limited
}
