//! Elements of `index.html` that the build reads or replaces.

use std::collections::HashSet;

use anyhow::{Result, ensure};

use crate::release::integrity;

/// Exception in the content security policy for the script with which `trunk serve` reloads the page, and its
/// placeholder in Trunk's output (`nonce_placeholder` in `Trunk.toml`).
const RELOADING: [&str; 2] = [" 'nonce-TRUNK_SERVE'", " nonce=\"TRUNK_SERVE\""];

/// `<link>` tag, from `<` to `>`.
#[derive(Clone, Copy, Debug)]
pub struct Link<'a>(pub &'a str);

impl<'a> Link<'a> {
    /// Returns the value of an attribute, which must be in double quotes.
    pub fn get(self, name: &str) -> Option<&'a str> {
        let (_, value) = self.0.split_once(&format!(" {name}=\""))?;
        value.split('"').next()
    }

    /// Returns `true` if the tag has the attribute, with or without a value.
    pub fn has(self, name: &str) -> bool {
        let mut words = self.0.split([' ', '=', '>', '/']);
        words.any(|word| word == name)
    }

    /// Returns `true` if the link has this `rel` value.
    pub fn is(self, rel: &str) -> bool {
        self.get("rel") == Some(rel)
    }

    /// Returns the parts of the program with which a style sheet is loaded.
    fn parts(self) -> impl Iterator<Item = &'a str> {
        let parts = self.get("data-part").unwrap_or_default();
        // Trunk escapes spaces.
        let words = parts.split("&#x20;").flat_map(|words| words.split(' '));
        words.filter(|word| !word.is_empty())
    }

    /// Returns the file to which a link in Trunk's output refers.
    pub fn file(self) -> Option<&'a str> {
        let address = self.get("href")?;
        Some(address.strip_prefix("./").unwrap_or(address))
    }
}

/// Returns the links in a page.
pub fn links(page: &str) -> impl Iterator<Item = Link<'_>> {
    let tags = page.match_indices("<link ");
    let tags = tags.filter_map(|(start, _)| page[start..].split_inclusive('>').next());
    tags.map(Link)
}

/// Returns the style sheets loaded with a part of the program, according to their `data-part` attributes, or with the
/// page itself if `None`.
pub fn style_sheets<'a>(page: &'a str, part: Option<&str>) -> Vec<&'a str> {
    let comes_with = |link: &Link| match part {
        Some(part) => link.parts().any(|name| name == part),
        None => !link.has("data-part"),
    };
    let sheets = links(page).filter(|link| link.is("stylesheet") && comes_with(link));
    sheets.filter_map(Link::file).collect()
}

/// Checks the style sheets. Each program part named by a style sheet must be `preview` or one of `known`: the release
/// would omit the style sheet of an unknown part, although `trunk serve` shows it. No two style sheets may have the
/// same file name: Trunk writes all of them to one folder, where the second would overwrite the first.
///
/// # Errors
/// Returns an error that names the first unknown part or the first duplicate name.
pub fn check(page: &str, known: &[String]) -> Result<()> {
    let mut seen = HashSet::new();
    for link in links(page).filter(|link| link.is("stylesheet")) {
        let file = link.file().unwrap_or_default();
        let is_new = seen.insert(file);
        ensure!(is_new, "index.html has two style sheets named `{file}`");
        for part in link.parts() {
            let is_known = part == "preview" || known.iter().any(|one| one == part);
            let known = known.join(", ");
            ensure!(
                is_known,
                "index.html has a style sheet for the part `{part}`; the parts are preview, {known}"
            );
        }
    }
    Ok(())
}

/// Returns Trunk's page as it appears in the release: the first style sheet is replaced with the bundled one, and the
/// other style sheets and everything that only Trunk needs are removed. The start script adds the style sheets of
/// parts.
pub fn of_release(page: &str) -> String {
    let remove = |page: String, part: &&str| page.replace(*part, "");
    let page = RELOADING.iter().fold(page.to_owned(), remove);
    let mut written = page.clone();
    let mut has_style = false;
    for link in links(&page) {
        if link.is("stylesheet") && !has_style && !link.has("data-part") {
            has_style = true;
            let style = "<link rel=\"stylesheet\" href=\"style.css\">";
            written = written.replacen(link.0, style, 1);
        } else if link.is("stylesheet") || link.has("data-trunk") {
            written = written.replacen(link.0, "", 1);
        }
    }
    let lines = written.lines().filter(|line| !line.trim().is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Returns the page with a script that requests the program `file` while the style sheets and the start script are
/// loading; the content security policy allows this script by its hash. For a link, the script requests nothing,
/// because the board is shown before the program runs (`script/start.js`).
pub fn with_early_request(page: &str, [file, sum]: &[String; 2]) -> String {
    let script = format!(
        "/^#[pg]=/.test(location.hash)||(earlyProgram=fetch(\"{file}\",{{integrity:\"{sum}\"}})).catch(()=>{{}})"
    );
    let allowed = format!("script-src 'self' '{}'", integrity(script.as_bytes()));
    // A script placed after a style sheet would wait for the style sheet to load.
    let style = "<link rel=\"stylesheet\"";
    let early = format!("<script>{script}</script>\n    {style}");
    let page = page.replacen("script-src 'self'", &allowed, 1);
    page.replacen(style, &early, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = r#"<head>
  <meta content="script-src 'self' 'nonce-TRUNK_SERVE'; style-src 'self'">
  <link rel="stylesheet" href="./z.css" data-part="preview&#x20;later"/>
  <link rel="stylesheet" href="./a.css"/>
  <link rel="stylesheet" href="./b.css"/>
  <link data-trunk rel="rust" data-wasm-opt="0" href="Cargo.toml" data-keep-debug>
  <link rel="icon" href="icon.svg" nonce="TRUNK_SERVE"/>

</head>
"#;

    #[test]
    fn a_release_has_one_style_sheet_and_no_code_from_trunk() {
        let page = of_release(PAGE);
        assert_eq!(
            page,
            r#"<head>
  <meta content="script-src 'self'; style-src 'self'">
  <link rel="stylesheet" href="style.css">
  <link rel="icon" href="icon.svg"/>
</head>
"#
        );
    }

    #[test]
    fn the_policy_allows_the_early_request_by_its_hash() {
        let named = ["a.wasm", "sha256-x"].map(str::to_owned);
        let page = with_early_request(&of_release(PAGE), &named);
        let (_, rest) = page.split_once("<script>").expect("a script");
        let (script, rest) = rest.split_once("</script>").expect("its end");
        assert!(script.contains(r#"fetch("a.wasm",{integrity:"sha256-x"})"#));
        assert!(page.contains(&format!("'{}'; style-src", integrity(script.as_bytes()))));
        assert!(rest.trim_start().starts_with("<link rel=\"stylesheet\""));
    }

    #[test]
    fn a_style_sheet_loads_with_its_parts_or_with_the_page() {
        assert_eq!(style_sheets(PAGE, None), ["a.css", "b.css"]);
        assert_eq!(style_sheets(PAGE, Some("later")), ["z.css"]);
        assert_eq!(style_sheets(PAGE, Some("late")), [""; 0]);
    }

    #[test]
    fn a_style_sheet_for_an_unknown_part_is_rejected() {
        let refused = |known: &[&str]| {
            let known: Vec<String> = known.iter().map(|&part| part.to_owned()).collect();
            check(PAGE, &known).err().map(|why| why.to_string())
        };
        assert_eq!(refused(&["later", "study"]), None);
        let why = refused(&["study"]).unwrap_or_default();
        assert!(
            why.contains("`later`") && why.ends_with("preview, study"),
            "{why}"
        );
    }

    #[test]
    fn style_sheets_with_the_same_name_are_rejected() {
        let known = ["later".to_owned()];
        let twice = PAGE.replace("./z.css", "./b.css");
        let why = check(&twice, &known).err().map(|why| why.to_string());
        assert!(why.is_some_and(|why| why.ends_with("named `b.css`")));
    }

    #[test]
    fn reads_attributes_with_and_without_values() {
        let rust = links(PAGE).find(|link| link.is("rust"));
        let rust = rust.expect("the page names a program");
        assert!(rust.has("data-trunk") && rust.has("data-keep-debug") && !rust.has("data"));
        assert_eq!(rust.get("data-wasm-opt"), Some("0"));
        assert_eq!(rust.file(), Some("Cargo.toml"));
        assert_eq!(rust.get("data-bin"), None);
    }
}
