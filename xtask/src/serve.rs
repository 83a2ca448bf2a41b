//! A small static server: a finished folder, under any path, on this machine alone.
//!
//! It does what a plain static host does and no more, so that what works here works there: files by name,
//! `index.html` for the folder, the right type for each, and 404 for the rest.

use std::{
    collections::HashMap,
    fs,
    io::{BufRead, BufReader, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Component, Path, PathBuf},
    sync::Arc,
    thread,
};

use anyhow::{Context, Result, bail};

use crate::{budget, folder};

/// A folder that is being served for as long as the program lives.
pub struct Server {
    /// The port it listens on.
    pub port: u16,
    /// The path under which the folder lies: begins and ends with a slash.
    pub base: String,
}

impl Server {
    /// The address of the page.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}{}", self.port, self.base)
    }
}

/// Serves `dir` under `base` (which begins and ends with a slash) on the first free port from `port` on; 0 takes any.
///
/// # Errors
/// If none of twenty ports is free.
pub fn start(dir: &Path, base: &str, port: u16) -> Result<Server> {
    serve(dir, base, port, HashMap::new())
}

/// The same on any port, and compressed as a host in the network does it, so that a slow network can be tried out.
///
/// # Errors
/// If a file cannot be read.
pub fn start_packed(dir: &Path, base: &str) -> Result<Server> {
    let mut packed = HashMap::new();
    for name in folder::files(dir)? {
        let path = dir.join(name);
        let content = fs::read(&path)?;
        let smaller = budget::compressed(&content)?;
        if smaller.len() < content.len() {
            packed.insert(path, smaller);
        }
    }
    serve(dir, base, 0, packed)
}

fn serve(dir: &Path, base: &str, port: u16, packed: HashMap<PathBuf, Vec<u8>>) -> Result<Server> {
    let listener = listen(port)?;
    let port = listener.local_addr()?.port();
    let site = Arc::new(Site {
        dir: dir.to_owned(),
        base: base.to_owned(),
        packed,
    });
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let site = Arc::clone(&site);
            // A browser that closes its connection early is no news to anyone.
            thread::spawn(move || drop(site.talk(&stream)));
        }
    });
    Ok(Server {
        port,
        base: base.to_owned(),
    })
}

fn listen(first: u16) -> Result<TcpListener> {
    let last = first.saturating_add(if first == 0 { 0 } else { 19 });
    for port in first..=last {
        if let Ok(listener) = TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            return Ok(listener);
        }
    }
    bail!("no free port from {first} to {last}: choose another with --port")
}

struct Site {
    dir: PathBuf,
    base: String,
    /// Files that have been compressed with brotli.
    packed: HashMap<PathBuf, Vec<u8>>,
}

impl Site {
    /// Answers the requests of one connection until the other side closes it.
    fn talk(&self, stream: &TcpStream) -> Result<()> {
        let mut reader = BufReader::new(stream);
        loop {
            let mut request = String::new();
            if reader.read_line(&mut request)? == 0 {
                return Ok(());
            }
            let mut header = String::new();
            let mut unpacks = false;
            while reader.read_line(&mut header)? > 2 {
                let line = header.to_ascii_lowercase();
                unpacks |= line.starts_with("accept-encoding:") && line.contains("br");
                header.clear();
            }
            let mut words = request.split_ascii_whitespace();
            let method = words.next().context("a request without a method")?;
            let target = words.next().context("a request without a target")?;
            let answer = match method {
                "GET" | "HEAD" => self.answer(target, unpacks),
                _ => Answer::new("405 Method Not Allowed", &[]),
            };
            answer.send(stream, method != "HEAD")?;
        }
    }

    fn answer(&self, target: &str, unpacks: bool) -> Answer {
        let path = target.split(['?', '#']).next().unwrap_or_default();
        if path.len() + 1 == self.base.len() && self.base.starts_with(path) {
            return Answer::new("301 Moved Permanently", &[("Location", &self.base)]);
        }
        let is_plain = |path: &Path| {
            path.components()
                .all(|part| matches!(part, Component::Normal(_)))
        };
        let inside = path.strip_prefix(&self.base).map(Path::new);
        let Some(inside) = inside.filter(|path| is_plain(path)) else {
            return Answer::new("404 Not Found", &[]);
        };
        let mut file = self.dir.join(inside);
        if file.is_dir() {
            file.push("index.html");
        }
        let packed = self.packed.get(&file).filter(|_| unpacks);
        let Some(body) = packed.cloned().or_else(|| fs::read(&file).ok()) else {
            return Answer::new("404 Not Found", &[]);
        };
        let encoding = packed.map(|_| ("Content-Encoding", "br"));
        // A rebuilt page must never meet yesterday's files.
        let headers = [("Content-Type", mime(&file)), ("Cache-Control", "no-cache")];
        let headers: Vec<_> = headers.into_iter().chain(encoding).collect();
        Answer {
            body,
            ..Answer::new("200 OK", &headers)
        }
    }
}

struct Answer {
    status: &'static str,
    headers: String,
    body: Vec<u8>,
}

impl Answer {
    fn new(status: &'static str, headers: &[(&str, &str)]) -> Self {
        let line = |(name, value): &(&str, &str)| format!("{name}: {value}\r\n");
        Self {
            status,
            headers: headers.iter().map(line).collect(),
            body: Vec::new(),
        }
    }

    fn send(&self, mut to: &TcpStream, with_body: bool) -> Result<()> {
        let Self {
            status,
            headers,
            body,
        } = self;
        let length = body.len();
        let head = format!("HTTP/1.1 {status}\r\n{headers}Content-Length: {length}\r\n\r\n");
        let mut bytes = head.into_bytes();
        if with_body {
            bytes.extend_from_slice(body);
        }
        Ok(to.write_all(&bytes)?)
    }
}

/// The media type of a file by its name. Wasm must be named exactly, or browsers refuse to compile it as it streams in.
fn mime(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(base: &str, target: &str) -> &'static str {
        let site = Site {
            dir: Path::new(env!("CARGO_MANIFEST_DIR")).to_owned(),
            base: base.to_owned(),
            packed: HashMap::new(),
        };
        site.answer(target, true).status
    }

    #[test]
    fn a_file_is_found_under_the_base_alone() {
        assert_eq!(status("/game/", "/game/src/main.rs?seed=1"), "200 OK");
        assert_eq!(status("/game/", "/src/main.rs"), "404 Not Found");
        assert_eq!(status("/", "/src/main.rs"), "200 OK");
    }

    #[test]
    fn the_base_without_its_slash_is_sent_on() {
        assert_eq!(status("/game/", "/game"), "301 Moved Permanently");
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        for target in [
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/src/../../Cargo.toml",
            "//etc/hosts",
        ] {
            assert_eq!(status("/", target), "404 Not Found", "{target}");
        }
    }

    #[test]
    fn what_has_been_packed_is_sent_packed_to_who_can_unpack_it() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
        let site = Site {
            dir: Path::new(env!("CARGO_MANIFEST_DIR")).to_owned(),
            base: "/".to_owned(),
            packed: HashMap::from([(file, b"small".to_vec())]),
        };
        let packed = site.answer("/Cargo.toml", true);
        assert_eq!(packed.body, b"small");
        assert!(packed.headers.contains("Content-Encoding: br"));
        let plain = site.answer("/Cargo.toml", false);
        assert!(plain.body.starts_with(b"[package]"));
        assert!(!plain.headers.contains("Content-Encoding"));
    }

    #[test]
    fn a_taken_port_gives_way_to_the_next() -> Result<()> {
        let dir = Path::new(env!("CARGO_MANIFEST_DIR"));
        let first = start(dir, "/", 0)?;
        let second = start(dir, "/", first.port)?;
        assert!(second.port > first.port);
        Ok(())
    }
}
