//! Evaluation of one decision as mixed-radix digits. Every choice that is read is checked by the rules, and every
//! number is in its range.

use engine::{Candidate, Equity, Mwc};
use record::{LinkReader, LinkWriter};
use rules::{Board, Choice, Decision, Question, Score, legal_plays};

use super::digits::{
    put_amount, put_chances, put_count, put_exact, put_signed, take_amount, take_chances,
    take_count, take_exact, take_loss, take_signed, units,
};
use crate::{CubeEquities, Item, Judged, Kind, LuckOfRoll};

/// Exclusive upper bound for the search depth, in plies.
const PLIES: u32 = 8;
/// Maximum absolute value of an equity or a loss.
pub(super) const MAX_EQUITY: f32 = 20.0;

/// Rounding of an evaluation.
#[derive(Clone, Copy)]
struct Rounding {
    /// Unit of equities.
    equity: f64,
    /// Number of units of a match-winning chance of 1.
    mwc: u32,
    /// Number of units of a probability of 1.
    chance: u32,
}

impl Rounding {
    /// Rounding of evaluations that a review shows.
    const SHOWN: Self = Self {
        equity: 1e-5,
        mwc: 100_000,
        chance: 1_000,
    };
    /// Rounding of decisions not to double that a review does not list.
    const HIDDEN: Self = Self {
        equity: 1e-3,
        mwc: 1_000,
        chance: 100,
    };
    /// Unit of cubeless equities.
    const CUBELESS: f64 = 1e-3;
    /// Unit of the luck in equity and of the difficulty.
    const LUCK: f64 = 1e-4;
    /// Unit of the luck in the match result.
    const RESULT: f64 = 1e-5;
}

/// Depth of an analysis: plies, and the number of trials of a Champion analysis.
pub(super) type DepthOf = (u8, Option<u64>);

/// Properties of a decision that determine its digits.
#[derive(Clone, Copy)]
struct Shape {
    is_match: bool,
    /// `true` if the actual choice is the best one.
    is_best: bool,
    /// `true` for a decision that reviews do not list.
    is_hidden: bool,
    rounding: Rounding,
}

impl Shape {
    fn new(item: &Item, counted: bool, is_best: bool) -> Self {
        let is_hidden = is_hidden(item, counted, is_best);
        Self {
            is_match: is_match(item),
            is_best,
            is_hidden,
            rounding: if is_hidden {
                Rounding::HIDDEN
            } else {
                Rounding::SHOWN
            },
        }
    }
}

/// Writes an evaluation; `depth` is that of the evaluation before it.
pub(super) fn put(
    writer: &mut LinkWriter,
    item: &Item,
    judged: Option<&Judged>,
    table: Option<u64>,
    depth: &mut DepthOf,
) {
    let found = judged.and_then(|judged| {
        let best = judged.candidates.first()?;
        let mut made = judged.candidates.iter();
        let made = made.rfind(|one| one.choice == judged.made)?;
        Some((judged, best, made))
    });
    let Some((judged, best, made)) = found else {
        return writer.put(0, 3);
    };
    put_depth(writer, (judged.plies, best.trials), depth);
    if table.is_some() && is_match(item) {
        writer.put((judged.table == table).into(), 2);
    }
    match counting(item) {
        Counting::Play => writer.put(judged.counted.into(), 2),
        Counting::NoDouble => {
            writer.put(judged.counted.into(), 2);
            writer.put(judged.close.into(), 2);
        }
        Counting::Fixed { .. } => {}
    }
    let shape = Shape::new(item, judged.counted, best.choice == judged.made);
    writer.put(shape.is_best.into(), 2);
    if !shape.is_best {
        writer.put_choice(&item.decided.decision, &best.choice);
        put_exact(writer, judged.loss);
        if shape.is_match {
            put_exact(writer, judged.loss_mwc.unwrap_or_default());
        }
    }
    put_luck(writer, judged);
    put_cube(writer, judged, shape);
    put_candidates(writer, best, made, shape);
}

fn put_depth(writer: &mut LinkWriter, own: DepthOf, before: &mut DepthOf) {
    if own == *before {
        return writer.put(1, 3);
    }
    *before = own;
    let (plies, trials) = own;
    writer.put(2, 3);
    writer.put(u32::from(plies).min(PLIES - 1), PLIES);
    writer.put(trials.is_some().into(), 2);
    if let Some(trials) = trials {
        put_count(writer, u32::try_from(trials).unwrap_or(u32::MAX));
    }
}

/// Writes the difficulty of a play and the luck of its roll.
fn put_luck(writer: &mut LinkWriter, judged: &Judged) {
    if judged.kind != Kind::Checker {
        return;
    }
    put_amount(writer, judged.difficulty, Rounding::LUCK);
    writer.put(judged.luck.is_some().into(), 2);
    if let Some(luck) = judged.luck {
        put_signed(writer, luck.equity, Rounding::LUCK);
        put_signed(writer, luck.result, Rounding::RESULT);
    }
}

/// Writes the equities of a decision whether to double.
fn put_cube(writer: &mut LinkWriter, judged: &Judged, shape: Shape) {
    if judged.kind != Kind::Double {
        return;
    }
    writer.put(judged.cube.is_some().into(), 2);
    let equities = judged
        .cube
        .map(|cube| [cube.no_double, cube.double_take, cube.double_pass]);
    for equity in equities.into_iter().flatten() {
        if shape.is_hidden {
            put_signed(writer, equity, shape.rounding.equity);
        } else {
            put_exact(writer, equity);
        }
    }
}

fn put_candidates(writer: &mut LinkWriter, best: &Candidate, made: &Candidate, shape: Shape) {
    let rounding = shape.rounding;
    put_signed(writer, best.equity.0, rounding.equity);
    if shape.is_match {
        let mwc = best.mwc.map_or(0.0, |mwc| mwc.0);
        writer.put(units(mwc, rounding.mwc), rounding.mwc + 1);
    }
    let others = (!shape.is_best).then_some(made);
    for one in [best].into_iter().chain(others) {
        if !shape.is_hidden {
            put_signed(writer, one.cubeless.0, Rounding::CUBELESS);
        }
        put_chances(writer, &one.outcomes, rounding.chance);
    }
}

/// The digits of an evaluation are damaged, or contradict the rules.
pub(super) struct Damaged;

/// Reads an evaluation; `None` if the decision has not been evaluated.
pub(super) fn take(
    reader: &mut LinkReader,
    item: &Item,
    table: Option<u64>,
    depth: &mut DepthOf,
) -> Result<Option<Judged>, Damaged> {
    let decision = &item.decided.decision;
    if !take_depth(reader, depth).ok_or(Damaged)? {
        return Ok(None);
    }
    let has_table = table.is_some() && is_match(item) && reader.take(2) == 1;
    let (counted, close) = match counting(item) {
        Counting::Play => (reader.take(2) == 1, false),
        Counting::NoDouble => (reader.take(2) == 1, reader.take(2) == 1),
        Counting::Fixed { counts } => (counts, counts && item.kind != Kind::Checker),
    };
    let (made, made_after) = legal(decision, item.decided.choice).ok_or(Damaged)?;
    let shape = Shape::new(item, counted, reader.take(2) == 1);
    let (mut best, mut loss, mut loss_mwc) = (made, 0.0, 0.0);
    if !shape.is_best {
        best = reader.take_choice(decision).ok_or(Damaged)?;
        loss = take_loss(reader, MAX_EQUITY).ok_or(Damaged)?;
        if shape.is_match {
            loss_mwc = take_loss(reader, 1.0).ok_or(Damaged)?;
        }
    }
    let (best, best_after) = legal(decision, best).ok_or(Damaged)?;
    // A choice that is not the best leads to another position, or is another cube action.
    if !shape.is_best && best == made {
        return Err(Damaged);
    }
    let (difficulty, luck) = take_luck(reader, item);
    let cube = take_cube(reader, item, shape)?;
    let choices = [
        (best, best_after, 0.0, 0.0),
        (made, made_after, loss, loss_mwc),
    ];
    Ok(Some(Judged {
        player: decision.player(),
        kind: item.kind,
        made,
        forced: item.kind == Kind::Checker && decision.is_forced(),
        close,
        counted,
        loss,
        loss_mwc: shape.is_match.then_some(loss_mwc),
        plies: depth.0,
        difficulty,
        candidates: take_candidates(reader, choices, shape, *depth),
        cube,
        luck,
        table: table.filter(|_| has_table),
    }))
}

/// Reads the depth; `false` if the decision has not been evaluated.
fn take_depth(reader: &mut LinkReader, depth: &mut DepthOf) -> Option<bool> {
    match reader.take(3) {
        0 => return Some(false),
        1 => {}
        _ => {
            let plies = u8::try_from(reader.take(PLIES)).ok()?;
            let is_champion = reader.take(2) == 1;
            let trials = is_champion.then(|| u64::from(take_count(reader)));
            *depth = (plies, trials);
        }
    }
    Some(true)
}

fn take_luck(reader: &mut LinkReader, item: &Item) -> (f32, Option<LuckOfRoll>) {
    if item.kind != Kind::Checker {
        return (0.0, None);
    }
    let difficulty = take_amount(reader, Rounding::LUCK);
    let luck = (reader.take(2) == 1).then(|| LuckOfRoll {
        equity: take_signed(reader, Rounding::LUCK),
        result: take_signed(reader, Rounding::RESULT),
    });
    (difficulty, luck)
}

/// Reads the equities of a decision whether to double, if there are any.
fn take_cube(
    reader: &mut LinkReader,
    item: &Item,
    shape: Shape,
) -> Result<Option<CubeEquities>, Damaged> {
    if item.kind != Kind::Double || reader.take(2) == 0 {
        return Ok(None);
    }
    let mut equity = || {
        if shape.is_hidden {
            return Ok(take_signed(reader, shape.rounding.equity));
        }
        let equity = take_exact(reader).filter(|equity| equity.abs() <= MAX_EQUITY);
        equity.ok_or(Damaged)
    };
    Ok(Some(CubeEquities {
        no_double: equity()?,
        double_take: equity()?,
        double_pass: equity()?,
    }))
}

/// Reads the best choice and, unless it is the best, the actual choice, each given with the position after it and its
/// losses in equity and in match-winning chances.
fn take_candidates(
    reader: &mut LinkReader,
    choices: [(Choice, Option<Board>, f32, f32); 2],
    shape: Shape,
    (plies, trials): DepthOf,
) -> Vec<Candidate> {
    let rounding = shape.rounding;
    let best_equity = take_signed(reader, rounding.equity);
    let whole = rounding.mwc;
    let mwc = shape
        .is_match
        .then(|| reader.take(whole + 1) as f32 / whole as f32);
    let candidate = |(choice, after, loss, loss_mwc): (Choice, Option<Board>, f32, f32)| {
        let equity = best_equity - loss;
        let cubeless = if shape.is_hidden {
            equity
        } else {
            take_signed(reader, Rounding::CUBELESS)
        };
        Candidate {
            choice,
            after,
            outcomes: take_chances(reader, rounding.chance),
            cubeless: Equity(cubeless),
            equity: Equity(equity),
            mwc: mwc.map(|mwc| Mwc((mwc - loss_mwc).clamp(0.0, 1.0))),
            loss: Equity(loss),
            plies,
            trials,
        }
    };
    let count = if shape.is_best { 1 } else { 2 };
    choices.into_iter().take(count).map(candidate).collect()
}

fn is_match(item: &Item) -> bool {
    matches!(item.decided.decision.score(), Score::Match { .. })
}

/// Whether the counting rules depend on the evaluation.
enum Counting {
    /// A play that counts if it is not obvious.
    Play,
    /// A decision not to double, which counts if it is close.
    NoDouble,
    /// A forced play, which never counts, or a cube action, which always does.
    Fixed { counts: bool },
}

fn counting(item: &Item) -> Counting {
    match (item.kind, item.decided.choice) {
        (Kind::Checker, _) if item.decided.decision.is_forced() => {
            Counting::Fixed { counts: false }
        }
        (Kind::Checker, _) => Counting::Play,
        (Kind::Double, Choice::Roll) => Counting::NoDouble,
        (Kind::Double | Kind::Answer, _) => Counting::Fixed { counts: true },
    }
}

/// Returns `true` for a correct decision not to double that does not count, which reviews do not list.
pub(super) fn is_hidden(item: &Item, counted: bool, is_best: bool) -> bool {
    matches!(counting(item), Counting::NoDouble) && !counted && is_best
}

/// Returns a legal choice in the move generator's notation, and the position after a play; `None` if it is illegal.
pub(super) fn legal(decision: &Decision, choice: Choice) -> Option<(Choice, Option<Board>)> {
    let (Choice::Play(play), Question::Play(roll)) = (choice, decision.question()) else {
        let is_play =
            matches!(choice, Choice::Play(_)) || matches!(decision.question(), Question::Play(_));
        return (!is_play).then_some((choice, None));
    };
    let after = decision.board().play(roll, &play).ok()?;
    let mut plays = legal_plays(decision.board(), roll).into_iter();
    let own = plays.find(|legal| legal.after == after);
    Some((Choice::Play(own.map_or(play, |own| own.play)), Some(after)))
}
