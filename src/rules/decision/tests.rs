use super::*;
use crate::{BoardError, ByPlayer, Die, Roll, Setup};

fn start() -> DecisionBuilder {
    Decision::builder(Board::start(Variant::Standard))
}

fn seven(white: u8, black: u8) -> DecisionBuilder {
    start().match_to(7).score(ByPlayer { white, black })
}

fn answer(builder: DecisionBuilder, offer: Offer, value: u32) -> Result<Decision, DecisionError> {
    builder.answer(offer, value).build()
}

#[test]
fn the_default_is_a_double_in_money_play() -> Result<(), DecisionError> {
    let decision = start().build()?;
    assert_eq!(decision.question(), Question::Double);
    assert_eq!(
        (decision.player(), decision.on_roll()),
        (Player::White, Player::White)
    );
    assert_eq!(decision.score().away(Player::White), None);
    Ok(())
}

#[test]
fn the_opponent_answers_a_double_and_the_board_has_the_doublers_view() -> Result<(), DecisionError>
{
    let [mut setup, pips] = [Variant::Standard.setup(), Variant::Standard.setup()];
    setup.own[6] -= 1;
    setup.own[4] += 1;
    let double = Decision::builder(setup)
        .on_roll(Player::Black)
        .answer(Offer::Double, 2);
    let decision = double.build()?;
    assert_eq!(decision.player(), Player::White);
    assert_eq!(decision.on_roll(), Player::Black);
    assert_eq!(Setup::from(*decision.board()), setup);
    assert_eq!(Setup::from(decision.board_of(Player::White)).own, pips.own);
    let resigned = double.resigned(Win::Gammon).build()?;
    assert_eq!(resigned.player(), Player::Black);
    assert_eq!(resigned.board(), decision.board());
    Ok(())
}

#[test]
fn each_further_redouble_is_answered_by_the_other_player() -> Result<(), DecisionError> {
    let builder = start().beavers(Beavers::Unlimited);
    let mut by = Player::White;
    for (offer, value) in [
        (Offer::Double, 2),
        (Offer::Beaver, 4),
        (Offer::Raccoon, 8),
        (Offer::Beaver, 16),
    ] {
        let decision = answer(builder, offer, value)?;
        assert_eq!(decision.player(), by.opponent(), "{offer:?} to {value}");
        assert!(decision.may_beaver());
        by = by.opponent();
    }
    assert!(!answer(start(), Offer::Double, 2)?.may_beaver());
    let one = start().beavers(Beavers::One);
    assert!(answer(one, Offer::Double, 2)?.may_beaver());
    assert!(!answer(one, Offer::Beaver, 4)?.may_beaver());
    Ok(())
}

#[test]
fn rejects_offers_outside_the_rules() {
    let beavers = |beavers| start().beavers(beavers);
    let refused = |refusal| Err(DecisionError::Cube(refusal));
    assert_eq!(
        answer(start(), Offer::Beaver, 4),
        refused(Refusal::NoBeavers)
    );
    assert_eq!(
        answer(start(), Offer::Beaver, 2),
        refused(Refusal::NoBeavers)
    );
    let one = beavers(Beavers::One);
    assert_eq!(answer(one, Offer::Raccoon, 8), refused(Refusal::NoRaccoons));
    let all = beavers(Beavers::Unlimited);
    for (offer, value) in [
        (Offer::Double, 1),
        (Offer::Double, 3),
        (Offer::Double, 4),
        (Offer::Beaver, 8),
        (Offer::Raccoon, 2),
        (Offer::Raccoon, 1 << 21),
    ] {
        let error = Err(DecisionError::OfferedValue(value));
        assert_eq!(answer(all, offer, value), error, "{offer:?} to {value}");
    }
    let owned = start().cube(2, Some(Player::Black));
    assert_eq!(
        answer(owned, Offer::Double, 4),
        refused(Refusal::NotYourCube)
    );
}

#[test]
fn a_double_needs_a_live_cube() -> Result<(), DecisionError> {
    let largest = 1 << 20;
    for (builder, refusal) in [
        (start().without_cube(), Refusal::NoCube),
        (start().cube(2, Some(Player::Black)), Refusal::NotYourCube),
        (
            start().cube(largest, Some(Player::White)),
            Refusal::CubeLimit,
        ),
        (seven(6, 0), Refusal::DeadCube),
        (seven(3, 0).cube(4, Some(Player::White)), Refusal::DeadCube),
        (seven(0, 6).crawford(Crawford::Now), Refusal::Crawford),
    ] {
        assert_eq!(builder.double().build(), Err(DecisionError::Cube(refusal)));
        assert_eq!(builder.build()?.question(), Question::Roll, "{refusal:?}");
    }
    assert_eq!(seven(0, 6).build()?.question(), Question::Double);
    assert_eq!(start().roll().build()?.question(), Question::Roll);
    Ok(())
}

#[test]
fn rejects_impossible_positions() {
    let with = |own: &[(usize, u8)], opponent: &[(usize, u8)]| {
        let side = |checkers: &[(usize, u8)]| {
            let mut counts = [0; 26];
            for &(point, count) in checkers {
                counts[point] = count;
            }
            counts
        };
        let setup = Setup {
            own: side(own),
            opponent: side(opponent),
        };
        Decision::builder(setup).build()
    };
    let sixteen = BoardError::CheckerCount {
        own: 16,
        opponent: 15,
    };
    let board = |error| Err(DecisionError::Board(error));
    assert_eq!(with(&[(6, 16)], &[(6, 15)]), board(sixteen));
    let closed: Vec<_> = (1..=6).map(|point| (point, 2)).chain([(25, 3)]).collect();
    assert_eq!(with(&closed, &closed), board(BoardError::BothClosedOut));
    assert_eq!(with(&[(0, 15)], &[(6, 15)]), Err(DecisionError::GameOver));
    assert_eq!(with(&[(6, 15)], &[(0, 15)]), Err(DecisionError::GameOver));
    let (each, variant) = (3, Variant::Standard);
    let three = Err(DecisionError::Checkers { each, variant });
    assert_eq!(with(&[(6, 3)], &[(6, 3)]), three);
}

#[test]
fn rejects_impossible_scores() {
    let refuses = |builder: DecisionBuilder, error| assert_eq!(builder.build(), Err(error));
    refuses(start().match_to(0), DecisionError::MatchLength(0));
    refuses(start().match_to(26), DecisionError::MatchLength(26));
    refuses(seven(7, 0), DecisionError::MatchOver(Player::White));
    refuses(seven(0, 255), DecisionError::MatchOver(Player::Black));
    let score = ByPlayer { white: 1, black: 0 };
    refuses(start().score(score), DecisionError::ScoreInMoneyPlay);
    for no_crawford in [start(), seven(3, 3), seven(6, 6), start().match_to(1)] {
        let now = no_crawford.crawford(Crawford::Now);
        refuses(now, DecisionError::NotCrawford);
    }
    let missed = seven(6, 2).crawford(Crawford::Ahead);
    refuses(missed, DecisionError::CrawfordMissed);
    refuses(seven(0, 0).jacoby(), DecisionError::MoneyOption);
    refuses(
        seven(0, 0).beavers(Beavers::One),
        DecisionError::MoneyOption,
    );
}

#[test]
fn rejects_impossible_cubes() {
    let refuses = |builder: DecisionBuilder, error| assert_eq!(builder.build(), Err(error));
    for value in [0, 3, 1 << 21, u32::MAX] {
        refuses(start().cube(value, None), DecisionError::CubeValue(value));
    }
    let white = Some(Player::White);
    refuses(start().cube(1, white), DecisionError::OwnedUnturned);
    refuses(seven(0, 0).cube(2, None), DecisionError::CentredAbove(2));
    let crawford = seven(6, 0).crawford(Crawford::Now);
    refuses(crawford.cube(2, white), DecisionError::CubeInCrawford);
    refuses(start().match_to(1).cube(2, white), DecisionError::NoCube);
    let portes = start().variant(Variant::Portes);
    refuses(portes.cube(2, white), DecisionError::NoCube);
    assert!(start().cube(2, None).build().is_ok(), "an automatic double");
}

#[test]
fn rejects_impossible_dice() {
    for (a, b, wrong) in [(0, 3, 0), (3, 7, 7), (255, 0, 255)] {
        assert_eq!(start().play(a, b).build(), Err(DecisionError::Die(wrong)));
    }
}

#[test]
fn a_resignation_offers_the_win_as_currently_scored() {
    let win = |builder: DecisionBuilder| match builder.build().map(|it| it.question()) {
        Ok(Question::Resignation { win, .. }) => Ok(win),
        Ok(_) => Err(None),
        Err(error) => Err(Some(error)),
    };
    let gammon = start().resigned(Win::Gammon);
    assert_eq!(win(gammon), Ok(Win::Gammon));
    assert_eq!(win(gammon.jacoby()), Ok(Win::Single));
    let turned = gammon.jacoby().cube(2, Some(Player::White));
    assert_eq!(win(turned), Ok(Win::Gammon));
    let misere = gammon.variant(Variant::Misere);
    assert_eq!(win(misere), Err(Some(DecisionError::NoSuchWin)));
    let sentence = "that result isn't possible in this game";
    assert_eq!(DecisionError::NoSuchWin.to_string(), sentence);
    let four = start().resigned(Win::Quadruple);
    assert_eq!(win(four), Err(Some(DecisionError::NoSuchWin)));
    assert_eq!(
        win(four.bar_backgammon(BarBackgammon::Four)),
        Ok(Win::Quadruple)
    );
}

#[test]
fn options_without_effect_make_no_difference() -> Result<(), DecisionError> {
    let plain = start().without_cube().build()?;
    let options = start().jacoby().beavers(Beavers::One).without_cube();
    assert_eq!(options.build()?, plain);
    let die = |pips: u8| Die::ALL[usize::from(pips) - 1];
    let play = start().play(1, 3).build()?;
    assert_eq!(play, start().play(3, 1).build()?);
    assert_eq!(play.question(), Question::Play(Roll::new(die(3), die(1))));
    Ok(())
}

#[test]
fn a_decision_for_points_has_no_cube_and_no_score() -> Result<(), DecisionError> {
    let plain = start().on_roll(Player::Black).without_cube();
    let at_score = seven(3, 4)
        .on_roll(Player::Black)
        .cube(2, Some(Player::Black));
    let play = at_score.play(3, 1).resigned(Win::Single).build()?;
    assert_eq!(play.for_points(), plain.play(3, 1).build()?);
    assert_eq!(play.roll(), play.for_points().roll());
    let answer = at_score.answer(Offer::Double, 4).build()?;
    assert_eq!(answer.for_points(), plain.roll().build()?);
    Ok(())
}

#[test]
fn to_builder_rebuilds_the_decision() -> Result<(), DecisionError> {
    let decision = seven(3, 5).play(6, 5).build()?;
    assert_eq!(decision.to_builder().build(), Ok(decision));
    let cubes = [
        start().without_cube().roll(),
        start().cube(8, Some(Player::White)),
        start().cube(8, Some(Player::Black)).roll(),
    ];
    for builder in cubes {
        let decision = builder.build()?;
        assert_eq!(decision.to_builder().build(), Ok(decision));
    }
    let other = decision.to_builder().play(4, 4).build()?;
    assert_eq!(other.roll().map(Roll::is_double), Some(true));
    Ok(())
}

#[test]
fn a_score_has_the_points_needed_and_the_crawford_option() -> Result<(), DecisionError> {
    let away = |decision: &Decision| Player::BOTH.map(|player| decision.score().away(player));
    let has_crawford = |builder: DecisionBuilder| {
        let ruleset = crate::Ruleset::of_decision(&builder.build()?);
        Ok(ruleset.playing_match().map(|played| played.crawford))
    };
    assert_eq!(away(&seven(3, 5).build()?), [Some(4), Some(2)]);
    assert_eq!(has_crawford(seven(3, 5))?, Some(true));
    assert_eq!(
        has_crawford(seven(6, 5).crawford(Crawford::Over))?,
        Some(true)
    );
    assert_eq!(
        has_crawford(seven(3, 5).crawford(Crawford::Over))?,
        Some(false)
    );
    Ok(())
}

#[test]
fn decisions_without_a_choice_are_forced() -> Result<(), DecisionError> {
    assert!(!start().play(3, 1).build()?.is_forced());
    assert!(start().roll().build()?.is_forced());
    assert!(!start().build()?.is_forced());
    let mut dancing = Variant::Standard.setup();
    dancing.own[24] = 0;
    dancing.own[25] = 2;
    assert!(Decision::builder(dancing).play(6, 6).build()?.is_forced());
    Ok(())
}
