//! Labels: positions with chances looked up one or two rolls ahead, and the shards in which they are kept.

use std::{fs, path::Path};

use anyhow::Context as _;
use dice::DiceStream;
use engine::{Evaluator, Outcomes, Payoffs, Search, final_outcomes};
use rules::{Board, Roll, Setup, Variant};

use crate::{
    game::{self, Table},
    random::Random,
    schedule, starts,
};

/// A position, seen by the player on roll, and his chances in it as far as we know; where these are right in the mean
/// only (see [`crate::played`]), some may be below 0 or above 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Label {
    pub board: Board,
    pub target: [f32; 6],
}

/// Labels of the positions after the best plays of one roll, or after one play alone.
pub type Family = Vec<Label>;

/// Labels in a shard, or a few more.
pub const SHARD: usize = 10_000;
/// Maximum number of labelled plays per roll.
const PLAYS: usize = 4;
/// Loss against the best play, in points, below which a play is sometimes chosen and its position labelled.
const NEAR: f32 = 0.15;
/// Difference between 0-ply and 1-ply equity from which a position is labelled as doubtful, in points.
const DOUBTED: f32 = 0.04;
/// Bytes of a label: 26 numbers of checkers a side, half a byte each; six chances, as parts of [`WHOLE`].
const BYTES: usize = 26 + 12;
/// Fixed-point scale of a chance; leaves room for values from -2 to 2, as luck-adjusted results exceed 0 to 1.
const WHOLE: f32 = 16_384.0;

/// The file of these families: each is a byte that says how many labels it has, and these.
///
/// # Errors
/// If a family has more than 255 labels.
pub fn to_bytes(families: &[Family]) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::with_capacity(SHARD * (BYTES + 1));
    for family in families {
        bytes.push(u8::try_from(family.len())?);
        for label in family {
            let pairs = label.board.own().counts().iter();
            bytes.extend(
                pairs
                    .zip(label.board.opponent().counts())
                    .map(|(own, other)| own | other << 4),
            );
            let chances = label.target.map(|chance| (chance * WHOLE).round() as i16);
            bytes.extend(chances.into_iter().flat_map(i16::to_le_bytes));
        }
    }
    Ok(bytes)
}

/// Writes beside the old file and then in its place, so that a crash loses nothing.
///
/// # Errors
/// If the file cannot be written.
pub fn save(families: &[Family], file: &Path) -> anyhow::Result<()> {
    let part = file.with_extension("part");
    fs::write(&part, to_bytes(families)?)?;
    Ok(fs::rename(part, file)?)
}

/// Loads a shard.
///
/// # Errors
/// If the file cannot be read or is not a shard.
pub fn load(file: &Path) -> anyhow::Result<Vec<Family>> {
    let bytes = fs::read(file)?;
    families(&bytes).with_context(|| file.display().to_string())
}

/// Reads the file of a shard.
///
/// # Errors
/// If it is cut or has an impossible position.
pub fn families(mut bytes: &[u8]) -> anyhow::Result<Vec<Family>> {
    let mut families = Vec::new();
    while let Some((&count, rest)) = bytes.split_first() {
        let records = rest.split_at_checked(usize::from(count) * BYTES);
        let (records, rest) = records.context("cut off")?;
        families.push(
            records
                .as_chunks()
                .0
                .iter()
                .map(read)
                .collect::<Result<_, _>>()?,
        );
        bytes = rest;
    }
    Ok(families)
}

fn read(record: &[u8; BYTES]) -> anyhow::Result<Label> {
    let (pairs, chances) = record.split_at(26);
    let setup = Setup {
        own: std::array::from_fn(|at| pairs[at] & 15),
        opponent: std::array::from_fn(|at| pairs[at] >> 4),
    };
    let board = Board::try_from(setup).map_err(|error| anyhow::anyhow!("{error}"))?;
    let chances = chances.as_chunks::<2>().0;
    let target = std::array::from_fn(|at| f32::from(i16::from_le_bytes(chances[at])) / WHOLE);
    Ok(Label { board, target })
}

/// All replies to `roll` with what they leave the opponent, best first; the turn passes if there is none.
fn rank(
    judge: &impl Evaluator,
    table: &mut Table,
    board: &Board,
    roll: Roll,
    into: &mut Vec<(f32, Board)>,
) {
    let replies = table.replies(judge, board, roll);
    into.clear();
    into.extend(replies.map(|(after, outcomes)| (outcomes.worth(&Payoffs::MONEY).0, after)));
    into.sort_by(|a, b| a.0.total_cmp(&b.0));
}

/// Which positions are labelled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// Some of all.
    Any,
    /// Those of which a judgement is doubted: the few in which most of the errors are.
    Doubted,
}

/// The labels of shard `number`, `labels` or a few more, looked up so many `rolls` ahead: from games of `judge` against itself, which stray from
/// its best play now and then.
pub fn shard(
    judge: &impl Evaluator,
    number: u64,
    rolls: u8,
    choice: Choice,
    labels: usize,
) -> Vec<Family> {
    let purpose = match choice {
        Choice::Any => 9,
        Choice::Doubted => 17,
    };
    let mut maker = Maker {
        judge,
        next: (choice == Choice::Doubted).then(|| Search::new(judge, 1)),
        ahead: Search::new(judge, rolls),
        dice: DiceStream::new(schedule::seed(number, purpose)),
        random: Random(number),
        table: Table::default(),
        families: Vec::new(),
        labels: 0,
        wanted: labels,
    };
    while maker.labels < labels {
        maker.game();
    }
    maker.families
}

/// Plays games and labels some of what it sees.
struct Maker<'a, E> {
    judge: &'a E,
    /// Tells which judgements are doubted, if only these are labelled.
    next: Option<Search<&'a E>>,
    ahead: Search<&'a E>,
    dice: DiceStream,
    random: Random,
    table: Table,
    families: Vec<Family>,
    /// How many there are in all families.
    labels: usize,
    /// How many are wanted.
    wanted: usize,
}

impl<E: Evaluator> Maker<'_, E> {
    fn game(&mut self) {
        let (mut board, mut wild) = starts::draw(&mut self.random);
        let mut ranked = Vec::new();
        let mut first = board == Board::start(Variant::Standard);
        while final_outcomes(&board).is_none() {
            let roll = game::roll(&mut self.dice, first);
            first = false;
            rank(self.judge, &mut self.table, &board, roll, &mut ranked);
            let near = |one: &&(f32, Board)| one.0 - ranked[0].0 < NEAR;
            let near = ranked.iter().take_while(near).count().min(5);
            let (best, other) = (ranked[0].1, ranked[self.random.below(near)].1);
            let share = if best.has_contact() { 0.15 } else { 0.05 };
            if self.labels < self.wanted && self.is_chosen(&best, share) {
                self.label(ranked[..near.min(PLAYS)].iter().map(|one| one.1));
            }
            board = if wild > 0 {
                wild -= 1;
                ranked[self.random.below(ranked.len())].1
            } else if self.random.below(8) == 0 {
                other
            } else {
                best
            };
        }
    }

    /// Whether `board` is labelled; a `share` of all are.
    fn is_chosen(&mut self, board: &Board, share: f32) -> bool {
        let Some(next) = &self.next else {
            return self.random.share() < share;
        };
        let worth = |outcomes: Outcomes| outcomes.worth(&Payoffs::MONEY).0;
        let judged = worth(self.judge.evaluate(board));
        final_outcomes(board).is_none() && (worth(next.evaluate(board)) - judged).abs() > DOUBTED
    }

    /// Labels the positions after some plays of one roll.
    fn label(&mut self, boards: impl Iterator<Item = Board>) {
        let going_on = boards.filter(|board| final_outcomes(board).is_none());
        let family: Family = going_on
            .map(|board| Label {
                board,
                target: self.ahead.evaluate(&board).exclusive(),
            })
            .collect();
        self.labels += family.len();
        self.families.push(family);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shard_is_read_as_it_was_saved_and_a_damaged_one_refused() -> anyhow::Result<()> {
        let label = |variant, target| Label {
            board: Board::start(variant),
            target,
        };
        let families = vec![
            vec![
                label(Variant::Standard, [0.5, 0.25, 0.0, 0.25, 0.0, 0.0]),
                label(Variant::Hypergammon, [1.25, 0.0, -0.25, 0.0, 0.0, 0.0]),
            ],
            vec![],
            vec![label(Variant::Nackgammon, [0.0, 0.0, 0.0, 0.0, 0.0, 1.0])],
        ];
        let folder = std::env::temp_dir().join(format!("backgammon-label-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let file = folder.join("00000.labels");
        save(&families, &file)?;
        assert_eq!(load(&file)?, families);
        let whole = fs::read(&file)?;
        fs::write(&file, &whole[..whole.len() - 1])?;
        assert!(load(&file).is_err(), "cut off");
        // Two checkers more on a point, beside the byte that says how many labels follow.
        let mut changed = whole;
        changed[1 + 6] += 2;
        fs::write(&file, changed)?;
        assert!(load(&file).is_err(), "impossible");
        fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
