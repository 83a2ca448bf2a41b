//! The style sheets that `index.html` lists: one file for the page and one for each part of the program.

use std::{fs, path::Path};

use anyhow::Result;

use crate::{programs, shell};

/// Names the parts of the program with which a style sheet of the page comes.
const PART: &str = "data-part=\"";

/// Returns all style sheets of the page.
pub fn all_sheets(page: &str) -> Vec<&str> {
    page.lines().filter_map(style_sheet).collect()
}

/// Returns the style sheets that come with a part of the program or, without one, with the page itself.
pub fn sheets<'a>(page: &'a str, part: Option<&str>) -> Vec<&'a str> {
    let of_part = |line: &str| {
        let after = line.split_once(PART).map(|(_, after)| after);
        match (after.and_then(|after| after.split_once('"')), part) {
            (Some((parts, _)), Some(part)) => parts.split(' ').any(|name| name == part),
            (found, part) => found.is_none() && part.is_none(),
        }
    };
    let lines = page.lines().filter(|line| of_part(line));
    lines.filter_map(style_sheet).collect()
}

/// Returns these style sheets as one, in their order.
///
/// # Errors
/// If one is missing.
pub fn bundled(stage: &Path, sheets: &[&str]) -> Result<Vec<u8>> {
    let import = |path: &&str| format!("@import \"{}\";\n", shell::root().join(path).display());
    let entry = stage.join("style.css");
    fs::write(&entry, sheets.iter().map(import).collect::<String>())?;
    let to = stage.join("style.min.css");
    programs::bundle(&entry, &to, &[])?;
    Ok(fs::read(to)?)
}

/// Returns the style sheet that a line of the page names.
fn style_sheet(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once("<link rel=\"stylesheet\" href=\"")?;
    rest.split('"').next()
}

/// Returns the page with one style sheet in place of its first, without the others and without what is for Trunk. The start
/// script adds that of the later part.
pub fn with_one_style(page: &str) -> String {
    let mut sheets = 0;
    let mut lines = String::new();
    for line in page.lines() {
        match style_sheet(line) {
            Some(_) if sheets > 0 => continue,
            Some(_) if line.contains(PART) => continue,
            None if line.contains("data-trunk") => continue,
            Some(sheet) => {
                sheets += 1;
                lines.push_str(&line.replace(sheet, "style.css"));
            }
            None => lines.push_str(line),
        }
        lines.push('\n');
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_one_style_sheet_where_the_first_was() {
        let page = "<head>\n  <link rel=\"stylesheet\" href=\"style/z.css\" data-part=\"later\">\n  <link rel=\"stylesheet\" href=\"style/a.css\">\n  <link rel=\"stylesheet\" href=\"style/b.css\">\n  <link data-trunk rel=\"rust\">\n</head>\n";
        assert_eq!(
            with_one_style(page),
            "<head>\n  <link rel=\"stylesheet\" href=\"style.css\">\n</head>\n"
        );
    }

    #[test]
    fn the_page_names_what_the_release_is_made_of() -> Result<()> {
        let page = fs::read_to_string(shell::root().join("index.html"))?;
        for name in [
            "worker.js",
            "words/",
            "start.js",
            "manifest.webmanifest",
            "icon.svg",
        ] {
            assert!(page.contains(&format!("\"{name}\"")), "{name}");
        }
        assert!(sheets(&page, None).len() > 3 && sheets(&page, Some("later")).len() > 3);
        assert_eq!(sheets(&page, Some("none")), [""; 0]);
        let preview = sheets(&page, Some("preview"));
        assert!(sheets(&page, Some("later")).starts_with(&preview) && !preview.is_empty());
        Ok(())
    }
}
