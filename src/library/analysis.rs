//! Stored analysis of an entry: text that only the program that wrote it can parse, together with that program's
//! version.

/// Stored analysis of an entry. An analysis written by another engine version is retained but marked as outdated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// Networks and settings used for the analysis, on one line.
    pub version: String,
    /// Analysis text.
    pub text: String,
}

impl Analysis {
    /// Parses a stored analysis; `None` if the text contains no version line.
    pub fn from_text(text: &str) -> Option<Self> {
        let (version, text) = text.split_once('\n')?;
        Some(Self {
            version: version.to_owned(),
            text: text.to_owned(),
        })
    }

    /// Formats the analysis for storage.
    pub fn to_text(&self) -> String {
        format!("{}\n{}", self.version.replace('\n', " "), self.text)
    }

    /// Returns `true` if the analysis was written by this version and is therefore up to date.
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
