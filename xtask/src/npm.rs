//! npm package for the engine: its program, its networks, and hand-written scripts and types.

use std::path::PathBuf;

use anyhow::Result;

use crate::{
    folder, licences,
    programs::Program,
    shell::{shell, target_dir},
    tools,
};

/// Folder of hand-written files.
const WRITTEN: &str = "src/jsonl/npm/package";
/// Files copied from other folders.
const COPIED: [&str; 4] = [
    "src/worker/nets/nets.bin",
    "src/worker/nets/quick.bin",
    "LICENSE-MIT",
    "LICENSE-APACHE",
];

/// Builds the package into `npm` in the target folder, replacing any existing one.
///
/// # Errors
/// Returns an error if a tool is missing and cannot be downloaded, or if the program does not compile.
pub fn build() -> Result<PathBuf> {
    let engine = Program::fast("backgammon_engine", "src/jsonl/Cargo.toml");
    tools::for_building(|| engine.compile())?;
    let (sh, folder) = (shell()?, target_dir()?.join("npm"));
    folder::clear(&folder)?;
    engine.build(&folder)?;
    engine.optimise(&folder.join(engine.bound()))?;
    let written = sh.read_dir(WRITTEN)?.into_iter();
    for file in written.chain(COPIED.map(PathBuf::from)) {
        sh.copy_file(file, &folder)?;
    }
    let licences = licences::text(&["jsonl"], licences::BROWSER)?;
    sh.write_file(folder.join("licences.txt"), licences)?;
    let manifest = folder.join("package.json");
    let text = sh.read_file(&manifest)?;
    sh.write_file(manifest, text.replace("\"VERSION\"", VERSION))?;
    Ok(folder)
}

/// Workspace version, in quotes.
const VERSION: &str = concat!('"', env!("CARGO_PKG_VERSION"), '"');
