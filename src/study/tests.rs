//! Tests for the study room from the user's perspective.

use board::{SpeechContext, Theme, View};
use record::{LinkError, MatchRecord, RecordedAction, match_link, position_link, read_file};
use review::Kind;
use rules::{Board, ByPlayer, Crawford, Cube, Decision, Player, Setup, Variant};
use words::Words;

use crate::{
    Model, Msg, Review, ReviewMsg, StudyContent, announcement, heading, link_error, moment, names,
    position, review_tests::lost, rows, title, turn, verdicts,
};

const MATCH: &str = " 3 point match\n\n Game 1\n Ann : 0                             Bob : 0\n  1) 31: 8/5 6/5                      42: 8/4 6/4\n  2)  Doubles => 2                     Drops\n  Wins 1 point\n\n Game 2\n Ann : 1                             Bob : 0\n  1)                                  64: 24/14\n  2) 55: 8/3(2) 6/1(2)\n";

fn record() -> MatchRecord {
    let reading = read_file(MATCH.as_bytes()).expect("a match");
    reading.matches.into_iter().next().expect("one")
}

fn opened() -> Model {
    let link = match_link(&record(), true).expect("short enough");
    Model::of_link(&link).expect("our own link")
}

fn context(words: &Words) -> SpeechContext<'_> {
    SpeechContext {
        words,
        theme: Theme::Midnight,
    }
}

const VIEW: View = View {
    turned: false,
    home_left: false,
    bottom: Player::White,
};

fn scene(model: &Model) -> board::Scene {
    model.scene(VIEW, None, None, |_: Cube| String::new())
}

#[test]
fn steps_through_a_game_and_stops_at_both_ends() {
    let mut model = opened();
    assert_eq!((model.at(), model.moments().len()), (0, 5));
    assert_eq!(model.has_others(), [false, true]);
    model.update(Msg::Previous);
    assert_eq!(model.at(), 0);
    model.update(Msg::Last);
    assert_eq!((model.at(), model.has_others()), (4, [true, false]));
    model.update(Msg::Next);
    model.update(Msg::To(99));
    assert_eq!(model.at(), 4);
    model.update(Msg::To(1));
    model.update(Msg::Next);
    assert_eq!(model.at(), 2);
}

#[test]
fn name_in_a_link_cannot_change_the_direction_of_the_text() {
    let mut record = record();
    record.players.white.name = "\u{2069}\u{202e}nnA\u{7}".to_owned();
    let link = match_link(&record, true).expect("short enough");
    let model = Model::of_link(&link).expect("our own link");
    let words = Words::english();
    assert_eq!(names(&model, context(&words)).white, "nnA");
}

#[test]
fn shows_the_position_before_a_play_with_an_arrow_for_each_move() {
    let mut model = opened();
    let first = scene(&model);
    assert_eq!(model.position(), Variant::Standard.setup());
    assert_eq!(first.arrows.len(), 2);
    assert_eq!(first.dice.len(), 2);
    model.update(Msg::Next);
    assert_eq!(model.position().own[5], 2);
    assert_eq!(model.pips(Player::White), 163);
    // Black's plays, like the points, use Black's numbering.
    assert_eq!(first.spots[0].number, Some(1));
    assert_eq!(scene(&model).spots[0].number, Some(24));
    model.update(Msg::To(3));
    let offered = scene(&model).cube.expect("a cube");
    assert!(offered.offered && offered.shown == 2);
    assert!(scene(&model).arrows.is_empty());
}

#[test]
fn describes_moves_and_the_winner() {
    let words = Words::english();
    let mut model = opened();
    assert_eq!(heading(&model, &words), "3-point match, game 1 of 2");
    let mut record = model.record().cloned().expect("a match");
    (record.terms.length, record.terms.cube) = (0, false);
    let cubeless = Model::of_table(record);
    assert_eq!(heading(&cubeless, &words), "One game, no cube, game 2 of 2");
    assert_eq!(
        moment(&model, context(&words)),
        "\u{2068}Ann\u{2069} rolled 3-1: 8/5 6/5"
    );
    model.update(Msg::Last);
    assert_eq!(
        moment(&model, context(&words)),
        "\u{2068}Ann\u{2069} wins 1 point"
    );
    model.update(Msg::Game(1));
    assert_eq!(model.score().white, 1);
    model.update(Msg::Last);
    // The game has no result; it is waiting for the next decision.
    assert_eq!(
        moment(&model, context(&words)),
        "\u{2068}Bob\u{2069} to roll"
    );
    model.update(Msg::Game(7));
    assert_eq!(model.game_shown(), 1);
}

#[test]
fn lists_plays_in_the_players_columns() {
    let words = Words::english();
    let mut model = opened();
    let text = |model: &Model| -> Vec<[Option<String>; 2]> {
        let cells = |row: crate::Row| row.cells.map(|cell| cell.map(|cell| cell.text));
        rows(model, &words).into_iter().map(cells).collect()
    };
    let of = |left: &str, right: &str| {
        [left, right].map(|text| (!text.is_empty()).then(|| text.to_owned()))
    };
    assert_eq!(
        text(&model),
        [
            of("3-1: 8/5 6/5", "4-2: 8/4 6/4"),
            of("Doubles to 2", "Drops")
        ]
    );
    model.update(Msg::Game(1));
    assert_eq!(
        text(&model),
        [of("", "6-4: 24/14"), of("5-5: 8/3(2) 6/1*(2)", "")]
    );
}

#[test]
fn names_unnamed_players_by_colour() {
    let words = Words::english();
    let link = match_link(&record(), false).expect("short enough");
    let model = Model::of_link(&link).expect("our own link");
    let names = names(&model, context(&words));
    assert_eq!(
        (names.white.as_str(), names.black.as_str()),
        ("White", "Orange")
    );
}

#[test]
fn other_player_in_a_position_from_the_users_game_is_the_opponent() {
    let words = Words::english();
    let decision = Decision::builder(Board::start(Variant::Standard)).play(6, 6);
    let decision = decision.build().expect("possible");
    let model = Model::new(StudyContent::Position(decision));
    assert_eq!(names(&model, context(&words)).black, "Orange");
    let own = names(&model.with_own_side(Some(Player::White)), context(&words));
    assert_eq!(
        (own.white.as_str(), own.black.as_str()),
        ("You", "Opponent")
    );
}

#[test]
fn opens_a_position_with_its_dice() {
    let words = Words::english();
    let decision = Decision::builder(Board::start(Variant::Standard))
        .play(6, 6)
        .build();
    let link = position_link(&decision.expect("it can occur"));
    let mut model = Model::of_link(&link).expect("our own link");
    assert_eq!(heading(&model, &words), "Position · Money game");
    assert_eq!(
        moment(&model, context(&words)),
        "\u{2068}White\u{2069} to play 6-6"
    );
    assert_eq!(scene(&model).dice.len(), 4);
    model.update(Msg::Next);
    model.update(Msg::Game(0));
    assert_eq!(
        (model.has_others(), rows(&model, &words)),
        ([false; 2], Vec::new())
    );
}

#[test]
fn announces_turn_dice_cube_pips_and_points() {
    let words = Words::english();
    let decision = Decision::builder(Board::start(Variant::Standard))
        .on_roll(Player::Black)
        .match_to(7)
        .score(ByPlayer { white: 2, black: 5 })
        .cube(2, Some(Player::Black))
        .play(3, 1)
        .build();
    let link = position_link(&decision.expect("it can occur"));
    let model = Model::of_link(&link).expect("our own link");
    assert_eq!(
        announcement(&model, context(&words)).replace(['\u{2068}', '\u{2069}'], ""),
        "Position · 7-point match. Orange to play 3-1. Cube 2, owned by Orange. White: 167 pips, Score 2. Orange: 167 pips, Score 5. "
    );
    let (title, detail) = title(&model, &words);
    assert_eq!((&*title, &*detail), ("Position", "7-point match · 2–5"));
    let text = announcement(&opened(), context(&words));
    assert!(text.starts_with("3-point match, game 1 of 2. \u{2068}Ann\u{2069} to play 3-1. Cube "));
}

#[test]
fn turn_omits_the_actual_choice() {
    let words = Words::english();
    let mut model = opened();
    let mut turns = Vec::new();
    for at in 0..model.moments().len() {
        model.update(Msg::To(at));
        turns.push(turn(&model, context(&words)).replace(['\u{2068}', '\u{2069}'], ""));
    }
    let expected = [
        "Ann to play 3-1",
        "Bob to play 4-2",
        "Ann to roll",
        "Bob: take or drop the cube at 2",
        "Ann wins 1 point",
    ];
    assert_eq!(turns, expected);
}

#[test]
fn position_uses_the_boards_point_numbers() {
    let words = Words::english();
    let mut model = opened();
    model.update(Msg::To(1));
    let text = position(&model, context(&words)).replace(['\u{2068}', '\u{2069}'], "");
    assert!(
        text.starts_with("Ann: 163 pips. Home board: four on 6, two on 5. "),
        "{text}"
    );
    assert!(
        text.contains("Bob: 167 pips. Home board: two on 1. Outer board: five on 12. "),
        "{text}"
    );
    // The user is at the bottom.
    let own = model.with_own_side(Some(rules::Player::Black));
    let text = position(&own, context(&words)).replace(['\u{2068}', '\u{2069}'], "");
    assert!(
        text.contains("You: 167 pips. Home board: five on 6. ")
            || text.contains("You, 167 pips. Home board: five on 6. "),
        "{text}"
    );
}

#[test]
fn preview_board_has_no_arrows() {
    let model = opened();
    let board = model.board(VIEW, |_: Cube| String::new());
    let room = scene(&model);
    assert_eq!((board.arrows.len(), room.arrows.len()), (0, 2));
    let arrows = room.arrows.clone();
    assert_eq!(board::Scene { arrows, ..board }, room);
}

#[test]
fn explains_an_invalid_link() {
    let words = Words::english();
    let link = match_link(&record(), false).expect("short enough");
    let why = |link: &str| Model::of_link(link).expect_err("it is damaged");
    let cut = why(&link[..link.len() / 2]);
    assert_eq!(cut, LinkError::Cut);
    let all = [
        cut,
        LinkError::Damaged,
        LinkError::NotALink,
        LinkError::OtherVersion(9),
    ];
    let sentences = all.map(|why| link_error(why, &words));
    assert!(sentences.iter().all(|sentence| sentence.ends_with('.')));
    let mut different = sentences.to_vec();
    different.dedup();
    assert_eq!(different.len(), 4);
}

#[test]
fn shows_impossible_positions() {
    let mut record = record();
    let setup = Setup {
        own: [15; 26],
        opponent: [15; 26],
    };
    if let Some(first) = record
        .games
        .first_mut()
        .and_then(|game| game.moves.first_mut())
    {
        first.action = RecordedAction::SetUp(Box::new(setup));
    }
    let model = Model::new(StudyContent::Match(Box::new(record)));
    assert_eq!(model.moments().len(), 4);
    assert!(scene(&model).checkers.len() >= 256);
}

#[test]
fn opens_a_match_without_games() {
    let words = Words::english();
    let model = Model::new(StudyContent::Match(Box::default()));
    assert_eq!(moment(&model, context(&words)), words.study_no_games());
    assert_eq!(model.position(), Variant::Standard.setup());
}

#[test]
fn costliest_error_in_a_turn_is_listed_first() {
    for no_double in [0.0, 0.04] {
        play_comes_first(no_double);
    }
}

/// Checks that a play that loses 0.1 is listed before a missed double that loses `no_double`.
fn play_comes_first(no_double: f32) {
    let text = " 3 point match\n\n Game 1\n Ann : 0                             Bob : 0\n  1) 31: 8/5 6/5                      42: 8/4 6/4\n  2) 64: 24/14\n";
    let reading = read_file(text.as_bytes()).expect("a match");
    let record = reading.matches.into_iter().next().expect("one");
    let mut review = Review::new(&record);
    review.update(ReviewMsg::Begin);
    let (pass, wanted) = review.wanted().expect("it runs");
    for (nth, item) in wanted {
        let loss = if item.kind == Kind::Checker {
            0.1
        } else {
            no_double
        };
        let judged = lost(&item, loss, pass.depth.plies());
        review.update(ReviewMsg::Judged(nth, Some(Box::new(judged))));
    }
    let mut model = Model::new(StudyContent::Match(Box::new(record)));
    model.update(Msg::Next);
    model.update(Msg::Next);
    let found = verdicts(&model, &review, &Words::english());
    let kinds: Vec<Kind> = found
        .iter()
        .filter_map(|one| Some(one.subject.as_ref()?.1.kind))
        .collect();
    assert_eq!(kinds, [Kind::Checker, Kind::Double], "{found:?}");
}

#[test]
fn match_is_finished_once_a_player_has_won_enough_points() {
    const TEXT: &str = " 2 point match\n\n Game 1\n Ann : 0                             Bob : 0\n  1) 31: 8/5 6/5                      42: 8/4 6/4\n  2)  Doubles => 2                     Drops\n  Wins 1 point\n\n Game 2\n Ann : 1                             Bob : 0\n  1)                                  64: 24/14\n  2) 55: 8/3(2) 6/1(2)\n  Wins 1 point\n";
    let opened = |text: &str| {
        let reading = record::read_file(text.as_bytes()).expect("a match");
        let record = reading.matches.into_iter().next().expect("one");
        Model::new(StudyContent::Match(Box::new(record)))
    };
    assert!(opened(TEXT).is_finished_match());
    assert!(!opened(&TEXT.replace(" 2 point", " 3 point")).is_finished_match());
    let (one_game, _) = TEXT.split_once("Game 2").expect("two games");
    assert!(!opened(&one_game.replace(" 2 point", " 1 point")).is_finished_match());
}

#[test]
fn title_is_short_and_the_detail_contains_the_match_type_and_score() {
    let words = words::Words::english();
    let reading = record::read_file(
        b" 3 point match\n\n Game 1\n Ann : 0                  Bob : 0\n  1) 31: 8/5 6/5               42: 8/4 6/4\n  2)  Doubles => 2              Drops\n     Wins 1 point\n\n Game 2\n Ann : 1                  Bob : 0\n  1)                             64: 24/14\n",
    );
    let record = reading.expect("a match").matches.remove(0);
    let mut model = Model::new(StudyContent::Match(Box::new(record)));
    model.update(Msg::Game(1));
    let (title, fact) = crate::title(&model, &words);
    assert_eq!(title, "Game 2 of 2");
    assert_eq!(fact, "3-point match \u{b7} 1\u{2013}0");
}

#[test]
fn crawford_game_is_named_and_has_no_cube() {
    let words = words::Words::english();
    let score = |builder: rules::DecisionBuilder| {
        builder.match_to(7).score(ByPlayer { white: 6, black: 2 })
    };
    let start = Decision::builder(Board::start(Variant::Standard));
    let of = |builder: rules::DecisionBuilder| {
        let decision = builder.build().expect("a decision");
        let model = Model::new(StudyContent::Position(decision));
        (crate::title(&model, &words).1, model.cube().is_some())
    };
    let (now, has_cube) = of(score(start).crawford(Crawford::Now));
    assert_eq!(now, "7-point match · 6–2 · Crawford");
    assert!(!has_cube);
    let (past, has_cube) = of(score(start).crawford(Crawford::Over));
    assert_eq!(past, "7-point match · 6–2");
    assert!(has_cube);
}
