//! Presets of thresholds for doubtful choices, errors and blunders, and player ranks by PR.

/// Thresholds for doubtful choices, errors and blunders, in EMG.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Preset {
    /// Minimum loss of a doubtful choice; `None` if the preset lacks this category.
    pub doubtful: Option<f32>,
    /// Minimum loss of an error.
    pub error: f32,
    /// Minimum loss of a blunder, which GNU Backgammon calls "very bad".
    pub blunder: f32,
}

/// Severity of a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mistake {
    /// Doubtful choice, which is less serious than an error.
    Doubtful,
    /// Error that is not a blunder.
    Error,
    /// Blunder, the most serious category.
    Blunder,
}

impl Preset {
    /// eXtreme Gammon's thresholds.
    pub const XG: Self = Self {
        doubtful: None,
        error: 0.02,
        blunder: 0.08,
    };

    /// GNU Backgammon's thresholds.
    pub const GNU: Self = Self {
        doubtful: Some(0.03),
        error: 0.06,
        blunder: 0.12,
    };

    /// Returns the category of a loss, in EMG; `None` if the loss is below all thresholds.
    pub fn mistake(&self, loss: f32) -> Option<Mistake> {
        if loss >= self.blunder {
            Some(Mistake::Blunder)
        } else if loss >= self.error {
            Some(Mistake::Error)
        } else {
            let doubtful = self.doubtful.is_some_and(|line| loss >= line);
            doubtful.then_some(Mistake::Doubtful)
        }
    }

    /// Returns the catalogue key for the size of a loss in EMG: `blunder`, `error`, or `small` if it is no mistake.
    pub fn size(&self, loss: f32) -> &'static str {
        match self.mistake(loss) {
            Some(Mistake::Blunder) => "blunder",
            Some(Mistake::Error | Mistake::Doubtful) => "error",
            None => "small",
        }
    }

    /// Returns the thresholds in ascending order.
    pub fn thresholds(&self) -> impl Iterator<Item = f32> {
        self.doubtful.into_iter().chain([self.error, self.blunder])
    }
}

/// Player rank by PR, named as in XG.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Rank {
    /// PR below 2.5.
    WorldChampion,
    /// PR below 5.
    WorldClass,
    /// PR below 7.5.
    Expert,
    /// PR below 12.5.
    Advanced,
    /// PR below 17.5.
    Intermediate,
    /// PR below 22.5.
    Casual,
    /// PR below 30.
    Beginner,
    /// PR of 30 and above.
    Novice,
}

impl Rank {
    /// Ranks, each with its exclusive upper PR limit.
    const BELOW: [(f64, Self); 7] = [
        (2.5, Self::WorldChampion),
        (5.0, Self::WorldClass),
        (7.5, Self::Expert),
        (12.5, Self::Advanced),
        (17.5, Self::Intermediate),
        (22.5, Self::Casual),
        (30.0, Self::Beginner),
    ];

    /// Returns the rank of a player with this PR.
    pub fn of_pr(pr: f64) -> Self {
        let found = Self::BELOW.iter().find(|(below, _)| pr < *below);
        found.map_or(Self::Novice, |&(_, rank)| rank)
    }

    /// Returns the English name of the rank.
    pub const fn name(self) -> &'static str {
        match self {
            Self::WorldChampion => "world champion",
            Self::WorldClass => "world class",
            Self::Expert => "expert",
            Self::Advanced => "advanced",
            Self::Intermediate => "intermediate",
            Self::Casual => "casual",
            Self::Beginner => "beginner",
            Self::Novice => "novice",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_at_a_threshold_belongs_to_the_worse_category() {
        assert_eq!(Preset::XG.mistake(0.0199), None);
        assert_eq!(Preset::XG.mistake(0.02), Some(Mistake::Error));
        assert_eq!(Preset::XG.mistake(0.08), Some(Mistake::Blunder));
        assert_eq!(Preset::GNU.mistake(0.03), Some(Mistake::Doubtful));
        assert_eq!(Preset::GNU.mistake(0.12), Some(Mistake::Blunder));
    }

    #[test]
    fn each_rank_begins_where_the_better_rank_ends() {
        assert_eq!(Rank::of_pr(0.0), Rank::WorldChampion);
        for pair in Rank::BELOW.windows(2) {
            assert_eq!(Rank::of_pr(pair[0].0), pair[1].1);
        }
        assert_eq!(Rank::of_pr(30.0), Rank::Novice);
    }
}
