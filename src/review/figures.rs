//! Evaluations in a link: `f=` followed by base64url, after the match or position to which they belong.
//!
//! An evaluation consists of the choice, loss and depth that a review shows first: the best choice and the actual one,
//! with their chances, the cube's equities and the luck of the roll. Losses and the equities of a shown cube decision
//! are exact, so that the sums and the displayed figures do not change; other numbers are rounded to their displayed
//! precision. Decisions not to double that a review does not list are rounded more coarsely.
//!
//! The content consists of the number of decisions, a byte of flags, and groups of evaluations. Each group is a
//! separate number with its length, so that reading takes linear time.

use engine::{Candidate, Cumulative, Equity, Mwc, Outcomes};
use record::{Envelope, LinkError, LinkReader, LinkWriter, find_code, from_code, to_code};
use rules::{Board, Choice, Decided, Decision, Question, Score, legal_plays};

use crate::{CubeEquities, Item, Judged, Kind, LuckOfRoll};

/// Letter of the parameter in a link.
const KIND: char = 'f';
/// Envelope of the evaluations. Those of a long match take about half of the maximum size.
const ENVELOPE: Envelope = Envelope {
    version: 1,
    most_bytes: 16_000,
};
/// Number of evaluations in a group.
const GROUP: usize = 16;
/// Maximum size of a group, in bytes.
const MAX_GROUP: usize = 2_000;
/// Flag of evaluations that use a match equity table other than the built-in one.
const WITH_TABLE: u8 = 1;
/// Flag of the evaluation of a position, which includes the actual choice.
const WITH_CHOICE: u8 = 2;

/// Exclusive upper bound for the search depth, in plies.
const PLIES: u32 = 8;
/// Maximum number of bits of an amount.
const BITS: u32 = 21;
/// Maximum absolute value of an equity or a loss.
const MAX_EQUITY: f32 = 20.0;

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
type DepthOf = (u8, Option<u64>);

/// Returns the evaluations of a match's decisions as a parameter for its link, starting with `f=`; `None` if there are
/// none, or if they are too long.
pub fn match_figures<'a>(
    all: impl Iterator<Item = (&'a Item, Option<&'a Judged>)>,
) -> Option<String> {
    let all: Vec<_> = all.collect();
    let is_any = all.iter().any(|(_, judged)| judged.is_some());
    is_any.then(|| sealed(&all, false)).flatten()
}

/// Returns the evaluation of a decision, including the actual choice, as a parameter for the link to its position,
/// starting with `f=`.
pub fn decision_figures(decision: &Decision, judged: &Judged) -> Option<String> {
    let item = item_of(*decision, judged.made)?;
    sealed(&[(&item, Some(judged))], true)
}

/// Reads the evaluations in a link to the match with these decisions; `None` if the link has none.
///
/// # Errors
/// Returns an error if the evaluations cannot be read, or do not belong to these decisions.
pub fn read_match_figures(
    link: &str,
    items: &[Item],
) -> Option<Result<Vec<Option<Judged>>, LinkError>> {
    let code = code_of(link)?;
    let read = |content: &[u8]| {
        let mut read = Opened::new(content, false)?;
        let is_whole = read.count == items.len();
        let all = is_whole.then(|| read.all(items)).flatten()?;
        read.rest.is_empty().then_some(all)
    };
    Some(opened(code, read))
}

/// Reads the evaluation in a link to a position, with the actual choice; `None` if the link has none.
///
/// # Errors
/// Returns an error if the evaluation cannot be read, or does not belong to this decision.
pub fn read_decision_figures(
    link: &str,
    decision: &Decision,
) -> Option<Result<(Item, Judged), LinkError>> {
    let code = code_of(link)?;
    let read = |content: &[u8]| {
        let mut read = Opened::new(content, true)?;
        let mut reader = read.group()?;
        let choice = reader.take_choice(decision)?;
        let item = item_of(*decision, choice)?;
        let judged = take(&mut reader, &item, read.table, &mut (0, None))??;
        let is_whole = read.count == 1 && reader.is_empty() && read.rest.is_empty();
        is_whole.then_some((item, judged))
    };
    Some(opened(code, read))
}

fn item_of(decision: Decision, choice: Choice) -> Option<Item> {
    let unmade = Item::unmade(decision)?;
    let decided = Decided { decision, choice };
    Some(Item { decided, ..unmade })
}

fn code_of(link: &str) -> Option<&str> {
    let (_, code) = find_code(link, &[KIND])?;
    // A full stop belongs to the sentence that contains the link, not to the link.
    Some(code.split_once('.').map_or(code, |(code, _)| code))
}

fn opened<T>(code: &str, read: impl FnOnce(&[u8]) -> Option<T>) -> Result<T, LinkError> {
    let bytes = from_code(code)?;
    read(ENVELOPE.open(&bytes)?).ok_or(LinkError::Damaged)
}

fn sealed(all: &[(&Item, Option<&Judged>)], with_choice: bool) -> Option<String> {
    let table = all.iter().find_map(|(_, judged)| judged.as_ref()?.table);
    let mut content = u16::try_from(all.len()).ok()?.to_le_bytes().to_vec();
    let flag = |is_set, flag| if is_set { flag } else { 0 };
    content.push(flag(table.is_some(), WITH_TABLE) + flag(with_choice, WITH_CHOICE));
    content.extend(table.into_iter().flat_map(u64::to_le_bytes));
    let mut depth = (0, None);
    for group in all.chunks(GROUP) {
        let mut writer = LinkWriter::default();
        for (item, judged) in group {
            if with_choice {
                writer.put_choice(&item.decided.decision, &item.decided.choice);
            }
            put(&mut writer, item, *judged, table, &mut depth);
        }
        let bytes = writer.into_bytes(MAX_GROUP)?;
        content.extend(u16::try_from(bytes.len()).ok()?.to_le_bytes());
        content.extend(bytes);
    }
    Some(format!("{KIND}={}", to_code(&ENVELOPE.seal(&content)?)))
}

/// Content of the parameter, being read.
struct Opened<'a> {
    count: usize,
    table: Option<u64>,
    rest: &'a [u8],
}

impl<'a> Opened<'a> {
    fn new(content: &'a [u8], with_choice: bool) -> Option<Self> {
        let (&[low, high, flags], mut rest) = content.split_first_chunk()?;
        let is_known = flags & !(WITH_TABLE | WITH_CHOICE) == 0;
        let is_wanted = (flags & WITH_CHOICE != 0) == with_choice;
        let mut table = None;
        if flags & WITH_TABLE != 0 {
            let (bytes, after) = rest.split_first_chunk()?;
            (table, rest) = (Some(u64::from_le_bytes(*bytes)), after);
        }
        (is_known && is_wanted).then(|| Self {
            count: u16::from_le_bytes([low, high]).into(),
            table,
            rest,
        })
    }

    fn group(&mut self) -> Option<LinkReader> {
        let (&length, rest) = self.rest.split_first_chunk()?;
        let length = usize::from(u16::from_le_bytes(length));
        let (bytes, rest) = rest.split_at_checked(length)?;
        self.rest = rest;
        (length <= MAX_GROUP).then(|| LinkReader::new(bytes))
    }

    fn all(&mut self, items: &[Item]) -> Option<Vec<Option<Judged>>> {
        let mut all = Vec::with_capacity(items.len());
        let mut depth = (0, None);
        for group in items.chunks(GROUP) {
            let mut reader = self.group()?;
            for item in group {
                all.push(take(&mut reader, item, self.table, &mut depth)?);
            }
            reader.is_empty().then_some(())?;
        }
        Some(all)
    }
}

/// Writes an evaluation; `depth` is that of the evaluation before it.
fn put(
    writer: &mut LinkWriter,
    item: &Item,
    judged: Option<&Judged>,
    table: Option<u64>,
    depth: &mut DepthOf,
) {
    let found = judged.and_then(|judged| {
        let best = judged.candidates.first()?;
        let made = judged.candidates.iter();
        let made = made.filter(|one| one.choice == judged.made).next_back()?;
        Some((judged, best, made))
    });
    let Some((judged, best, made)) = found else {
        return writer.put(0, 3);
    };
    let decision = &item.decided.decision;
    let own_depth = (judged.plies, best.trials);
    writer.put(if own_depth == *depth { 1 } else { 2 }, 3);
    if own_depth != *depth {
        *depth = own_depth;
        writer.put(u32::from(judged.plies).min(PLIES - 1), PLIES);
        writer.put(best.trials.is_some().into(), 2);
        if let Some(trials) = best.trials {
            put_count(writer, u32::try_from(trials).unwrap_or(u32::MAX));
        }
    }
    let is_match = matches!(decision.score(), Score::Match { .. });
    if table.is_some() && is_match {
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
    let is_best = best.choice == judged.made;
    writer.put(is_best.into(), 2);
    if !is_best {
        writer.put_choice(decision, &best.choice);
        put_exact(writer, judged.loss);
        if is_match {
            put_exact(writer, judged.loss_mwc.unwrap_or_default());
        }
    }
    let is_hidden = is_hidden(item, judged.counted, is_best);
    let rounding = rounding(is_hidden);
    if item.kind == Kind::Checker {
        put_amount(writer, judged.difficulty, Rounding::LUCK);
        writer.put(judged.luck.is_some().into(), 2);
        if let Some(luck) = judged.luck {
            put_signed(writer, luck.equity, Rounding::LUCK);
            put_signed(writer, luck.result, Rounding::RESULT);
        }
    }
    if item.kind == Kind::Double {
        writer.put(judged.cube.is_some().into(), 2);
        if let Some(cube) = judged.cube {
            for equity in [cube.no_double, cube.double_take, cube.double_pass] {
                if is_hidden {
                    put_signed(writer, equity, rounding.equity);
                } else {
                    put_exact(writer, equity);
                }
            }
        }
    }
    put_signed(writer, best.equity.0, rounding.equity);
    if is_match {
        let mwc = best.mwc.map_or(0.0, |mwc| mwc.0);
        writer.put(units(mwc, rounding.mwc), rounding.mwc + 1);
    }
    let others = (!is_best).then_some(made);
    for one in [best].into_iter().chain(others) {
        if !is_hidden {
            put_signed(writer, one.cubeless.0, Rounding::CUBELESS);
        }
        put_chances(writer, &one.outcomes, rounding.chance);
    }
}

/// Reads an evaluation, `None` inside if the decision has not been evaluated; `None` if it is damaged or contradicts
/// the rules.
fn take(
    reader: &mut LinkReader,
    item: &Item,
    table: Option<u64>,
    depth: &mut DepthOf,
) -> Option<Option<Judged>> {
    let decision = &item.decided.decision;
    match reader.take(3) {
        0 => return Some(None),
        1 => {}
        _ => {
            let plies = u8::try_from(reader.take(PLIES)).ok()?;
            let is_champion = reader.take(2) == 1;
            let trials = is_champion.then(|| u64::from(take_count(reader)));
            *depth = (plies, trials);
        }
    }
    let is_match = matches!(decision.score(), Score::Match { .. });
    let has_table = table.is_some() && is_match && reader.take(2) == 1;
    let (counted, close) = match counting(item) {
        Counting::Play => (reader.take(2) == 1, false),
        Counting::NoDouble => (reader.take(2) == 1, reader.take(2) == 1),
        Counting::Fixed { counts } => (counts, counts),
    };
    let (made, made_after) = legal(decision, item.decided.choice)?;
    let is_best = reader.take(2) == 1;
    let (mut best, mut loss, mut loss_mwc) = (made, 0.0, 0.0);
    if !is_best {
        best = reader.take_choice(decision)?;
        loss = take_loss(reader, MAX_EQUITY)?;
        if is_match {
            loss_mwc = take_loss(reader, 1.0)?;
        }
    }
    let (best, after) = legal(decision, best)?;
    // A choice that is not the best differs from it in its position or action.
    if !is_best && best == made {
        return None;
    }
    let is_hidden = is_hidden(item, counted, is_best);
    let rounding = rounding(is_hidden);
    let (mut difficulty, mut luck, mut cube) = (0.0, None, None);
    if item.kind == Kind::Checker {
        difficulty = take_amount(reader, Rounding::LUCK);
        luck = (reader.take(2) == 1).then(|| LuckOfRoll {
            equity: take_signed(reader, Rounding::LUCK),
            result: take_signed(reader, Rounding::RESULT),
        });
    }
    if item.kind == Kind::Double && reader.take(2) == 1 {
        let mut equity = || {
            if is_hidden {
                Some(take_signed(reader, rounding.equity))
            } else {
                take_exact(reader).filter(|equity| equity.abs() <= MAX_EQUITY)
            }
        };
        cube = Some(CubeEquities {
            no_double: equity()?,
            double_take: equity()?,
            double_pass: equity()?,
        });
    }
    let equity = take_signed(reader, rounding.equity);
    let mwc = is_match.then(|| reader.take(rounding.mwc + 1) as f32 / rounding.mwc as f32);
    let mut candidate = |choice, after, loss: f32, loss_mwc: f32| {
        let equity = equity - loss;
        let cubeless = if is_hidden {
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
            plies: depth.0,
            trials: depth.1,
        }
    };
    let mut candidates = vec![candidate(best, after, 0.0, 0.0)];
    if !is_best {
        candidates.push(candidate(made, made_after, loss, loss_mwc));
    }
    Some(Some(Judged {
        player: decision.player(),
        kind: item.kind,
        made,
        forced: item.kind == Kind::Checker && decision.is_forced(),
        close,
        counted,
        loss,
        loss_mwc: is_match.then_some(loss_mwc),
        plies: depth.0,
        difficulty,
        candidates,
        cube,
        luck,
        table: table.filter(|_| has_table),
    }))
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
fn is_hidden(item: &Item, counted: bool, is_best: bool) -> bool {
    matches!(counting(item), Counting::NoDouble) && !counted && is_best
}

const fn rounding(is_hidden: bool) -> Rounding {
    if is_hidden {
        Rounding::HIDDEN
    } else {
        Rounding::SHOWN
    }
}

/// Returns a legal choice in the move generator's notation, and the position after a play; `None` if it is illegal.
fn legal(decision: &Decision, choice: Choice) -> Option<(Choice, Option<Board>)> {
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

fn units(value: f32, whole: u32) -> u32 {
    (f64::from(value) * f64::from(whole))
        .round()
        .clamp(0.0, whole.into()) as u32
}

/// Writes a number as its number of bits and the bits below the highest one.
fn put_count(writer: &mut LinkWriter, count: u32) {
    let count = count.min((1 << BITS) - 1);
    let bits = u32::BITS - count.leading_zeros();
    writer.put(bits, BITS + 1);
    if let Some(below) = bits.checked_sub(1) {
        writer.put(count - (1 << below), 1 << below);
    }
}

fn take_count(reader: &mut LinkReader) -> u32 {
    let bits = reader.take(BITS + 1);
    bits.checked_sub(1)
        .map_or(0, |below| (1 << below) + reader.take(1 << below))
}

fn put_amount(writer: &mut LinkWriter, value: f32, unit: f64) {
    put_count(writer, (f64::from(value) / unit).round().max(0.0) as u32);
}

fn take_amount(reader: &mut LinkReader, unit: f64) -> f32 {
    (f64::from(take_count(reader)) * unit) as f32
}

fn put_signed(writer: &mut LinkWriter, value: f32, unit: f64) {
    put_amount(writer, value.abs(), unit);
    writer.put((value < 0.0).into(), 2);
}

fn take_signed(reader: &mut LinkReader, unit: f64) -> f32 {
    let amount = take_amount(reader, unit);
    if reader.take(2) == 1 { -amount } else { amount }
}

fn put_exact(writer: &mut LinkWriter, value: f32) {
    let bits = value.to_bits();
    writer.put(bits >> 16, 1 << 16);
    writer.put(bits & 0xffff, 1 << 16);
}

fn take_exact(reader: &mut LinkReader) -> Option<f32> {
    let high = reader.take(1 << 16);
    let value = f32::from_bits(high << 16 | reader.take(1 << 16));
    value.is_finite().then_some(value)
}

fn take_loss(reader: &mut LinkReader, most: f32) -> Option<f32> {
    take_exact(reader).filter(|loss| (0.0..=most).contains(loss))
}

/// Writes the chances, each limited by the chance that contains it.
fn put_chances(writer: &mut LinkWriter, outcomes: &Outcomes, whole: u32) {
    let [win, gammon, backgammon, lost, lost_all] = outcomes.cumulative().listed();
    let mut put = |chance, most| {
        let units = units(chance, whole).min(most);
        writer.put(units, most + 1);
        units
    };
    let win = put(win, whole);
    let gammon = put(gammon, win);
    put(backgammon, gammon);
    let lost = put(lost, whole - win);
    put(lost_all, lost);
}

fn take_chances(reader: &mut LinkReader, whole: u32) -> Outcomes {
    let mut take = |most: u32| reader.take(most + 1);
    let win = take(whole);
    let gammon = take(win);
    let backgammon = take(gammon);
    let lost = take(whole - win);
    let lost_all = take(lost);
    let chances = [win, gammon, backgammon, lost, lost_all];
    Cumulative::of_list(chances.map(|units| units as f32 / whole as f32)).exclusive()
}

#[cfg(test)]
mod tests;
