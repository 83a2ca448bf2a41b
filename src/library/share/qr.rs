//! QR codes.

use std::fmt::Write as _;

use fast_qr::{ECL, QRBuilder};

/// Width, in modules, of the light border that the standard requires; cameras cannot detect the code without it.
const QUIET_ZONE: usize = 4;

/// QR code with its quiet zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrCode {
    /// Side length, in modules, including the quiet zone.
    pub side: usize,
    /// Dark modules as SVG path data, with one unit per module.
    pub path: String,
}

impl QrCode {
    /// Encodes `text`; `None` if the text is too long for a QR code.
    ///
    /// A link on a screen is scanned without damage, so the lowest error correction level suffices and allows larger
    /// modules.
    pub fn of(text: &str) -> Option<Self> {
        let code = QRBuilder::new(text).ecl(ECL::L).build().ok()?;
        let mut path = String::new();
        for (y, row) in code.data.chunks(code.size).take(code.size).enumerate() {
            let mut x = 0;
            for run in row.chunk_by(|a, b| a.value() == b.value()) {
                if run.first().is_some_and(|module| module.value()) {
                    let (left, top, length) = (x + QUIET_ZONE, y + QUIET_ZONE, run.len());
                    // Writing to a string cannot fail.
                    let _written = write!(path, "M{left} {top}h{length}v1h-{length}z");
                }
                x += run.len();
            }
        }
        Some(Self {
            side: code.size + 2 * QUIET_ZONE,
            path,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the horizontal runs of a path, each as left edge, row and length.
    fn runs(path: &str) -> Vec<[usize; 3]> {
        let number = |text: &str| text.parse().expect("a number");
        path.split('M')
            .skip(1)
            .map(|run| {
                let (corner, rest) = run.split_once('h').expect("a width");
                let (x, y) = corner.split_once(' ').expect("two coordinates");
                let (length, _) = rest.split_once('v').expect("a height");
                [number(x), number(y), number(length)]
            })
            .collect()
    }

    /// Returns the text that a decoder reads from the code when it is drawn at four pixels per module.
    fn seen(code: &QrCode) -> String {
        const PIXELS: usize = 4;
        let runs = runs(&code.path);
        let dark = |x: usize, y: usize| {
            let on =
                |[left, row, length]: &[usize; 3]| *row == y && (*left..left + length).contains(&x);
            runs.iter().any(on)
        };
        let side = code.side * PIXELS;
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| {
            if dark(x / PIXELS, y / PIXELS) { 0 } else { 255 }
        });
        let grids = image.detect_grids();
        let (_, text) = grids.first().expect("a code").decode().expect("readable");
        text
    }

    #[test]
    fn a_decoder_reads_the_link() {
        let link = "example.org/some/path/#p=AQ4BAgMEBQYHCAkKCwwNDg-_";
        assert_eq!(seen(&QrCode::of(link).expect("short")), link);
    }

    #[test]
    fn a_link_of_seven_hundred_characters_fits() {
        let link = format!("example.org/#g={}", "aB3_".repeat(170));
        assert_eq!(seen(&QrCode::of(&link).expect("fits")), link);
    }

    #[test]
    fn has_a_quiet_zone_of_four_modules_on_each_side() {
        let code = QrCode::of("#p=AQ").expect("short");
        for [x, y, length] in runs(&code.path) {
            assert!(x >= 4 && y >= 4, "{x} {y}");
            assert!(x + length <= code.side - 4 && y < code.side - 4);
        }
    }

    #[test]
    fn rejects_a_text_that_is_too_long() {
        assert_eq!(QrCode::of(&"x".repeat(3000)), None);
    }
}
