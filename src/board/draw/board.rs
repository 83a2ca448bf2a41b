//! Whole boards as markup.

use rules::{Player, insertion_sort};

use crate::{
    Checker, Scene,
    draw::{
        Shape, arrows, background, checker::placed_checker, cube, die, direction, escaped,
        last_play, markup, numbers, shape::Group, targets,
    },
    units,
};

/// Returns all shapes on a board, lowest first.
pub(crate) fn shapes(scene: &Scene) -> Vec<Shape> {
    let view = scene.view;
    let mut checkers: Vec<&Checker> = scene.checkers.iter().collect();
    // Checkers higher in a stack cover lower ones.
    insertion_sort(&mut checkers, |checker| checker.height);
    let placed = |one: &Checker| placed_checker(view, one, scene.leaves(one.player, one.id));
    let checkers = checkers.into_iter().map(placed);
    let dice = scene.dice.iter().enumerate();
    let dice = dice.map(|(nth, one)| die(nth, one, view)).collect();
    let cube = scene.cube.iter().map(|one| cube(one, view)).collect();
    let mut shapes = background(view);
    shapes.extend(numbers(scene));
    shapes.extend(last_play(scene));
    shapes.extend(checkers);
    shapes.extend(targets(scene));
    shapes.push(Shape::Group(Group::new("dice", dice)));
    shapes.push(Shape::Group(Group::new("cube", cube)));
    shapes.extend(arrows(scene));
    shapes
}

/// Returns a static board for the page; `label` is its name for screen readers.
pub fn board(scene: &Scene, label: &str) -> String {
    element(scene, label, &[])
}

/// Returns a static board for the page, with both sides' directions of play.
pub fn board_with_directions(scene: &Scene) -> String {
    let ways = Player::BOTH.map(|player| direction(scene.view, player));
    element(scene, "", &ways)
}

fn element(scene: &Scene, label: &str, top: &[Shape]) -> String {
    let view = scene.view;
    let (width, height) = view.size();
    let turned = if view.turned { " turned" } else { "" };
    let left = if view.home_left { " home-left" } else { "" };
    format!(
        "<svg class='board{turned}{left}' viewBox='0 0 {} {}' role='img' aria-label='{}'>\
         <g aria-hidden='true'>{}{}</g></svg>",
        units(width),
        units(height),
        escaped(label),
        markup(&shapes(scene)),
        markup(top)
    )
}

#[cfg(test)]
mod tests {
    use crate::{picture, side};

    use super::*;

    fn start() -> Scene {
        picture("6:5 8:3 13:5 24:2", "6:5 8:3 13:5 24:2", "3 1", "5 0")
    }

    #[test]
    fn draws_every_checker_point_pip_number_and_target() {
        let drawn = board(&start(), "Board");
        let count = |part: &str| drawn.matches(part).count();
        assert_eq!(count("class='checker light'"), 15);
        assert_eq!(count("class='checker dark'"), 15);
        assert_eq!(count("class='point odd'") + count("class='point even'"), 24);
        assert_eq!(count("class='number'"), 24);
        assert_eq!(count("class='die "), 2);
        assert_eq!(count("class='target"), 2);
        let right: usize = drawn
            .split("<g class='right'>")
            .skip(1)
            .map(|face| face.split("</g>").next().unwrap_or_default())
            .map(|face| face.matches("class='pip'").count())
            .sum();
        assert_eq!(right, 4, "a three and a one");
        assert!(drawn.starts_with("<svg class='board' viewBox='0 0 "));
        assert_eq!(count("class='way"), 0);
        let directed = board_with_directions(&start());
        assert!(directed.contains("class='way light'") && directed.contains("class='way dark'"));
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
    fn checkers_higher_in_a_stack_are_drawn_over_lower_checkers() {
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
}
