//! Ordering of entries by column, and matching of entries against column filters.

use std::cmp::Ordering;

use rules::Player;

use crate::{ColumnFilter, Entry, Figures, Kind, Outcome, SortBy, day};

/// Entry and its figures, used to compare columns.
pub(crate) struct ColumnsOf<'a> {
    pub(crate) entry: &'a Entry,
    pub(crate) figures: Option<&'a Figures>,
    pub(crate) is_reviewed: bool,
}

impl ColumnsOf<'_> {
    fn first(&self) -> Player {
        self.figures.map_or(Player::White, Figures::first)
    }

    fn pr(&self, is_first: bool) -> Option<f64> {
        let first = self.first();
        self.figures?.pr[if is_first { first } else { first.opponent() }]
    }

    fn luck(&self) -> Option<f64> {
        self.figures?.luck[self.first()]
    }

    fn event(&self) -> Option<&str> {
        self.figures?.event.as_deref()
    }

    /// Compares two entries by a column; entries without that figure come last in either direction. `None` if the sort
    /// order is not a column.
    pub(crate) fn order(
        &self,
        other: &Self,
        column: SortBy,
        is_reversed: bool,
    ) -> Option<Ordering> {
        let turned = |order: Ordering| if is_reversed { order.reverse() } else { order };
        let numbers = |one: Option<f64>, other: Option<f64>| match (one, other) {
            (Some(one), Some(other)) => turned(one.total_cmp(&other)),
            (one, other) => other.is_some().cmp(&one.is_some()),
        };
        Some(match column {
            SortBy::Result => {
                let result = |one: &Self| Outcome::of(one.entry, one.first());
                turned(result(self).cmp(&result(other)))
            }
            SortBy::Pr => numbers(self.pr(true), other.pr(true)),
            SortBy::OtherPr => numbers(self.pr(false), other.pr(false)),
            SortBy::Luck => numbers(self.luck(), other.luck()),
            SortBy::Event => match (self.event(), other.event()) {
                (Some(one), Some(other)) => turned(one.cmp(other)),
                (one, other) => other.is_some().cmp(&one.is_some()),
            },
            SortBy::Review => turned(other.is_reviewed.cmp(&self.is_reviewed)),
            SortBy::Newest | SortBy::Oldest | SortBy::Name | SortBy::Length => return None,
        })
    }

    /// Returns `true` if the entry meets all conditions.
    pub(crate) fn fits(&self, filter: &ColumnFilter) -> bool {
        let least = |wanted: Option<u8>, pr: Option<f64>| {
            wanted.is_none_or(|wanted| pr.is_some_and(|pr| pr >= f64::from(wanted)))
        };
        let outcome = Outcome::of(self.entry, self.first());
        let is_game = self.entry.kind != Kind::Position;
        filter
            .outcome
            .is_none_or(|wanted| is_game && wanted == outcome)
            && least(filter.min_pr, self.pr(true))
            && least(filter.min_other_pr, self.pr(false))
            && filter
                .is_lucky
                .is_none_or(|lucky| self.luck().is_some_and(|luck| (luck > 0.0) == lucky))
            && filter
                .date
                .as_ref()
                .is_none_or(|date| day(self.entry).0.starts_with(date))
            && filter
                .event
                .as_ref()
                .is_none_or(|event| self.event() == Some(event))
            && filter
                .is_reviewed
                .is_none_or(|wanted| is_game && wanted == self.is_reviewed)
    }
}

#[cfg(test)]
mod tests {
    use rules::ByPlayer;

    use super::*;
    use crate::{EntryId, EntryList, Filter, Msg, Query, summary::tests::entry};

    /// Returns a list of three matches, the last of which has no figures.
    fn list() -> (EntryList, [EntryId; 3]) {
        let mut anna = entry("Anna", "Ben", 7);
        (anna.winner, anna.date) = (Some(Player::White), Some("2024-05-11".to_owned()));
        let mut carl = entry("Carl", "Dora", 5);
        (carl.winner, carl.date) = (Some(Player::White), Some("2025-01-02".to_owned()));
        let eva = entry("Eva", "Finn", 3);
        let ids = [&anna, &carl, &eva].map(|entry| entry.id.clone());
        let mut list = EntryList::new(vec![anna, carl, eva]);
        let figures = |pr: f64, luck: f64, event: &str, reader| Figures {
            event: Some(event.to_owned()),
            pr: ByPlayer {
                white: Some(pr),
                black: Some(9.0 - pr),
            },
            luck: ByPlayer {
                white: Some(luck),
                black: Some(-luck),
            },
            reader,
        };
        list.add_figures([
            (ids[0].clone(), figures(4.0, 0.5, "Open", None)),
            (
                ids[1].clone(),
                figures(7.0, 0.2, "Club", Some(Player::Black)),
            ),
        ]);
        list.set_reviewed([ids[1].clone()].into());
        (list, ids)
    }

    fn listed(query: Query) -> Vec<usize> {
        let (mut list, ids) = list();
        list.set_query(query);
        let nth = |id: &EntryId| ids.iter().position(|one| one == id).expect("one of three");
        list.listed().iter().map(nth).collect()
    }

    #[test]
    fn sorts_by_each_column_in_both_directions_with_unknown_figures_last() {
        for (sort, order, reversed) in [
            (SortBy::Result, [0, 2, 1], [1, 2, 0]),
            (SortBy::Pr, [1, 0, 2], [0, 1, 2]),
            (SortBy::OtherPr, [0, 1, 2], [1, 0, 2]),
            (SortBy::Luck, [1, 0, 2], [0, 1, 2]),
            (SortBy::Event, [1, 0, 2], [0, 1, 2]),
        ] {
            let query = |is_reversed| Query {
                sort,
                is_reversed,
                ..Query::default()
            };
            assert_eq!(listed(query(false)), order, "{sort:?}");
            assert_eq!(listed(query(true)), reversed, "{sort:?}");
        }
        let by_review = Query {
            sort: SortBy::Review,
            ..Query::default()
        };
        assert_eq!(listed(by_review)[0], 1);
    }

    #[test]
    fn filters_by_each_column_from_the_perspective_of_the_user() {
        let with = |columns| {
            let query = Query {
                columns,
                sort: SortBy::Name,
                ..Query::default()
            };
            listed(query)
        };
        let none = ColumnFilter::default;
        let outcome = |outcome| ColumnFilter {
            outcome: Some(outcome),
            ..none()
        };
        assert_eq!(with(outcome(Outcome::Won)), [0]);
        assert_eq!(with(outcome(Outcome::Lost)), [1], "the reader is Dora");
        assert_eq!(with(outcome(Outcome::Open)), [2]);
        let pr = ColumnFilter {
            min_pr: Some(3),
            ..none()
        };
        assert_eq!(with(pr), [0]);
        let other = ColumnFilter {
            min_other_pr: Some(6),
            ..none()
        };
        assert_eq!(with(other), [1]);
        let unlucky = ColumnFilter {
            is_lucky: Some(false),
            ..none()
        };
        assert_eq!(with(unlucky), [1]);
        let year = ColumnFilter {
            date: Some("2024".to_owned()),
            ..none()
        };
        assert_eq!(with(year), [0]);
        let event = ColumnFilter {
            event: Some("Club".to_owned()),
            ..none()
        };
        assert_eq!(with(event), [1]);
        let unreviewed = ColumnFilter {
            is_reviewed: Some(false),
            ..none()
        };
        assert_eq!(with(unreviewed), [0, 2]);
        assert_eq!(with(none()), [0, 1, 2]);
    }

    #[test]
    fn lists_events_and_years_of_the_entries() {
        let (list, _) = list();
        assert_eq!(
            list.events().into_iter().collect::<Vec<_>>(),
            ["Club", "Open"]
        );
        assert!(
            list.years()
                .starts_with(&["2025".to_owned(), "2024".to_owned()])
        );
    }

    #[test]
    fn collected_entries_survive_another_search_and_are_removed() {
        let mut model = crate::Model::default();
        let (entries, ids) = list();
        let entries = Ok(entries.all().cloned().collect());
        let mut send = |msg| crate::update(&mut model, msg);
        let _none = send(Msg::Loaded { entries, now: 0 });
        for name in ["anna", "eva"] {
            let _none = send(Msg::Search(name.to_owned()));
            let _none = send(Msg::Select(true));
            let _none = send(Msg::TickAll(true));
            let effects = send(Msg::Collect(true));
            assert!(matches!(
                effects.as_slice(),
                [crate::Effect::StoreCollected(_)]
            ));
        }
        let _none = send(Msg::Search(String::new()));
        let _none = send(Msg::Filter(Filter::Collected));
        let _none = send(Msg::Tick(ids[0].clone()));
        let _none = send(Msg::Collect(false));
        assert_eq!(model.entry_list.listed(), [ids[2].clone()]);
        assert!(!model.is_selecting);
    }

    #[test]
    fn sorting_by_the_current_column_reverses_the_order() {
        let mut model = crate::Model::default();
        let mut sort = |column| {
            let _none = crate::update(&mut model, Msg::SortColumn(column));
            let query = model.entry_list.query();
            (query.sort, query.is_reversed)
        };
        assert_eq!(sort(SortBy::Pr), (SortBy::Pr, false));
        assert_eq!(sort(SortBy::Pr), (SortBy::Pr, true));
        assert_eq!(sort(SortBy::Pr), (SortBy::Pr, false));
        assert_eq!(sort(SortBy::Newest), (SortBy::Newest, false));
        assert_eq!(sort(SortBy::Newest), (SortBy::Oldest, false));
        assert_eq!(sort(SortBy::Luck), (SortBy::Luck, false));
    }
}
