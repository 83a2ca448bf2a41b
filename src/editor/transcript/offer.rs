//! Roll whose play is being entered: the offered plays, and the moves made on the board.

use board::{DecisionBoard, Place};
use record::{Played, Situation, print_play};
use rules::{Board, Decision, LegalPlay, Player, Roll};

use super::likelihood::by_likelihood;
use crate::model::number;

/// Number of plays on a page, each selected with a digit.
pub const PAGE: usize = 9;

/// Maximum number of free moves in one turn.
const MAX_MOVES: usize = 8;

/// Roll whose play is being entered.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// Player who rolled.
    pub player: Player,
    /// Dice that were rolled.
    pub roll: Roll,
    /// Decision for this roll; `None` if the position is impossible.
    pub(super) decision: Option<Decision>,
    plays: Vec<LegalPlay>,
    page: usize,
    pub(super) trial: Option<DecisionBoard>,
    /// Free moves made so far; `None` while the board allows only legal moves.
    pub(super) free: Option<Vec<[u8; 2]>>,
    /// Place from which the next free move starts.
    pub(super) lifted: Option<Place>,
}

impl Offer {
    /// Creates the offer for a roll. `decision` is the match's decision for this roll; if it is missing, a decision is
    /// built from the board alone.
    pub(super) fn new(
        player: Player,
        roll: Roll,
        situation: &Situation,
        decision: Option<Decision>,
    ) -> Self {
        let (high, low) = (roll.high().pips(), roll.low().pips());
        let decision = decision.or_else(|| {
            let board = situation.board(player)?;
            let builder = Decision::builder(board).on_roll(player);
            builder.play(high, low).build().ok()
        });
        let plays = decision.map(|decision| by_likelihood(decision.board(), roll));
        let trial = decision.and_then(|decision| DecisionBoard::new(&decision));
        Self {
            player,
            roll,
            free: decision.is_none().then(Vec::new),
            decision,
            plays: plays.unwrap_or_default(),
            page: 0,
            trial: trial.map(|trial| trial.with_bottom(Player::White)),
            lifted: None,
        }
    }

    /// Returns the play if the roll leaves no choice.
    pub(super) fn forced(&self) -> Option<Played> {
        self.decision?;
        match self.plays.as_slice() {
            [] => Some(Played::Legal(rules::Play::NONE)),
            [only] => Some(Played::Legal(only.play)),
            _ => None,
        }
    }

    /// Returns the plays offered on the current page, likeliest first.
    pub fn shown(&self) -> &[LegalPlay] {
        let begin = self.page * PAGE;
        let end = self.plays.len().min(begin + PAGE);
        self.plays.get(begin..end).unwrap_or_default()
    }

    /// Returns the number of legal plays.
    pub const fn count(&self) -> usize {
        self.plays.len()
    }

    /// Returns `true` while the board allows any move.
    pub const fn is_free(&self) -> bool {
        self.free.is_some()
    }

    /// Returns the plays offered on the current page, in notation.
    pub fn texts(&self) -> Vec<String> {
        let Some(decision) = self.decision else {
            return Vec::new();
        };
        let text = |legal: &LegalPlay| print_play(decision.board(), &legal.play);
        self.shown().iter().map(text).collect()
    }

    /// Shows the next page, or the first page after the last one.
    pub(super) const fn next_page(&mut self) {
        self.page += 1;
        if self.page * PAGE >= self.plays.len() {
            self.page = 0;
        }
    }

    /// Adopts the engine's order, unless a later page is already shown.
    pub(super) fn rank(&mut self, order: &[Board]) {
        if self.page == 0 {
            let rank = |legal: &LegalPlay| {
                let found = order.iter().position(|after| *after == legal.after);
                found.unwrap_or(usize::MAX)
            };
            self.plays.sort_by_cached_key(rank);
        }
    }

    /// Switches between legal moves and free moves.
    pub(super) fn toggle_free(&mut self) {
        self.lifted = None;
        self.free = match self.free {
            Some(_) if self.decision.is_some() => None,
            _ => Some(Vec::new()),
        };
    }

    /// Makes a free move with two taps: on the checker, then on its new place. Only the mover's checkers can be moved;
    /// `counts` is the mover's side.
    pub(super) fn tap_freely(&mut self, place: Place, counts: &[u8; 26]) {
        let Some(moves) = &mut self.free else {
            return;
        };
        let own = number(place, self.player);
        let from = self.lifted.take();
        if let Some(from) = from.and_then(|from| number(from, self.player)) {
            if let Some(to) = own.filter(|&to| to != from && moves.len() < MAX_MOVES) {
                moves.push([from, to]);
            }
        } else {
            let has_checker = |&from: &u8| from > 0 && counts.get(usize::from(from)) > Some(&0);
            self.lifted = own.filter(has_checker).map(|_| place);
        }
    }
}
