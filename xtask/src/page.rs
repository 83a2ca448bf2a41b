//! The elements of `index.html` that the build reads and replaces.

use std::collections::BTreeMap;

/// The exception of the policy for the script with which `trunk serve` reloads the page, and its mark on what Trunk
/// writes (`nonce_placeholder` in `Trunk.toml`).
const RELOADING: [&str; 2] = [" 'nonce-TRUNK_SERVE'", " nonce=\"TRUNK_SERVE\""];

/// A start tag.
#[derive(Debug)]
pub struct Tag<'a> {
    /// The whole tag, from `<` to `>`.
    pub text: &'a str,
    attributes: BTreeMap<&'a str, &'a str>,
}

impl<'a> Tag<'a> {
    /// Returns the value of an attribute; empty if it has none, `None` if there is no such attribute.
    pub fn get(&self, name: &str) -> Option<&'a str> {
        self.attributes.get(name).copied()
    }

    /// Whether the attribute `name` has this value.
    pub fn is(&self, name: &str, value: &str) -> bool {
        self.get(name) == Some(value)
    }
}

/// Returns the `<link>` tags of a page.
pub fn links(page: &str) -> Vec<Tag<'_>> {
    let mut links = Vec::new();
    let mut rest = page;
    while let Some(start) = rest.find('<') {
        rest = &rest[start..];
        if let Some(comment) = rest.strip_prefix("<!--") {
            rest = comment.split_once("-->").map_or("", |(_, after)| after);
        } else if rest.starts_with("<link") {
            let (attributes, length) = attributes(rest);
            let (text, after) = rest.split_at(length);
            links.push(Tag { text, attributes });
            rest = after;
        } else {
            rest = &rest[1..];
        }
    }
    links
}

/// Reads the attributes of the tag at the start of `rest`; returns them with the length of the tag.
fn attributes(rest: &str) -> (BTreeMap<&str, &str>, usize) {
    let is_space = |letter: char| letter.is_ascii_whitespace() || letter == '/';
    let ends = |letter: char| is_space(letter) || letter == '>' || letter == '=';
    let mut found = BTreeMap::new();
    let mut left = &rest[rest.find(ends).unwrap_or(rest.len())..];
    loop {
        left = left.trim_start_matches(is_space);
        if left.is_empty() || left.starts_with('>') {
            let length = rest.len() - left.len() + usize::from(!left.is_empty());
            return (found, length);
        }
        let (name, after) = left.split_at(left.find(ends).unwrap_or(left.len()));
        let (value, after) = match after.strip_prefix('=') {
            None => ("", after),
            Some(value) => match value.chars().next() {
                Some(quote @ ('"' | '\'')) => value[1..].split_once(quote).unwrap_or((value, "")),
                _ => value.split_at(value.find(ends).unwrap_or(value.len())),
            },
        };
        if name.is_empty() {
            return (found, rest.len() - left.len());
        }
        found.insert(name, value);
        left = after;
    }
}

/// Returns the files of the style sheets that come with a part of the program or, without one, with the page itself: the
/// attribute `data-part` names the parts.
pub fn style_sheets<'a>(page: &'a str, part: Option<&str>) -> Vec<&'a str> {
    let comes_with = |tag: &Tag| match (tag.get("data-part"), part) {
        // Trunk escapes the space.
        (Some(parts), Some(part)) => {
            let parts = parts.replace("&#x20;", " ");
            parts.split(' ').any(|name| name == part)
        }
        (parts, part) => parts.is_none() && part.is_none(),
    };
    let all = links(page).into_iter();
    let sheets = all.filter(|tag| tag.is("rel", "stylesheet") && comes_with(tag));
    sheets.filter_map(|tag| file(&tag)).collect()
}

/// Returns the file that a tag of Trunk's output refers to.
pub fn file<'a>(tag: &Tag<'a>) -> Option<&'a str> {
    let address = tag.get("href")?;
    Some(address.strip_prefix("./").unwrap_or(address))
}

/// Returns Trunk's page as the release has it: with one style sheet in place of the first, without the others and
/// without what only Trunk needs. The start script adds the style sheets of parts.
pub fn of_release(page: &str) -> String {
    let remove = |page: String, part: &&str| page.replace(*part, "");
    let page = RELOADING.iter().fold(page.to_owned(), remove);
    let mut written = page.clone();
    let mut has_style = false;
    for tag in links(&page) {
        let is_first = !has_style && tag.get("data-part").is_none();
        if tag.is("rel", "stylesheet") && is_first {
            has_style = true;
            let style = "<link rel=\"stylesheet\" href=\"style.css\">";
            written = written.replacen(tag.text, style, 1);
        } else if tag.is("rel", "stylesheet") || tag.get("data-trunk").is_some() {
            written = written.replacen(tag.text, "", 1);
        }
    }
    let lines = written.lines().filter(|line| !line.trim().is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = r#"<head>
  <meta content="script-src 'self' 'nonce-TRUNK_SERVE'; style-src 'self'">
  <!-- <link rel="stylesheet" href="./not.css"> -->
  <link rel="stylesheet" href="./z.css" data-part="preview&#x20;later"/>
  <link rel="stylesheet"
        href="./a.css" data-trunk=""/>
  <link rel="stylesheet" href="./b.css"/>
  <link data-trunk rel="rust" data-wasm-opt=0 href='Cargo.toml'>
  <link rel="icon" href="icon.svg" nonce="TRUNK_SERVE"/>

</head>
"#;

    #[test]
    fn the_release_has_one_style_sheet_and_nothing_of_trunk() {
        let page = of_release(PAGE);
        assert_eq!(
            page,
            r#"<head>
  <meta content="script-src 'self'; style-src 'self'">
  <!-- <link rel="stylesheet" href="./not.css"> -->
  <link rel="stylesheet" href="style.css">
  <link rel="icon" href="icon.svg"/>
</head>
"#
        );
    }

    #[test]
    fn a_style_sheet_comes_with_its_parts_or_with_the_page() {
        assert_eq!(style_sheets(PAGE, None), ["a.css", "b.css"]);
        assert_eq!(style_sheets(PAGE, Some("later")), ["z.css"]);
        assert_eq!(style_sheets(PAGE, Some("late")), [""; 0]);
    }

    #[test]
    fn reads_attributes_with_and_without_quotes_and_values() {
        let links = links(PAGE);
        let rust = links.iter().find(|tag| tag.is("rel", "rust"));
        let rust = rust.expect("the page names a program");
        assert_eq!(rust.get("data-trunk"), Some(""));
        assert_eq!(rust.get("data-wasm-opt"), Some("0"));
        assert_eq!(rust.get("href"), Some("Cargo.toml"));
        assert_eq!(rust.get("data-bin"), None);
    }
}
