//! A language's compiled texts, and message formatting.
//!
//! English is compiled into the program: each message's text is in its method, so that a lazily loaded part of the
//! program contains its own texts. Every other language has a file that starts with a fingerprint of all message names
//! and parameters, followed by one line per message. In a text, `\u{1}` and a digit insert that parameter, and `\u{2}`
//! and a digit start a choice by that parameter. The variants follow, each as a key, `\u{3}`, a text and `\u{4}`.
//! `\u{5}` ends the choice.

use std::{
    fmt,
    str::Chars,
    sync::{Arc, OnceLock},
};

use crate::{
    Arg, Language,
    texts::{FINGERPRINT, HELPS, LANGUAGE_FILES, MESSAGES, OF_PARTS, PARTS, Part, TEXTS_OF_PARTS},
};

const FILL: char = '\u{1}';
const CHOOSE: char = '\u{2}';
const KEY_ENDS: char = '\u{3}';
const VARIANT_ENDS: char = '\u{4}';
const CHOICE_ENDS: char = '\u{5}';
const LANGUAGE: char = '\u{6}';

/// All texts in one language. English has no file. Clones share the same texts.
#[derive(Clone)]
pub struct Words(Option<Arc<File>>);

/// Language file with the texts of the loaded parts.
struct File {
    language: Language,
    lines: Lines,
    /// Texts of the parts loaded so far.
    parts: [OnceLock<Lines>; PARTS],
}

/// Text with random access to its lines.
struct Lines {
    text: String,
    /// Byte offset of each line.
    starts: Vec<usize>,
}

impl Words {
    /// Returns the English texts.
    pub const fn english() -> Self {
        Self(None)
    }

    /// Parses the language file of `language`; `None` if the file is damaged, or if its messages or parameters differ
    /// from those in this build.
    pub fn read(language: Language, text: String) -> Option<Self> {
        let is_this_build = text.lines().next() == Some(FINGERPRINT);
        let is_complete = text.lines().count() == MESSAGES + 1 && text.ends_with('\n');
        (is_this_build && is_complete).then(|| Self::of_file(language, text))
    }

    fn of_file(language: Language, text: String) -> Self {
        Self(Some(Arc::new(File {
            language,
            lines: Lines::new(text),
            parts: [const { OnceLock::new() }; PARTS],
        })))
    }

    /// Returns `true` if a part's texts have been loaded, which is always the case for English.
    pub fn has(&self, part: Part) -> bool {
        let of_part = |file: &Arc<File>| file.parts.get(part as usize)?.get().map(|_| ());
        self.0.as_ref().is_none_or(|file| of_part(file).is_some())
    }

    /// Loads a part's texts from its file, for all clones; until then, the part is in English. Returns `false` and
    /// changes nothing if the file is damaged, or if its messages or parameters differ from those in this build.
    pub fn add(&self, part: Part, text: &str) -> bool {
        let Some(file) = &self.0 else {
            return true;
        };
        let read = || {
            let (fingerprint, count) = OF_PARTS.get(part as usize)?;
            let begin = format!("{LANGUAGE}{}\n", file.language.tag());
            let rest = text.strip_prefix(fingerprint)?.strip_prefix('\n')?;
            let (_, own) = rest.split_once(&begin)?;
            let own = own.split(LANGUAGE).next()?;
            let is_complete = own.lines().count() == *count && own.ends_with('\n');
            // The empty first line stands in for the fingerprint of a language file.
            is_complete.then(|| Lines::new(format!("\n{own}")))
        };
        let place = file.parts.get(part as usize);
        match (place, read()) {
            (Some(place), Some(lines)) => {
                // If the part has already been loaded, its texts are the same.
                let _already_set = place.set(lines);
                true
            }
            _ => false,
        }
    }

    /// Returns the language in which the texts are written.
    pub fn language(&self) -> Language {
        let file = self.0.as_ref();
        file.map_or(Language::English, |file| file.language)
    }

    /// Formats the message at index `message`; `english` is the English text.
    pub(crate) fn say(&self, message: usize, english: &str, args: &[Arg]) -> String {
        let text = self
            .0
            .as_ref()
            .map_or(english, |file| file.lines.line(message));
        self.filled(text, args)
    }

    /// Formats a part's message at index `message`; `english` is the English text, which is used until the part's texts
    /// have been loaded.
    pub(crate) fn say_in(
        &self,
        part: usize,
        message: usize,
        english: &str,
        args: &[Arg],
    ) -> String {
        let lines = self.0.as_ref().and_then(|file| file.parts.get(part)?.get());
        self.filled(lines.map_or(english, |lines| lines.line(message)), args)
    }

    fn filled(&self, text: &str, args: &[Arg]) -> String {
        let mut out = String::new();
        self.fill(&mut text.chars(), args, Some(&mut out));
        out
    }

    /// Writes the text up to the end of the variant or of the text, or skips it if `out` is `None`.
    fn fill(&self, from: &mut Chars, args: &[Arg], mut out: Option<&mut String>) {
        while let Some(next) = from.next() {
            match (next, out.as_deref_mut()) {
                (VARIANT_ENDS, _) => return,
                (FILL, out) => {
                    if let (Some(arg), Some(out)) = (arg(from, args), out) {
                        arg.write(out, self.language());
                    }
                }
                (CHOOSE, out) => self.choose(from, args, out),
                (letter, Some(out)) => out.push(letter),
                (_, None) => {}
            }
        }
    }

    /// Writes the first variant that matches the parameter, or the last variant if none matches.
    fn choose(&self, from: &mut Chars, args: &[Arg], mut out: Option<&mut String>) {
        let by = arg(from, args);
        loop {
            let key: String = from.by_ref().take_while(|&next| next != KEY_ENDS).collect();
            let mut after = from.clone();
            self.fill(&mut after, args, None);
            let last = after.clone().next().is_none_or(|next| next == CHOICE_ENDS);
            let chosen = last || by.is_some_and(|by| by.chooses(&key, self.language()));
            self.fill(from, args, out.as_deref_mut().filter(|_| chosen));
            if chosen {
                out = None;
            }
            if last {
                from.next();
                return;
            }
        }
    }
}

impl Lines {
    fn new(text: String) -> Self {
        let ends = text.match_indices('\n').map(|(at, _)| at + 1);
        let starts = std::iter::once(0).chain(ends).collect();
        Self { text, starts }
    }

    /// Returns the line of the message at index `message`.
    fn line(&self, message: usize) -> &str {
        let line = self.starts.get(message + 1..message + 3);
        let line = line.and_then(|line| self.text.get(line[0]..line[1] - 1));
        line.unwrap_or_default()
    }
}

fn arg<'a, 'b>(from: &mut Chars, args: &'a [Arg<'b>]) -> Option<&'a Arg<'b>> {
    let digit = from.next()?.to_digit(10)?;
    args.get(digit as usize)
}

impl PartialEq for Words {
    /// Compares only the languages, because a page loads a single file per language.
    fn eq(&self, other: &Self) -> bool {
        self.language() == other.language()
    }
}

impl Eq for Words {}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language()).finish()
    }
}

/// Returns the file for a language, for use with [`Words::read`]; `None` for English.
pub fn compiled(language: Language) -> Option<&'static str> {
    let file = LANGUAGE_FILES
        .iter()
        .find(|(tag, _)| *tag == language.tag());
    file.map(|(_, text)| *text)
}

/// Returns a part's texts in all languages except English, for use with [`Words::add`].
pub fn of_part(part: Part) -> &'static str {
    TEXTS_OF_PARTS[part as usize]
}

/// Returns the help in a language as an HTML fragment.
pub fn help(language: Language) -> &'static str {
    let found = HELPS.iter().find(|(tag, _)| *tag == language.tag());
    found.map_or("", |(_, page)| page)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Words {
        Words::of_file(Language::English, format!("0\n{line}\n"))
    }

    #[test]
    fn inserts_parameters_by_number() {
        let words = words("\u{1}1 to \u{1}0.");
        assert_eq!(words.say(0, "", &[5.into(), "8".into()]), "8 to 5.");
        assert_eq!(words.say(0, "", &[]), " to .");
        assert_eq!(words.say(7, "", &[]), "");
    }

    #[test]
    fn a_choice_uses_the_first_match_or_the_last_variant() {
        let words = words("a \u{2}0one\u{3}1\u{4}7\u{3}seven\u{4}other\u{3}\u{1}0 s\u{4}\u{5} z");
        let texts = [1_u8, 7, 3].map(|number| words.say(0, "", &[number.into()]));
        assert_eq!(texts, ["a 1 z", "a seven z", "a 3 s z"]);
    }

    #[test]
    fn every_language_has_help_with_explained_terms() {
        let pictures = help(Language::English).matches("<figure").count();
        assert!(pictures > 3);
        for language in Language::ALL {
            let page = help(language);
            let count = |part: &str| page.matches(part).count();
            assert_eq!(count("<figure"), pictures, "{language:?}");
            assert_eq!(count("aria-describedby"), count("role=\"tooltip\""));
            assert!(count("role=\"tooltip\"") > 10 && count("<dt>") > 10);
            assert!(!page.contains(['{', '[', ']']), "{language:?}");
        }
    }

    #[test]
    fn choices_can_be_nested() {
        let inner = "\u{2}1you\u{3}You\u{4}other\u{3}\u{1}1\u{4}\u{5}";
        let words = words(&format!(
            "\u{2}0a\u{3}{inner} a\u{4}b\u{3}{inner} b\u{4}\u{5}!"
        ));
        let who = |key, name: &'static str| Arg::Named {
            key,
            name: name.into(),
        };
        assert_eq!(words.say(0, "", &["a".into(), who("you", "x")]), "You a!");
        assert_eq!(
            words.say(0, "", &["b".into(), who("white", "White")]),
            "White b!"
        );
    }

    #[test]
    fn a_part_is_english_until_its_texts_are_loaded() {
        for part in Part::ALL {
            let text = of_part(part);
            for language in Language::ALL {
                let Some(file) = compiled(language) else {
                    assert!(Words::english().has(part) && Words::english().add(part, ""));
                    continue;
                };
                let words = Words::read(language, file.to_owned()).expect("its own build's");
                let copy = words.clone();
                assert!(!words.add(part, &format!("0{text}")), "another build's");
                // Japanese comes last in the file, so truncating the file damages only the Japanese texts.
                let cut = &text[..text.len() - 1];
                assert!(language != Language::Japanese || !words.add(part, cut));
                assert_eq!(words.say_in(part as usize, 0, "English", &[]), "English");
                assert!(
                    words.add(part, text) && copy.has(part),
                    "{part:?} {language:?}"
                );
                assert_ne!(copy.say_in(part as usize, 0, "English", &[]), "English");
            }
        }
    }

    #[test]
    fn reads_only_complete_files_of_this_build() {
        for language in Language::ALL {
            let Some(file) = compiled(language) else {
                assert_eq!(language, Language::English);
                continue;
            };
            let words = Words::read(language, file.to_owned()).expect("its own build's");
            assert_eq!(words.language(), language);
            let cut = &file[..file.len() - 1];
            assert_eq!(Words::read(language, cut.to_owned()), None);
            let older = format!("1{file}");
            assert_eq!(Words::read(language, older), None);
        }
        assert_eq!(Words::read(Language::German, String::new()), None);
    }
}
