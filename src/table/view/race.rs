//! Bars of the race and of the game's rolls.

use board::{game_rolls, race_lead, roll_pips};
use rules::{ByPlayer, Player};
use words::Words;

use crate::{
    Model,
    texts::speech,
    view::{pace, scene::pips},
};

/// Number of latest rolls of each player in the chart.
const DRAWN_ROLLS: usize = 16;

/// Race: the pip counts of both players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// Lead or deficit of the bottom player, in words.
    pub told: String,
    /// Each player's bar, in thousandths of the longer bar; the upper player first.
    pub bars: [(Player, u32); 2],
}

/// Returns the race; `None` if the setting is off.
pub fn race(model: &Model) -> Option<Race> {
    if !model.settings.show_race {
        return None;
    }
    Some(Race::new(&model.words, pips(model), model.bottom()))
}

impl Race {
    /// Returns the race of two pip counts; `own` is the bottom player.
    pub fn new(words: &Words, pips: ByPlayer<u16>, own: Player) -> Self {
        let other = own.opponent();
        let longest = u32::from(pips.white.max(pips.black)).max(1);
        let share = |player: Player| (player, 1_000 * u32::from(pips[player]) / longest);
        let lead = i32::from(pips[other]) - i32::from(pips[own]);
        let told = race_lead(words, lead).unwrap_or_else(|| words.race_level());
        Self {
            told,
            bars: [share(other), share(own)],
        }
    }
}

/// Roll in the chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RollBar {
    /// Player who rolled.
    pub player: Player,
    /// Column, from 0.
    pub column: usize,
    /// Pips of the roll.
    pub pips: u8,
    /// `true` while the dice may still be rolling.
    pub rolling: bool,
}

/// Rolls of the game in pips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rolls {
    /// Each player's name and mean roll, the bottom player first.
    pub means: Vec<(String, String)>,
    /// Latest rolls.
    pub bars: Vec<RollBar>,
    /// Player whose bars point upwards.
    pub upwards: Player,
}

/// Returns the rolls of the game; `None` if the setting is off.
pub fn rolls(model: &Model) -> Option<Rolls> {
    if !model.settings.show_rolls {
        return None;
    }
    let upwards = model.bottom();
    let all: Vec<(Player, u8)> = game_rolls(model.session())
        .into_iter()
        .map(|(decision, roll)| (decision.player(), roll_pips(roll).iter().sum()))
        .collect();
    let of = |player: Player| -> Vec<u8> {
        let own = all.iter().filter(|(rolled, _)| *rolled == player);
        own.map(|(_, pips)| *pips).collect()
    };
    let columns = Player::BOTH
        .map(|player| of(player).len())
        .into_iter()
        .max();
    let first = columns.unwrap_or_default().saturating_sub(DRAWN_ROLLS);
    let untouched = model
        .session()
        .draft()
        .is_some_and(|draft| draft.steps().is_empty());
    let flying = untouched && pace::has_animation(model);
    let mut bars = Vec::new();
    for player in [upwards, upwards.opponent()] {
        let own = of(player);
        let last = own.len();
        let is_rolling = |nth: usize| flying && nth + 1 == last && model.on_turn() == Some(player);
        let bar = |(nth, pips): (usize, u8)| RollBar {
            player,
            column: nth - first,
            pips,
            rolling: is_rolling(nth),
        };
        bars.extend(own.into_iter().enumerate().skip(first).map(bar));
    }
    let mean = |player: Player| {
        let own = of(player);
        let sum: u32 = own.iter().map(|pips| u32::from(*pips)).sum();
        let count = own.len() as f64;
        let mean = if own.is_empty() {
            0.0
        } else {
            f64::from(sum) / count
        };
        let name = speech::name_alone(model, player);
        (name, words::decimal(&model.words, mean, 1))
    };
    Some(Rolls {
        means: [upwards, upwards.opponent()].map(mean).into(),
        bars,
        upwards,
    })
}
