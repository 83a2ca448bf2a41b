//! Release: Trunk's output, split, minified and named by content hash. Every file referred to by the page has its hash
//! in its name, and the service worker caches all files.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use rayon::prelude::*;

use crate::{
    budget, folder, fresh, offline, page, parts,
    programs::{Program, bundle},
    release::Release,
    shell::{root, say, target_dir},
    texts::{self, Parts},
    tools, trunk, wasm,
};

/// Folder within Trunk's output that contains the page's scripts.
const SCRIPTS: &str = "script/";
/// Folder within Trunk's output that contains the texts, as the page refers to it.
const WORDS: &str = "words/";
const START: &str = "script/start.js";
const LINK: &str = "script/link.js";
const MANIFEST: &str = "manifest.webmanifest";

/// Installs the tools, compiling the game in parallel.
///
/// # Errors
/// Returns an error if a tool is missing and cannot be downloaded, or if the game does not compile.
pub fn prepare() -> Result<()> {
    let (own, others) = Program::of_page()?;
    let compile = || {
        say("Compiling the game at the same time");
        // Cargo runs builds with the same profile one after the other, and linking uses only one core.
        let all = others.par_iter().chain([&own]);
        all.try_for_each(Program::compile)
    };
    tools::for_building(compile)
}

/// Builds the release in `dist`.
///
/// # Errors
/// Returns an error if a tool is missing and cannot be downloaded, or if the build fails.
pub fn build() -> Result<PathBuf> {
    prepare()?;
    say("Trunk compiles, binds and copies (minutes, unless the game has just been compiled)");
    let site = trunk::build()?;
    say("Splitting, shrinking and sealing what Trunk has made (a minute or two)");
    let dist = root().join("dist");
    assemble(&site, &dist).context("the game cannot be built")?;
    say("Weighing it, compressed as a host does it");
    budget::check(&dist)?;
    Ok(dist)
}

/// Builds the release in `dist` unless it is up to date.
///
/// # Errors
/// Returns an error if a tool is missing and cannot be downloaded, or if the build fails.
pub fn build_if_stale() -> Result<PathBuf> {
    let dist = root().join("dist");
    fresh::check(root(), &dist).map_or_else(|_| build(), |()| Ok(dist.clone()))
}

/// Creates the release `dist` from Trunk's output `site`.
fn assemble(site: &Path, dist: &Path) -> Result<()> {
    let stage = target_dir()?.join("stage");
    folder::copy(site, &stage)?;
    let (own, others) = Program::of_page()?;
    let shrink = |program: &Program| program.optimise(&stage.join(program.bound()));
    let shrink_others = || others.par_iter().try_for_each(shrink);
    let (split, optimised) = rayon::join(|| own.split(&stage), shrink_others);
    optimised?;
    let split = split?;
    let page = fs::read_to_string(site.join("index.html"))?;
    page::check(&page, &split)?;
    seal(site, &stage, dist, &split)
}

/// Adds content hashes to the file names: first files that refer to no others, then the files that refer to them, and
/// finally the page. `stage` contains Trunk's output with the programs split and minified; `split` lists the parts.
fn seal(site: &Path, stage: &Path, dist: &Path, split: &[String]) -> Result<()> {
    let page = fs::read_to_string(site.join("index.html"))?;
    let (own, mut programs) = Program::of_page()?;
    programs.push(own.clone());
    let mut release = Release::new(dist)?;
    for program in &programs {
        let name = program.bound();
        release.add(&name, &fs::read(stage.join(&name))?)?;
    }
    release.add_folder(WORDS, &site.join(WORDS))?;
    add_copied(&mut release, site, &page, &programs)?;
    for worker in programs.iter().filter(|program| program.is_worker) {
        add_worker(&mut release, stage, &worker.name)?;
    }
    add_script(&mut release, stage, LINK, "link.js")?;
    add_sheet(&mut release, stage, &page, None, "style.css")?;
    add_sheet(&mut release, stage, &page, Some("preview"), "preview.css")?;
    let first = add_parts(&mut release, stage, &page, split)?;
    fs::write(stage.join(texts::PARTS), texts::script(&first)?)?;
    add_script(&mut release, stage, START, "start.js")?;
    let program = release.named(&own.bound());
    let program = program.context("the program is missing")?;
    let page = page::with_early_request(&page::of_release(&page), &program);
    release.write_page("index.html", &page)?;
    offline::write_worker(dist)
}

/// Adds the files that Trunk has copied. A file referred to by the page, the manifest or the list of parts gets its
/// hash in its name; any other file keeps its name, because the program may request it by that name.
fn add_copied(release: &mut Release, site: &Path, page: &str, programs: &[Program]) -> Result<()> {
    let sheets = page::links(page).filter(|link| link.is("stylesheet"));
    let sheets = sheets.filter_map(page::Link::file);
    let named = sheets.chain(["index.html", offline::NAME, texts::PARTS, MANIFEST]);
    let mut others: Vec<String> = named.map(str::to_owned).collect();
    for Program { name, .. } in programs {
        others.extend(["_bg.wasm", ".js", "_loader.js"].map(|end| format!("{name}{end}")));
    }
    let manifest = fs::read_to_string(site.join(MANIFEST))?;
    let listed = texts::later()?;
    for file in folder::files(site)? {
        let is_in = |folder: &&str| file.starts_with(*folder);
        if others.contains(&file) || [SCRIPTS, WORDS].iter().any(is_in) {
            continue;
        }
        let content = fs::read(site.join(&file))?;
        let quoted = [format!("\"{file}\""), format!("\"./{file}\"")];
        let is_quoted = |name: &String| page.contains(name) || manifest.contains(name);
        if quoted.iter().any(is_quoted) || listed.iter().any(|(_, name)| *name == file) {
            release.add(&file, &content)?;
        } else {
            release.copy(&file, &content)?;
        }
    }
    release.add(MANIFEST, release.renamed(&manifest).as_bytes())
}

/// Adds one of the page's scripts, bundled with its imports.
fn add_script(release: &mut Release, stage: &Path, source: &str, name: &str) -> Result<()> {
    let bundled = stage.join(name).with_extension("min.js");
    bundle(&stage.join(source), &bundled, &["--format=esm"])?;
    let script = release.renamed(&fs::read_to_string(bundled)?);
    release.add_as(source, name, script.as_bytes())
}

/// Adds the script of a self-starting worker: its glue code, followed by the call that Trunk's loader would make, which
/// includes the hash of the program.
fn add_worker(release: &mut Release, stage: &Path, name: &str) -> Result<()> {
    let entry = stage.join(format!("{name}.js"));
    let program = format!("{name}_bg.wasm");
    let [file, integrity] = release.named(&program).context("the program is missing")?;
    let glue = fs::read_to_string(&entry)?;
    // The page treats a worker that fails to start like one that has crashed.
    let script = format!(
        "{glue}wasm_bindgen({{ module_or_path: fetch(\"{file}\", {{ integrity: \"{integrity}\" }}) }}).catch(reportError);\n"
    );
    fs::write(&entry, script)?;
    let bundled = entry.with_extension("min.js");
    bundle(&entry, &bundled, &["--format=iife"])?;
    let source = format!("{name}_loader.js");
    release.add_as(&source, &format!("{name}.js"), &fs::read(bundled)?)
}

/// Bundles the style sheets of a part (of the page if `None`) and adds them as the single file `name`, if there are
/// any.
fn add_sheet(
    release: &mut Release,
    stage: &Path,
    page: &str,
    part: Option<&str>,
    name: &str,
) -> Result<()> {
    let sheets = page::style_sheets(page, part);
    if sheets.is_empty() {
        return Ok(());
    }
    let import = |file: &&str| format!("@import \"./{file}\";\n");
    let entry = stage.join("all.css");
    fs::write(&entry, sheets.iter().map(import).collect::<String>())?;
    let bundled = stage.join("all.min.css");
    // Files to which a style sheet refers have already been copied by Trunk.
    let external = ["svg", "png", "webp", "woff2"].map(|kind| format!("--external:*.{kind}"));
    bundle(&entry, &bundled, &external.each_ref().map(String::as_str))?;
    release.add(name, &fs::read(bundled)?)
}

/// Adds the split parts and their style sheets; returns a list of the parts that the start script fetches. The later
/// part contains the list of all other parts.
fn add_parts(release: &mut Release, stage: &Path, page: &str, split: &[String]) -> Result<Parts> {
    let (mut first, mut later) = (Parts::new(), Parts::new());
    for (part, file) in texts::FIRST {
        first.insert(part.to_owned(), with_style(release, part, file)?);
    }
    for (part, file) in texts::later()? {
        let files = with_style(release, &part, &file)?;
        later.insert(part, files);
    }
    let (later_part, others): (Vec<&String>, Vec<&String>) =
        split.iter().partition(|part| *part == parts::LATER);
    for part in others.into_iter().chain(later_part) {
        let file = parts::file(part);
        let mut content = fs::read(stage.join(&file))?;
        if part == parts::LATER {
            content = wasm::with_section(&content, parts::SECTION, &serde_json::to_vec(&later)?);
        }
        release.add(&file, &content)?;
        add_sheet(release, stage, page, Some(part), &format!("{part}.css"))?;
        let list = if part == parts::LATER {
            &mut first
        } else {
            &mut later
        };
        list.insert(part.clone(), with_style(release, part, &file)?);
    }
    Ok(first)
}

/// Returns the name and hash of a part's file, followed by the name and hash of its style sheet, if any.
fn with_style(release: &Release, part: &str, file: &str) -> Result<Vec<String>> {
    let program = release.named(file);
    let program = program.with_context(|| format!("{file} is missing"))?;
    let style = release.named(&format!("{part}.css"));
    let both = program.into_iter().chain(style.into_iter().flatten());
    Ok(both.collect())
}

#[cfg(test)]
mod tests {
    use std::{env, process};

    use xshell::cmd;

    use super::*;
    use crate::shell::{run_quietly, shell};

    /// Makes Trunk build a copy of the page with additional `links`, and turns the output into a release. The programs
    /// are empty files.
    fn release_with(folder: &Path, links: &str) -> Result<()> {
        let (source, site) = (folder.join("source"), folder.join("site"));
        let (stage, dist) = (folder.join("stage"), folder.join("dist"));
        for name in [
            "public",
            "script",
            "style",
            "src/drill/data",
            "src/review/data",
        ] {
            folder::copy(&root().join(name), &source.join(name))?;
        }
        let page = fs::read_to_string(root().join("index.html"))?;
        let programs = page.lines().filter(|line| !line.contains("rel=\"rust\""));
        let page: String = programs.flat_map(|line| [line, "\n"]).collect();
        let page = page.replace("</head>", &format!("{links}</head>"));
        fs::write(source.join("index.html"), page)?;
        let settings = fs::read_to_string(root().join("Trunk.toml"))?;
        let (without_hooks, _) = settings.split_once("[[hooks]]").context("a hook")?;
        fs::write(source.join("Trunk.toml"), without_hooks)?;
        for (name, content) in [
            ("photo.webp", "a photograph"),
            ("sounds/roll.mp3", "a sound"),
            ("mine.css", ".mine { color: inherit }"),
            ("mine.svg", "<svg id=\"mine\"/>"),
        ] {
            fs::create_dir_all(source.join(name).with_file_name(""))?;
            fs::write(source.join(name), content)?;
        }
        let sh = shell()?;
        sh.change_dir(&source);
        run_quietly(cmd!(sh, "trunk build --dist {site}").env_remove("NO_COLOR"))?;
        let (own, mut programs) = Program::of_page()?;
        programs.push(own);
        for program in programs {
            fs::write(site.join(program.bound()), "")?;
            let script = "export default () => {}; export const preview = 0;";
            let script = if program.is_worker { "" } else { script };
            fs::write(site.join(program.name + ".js"), script)?;
        }
        texts::write(&site)?;
        folder::copy(&site, &stage)?;
        seal(&site, &stage, &dist, &[])
    }

    #[test]
    fn files_that_trunk_links_refer_to_are_in_the_release() -> Result<()> {
        let sh = shell()?;
        let has = |tool: &str| cmd!(sh, "{tool} --version").quiet().read().is_ok();
        if !has("trunk") || !has("esbuild") {
            eprintln!("skipped: `cargo xtask dist` installs Trunk and esbuild");
            return Ok(());
        }
        let folder = env::temp_dir().join(format!("backgammon-dist-{}", process::id()));
        let links = "
            <link data-trunk rel=\"copy-file\" href=\"photo.webp\">
            <link data-trunk rel=\"copy-dir\" href=\"sounds\">
            <link data-trunk rel=\"css\" href=\"mine.css\">
            <link data-trunk rel=\"icon\" href=\"mine.svg\">
            <link data-trunk rel=\"inline\" href=\"mine.svg\">
        ";
        let release = release_with(&folder, links);
        let dist = folder.join("dist");
        let files = folder::files(&dist)?;
        let read = |file: &str| fs::read_to_string(dist.join(file));
        let starting = |start: &str| {
            let mut found = files.iter().filter(|file| file.starts_with(start));
            found.next().cloned().unwrap_or_default()
        };
        release?;
        assert_eq!(read("photo.webp")?, "a photograph");
        assert_eq!(read("sounds/roll.mp3")?, "a sound");
        assert!(read(&starting("style-"))?.contains(".mine{color:inherit}"));
        let page = read("index.html")?;
        let icon = starting("mine-");
        assert!(!icon.is_empty() && page.contains(&icon), "{page}");
        assert!(page.contains("<svg id=\"mine\"/>"));
        assert!(
            !page.contains("data-trunk") && !page.contains("TRUNK"),
            "{page}"
        );
        assert!(read(offline::NAME)?.contains("['photo.webp', 'sha256-"));
        Ok(fs::remove_dir_all(&folder)?)
    }
}
