//! Fair dice as the page shows them: the fingerprint before the game, the seed after it, the check, the statistics.

use dice::{Commitment, Seed, Tally, follow};
use record::DiceBook;
use rules::{Act, Board, FirstRoll, Phase, Player, Roll};

use crate::{Control, Model, Msg, luck, speech};

/// What the page tells about the dice.
#[derive(Clone, Debug, PartialEq)]
pub struct DiceSheet {
    /// What is known of them: what it is, and its digits.
    pub facts: Vec<(String, String)>,
    /// Sentences about them.
    pub notes: Vec<String>,
    /// What came of the dice of this game, and of all.
    pub counts: Vec<DiceCounts>,
    /// The way to play them again, once they are known.
    pub again: Option<Control>,
}

/// Dice counted for two sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceCounts {
    /// Which games they are from.
    pub heading: String,
    /// Whose each column is.
    pub columns: [String; 2],
    /// Each with its name.
    pub rows: Vec<(String, [String; 2])>,
    /// How even the faces are.
    pub verdict: String,
    /// What stands in the way of telling the luck in points, if anything does.
    pub luck: Option<String>,
}

/// The fingerprint of the dice of this game, before, during and after it; none of dice that are entered by hand.
pub fn fingerprint(model: &Model) -> Option<String> {
    let seed = model.saved.seeds.last().filter(|_| !model.dice_by_hand());
    seed.map(|seed| Commitment::of(seed).to_string())
}

/// What the dialog for a new game says about its dice, before anything is chosen.
pub fn next_dice(model: &Model) -> Option<String> {
    let seed = model.spare?;
    let fingerprint = Commitment::of(&seed).to_string();
    Some(model.words.fair_new_game(fingerprint))
}

/// Whether the seed of this game may be known: once it is over, or when its dice were those of an earlier one.
pub(crate) fn is_known(model: &Model) -> bool {
    let over = matches!(
        model.session().phase(),
        Phase::GameOver(_) | Phase::MatchOver(_)
    );
    over || is_again(model)
}

/// Whether this game has the dice of an earlier one.
pub(crate) fn is_again(model: &Model) -> bool {
    model.saved.replayed && model.session().game_number() == 1
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
    let Some((seed, thrown)) = game.filter(|_| !model.dice_by_hand()) else {
        sheet.notes.push(words.fair_by_hand());
        return sheet;
    };
    let known = is_known(model);
    let shown = if known {
        seed.to_string()
    } else {
        words.fair_later()
    };
    let digits: Vec<String> = thrown
        .chunks(2)
        .map(|dice| dice.iter().map(|die| die.pips().to_string()).collect())
        .collect();
    sheet.facts = vec![
        (words.fair_fingerprint(), Commitment::of(&seed).to_string()),
        (words.fair_seed(), shown),
        (words.fair_thrown(), digits.join(" ")),
    ];
    if is_again(model) {
        sheet.notes.push(words.fair_known());
    }
    if known {
        let count = thrown.len() as u32;
        if follow(seed, thrown) {
            sheet.notes.push(words.fair_checked(count));
        }
        sheet.notes.push(words.fair_elsewhere());
        let next = model
            .spare
            .filter(|_| matches!(model.session().phase(), Phase::GameOver(_)));
        let next = next.map(|seed| Commitment::of(&seed).to_string());
        sheet
            .facts
            .extend(next.map(|next| (words.fair_next(), next)));
        sheet.again = Some(Control::new(words.fair_again(), Msg::SameDice(seed)));
    }
    sheet
}

/// The rolls of this game in their order, each with who rolled and the position before, seen by him; the first is the
/// opening throw where that is played. The roll on the table is one of them.
pub(crate) fn rolls(model: &Model) -> impl Iterator<Item = (Player, Board, Roll)> {
    let session = model.session();
    let played = session.record().iter().filter_map(|turn| match turn.act {
        Act::Play { roll, before, .. } => Some((turn.player, before, roll)),
        _ => None,
    });
    let now = model.on_turn().zip(session.draft());
    played.chain(now.map(|(player, draft)| (player, *draft.start(), draft.roll())))
}

/// Whether the first roll of a game is that of the opening throw.
pub(crate) fn opens_by_throw(model: &Model) -> bool {
    model.session().ruleset().first_roll == FirstRoll::OpeningDice
}

/// The dice of this game, for White and for Black.
pub(crate) fn tallies(model: &Model) -> [Tally; 2] {
    let mut tallies = [Tally::default(); 2];
    let mut opening = opens_by_throw(model);
    for (player, _, roll) in rolls(model) {
        let tally = &mut tallies[usize::from(player == Player::Black)];
        if std::mem::take(&mut opening) {
            tally.add_opening(roll);
        } else {
            tally.add(roll);
        }
    }
    tallies
}

/// The seed of a game that is over and counts in the book of all.
pub(crate) fn counted(model: &Model) -> Option<Seed> {
    let over = matches!(
        model.session().phase(),
        Phase::GameOver(_) | Phase::MatchOver(_)
    );
    let counts = over && !model.dice_by_hand() && !is_again(model) && model.session().is_rated();
    model.saved.seeds.last().copied().filter(|_| counts)
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
        let sign = if tenths < 0 { "-" } else { "+" };
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
    DiceCounts {
        heading,
        columns,
        rows,
        verdict,
        luck: None,
    }
}
