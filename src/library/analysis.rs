//! Stored analysis of an entry: a text that only the program that wrote it can parse, with the version of that program.

/// Stored analysis of an entry. An analysis by another version of the engine is retained and marked as outdated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// Networks and settings of the analysis, on one line.
    pub version: String,
    /// Text of the analysis.
    pub text: String,
}

impl Analysis {
    /// Parses a stored analysis; `None` if it contains no version.
    pub fn from_text(text: &str) -> Option<Self> {
        let (version, text) = text.split_once('\n')?;
        Some(Self {
            version: version.to_owned(),
            text: text.to_owned(),
        })
    }

    /// Returns the text for storage.
    pub fn to_text(&self) -> String {
        format!("{}\n{}", self.version.replace('\n', " "), self.text)
    }

    /// Returns `true` if this version wrote the analysis, which is then up to date.
    pub fn is_of(&self, version: &str) -> bool {
        self.version == version
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_survives_a_round_trip_with_its_version() {
        let analysis = Analysis {
            version: "nets 3f2a, 2 plies".to_owned(),
            text: "any\ntext\n".to_owned(),
        };
        assert_eq!(
            Analysis::from_text(&analysis.to_text()).as_ref(),
            Some(&analysis)
        );
        assert!(analysis.is_of("nets 3f2a, 2 plies") && !analysis.is_of("nets 3f2b, 2 plies"));
        assert_eq!(Analysis::from_text("no version"), None);
    }
}
