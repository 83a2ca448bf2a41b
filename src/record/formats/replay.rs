//! Table state before each move of a recorded game.

use rules::{Board, Crawford, Cube, CubeValue, Decision, DecisionBuilder, Player, Setup};

use super::{
    arrangement::Arrangement,
    model::{GameRecord, RecordedMove, Terms},
    position::in_match,
    table_state::TableState,
};

/// Table state before a move of a recorded game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    state: TableState,
}

impl Situation {
    /// Returns the position from `player`'s perspective, even if it is impossible.
    pub fn setup(&self, player: Player) -> Setup {
        self.state.arrangement.setup(player)
    }

    /// Returns the position from `player`'s perspective; `None` if it is impossible, for example after an illegal play.
    pub fn board(&self, player: Player) -> Option<Board> {
        self.state.arrangement.board(player).ok()
    }

    /// Returns GNU Backgammon's position ID with `player` on roll; `None` if a side has more checkers than the ID can
    /// encode.
    pub fn position_id(&self, player: Player) -> Option<String> {
        self.state.arrangement.id(player)
    }

    /// Returns the value and owner of the cube, ignoring a pending double.
    pub const fn cube(&self) -> Cube {
        self.state.cube
    }

    pub(super) const fn arrangement(&self) -> Arrangement {
        self.state.arrangement
    }

    /// Returns `true` if the pending offer is a beaver or raccoon.
    pub(super) fn was_beavered(&self) -> bool {
        self.state.was_beavered()
    }

    /// Returns the player whose offer is pending, and the cube value on offer; `None` if no offer is pending.
    pub const fn offer(&self) -> Option<(Player, CubeValue)> {
        self.state.offer
    }
}

impl GameRecord {
    /// Returns each move together with the table state before it.
    ///
    /// ```
    /// use record::read_file;
    /// use rules::Player;
    ///
    /// let text = "3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42: 8/4 6/4\n";
    /// let record = &read_file(text.as_bytes())?.matches[0];
    /// let ids: Vec<_> = record.games[0]
    ///     .replay(&record.terms)
    ///     .filter_map(|(before, _)| before.position_id(Player::White))
    ///     .collect();
    /// assert_eq!(ids[0], "4HPwATDgc/ABMA");
    /// # Ok::<(), record::Unreadable>(())
    /// ```
    pub fn replay(&self, terms: &Terms) -> impl Iterator<Item = (Situation, &RecordedMove)> {
        let mut state = TableState::start(terms);
        self.moves.iter().map(move |made| {
            let situation = Situation { state };
            state.advance(made);
            (situation, made)
        })
    }

    /// Returns the table state after the last move.
    pub fn last_situation(&self, terms: &Terms) -> Situation {
        let mut state = TableState::start(terms);
        for made in &self.moves {
            state.advance(made);
        }
        Situation { state }
    }

    /// Returns a decision builder with the position, score and cube, for a decision in which `on_roll` is to roll or
    /// play; `None` if a player needs more points than the rules support.
    pub(super) fn builder(
        &self,
        terms: &Terms,
        situation: &Situation,
        on_roll: Player,
    ) -> Option<DecisionBuilder> {
        let mut decision = Decision::builder(situation.setup(on_roll))
            .on_roll(on_roll)
            .variant(terms.variant)
            .bar_backgammon(terms.bar_backgammon);
        if terms.length > 0 {
            decision = in_match(decision, terms.length.into(), self.score)?;
            if self.crawford {
                decision = decision.crawford(Crawford::Now);
            } else if !terms.crawford {
                decision = decision.crawford(Crawford::Over);
            }
        } else {
            decision = decision.beavers(terms.beavers);
            if terms.jacoby {
                decision = decision.jacoby();
            }
        }
        let Cube { value, owner } = situation.cube();
        let unused = terms.length == 1 || !terms.cube;
        Some(if unused {
            decision.without_cube()
        } else {
            decision.cube(value.points(), owner)
        })
    }
}
