//! The colours of a theme, by purpose.

use std::collections::BTreeMap;

/// The style sheets with the tokens of all themes.
const TOKENS: &str = include_str!("../../style/tokens.css");
const FIRST_THEME: &str = include_str!("../../style/themes.css");
const OTHER_THEMES: &str = include_str!("../../style/other-themes.css");

/// Defines [`Ink`] with the style token of each.
macro_rules! inks {
    ($($(#[$doc:meta])* $ink:ident = $token:literal,)*) => {
        /// A colour by its purpose; each theme defines its own.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Ink {
            $($(#[$doc])* $ink,)*
        }

        impl Ink {
            /// All inks.
            pub const ALL: &[Self] = &[$(Self::$ink),*];

            /// Returns the name of the style token, without its dashes.
            pub const fn token(self) -> &'static str {
                match self {
                    $(Self::$ink => $token,)*
                }
            }
        }
    };
}

inks! {
    /// The background around the board.
    Page = "page",
    /// The caption.
    Text = "ink",
    /// The frame of the board.
    Frame = "frame",
    /// The edge of the frame.
    FrameEdge = "frame-edge",
    /// The light edge along the frame.
    Bevel = "bevel",
    /// The two playing fields.
    Field = "field",
    /// The bar.
    Bar = "bar",
    /// The tray.
    Tray = "tray",
    /// Points with odd numbers.
    OddPoint = "point-a",
    /// Points with even numbers.
    EvenPoint = "point-b",
    /// The outline of the points.
    PointEdge = "point-edge",
    /// The inlaid lines of the points.
    Inlay = "inlay",
    /// Numbers of the points.
    Number = "number",
    /// Light checkers.
    Light = "light",
    /// The inner ring of light checkers.
    LightRing = "light-ring",
    /// The rim of light checkers.
    LightRim = "light-rim",
    /// Dark checkers.
    Dark = "dark",
    /// The inner ring of dark checkers.
    DarkRing = "dark-rim",
    /// The rim of dark checkers.
    DarkRim = "rim-out",
    /// The second ring of dark checkers, in themes without shades.
    SecondRing = "second",
    /// The highlight of checkers.
    Glint = "glint",
    /// Dice of the light side.
    LightDie = "die-a",
    /// Pips of the light side's dice, and numbers on light checkers.
    LightPip = "pip-a",
    /// Dice of the dark side.
    DarkDie = "die-b",
    /// Pips of the dark side's dice, and numbers on dark checkers.
    DarkPip = "pip-b",
    /// The edges of dice and cube.
    Edge = "edge",
    /// The cube.
    Cube = "cube",
    /// The number on the cube.
    CubeNumber = "cube-ink",
}

/// A colour that is seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Colour {
    /// The opaque colour in CSS notation.
    pub name: String,
    /// The opacity, above 0 and at most 1.
    pub opacity: f64,
}

impl Colour {
    /// Reads a colour of CSS; `None` if it is transparent. Other programs know no colours with opacity, so it is taken out.
    fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let numbers = text.strip_suffix(')').and_then(|rest| {
            let rest = rest.strip_prefix("rgba(").or(rest.strip_prefix("rgb("))?;
            let numbers = rest.split([' ', ',', '/']).filter(|part| !part.is_empty());
            numbers
                .map(|number| number.parse().ok())
                .collect::<Option<Vec<f64>>>()
        });
        let (name, opacity) = match numbers.as_deref() {
            Some(&[red, green, blue, ref opacity @ ..]) => {
                let [red, green, blue] = [red, green, blue].map(|channel| channel as u8);
                let opacity = opacity.first().copied().unwrap_or(1.0);
                (format!("#{red:02x}{green:02x}{blue:02x}"), opacity)
            }
            _ => (text.to_owned(), 1.0),
        };
        let seen = opacity > 0.0 && !["", "transparent"].contains(&text);
        seen.then_some(Self { name, opacity })
    }
}

/// The colours of a theme. Transparent ones are missing and not drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Palette(BTreeMap<Ink, Colour>);

impl Palette {
    /// Creates a palette with the colours that `of` returns in CSS notation.
    pub fn new(of: impl Fn(Ink) -> String) -> Self {
        let inks = Ink::ALL.iter();
        let colours = inks.filter_map(|&ink| Some((ink, Colour::read(&of(ink))?)));
        Self(colours.collect())
    }

    /// Returns the palette of a theme with the light scheme.
    pub fn of_theme(theme: &str) -> Self {
        let tokens = tokens(theme, "light");
        Self::new(|ink| {
            let value = tokens.get(ink.token());
            value.copied().unwrap_or_default().to_owned()
        })
    }

    /// Returns the colour of `ink`; `None` if it is not drawn.
    pub fn colour(&self, ink: Ink) -> Option<&Colour> {
        self.0.get(&ink)
    }
}

/// Returns the values of all style tokens of a theme on a screen with the scheme `light` or `dark`, by their names without
/// dashes.
pub fn tokens(theme: &str, scheme: &str) -> BTreeMap<&'static str, &'static str> {
    let mut all: BTreeMap<_, _> = declared(TOKENS).collect();
    let start = format!("[data-theme=\"{theme}\"] {{");
    // What follows in the layer "media" is not of a theme.
    let (first, _) = FIRST_THEME.split_once("@layer media").unwrap_or_default();
    for part in [first, OTHER_THEMES]
        .iter()
        .flat_map(|sheet| sheet.split("@media screen").skip(1))
    {
        let condition = part.split('{').next().unwrap_or_default();
        if !condition.contains("prefers-color-scheme") || condition.contains(scheme) {
            let block = part.split_once(&start).map_or("", |(_, rest)| rest);
            all.extend(declared(block.split('}').next().unwrap_or_default()));
        }
    }
    all
}

/// Returns the custom properties that are declared in a text, by name.
fn declared(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let declarations = text.split(';');
    declarations.filter_map(|one| one.rsplit_once("--")?.1.split_once(": "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opacity_is_taken_out_of_a_colour_and_transparent_ones_are_none() {
        let read = |text| Colour::read(text).map(|colour| (colour.name, colour.opacity));
        let white = |opacity| Some(("#ffffff".to_owned(), opacity));
        assert_eq!(read(" #ffffff"), white(1.0));
        assert_eq!(read("rgba(255, 255, 255, 0.2)"), white(0.2));
        assert_eq!(read("rgb(255 255 255 / 0.2)"), white(0.2));
        assert_eq!(read("rgb(255, 255, 255)"), white(1.0));
        assert_eq!(read("Canvas"), Some(("Canvas".to_owned(), 1.0)));
        for text in ["", "transparent", "rgba(0, 0, 0, 0)"] {
            assert_eq!(read(text), None);
        }
    }

    #[test]
    fn every_theme_has_the_colours_of_its_style_sheet() {
        for theme in ["felt", "walnut", "midnight", "flat", "paper"] {
            let palette = Palette::of_theme(theme);
            let own = tokens(theme, "light");
            for ink in Ink::ALL {
                let value = own.get(ink.token()).expect("a token for each ink");
                let seen = palette.colour(*ink).is_some();
                assert_eq!(seen, *value != "transparent", "{theme}: {ink:?}");
            }
        }
        let walnut = Palette::of_theme("walnut");
        let field = walnut.colour(Ink::Field).map(|colour| &*colour.name);
        assert_eq!(field, Some("#d8bb90"));
    }
}
