//! Size budget: limits on the compressed size of the files that a visitor downloads.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result, ensure};
use rayon::prelude::*;

use crate::{folder, parts};

/// Size limits for a release, in bytes after Brotli compression.
#[derive(Clone, Copy, Debug)]
struct Budget {
    /// Files needed for the first roll: page, style sheets, scripts and the page's program.
    first_load: usize,
    /// Files needed to show the board of a link, including the largest of the text files.
    link: usize,
    /// All of the game's files, with the engine, the networks and all languages, except the rooms, the link preview,
    /// the file reader, the statistics, the reference positions, the opening book and the course.
    game: usize,
    /// Program and style sheets of a room.
    room: usize,
    /// Code shared by all rooms, loaded with the first room.
    shared: usize,
    /// Match file reader and writer, used only by the library.
    reader: usize,
    /// Worker that generates the progress reports, used only by the progress room and by an opponent at the player's
    /// level.
    statistics: usize,
    /// Reference positions, used only by the drills.
    reference: usize,
    /// Opening book, used only by the openings room, the drills and the study room.
    book: usize,
    /// Course data and texts in all languages, loaded chapter by chapter.
    course: usize,
}

const BUDGET: Budget = Budget {
    // 243,556 bytes, including the navigation rail, the start options, the sheet shown at the end of a game on a phone,
    // the button that explains the computer's last play, the marks where that play began, taps on arrows, and the first
    // turns' explanations of written plays and pips.
    first_load: 245_000,
    // 97,511 bytes: the preview draws the board, its arrows and their bends, the strip below it and the heading exactly
    // as the study room does, as well as the link's notes and drawings.
    link: 98_000,
    game: 1_600_000,
    // 149,364 bytes for the drills, which include Practice, the score tables, the exercise about third rolls and
    // everyday words for a beginner's mistakes; 134,039 for the explanation of a decision with its rollouts, maps and
    // score matrix; all others are below 90,000.
    room: 150_500,
    // 128,195 bytes: boards, verdicts, lists, charts, the drawing tool, the rooms' data store, and the figures of a
    // review in a link.
    shared: 129_000,
    // 370,009 bytes, including 130 KB of character tables for all common encodings and the figures of a review in a
    // pasted link; loaded when the first file is opened.
    reader: 371_000,
    // 161,744 bytes, including the code that draws pictures of games, the search index, and figures in links.
    statistics: 163_000,
    reference: 60_000,
    book: 100_000,
    // About 127,000 bytes: nine chapters in eight languages. The page loads one chapter in one language at a time.
    course: 160_000,
};

/// Release file with its sizes in bytes.
#[derive(Debug)]
struct File {
    path: String,
    raw: usize,
    compressed: usize,
}

/// Prints the file sizes in the finished folder and checks them against the budget.
///
/// # Errors
/// Returns an error if a file cannot be read or a limit is exceeded.
pub fn check(dist: &Path) -> Result<()> {
    within(dist, BUDGET)
}

fn within(dist: &Path, budget: Budget) -> Result<()> {
    let files = measure(dist)?;
    for (name, is_of_table) in [("first load", true), ("later, or never", false)] {
        println!("   brotli       raw  {name}");
        for file in files.iter().filter(|file| file.is(&FIRST) == is_of_table) {
            println!("{:>9} {:>9}  {}", file.compressed, file.raw, file.path);
        }
    }
    let sizes = sizes(&files, budget);
    for (what, size, limit) in &sizes {
        println!("{size:>9} of {limit}  {what}");
    }
    println!("{:>9}  everything", weight(&files, &[""]));
    for (what, size, limit) in sizes {
        ensure!(
            size <= limit,
            "{what}: {size} bytes after brotli, and at most {limit} are allowed"
        );
    }
    Ok(())
}

/// Returns the name, size and limit of each item in the budget.
fn sizes(files: &[File], budget: Budget) -> Vec<(String, usize, usize)> {
    let (everything, first) = (weight(files, &[""]), weight(files, &FIRST));
    let (preview, reference) = (weight(files, &PREVIEW), weight(files, &["reference-"]));
    let book = weight(files, &["opening-book-"]);
    let course = weight(files, &["course-"]);
    let reader = weight(files, &["reader_bg-", "reader-"]);
    let statistics = weight(files, &["statistics_bg-", "statistics-"]);
    let texts = files.iter().filter(|file| file.is(&["words-"]));
    let largest = texts.map(|file| file.compressed).max().unwrap_or_default();
    let link = weight(files, &BEFORE_PROGRAM) + preview + largest;
    let rooms = rooms(files);
    let in_rooms: usize = rooms.values().sum();
    let game = everything - in_rooms - preview - reader - statistics - reference - book - course;
    let sizes = [
        ("the first load", first, budget.first_load),
        ("until the board of a link", link, budget.link),
        ("the game without rooms", game, budget.game),
        ("the reader of files", reader, budget.reader),
        ("the statistics", statistics, budget.statistics),
        ("the reference positions", reference, budget.reference),
        ("the opening book", book, budget.book),
        ("the course", course, budget.course),
    ];
    let room = |(name, size): (String, usize)| match &*name {
        parts::SHARED => ("what rooms share".to_owned(), size, budget.shared),
        _ => (format!("the room {name}"), size, budget.room),
    };
    let sizes = sizes.map(|(what, size, limit)| (what.to_owned(), size, limit));
    let rooms = rooms.into_iter().map(room);
    sizes.into_iter().chain(rooms).collect()
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
    folder::files(dist)?.into_par_iter().map(measured).collect()
}

/// Compresses content with Brotli at the highest level, as hosts do for immutable files.
///
/// # Errors
/// Never returns an error in practice, because compression reads from and writes to memory.
pub fn compressed(content: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let options = brotli::enc::BrotliEncoderParams::default();
    brotli::BrotliCompress(&mut &content[..], &mut packed, &options)?;
    Ok(packed)
}

/// Name prefixes of the files that the page requests before it requests any program.
const BEFORE_PROGRAM: [&str; 3] = ["index.html", "start-", "style-"];
/// Name prefixes of the files that the page requests before the first roll is possible.
const FIRST: [&str; 4] = ["index.html", "start-", "style-", "backgammon_bg-"];
/// Name prefixes of the files needed to show the board of a link.
const PREVIEW: [&str; 3] = ["link-", "preview-", "preview_bg-"];

impl File {
    /// Returns `true` if the path starts with one of these prefixes.
    fn is(&self, beginnings: &[&str]) -> bool {
        beginnings.iter().any(|begin| self.path.starts_with(begin))
    }
}

/// Returns the size of each room (program and style sheets together) and of the parts shared by rooms.
fn rooms(files: &[File]) -> BTreeMap<String, usize> {
    let names = files.iter().filter_map(|file| {
        let (name, _) = file.path.strip_prefix("split_")?.split_once('-')?;
        (name != parts::LATER).then_some(name)
    });
    let weighed = names.map(|name| {
        let own = [format!("split_{name}-"), format!("{name}-")];
        (name.to_owned(), weight(files, &[&own[0], &own[1]]))
    });
    weighed.collect()
}

/// Returns the total compressed size of the files whose paths start with one of these prefixes.
fn weight(files: &[File], beginnings: &[&str]) -> usize {
    let own = files.iter().filter(|file| file.is(beginnings));
    own.map(|file| file.compressed).sum()
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    #[test]
    fn nets_take_at_most_600_kb() -> Result<()> {
        let nets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src/worker/nets");
        let mut all = 0;
        for file in ["nets.bin", "quick.bin"] {
            all += compressed(&fs::read(nets.join(file))?)?.len();
        }
        assert!((1..=600_000).contains(&all), "{all} bytes");
        Ok(())
    }

    const SMALL: Budget = Budget {
        first_load: 1000,
        link: 500,
        game: 3000,
        room: 500,
        shared: 500,
        reader: 400,
        statistics: 350,
        reference: 300,
        book: 250,
        course: 200,
    };

    /// Folder containing a release's files, deleted at the end of the test.
    struct Release {
        dist: PathBuf,
        noise: u64,
    }

    impl Release {
        fn new(test: &str) -> Result<Self> {
            let name = format!("backgammon-budget-{test}-{}", std::process::id());
            let dist = std::env::temp_dir().join(name);
            fs::create_dir_all(&dist)?;
            fs::write(dist.join("index.html"), "<!doctype html>")?;
            let noise = 1;
            Ok(Self { dist, noise })
        }

        /// Writes a file of incompressible pseudo-random bytes.
        fn write(&mut self, name: &str, bytes: usize) -> Result<()> {
            let next = |_| {
                self.noise = self
                    .noise
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                (self.noise >> 56) as u8
            };
            let content: Vec<u8> = (0..bytes).map(next).collect();
            let path = self.dist.join(name);
            fs::create_dir_all(path.parent().context("a file in a folder")?)?;
            Ok(fs::write(path, content)?)
        }

        /// Returns the reason why the release is rejected; empty if it is accepted.
        fn refusal(&self) -> String {
            let result = within(&self.dist, SMALL);
            result.err().map(|why| why.to_string()).unwrap_or_default()
        }
    }

    impl Drop for Release {
        fn drop(&mut self) {
            // A file that cannot be removed here is left to the operating system.
            let _removed = fs::remove_dir_all(&self.dist);
        }
    }

    #[test]
    fn refuses_a_game_or_a_first_load_that_is_too_large() -> Result<()> {
        let mut release = Release::new("game")?;
        assert_eq!(release.refusal(), "");
        release.write("photographs/a.png", 3000)?;
        assert!(release.refusal().starts_with("the game without rooms:"));
        release.write("photographs/a.png", 1)?;
        release.write("backgammon_bg-0a.wasm", 1000)?;
        assert!(release.refusal().starts_with("the first load:"));
        Ok(())
    }

    #[test]
    fn refuses_a_room_whose_program_and_styles_are_too_large() -> Result<()> {
        let mut release = Release::new("room")?;
        release.write("split_study-0a.wasm", 300)?;
        release.write("split_later-0a.wasm", 600)?;
        assert_eq!(release.refusal(), "");
        release.write("study-0a.css", 300)?;
        assert!(release.refusal().starts_with("the room study:"));
        Ok(())
    }

    #[test]
    fn refuses_other_programs_and_positions_that_are_too_large() -> Result<()> {
        for (name, bytes, why) in [
            ("reader_bg-0a.wasm", 500, "the reader of files:"),
            ("statistics_bg-0a.wasm", 400, "the statistics:"),
            ("reference-0a.txt", 400, "the reference positions:"),
            ("opening-book-0a.txt", 300, "the opening book:"),
            ("course-moving-en-0a.txt", 300, "the course:"),
        ] {
            let mut release = Release::new("beside")?;
            release.write(name, bytes)?;
            assert!(release.refusal().starts_with(why), "{name}");
        }
        Ok(())
    }

    #[test]
    fn the_board_of_a_link_includes_the_texts_of_the_largest_language() -> Result<()> {
        let mut release = Release::new("link")?;
        release.write("preview_bg-0a.wasm", 200)?;
        release.write("words-0a/de.txt", 180)?;
        assert_eq!(release.refusal(), "");
        release.write("words-0a/el.txt", 190)?;
        assert_eq!(release.refusal(), "");
        release.write("preview-0a.css", 120)?;
        assert!(release.refusal().starts_with("until the board of a link:"));
        Ok(())
    }
}
