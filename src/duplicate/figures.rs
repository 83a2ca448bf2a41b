//! What this device's engine finds about a result: PR and luck, and their stored form.

use review::VERSION;
use rules::ByPlayer;

/// How many rolls ahead the engine looks at each decision of a result.
pub const PLIES: u8 = 1;

/// What the engine has found about a result.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Figures {
    /// It has not been asked, or is at it.
    #[default]
    Unknown,
    /// It cannot say: it does not answer, or does not know the variant.
    Missing,
    /// PR of both players, and the luck of the one whose result it is.
    Known {
        /// PR by player; `None` where nothing was decided.
        pr: ByPlayer<Option<f64>>,
        /// The luck of all rolls, in EMG.
        luck: f64,
    },
}

/// With this the stored figures of a result begin.
const FIGURES: &str = "pr=";

impl Figures {
    /// Returns the figures as a word of a stored line, with the engine that found them; `None` if there are none.
    pub(crate) fn to_word(&self) -> Option<String> {
        let Self::Known { pr, luck } = self else {
            return None;
        };
        let pr = pr.map(|pr| pr.map_or_else(String::new, |pr| pr.to_string()));
        let ByPlayer { white, black } = pr;
        Some(format!("{FIGURES}{white},{black},{luck},{}", engine()))
    }

    /// Reads a word of a stored line; `None` unless today's engine would find the same figures again.
    pub(crate) fn from_word(word: &str) -> Option<Self> {
        let mut fields = word.strip_prefix(FIGURES)?.splitn(4, ',');
        let mut field = || fields.next();
        let (white, black, luck) = (field()?, field()?, field()?);
        (field()? == engine()).then_some(())?;
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

/// The engine and how it judges, without spaces.
fn engine() -> String {
    format!("{PLIES} ply, {VERSION}").replace(' ', "_")
}
