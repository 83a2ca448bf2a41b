//! What the table looks like before each move of a recorded game, and the decisions that were made there.

use rules::{
    Board, Choice, Crawford, Cube, CubeValue, Decided, Decision, DecisionBuilder, Offer, Player,
    Setup,
};

use super::{
    model::{GameRecord, Played, RecordedAction, RecordedMove, Terms},
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
        self.state.stand.setup(player)
    }

    /// The position as `player` sees it; none if it cannot occur, as after an illegal play.
    pub fn board(&self, player: Player) -> Option<Board> {
        self.state.stand.board(player).ok()
    }

    /// GNU Backgammon's ID of the position with `player` on roll; none if a side has more checkers than an ID holds.
    pub fn position_id(&self, player: Player) -> Option<String> {
        self.state.stand.id(player)
    }

    /// The cube as it lies, a double not yet answered left out.
    pub const fn cube(&self) -> Cube {
        self.state.cube
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
    pub fn decisions(&self, terms: &Terms) -> Vec<Decided> {
        let mut decided = Vec::new();
        let mut rolled = false;
        for (situation, made) in self.replay(terms) {
            self.decide(terms, &situation, made, rolled, &mut decided);
            rolled |= matches!(made.action, RecordedAction::Play { .. });
        }
        decided
    }

    fn decide(
        &self,
        terms: &Terms,
        situation: &Situation,
        made: &RecordedMove,
        rolled: bool,
        decided: &mut Vec<Decided>,
    ) {
        let player = made.player;
        let mut add = |builder: Option<DecisionBuilder>, choice| {
            if let Some(decision) = builder.and_then(|builder| builder.build().ok()) {
                decided.push(Decided { decision, choice });
            }
        };
        let own = || self.builder(terms, situation, player);
        match &made.action {
            RecordedAction::Play { roll, played } => {
                if rolled {
                    add(own().map(DecisionBuilder::before_roll), Choice::Roll);
                }
                if let Played::Legal(play) = played {
                    let asked = own().map(|own| own.play(roll.high().pips(), roll.low().pips()));
                    add(asked, Choice::Play(*play));
                }
            }
            RecordedAction::ClosedOut => {
                add(own().map(DecisionBuilder::before_roll), Choice::Roll);
            }
            RecordedAction::Double => add(own().map(DecisionBuilder::double), Choice::Double),
            RecordedAction::Take => self.answer(terms, situation, Choice::Take, &mut add),
            RecordedAction::Drop => self.answer(terms, situation, Choice::Drop, &mut add),
            RecordedAction::Beaver => self.answer(terms, situation, Choice::Beaver, &mut add),
            RecordedAction::Resign(_)
            | RecordedAction::Decline
            | RecordedAction::SetUp(_)
            | RecordedAction::SetCube(_) => {}
        }
    }

    /// The answer to the pending offer.
    fn answer(
        &self,
        terms: &Terms,
        situation: &Situation,
        choice: Choice,
        add: &mut dyn FnMut(Option<DecisionBuilder>, Choice),
    ) {
        let Some((offerer, value)) = situation.offer() else {
            return;
        };
        let doublings = value.log2() - situation.cube().value.log2();
        let (offer, doubler) = match doublings {
            1 => (Offer::Double, offerer),
            even if even % 2 == 0 => (Offer::Beaver, offerer.opponent()),
            _ => (Offer::Raccoon, offerer),
        };
        let asked = self.builder(terms, situation, doubler);
        add(
            asked.map(|asked| asked.answer(offer, value.points())),
            choice,
        );
    }

    /// What a decision with `on_roll` to roll or play says of the table and the score; none if the match is longer than
    /// the rules know.
    fn builder(
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
            let length = u8::try_from(terms.length).ok()?;
            let points = self
                .score
                .map(|points| u8::try_from(points).unwrap_or(u8::MAX));
            decision = decision.match_to(length).score(points);
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
