//! Conversion of a live session into a record.

use rules::{
    ByPlayer, Choice, ClosedOut, Cube, Decided, Decision, EndedBy, Game, Outcome, Question,
    Ruleset, Score, Session, Setup, Stakes,
};

use super::model::{
    GameRecord, GameResult, MatchRecord, Played, RecordedAction, RecordedMove, Terms,
};

impl MatchRecord {
    /// Creates a record of all games in a session, including the current one. The players' names are left empty.
    ///
    /// ```
    /// use record::MatchRecord;
    /// use rules::{Ruleset, Session};
    ///
    /// let record = MatchRecord::from_session(&Session::new(Ruleset::default()));
    /// assert_eq!(record.terms.length, 0, "money play");
    /// ```
    pub fn from_session(session: &Session) -> Self {
        let ruleset = session.ruleset();
        let terms = Terms::from(ruleset);
        let mut record = Self {
            terms,
            ..Self::default()
        };
        let crawford_game = session.crawford_game();
        let mut start = session.start();
        let mut score = start.map_or_else(ByPlayer::default, |start| match start.score() {
            Score::Match { points, .. } => points.map(u32::from),
            Score::Money { .. } => ByPlayer::default(),
        });
        for game in session.games() {
            let crawford = crawford_game == Some(game.number);
            let mut game = game_record(&game, ruleset, score, crawford);
            if let Some(start) = start.take() {
                let declined = |made: &RecordedMove| made.action == RecordedAction::Decline;
                let resumed = game.moves.first().is_some_and(declined);
                let set_up = set_up(start, resumed);
                let cubes = game.moves.iter();
                let cubes =
                    cubes.take_while(|made| matches!(made.action, RecordedAction::SetCube(_)));
                game.moves.splice(..cubes.count(), set_up);
            }
            if let Some(result) = game.result {
                score[result.winner] = score[result.winner].saturating_add(result.points);
            }
            record.games.push(game);
        }
        record
    }
}

/// Returns the moves that set up a session's first decision: the position, the cube, a pending offer, and a declined
/// resignation if play `resumed` after one.
pub(super) fn set_up(start: &Decision, resumed: bool) -> Vec<RecordedMove> {
    let on_roll = start.on_roll();
    let mut moves = vec![RecordedMove::new(
        on_roll,
        RecordedAction::SetUp(Box::new(Setup {
            own: *start.board().own().counts(),
            opponent: *start.board().opponent().counts(),
        })),
    )];
    if let Some(cube) = start.cube().filter(|cube| *cube != Cube::default()) {
        moves.push(RecordedMove::new(on_roll, RecordedAction::SetCube(cube)));
    }
    let (pending, resigned) = match start.question() {
        Question::Resignation { win, pending } => (Question::from(pending), Some(win)),
        question => (question, None),
    };
    if let Question::Answer { value, .. } = pending {
        moves.push(RecordedMove::new(on_roll, RecordedAction::Double));
        let doublings = value.log2().saturating_sub(start.value().log2());
        let others = [on_roll.opponent(), on_roll].into_iter().cycle();
        let redoubles = others.take(usize::from(doublings.saturating_sub(1)));
        moves.extend(redoubles.map(|by| RecordedMove::new(by, RecordedAction::Beaver)));
    }
    if let Some(win) = resigned.filter(|_| resumed) {
        let by = start.player().opponent();
        moves.push(RecordedMove::new(by, RecordedAction::Resign(win)));
    }
    moves
}

impl From<&Ruleset> for Terms {
    fn from(ruleset: &Ruleset) -> Self {
        let mut terms = Self {
            cube: ruleset.cube,
            variant: ruleset.variant,
            bar_backgammon: ruleset.bar_backgammon,
            ..Self::default()
        };
        match &ruleset.stakes {
            Stakes::Money(money) => (terms.jacoby, terms.beavers) = (money.jacoby, money.beavers),
            Stakes::Match(played) => {
                terms.length = played.length.points().into();
                terms.crawford = played.crawford;
            }
        }
        terms
    }
}

fn game_record(game: &Game, ruleset: &Ruleset, score: ByPlayer<u32>, crawford: bool) -> GameRecord {
    let mut moves = Vec::new();
    if let Some(first) = game.decisions.first()
        && let Some(cube) = first.decision.cube()
        && cube != Cube::default()
    {
        // Ties in the opening roll have doubled the cube.
        moves.push(RecordedMove::new(
            first.decision.player(),
            RecordedAction::SetCube(cube),
        ));
    }
    for (nth, decided) in game.decisions.iter().enumerate() {
        let next = game.decisions.get(nth + 1);
        if let Some(action) = action(decided, next, ruleset) {
            moves.push(RecordedMove::new(decided.decision.player(), action));
        }
    }
    GameRecord {
        number: game.number,
        score,
        crawford,
        moves,
        result: game.outcome.map(|outcome| result(&outcome, ruleset, score)),
        comment: None,
    }
}

fn action(decided: &Decided, next: Option<&Decided>, ruleset: &Ruleset) -> Option<RecordedAction> {
    Some(match (decided.choice, decided.decision.question()) {
        (Choice::Play(play), Question::Play(roll)) => RecordedAction::Play {
            roll,
            played: Played::Legal(play),
        },
        (Choice::Roll, _) => {
            let passes = ruleset.closed_out == ClosedOut::Passes;
            if !passes || !decided.decision.board().is_closed_out() {
                return None;
            }
            RecordedAction::ClosedOut
        }
        (Choice::Double, _) => RecordedAction::Double,
        (Choice::Beaver, _) => RecordedAction::Beaver,
        (Choice::Take, _) => RecordedAction::Take,
        (Choice::Drop, _) => RecordedAction::Drop,
        // An accepted resignation becomes the result of the game.
        (Choice::Resign(win), _) => {
            if next.is_none_or(|next| next.choice != Choice::Decline) {
                return None;
            }
            RecordedAction::Resign(win)
        }
        (Choice::Decline, _) => RecordedAction::Decline,
        (Choice::Accept | Choice::Play(_), _) => return None,
    })
}

/// Returns the result. If the match was lost on time, the winner gets the points needed to win it.
fn result(outcome: &Outcome, ruleset: &Ruleset, score: ByPlayer<u32>) -> GameResult {
    let needed = ruleset.playing_match().map_or(0, |played| {
        u32::from(played.length.points()).saturating_sub(score[outcome.winner])
    });
    GameResult {
        winner: outcome.winner,
        points: match outcome.by {
            EndedBy::Time => needed,
            _ => outcome.points(),
        },
        by: outcome.by,
    }
}

#[cfg(test)]
mod tests {
    use dice::{DiceStream, Seed};
    use rules::{Action, Beavers, Money, Play, Player, Win, legal_plays};

    use super::*;

    /// Doubles whenever possible, then resigns a backgammon.
    fn act(session: &mut Session, dice: &mut DiceStream) {
        if let Some(draft) = session.draft() {
            let plays = legal_plays(draft.start(), draft.roll());
            let first = plays.first().map(|legal| legal.play);
            for step in first.iter().flat_map(Play::steps) {
                session
                    .apply(Action::Step(step), dice)
                    .expect("a legal step");
            }
            session.apply(Action::PickUp, dice).expect("a whole play");
            return;
        }
        let actions = [
            Action::Beaver,
            Action::Take,
            Action::AcceptResignation,
            Action::Double,
            Action::Resign(Win::Backgammon),
            Action::RollOpening,
            Action::NextGame,
        ];
        let allowed = |action: &Action| session.allows(*action).is_ok();
        let action = actions.into_iter().find(allowed).expect("something to do");
        session
            .apply(action, dice)
            .expect("an action that is allowed");
    }

    #[test]
    fn scores_saturate() {
        let money = Money {
            beavers: Beavers::Unlimited,
            ..Money::default()
        };
        let mut session = Session::new(Ruleset {
            stakes: Stakes::Money(money),
            ..Ruleset::default()
        });
        let mut dice = DiceStream::new(Seed([3; 32]));
        while session.game_number() < 3500 {
            act(&mut session, &mut dice);
        }
        let record = MatchRecord::from_session(&session);
        let score = record.final_score();
        assert!(
            Player::BOTH
                .into_iter()
                .any(|player| score[player] == u32::MAX),
            "{score:?}"
        );
    }
}
