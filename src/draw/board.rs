//! A whole board.

use std::borrow::Cow;

use rules::insertion_sort;
use table::{Checker, Scene, side, units};

use crate::{Look, board_background, checker, colour_class, cube, die, numbers};

/// Draws a static board, called `label` for screen readers, without targets, arrows and the highlight of the last play.
pub fn board(scene: &Scene, label: &str) -> String {
    let view = scene.view;
    let (width, height) = view.size();
    let turned = if view.turned { " turned" } else { "" };
    let left = if view.home_left { " home-left" } else { "" };
    let mut checkers: Vec<&Checker> = scene.checkers.iter().collect();
    // Higher ones lie over lower ones.
    insertion_sort(&mut checkers, |checker| checker.height);
    let checkers: String = checkers
        .into_iter()
        .map(|one| placed_checker(scene, one))
        .collect();
    let dice = scene.dice.iter().enumerate();
    let dice: String = dice.map(|(nth, one)| die(nth, one, view)).collect();
    let cube = scene.cube.as_ref().map_or_else(String::new, |one| {
        let (name, drawn) = (escaped(&one.name), cube(one, view));
        format!("<g class='cube' role='img' aria-label='{name}'>{drawn}</g>")
    });
    format!(
        "<svg class='board{turned}{left}' viewBox='0 0 {} {}' role='img' aria-label='{}'>\
         <g aria-hidden='true'>{}{}</g>{checkers}<g class='dice' aria-hidden='true'>{dice}</g>{cube}</svg>",
        units(width),
        units(height),
        escaped(label),
        board_background(view),
        numbers(scene)
    )
}

fn placed_checker(scene: &Scene, one: &Checker) -> String {
    let [x, y] = [one.at.x, one.at.y].map(units);
    format!(
        "<g data-piece='{}-{}' class='checker {}' aria-hidden='true' transform='translate({x} {y})'>{}</g>",
        side(one.player),
        one.id,
        colour_class(one.player),
        checker(scene.view, one.player, Look::of(one))
    )
}

/// Escapes untrusted text for elements and attributes.
///
/// The Trusted Types policy (`xtask/start.js`) rejects markup with `onload=` or `javascript:` anywhere, so `=` and `:`
/// are escaped too.
pub fn escaped(text: &str) -> Cow<'_, str> {
    const SIGNS: [char; 7] = ['&', '<', '>', '"', '\'', '=', ':'];
    if !text.contains(SIGNS) {
        return text.into();
    }
    let sign = |letter: char| {
        if SIGNS.contains(&letter) {
            format!("&#{};", u32::from(letter))
        } else {
            letter.to_string()
        }
    };
    text.chars().map(sign).collect::<String>().into()
}

#[cfg(test)]
mod tests {
    use table::picture;

    use super::*;

    fn start() -> Scene {
        picture("6:5 8:3 13:5 24:2", "6:5 8:3 13:5 24:2", "3 1", "")
    }

    #[test]
    fn draws_every_checker_point_pip_and_number() {
        let drawn = board(&start(), "Board");
        let count = |part: &str| drawn.matches(part).count();
        assert_eq!(count("class='checker light'"), 15);
        assert_eq!(count("class='checker dark'"), 15);
        assert_eq!(count("class='point odd'") + count("class='point even'"), 24);
        assert_eq!(count("class='number'"), 24);
        assert_eq!(count("class='die "), 2);
        let right: usize = drawn
            .split("<g class='right'>")
            .skip(1)
            .map(|face| face.split("</g>").next().unwrap_or_default())
            .map(|face| face.matches("class='pip'").count())
            .sum();
        assert_eq!(right, 4, "a three and a one");
        assert!(drawn.starts_with("<svg class='board' viewBox='0 0 "));
    }

    #[test]
    fn every_element_is_closed() {
        let drawn = board(&start(), "Board");
        let opened = drawn.matches('<').count() - drawn.matches("</").count();
        assert_eq!(
            opened,
            drawn.matches("</").count() + drawn.matches("/>").count()
        );
    }

    #[test]
    fn higher_checkers_are_drawn_over_lower_ones() {
        let mut scene = start();
        scene.checkers.reverse();
        let drawn = board(&scene, "");
        let place = |checker: &Checker| {
            let name = format!("data-piece='{}-{}'", side(checker.player), checker.id);
            drawn.find(&name).map(|at| (checker.height, at))
        };
        let mut places: Vec<_> = scene.checkers.iter().filter_map(place).collect();
        assert_eq!(places.len(), 30);
        places.sort_unstable();
        assert!(places.is_sorted_by_key(|(_, at)| at));
    }

    #[test]
    fn nothing_in_a_text_looks_like_markup_or_like_a_script() {
        let text = escaped("<b onload=\"x\"> 'javascript:' & co");
        assert!(!text.contains(['<', '>', '"', '\'', '=', ':']), "{text}");
        assert_eq!(text.matches('&').count(), text.matches("&#").count());
        assert_eq!(escaped("Ann Ünal"), "Ann Ünal");
    }
}
