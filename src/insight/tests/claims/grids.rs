//! Tests that roll grids agree with the counts in the reasons and with brute force.

use insight::reasons::{Compared, Reason, RollEvent, RollGrids, Rolls, roll_grids};
use rules::{Choice, Die, Roll};

use crate::{
    brute::turns,
    case,
    check::{Case, Played, behind},
    judge, reasons_of, sources,
};

/// Returns a reason's roll counts after both plays; `None` for a reason that has no grid.
fn counted(reason: &Reason) -> Option<Compared<Rolls>> {
    Some(match *reason {
        Reason::Shots { any: rolls, .. }
        | Reason::Safe { shots: rolls, .. }
        | Reason::Bold { shots: rolls, .. }
        | Reason::Enters(rolls)
        | Reason::TheyEscape(rolls)
        | Reason::TheyMake { rolls, .. }
        | Reason::TheyCover { rolls, .. }
        | Reason::TheyDoWell(rolls)
        | Reason::Duplicates { good: rolls, .. }
        | Reason::YouMake { rolls, .. }
        | Reason::YouCover { rolls, .. }
        | Reason::YouEscape(rolls)
        | Reason::YouDoWell(rolls)
        | Reason::BearsOffNext { rolls, .. } => rolls,
        _ => return None,
    })
}

/// Returns the grids for a decision; `None` for a cube action, or if no grids apply.
fn picture(case: &Case, reasons: &[Reason]) -> Option<RollGrids> {
    let (made, best) = (case.made.after?, case.best.after?);
    roll_grids(case.decision.board(), &Compared { made, best }, reasons)
}

/// Checks each cell in a grid of the opponent's rolls that hit, enter or escape.
fn check_cells(played: &Played, grid: &insight::reasons::RollGrid, event: RollEvent) {
    if !matches!(
        event,
        RollEvent::Hit | RollEvent::Enter | RollEvent::TheyEscape
    ) {
        return;
    }
    for (second, row) in Die::ALL.into_iter().zip(grid.rows()) {
        for (first, cell) in Die::ALL.into_iter().zip(row) {
            let roll = Roll::new(first, second);
            let happens = turns(&played.after, roll)
                .into_iter()
                .any(|turn| match event {
                    RollEvent::Hit => !turn.hits.is_empty(),
                    RollEvent::Enter => turn.entered > 0,
                    RollEvent::TheyEscape => behind(&turn.board) < behind(&played.after),
                    _ => *cell,
                });
            assert_eq!(happens, *cell, "{event:?} {roll}");
        }
    }
}

#[test]
fn roll_grids_agree_with_the_reasons() {
    let judge = judge();
    let (mut pictures, mut hits) = (0, 0);
    for decided in sources::matches().iter().chain(&sources::random(2)) {
        let Some(case) = case(&judge, decided) else {
            continue;
        };
        let Choice::Play(_) = case.made.choice else {
            continue;
        };
        let reasons = reasons_of(&case);
        let Some(grids) = picture(&case, &reasons) else {
            assert!(reasons.iter().all(|reason| counted(reason).is_none()));
            continue;
        };
        let counts = grids.rolls.map(|grid| grid.count());
        match reasons.iter().find_map(counted) {
            Some(expected) => assert_eq!(counts, expected, "{reasons:?}"),
            None => assert!(grids.event == RollEvent::Hit && counts.best < counts.made),
        }
        let [made, best] = case.played();
        check_cells(&made, &grids.rolls.made, grids.event);
        check_cells(&best, &grids.rolls.best, grids.event);
        pictures += 1;
        hits += u32::from(grids.event == RollEvent::Hit);
    }
    assert!(pictures > 80 && hits > 30, "{pictures} {hits}");
}
