//! What the table looks like before each move of a recorded game, and the decisions that were made there.

use rules::{
    Beavers, Board, Crawford, Cube, CubeValue, Decided, Decision, DecisionBuilder, Player, Setup,
};

use super::{
    arrangement::Arrangement,
    decided::{DecidedMove, Found},
    model::{GameRecord, RecordedAction, RecordedMove, Terms},
    position::in_match,
    table_state::TableState,
};

/// The table before a move of a recorded game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    state: TableState,
}

impl Situation {
    /// The position as `player` sees it, whether or not it can occur.
    pub fn setup(&self, player: Player) -> Setup {
        self.state.arrangement.setup(player)
    }

    /// The position as `player` sees it; `None` if it cannot occur, as after an illegal play.
    pub fn board(&self, player: Player) -> Option<Board> {
        self.state.arrangement.board(player).ok()
    }

    /// GNU Backgammon's ID of the position with `player` on roll; `None` if a side has more checkers than an ID holds.
    pub fn position_id(&self, player: Player) -> Option<String> {
        self.state.arrangement.id(player)
    }

    /// Value and owner of the cube, a double not yet answered left out.
    pub const fn cube(&self) -> Cube {
        self.state.cube
    }

    pub(super) const fn arrangement(&self) -> Arrangement {
        self.state.arrangement
    }

    /// Whether the pending offer is a beaver or more.
    pub(super) fn was_beavered(&self) -> bool {
        self.state.was_beavered()
    }

    /// Who offered the cube, at which value, and waits for the answer.
    pub const fn offer(&self) -> Option<(Player, CubeValue)> {
        self.state.offer
    }
}

impl GameRecord {
    /// Every move with the table before it.
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

    /// The table after the last move.
    pub fn last_situation(&self, terms: &Terms) -> Situation {
        let mut state = TableState::start(terms);
        for made in &self.moves {
            state.advance(made);
        }
        Situation { state }
    }

    /// The decisions that were made, in order, as a running session has them: before each roll but the first to double
    /// or not, the play, the answer to a double. Where the record is illegal or silent, there is none.
    ///
    /// ```
    /// use record::read_file;
    /// use rules::Choice;
    ///
    /// let text = "3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42: 8/4 6/4\n";
    /// let record = &read_file(text.as_bytes())?.matches[0];
    /// let choices: Vec<Choice> =
    ///     record.games[0].decisions(&record.terms).iter().map(|made| made.choice).collect();
    /// assert!(matches!(choices[..], [Choice::Play(_), Choice::Roll, Choice::Play(_)]));
    /// # Ok::<(), record::Unreadable>(())
    /// ```
    pub fn decisions(&self, terms: &Terms) -> Vec<Decided> {
        let tried = self.decided_moves(terms).into_iter();
        tried.filter_map(|made| made.decided.ok()).collect()
    }

    /// The same with the place of each move, and why a move has no decision. A game with a beaver is judged as one in
    /// which beavers are allowed, whatever the terms say: many files do not say.
    ///
    /// ```
    /// use record::{Undecided, read_file};
    ///
    /// // Bob cannot move from 8 to 5 with a 4 or a 2.
    /// let text = "3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42: 8/5 6/4\n";
    /// let record = &read_file(text.as_bytes())?.matches[0];
    /// let decided = record.games[0].decided_moves(&record.terms);
    /// assert!(decided[0].opening && decided[0].decided.is_ok());
    /// assert_eq!(decided.last().unwrap().decided, Err(Undecided::Forbidden));
    /// # Ok::<(), record::Unreadable>(())
    /// ```
    pub fn decided_moves(&self, terms: &Terms) -> Vec<DecidedMove> {
        self.found(terms).moves
    }

    /// Finds the decisions of all moves, and what is known at the end.
    pub(super) fn found(&self, terms: &Terms) -> Found<'_> {
        let beavered = |made: &RecordedMove| made.action == RecordedAction::Beaver;
        let mut terms = *terms;
        if terms.beavers == Beavers::None && self.moves.iter().any(beavered) {
            terms.beavers = Beavers::Unlimited;
        }
        let mut found = Found {
            terms,
            game: self,
            moves: Vec::new(),
            started: false,
            lost_track: false,
        };
        for (nth, (situation, made)) in self.replay(&terms).enumerate() {
            found.add(nth, &situation, made);
        }
        found
    }

    /// What a decision with `on_roll` to roll or play says of the table and the score; `None` if a player needs more
    /// points than the rules know.
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
