//! PR and luck computed on this device for a result, and their stored form.

use review::VERSION;
use rules::ByPlayer;

/// Search depth of a result's analysis, in plies.
pub const PLIES: u8 = 1;

/// The engine's figures for a result.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum ResultStats {
    /// The analysis is pending or in progress.
    #[default]
    Unknown,
    /// Figures are not available because the engine failed or does not support the variant.
    Missing,
    /// PR of both players, and the luck of the player whose result it is.
    Known {
        /// PR of each player; `None` if that player made no decisions.
        pr: ByPlayer<Option<f64>>,
        /// Total luck of the rolls, in EMG.
        luck: f64,
    },
}

/// Prefix of the word that contains the stored figures.
const PREFIX: &str = "pr=";

impl ResultStats {
    /// Returns the figures, with the engine's version, as one word in a stored line; `None` if there are no figures.
    pub(crate) fn to_word(&self) -> Option<String> {
        let Self::Known { pr, luck } = self else {
            return None;
        };
        let pr = pr.map(|pr| pr.map_or_else(String::new, |pr| pr.to_string()));
        let ByPlayer { white, black } = pr;
        Some(format!(
            "{PREFIX}{white},{black},{luck},{}",
            engine_version()
        ))
    }

    /// Parses the stored figures; `None` if they are damaged or were computed by another version of the engine.
    pub(crate) fn from_word(word: &str) -> Option<Self> {
        let mut fields = word.strip_prefix(PREFIX)?.splitn(4, ',');
        let mut field = || fields.next();
        let (white, black, luck) = (field()?, field()?, field()?);
        (field()? == engine_version()).then_some(())?;
        let number = |text: &str| text.parse::<f64>().ok().filter(|number| number.is_finite());
        let pr = |text: &str| match text {
            "" => Some(None),
            text => number(text).map(Some),
        };
        Some(Self::Known {
            pr: ByPlayer {
                white: pr(white)?,
                black: pr(black)?,
            },
            luck: number(luck)?,
        })
    }
}

/// Returns the engine's version and the search depth as one word without spaces.
fn engine_version() -> String {
    format!("{PLIES} ply, {VERSION}").replace(' ', "_")
}
