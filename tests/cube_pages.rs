//! Checks that the page about a cube decision is consistent: its verdict, window, reasons and market sentence agree for
//! random positions, scores and rules.

use analyst::{Depth, Query, Report};
use dice::{DiceStream, Seed};
use engine::CubeAction;
use insight::explain::Voice;
use insight::reasons::{CubeFacts, Reason, Window};
use insight::{Explanation, JudgedDecision, Zone, cube_sheet};
use review::{Item, Judged, Kind};
use rules::{
    Beavers, Board, ByPlayer, Choice, Crawford, Decided, Decision, DecisionBuilder,
    DiceSource as _, Offer, Player, Question, Roll, Setup, Variant, legal_plays,
};
use words::Words;
use worker::TaskRunner;

/// Draws a number below `limit`, which must be at most 36.
fn below(dice: &mut DiceStream, limit: u8) -> u8 {
    let (a, b) = (dice.die().pips() - 1, dice.die().pips() - 1);
    (6 * a + b) % limit
}

/// Draws a position from a game of random plays, or a bear-off with up to `left` checkers on each side; `None` if the
/// result is not a valid position.
fn board(dice: &mut DiceStream, left: u8) -> Option<Board> {
    if left > 0 {
        let mut side = || {
            let count = 1 + below(dice, left);
            let mut counts = [0_u8; 26];
            counts[0] = 15 - count;
            for _ in 0..count {
                counts[usize::from(1 + below(dice, 6))] += 1;
            }
            counts
        };
        let (own, opponent) = (side(), side());
        return Board::try_from(Setup { own, opponent }).ok();
    }
    let mut board = Board::start(Variant::Standard);
    for _ in 0..3 + below(dice, 36) {
        let roll = Roll::new(dice.die(), dice.die());
        let plays = legal_plays(&board, roll);
        let play = plays.get(usize::from(below(dice, 36)) % plays.len().max(1));
        board = play.map_or_else(|| board.flipped(), |legal| legal.after);
    }
    (!board.own().is_off() && !board.opponent().is_off()).then_some(board)
}

/// Returns a decision at a random score, or for money with random options, and the cube value.
fn at_stakes(board: Board, dice: &mut DiceStream) -> (DecisionBuilder, u32) {
    let start = Decision::builder(board);
    let (start, value) = match below(dice, 4) {
        0 => (start.cube(2, Some(Player::White)), 2),
        _ => (start, 1),
    };
    if below(dice, 2) == 0 {
        let start = if below(dice, 2) == 0 {
            start.jacoby()
        } else {
            start
        };
        let start = match below(dice, 3) {
            0 => start,
            _ => start.beavers(Beavers::One),
        };
        return (start, value);
    }
    let score = ByPlayer {
        white: below(dice, 5),
        black: below(dice, 5),
    };
    let crawford = match score {
        ByPlayer { white: 4, .. } | ByPlayer { black: 4, .. } => Crawford::Over,
        _ => Crawford::Ahead,
    };
    (start.match_to(5).score(score).crawford(crawford), value)
}

/// Cube decision with a choice, evaluated at 1 ply, and all texts about it.
struct Page {
    judged: Judged,
    facts: CubeFacts,
    reasons: Vec<Reason>,
    sentences: usize,
    zones: Vec<(Zone, u16, u16)>,
}

fn page(runner: &mut TaskRunner, decision: Decision, choice: Choice) -> Option<Page> {
    let item = Item {
        decided: Decided { decision, choice },
        ..Item::unmade(decision)?
    };
    let depth = Depth::Plies(1);
    let Report::Judged(judged) = runner.report(&Query::Judge { item, depth }) else {
        panic!("a decision is judged");
    };
    let judged = *judged?;
    let mut explanation = Explanation::new(JudgedDecision {
        decision,
        judged: judged.clone(),
    });
    let mut reasons = Vec::new();
    for query in explanation.queries() {
        if matches!(query, Query::LevelChances { .. }) {
            continue;
        }
        let report = runner.report(&query);
        if let Report::Reasons(found) = &report {
            reasons.clone_from(found);
        }
        explanation.store_report(&query, report);
    }
    let sheet = cube_sheet(&explanation, &Words::english(), &Voice::You)?;
    Some(Page {
        judged,
        facts: *explanation.cube()?,
        reasons,
        sentences: sheet.sentences.len(),
        zones: sheet.zones,
    })
}

impl Page {
    /// Panics if two statements on the page contradict each other.
    fn check(&self, decision: &Decision) {
        let facts = &self.facts;
        let right = right_action(&self.judged);
        if let Some(right) = right {
            assert_eq!(facts.action, right, "{decision:?}");
        }
        in_window(facts.win.thousandths(), &facts.here, facts.action);
        if let Some(money) = facts.money {
            in_window(facts.win.thousandths(), &money.window, money.action);
        }
        if self.judged.kind == Kind::Answer {
            let best = self.judged.candidates[0].choice;
            let dropped = facts.here.cash.is_some_and(|cash| facts.win >= cash);
            assert_eq!(dropped, best == Choice::Drop, "{decision:?}");
        }
        let zone = self
            .zones
            .iter()
            .find(|(_, from, to)| (*from..*to).contains(&facts.win.thousandths()));
        let wanted = match facts.action {
            CubeAction::NoDouble => Zone::Wait,
            CubeAction::DoubleTake => Zone::Take,
            CubeAction::DoublePass => Zone::Drop,
            CubeAction::TooGood => Zone::TooGood,
        };
        assert!(
            zone.is_none_or(|(zone, ..)| *zone == wanted),
            "{decision:?}"
        );
        let is_open = matches!(facts.action, CubeAction::DoubleTake | CubeAction::NoDouble);
        assert!(is_open || (facts.market.is_none() && self.sentences == 1));
        for reason in &self.reasons {
            self.check_reason(reason, decision);
        }
    }

    fn check_reason(&self, reason: &Reason, decision: &Decision) {
        let facts = &self.facts;
        let doubles = matches!(
            facts.action,
            CubeAction::DoubleTake | CubeAction::DoublePass
        );
        match *reason {
            Reason::DoublingWindow {
                has,
                from,
                too_good,
            } => {
                let within = has >= from && too_good.is_none_or(|limit| has < limit);
                assert_eq!(within, doubles, "{reason:?} {decision:?}");
                assert_eq!((has, Some(from)), (facts.win, facts.here.opens));
            }
            Reason::TakePoint { needs, has, .. } => {
                let takes = matches!(facts.action, CubeAction::DoubleTake | CubeAction::NoDouble);
                assert_eq!(has >= needs, takes, "{reason:?} {decision:?}");
                assert_eq!(Some(needs), facts.here.take_point());
            }
            Reason::MarketLosers { many, .. } => {
                assert_eq!(many, doubles);
                assert_eq!(self.sentences, 1, "the market is mentioned twice");
            }
            Reason::LastRoll { .. } => assert_eq!(self.sentences, 1),
            Reason::Beaver { favourite, .. } => assert_eq!(favourite, facts.beaver),
            Reason::ScoreDoubles { from, money } => assert_eq!(from < money, doubles),
            Reason::NothingToLose => assert_eq!(facts.action, CubeAction::DoubleTake),
            _ => {}
        }
    }
}

/// Returns the best action according to the equities of a decision on whether to double.
fn right_action(judged: &Judged) -> Option<CubeAction> {
    let cube = judged.cube?;
    Some(match (cube.is_double(), cube.is_take()) {
        (true, true) => CubeAction::DoubleTake,
        (true, false) => CubeAction::DoublePass,
        (false, false) => CubeAction::TooGood,
        (false, true) => CubeAction::NoDouble,
    })
}

/// Panics if the window and the action contradict each other at this winning chance, both as displayed.
fn in_window(win: u16, window: &Window, action: CubeAction) {
    let reached =
        |limit: Option<insight::reasons::Share>| limit.is_some_and(|at| win >= at.thousandths());
    let (doubles, drops) = (reached(window.opens), reached(window.cash));
    let too_good = reached(window.too_good);
    let shown = format!("{win} {window:?} {action:?}");
    match action {
        CubeAction::NoDouble => assert!(!doubles && !drops && !too_good, "{shown}"),
        CubeAction::DoubleTake => assert!(doubles && !drops && !too_good, "{shown}"),
        CubeAction::DoublePass => assert!(doubles && drops && !too_good, "{shown}"),
        CubeAction::TooGood => assert!(drops && too_good, "{shown}"),
    }
}

#[test]
fn cube_pages_are_consistent() {
    let mut dice = DiceStream::new(Seed([23; 32]));
    let mut runner = TaskRunner::default();
    let (mut pages, mut errors, mut explained) = (0, 0, 0);
    while pages < 240 {
        let left = [0, 0, 3, 5][usize::from(below(&mut dice, 4))];
        let Some(board) = board(&mut dice, left) else {
            continue;
        };
        let (stakes, value) = at_stakes(board, &mut dice);
        let decisions = [
            stakes.double().build(),
            stakes.answer(Offer::Double, 2 * value).build(),
        ];
        for decision in decisions.into_iter().flatten() {
            let choices: &[Choice] = match decision.question() {
                Question::Double => &[Choice::Roll, Choice::Double],
                _ if decision.may_beaver() => &[Choice::Take, Choice::Drop, Choice::Beaver],
                _ => &[Choice::Take, Choice::Drop],
            };
            for choice in choices {
                let Some(page) = page(&mut runner, decision, *choice) else {
                    continue;
                };
                page.check(&decision);
                pages += 1;
                if page.judged.loss >= 0.02 {
                    errors += 1;
                    explained += usize::from(!page.reasons.is_empty());
                }
            }
        }
    }
    println!("{pages} pages, {explained} of {errors} errors explained");
    assert!(20 * explained >= 19 * errors, "{explained} of {errors}");
}
