//! The compiled texts of a language, and how a message is put together from them.
//!
//! English is a part of the program: the text of each message lies in its method, so that a part of the program that
//! comes later brings its own texts. The file of any other language is a line with a number that follows from the names
//! and parameters of all messages, then a line for each message. In a text `\u{1}` and a digit stand for what is filled in, `\u{2}` and a digit for a choice by it: its
//! variants follow, each a key, `\u{3}`, a text and `\u{4}`; after the last one comes `\u{5}`.

use std::{fmt, str::Chars, sync::Arc};

use crate::{
    Arg, Language,
    texts::{FINGERPRINT, HELPS, MESSAGES, OTHERS},
};

const FILL: char = '\u{1}';
const CHOOSE: char = '\u{2}';
const KEY_ENDS: char = '\u{3}';
const VARIANT_ENDS: char = '\u{4}';
const CHOICE_ENDS: char = '\u{5}';

/// All texts of one language; those in English without a file. Copies share them.
#[derive(Clone)]
pub struct Words(Option<Arc<File>>);

/// The file of a language.
struct File {
    language: Language,
    text: String,
    /// Where each line begins.
    lines: Vec<usize>,
}

impl Words {
    /// The texts in English.
    pub const fn english() -> Self {
        Self(None)
    }

    /// The texts of `language` from its file; nothing if that is damaged or belongs to another build of the game.
    pub fn read(language: Language, text: String) -> Option<Self> {
        let ours = text.lines().next() == Some(FINGERPRINT);
        let whole = text.lines().count() == MESSAGES + 1 && text.ends_with('\n');
        (ours && whole).then(|| Self::of_file(language, text))
    }

    fn of_file(language: Language, text: String) -> Self {
        let ends = text.match_indices('\n').map(|(at, _)| at + 1);
        let lines = std::iter::once(0).chain(ends).collect();
        Self(Some(Arc::new(File {
            language,
            text,
            lines,
        })))
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        let file = self.0.as_ref();
        file.map_or(Language::English, |file| file.language)
    }

    /// The message with this number, which is `english` in English, filled in.
    pub(crate) fn say(&self, message: usize, english: &str, args: &[Arg]) -> String {
        let text = self.0.as_ref().map_or(english, |file| file.line(message));
        self.filled(text, args)
    }

    /// A message of which the program has the texts in all languages, in the order of [`Language::ALL`], filled in.
    pub(crate) fn say_brought(&self, texts: [&str; Language::ALL.len()], args: &[Arg]) -> String {
        self.filled(texts[self.language() as usize], args)
    }

    fn filled(&self, text: &str, args: &[Arg]) -> String {
        let mut out = String::new();
        self.fill(&mut text.chars(), args, Some(&mut out));
        out
    }

    /// Writes text until its variant, or all of it, ends; without `out` it is only passed over.
    fn fill(&self, from: &mut Chars, args: &[Arg], mut out: Option<&mut String>) {
        while let Some(next) = from.next() {
            match (next, out.as_deref_mut()) {
                (VARIANT_ENDS, _) => return,
                (FILL, out) => {
                    if let (Some(arg), Some(out)) = (arg(from, args), out) {
                        arg.write(out);
                    }
                }
                (CHOOSE, out) => self.choose(from, args, out),
                (letter, Some(out)) => out.push(letter),
                (_, None) => {}
            }
        }
    }

    /// Writes the variant that its argument chooses; the last one if no other is it.
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

impl File {
    /// The message with this number.
    fn line(&self, message: usize) -> &str {
        let line = self.lines.get(message + 1..message + 3);
        let line = line.and_then(|line| self.text.get(line[0]..line[1] - 1));
        line.unwrap_or_default()
    }
}

fn arg<'a, 'b>(from: &mut Chars, args: &'a [Arg<'b>]) -> Option<&'a Arg<'b>> {
    let digit = from.next()?.to_digit(10)?;
    args.get(digit as usize)
}

impl PartialEq for Words {
    /// A language has the same texts wherever it comes from: see [`Words::read`].
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

/// The file of a language, for [`Words::read`]; nothing for English, which has none.
pub fn compiled(language: Language) -> Option<&'static str> {
    let file = OTHERS.iter().find(|(tag, _)| *tag == language.tag());
    file.map(|(_, text)| *text)
}

/// The help in a language: a part of a page, in HTML.
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
    fn what_is_filled_in_stands_where_it_belongs() {
        let words = words("\u{1}1 to \u{1}0.");
        assert_eq!(words.say(0, "", &[5.into(), "8".into()]), "8 to 5.");
        assert_eq!(words.say(0, "", &[]), " to .");
        assert_eq!(words.say(7, "", &[]), "");
    }

    #[test]
    fn a_choice_takes_the_first_that_fits_or_the_last() {
        let words = words("a \u{2}0one\u{3}1\u{4}7\u{3}seven\u{4}other\u{3}\u{1}0 s\u{4}\u{5} z");
        let said = [1_u8, 7, 3].map(|number| words.say(0, "", &[number.into()]));
        assert_eq!(said, ["a 1 z", "a seven z", "a 3 s z"]);
    }

    #[test]
    fn the_help_is_there_in_every_language_with_its_terms_explained() {
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
    fn choices_lie_in_choices() {
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
    fn every_language_is_read_back_and_nothing_else_is() {
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
