//! Bars for the race and for the game's rolls.

use board::{game_rolls, race_lead, roll_pips};
use rules::{ByPlayer, Player, Session};
use words::Words;

use crate::{
    Model,
    texts::speech,
    view::{pace, scene::pips},
};

/// Number of each player's most recent rolls in the chart.
pub const DRAWN_ROLLS: usize = 40;

/// Race standing: the pip lead in words, and a bar for each player's pip count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// Bottom player's lead or deficit, in words.
    pub told: String,
    /// Each player's bar, in thousandths of the longer bar; upper player first.
    pub bars: [(Player, u32); 2],
}

/// Returns the race; `None` if the setting is off, or while a beginner does not know pips yet.
pub fn race(model: &Model) -> Option<Race> {
    if !model.settings.show_race || !model.shows_pips() {
        return None;
    }
    Some(Race::new(&model.words, pips(model), model.bottom()))
}

impl Race {
    /// Returns the race for two pip counts; `own` is the bottom player.
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

/// Bar for a roll in the chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RollBar {
    /// Player who rolled.
    pub player: Player,
    /// 0-based column.
    pub column: usize,
    /// Pips rolled.
    pub pips: u8,
    /// `true` while the dice may still be rolling.
    pub rolling: bool,
}

/// The game's rolls in pips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rolls {
    /// Caption with the unit.
    pub caption: String,
    /// Each player's name and mean roll, bottom player first.
    pub means: [String; 2],
    /// Bars for the most recent rolls.
    pub bars: Vec<RollBar>,
    /// Player at the bottom.
    pub bottom: Player,
}

/// Returns the game's rolls; `None` before the first roll, if the setting is off, or while a beginner does not know
/// pips yet.
pub fn rolls(model: &Model) -> Option<Rolls> {
    if !model.settings.show_rolls || !model.shows_pips() {
        return None;
    }
    let session = model.session();
    let names = ByPlayer::new(|player| speech::name_alone(model, player));
    let draft = session.draft();
    let is_untouched = draft.is_some_and(|draft| draft.steps().is_empty());
    let in_flight = model
        .on_turn()
        .filter(|_| is_untouched && pace::has_animation(model));
    Rolls::new(&model.words, session, &names, model.bottom(), in_flight)
}

impl Rolls {
    /// Returns the session's rolls in this game; `None` before the first roll. `own` is the bottom player; `in_flight`
    /// is the player whose last dice may still be rolling.
    pub fn new(
        words: &Words,
        session: &Session,
        names: &ByPlayer<String>,
        own: Player,
        in_flight: Option<Player>,
    ) -> Option<Self> {
        let all = game_rolls(session);
        let pips = ByPlayer::new(|player| -> Vec<u8> {
            let rolled = all
                .iter()
                .filter(|(decision, _)| decision.player() == player);
            rolled
                .map(|&(_, roll)| roll_pips(roll).iter().sum())
                .collect()
        });
        let longest = pips.white.len().max(pips.black.len());
        let first = longest.saturating_sub(DRAWN_ROLLS);
        let mut bars = Vec::new();
        for player in [own, own.opponent()] {
            let last = pips[player].len();
            let drawn = pips[player].iter().enumerate().skip(first);
            bars.extend(drawn.map(|(nth, &pips)| RollBar {
                player,
                column: nth - first,
                pips,
                rolling: in_flight == Some(player) && nth + 1 == last,
            }));
        }
        let mean = |player: Player| {
            let sum: u32 = pips[player].iter().copied().map(u32::from).sum();
            let mean = f64::from(sum) / pips[player].len() as f64;
            let mean = if sum > 0 {
                words::decimal(words, mean, 1)
            } else {
                "–".to_owned()
            };
            format!("{} {mean}", names[player])
        };
        let means = [mean(own), mean(own.opponent())];
        (longest > 0).then(|| Self {
            caption: words.panel_rolls(),
            means,
            bars,
            bottom: own,
        })
    }
}
