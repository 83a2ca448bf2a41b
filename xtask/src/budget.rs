//! The size budget: the compressed size of everything a visitor downloads, and its limits.

use std::{collections::BTreeMap, fmt::Write, fs, path::Path};

use anyhow::{Context, Result, ensure};
use rayon::prelude::*;

use crate::{parts, site};

/// The limits of a release, in bytes after brotli.
#[derive(Clone, Copy, Debug)]
struct Budget {
    /// The files needed for the first roll: page, styles, scripts and the page's program.
    first_load: usize,
    /// The files needed until the board of a link stands, with the largest of the files of texts.
    link: usize,
    /// All files of the game with engine, nets and all languages, except those of the rooms, the preview of a link, the
    /// file reader, the statistics and the drills.
    game: usize,
    /// The program and the styles of a room.
    room: usize,
    /// The reader and writer of match files, used only by the library.
    reader: usize,
    /// The worker that makes the reports on progress, used only by that room and by an opponent at the player's level.
    statistics: usize,
    /// The reference positions, used only by the drills.
    reference: usize,
}

const BUDGET: Budget = Budget {
    // The first load was 199,900 bytes before the later part had one entry (issue 17).
    first_load: 169_000,
    link: 64_000,
    game: 1_195_000,
    // It was 80,000 before the room of duplicates refused hostile links (80,374 bytes).
    room: 80_500,
    // It was 185,000 before hostile archives were bounded and other programs named.
    reader: 187_000,
    statistics: 119_000,
    reference: 60_000,
};

/// A file of the release and its sizes in bytes.
#[derive(Debug)]
struct File {
    path: String,
    raw: usize,
    compressed: usize,
}

/// Prints the sizes of the finished folder and checks them against the budget.
///
/// # Errors
/// If a file cannot be read, or a limit is exceeded.
pub fn check(dist: &Path) -> Result<()> {
    within(dist, BUDGET)
}

fn within(dist: &Path, budget: Budget) -> Result<()> {
    let Budget {
        first_load,
        link,
        game,
        room,
        reader,
        statistics,
        reference,
    } = budget;
    let files = measure(dist)?;
    let (first, later): (Vec<File>, Vec<File>) =
        files.into_iter().partition(|file| is_first(&file.path));
    let all = sum(&first) + sum(&later);
    print!(
        "{}{}",
        table("first load", &first, first_load),
        table("later, or never", &later, game.saturating_sub(sum(&first))),
    );
    let rooms = rooms(&later);
    let of_rooms: usize = rooms.values().sum();
    let of_preview = weight(&later, &PREVIEW);
    let of_link = weight(&first, &BEFORE_PROGRAM) + of_preview + largest_texts(&later);
    let of_reader = weight(&later, &["reader_bg-", "reader-"]);
    let of_statistics = weight(&later, &["statistics_bg-", "statistics-"]);
    let of_reference = weight(&later, &["reference-"]);
    let of_game = all - of_rooms - of_preview - of_reader - of_statistics - of_reference;
    println!("{of_link:>9} of {link}  until the board of a link");
    println!("{of_game:>9} of {game}  the game without rooms");
    for (name, size) in &rooms {
        println!("{size:>9} of {room}  room: {name}");
    }
    println!("{of_reader:>9} of {reader}  the reader of files");
    println!("{of_statistics:>9} of {statistics}  the statistics");
    println!("{of_reference:>9} of {reference}  the reference positions");
    println!("{all:>9}  everything");
    ensure!(
        sum(&first) <= first_load,
        "the first load is {} bytes after brotli, and may be {first_load}",
        sum(&first)
    );
    ensure!(
        of_link <= link,
        "the board of a link needs {of_link} bytes after brotli, and may need {link}"
    );
    ensure!(
        of_game <= game,
        "the game is {of_game} bytes after brotli, and may be {game}"
    );
    ensure!(
        of_reader <= reader,
        "the reader is {of_reader} bytes after brotli, and may be {reader}"
    );
    ensure!(
        of_statistics <= statistics,
        "the statistics are {of_statistics} bytes after brotli, and may be {statistics}"
    );
    ensure!(
        of_reference <= reference,
        "the reference positions are {of_reference} bytes after brotli, and may be {reference}"
    );
    for (name, size) in rooms {
        ensure!(
            size <= room,
            "the room \"{name}\" is {size} bytes after brotli, and may be {room}"
        );
    }
    Ok(())
}

fn measure(dist: &Path) -> Result<Vec<File>> {
    let measured = |path: String| {
        let content = fs::read(dist.join(&path)).with_context(|| path.clone())?;
        Ok(File {
            raw: content.len(),
            compressed: compressed(&content)?.len().min(content.len()),
            path,
        })
    };
    site::files(dist)?.into_par_iter().map(measured).collect()
}

/// Compresses content with brotli at the highest level, as hosts do for immutable files.
///
/// # Errors
/// Never in practice: reading and writing are in memory.
pub fn compressed(content: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let options = brotli::enc::BrotliEncoderParams::default();
    brotli::BrotliCompress(&mut &content[..], &mut packed, &options)?;
    Ok(packed)
}

/// How the names of the files begin that the page requests before any program.
const BEFORE_PROGRAM: [&str; 3] = ["index.html", "start-", "style-"];
/// How the names of the files begin that show the board of a link.
const PREVIEW: [&str; 3] = ["link-", "preview-", "preview_bg-"];

/// Whether the page requests this file before the first roll is possible.
fn is_first(path: &str) -> bool {
    let mut starts = BEFORE_PROGRAM.iter().chain(&["backgammon_bg-"]);
    starts.any(|start| path.starts_with(start))
}

/// Returns the compressed size of the largest file of texts of a language.
fn largest_texts(files: &[File]) -> usize {
    let of_texts = |file: &&File| file.path.starts_with("words-");
    let sizes = files.iter().filter(of_texts).map(|file| file.compressed);
    sizes.max().unwrap_or_default()
}

/// Returns the size of each room, program and styles together, and of the part that rooms share.
fn rooms(files: &[File]) -> BTreeMap<String, usize> {
    let room = |path: &str| {
        let (name, _) = path.strip_prefix("split_")?.split_once('-')?;
        (name != parts::LATER).then(|| name.to_owned())
    };
    let rooms = files.iter().filter_map(|file| room(&file.path));
    let weighed = rooms.map(|name| {
        let own = [format!("split_{name}-"), format!("{name}-")];
        let of_room = |file: &&File| own.iter().any(|start| file.path.starts_with(start));
        let size = files
            .iter()
            .filter(of_room)
            .map(|file| file.compressed)
            .sum();
        (name, size)
    });
    weighed.collect()
}

/// Returns the total compressed size of the files whose names begin with one of `beginnings`.
fn weight(files: &[File], beginnings: &[&str]) -> usize {
    let own = |file: &&File| beginnings.iter().any(|begin| file.path.starts_with(begin));
    files.iter().filter(own).map(|file| file.compressed).sum()
}

fn sum(files: &[File]) -> usize {
    files.iter().map(|file| file.compressed).sum()
}

fn table(name: &str, files: &[File], budget: usize) -> String {
    let mut lines = format!("   brotli       raw  {name}\n");
    for File {
        path,
        raw,
        compressed,
    } in files
    {
        // Writing into a string cannot fail.
        let _written = writeln!(lines, "{compressed:>9} {raw:>9}  {path}");
    }
    let _written = writeln!(lines, "{:>9} of {budget}  {name}", sum(files));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recognises_the_files_of_the_first_load() {
        for path in [
            "index.html",
            "start-0a.js",
            "backgammon_bg-0a.wasm",
            "style-0a.css",
        ] {
            assert!(is_first(path), "{path}");
        }
        for path in [
            "worker-0a.js",
            "worker_bg-0a.wasm",
            "service-worker.js",
            "words-0a/de.txt",
            "later-0a.css",
            "icon-0a.svg",
        ] {
            assert!(!is_first(path), "{path}");
        }
    }

    #[test]
    fn the_nets_take_at_most_600_kb() -> Result<()> {
        let nets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src/worker/nets");
        let mut all = 0;
        for file in ["nets.bin", "quick.bin"] {
            all += compressed(&fs::read(nets.join(file))?)?.len();
        }
        assert!((1..=600_000).contains(&all), "{all} bytes");
        Ok(())
    }

    #[test]
    fn refuses_a_release_that_is_too_large() -> Result<()> {
        let dist = std::env::temp_dir().join(format!("backgammon-budget-{}", std::process::id()));
        fs::create_dir_all(dist.join("photographs"))?;
        fs::write(dist.join("index.html"), "<!doctype html>")?;
        let budget = Budget {
            first_load: 1000,
            link: 500,
            game: 3000,
            room: 500,
            reader: 400,
            statistics: 350,
            reference: 300,
        };
        let small = within(&dist, budget);
        // Pseudo-random bytes, which cannot be compressed.
        let mut noise = 1_u64;
        let mut grow = |name: &str, bytes: usize| {
            let next = |_| {
                noise = noise
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                (noise >> 56) as u8
            };
            fs::write(dist.join(name), (0..bytes).map(next).collect::<Vec<u8>>())
        };
        grow("photographs/a.png", 3000)?;
        let heavy = within(&dist, budget);
        grow("photographs/a.png", 1)?;
        grow("backgammon_bg-0a.wasm", 1000)?;
        let slow = within(&dist, budget);
        fs::remove_file(dist.join("backgammon_bg-0a.wasm"))?;
        grow("split_study-0a.wasm", 300)?;
        grow("split_later-0a.wasm", 600)?;
        let furnished = within(&dist, budget);
        grow("study-0a.css", 300)?;
        let full = within(&dist, budget);
        grow("study-0a.css", 1)?;
        grow("reader_bg-0a.wasm", 500)?;
        let wordy = within(&dist, budget);
        grow("reader_bg-0a.wasm", 1)?;
        grow("statistics_bg-0a.wasm", 400)?;
        let counted = within(&dist, budget);
        grow("statistics_bg-0a.wasm", 1)?;
        grow("preview_bg-0a.wasm", 200)?;
        fs::create_dir_all(dist.join("words-0a"))?;
        grow("words-0a/de.txt", 180)?;
        let brief = within(&dist, budget);
        grow("words-0a/el.txt", 190)?;
        grow("preview-0a.css", 120)?;
        let detailed = within(&dist, budget);
        grow("preview-0a.css", 1)?;
        grow("reference-0a.txt", 400)?;
        let learned = within(&dist, budget);
        fs::remove_dir_all(&dist)?;
        assert!(small.is_ok(), "{small:?}");
        let told = |result: Result<()>| result.err().map(|why| why.to_string()).unwrap_or_default();
        assert!(told(heavy).starts_with("the game is"));
        assert!(told(slow).starts_with("the first load is"));
        assert!(furnished.is_ok(), "{furnished:?}");
        assert!(told(full).starts_with("the room \"study\" is"));
        assert!(told(wordy).starts_with("the reader is"));
        assert!(told(counted).starts_with("the statistics are"));
        assert!(brief.is_ok(), "{brief:?}");
        assert!(told(detailed).starts_with("the board of a link needs"));
        assert!(told(learned).starts_with("the reference positions are"));
        Ok(())
    }
}
