//! Board shown to a spectator.

use board::{Look, Mark, PlayBoard, scene};
use rules::{ByPlayer, Phase, Player};
use terms::Form;
use words::{Arg, Words};

use crate::hands::{hot_seat, seed};

#[test]
fn a_spectators_board_has_no_active_elements() {
    let mut hands = hot_seat(Form::default(), seed(33));
    let (mut pressed, mut states) = (0, 0);
    while !matches!(hands.model.session().phase(), Phase::GameOver(_)) && states < 80 {
        hands.do_something();
        states += 1;
        let [watched, played] = [None, Some(Player::White)].map(|me| {
            let session = hands.model.session().clone();
            let board = PlayBoard::new(session, me);
            let (look, words) = (Look::default(), Words::english());
            let view = look.view(Player::White, false);
            let names = ByPlayer::new(|_| Arg::from("Ann"));
            let scene = scene(board.hand(), &board.context(look, view, &words, names));
            let may_double = scene.cube.is_some_and(|cube| cube.can_double);
            let marked = scene.checkers.iter();
            let marked = marked.filter(|checker| checker.mark != Mark::None).count();
            usize::from(may_double) + usize::from(scene.dice_name.is_some()) + marked
        });
        assert_eq!(watched, 0, "{:?}", hands.model.session().phase());
        pressed += played;
    }
    assert!(pressed > 0, "a player has buttons");
}
