//! Tests for labels generated in chunks by separate processes.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
};

/// Runs `train`; returns its output, or its error message if it fails.
fn train(arguments: &[&str], input: &str) -> Result<String, String> {
    let mut process = Command::new(env!("CARGO_BIN_EXE_train"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("train can be started");
    // A process that fails may exit without reading its input.
    let _ = process
        .stdin
        .take()
        .expect("a pipe")
        .write_all(input.as_bytes());
    let output = process.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    if output.status.success() {
        Ok(text(output.stdout))
    } else {
        Err(text(output.stderr))
    }
}

fn nets() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("nets/current.bin");
    file.to_string_lossy().into_owned()
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("backgammon-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn merged(name: &str, answers: &str) -> Result<Vec<Vec<u8>>, String> {
    let folder = folder(name);
    train(&["merge", &folder.to_string_lossy()], answers)?;
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("a folder")
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    let read = files.iter().map(|file| fs::read(file).expect("a file"));
    let read = read.collect();
    fs::remove_dir_all(&folder).expect("it is there");
    Ok(read)
}

/// Returns requests for eight small shards.
fn requests(kind: &[&str]) -> String {
    let nets = nets();
    let arguments = [&["split", &nets, "8"], kind].concat();
    let requests = train(&arguments, "").expect("requests");
    assert_eq!(requests.lines().count(), 8);
    requests.replace("\"labels\":10000", "\"labels\":60")
}

#[test]
fn shuffled_chunks_merge_to_the_files_of_a_single_run() {
    let nets = nets();
    let requests = requests(&["label", "0"]);
    let whole = train(&["work", &nets], &requests).expect("answers");
    let chunks: Vec<&str> = requests.lines().collect();
    let answers: Vec<String> = thread::scope(|scope| {
        let work = |chunk: &'_ &str| train(&["work", &nets], chunk).expect("an answer");
        let processes: Vec<_> = chunks
            .iter()
            .map(|chunk| scope.spawn(move || work(chunk)))
            .collect();
        let ended = processes
            .into_iter()
            .map(|one| one.join().expect("no panic"));
        ended.collect()
    });
    let shuffled = [5, 2, 7, 0, 3, 6, 1, 4].map(|nth: usize| answers[nth].as_str());
    let files = merged("whole", &whole).expect("files");
    assert_eq!(files.len(), 8);
    assert_eq!(merged("parts", &shuffled.concat()), Ok(files));
    let twice = shuffled.concat() + shuffled[0];
    assert!(merged("twice", &twice).is_err_and(|why| why.contains("twice")));
}

#[test]
fn rejects_chunks_for_other_labels_or_nets() {
    let nets = nets();
    let one = |kind: &[&str]| {
        let requests = requests(kind);
        requests.lines().next().expect("a request").to_owned()
    };
    let (label, played) = (one(&["label", "0"]), one(&["played", "1"]));
    let answers = train(&["work", &nets], &format!("{label}\n{played}")).expect("answers");
    assert!(merged("mixed", &answers).is_err_and(|why| why.contains("other labels")));
    let at = label.find("\"nets\":\"").expect("a fingerprint") + 8;
    let other = format!("{}0000000000000000\"}}", &label[..at]);
    assert!(train(&["work", &nets], &other).is_err_and(|why| why.contains("these nets")));
    for bad in ["", "{}", "null", &label[..20]] {
        assert!(merged("bad", bad).is_err(), "{bad}");
    }
    assert!(train(&["split", &nets, "0", "label", "1"], "").is_err());
    assert!(train(&["split", &nets, "8", "label"], "").is_err());
}
