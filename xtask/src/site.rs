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
    budget, fresh, licences, offline,
    parallel::run_parallel,
    parts,
    programs::{self, Build, PAGE, PREVIEW, READER, STATISTICS, WORKER},
    release::Release,
    shell::{self, say},
    styles::{all_sheets, bundled, sheets, with_one_style},
    tools,
};

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
        let mut small = [PAGE, PREVIEW, READER, STATISTICS].into_iter();
        small.try_for_each(|program| program.compile(build))
    };
    run_parallel(&[&page, &|| WORKER.compile(build)])
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
            let others = [WORKER, READER, STATISTICS, PREVIEW].into_par_iter();
            others.try_for_each(|program| program.stage(&stage, build).map(drop))
        },
    );
    others?;
    let parts = parts?;
    let mut release = Release::new(dist)?;
    for program in [PAGE, WORKER, READER, STATISTICS, PREVIEW] {
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
    let first = match build {
        Build::Release => sheets(&page, None),
        Build::Development => all_sheets(&page),
    };
    release.add("style.css", &bundled(&stage, &first)?)?;
    for worker in [WORKER, READER, STATISTICS] {
        let script = worker_script(&stage, worker.name)?;
        release.add_text(&format!("{}.js", worker.name), &script)?;
    }
    release.add_text("link.js", &link_script(&stage)?)?;
    let preview = sheets(&page, Some(PREVIEW.name));
    release.add("preview.css", &bundled(&stage, &preview)?)?;
    let files = add_files(&mut release)?;
    let named = match build {
        Build::Release => add_parts(&mut release, &stage, &page, parts, files)?,
        Build::Development => files,
    };
    release.add_text("start.js", &start_script(&stage, &named)?)?;
    release.write_page("index.html", &with_one_style(&page))?;
    offline::write_worker(dist)
}

/// A file that a room asks for like a part of the program, and where its text is.
const REFERENCE: (&str, &str, &str) =
    ("reference", "reference.txt", "src/drill/data/reference.txt");

/// A list of parts for the start script: their files, each with its hash.
#[derive(Default)]
struct Named(Vec<String>);

impl Named {
    fn add(&mut self, part: &str, files: &[&str]) {
        let sealed = |file: &&str| format!("\"{file}\",\"integrity of {file}\"");
        let files: Vec<String> = files.iter().map(sealed).collect();
        self.0.push(format!("\"{part}\":[{}]", files.join(",")));
    }

    fn json(&self) -> String {
        format!("{{{}}}", self.0.join(","))
    }
}

/// Adds the files that the program fetches like parts, and lists all of these.
fn add_files(release: &mut Release) -> Result<Named> {
    let mut named = Named::default();
    let (name, file, source) = REFERENCE;
    release.add(file, &fs::read(shell::root().join(source))?)?;
    for (name, file) in [
        (name, file),
        ("licences", "licences.txt"),
        ("reader", "reader.js"),
        ("statistics", "statistics.js"),
    ] {
        named.add(name, &[file]);
    }
    for language in Language::ALL {
        let name = format!("help-{}", language.tag());
        named.add(&name, &[&help_file(language)]);
    }
    for part in words::Part::ALL {
        let name = format!("{}-words", part.name());
        let file = format!("{name}.txt");
        release.add(&file, words::of_part(part).as_bytes())?;
        named.add(&name, &[&file]);
    }
    Ok(named)
}

/// Adds the programs and the style sheets of the parts. The later part names the others and `files`; returns the list of
/// those that the start script has to name.
fn add_parts(
    release: &mut Release,
    stage: &Path,
    page: &str,
    parts: Vec<String>,
    mut files: Named,
) -> Result<Named> {
    let (later, others): (Vec<String>, Vec<String>) =
        parts.into_iter().partition(|part| part == parts::LATER);
    let mut first = Named::default();
    for part in others.iter().chain(&later) {
        let (program, style) = (parts::file(part), format!("{part}.css"));
        let mut content = fs::read(stage.join(&program))?;
        if part == parts::LATER {
            content = parts::with_names(&content, &release.renamed(&files.json()));
        }
        release.add(&program, &content)?;
        let mut of_part = vec![program.as_str()];
        let sheets = sheets(page, Some(part));
        if !sheets.is_empty() {
            release.add(&style, &bundled(stage, &sheets)?)?;
            of_part.push(&style);
        }
        let list = if part == parts::LATER {
            &mut first
        } else {
            &mut files
        };
        list.add(part, &of_part);
    }
    Ok(first)
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
    fs::write(&entry, glue + include_str!("../../script/link.js"))?;
    let to = entry.with_extension("min.js");
    programs::bundle(&entry, &to, &["--format=iife"])?;
    Ok(fs::read_to_string(to)?)
}

/// The words that fetch this program, and refuse one that has another hash.
fn checked(program: &str) -> String {
    format!("fetch(\"{program}\", {{ integrity: \"integrity of {program}\" }})")
}

/// The page's glue, and what starts it, which fetches the parts that come later: those `named`.
fn start_script(stage: &Path, named: &Named) -> Result<String> {
    let entry = stage.join("start.js");
    let script = include_str!("../../script/start.js").replace("LISTED_BY_THE_BUILD", &named.json());
    fs::write(&entry, script)?;
    fs::write(stage.join("mirror.js"), include_str!("../../script/mirror.js"))?;
    fs::write(
        stage.join("translator.js"),
        include_str!("../../script/translator.js"),
    )?;
    let to = stage.join("start.min.js");
    programs::bundle(&entry, &to, &["--format=esm"])?;
    Ok(fs::read_to_string(to)?)
}
