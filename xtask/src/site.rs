//! The static folder: every file but the page and the service worker is named by its content, and the service worker
//! keeps them all.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use rayon::prelude::*;
use words::Language;

use crate::{
    budget, fresh, licences, offline, parts,
    programs::{self, Build, PAGE, PREVIEW, READER, WORKER},
    release::Release,
    shell::{self, say},
    together::together,
    tools,
};

/// Names the parts of the program with which a style sheet of the page comes.
const PART: &str = "data-part=\"";

/// Makes sure that the tools are there; while they are compiled, the game is compiled too.
///
/// # Errors
/// If a tool is missing and cannot be fetched, or the game does not compile.
pub fn prepare() -> Result<()> {
    tools::for_building(&|| {
        say("Compiling the game at the same time");
        compile(Build::Release)
    })
}

/// Compiles the programs: those of different profiles at the same time, for linking takes one core alone.
fn compile(build: Build) -> Result<()> {
    let page = || {
        let small = [PAGE, PREVIEW, READER].into_iter();
        small.map(|program| program.compile(build)).collect()
    };
    together(&[&page, &|| WORKER.compile(build)])
}

/// Builds the game into `dist`, for players.
///
/// # Errors
/// If a tool is missing and cannot be fetched, or the build fails.
pub fn build() -> Result<PathBuf> {
    let dist = shell::root().join("dist");
    build_into(&dist, Build::Release)?;
    say("Weighing it, compressed as a host does it");
    budget::check(&dist)?;
    Ok(dist)
}

/// Builds the game into a folder under `target` for somebody who is changing it.
///
/// # Errors
/// If a tool is missing and cannot be fetched, or the build fails.
pub fn build_for_development() -> Result<PathBuf> {
    let folder = programs::target_dir()?.join("dev");
    build_into(&folder, Build::Development)?;
    Ok(folder)
}

/// Builds the game into `dist`, for players, unless what is there is what the sources would build.
///
/// # Errors
/// If a tool is missing and cannot be fetched, or the build fails.
pub fn build_if_stale() -> Result<PathBuf> {
    let dist = shell::root().join("dist");
    let is_fresh = matches!(fresh::newer_source(shell::root(), &dist), Ok(None));
    // Trunk builds for development there too, which is not within the budget.
    if is_fresh && budget::check(&dist).is_ok() {
        Ok(dist)
    } else {
        build()
    }
}

/// Builds the game into a folder of its own, in place of what is there.
///
/// # Errors
/// If a tool is missing and cannot be fetched, or the build fails.
pub fn build_into(folder: &Path, build: Build) -> Result<()> {
    match build {
        Build::Release => {
            prepare()?;
            say("Building the game (a minute or two unless it has just been compiled)");
        }
        Build::Development => tools::for_building(&|| Ok(()))?,
    }
    compile(build)?;
    assemble(folder, build).context("the game cannot be built")
}

/// Puts the folder together: first what names nothing, then what names it, the page last.
fn assemble(dist: &Path, build: Build) -> Result<()> {
    let stage = programs::new_stage()?;
    let (parts, others) = rayon::join(
        || PAGE.stage(&stage, build),
        || {
            let others = [WORKER, READER, PREVIEW].into_par_iter();
            others.try_for_each(|program| program.stage(&stage, build).map(drop))
        },
    );
    others?;
    let parts = parts?;
    let mut release = Release::new(dist)?;
    for program in [PAGE, WORKER, READER, PREVIEW] {
        let file = format!("{}_bg.wasm", program.name);
        release.add(&file, &fs::read(stage.join(&file))?)?;
    }
    release.add_folder("words/", &words())?;
    for language in Language::ALL {
        release.add(&help_file(language), words::help(language).as_bytes())?;
    }
    add_public(&mut release)?;
    release.add(
        "licences.txt",
        licences::text(licences::OF_THE_PAGE, licences::BROWSER)?.as_bytes(),
    )?;
    let page = fs::read_to_string(shell::root().join("index.html"))?;
    release.add("style.css", &styles(&stage, &sheets(&page, None))?)?;
    for worker in [WORKER, READER] {
        let script = worker_script(&stage, worker.name)?;
        release.add_text(&format!("{}.js", worker.name), &script)?;
    }
    release.add_text("link.js", &link_script(&stage)?)?;
    let preview = sheets(&page, Some(PREVIEW.name));
    release.add("preview.css", &styles(&stage, &preview)?)?;
    add_parts(&mut release, &stage, &page, parts)?;
    release.add_text("start.js", &start_script(&stage)?)?;
    release.write_page("index.html", &with_one_style(&page))?;
    offline::write_worker(dist)
}

/// A file that a room asks for like a part of the program, and where its text is.
const REFERENCE: (&str, &str, &str) =
    ("reference", "reference.txt", "src/drill/data/reference.txt");

/// The programs and the style sheets of the parts; the later part, which names the others, last.
fn add_parts(release: &mut Release, stage: &Path, page: &str, parts: Vec<String>) -> Result<()> {
    let (later, others): (Vec<String>, Vec<String>) =
        parts.into_iter().partition(|part| part == parts::LATER);
    let sealed = |file: &String| format!("\"{file}\",\"integrity of {file}\"");
    let (name, file, source) = REFERENCE;
    release.add(file, &fs::read(shell::root().join(source))?)?;
    let mut others_named = vec![format!("\"{name}\":[{}]", sealed(&file.to_owned()))];
    for (name, file) in [("licences", "licences.txt"), ("reader", "reader.js")] {
        others_named.push(format!("\"{name}\":[{}]", sealed(&file.to_owned())));
    }
    for language in Language::ALL {
        let file = help_file(language);
        others_named.push(format!("\"help-{}\":[{}]", language.tag(), sealed(&file)));
    }
    for part in words::Part::ALL {
        let name = format!("{}-words", part.name());
        let file = format!("{name}.txt");
        release.add(&file, words::of_part(part).as_bytes())?;
        others_named.push(format!("\"{name}\":[{}]", sealed(&file)));
    }
    for part in others.iter().chain(&later) {
        let (program, style) = (parts::file(part), format!("{part}.css"));
        let mut content = fs::read(stage.join(&program))?;
        if part == parts::LATER {
            content = parts::with_names(
                &content,
                &release.renamed(&format!("{{{}}}", others_named.join(","))),
            );
        }
        release.add(&program, &content)?;
        let mut files = vec![program];
        let sheets = sheets(page, Some(part));
        if !sheets.is_empty() {
            release.add(&style, &styles(stage, &sheets)?)?;
            files.push(style);
        }
        // The start script names this one.
        if part == parts::LATER {
            continue;
        }
        others_named.push(format!(
            "\"{part}\":[{}]",
            files.iter().map(sealed).collect::<Vec<_>>().join(",")
        ));
    }
    Ok(())
}

/// The names of all files of a finished folder, with slashes, in their order.
///
/// # Errors
/// If the folder cannot be read.
pub fn files(dist: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    let mut open = vec![dist.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path.strip_prefix(dist)?.to_string_lossy();
            match path.is_dir() {
                _ if name.starts_with('.') => {}
                true => open.push(path),
                false => names.push(name.replace('\\', "/")),
            }
        }
    }
    names.sort();
    Ok(names)
}

/// The name in sources of the help in a language.
fn help_file(language: Language) -> String {
    format!("help-{}.txt", language.tag())
}

/// The compiled texts of every language but English, which is in the program.
fn words() -> Vec<(String, &'static str)> {
    let texts = |language: Language| {
        Some((
            format!("{}.txt", language.tag()),
            words::compiled(language)?,
        ))
    };
    Language::ALL.into_iter().filter_map(texts).collect()
}

/// Icons and pictures as they are, then the manifest that names them.
fn add_public(release: &mut Release) -> Result<()> {
    const MANIFEST: &str = "manifest.webmanifest";
    let public = shell::root().join("public");
    for folder in ["", "screenshots/"] {
        for entry in fs::read_dir(public.join(folder))? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if entry.file_type()?.is_file() && name != MANIFEST {
                release.add(&format!("{folder}{name}"), &fs::read(entry.path())?)?;
            }
        }
    }
    release.add_text(MANIFEST, &fs::read_to_string(public.join(MANIFEST))?)
}

/// The glue of a worker, and the word that starts it.
fn worker_script(stage: &Path, name: &str) -> Result<String> {
    let entry = stage.join(name).with_extension("js");
    let mut glue = fs::read_to_string(&entry)?;
    let program = checked(&format!("{name}_bg.wasm"));
    // A worker that does not start is heard of by the page as one that crashes.
    let (start, end) = (
        "wasm_bindgen({ module_or_path: ",
        " }).catch(reportError);\n",
    );
    glue.extend([start, &program, end]);
    fs::write(&entry, glue)?;
    let to = entry.with_extension("min.js");
    programs::bundle(&entry, &to, &["--format=iife"])?;
    Ok(fs::read_to_string(to)?)
}

/// The glue of the preview of a link, and what it is called by.
fn link_script(stage: &Path) -> Result<String> {
    let entry = stage.join(PREVIEW.name).with_extension("js");
    let glue = fs::read_to_string(&entry)?;
    fs::write(&entry, glue + include_str!("../link.js"))?;
    let to = entry.with_extension("min.js");
    programs::bundle(&entry, &to, &["--format=iife"])?;
    Ok(fs::read_to_string(to)?)
}

/// The words that fetch this program, and refuse one that has another hash.
fn checked(program: &str) -> String {
    format!("fetch(\"{program}\", {{ integrity: \"integrity of {program}\" }})")
}

/// The page's glue, and what starts it, which fetches the parts that come later.
fn start_script(stage: &Path) -> Result<String> {
    let entry = stage.join("start.js");
    fs::write(&entry, include_str!("../start.js"))?;
    fs::write(stage.join("mirror.js"), include_str!("../mirror.js"))?;
    let to = stage.join("start.min.js");
    programs::bundle(&entry, &to, &["--format=esm"])?;
    Ok(fs::read_to_string(to)?)
}

/// The style sheets of the page that come with a part of the program, or with the page itself.
fn sheets<'a>(page: &'a str, part: Option<&str>) -> Vec<&'a str> {
    let of_part = |line: &str| {
        let named = line.split_once(PART);
        let names = named.and_then(|(_, rest)| rest.split_once('"'));
        match (names, part) {
            (Some((names, _)), Some(part)) => names.split(' ').any(|name| name == part),
            (names, part) => names.is_none() && part.is_none(),
        }
    };
    let lines = page.lines().filter(|line| of_part(line));
    lines.filter_map(style_sheet).collect()
}

/// These style sheets as one, in their order.
fn styles(stage: &Path, sheets: &[&str]) -> Result<Vec<u8>> {
    let import = |path: &&str| format!("@import \"{}\";\n", shell::root().join(path).display());
    let entry = stage.join("style.css");
    fs::write(&entry, sheets.iter().map(import).collect::<String>())?;
    let to = stage.join("style.min.css");
    programs::bundle(&entry, &to, &[])?;
    Ok(fs::read(to)?)
}

/// The style sheet that a line of the page names.
fn style_sheet(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once("<link rel=\"stylesheet\" href=\"")?;
    rest.split('"').next()
}

/// The page with one style sheet in place of its first, without the others and without what is for Trunk. The start
/// script adds that of the later part.
fn with_one_style(page: &str) -> String {
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
