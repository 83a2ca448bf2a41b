//! PR of a computer opponent that matches the player's strength, either chosen by the player or measured in reviews.

use engine::TargetPr;

/// Player's PR over the latest reviewed games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measured {
    /// PR in tenths.
    pub tenths: u16,
    /// Number of games covered by the PR.
    pub games: u16,
}

impl Measured {
    /// Creates the measurement from a PR over this number of games, rounded to tenths.
    pub fn new(pr: f64, games: u32) -> Self {
        Self {
            tenths: (10.0 * pr).round().clamp(0.0, f64::from(u16::MAX)) as u16,
            games: u16::try_from(games).unwrap_or(u16::MAX),
        }
    }

    /// Returns the PR.
    pub fn pr(self) -> f64 {
        f64::from(self.tenths) / 10.0
    }

    /// Returns the nearest target PR that an opponent can have.
    fn target_pr(self) -> TargetPr {
        let pr = self.pr().round() as u8;
        TargetPr::new(pr.clamp(TargetPr::MIN_PR, TargetPr::MAX_PR)).unwrap_or(TargetPr::USUAL)
    }
}

/// PR of the computer opponent that matches the player's strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnPr {
    /// PR that the player has chosen, if any.
    pub chosen: Option<TargetPr>,
    /// Player's PR as measured in reviews; `None` if it has not been measured.
    pub measured: Option<Measured>,
}

impl OwnPr {
    /// Returns the PR shown in the form: the chosen PR, or else the player's measured PR, or else [`TargetPr::USUAL`].
    pub fn target_pr(self) -> TargetPr {
        let measured = self.measured.map(Measured::target_pr);
        self.chosen.or(measured).unwrap_or(TargetPr::USUAL)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Change, Form, own_level};

    use super::*;

    fn target_pr(pr: u8) -> TargetPr {
        TargetPr::new(pr).expect("from 2 to 30")
    }

    #[test]
    fn the_matching_level_starts_at_the_measured_pr() {
        let mut form = Form::default();
        form.apply(Change::OwnLevel);
        assert_eq!(form.level, own_level(TargetPr::USUAL));
        form.apply(Change::Measured(Measured::new(12.34, 20)));
        assert_eq!(form.level, "PR 12");
        assert_eq!(form.own_pr.measured.map(Measured::pr), Some(12.3));
        // The PR is measured before the level is selected.
        let mut form = Form::default();
        form.apply(Change::Measured(Measured::new(7.6, 20)));
        assert_eq!(form.level, Form::default().level);
        form.apply(Change::OwnLevel);
        assert_eq!(form.level, "PR 8");
    }

    #[test]
    fn the_measured_pr_does_not_replace_the_chosen_pr() {
        let mut form = Form::default();
        form.apply(Change::Level(own_level(target_pr(9))));
        form.apply(Change::Measured(Measured::new(12.3, 20)));
        assert_eq!(
            (form.level, form.own_pr.target_pr()),
            ("PR 9", target_pr(9))
        );
        let mut again = Form::from_text(&form.to_text());
        again.apply(Change::Measured(Measured::new(12.3, 20)));
        assert_eq!(
            (again.level, again.own_pr.target_pr()),
            ("PR 9", target_pr(9))
        );
    }

    #[test]
    fn a_stored_matching_level_follows_the_measured_pr() {
        let mut form = Form::default();
        form.apply(Change::Measured(Measured::new(12.3, 20)));
        form.apply(Change::OwnLevel);
        let mut later = Form::from_text(&form.to_text());
        assert_eq!((later.level, later.own_pr.chosen), ("PR 12", None));
        later.apply(Change::Measured(Measured::new(10.1, 20)));
        assert_eq!(later.level, "PR 10");
    }

    #[test]
    fn extreme_prs_are_clamped_to_the_range_available_to_opponents() {
        let wishes = [0.0, 1.2, 2.0, 31.0, 1e9].map(|pr| Measured::new(pr, 3).target_pr());
        assert_eq!(wishes, [2, 2, 2, 30, 30].map(target_pr));
    }
}
