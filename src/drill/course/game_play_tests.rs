//! Tests for small games: the cube, pauses, and turns without a legal move.

use dice::Seed;
use rules::{Choice, Player, Question, legal_plays};

use super::{
    Course, CourseEffect, CourseMsg, CourseProgress, CourseRoom, GameEnd, GamePlay,
    room_tests::send,
};

/// Returns a room with a small game that is a race with a cube and has this goal.
fn race(goal: &str) -> CourseRoom {
    let data = format!(
        "chapter a\nstep race\ngame ahead\nyou 6:3 5:3\nopponent 19:4 20:4\ncube 1\n{goal}\nlevel casual"
    );
    let mut room = CourseRoom::new(Seed([7; 32]), CourseProgress::default());
    let course = Course::read(&data).expect("a course");
    room.update(CourseMsg::Course(Some(course), Some("race".to_owned())));
    room.update(CourseMsg::Restart);
    room
}

fn question(room: &CourseRoom) -> Question {
    let game = room.game().expect("a game");
    game.session().decision().expect("a decision").question()
}

/// Delivers the opponent's choice.
fn reply(room: &mut CourseRoom, choice: Choice) -> Vec<CourseEffect> {
    let game = room.game().expect("a game");
    assert!(!game.is_own_turn());
    let decision = game.session().decision().expect("a decision");
    send(room, CourseMsg::Reply(Box::new(decision), choice))
}

#[test]
fn dropped_double_wins_a_point() {
    for (goal, end) in [
        ("goal off", GameEnd::Reached),
        ("goal points 2", GameEnd::Missed),
    ] {
        let mut room = race(goal);
        assert_eq!(question(&room), Question::Double);
        let asked = room.update(CourseMsg::Choose(Choice::Double));
        assert!(matches!(asked[..], [CourseEffect::Choose(..)]), "{asked:?}");
        let stored = reply(&mut room, Choice::Drop);
        assert_eq!(room.game().and_then(GamePlay::end), Some(end));
        assert_eq!(stored, [CourseEffect::Store], "the game has been played");
    }
}

#[test]
fn taken_double_gives_the_opponent_the_cube() {
    let mut room = race("goal points 2");
    room.update(CourseMsg::Choose(Choice::Double));
    assert_eq!(reply(&mut room, Choice::Take), []);
    assert!(
        matches!(question(&room), Question::Play(_)),
        "the dice are rolled"
    );
    play_on(&mut room);
    assert_eq!(
        question(&room),
        Question::Double,
        "the opponent has the cube"
    );
    assert_eq!(reply(&mut room, Choice::Double), []);
    assert!(matches!(question(&room), Question::Answer { .. }));
    assert_eq!(
        room.update(CourseMsg::Choose(Choice::Beaver)),
        [],
        "nobody beavers"
    );
    room.update(CourseMsg::Choose(Choice::Drop));
    assert_eq!(room.game().and_then(GamePlay::end), Some(GameEnd::Missed));
}

#[test]
fn points_include_the_cube_value() {
    let mut room = race("goal points 2");
    let mut is_doubled = false;
    for _ in 0..60 {
        let game = room.game().expect("a game");
        if let Some(end) = game.end() {
            let is_won = game.session().board_of(Player::White).own().is_off();
            assert_eq!(end == GameEnd::Reached, is_won && is_doubled);
            return;
        }
        match (question(&room), game.is_own_turn()) {
            (Question::Play(_), true) => play_on(&mut room),
            (Question::Play(roll), false) => {
                let board = *game.session().decision().expect("a decision").board();
                let play = legal_plays(&board, roll).pop().expect("a play").play;
                reply(&mut room, Choice::Play(play));
            }
            (Question::Double, true) => {
                is_doubled = true;
                room.update(CourseMsg::Choose(Choice::Double));
                reply(&mut room, Choice::Take);
            }
            _ => {
                reply(&mut room, Choice::Roll);
            }
        }
    }
    panic!("the game does not end");
}

/// Makes the player's last legal play.
fn play_on(room: &mut CourseRoom) {
    let decision = room.game().and_then(|game| game.session().decision());
    let decision = decision.expect("a decision");
    let roll = decision.roll().expect("a roll");
    let legal = legal_plays(decision.board(), roll).pop().expect("a play");
    send(room, CourseMsg::Choose(Choice::Play(legal.play)));
}

/// Returns a room with a small game between the player's last checkers and an opponent with these checkers.
fn lone_game(you: &str, opponent: &str) -> CourseRoom {
    let data = format!(
        "chapter a\nstep alone\ngame last\nyou {you}\nopponent {opponent}\ngoal off\nlevel casual"
    );
    let mut room = CourseRoom::new(Seed([7; 32]), CourseProgress::default());
    let course = Course::read(&data).expect("a course");
    room.update(CourseMsg::Course(Some(course), Some("alone".to_owned())));
    room
}

#[test]
fn game_pauses_after_the_opponents_roll_and_after_its_play() {
    let mut room = lone_game("6:3 5:3", "19:4 20:4");
    play_until_pause(&mut room);
    let decision = room.game().and_then(|game| game.session().decision());
    let decision = decision.expect("a decision");
    assert_eq!(
        decision.player(),
        Player::Black,
        "the dice of the opponent lie"
    );
    let play = legal_plays(decision.board(), decision.roll().expect("a roll")).remove(0);
    let reply = CourseMsg::Reply(Box::new(decision), Choice::Play(play.play));
    assert_eq!(room.update(reply), [], "the choice waits");
    let is_black = |room: &CourseRoom| {
        let game = room.game().expect("a game");
        assert!(game.is_paused() && !game.is_own_turn());
        game.session().decides() == Some(Player::Black)
    };
    assert!(is_black(&room));
    assert_eq!(
        room.update(CourseMsg::Continue(0)),
        [],
        "a pause of another game"
    );
    assert!(is_black(&room));
    assert_eq!(
        room.update(CourseMsg::Continue(1)),
        [CourseEffect::Pause(2)]
    );
    assert!(
        !is_black(&room),
        "the play is on the board before the player's dice"
    );
    assert!(
        room.game()
            .is_some_and(|game| game.session().draft().is_none())
    );
    assert_eq!(room.update(CourseMsg::Continue(2)), []);
    let game = room.game().expect("a game");
    assert!(game.is_own_turn() && game.session().draft().is_some());
}

/// Makes the player's last legal play, which leads to a pause.
fn play_until_pause(room: &mut CourseRoom) {
    let decision = room.game().and_then(|game| game.session().decision());
    let decision = decision.expect("a decision");
    let roll = decision.roll().expect("a roll");
    let legal = legal_plays(decision.board(), roll).pop().expect("a play");
    let effects = room.update(CourseMsg::Choose(Choice::Play(legal.play)));
    assert_eq!(effects[0], CourseEffect::Pause(1), "{effects:?}");
}

#[test]
fn opponent_without_a_legal_move_is_on_display_before_it_passes() {
    // The opponent's checker on the bar cannot enter, and no roll can be closed out.
    let mut room = lone_game("6:2 5:2 4:2 3:2 2:2 1:2 10:2", "bar:1");
    play_until_pause(&mut room);
    let game = room.game().expect("a game");
    assert!(game.is_paused() && game.session().decides() == Some(Player::Black));
    room.update(CourseMsg::Continue(1));
    assert!(room.game().is_some_and(GamePlay::is_own_turn));
}
