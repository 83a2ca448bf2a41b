//! Theme colours, by style token.

use std::collections::BTreeMap;

/// Style sheet with the tokens of all themes.
const TOKENS: &str = include_str!("../../../style/tokens.css");
const FIRST_THEME: &str = include_str!("../../../style/themes.css");
const OTHER_THEMES: &str = include_str!("../../../style/other-themes.css");

/// Colour that is not fully transparent.
#[derive(Clone, Debug, PartialEq)]
pub struct Colour {
    /// Opaque colour in CSS notation.
    pub name: String,
    /// Opacity, above 0 and at most 1.
    pub opacity: f64,
}

impl Colour {
    /// Parses a CSS colour; `None` if it is transparent. The opacity is separated, because other programs do not
    /// support colours with an alpha channel.
    pub fn read(text: &str) -> Option<Self> {
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

/// Function that returns a theme's colour for a style token; `None` for tokens that are not drawn.
pub type Palette<'a> = &'a dyn Fn(&str) -> Option<Colour>;

/// Returns a theme's palette in the light scheme.
pub fn palette_of(theme: &str) -> impl Fn(&str) -> Option<Colour> {
    let tokens = tokens(theme, "light");
    move |token| Colour::read(tokens.get(token)?)
}

/// Returns the values of all style tokens in a theme for the scheme `light` or `dark`, keyed by name without the
/// leading dashes.
pub fn tokens(theme: &str, scheme: &str) -> BTreeMap<&'static str, &'static str> {
    let mut all: BTreeMap<_, _> = declared(TOKENS).collect();
    let start = format!("[data-theme=\"{theme}\"] {{");
    // Declarations in the layer "media" belong to no theme.
    let (first, _) = FIRST_THEME.split_once("@layer media").unwrap_or_default();
    for sheet in [first, OTHER_THEMES] {
        let (_, block) = sheet.split_once(&start).unwrap_or_default();
        all.extend(declared(block.split('}').next().unwrap_or_default()));
    }
    for value in all.values_mut() {
        *value = of_scheme(value, scheme);
    }
    all
}

/// Returns the half of `light-dark(LIGHT, DARK)` that belongs to the scheme `light` or `dark`; any other value is
/// returned unchanged.
pub fn of_scheme<'a>(value: &'a str, scheme: &str) -> &'a str {
    let Some(both) = value
        .strip_prefix("light-dark(")
        .and_then(|rest| rest.strip_suffix(')'))
    else {
        return value;
    };
    // A colour may contain commas, but only within parentheses.
    let mut depth = 0;
    let comma = both.find(|sign| {
        depth += i32::from(sign == '(') - i32::from(sign == ')');
        sign == ',' && depth == 0
    });
    let (light, dark) = both.split_at(comma.unwrap_or(both.len()));
    match scheme {
        "dark" => dark.trim_start_matches([',', ' ']),
        _ => light,
    }
}

/// Returns the custom properties declared in a text, with their names.
fn declared(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let declarations = text.split(';');
    declarations.filter_map(|one| one.rsplit_once("--")?.1.split_once(": "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_opacity_separately_and_skips_transparent_colours() {
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
    fn every_theme_and_scheme_defines_its_colours() {
        let name = |theme, token| palette_of(theme)(token).map(|colour| colour.name);
        let field = |theme| name(theme, "field");
        assert_eq!(field("felt").as_deref(), Some("#2c6b4f"));
        assert_eq!(field("walnut").as_deref(), Some("#d8bb90"));
        assert_eq!(field("paper").as_deref(), Some("#ffffff"));
        assert_eq!(name("walnut", "ground").as_deref(), Some("#f4f0ea"));
        assert_eq!(tokens("walnut", "dark")["ground"], "#161311");
        let both = "light-dark(rgb(0, 0, 0), #fff)";
        assert_eq!(of_scheme(both, "light"), "rgb(0, 0, 0)");
        assert_eq!(of_scheme(both, "dark"), "#fff");
        assert_eq!(name("felt", "point-edge"), None);
    }
}
