//! Stored analysis of an entry: a text that only its writer reads, with the version that wrote it.

/// A stored analysis of an entry. One by another version of the engine is kept, and shown as such.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// Which nets and settings wrote it; without line ends.
    pub version: String,
    /// What they wrote.
    pub text: String,
}

impl Analysis {
    /// Reads a stored analysis; nothing if it has no version.
    pub fn from_text(text: &str) -> Option<Self> {
        let (version, text) = text.split_once('\n')?;
        Some(Self {
            version: version.to_owned(),
            text: text.to_owned(),
        })
    }

    /// The text under which it is stored.
    pub fn to_text(&self) -> String {
        format!("{}\n{}", self.version.replace('\n', " "), self.text)
    }

    /// Whether this version wrote it, so that it may be shown as ours.
    pub fn is_of(&self, version: &str) -> bool {
        self.version == version
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_any_text_and_knows_its_version() {
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
