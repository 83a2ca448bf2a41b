//! STUN server entered by the player.

use std::fmt;

/// Maximum length of a host name in characters.
const MAX_HOST_CHARS: usize = 253;

/// Host and port of a STUN server, which reports a browser's public address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StunServer(String);

impl StunServer {
    /// Parses `host` or `host:port`, with an optional `stun:` prefix; `None` if the text is invalid.
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim();
        let text = text.strip_prefix("stun:").unwrap_or(text);
        let (host, port) = text.split_once(':').unwrap_or((text, "3478"));
        let is_label = |label: &str| {
            let end = |byte: &u8| byte.is_ascii_alphanumeric();
            let bytes = label.as_bytes();
            bytes.first().is_some_and(end)
                && bytes.last().is_some_and(end)
                && bytes.iter().all(|byte| end(byte) || *byte == b'-')
        };
        let is_host = host.len() <= MAX_HOST_CHARS && host.split('.').all(is_label);
        let port: u16 = port.parse().ok().filter(|port| *port != 0)?;
        is_host.then(|| Self(format!("stun:{host}:{port}")))
    }
}

impl fmt::Display for StunServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
