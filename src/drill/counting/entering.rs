//! Exercises on entering from the bar.

use dice::DiceStream;
use rules::{Board, Setup};

use super::worked::{EQUALS, MINUS, StepLabel, TIMES, WorkedStep, whole};
use crate::draw::below;

/// Number of ordered rolls.
const ROLLS: u32 = 36;

/// Question about the number of rolls that enter all checkers on the bar, of which there are one or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entering {
    /// Position in which the player on roll has one or two checkers on the bar.
    pub board: Board,
}

impl Entering {
    /// Generates a random question; `None` if the generated position is impossible.
    pub(crate) fn draw(dice: &mut DiceStream) -> Option<Self> {
        let closed = 1 + below(dice, 5);
        let bar = 1 + below(dice, 2) as u8;
        let mut points: Vec<usize> = (1..=6).collect();
        let mut opponent = [0; 26];
        for _ in 0..closed {
            opponent[points.swap_remove(below(dice, points.len()))] = 2;
        }
        // The remaining checkers go where they do not affect entering.
        let others = 15 - 2 * closed as u8;
        opponent[13] = others.min(5);
        opponent[8] = (others - opponent[13]).min(4);
        opponent[10] = others - opponent[13] - opponent[8];
        let mut own = [0; 26];
        own[25] = bar;
        own[6] = 5;
        own[8] = 4;
        own[4] = 6 - bar;
        Some(Self {
            board: Board::try_from(Setup { own, opponent }).ok()?,
        })
    }

    /// Returns the number of checkers on the bar, 1 or 2.
    pub const fn checkers(&self) -> u8 {
        self.board.own().bar()
    }

    /// Returns the number of open points in the opponent's home board.
    pub fn open(&self) -> u32 {
        let is_open = |point: &u8| self.board.opponent().at(*point) < 2;
        (1..=6).filter(is_open).count() as u32
    }

    /// Returns the number of rolls, out of 36, that enter all checkers on the bar: with one checker, all rolls except
    /// those of two closed points; with two checkers, the rolls of two open points.
    pub fn rolls(&self) -> u32 {
        let open = self.open();
        match self.checkers() {
            1 => ROLLS - (6 - open) * (6 - open),
            _ => open * open,
        }
    }

    /// Returns the worked steps.
    pub fn steps(&self) -> Vec<WorkedStep> {
        let open = self.open();
        let squared = |number: u32| {
            vec![
                whole(number),
                TIMES,
                whole(number),
                EQUALS,
                whole(number * number),
            ]
        };
        if self.checkers() > 1 {
            return vec![
                WorkedStep::new(StepLabel::Open, vec![whole(open)]),
                WorkedStep::new(StepLabel::Enter, squared(open)),
            ];
        }
        let closed = 6 - open;
        let enter = vec![
            whole(ROLLS),
            MINUS,
            whole(closed * closed),
            EQUALS,
            whole(self.rolls()),
        ];
        vec![
            WorkedStep::new(StepLabel::Closed, vec![whole(closed)]),
            WorkedStep::new(StepLabel::Dances, squared(closed)),
            WorkedStep::new(StepLabel::Enter, enter),
        ]
    }
}
