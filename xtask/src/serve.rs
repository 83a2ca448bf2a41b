//! Small static file server for a finished folder at any base path, accessible only from this machine.
//!
//! The server behaves like a plain static host, so that tests against it are representative of such hosts: files by
//! name, `index.html` for the folder, the correct media type for each file, and 404 for all other paths.

use std::{
    collections::HashMap,
    fs,
    io::{self, Cursor, Write as _},
    net::Ipv4Addr,
    path::{Component, Path, PathBuf},
    sync::Arc,
    thread,
};

use anyhow::{Context, Result};
use tiny_http::{Header, Method, Request, Response, Server};

use crate::{budget, folder};

/// Serves `dir` under `base` (which starts and ends with a slash) on the first free port from `port` upwards, until the
/// process exits; 0 selects any free port. If `packed`, files are compressed as on a real host, for tests with a slow
/// network. Returns the URL of the page.
///
/// # Errors
/// Returns an error if none of twenty ports is free, or if a file cannot be read.
pub fn start(dir: &Path, base: &str, port: u16, packed: bool) -> Result<String> {
    let packed = if packed { pack(dir)? } else { HashMap::new() };
    let last = port.saturating_add(if port == 0 { 0 } else { 19 });
    let server = (port..=last).find_map(|port| Server::http((Ipv4Addr::LOCALHOST, port)).ok());
    let free = || format!("no free port from {port} to {last}: choose another with --port");
    let server = server.with_context(free)?;
    let url = format!("http://{}{base}", server.server_addr());
    let site = Arc::new(Site {
        dir: dir.to_owned(),
        base: base.to_owned(),
        packed,
    });
    thread::spawn(move || {
        for request in server.incoming_requests() {
            let site = Arc::clone(&site);
            // A browser closing its connection early is not an error.
            thread::spawn(move || drop(site.respond(request)));
        }
    });
    Ok(url)
}

/// Returns the files in a folder that Brotli makes smaller, in compressed form.
fn pack(dir: &Path) -> Result<HashMap<PathBuf, Vec<u8>>> {
    let mut packed = HashMap::new();
    for name in folder::files(dir)? {
        let content = fs::read(dir.join(&name))?;
        let smaller = budget::compressed(&content)?;
        if smaller.len() < content.len() {
            packed.insert(dir.join(name), smaller);
        }
    }
    Ok(packed)
}

struct Site {
    dir: PathBuf,
    base: String,
    /// Files compressed with Brotli.
    packed: HashMap<PathBuf, Vec<u8>>,
}

impl Site {
    fn respond(&self, request: Request) -> io::Result<()> {
        let mut headers = request.headers().iter();
        let unpacks = headers.any(|Header { field, value }| {
            field.equiv("Accept-Encoding") && value.as_str().contains("br")
        });
        let answer = self.answer(request.url(), unpacks);
        let is_head = *request.method() == Method::Head;
        let (version, headers) = (request.http_version().clone(), request.headers());
        let mut whole = Vec::new();
        answer.raw_print(&mut whole, version, headers, is_head, None)?;
        // The header and the body are sent in a single write: a second write would wait 40 ms for the first to be
        // acknowledged.
        let mut writer = request.into_writer();
        writer.write_all(&whole)?;
        writer.flush()
    }

    fn answer(&self, target: &str, unpacks: bool) -> Response<Cursor<Vec<u8>>> {
        let path = target.split(['?', '#']).next().unwrap_or_default();
        let is_plain = |path: &&str| {
            let mut parts = Path::new(path).components();
            parts.all(|part| matches!(part, Component::Normal(_)))
        };
        let inside = path.strip_prefix(&self.base).filter(is_plain);
        let Some(mut file) = inside.map(|path| self.dir.join(path)) else {
            return Response::from_data([]).with_status_code(404);
        };
        if file.is_dir() {
            file.push("index.html");
        }
        let packed = self.packed.get(&file).filter(|_| unpacks);
        let Some(body) = packed.cloned().or_else(|| fs::read(&file).ok()) else {
            return Response::from_data([]).with_status_code(404);
        };
        // A browser must never show stale files after a rebuild.
        let headers = [("Content-Type", mime(&file)), ("Cache-Control", "no-cache")];
        let encoding = packed.map(|_| ("Content-Encoding", "br"));
        let headers = headers.into_iter().chain(encoding);
        let response = Response::from_data(body).with_chunked_threshold(usize::MAX);
        let headers = headers.filter_map(|(name, value)| Header::from_bytes(name, value).ok());
        headers.fold(response, Response::with_header)
    }
}

/// Returns a file's media type based on its extension. WebAssembly files must have exactly the right type, or browsers
/// refuse to compile them while streaming.
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
    use std::io::Read as _;

    use super::*;

    fn site(base: &str) -> Site {
        Site {
            dir: Path::new(env!("CARGO_MANIFEST_DIR")).to_owned(),
            base: base.to_owned(),
            packed: HashMap::new(),
        }
    }

    fn status(base: &str, target: &str) -> u16 {
        site(base).answer(target, true).status_code().0
    }

    #[test]
    fn files_are_served_only_under_the_base() {
        assert_eq!(status("/game/", "/game/src/main.rs?seed=1"), 200);
        assert_eq!(status("/game/", "/src/main.rs"), 404);
        assert_eq!(status("/", "/src/main.rs"), 200);
    }

    #[test]
    fn files_outside_the_folder_are_not_served() {
        for target in [
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/src/../../Cargo.toml",
            "//etc/hosts",
        ] {
            assert_eq!(status("/", target), 404, "{target}");
        }
    }

    #[test]
    fn packed_files_are_sent_to_clients_that_accept_brotli() -> Result<()> {
        let mut site = site("/");
        let file = site.dir.join("Cargo.toml");
        site.packed = HashMap::from([(file, b"small".to_vec())]);
        for (unpacks, start) in [(true, "small"), (false, "[package]")] {
            let answer = site.answer("/Cargo.toml", unpacks);
            let is_encoding = |header: &Header| header.field.equiv("Content-Encoding");
            assert_eq!(answer.headers().iter().any(is_encoding), unpacks);
            let mut body = String::new();
            answer.into_reader().read_to_string(&mut body)?;
            assert!(body.starts_with(start));
        }
        Ok(())
    }

    #[test]
    fn the_server_uses_the_next_port_if_one_is_taken() -> Result<()> {
        let dir = Path::new(env!("CARGO_MANIFEST_DIR"));
        let first = Server::http((Ipv4Addr::LOCALHOST, 0)).map_err(anyhow::Error::from_boxed)?;
        let port = first.server_addr().to_ip().context("a port")?.port();
        let second = start(dir, "/", port, false)?;
        assert!(second.starts_with("http://127.0.0.1:") && !second.contains(&format!(":{port}/")));
        Ok(())
    }
}
