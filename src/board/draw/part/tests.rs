use super::*;

/// Style sheets for the board and its arrows, and the page that contains their gradients.
const BOARD: &str = concat!(
    include_str!("../../../../style/board.css"),
    include_str!("../../../../style/arrows.css")
);
const PAGE: &str = include_str!("../../../../index.html");

/// Returns the value of `property` in the style sheet, from the last of `selectors` that declares it.
fn declared(selectors: &[&str], property: &str) -> Option<&'static str> {
    let of = |selector: &str| {
        let (_, rest) = BOARD.split_once(&format!("\n  {selector} {{"))?;
        let mut declarations = rest.split('}').next()?.split(';');
        declarations.find_map(|one| one.trim().strip_prefix(property)?.strip_prefix(": "))
    };
    selectors.iter().rev().find_map(|selector| of(selector))
}

/// Returns the token of a colour, or the tokens of all stops in a gradient.
fn tokens(value: &str) -> Vec<&str> {
    if let Some(token) = value.strip_prefix("var(--") {
        return vec![token.trim_end_matches(')')];
    }
    let Some(id) = value.strip_prefix("url(#") else {
        return Vec::new();
    };
    let id = format!("id=\"{}\"", id.trim_end_matches(')'));
    let (_, gradient) = PAGE.split_once(&id).expect("a gradient of the page");
    let gradient = gradient.split("</").next().unwrap_or_default();
    let stops = gradient.split("class=\"").skip(1);
    let classes = stops.filter_map(|stop| stop.split('"').next());
    let colours = classes.filter_map(|class| declared(&[&format!(".{class}")], "stop-color"));
    colours.flat_map(tokens).collect()
}

#[test]
fn pictures_use_the_paint_from_the_style_sheet() {
    use ArrowKind::{Best, Played, Unjudged};
    use Player::{Black, White};
    const UNIT: f64 = 7.0;
    let styled: [(Part, &[&str]); 37] = [
        (Part::Frame, &[".frame"]),
        (Part::Bevel, &[".bevel"]),
        (Part::Field, &[".field"]),
        (Part::Bar, &[".bar"]),
        (Part::Tray, &[".tray"]),
        (Part::OddPoint, &[".point", ".point.odd"]),
        (Part::EvenPoint, &[".point", ".point.even"]),
        (Part::Inlay, &[".inlay"]),
        (Part::Number, &[".number"]),
        (Part::Checker(White), &[".body", ".light .body"]),
        (Part::Checker(Black), &[".body", ".dark .body"]),
        (Part::Face(White), &[".face", ".light .face"]),
        (Part::Face(Black), &[".face", ".dark .face"]),
        (Part::SecondRing, &[".second"]),
        (Part::Glint, &[".glint"]),
        (Part::Count(White), &[".light .count"]),
        (Part::Count(Black), &[".dark .count"]),
        (Part::Edge(White), &[".edge", ".light .edge"]),
        (Part::Edge(Black), &[".edge", ".dark .edge"]),
        (
            Part::Die(White),
            &[":is(.die, .cube) .body", ".die.light .body"],
        ),
        (
            Part::Die(Black),
            &[":is(.die, .cube) .body", ".die.dark .body"],
        ),
        (Part::Pip(White), &[".die.light .pip"]),
        (Part::Pip(Black), &[".die.dark .pip"]),
        (Part::Cube, &[":is(.die, .cube) .body", ".cube .body"]),
        (Part::CubeLine, &[".cube-line"]),
        (Part::CubeNumber, &[".cube-number"]),
        (
            Part::Arrow(Best),
            &[".arrow-body", ".arrow.best .arrow-body"],
        ),
        (
            Part::Arrow(Played),
            &[".arrow-body", ".arrow.played .arrow-body"],
        ),
        (
            Part::Arrow(Unjudged),
            &[".arrow-body", ".arrow.unjudged .arrow-body"],
        ),
        (Part::ArrowShadow, &[".arrow-shadow"]),
        (
            Part::Ghost(White),
            &[".ghost-light, .ghost-dark", ".ghost-light"],
        ),
        (
            Part::Ghost(Black),
            &[".ghost-light, .ghost-dark", ".ghost-dark"],
        ),
        (Part::GhostEdge, &[".ghost-under"]),
        (Part::GhostRing, &[".ghost-ring"]),
        (Part::DrawnArrow, &[".drawn-arrow"]),
        (
            Part::Ring,
            &[".drawn-ring, .drawn-ring-edge", ".drawn-ring"],
        ),
        (
            Part::RingEdge,
            &[".drawn-ring, .drawn-ring-edge", ".drawn-ring-edge"],
        ),
    ];
    for (part, selectors) in styled {
        let paint = part.paint(UNIT).expect("a part of pictures");
        let fill = tokens(declared(selectors, "fill").unwrap_or("none"));
        match paint.fill {
            Some(token) => assert!(fill.contains(&token), "{part:?}: {fill:?}"),
            None => assert_ne!(fill.len(), 1, "{part:?} has a plain fill"),
        }
        let stroke = tokens(declared(selectors, "stroke").unwrap_or("none"));
        let token = paint.stroke.map(|(token, _)| token);
        assert_eq!(stroke, Vec::from_iter(token), "{part:?}");
        let width = declared(selectors, "stroke-width").map(|width| {
            let by_unit = width.strip_prefix("calc(var(--u) * ");
            let number = by_unit.unwrap_or(width).trim_end_matches(')');
            let number: f64 = number.parse().expect("a number");
            number * if by_unit.is_some() { UNIT } else { 1.0 }
        });
        assert_eq!(paint.stroke.map(|(_, width)| width), width, "{part:?}");
        let opacity = declared(selectors, "opacity").map_or(Ok(1.0), str::parse);
        assert_eq!(opacity, Ok(paint.opacity), "{part:?}");
    }
}

#[test]
fn own_signs_are_as_heavy_as_other_arrows() {
    let outline = |part: Part| part.paint(1.0).and_then(|paint| paint.stroke);
    let width = |part: Part| outline(part).map_or(0.0, |(_, width)| width);
    assert!(width(Part::DrawnArrow) >= width(Part::Arrow(ArrowKind::Best)));
    assert!(width(Part::Ring) > width(Part::GhostRing));
    assert!(width(Part::RingEdge) - width(Part::Ring) > 0.7);
}
