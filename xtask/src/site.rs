//! The static folder: what Trunk builds, with its inline script moved into a file, the worker's files renamed, and
//! the service worker written that keeps them all.
//!
//! *Why*: the page's policy forbids inline scripts, and Trunk starts the program with one. Trunk gives the worker's
//! files fixed names; named by their content they can never be mixed with those of another build.

use std::{
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use words::Language;

use crate::{
    budget, offline,
    shell::{self, command, say},
    tools,
};

/// Makes sure that the tools are there; while they are compiled, the game is compiled too.
///
/// # Errors
/// If a tool is missing and cannot be fetched, or the game does not compile.
pub fn prepare() -> Result<()> {
    tools::for_building(&compile)
}

/// Compiles the programs of `index.html` as Trunk does, which then finds them done.
fn compile() -> Result<()> {
    say("Compiling the game at the same time");
    for program in [
        [
            "--manifest-path=Cargo.toml",
            "--profile=page",
            "--bin=backgammon",
        ]
        .as_slice(),
        &["--manifest-path=src/worker/Cargo.toml", "--release"],
    ] {
        shell::run(
            command("cargo")
                .args(["build", "--quiet", "--locked"])
                .arg("--target=wasm32-unknown-unknown")
                .args(program),
        )
        .context("the game does not compile")?;
    }
    Ok(())
}

/// Builds the game into `dist`.
///
/// # Errors
/// If a tool is missing and cannot be fetched, or the build fails.
pub fn build() -> Result<PathBuf> {
    prepare()?;
    say("Building the game (a minute or two unless it has just been compiled)");
    let dist = shell::root().join("dist");
    shell::run(
        command("trunk")
            .args(["build", "--release", "--skip-version-check", "--dist"])
            .arg(&dist)
            // Trunk takes NO_COLOR for a yes-or-no and stumbles over the usual "1".
            .env_remove("NO_COLOR"),
    )
    .context("the game cannot be built")?;
    finish(&dist)?;
    say("Weighing it, compressed as a host does it");
    budget::check(&dist)?;
    Ok(dist)
}

fn finish(dist: &Path) -> Result<()> {
    let index = dist.join("index.html");
    let page = fs::read_to_string(&index)?;
    let (page, script, name) =
        without_inline_script(&page).context("Trunk's start script is not where it was")?;
    fs::write(dist.join(name), script)?;
    let loader = name_worker(dist)?;
    let page = page.replace(LOADER, &loader);
    let folder = write_words(dist)?;
    let page = page.replace(WORDS, &format!("content=\"{folder}/\""));
    fs::write(index, page)?;
    offline::write_worker(dist)
}

/// What the page names as the folder of its texts; see `index.html`.
const WORDS: &str = "content=\"words/\"";

/// Writes the texts of every language but English, which is in the program; the name of their folder.
fn write_words(dist: &Path) -> Result<String> {
    let others = Language::ALL
        .into_iter()
        .filter(|language| *language != Language::English);
    let files: Vec<(Language, &str)> = others
        .map(|language| (language, words::compiled(language)))
        .collect();
    let mut hasher = DefaultHasher::new();
    for (_, text) in &files {
        text.hash(&mut hasher);
    }
    let name = format!("words-{:016x}", hasher.finish());
    let folder = dist.join(&name);
    fs::create_dir_all(&folder)?;
    for (language, text) in files {
        fs::write(folder.join(format!("{}.txt", language.tag())), text)?;
    }
    Ok(name)
}

/// What the page names as the worker's loader; see `index.html`.
const LOADER: &str = "worker_loader.js";

/// Gives the worker's files names that hold a hash of their content; the new name of the loader.
fn name_worker(dist: &Path) -> Result<String> {
    let (glue, program) = ("worker.js", "worker_bg.wasm");
    let mut hasher = DefaultHasher::new();
    for name in [glue, program] {
        let content =
            fs::read(dist.join(name)).with_context(|| format!("Trunk has not built {name}"))?;
        content.hash(&mut hasher);
    }
    let hash = format!("{:016x}", hasher.finish());
    let (new_glue, new_program) = (
        format!("worker-{hash}.js"),
        format!("worker-{hash}_bg.wasm"),
    );
    fs::rename(dist.join(glue), dist.join(&new_glue))?;
    fs::rename(dist.join(program), dist.join(&new_program))?;
    fs::remove_file(dist.join(LOADER))?;
    let loader = format!(
        "importScripts(\"./{new_glue}\");\nwasm_bindgen({{ module_or_path: \"./{new_program}\" }});\n"
    );
    let name = format!("worker-{hash}_loader.js");
    fs::write(dist.join(&name), loader)?;
    Ok(name)
}

/// The page with a link in place of its inline module, that module's text, and the file name that it gets.
fn without_inline_script(page: &str) -> Option<(String, String, String)> {
    const OPEN: &str = "<script type=\"module\">";
    let (before, rest) = page.split_once(OPEN)?;
    let (script, after) = rest.split_once("</script>")?;
    let (_, from_hash) = script.split_once("./backgammon-")?;
    let (hash, _) = from_hash.split_once(".js")?;
    let name = format!("start-{hash}.js");
    let link = format!("<script type=\"module\" src=\"./{name}\"></script>");
    Some((
        format!("{before}{link}{after}"),
        format!("{}\n", script.trim()),
        name,
    ))
}

#[cfg(test)]
mod tests {
    use super::without_inline_script;

    #[test]
    fn the_inline_script_becomes_a_file_named_by_its_content() {
        let page = "<head><script type=\"module\">\nimport init from './backgammon-0a1b.js';\n</script></head>";
        let (page, script, name) = without_inline_script(page).expect("a start script");
        assert_eq!(
            page,
            "<head><script type=\"module\" src=\"./start-0a1b.js\"></script></head>"
        );
        assert_eq!(script, "import init from './backgammon-0a1b.js';\n");
        assert_eq!(name, "start-0a1b.js");
    }

    #[test]
    fn a_page_without_one_is_noticed() {
        assert_eq!(without_inline_script("<head></head>"), None);
    }
}
