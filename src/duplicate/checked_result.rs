//! A checked result, and what the engine finds about it.

use friend::{DuplicateResult, FalseResult};
use record::MatchRecord;
use review::{Item, Judged, Sheet, VERSION, list, rates};
use rules::{ByPlayer, Player, Session};

use crate::StoredResult;

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

/// A result that was replayed by the rules.
#[derive(Clone, Debug, PartialEq)]
pub struct CheckedResult {
    /// The result.
    pub result: DuplicateResult,
    /// Whether it was played on this device.
    pub own: bool,
    /// Points won by both sides.
    pub score: ByPlayer<u32>,
    /// The session as a record.
    pub record: MatchRecord,
    /// What the engine has found.
    pub figures: Figures,
}

impl CheckedResult {
    /// Checks a result.
    ///
    /// # Errors
    /// Why it is false.
    pub(crate) fn new(stored: StoredResult) -> Result<Self, FalseResult> {
        let StoredResult {
            own,
            result,
            figures,
        } = stored;
        let session: Session = result.check()?;
        Ok(Self {
            score: session.score(),
            record: MatchRecord::from_session(&session),
            result,
            own,
            figures,
        })
    }

    /// The points won less those lost. Points beyond a match mean nothing.
    pub fn net(&self) -> i64 {
        let most = u32::from(self.record.terms.length);
        let counted = |player: Player| match most {
            0 => self.score[player],
            most => self.score[player].min(most),
        };
        let player = self.result.player;
        i64::from(counted(player)) - i64::from(counted(player.opponent()))
    }

    /// The PR of the player; `None` until it is known.
    pub(crate) fn pr(&self) -> Option<f64> {
        match self.figures {
            Figures::Known { pr, .. } => pr[self.result.player],
            Figures::Unknown | Figures::Missing => None,
        }
    }

    /// The decisions to be judged.
    pub(crate) fn items(&self) -> Vec<Item> {
        let games = list(&self.record).games.into_iter();
        games.flat_map(|game| game.items).collect()
    }

    /// Sums the judgements up; there are none where the engine has failed.
    pub(crate) fn judge(&mut self, judged: Option<&[Judged]>) {
        self.figures = judged.map_or(Figures::Missing, |judged| {
            let mut sheets = ByPlayer::<Sheet>::default();
            for one in judged {
                sheets[one.player].add(one);
            }
            let summary = rates(&sheets, None);
            Figures::Known {
                pr: summary.map(|one| one.pr),
                luck: summary[self.result.player].luck,
            }
        });
    }
}
