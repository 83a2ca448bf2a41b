//! WebAssembly programs: compiled, bound to their scripts, split and optimised for size.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use rayon::prelude::*;
use xshell::{Cmd, cmd};

use crate::{
    glue, page, parts,
    shell::{root, run_quietly, shell, target_dir},
    wasm,
};

/// WebAssembly features that the compiler may use, because all recent browsers support them.
pub const FEATURES: &str = "--enable-bulk-memory --enable-multivalue --enable-mutable-globals
    --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext --enable-simd";

/// Passes of `wasm-opt` that minimise the compressed size. `-Oz` without the other passes gives a program that is
/// smaller before Brotli compression but 2,500 bytes larger after it. No data is stored below address 1024, which is
/// the far end of the stack. Once the effects of all functions are known, running the same passes again optimises
/// further.
const SMALL: &str = "--flatten --rereloop -Os --generate-global-effects -Os --low-memory-unused
    --one-caller-inline-max-function-size=30";

/// WebAssembly program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// Name of the binary.
    pub name: String,
    manifest: String,
    /// Cargo profile used for a release.
    profile: String,
    /// `true` for a self-starting Web Worker.
    pub is_worker: bool,
}

impl Program {
    /// Returns a program that is optimised for speed instead of size.
    pub fn fast(name: &str, manifest: &str) -> Self {
        Self {
            name: name.to_owned(),
            manifest: manifest.to_owned(),
            profile: "release".to_owned(),
            is_worker: false,
        }
    }

    /// Returns the programs listed for Trunk in `index.html`: the page's own program, then the others.
    ///
    /// # Errors
    /// Returns an error if the page cannot be read or if an entry is incomplete.
    pub fn of_page() -> Result<(Self, Vec<Self>)> {
        let page = fs::read_to_string(root().join("index.html"))?;
        let mut own = None;
        let mut others = Vec::new();
        for link in page::links(&page).filter(|link| link.is("rust")) {
            let get = |name: &str| {
                let value = link.get(name).map(str::to_owned);
                value.with_context(|| format!("{} has no {name}", link.0))
            };
            let profile = get("data-cargo-profile-release");
            let program = Self {
                name: get("data-bin")?,
                manifest: get("href")?,
                profile: profile.or_else(|_| get("data-cargo-profile"))?,
                is_worker: link.has("data-loader-shim"),
            };
            match link.get("data-type") {
                Some("worker") => others.push(program),
                _ => own = Some(program),
            }
        }
        Ok((own.context("index.html lists no program")?, others))
    }

    /// Compiles the program for a release.
    ///
    /// # Errors
    /// Returns an error if the program does not compile.
    pub fn compile(&self) -> Result<()> {
        let (sh, name) = (shell()?, &self.name);
        let (manifest, profile) = (&self.manifest, &self.profile);
        let cargo = cmd!(
            sh,
            "cargo build --quiet --locked --target=wasm32-unknown-unknown --bin {name}
                --manifest-path {manifest} --profile {profile}"
        );
        let compiled = for_release(cargo)?.run();
        compiled.context("the game does not compile")
    }

    /// Returns the path of the compiled program.
    fn compiled(&self) -> Result<PathBuf> {
        let folder = target_dir()?.join("wasm32-unknown-unknown");
        let program = folder.join(&self.profile).join(&self.name);
        Ok(program.with_extension("wasm"))
    }

    /// Compiles the program, and writes `NAME.js` and `NAME_bg.wasm` to `folder`.
    ///
    /// # Errors
    /// Returns an error if the program does not compile or a tool fails.
    pub fn build(&self, folder: &Path) -> Result<()> {
        self.compile()?;
        self.bind(&self.compiled()?, folder)
    }

    /// Returns the program's file name after `wasm-bindgen` has processed it.
    pub fn bound(&self) -> String {
        format!("{}_bg.wasm", self.name)
    }

    /// Runs `wasm-bindgen` on a compiled program to create its script, a JavaScript module.
    fn bind(&self, compiled: &Path, folder: &Path) -> Result<()> {
        let (sh, name) = (shell()?, &self.name);
        // The split parts share the function table, which the linker exports for them. `wasm-bindgen` warns about
        // unknown name subsections, which are later removed from the program.
        run_quietly(cmd!(
            sh,
            "wasm-bindgen --no-typescript --keep-debug --keep-lld-exports --target=web
                --out-name {name} --out-dir {folder} {compiled}"
        ))
    }

    /// Splits the page's compiled program, runs `wasm-bindgen` on the rest and optimises all parts for size. The result
    /// replaces the unsplit program that Trunk has bound in `stage`; returns the names of the parts. `wasm-split` runs
    /// first, because it needs every use of a symbol and `wasm-bindgen` drops them.
    ///
    /// # Errors
    /// Returns an error if a tool fails.
    pub fn split(&self, stage: &Path) -> Result<Vec<String>> {
        let (sh, name, compiled) = (shell()?, &self.name, self.compiled()?);
        run_quietly(cmd!(
            sh,
            "wasm-split-cli {compiled} {stage} --out-name {name}"
        ))?;
        let first = stage.join(name).with_extension("wasm");
        let (parts, bound) = rayon::join(|| parts::gather(stage), || self.bind(&first, stage));
        bound?;
        let parts = parts?;
        glue::shorten(stage, name)?;
        let part = |part: &String| self.optimise(&stage.join(parts::file(part)));
        let first = || self.make_small(&stage.join(self.bound()));
        let (first, others) = rayon::join(first, || parts.par_iter().try_for_each(part));
        first.and(others)?;
        Ok(parts)
    }

    fn make_small(&self, program: &Path) -> Result<()> {
        self.optimise(program)?;
        let smaller = wasm::without_nulls(&fs::read(program)?)?;
        Ok(fs::write(program, smaller)?)
    }

    /// Optimises a program file in place, for size or speed.
    ///
    /// # Errors
    /// Returns an error if `wasm-opt` fails.
    pub fn optimise(&self, file: &Path) -> Result<()> {
        let (sh, passes) = (shell()?, if self.profile == "page" { SMALL } else { "-O3" });
        let options = [FEATURES, passes].map(str::split_whitespace);
        let options = options.into_iter().flatten();
        // Sorting functions by name places instances of the same generic function next to each other, which compresses
        // better.
        run_quietly(cmd!(
            sh,
            "wasm-opt {options...} --reorder-functions-by-name --strip-producers {file} -o {file}"
        ))
    }
}

/// Configures a command to compile for a release: ready for splitting, and without this machine's paths in the output,
/// so that builds are reproducible. Native programs are not affected.
///
/// # Errors
/// Returns an error if the home folder cannot be determined.
pub fn for_release(cargo: Cmd<'_>) -> Result<Cmd<'_>> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    let sources = home.context("there is no home")?.join("registry/src");
    let flag = |place: &Path, name| format!("--remap-path-prefix={}={name}", place.display());
    let mut flags = vec![flag(&sources, "crates"), flag(&target_dir()?, "target")];
    // The flags in this variable are separated by spaces, so a path that contains a space cannot be removed.
    flags.retain(|flag| !flag.contains(char::is_whitespace));
    let flags = flags.join(" ");
    let cargo = cargo.quiet().env("SPLIT_PAGE", "1");
    Ok(cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags))
}

/// Builds the page used for tests and benchmarks, and returns its folder.
///
/// # Errors
/// Returns an error if the page does not compile or a tool fails.
pub fn harness() -> Result<PathBuf> {
    let folder = target_dir()?.join("harness");
    fs::create_dir_all(&folder)?;
    Program::fast("harness", "tests/harness/Cargo.toml").build(&folder)?;
    Ok(folder)
}

/// Bundles `entry` and all its imports into a single script or style sheet.
///
/// # Errors
/// Returns an error if an import is missing.
pub fn bundle(entry: &Path, to: &Path, options: &[&str]) -> Result<()> {
    let sh = shell()?;
    let esbuild = cmd!(sh, "esbuild {entry} {options...} --outfile={to}");
    let esbuild = esbuild.args(["--bundle", "--minify", "--charset=utf8"]);
    // `wasm-bindgen` imports the script generated by `wasm-split` once for each function.
    let quiet = "--log-override:duplicate-object-key=silent";
    let esbuild = esbuild.args(["--log-level=warning", quiet]);
    Ok(esbuild.quiet().run()?)
}
