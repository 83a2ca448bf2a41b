//! Large boards with arrows, for visual inspection: see [`super::pictures`].

use board::{ArrowKind, Stacks, StaticBoard, View};
use rules::Player;
use words::Language;

use super::pictures::{folder, write};

/// Arrow kind, and the moves that the arrows show.
type Shown = (ArrowKind, &'static [[u8; 2]]);

/// Draws a large board with these arrows or, without arrows, with the marks for the last play.
fn large_board(turned: bool, shown: &[Shown]) -> String {
    let [mut own, mut opponent] = [[0; 26]; 2];
    for (number, count) in [(13, 2), (22, 2), (8, 2), (6, 3), (5, 2), (4, 3), (2, 1)] {
        own[number] = count;
    }
    for (number, count) in [(10, 1), (22, 2), (6, 5), (5, 2), (4, 2), (8, 3)] {
        opponent[number] = count;
    }
    let stacks = Stacks::from_setup(&rules::Setup { own, opponent });
    let cube = rules::Cube {
        value: rules::CubeValue::new(4).expect("a power of two"),
        owner: Some(Player::White),
    };
    let view = View {
        turned,
        home_left: false,
        bottom: Player::White,
    };
    let arrows = |(kind, ways): &Shown| board::arrows(&view, &stacks, Player::White, ways, *kind);
    let still = StaticBoard {
        dice: Some((Player::White, vec![2, 2, 2, 2], false)),
        cube: Some((cube, String::new())),
        offered: None,
        score: rules::ByPlayer::default(),
        arrows: shown.iter().flat_map(arrows).collect(),
    };
    let mut scene = still.scene(&stacks, view);
    if shown.is_empty() {
        scene.last = [10, 18, 13, 4].map(board::Place::Point).into();
        let left = |point| (Player::Black, view.slot(board::Place::Point(point), 1, 2));
        scene.left = [10, 13].map(left).into();
        for checker in &mut scene.checkers {
            checker.moved = checker.player == Player::Black && checker.height == 1;
        }
    }
    let width = if turned { 380 } else { 700 };
    let board = board::draw::board(&scene, "Board");
    format!("<div style='width:{width}px'>{board}</div>")
}

#[test]
fn writes_pictures_of_large_boards() {
    if folder().is_none() {
        return;
    }
    let best: Shown = (ArrowKind::Best, &[[13, 9], [13, 9], [22, 20]]);
    let played: Shown = (ArrowKind::Played, &[[13, 11], [6, 2]]);
    let unjudged: Shown = (ArrowKind::Unjudged, &[[13, 11], [6, 2]]);
    for (name, turned) in [("arrows", false), ("arrows-turned", true)] {
        let boards = [vec![best, played], vec![unjudged], vec![]];
        let boards = boards.map(|shown| large_board(turned, &shown)).concat();
        let style = "display:flex;flex-wrap:wrap;gap:10px;padding:10px";
        let html = format!("<div style='{style}'>{boards}</div>");
        write(name, Language::English, &html);
    }
}
