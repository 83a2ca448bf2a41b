//! Score matrix: a decision's best action and the cost of the actual choice at every score up to seven points, and for
//! money.

use engine::{Analysis, Depth};
use record::position_link;
use review::Kind;
use rules::{ByPlayer, Choice, Crawford, Decision, Offer, Scoring};
use words::{Words, arg, decimal, signed};

use crate::{JudgedDecision, Query, Report, cube::action_key, explain::choice_name};

/// Search depth for each cell, in plies. Close cube decisions are searched one ply deeper.
const PLIES: u8 = 2;
/// Match length, in points, for the scores in the matrix.
const LENGTH: u8 = 7;
/// Minimum loss that is shown, in EMG; smaller losses round to zero.
const MIN_LOSS: f32 = 0.005;

/// Number of points that one side needs to win the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Need {
    /// One point, in the Crawford game.
    Crawford,
    /// Post-Crawford score of one point away.
    One,
    /// Two points or more.
    Points(u8),
}

impl Need {
    const ALL: [Self; 8] = [
        Self::One,
        Self::Crawford,
        Self::Points(2),
        Self::Points(3),
        Self::Points(4),
        Self::Points(5),
        Self::Points(6),
        Self::Points(LENGTH),
    ];

    const fn points(self) -> u8 {
        match self {
            Self::Crawford | Self::One => 1,
            Self::Points(points) => points,
        }
    }

    fn short(self) -> String {
        match self {
            Self::Crawford => "1C".to_owned(),
            Self::One | Self::Points(_) => self.points().to_string(),
        }
    }

    fn label(self, words: &Words) -> String {
        let state = match self {
            Self::Crawford => "crawford",
            Self::One => "after",
            Self::Points(_) => "none",
        };
        words.coach_matrix_need(arg::Count(u32::from(self.points())), arg::State(state))
    }
}

/// Matrix cell: the decision at one score, with its analysis.
#[derive(Clone, Debug, PartialEq)]
struct Cell {
    /// Decision that the engine analyses: for the answer to a double, the double itself.
    analysed: Decision,
    /// Decision being studied, at this score.
    decision: Decision,
    /// `true` if this is the score of the decision being studied.
    is_here: bool,
    analysis: Option<Analysis>,
    has_failed: bool,
}

/// Matrix of a decision's best actions at every score up to seven points, and for money.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreMatrix {
    is_cube: bool,
    /// Actual choice.
    made: Choice,
    needs: Vec<Need>,
    money: Option<Cell>,
    /// Cells in rows by the number of points that the deciding player needs and columns by the number that the opponent
    /// needs; `None` at scores where the decision cannot arise.
    cells: Vec<Vec<Option<Cell>>>,
}

/// Score matrix, formatted for display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatrixTexts {
    /// Labels of both the rows and the columns.
    pub needs: Vec<String>,
    /// Rows by the number of points that the deciding player needs; `None` where the decision cannot arise.
    pub rows: Vec<Vec<Option<MatrixCell>>>,
    /// Cell for money play.
    pub money: Option<MatrixCell>,
    /// Actions in the matrix, most frequent first, each with its abbreviation, CSS class and name.
    pub legend: Vec<(String, String, String)>,
    /// Explanation of the costs, with the name of the actual choice.
    pub costs: String,
    /// Number of cells analysed so far, and total number of cells.
    pub count: (usize, usize),
}

/// Matrix cell, formatted for display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatrixCell {
    /// Abbreviation of the best action; `None` until the engine has answered.
    pub short: Option<String>,
    /// Equity that the actual choice loses, or a tick if it loses nothing; empty until the engine has answered.
    pub cost: String,
    /// Tooltip with the score, the best action and its equity and, for a cube decision, the equities of no double and
    /// double/take; the loss of the actual choice.
    pub title: String,
    /// CSS classes for the action and for a loss.
    pub class: String,
    /// URL fragment that opens the decision at this score.
    pub link: String,
    /// `true` if this is the score of the decision being studied.
    pub is_here: bool,
}

impl ScoreMatrix {
    /// Creates a decision's matrix, with no analyses yet; `None` for misère, in which the score does not matter, and
    /// for the answer to a beaver.
    pub fn of(subject: &JudgedDecision) -> Option<Self> {
        let JudgedDecision { decision, judged } = subject;
        if decision.scoring() == Scoring::Misere {
            return None;
        }
        let is_cube = judged.kind != Kind::Checker;
        if judged.kind == Kind::Answer && subject.outcomes().is_none() {
            return None;
        }
        let is_possible = |need: &Need| !is_cube || *need != Need::Crawford;
        let needs: Vec<Need> = Need::ALL.into_iter().filter(is_possible).collect();
        let row = |own: &Need| {
            let column = |other: &Need| cell(subject, Some((*own, *other)));
            needs.iter().map(column).collect()
        };
        Some(Self {
            is_cube,
            made: judged.made,
            cells: needs.iter().map(row).collect(),
            money: cell(subject, None),
            needs,
        })
    }

    /// Returns the unanswered queries, starting with the decision's own score and money play.
    pub fn queries(&self) -> Vec<Query> {
        let is_open = |cell: &&Cell| cell.analysis.is_none() && !cell.has_failed;
        let mut open: Vec<&Cell> = self.all().filter(is_open).collect();
        open.sort_by_key(|cell| !cell.is_here);
        let query = |cell: &Cell| Query::Analyse {
            decision: cell.analysed,
            // At other scores, the actual play may not be among the plays that are searched deeply.
            made: Some(self.made).filter(|_| !self.is_cube),
            depth: Depth::Plies(PLIES),
        };
        open.into_iter().map(query).collect()
    }

    /// Stores the report for a query; `None` means that the engine has failed.
    pub fn store_report(&mut self, query: &Query, report: Option<&Report>) {
        let Query::Analyse { decision, .. } = query else {
            return;
        };
        let all = self.money.iter_mut();
        let all = all.chain(self.cells.iter_mut().flatten().flatten());
        for cell in all.filter(|cell| cell.analysed == *decision) {
            match report {
                Some(Report::Analysis(analysis)) => cell.analysis = Some(analysis.clone()),
                _ => cell.has_failed = true,
            }
        }
    }

    fn all(&self) -> impl Iterator<Item = &Cell> {
        self.money
            .iter()
            .chain(self.cells.iter().flatten().flatten())
    }

    /// Formats the matrix.
    pub fn texts(&self, words: &Words) -> MatrixTexts {
        let actions = self.actions();
        let board = self.all().next().map(|cell| *cell.analysed.board());
        let made = board.map(|board| choice_name(&board, &self.made, words));
        let made = (self.made, made.unwrap_or_default());
        let texts = |cell: &Cell, score: String| cell_texts(cell, &score, &actions, &made, words);
        let row = |(own, cells): (&Need, &Vec<Option<Cell>>)| {
            let column = |(other, cell): (&Need, &Option<Cell>)| {
                let score = words.coach_matrix_score(
                    arg::Opponent(other.label(words)),
                    arg::Own(own.label(words)),
                );
                cell.as_ref().map(|cell| texts(cell, score))
            };
            self.needs.iter().zip(cells).map(column).collect()
        };
        let known = self.all().filter(|cell| cell.analysis.is_some()).count();
        MatrixTexts {
            needs: self.needs.iter().copied().map(Need::short).collect(),
            rows: self.needs.iter().zip(&self.cells).map(row).collect(),
            money: self
                .money
                .as_ref()
                .map(|cell| texts(cell, words.coach_money())),
            legend: self.legend(&actions, words),
            costs: words.coach_matrix_made(made.1.as_str()),
            count: (known, self.all().count()),
        }
    }

    /// Returns the distinct best actions of the analysed cells, most frequent first.
    fn actions(&self) -> Vec<Action> {
        let mut counts: Vec<(Action, usize)> = Vec::new();
        for action in self.all().filter_map(Cell::action) {
            match counts.iter_mut().find(|(known, _)| *known == action) {
                Some((_, count)) => *count += 1,
                None => counts.push((action, 1)),
            }
        }
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        counts.into_iter().map(|(action, _)| action).collect()
    }

    fn legend(&self, actions: &[Action], words: &Words) -> Vec<(String, String, String)> {
        let board = self.all().next().map(|cell| *cell.analysed.board());
        let line = |(nth, action): (usize, &Action)| {
            let name = match (action, &board) {
                (Action::Cube(key), _) => words.coach_action(*key),
                (Action::Play(play), Some(board)) => choice_name(board, play, words),
                (Action::Play(_), None) => String::new(),
            };
            (action.short(nth), action.class(nth), name)
        };
        actions.iter().enumerate().map(line).collect()
    }
}

fn cell_texts(
    cell: &Cell,
    score: &str,
    actions: &[Action],
    (made, name): &(Choice, String),
    words: &Words,
) -> MatrixCell {
    let known = cell.analysis.as_ref().zip(cell.action());
    let nth = |action: &Action| actions.iter().position(|one| one == action);
    let number = |equity: f32| signed(words, f64::from(equity), 3);
    let loss = cell.analysis.as_ref().and_then(|one| loss(one, made));
    let costs = loss.filter(|loss| *loss >= MIN_LOSS);
    let mut title = match known.as_ref() {
        None => score.to_owned(),
        Some((analysis, Action::Cube(key))) => {
            let cube = analysis.cube.as_ref();
            let no_double = cube.map_or(0.0, |cube| cube.no_double.0);
            let take = cube.and_then(|cube| cube.double_take);
            words.coach_matrix_cube(
                arg::Action(words.coach_action(*key)),
                arg::Rolling(number(no_double)),
                arg::Score(score),
                arg::Take(take.map_or_else(String::new, |take| number(take.0))),
            )
        }
        Some((analysis, Action::Play(play))) => words.coach_matrix_play(
            arg::Equity(number(best_equity(analysis))),
            arg::Name(choice_name(cell.analysed.board(), play, words)),
            arg::Score(score),
        ),
    };
    if let Some(loss) = costs {
        let loss = decimal(words, f64::from(loss), 3);
        let costs = words.coach_matrix_costs(arg::Loss(loss), arg::Name(name.as_str()));
        title = format!("{title} {costs}");
    }
    let cost = loss.map(|loss| match costs {
        Some(_) => signed(words, -f64::from(loss), 2),
        None => "✓".to_owned(),
    });
    let place = known.as_ref().and_then(|(_, action)| nth(action));
    let action = known.as_ref().map(|(_, action)| action).zip(place);
    let failed = cell.has_failed.then(|| "?".to_owned());
    MatrixCell {
        short: action.map(|(action, nth)| action.short(nth)).or(failed),
        cost: cost.unwrap_or_default(),
        title,
        class: action.map_or_else(String::new, |(action, nth)| {
            let costs = if costs.is_some() { " costs" } else { "" };
            format!("{}{costs}", action.class(nth))
        }),
        link: position_link(&cell.decision),
        is_here: cell.is_here,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    /// Cube action, identified by its catalogue key.
    Cube(&'static str),
    Play(Choice),
}

impl Action {
    /// Returns the abbreviation, which is the same in every language; `nth` is the action's rank by frequency.
    fn short(self, nth: usize) -> String {
        match self {
            Self::Cube("double-take" | "double-beaver") => "D/T".to_owned(),
            Self::Cube("double-drop") => "D/P".to_owned(),
            Self::Cube("too-good") => "TG".to_owned(),
            Self::Cube(_) => "ND".to_owned(),
            Self::Play(_) => char::from(b'A' + nth.min(25) as u8).to_string(),
        }
    }

    fn class(self, nth: usize) -> String {
        match self {
            Self::Cube(key) => key.to_owned(),
            Self::Play(_) => format!("p{}", nth.min(5)),
        }
    }
}

impl Cell {
    /// Returns the best action; `None` until the engine has answered.
    fn action(&self) -> Option<Action> {
        let analysis = self.analysis.as_ref()?;
        Some(match &analysis.cube {
            Some(cube) => Action::Cube(action_key(cube.action, false)),
            None => Action::Play(analysis.candidates.first()?.choice),
        })
    }
}

/// Returns the equity that the choice `made` loses, in EMG; `None` if it is not among the analysed choices.
fn loss(analysis: &Analysis, made: &Choice) -> Option<f32> {
    let Some(cube) = &analysis.cube else {
        let best = analysis.candidates.first()?;
        let made = analysis.candidates.get(analysis.made?)?;
        return Some(best.equity.0 - made.equity.0);
    };
    let (take, pass) = (cube.double_take?.0, cube.double_pass?.0);
    let loss = match made {
        Choice::Roll => cube.best().0 - cube.no_double.0,
        Choice::Double => cube.best().0 - take.min(pass),
        Choice::Take => take - pass,
        Choice::Drop => pass - take,
        _ => return None,
    };
    Some(loss.max(0.0))
}

fn best_equity(analysis: &Analysis) -> f32 {
    match &analysis.cube {
        Some(cube) => cube.best().0,
        None => analysis
            .candidates
            .first()
            .map_or(0.0, |best| best.equity.0),
    }
}

/// Returns the cell for `subject` at the score where the deciding player and the opponent have these `needs`, or in
/// money play if `needs` is `None`. Returns `None` if the decision cannot arise there.
fn cell(subject: &JudgedDecision, needs: Option<(Need, Need)>) -> Option<Cell> {
    let JudgedDecision { decision, judged } = subject;
    let analysed = match judged.kind {
        Kind::Checker => *decision,
        Kind::Double | Kind::Answer => subject.before_double(),
    };
    let is_money = decision.score().away(decision.player()).is_none();
    let analysed = match needs {
        None if is_money => analysed,
        None => in_money(&analysed)?,
        Some(needs) => at_score(&analysed, decision, needs)?,
    };
    let here = match judged.kind {
        Kind::Checker => analysed,
        Kind::Double | Kind::Answer => analysed.to_builder().double().build().ok()?,
    };
    let decision_here = match judged.kind {
        Kind::Checker | Kind::Double => here,
        Kind::Answer => {
            let doubled = here.value().doubled()?.points();
            let answer = here.to_builder().answer(Offer::Double, doubled);
            answer.build().ok()?
        }
    };
    Some(Cell {
        is_here: is_same_score(&decision_here, decision),
        analysed: here,
        decision: decision_here,
        analysis: None,
        has_failed: false,
    })
}

/// Returns `true` if, in both decisions, each player needs the same number of points and the Crawford status is the
/// same.
fn is_same_score(one: &Decision, other: &Decision) -> bool {
    let needs = |decision: &Decision| {
        let player = decision.player();
        let score = decision.score();
        let need = [player, player.opponent()].map(|player| score.away(player));
        (need, score.is_crawford())
    };
    needs(one) == needs(other)
}

/// Returns the decision in money play, without the Jacoby rule and beavers.
fn in_money(analysed: &Decision) -> Option<Decision> {
    rebuilt(analysed, |builder| builder)
}

fn at_score(
    analysed: &Decision,
    decision: &Decision,
    (own, other): (Need, Need),
) -> Option<Decision> {
    let both_one = own.points() == 1 && other.points() == 1;
    if both_one && (own, other) != (Need::One, Need::One) {
        return None;
    }
    let crawford = match (own, other) {
        (Need::Crawford, _) | (_, Need::Crawford) => Crawford::Now,
        (Need::One, _) | (_, Need::One) => Crawford::Over,
        _ => Crawford::Ahead,
    };
    let player = decision.player();
    let mut points = ByPlayer::default();
    points[player] = LENGTH - own.points();
    points[player.opponent()] = LENGTH - other.points();
    rebuilt(analysed, |builder| {
        let builder = builder.match_to(LENGTH).score(points);
        builder.crawford(crawford)
    })
}

/// Returns the same decision (position, cube, dice and player) with the score set by `score`.
fn rebuilt(
    analysed: &Decision,
    score: impl FnOnce(rules::DecisionBuilder) -> rules::DecisionBuilder,
) -> Option<Decision> {
    let builder = Decision::builder(*analysed.board())
        .on_roll(analysed.on_roll())
        .variant(analysed.variant())
        .bar_backgammon(analysed.bar_backgammon());
    let builder = match analysed.cube() {
        Some(cube) => builder.cube(cube.value.points(), cube.owner),
        None => builder.without_cube(),
    };
    let builder = match analysed.roll() {
        Some(roll) => builder.play(roll.high().pips(), roll.low().pips()),
        None => builder.before_roll(),
    };
    score(builder).build().ok()
}

#[cfg(test)]
#[path = "score_matrix_tests.rs"]
mod tests;
