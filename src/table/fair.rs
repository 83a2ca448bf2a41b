//! Fair dice as the page shows them: the fingerprint before the game, the seed after it, the check, the statistics.

mod bars;

pub use self::bars::{Bar, strength};

use dice::{Commitment, Seed, Tally, matches_seed};
use record::{DiceBook, GameSeed};
use rules::{Choice, Decision, Phase, Player, Roll};

use self::bars::around_zero;
use crate::{Control, Model, Msg, NewGameMsg, luck, speech};

/// What the page tells about the dice.
#[derive(Clone, Debug, PartialEq)]
pub struct DiceSheet {
    /// Labels and digits: fingerprints, seed and dice.
    pub facts: Vec<(String, String)>,
    /// Sentences about them.
    pub notes: Vec<String>,
    /// Dice statistics of this game and of all games.
    pub counts: Vec<DiceCounts>,
    /// Button that replays the dice, once the seed is known.
    pub again: Option<Control>,
}

/// Dice counted for two sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceCounts {
    /// Which games they are from.
    pub heading: String,
    /// What the first column is.
    pub corner: String,
    /// Whose each column is.
    pub columns: [String; 2],
    /// For each side the share of each face among its dice, 1 to 6, in thousandths; even dice have 167 of each.
    pub shares: [[u32; 6]; 2],
    /// Luck as bars around zero, each pair with what it is measured in.
    pub bars: Vec<(String, [Bar; 2])>,
    /// Each with its name.
    pub rows: Vec<(String, [String; 2])>,
    /// How even the faces are.
    pub verdict: String,
    /// Why luck cannot be given in points, if it cannot.
    pub luck: Option<String>,
}

/// The fingerprint of the dice of this game, before, during and after it; none of dice that are entered by hand.
pub fn fingerprint(model: &Model) -> Option<String> {
    let game = model.saved.seeds.last().filter(|_| !model.dice_by_hand());
    game.map(|game| Commitment::of(&game.seed).to_string())
}

/// What the dialog for a new game says about its dice, before anything is chosen.
pub fn next_dice(model: &Model) -> Option<String> {
    let seed = model.spare?;
    let fingerprint = Commitment::of(&seed).to_string();
    Some(model.words.fair_new_game(fingerprint))
}

/// Whether the seed of this game may be shown: the game is over, or the seed was shown after an earlier game.
pub(crate) fn is_known(model: &Model) -> bool {
    let shown = |game: &GameSeed| model.seen.is_shown(&game.seed);
    is_over(model) || model.saved.seeds.last().is_some_and(shown)
}

/// Whether dice of this game were known before they were rolled in it.
pub(crate) fn is_again(model: &Model) -> bool {
    model.saved.seeds.last().is_some_and(|game| game.known)
}

/// Whether the game on the table is over.
pub(crate) fn is_over(model: &Model) -> bool {
    matches!(
        model.session().phase(),
        Phase::GameOver(_) | Phase::MatchOver(_)
    )
}

/// The seed of the session's next game: the one of the duplicate, the one that has once begun after this game, or the one
/// that waits.
pub(crate) fn next_seed(model: &Model) -> Option<Seed> {
    let number = model.session().game_number() + 1;
    let start = model.saved.start.as_ref();
    if let Some(seed) = start.and_then(|start| start.game_seed(number)) {
        return Some(seed);
    }
    let seeds = &model.saved.seeds;
    let promised = seeds.last().and_then(|game| model.seen.next(&game.seed));
    promised
        .filter(|next| seeds.iter().all(|game| game.seed != *next))
        .or(model.spare)
}

/// All that is told about the dice.
pub fn dice_sheet(model: &Model) -> DiceSheet {
    let words = &model.words;
    let mut sheet = DiceSheet {
        facts: Vec::new(),
        notes: vec![words.fair_about()],
        counts: vec![this_game(model), all_games(model)],
        again: None,
    };
    let game = model.saved.games().last();
    let Some((seed, rolled)) = game.filter(|_| !model.dice_by_hand()) else {
        sheet.notes.push(words.fair_by_hand());
        return sheet;
    };
    let known = is_known(model);
    let shown = if known {
        seed.to_string()
    } else {
        words.fair_later()
    };
    let digits: Vec<String> = rolled
        .chunks(2)
        .map(|dice| dice.iter().map(|die| die.pips().to_string()).collect())
        .collect();
    sheet.facts = vec![
        (words.fair_fingerprint(), Commitment::of(&seed).to_string()),
        (words.fair_seed(), shown),
        (words.fair_in_order(), digits.join(" ")),
    ];
    if is_again(model) {
        sheet.notes.push(words.fair_known());
    }
    if known {
        let count = rolled.len() as u32;
        if matches_seed(seed, rolled) {
            sheet.notes.push(words.fair_checked(count));
        }
        sheet.notes.push(words.fair_elsewhere());
        let next =
            next_seed(model).filter(|_| matches!(model.session().phase(), Phase::GameOver(_)));
        let next = next.map(|seed| Commitment::of(&seed).to_string());
        sheet
            .facts
            .extend(next.map(|next| (words.fair_next(), next)));
        sheet.again = Some(Control::new(
            words.fair_again(),
            Msg::NewGame(NewGameMsg::SameDice(seed)),
        ));
    }
    sheet
}

/// The decisions how to play the rolls of this game, in their order; the first is the opening roll where that is
/// played. The roll on the table is one of them.
pub(crate) fn rolls(model: &Model) -> Vec<(Decision, Roll)> {
    let session = model.session();
    let past = session.game().decisions.into_iter();
    let played = past.filter(|past| matches!(past.choice, Choice::Play(_)));
    let decisions = played.map(|past| past.decision).chain(session.decision());
    // A roll that lay there when the session began was never rolled in it.
    let began = begins_here(model).and_then(Decision::roll);
    decisions
        .skip(usize::from(began.is_some()))
        .filter_map(|decision| Some((decision, decision.roll()?)))
        .collect()
}

/// Whether the first roll of a game is that of the opening roll.
pub(crate) fn opens_by_roll(model: &Model) -> bool {
    let by_roll = !model.session().ruleset().starter_rerolls();
    by_roll && begins_here(model).is_none()
}

/// The decision with which this game began, if that was no opening roll.
fn begins_here(model: &Model) -> Option<&Decision> {
    let session = model.session();
    session.start().filter(|_| session.game_number() == 1)
}

/// The dice of this game, for White and for Black. Of the opening roll each has the own die, whoever plays both.
pub(crate) fn tallies(model: &Model) -> [Tally; 2] {
    let mut tallies = [Tally::default(); 2];
    let mut opening = opens_by_roll(model);
    for (decision, roll) in rolls(model) {
        let player = usize::from(decision.on_roll() == Player::Black);
        if std::mem::take(&mut opening) {
            // The higher die began.
            tallies[player].add_die(roll.high());
            tallies[1 - player].add_die(roll.low());
        } else {
            tallies[player].add(roll);
        }
    }
    tallies
}

/// The seed of a game that is over and counts in the book of all.
pub(crate) fn counted(model: &Model) -> Option<Seed> {
    let counts =
        is_over(model) && !model.dice_by_hand() && !is_again(model) && model.session().is_rated();
    let game = model.saved.seeds.last().filter(|_| counts);
    game.map(|game| game.seed)
}

/// Adds the game that is over to the book of all; whether there was something to add.
pub(crate) fn count_game(model: &mut Model) -> bool {
    let Some(seed) = counted(model) else {
        return false;
    };
    let mut sides = [Tally::default(); 2];
    for (player, tally) in Player::BOTH.into_iter().zip(tallies(model)) {
        let side = &mut sides[usize::from(model.is_computer(player))];
        *side = side.and(&tally);
    }
    model.book.count(&seed, &sides[0], &sides[1])
}

fn this_game(model: &Model) -> DiceCounts {
    let names = Player::BOTH.map(|player| speech::name(model, player));
    let mut counts = counts(model, model.words.fair_this_game(), names, tallies(model));
    luck::of_game(model, &mut counts);
    counts
}

fn all_games(model: &Model) -> DiceCounts {
    let words = &model.words;
    let DiceBook {
        games,
        person,
        computer,
        ..
    } = &model.book;
    let names = [words.name_you(), words.name_computer()];
    let heading = words.fair_all_games(*games);
    let mut counts = counts(model, heading, names, [*person, *computer]);
    luck::of_all(model, &mut counts);
    counts
}

fn counts(model: &Model, heading: String, columns: [String; 2], of: [Tally; 2]) -> DiceCounts {
    let words = &model.words;
    let point = words.decimal_mark();
    let decimal = |tenths: u64| format!("{}{point}{}", tenths / 10, tenths % 10);
    let signed = |tenths: i64| {
        let sign = words::sign(tenths < 0);
        format!("{sign}{}", decimal(tenths.unsigned_abs()))
    };
    let row = |name: String, cell: &dyn Fn(&Tally) -> String| (name, [cell(&of[0]), cell(&of[1])]);
    let face = |face: usize| {
        row((face + 1).to_string(), &move |tally| {
            tally.faces[face].to_string()
        })
    };
    let mut rows: Vec<_> = (0..6).map(face).collect();
    rows.push(row(words.fair_rolls(), &|tally| tally.rolls.to_string()));
    rows.push(row(words.fair_doubles(), &|tally| {
        words.fair_expected(tally.doubles, decimal(tally.fair_doubles()))
    }));
    rows.push(row(words.fair_pips(), &|tally| signed(tally.pips_ahead())));
    let verdict = match of[0].and(&of[1]).chi_square() {
        Some(value) => {
            let chance = Tally::per_mille(value);
            words.fair_chi(decimal(value / 100), chance, decimal(chance.into()))
        }
        None => words.fair_few(),
    };
    let mut counts = DiceCounts {
        heading,
        corner: words.fair_rolled(),
        columns,
        bars: Vec::new(),
        shares: of.map(|side| shares(&side)),
        rows,
        verdict,
        luck: None,
    };
    // The ends stand for 20 pips at least: a little luck is a short bar.
    counts.add_bars(
        words.fair_pips(),
        of.map(|side| side.pips_ahead()),
        200,
        signed,
    );
    counts
}

impl DiceCounts {
    /// Adds bars around zero for both sides, whose ends stand for the larger of the values, and for `least` at least.
    /// Nothing is drawn before anything is known.
    pub(crate) fn add_bars(
        &mut self,
        unit: String,
        values: [i64; 2],
        least: i64,
        told: impl Fn(i64) -> String,
    ) {
        if values == [0, 0] {
            return;
        }
        let [first, second] = values.map(i64::abs);
        let most = first.max(second).max(least);
        let bar = |nth: usize| Bar {
            name: self.columns[nth].clone(),
            value: told(values[nth]),
            parts: vec![around_zero(values[nth], most)],
        };
        let pair = [bar(0), bar(1)];
        self.bars.push((unit, pair));
    }
}

/// The share of each face among the dice of one side, in thousandths; all zero before the first roll.
fn shares(tally: &Tally) -> [u32; 6] {
    let all: u64 = tally.faces.iter().map(|&count| u64::from(count)).sum();
    tally
        .faces
        .map(|count| (u64::from(count) * 1000 / all.max(1)) as u32)
}
