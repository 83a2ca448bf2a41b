//! Luck in points: the engine is asked how lucky each roll of the game was, one after the other, and the answers are
//! added up.
//!
//! It is asked only when somebody looks at the dice or a finished game has to be added to the book of all, and never
//! while it is asked for a move. *The opening roll* decides who begins and has no luck, as it is no roll in the counts
//! either. *In points*: cubeless money equity, with gammons as the variant counts them, so that games can be added up.
//! An answer stands beside its roll and the position before it, so what is judged holds for any game in which they come.
//! A finished game that the book waits for is remembered until it is judged, for the next one begins sooner than that.

use dice::Seed;
use engine::{Equity, Level};
use protocol::{Ask, JobId, Request};
use record::print_roll;
use rules::{Decision, Player, Roll};

use crate::{Dialog, DiceCounts, Effect, Model, computer, ending::original_rolls, fair};

/// A roll to be played for points, and the same apart.
type Rolled = (Decision, Roll);

/// The rolls of the game on the table that have luck, in their order.
fn rolls(model: &Model) -> Vec<Rolled> {
    let opening = usize::from(fair::opens_by_roll(model));
    let rolls = fair::rolls(model).into_iter().skip(opening);
    rolls
        .map(|(decision, roll)| (decision.for_points(), roll))
        .collect()
}

/// A finished game whose luck the book of all waits for.
#[derive(Clone, Debug, PartialEq)]
struct Owed {
    seed: Seed,
    rolls: Vec<Rolled>,
    /// Which of the players are the computer's.
    computers: [bool; 2],
}

/// How lucky the rolls of a game were, as far as that is known.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Judged {
    /// In their order, seen by who rolled.
    rolls: Vec<(Rolled, Equity)>,
    asked: Option<(JobId, Rolled)>,
    /// Whether the engine could not answer.
    failed: bool,
    owed: Option<Owed>,
}

impl Judged {
    /// What another game on the table leaves of it: what the book waits for. A question still waiting is asked again.
    pub(crate) fn for_another_game(self) -> Self {
        let kept = self.owed.is_some();
        Self {
            rolls: if kept { self.rolls } else { Vec::new() },
            owed: self.owed,
            ..Self::default()
        }
    }

    /// Whether this question is waiting for its answer.
    pub(crate) fn is_asked(&self, job: JobId) -> bool {
        self.asked.is_some_and(|(asked, _)| asked == job)
    }

    /// Waits for no answer any more; one that comes is dropped.
    pub(crate) const fn withdraw(&mut self) {
        self.asked = None;
    }

    /// Takes the answer to a question, unless that was withdrawn.
    pub(crate) fn record_luck(&mut self, job: JobId, equity: Equity) {
        let asked = self.asked.take_if(|(asked, _)| *asked == job);
        self.rolls.extend(asked.map(|(_, rolled)| (rolled, equity)));
    }

    /// The engine could not answer, if it was asked.
    pub(crate) const fn fail(&mut self) {
        self.failed |= self.asked.take().is_some();
    }

    /// How many of these rolls are judged, from the first one on, and the first that is not.
    fn progress(&self, rolled: &[Rolled]) -> (usize, Option<Rolled>) {
        let pairs = rolled.iter().zip(&self.rolls);
        let known = pairs
            .take_while(|(one, (judged, _))| *one == judged)
            .count();
        (known, rolled.get(known).copied())
    }

    /// Asks again if the engine could not answer.
    pub(crate) const fn try_again(&mut self) {
        self.failed = false;
    }
}

/// Adds a finished game to the book once it is judged, and asks for the next roll if that is wanted and the engine is
/// free.
pub(crate) fn go_on(model: &mut Model) -> Vec<Effect> {
    remember(model);
    let mut effects: Vec<Effect> = book_luck(model).into_iter().collect();
    effects.extend(ask(model));
    effects
}

/// Remembers the game on the table if the book waits for its luck, and forgets one for which it does not any more.
fn remember(model: &mut Model) {
    let book = &model.book;
    // The page that plays counts.
    let awaits = |seed: &Seed| !model.elsewhere && book.awaits_luck(seed);
    let owed = match fair::counted(model).filter(awaits) {
        Some(seed) => Some(Owed {
            seed,
            rolls: rolls(model),
            computers: Player::BOTH.map(|player| model.is_computer(player)),
        }),
        None => model.judged.owed.take().filter(|owed| awaits(&owed.seed)),
    };
    model.judged.owed = owed;
}

/// Adds the luck of the game that is owed to the book, if all of its rolls are judged.
fn book_luck(model: &mut Model) -> Option<Effect> {
    let owed = model.judged.owed.as_ref()?;
    let (known, None) = model.judged.progress(&owed.rolls) else {
        return None;
    };
    let rolls = &model.judged.rolls[..known];
    let [person, computer] = sums(rolls, |player| {
        owed.computers[usize::from(player == Player::Black)]
    });
    let added = model.book.add_luck(&owed.seed, person, computer);
    model.judged.owed = None;
    added.then(|| Effect::SaveDiceBook(model.book.to_text()))
}

fn ask(model: &mut Model) -> Option<Effect> {
    let judged = &model.judged;
    if judged.failed || judged.asked.is_some() || model.asked.is_some() {
        return None;
    }
    let rolls = match &judged.owed {
        Some(owed) => owed.rolls.clone(),
        None if model.dialog == Dialog::Dice => rolls(model),
        None => match original_rolls(model) {
            originals if originals.is_empty() => return None,
            originals => [rolls(model), originals].concat(),
        },
    };
    let (known, next) = judged.progress(&rolls);
    model.judged.rolls.truncate(known);
    let next = next?;
    model.jobs += 1;
    let request = Request {
        job: JobId(model.jobs),
        stamp: computer::stamp(model),
        level: Level::Expert,
        ask: Ask::Luck(next.0),
    };
    model.judged.asked = Some((request.job, next));
    Some(Effect::Ask(request))
}

/// The luck in thousandths of a point of those players who are not `second`, and of those who are.
fn sums(rolls: &[(Rolled, Equity)], second: impl Fn(Player) -> bool) -> [i64; 2] {
    let mut sums = [0.0; 2];
    for ((decision, _), Equity(luck)) in rolls {
        sums[usize::from(second(decision.on_roll()))] += f64::from(*luck);
    }
    sums.map(|sum| (1_000.0 * sum).round() as i64)
}

/// Adds the luck of this game to what is told of its dice.
pub(crate) fn of_game(model: &Model, counts: &mut DiceCounts) {
    let words = &model.words;
    let (known, next) = model.judged.progress(&rolls(model));
    if next.is_some() {
        counts.luck = Some(if model.judged.failed {
            words.fair_points_failed()
        } else {
            words.fair_points_wait()
        });
        return;
    }
    if known == 0 {
        return;
    }
    let rolls = &model.judged.rolls[..known];
    let [white, black] = sums(rolls, |player| player == Player::Black).map(hundredths);
    let signed = |luck| signed(model, luck);
    let extreme = |player, most: bool| {
        let own = rolls
            .iter()
            .filter(|((decision, _), _)| decision.on_roll() == player);
        let by_luck = |a: &&(Rolled, Equity), b: &&(Rolled, Equity)| a.1.total_cmp(&b.1);
        let found = if most {
            own.max_by(by_luck)
        } else {
            own.min_by(by_luck)
        };
        found.map_or_else(String::new, |((.., roll), Equity(luck))| {
            let luck = (100.0 * luck).round() as i64;
            // A space that does not break: it is one thing, also on a narrow screen.
            format!("{}\u{a0}({})", print_roll(*roll), signed(luck))
        })
    };
    counts.add_bars(words.fair_points(), [white, black], MIN_SCALE, signed);
    counts.rows.extend([
        (words.fair_points(), [white, black].map(signed)),
        (
            words.fair_difference(),
            [white - black, black - white].map(signed),
        ),
        (
            words.fair_luckiest(),
            Player::BOTH.map(|player| extreme(player, true)),
        ),
        (
            words.fair_unluckiest(),
            Player::BOTH.map(|player| extreme(player, false)),
        ),
    ]);
}

/// How much luckier than the computer the person was in this game, in points, once all its rolls are judged.
pub(crate) fn of_person(model: &Model) -> Option<String> {
    let person = model.person()?;
    let (known, None) = model.judged.progress(&rolls(model)) else {
        return None;
    };
    let rolls = model
        .judged
        .rolls
        .get(..known)
        .filter(|rolls| !rolls.is_empty())?;
    let [own, other] = sums(rolls, |player| player != person).map(hundredths);
    Some(signed(model, own - other))
}

/// How much luckier than the opponent `player` was in the recorded game that was tried again, in points, once all of its
/// rolls are judged.
pub(crate) fn of_original(model: &Model, player: Player) -> Option<String> {
    let own = rolls(model).len();
    let all = [rolls(model), original_rolls(model)].concat();
    let (known, None) = model.judged.progress(&all) else {
        return None;
    };
    let rolls = model.judged.rolls.get(own..known)?;
    let [own, other] = sums(rolls, |rolled| rolled != player).map(hundredths);
    (!rolls.is_empty()).then(|| signed(model, own - other))
}

/// Adds the luck of all games that have been judged to what is told of their dice.
pub(crate) fn of_all(model: &Model, counts: &mut DiceCounts) {
    let luck = model.book.luck;
    if luck.games == 0 {
        return;
    }
    let sums = [luck.person, luck.computer].map(hundredths);
    let told = |sum| signed(model, sum);
    counts.add_bars(model.words.fair_points(), sums, MIN_SCALE, told);
    let cells = sums.map(told);
    counts.rows.push((model.words.fair_points(), cells));
    let some = luck.games < model.book.games;
    counts.luck = some.then(|| model.words.fair_points_some(luck.games));
}

/// The ends of a bar of luck stand for this much at least, in hundredths of a point.
const MIN_SCALE: i64 = 50;

/// Thousandths as hundredths.
const fn hundredths(thousandths: i64) -> i64 {
    // Away from 0 where it lies in the middle, as numbers are rounded elsewhere.
    (thousandths + 5 * thousandths.signum()) / 10
}

/// Hundredths with their sign and two decimals.
fn signed(model: &Model, hundredths: i64) -> String {
    let sign = words::sign(hundredths < 0);
    let (points, rest) = (
        hundredths.unsigned_abs() / 100,
        hundredths.unsigned_abs() % 100,
    );
    format!("{sign}{points}{}{rest:02}", model.words.decimal_mark())
}
