//! Dice sheet: fingerprint, seed, verification, and the statistics for this game and for all games.

mod counts;
mod luck;

pub use self::counts::DiceCounts;

use dice::{Commitment, Seed, Tally, matches_seed};
use record::DiceBook;
use rules::{Phase, Player};
use words::{Words, arg};

use crate::{
    Bar, Control, Model, Msg, NewGameMsg,
    state::fair::{fingerprint, is_again, is_known, next_seed, tallies},
    texts::speech,
    view::bars::around_zero,
};

/// Contents of the dice sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct DiceSheet {
    /// Label and digits of each fact: fingerprints, seed and dice.
    pub facts: Vec<(String, String)>,
    /// Sentences about the facts.
    pub notes: Vec<String>,
    /// Dice statistics for this game and for all games.
    pub counts: Vec<DiceCounts>,
    /// Button that starts a game with the same dice, once the seed is known.
    pub again: Option<Control>,
}

/// Returns the contents of the dice sheet.
pub fn dice_sheet(model: &Model) -> DiceSheet {
    let words = &model.words;
    let mut sheet = DiceSheet {
        facts: Vec::new(),
        notes: vec![words.fair_about()],
        counts: vec![this_game(model), all_games(model)],
        again: None,
    };
    let game = model.saved.games().last();
    let Some((fingerprint, (seed, rolled))) = fingerprint(model).zip(game) else {
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
        .map(|dice| {
            let pips: Vec<_> = dice.iter().map(|die| die.pips().to_string()).collect();
            pips.join("-")
        })
        .collect();
    sheet.facts = vec![
        (words.fair_fingerprint(), fingerprint),
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
    sheet.facts.extend(earlier_seeds(model));
    sheet
}

/// Returns the seeds of the session's earlier games.
fn earlier_seeds(model: &Model) -> Vec<(String, String)> {
    let words = &model.words;
    let last = model.session().game_number();
    let games = (1..last).zip(model.saved.games());
    let fact = |(number, (seed, _)): (u32, (Seed, Vec<_>))| {
        let label = format!("{} · {}", words.game_title(number), words.fair_seed());
        (label, seed.to_string())
    };
    games.map(fact).collect()
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
    let decimal = |tenths: u64| decimal(words, tenths);
    let signed = |tenths: i64| words::with_sign(words, tenths < 0, &decimal(tenths.unsigned_abs()));
    let row = |name: String, cell: &dyn Fn(&Tally) -> String| (name, [cell(&of[0]), cell(&of[1])]);
    let face = |face: usize| {
        row((face + 1).to_string(), &move |tally| {
            tally.faces[face].to_string()
        })
    };
    let mut rows: Vec<_> = (0..6).map(face).collect();
    rows.push(row(words.fair_rolls(), &|tally| tally.rolls.to_string()));
    rows.push(row(words.fair_doubles(), &|tally| {
        words.fair_expected(
            arg::Count(tally.doubles),
            arg::Fair(decimal(tally.fair_doubles())),
        )
    }));
    rows.push(row(words.fair_pips(), &|tally| signed(tally.pips_ahead())));
    let verdict = verdict(words, &of[0].and(&of[1]));
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
    // The scale is at least 20 pips, so that a small amount of luck gives a short bar.
    counts.add_bars(
        words.fair_pips(),
        of.map(|side| side.pips_ahead()),
        200,
        signed,
    );
    counts
}

impl DiceCounts {
    /// Adds bars centred on zero for both sides; the scale is the larger absolute value, but at least `least`. Adds
    /// nothing while both values are zero.
    fn add_bars(
        &mut self,
        unit: String,
        values: [i64; 2],
        least: i64,
        value_text: impl Fn(i64) -> String,
    ) {
        if values == [0, 0] {
            return;
        }
        let [first, second] = values.map(i64::abs);
        let most = first.max(second).max(least);
        let bar = |nth: usize| Bar {
            name: self.columns[nth].clone(),
            value: value_text(values[nth]),
            parts: vec![around_zero(values[nth], most)],
        };
        let pair = [bar(0), bar(1)];
        self.bars.push((unit, pair));
    }
}

/// Returns the share of each face among one side's dice, in thousandths; all shares are zero before the first roll.
fn shares(tally: &Tally) -> [u32; 6] {
    let all: u64 = tally.faces.iter().map(|&count| u64::from(count)).sum();
    tally
        .faces
        .map(|count| (u64::from(count) * 1000 / all.max(1)) as u32)
}

/// Formats tenths as a decimal number in the language of the texts.
fn decimal(words: &Words, tenths: u64) -> String {
    let point = words.decimal_mark();
    format!("{}{point}{}", tenths / 10, tenths % 10)
}

/// Returns a sentence stating how often fair dice are at least as uneven as these.
fn verdict(words: &Words, rolled: &Tally) -> String {
    let decimal = |tenths: u64| decimal(words, tenths);
    match rolled.chi_square() {
        Some(value) => {
            let chance = Tally::per_mille(value);
            words.fair_chi(
                arg::Chance(chance),
                arg::Percent(decimal(chance.into())),
                arg::Value(decimal(value / 100)),
            )
        }
        None => words.fair_few(),
    }
}

#[cfg(test)]
mod tests {
    use rules::{Die, Roll};

    use super::*;

    fn rolled(rolls: impl IntoIterator<Item = (u8, u8)>) -> Tally {
        let mut tally = Tally::default();
        for (one, other) in rolls {
            let dice = Die::new(one).zip(Die::new(other)).expect("dice");
            tally.add(Roll::new(dice.0, dice.1));
        }
        tally
    }

    #[test]
    fn distinguishes_fair_dice_from_loaded_dice() {
        let words = Words::english();
        let all = (1..=6).flat_map(|one| (1..=6).map(move |other| (one, other)));
        let even = rolled(all.cycle().take(360));
        assert_eq!(
            verdict(&words, &even),
            "Fair dice look this uneven 100.0% of the time (chi-square 0.0)."
        );
        let sixes = verdict(&words, &rolled([(6, 6); 100]));
        assert!(sixes.contains("less than 0.1% of the time"), "{sixes}");
    }
}
