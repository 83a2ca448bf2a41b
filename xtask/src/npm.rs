//! The engine as an npm package: its program, its nets, and the scripts and types that are written by hand.

use std::{fs, path::PathBuf};

use anyhow::{Context as _, Result};

use crate::{
    folder, licences,
    programs::{self, Program},
    shell, tools,
};

/// The files that are written by hand.
const WRITTEN: &str = "src/npm/package";
/// The files of other folders.
const COPIED: [&str; 4] = [
    "src/worker/nets/nets.bin",
    "src/worker/nets/quick.bin",
    "LICENSE-MIT",
    "LICENSE-APACHE",
];

/// Builds the package into `npm` in the target folder, in place of what is there.
///
/// # Errors
/// If a tool is missing and cannot be fetched, or the program does not compile.
pub fn build() -> Result<PathBuf> {
    let engine = Program::npm();
    tools::for_building(&|| engine.compile())?;
    let folder = programs::target_dir()?.join("npm");
    folder::clear(&folder)?;
    engine.build(&folder)?;
    engine.optimise(&folder.join(engine.bound()))?;
    for entry in fs::read_dir(shell::root().join(WRITTEN))? {
        let entry = entry?;
        fs::copy(entry.path(), folder.join(entry.file_name()))?;
    }
    for file in COPIED {
        let from = shell::root().join(file);
        let name = from.file_name().context("a file has a name")?;
        fs::copy(&from, folder.join(name))?;
    }
    let licences = licences::text(&["npm"], licences::BROWSER)?;
    fs::write(folder.join("licences.txt"), licences)?;
    let manifest = folder.join("package.json");
    let text = fs::read_to_string(&manifest)?;
    fs::write(manifest, text.replace("\"VERSION\"", VERSION))?;
    Ok(folder)
}

/// The version of the workspace, in quotes.
const VERSION: &str = concat!('"', env!("CARGO_PKG_VERSION"), '"');
