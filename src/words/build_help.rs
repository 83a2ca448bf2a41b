//! Build step for the help, which fills `help/page.html` with a language's texts and attaches an explanation to each
//! term.

use std::fmt::Write as _;

use super::Messages;
use fluent_syntax::ast::{Pattern, PatternElement};

/// Placeholder for the glossary in the template.
const GLOSSARY: &str = "glossary";
/// Prefix of messages that name a term.
const NAME: &str = "name-";
/// Prefix of messages that explain a term.
const ABOUT: &str = "about-";

/// Returns the help page in one language.
///
/// # Errors
/// Returns an error if a text is missing or unused, or refers to an unknown term.
pub(crate) fn page(template: &str, texts: &Messages) -> Result<String, String> {
    let mut filling = Filling {
        texts,
        used: Vec::new(),
        tips: 0,
    };
    let mut page = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').ok_or("a brace is not closed")?;
        page.push_str(before);
        page.push_str(&if name == GLOSSARY {
            filling.glossary()?
        } else {
            let text = filling.text(name)?;
            filling.with_terms(&text)?
        });
        rest = after;
    }
    page.push_str(rest);
    let unused = texts.keys().find(|name| !filling.used.contains(name));
    match unused {
        Some(name) => Err(format!("{name} is not on the page")),
        None => Ok(page),
    }
}

struct Filling<'a> {
    texts: &'a Messages,
    used: Vec<String>,
    /// Number of explanations so far, from which unique IDs are derived.
    tips: u32,
}

impl Filling<'_> {
    /// Returns the text of a message, escaped for HTML.
    fn text(&mut self, name: &str) -> Result<String, String> {
        let pattern = self.texts.get(name);
        let pattern: &Pattern<String> = pattern.ok_or_else(|| format!("{name} is missing"))?;
        self.used.push(name.to_owned());
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { .. } => {
                    return Err(format!("{name}: help texts have no parameters"));
                }
            }
        }
        Ok(text.replace('&', "&amp;").replace('<', "&lt;"))
    }

    /// Replaces each `[words](term)` in `text` with a button whose tooltip explains the term.
    fn with_terms(&mut self, text: &str) -> Result<String, String> {
        let mut out = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('[') {
            let parts = after.split_once("](");
            let parts = parts.and_then(|(words, after)| Some((words, after.split_once(')')?)));
            let (words, (term, after)) = parts.ok_or("a term is not closed")?;
            let about = self.text(&format!("{ABOUT}{term}"))?;
            self.tips += 1;
            let id = format!("tip-{}", self.tips);
            out.push_str(before);
            // Writing to a string cannot fail.
            let _written = write!(
                out,
                "<span class=\"term\"><button type=\"button\" aria-describedby=\"{id}\">{words}</button>\
                 <span class=\"tip\" role=\"tooltip\" id=\"{id}\">{about}</span></span>"
            );
            rest = after;
        }
        out.push_str(rest);
        Ok(out)
    }

    /// Returns the glossary, sorted by term.
    fn glossary(&mut self) -> Result<String, String> {
        let terms = self.texts.keys().filter_map(|key| key.strip_prefix(NAME));
        let mut lines = Vec::new();
        for term in terms {
            let name = self.text(&format!("{NAME}{term}"))?;
            let about = self.text(&format!("{ABOUT}{term}"))?;
            lines.push(format!("<dt>{name}</dt><dd>{about}</dd>\n"));
        }
        lines.sort_by_key(|line| line.to_lowercase());
        Ok(format!("<dl>\n{}</dl>", lines.concat()))
    }
}
