//! Names that refer to the same player.

use record::plain_text;

use crate::folded;

/// Names that refer to the same player, grouped by player. The name listed first in a group is the one displayed.
///
/// Names are compared ignoring case, diacritics, and leading and trailing spaces. The text format has one line per
/// player, with the names separated by tabs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People(Vec<Vec<String>>);

impl People {
    /// Maximum number of players with more than one name.
    pub const MAX: usize = 500;
    /// Maximum number of names per player.
    pub const MAX_NAMES: usize = 20;
    /// Maximum length of a name, in characters.
    const MAX_CHARS: usize = 80;

    /// Parses the text format. Repeated names, and names beyond the limits, are ignored.
    pub fn from_text(text: &str) -> Self {
        let mut people = Self::default();
        for line in text.lines().take(Self::MAX) {
            let mut names: Vec<String> = Vec::new();
            for name in line.split('\t').map(clean) {
                let is_known = people.player(&name).is_some()
                    || names.iter().any(|known| is_same(known, &name));
                if !name.is_empty() && !is_known && names.len() < Self::MAX_NAMES {
                    names.push(name);
                }
            }
            if names.len() > 1 {
                people.0.push(names);
            }
        }
        people
    }

    /// Formats the names as text, in the format read by [`Self::from_text`].
    pub fn to_text(&self) -> String {
        let lines: Vec<String> = self.0.iter().map(|names| names.join("\t")).collect();
        lines.join("\n")
    }

    fn player(&self, name: &str) -> Option<usize> {
        let has = |names: &Vec<String>| names.iter().any(|own| is_same(own, name));
        self.0.iter().position(has)
    }

    /// Returns the display name of the player with this name.
    pub fn main<'a>(&'a self, name: &'a str) -> &'a str {
        let names = self.player(name).and_then(|player| self.0.get(player));
        names
            .and_then(|names| names.first())
            .map_or(name, String::as_str)
    }

    /// Returns the other names of the player with this name; empty if there are none.
    pub fn others(&self, name: &str) -> impl Iterator<Item = &str> {
        let names = self.player(name).and_then(|player| self.0.get(player));
        let names = names.into_iter().flatten().map(String::as_str);
        let name = name.to_owned();
        names.filter(move |own| !is_same(own, &name))
    }

    /// Merges the two players under the display name of the first. Returns `false` without changing anything if both
    /// names already refer to the same player, if a name is empty, or if the player would have too many names.
    pub fn merge(&mut self, name: &str, other: &str) -> bool {
        let (name, other) = (clean(name), clean(other));
        let merged: Vec<String> = [&name, &other]
            .into_iter()
            .flat_map(|name| {
                let main = self.main(name).to_owned();
                let others: Vec<String> = self.others(&main).map(str::to_owned).collect();
                std::iter::once(main).chain(others)
            })
            .collect();
        let [one, two] = [&name, &other].map(|name| self.player(name));
        let is_same = is_same(&name, &other) || (one.is_some() && one == two);
        let count = self.0.len() + 1 - usize::from(one.is_some()) - usize::from(two.is_some());
        if is_same
            || name.is_empty()
            || other.is_empty()
            || merged.len() > Self::MAX_NAMES
            || count > Self::MAX
        {
            return false;
        }
        let place = one.or(two).unwrap_or(self.0.len());
        if let Some(two) = two.filter(|two| *two != place) {
            self.0.get_mut(two).into_iter().for_each(Vec::clear);
        }
        match self.0.get_mut(place) {
            Some(names) => *names = merged,
            None => self.0.push(merged),
        }
        self.0.retain(|names| !names.is_empty());
        true
    }

    /// Splits a name off, so that it refers to a separate player again.
    pub fn separate(&mut self, name: &str) {
        for names in &mut self.0 {
            names.retain(|own| !is_same(own, name));
        }
        self.0.retain(|names| names.len() > 1);
    }
}

fn clean(name: &str) -> String {
    let name = plain_text(name.trim());
    name.trim().chars().take(People::MAX_CHARS).collect()
}

fn is_same(name: &str, other: &str) -> bool {
    folded(name.trim()) == folded(other.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn others<'a>(people: &'a People, name: &str) -> Vec<&'a str> {
        people.others(name).collect()
    }

    #[test]
    fn merged_names_share_a_displayed_name_until_they_are_separated() {
        let mut people = People::default();
        assert_eq!(people.main("Zoë"), "Zoë");
        assert!(people.merge("Zoë Lang", "zlang77"));
        assert!(people.merge("Z. Lang", "ZOE LANG "));
        assert_eq!(people.main("ZLANG77"), "Z. Lang");
        assert_eq!(others(&people, "zoe lang"), ["Z. Lang", "zlang77"]);
        assert!(!people.merge("zlang77", "Z. Lang"), "they are merged");
        people.separate("z. lang");
        assert_eq!(people.main("zlang77"), "Zoë Lang");
        people.separate("zlang77");
        assert_eq!(people, People::default());
    }

    #[test]
    fn merges_two_players_with_several_names() {
        let mut people = People::from_text("a\tb\nc\td\ne\tf");
        assert!(people.merge("d", "a"));
        assert_eq!(people.to_text(), "c\td\ta\tb\ne\tf");
        for name in ["a", "b", "c", "d"] {
            assert_eq!(people.main(name), "c");
        }
    }

    #[test]
    fn the_text_form_survives_a_round_trip_and_hostile_texts_are_limited() {
        let people = People::from_text("Ann\tA. B.\nBob\tann\tBobby\n\t\t\nalone");
        assert_eq!(people.to_text(), "Ann\tA. B.\nBob\tBobby");
        assert_eq!(People::from_text(&people.to_text()), people);
        let long = (0..40).map(|nth| format!("{nth}{}", "x".repeat(500)));
        let long = People::from_text(&long.collect::<Vec<_>>().join("\t"));
        assert_eq!(long.others("nobody").count(), 0);
        assert!(long.to_text().len() < 2_000);
        let mut full = People::from_text(
            &(0..20)
                .map(|nth| nth.to_string())
                .collect::<Vec<_>>()
                .join("\t"),
        );
        assert!(!full.merge("0", "one more"));
        for (name, other) in [("", "a"), ("a", " "), ("a", "A")] {
            assert!(!full.merge(name, other));
        }
    }
}
