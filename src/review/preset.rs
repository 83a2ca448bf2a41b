//! Words for losses and for players.

/// The lines between the words for losses, in EMG.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Preset {
    /// From here on a choice is doubtful; none if that word is not used.
    pub doubtful: Option<f32>,
    /// From here on it is an error.
    pub error: f32,
    /// From here on it is a blunder, which GNU Backgammon calls very bad.
    pub blunder: f32,
}

/// How large a loss is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mistake {
    /// Worth a second thought.
    Doubtful,
    /// An error.
    Error,
    /// A blunder.
    Blunder,
}

impl Preset {
    /// eXtreme Gammon's lines.
    pub const XG: Self = Self {
        doubtful: None,
        error: 0.02,
        blunder: 0.08,
    };

    /// GNU Backgammon's lines.
    pub const GNU: Self = Self {
        doubtful: Some(0.03),
        error: 0.06,
        blunder: 0.12,
    };

    /// What a loss is called; none if it is too small for a word.
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

    /// The lines, lowest first.
    pub fn lines(&self) -> impl Iterator<Item = f32> {
        self.doubtful.into_iter().chain([self.error, self.blunder])
    }
}

/// A player's rank by PR, as XG names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Rank {
    /// PR below 2.5.
    WorldChampion,
    /// Below 5.
    WorldClass,
    /// Below 7.5.
    Expert,
    /// Below 12.5.
    Advanced,
    /// Below 17.5.
    Intermediate,
    /// Below 22.5.
    Casual,
    /// Below 30.
    Beginner,
    /// 30 and above.
    Novice,
}

impl Rank {
    /// The ranks with the PR that they stay below.
    const BELOW: [(f64, Self); 7] = [
        (2.5, Self::WorldChampion),
        (5.0, Self::WorldClass),
        (7.5, Self::Expert),
        (12.5, Self::Advanced),
        (17.5, Self::Intermediate),
        (22.5, Self::Casual),
        (30.0, Self::Beginner),
    ];

    /// The rank of a player with this PR.
    pub fn of_pr(pr: f64) -> Self {
        let found = Self::BELOW.iter().find(|(below, _)| pr < *below);
        found.map_or(Self::Novice, |&(_, rank)| rank)
    }

    /// Its name in English.
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
    fn a_loss_on_the_line_has_the_larger_word() {
        assert_eq!(Preset::XG.mistake(0.0199), None);
        assert_eq!(Preset::XG.mistake(0.02), Some(Mistake::Error));
        assert_eq!(Preset::XG.mistake(0.08), Some(Mistake::Blunder));
        assert_eq!(Preset::GNU.mistake(0.03), Some(Mistake::Doubtful));
        assert_eq!(Preset::GNU.mistake(0.12), Some(Mistake::Blunder));
    }

    #[test]
    fn ranks_begin_where_the_one_before_ends() {
        assert_eq!(Rank::of_pr(0.0), Rank::WorldChampion);
        for pair in Rank::BELOW.windows(2) {
            assert_eq!(Rank::of_pr(pair[0].0), pair[1].1);
        }
        assert_eq!(Rank::of_pr(30.0), Rank::Novice);
    }
}
