//! This device's figures for a result, PR and luck, and their stored form.

use review::VERSION;
use rules::ByPlayer;

/// Search depth of the analysis of a result, in plies.
pub const PLIES: u8 = 1;

/// Engine's figures for a result.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum ResultStats {
    /// The analysis is pending or in progress.
    #[default]
    Unknown,
    /// Figures are not available: the engine failed, or does not support the variant.
    Missing,
    /// PR of both players, and luck of the player whose result it is.
    Known {
        /// PR by player; `None` if the player made no decision.
        pr: ByPlayer<Option<f64>>,
        /// Total luck of the rolls, in EMG.
        luck: f64,
    },
}

/// Prefix of the stored figures.
const PREFIX: &str = "pr=";

impl ResultStats {
    /// Returns the figures as a word of a stored line, with the engine's version; `None` if there are no figures.
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

    /// Reads the stored figures; `None` if another version of the engine computed them.
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

/// Returns the engine's version and depth, without spaces.
fn engine_version() -> String {
    format!("{PLIES} ply, {VERSION}").replace(' ', "_")
}
