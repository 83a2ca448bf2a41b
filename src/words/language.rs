//! User interface languages: names, writing direction and plural rules.

/// User interface language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, which is always available.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
    /// Spanish.
    Spanish,
    /// Turkish.
    Turkish,
    /// Greek.
    Greek,
    /// Arabic, written from right to left.
    Arabic,
    /// Japanese.
    Japanese,
}

impl Language {
    /// All languages in menu order.
    pub const ALL: [Self; 8] = [
        Self::English,
        Self::German,
        Self::French,
        Self::Spanish,
        Self::Turkish,
        Self::Greek,
        Self::Arabic,
        Self::Japanese,
    ];

    /// Returns the BCP 47 tag of the language.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Spanish => "es",
            Self::Turkish => "tr",
            Self::Greek => "el",
            Self::Arabic => "ar",
            Self::Japanese => "ja",
        }
    }

    /// Returns the language's name in the language itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::French => "Français",
            Self::Spanish => "Español",
            Self::Turkish => "Türkçe",
            Self::Greek => "Ελληνικά",
            Self::Arabic => "العربية",
            Self::Japanese => "日本語",
        }
    }

    /// Returns the writing direction as a value for the `dir` attribute.
    pub const fn direction(self) -> &'static str {
        match self {
            Self::Arabic => "rtl",
            _ => "ltr",
        }
    }

    /// Returns the language for a tag such as `de-AT`; `None` if the language is not supported.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let main = tag.split(['-', '_']).next()?;
        let is_it = |language: &Self| language.tag().eq_ignore_ascii_case(main);
        Self::ALL.into_iter().find(is_it)
    }

    /// Returns a number's plural category according to Unicode's CLDR rules; valid only for numbers below a million.
    pub const fn plural(self, number: u64) -> &'static str {
        match (self, number, number % 100) {
            (Self::Japanese, ..) => "other",
            (Self::Arabic, 0, _) => "zero",
            (Self::Arabic, 2, _) => "two",
            (Self::Arabic, _, 3..=10) => "few",
            (Self::Arabic, _, 11..=99) => "many",
            (Self::French, 0, _) | (_, 1, _) => "one",
            _ => "other",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recognises_tags_with_and_without_a_region() {
        assert_eq!(Language::of_tag("de-AT"), Some(Language::German));
        assert_eq!(Language::of_tag("AR"), Some(Language::Arabic));
        assert_eq!(Language::of_tag("ja_JP"), Some(Language::Japanese));
        for unknown in ["", "-", "nl", "english", "d"] {
            assert_eq!(Language::of_tag(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn arabic_has_six_plural_categories() {
        let of = |number| Language::Arabic.plural(number);
        let expected = [
            "zero", "one", "two", "few", "few", "many", "many", "other", "other",
        ];
        assert_eq!([0, 1, 2, 3, 110, 11, 199, 100, 201].map(of), expected);
    }
}
