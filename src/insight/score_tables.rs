//! Tables derived from a match equity table: match-winning chances, take points, double points and gammon values by
//! score.

use engine::{Away, MatchScore, Met, TakeParts};
use rules::{Crawford, Decision, Score};
use words::{Words, decimal};

/// Quantity that a table shows at each score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreTable {
    /// Match-winning chance before the game.
    Chance,
    /// Take point with a cube that is never turned again.
    TakePoint,
    /// Take point with a fully live cube.
    LiveTakePoint,
    /// Lowest winning chance at which doubling gains on the last roll of a game.
    DoublePoint,
    /// Gammon value.
    GammonValue,
}

/// Cube values before the double for which tables are available.
pub const TABLE_CUBES: [u32; 3] = [1, 2, 4];
/// Available table sizes, as the largest number of points that a player needs.
pub const TABLE_POINTS: [u8; 4] = [7, 11, 15, 25];

/// Cell of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberCell {
    /// Formatted number, or a dash.
    pub text: String,
    /// Strength of the cell's tint in percent. Negative for chances below 50%; a cube table's tints are scaled to
    /// the range of its numbers.
    pub tint: i8,
}

/// Formatted table, in rows by the number of points that the player needs and columns by the number that the opponent
/// needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberTable {
    /// Labels of the columns.
    pub head: Vec<String>,
    /// Label and cells of each row.
    pub rows: Vec<(String, Vec<NumberCell>)>,
}

impl ScoreTable {
    /// All tables in display order.
    pub const ALL: [Self; 5] = [
        Self::Chance,
        Self::TakePoint,
        Self::LiveTakePoint,
        Self::DoublePoint,
        Self::GammonValue,
    ];

    /// Returns the catalogue key of the table's name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Chance => "chance",
            Self::TakePoint => "take",
            Self::LiveTakePoint => "live",
            Self::DoublePoint => "double",
            Self::GammonValue => "gammon",
        }
    }

    /// Returns `true` if the table depends on the cube value.
    pub const fn has_cube(self) -> bool {
        !matches!(self, Self::Chance)
    }

    /// Returns the table derived from `met` for all scores up to `points`, at most 25, with the cube at `cube` before a
    /// double. Take points are from the perspective of the player who is being doubled, other values from that of the
    /// player who doubles or wins the gammon.
    pub fn numbers(self, met: Met, points: u8, cube: u32, words: &Words) -> NumberTable {
        let needs: Vec<Away> = (1..=points).filter_map(Away::new).collect();
        let label = |away: &Away| away.points().to_string();
        let mut rows: Vec<(String, Vec<Option<f32>>)> = Vec::new();
        if self == Self::Chance {
            let post = met.post_crawford();
            // Leader's chance, by the number of points that the trailer needs.
            let chances = post.iter().map(|trailer| Some(1.0 - trailer));
            rows.push((
                words.coach_table_post(),
                chances.take(needs.len()).collect(),
            ));
        }
        rows.extend(needs.iter().map(|own| {
            let numbers = needs
                .iter()
                .map(|other| self.at(score(met, *own, *other), cube));
            (label(own), numbers.collect())
        }));
        // Scores at which a player needs one point have extreme values.
        let usual = || {
            let rows = rows.iter().skip(1);
            rows.flat_map(|(_, numbers)| numbers.iter().skip(1).flatten().copied())
        };
        let range = (
            usual().fold(f32::MAX, f32::min),
            usual().fold(f32::MIN, f32::max),
        );
        let cell = |number: &Option<f32>| NumberCell {
            text: self.text(*number, words),
            tint: number.map_or(0, |number| self.tint(number, range)),
        };
        let cells = |(label, numbers): &(String, Vec<Option<f32>>)| {
            (label.clone(), numbers.iter().map(cell).collect())
        };
        NumberTable {
            head: needs.iter().map(label).collect(),
            rows: rows.iter().map(cells).collect(),
        }
    }

    /// Returns the tint of a number in percent; a cube table's tint grows from 0 at `low` to 100 at `high`.
    fn tint(self, number: f32, (low, high): (f32, f32)) -> i8 {
        let share = match self {
            Self::Chance => 2.0 * number - 1.0,
            _ if high > low => ((number - low) / (high - low)).clamp(0.0, 1.0),
            _ => 0.0,
        };
        (100.0 * share).round() as i8
    }

    /// Returns the table's number at a score; `None` if the cube is dead or out of play.
    fn at(self, score: MatchScore, cube: u32) -> Option<f32> {
        // A player who needs no more points than the cube gains nothing by doubling.
        let can_double = |score: MatchScore| u32::from(score.own.points()) > cube;
        match self {
            Self::Chance => Some(chance(score)),
            Self::TakePoint => can_double(score.flipped()).then(|| score.take_point(cube)),
            Self::LiveTakePoint => can_double(score.flipped()).then(|| score.live_take_point(cube)),
            Self::DoublePoint => can_double(score)
                .then(|| score.double_point(cube))
                .flatten(),
            Self::GammonValue => Some(score.gammon_value(cube)),
        }
    }

    fn text(self, number: Option<f32>, words: &Words) -> String {
        let Some(number) = number else {
            return "–".to_owned();
        };
        match self {
            Self::GammonValue => decimal(words, f64::from(number), 2),
            _ => decimal(words, f64::from(100.0 * number), 1),
        }
    }
}

/// Returns the score before a game; if a player needs one point, a game after the Crawford game.
fn score(met: Met, own: Away, opponent: Away) -> MatchScore {
    let one = [own, opponent].contains(&Away::ONE);
    MatchScore {
        own,
        opponent,
        // No cube is in play in the Crawford game, so cube tables refer to the games after it.
        crawford: if one { Crawford::Over } else { Crawford::Ahead },
        met,
    }
}

/// Returns the match-winning chance before a game, which is the Crawford game if a player needs one point.
fn chance(score: MatchScore) -> f32 {
    let chances = score.met.pre_crawford();
    let at = |away: Away| usize::from(away.points() - 1);
    chances[at(score.own)][at(score.opponent)]
}

/// Table values at a decision's score and cube, for both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreValues {
    /// Rows, each with a label and the formatted values for the player on roll and for the opponent.
    pub rows: Vec<(String, [String; 2])>,
}

/// Returns the values at the score of `decision`, for the player on roll and for the opponent; `None` in money play.
pub fn score_values(decision: &Decision, met: Met, words: &Words) -> Option<ScoreValues> {
    let Score::Match { crawford, .. } = decision.score() else {
        return None;
    };
    let away = |player| decision.score().away(player).and_then(Away::new);
    let on_roll = decision.on_roll();
    let own = MatchScore {
        own: away(on_roll)?,
        opponent: away(on_roll.opponent())?,
        crawford,
        met,
    };
    let sides = [own, own.flipped()];
    let cube = decision.value().points();
    let mut rows: Vec<(String, [String; 2])> = Vec::new();
    for table in ScoreTable::ALL.into_iter().filter(|table| table.has_cube()) {
        let texts = sides.map(|side| table.text(table.at(side, cube), words));
        rows.push((words.coach_table(table.key()), texts));
    }
    let percent = |chance: f32| ScoreTable::Chance.text(Some(chance), words);
    let ends = sides.map(|side| side.take_parts(cube));
    let end = |of: fn(&TakeParts) -> f32| [percent(of(&ends[0])), percent(of(&ends[1]))];
    rows.push((words.coach_table_end("drop"), end(|ends| ends.dropped)));
    rows.push((words.coach_table_end("won"), end(|ends| ends.won)));
    rows.push((words.coach_table_end("lost"), end(|ends| ends.lost)));
    Some(ScoreValues { rows })
}

#[cfg(test)]
mod tests {
    use rules::{Board, ByPlayer, Variant};

    use super::*;

    fn cell(table: ScoreTable, cube: u32, own: usize, other: usize) -> String {
        let numbers = table.numbers(Met::default(), 7, cube, &Words::english());
        let first = numbers.rows.len() - 7;
        numbers.rows[first + own - 1].1[other - 1].text.clone()
    }

    #[test]
    fn numbers_match_the_published_table() {
        assert_eq!(cell(ScoreTable::Chance, 1, 1, 2), "67.7");
        assert_eq!(cell(ScoreTable::Chance, 1, 3, 5), "64.8");
        assert_eq!(cell(ScoreTable::TakePoint, 1, 2, 2), "32.3");
        assert_eq!(cell(ScoreTable::LiveTakePoint, 1, 2, 2), "32.3");
        assert_eq!(cell(ScoreTable::GammonValue, 1, 2, 2), "0.91");
        assert_eq!(cell(ScoreTable::DoublePoint, 1, 2, 2), "50.0");
    }

    #[test]
    fn a_dead_cube_has_no_take_or_double_points() {
        assert_eq!(cell(ScoreTable::DoublePoint, 2, 2, 5), "–");
        assert_eq!(cell(ScoreTable::TakePoint, 2, 5, 2), "–");
        assert_eq!(cell(ScoreTable::TakePoint, 1, 5, 1), "–");
    }

    #[test]
    fn every_table_has_a_number_or_a_dash_at_each_score() {
        for table in ScoreTable::ALL {
            for cube in TABLE_CUBES {
                let numbers = table.numbers(Met::default(), 25, cube, &Words::english());
                assert_eq!(numbers.head.len(), 25);
                let all = numbers
                    .rows
                    .iter()
                    .flat_map(|(_, cells)| cells)
                    .map(|cell| &cell.text);
                assert!(
                    all.clone()
                        .all(|cell| !cell.contains("NaN") && !cell.contains("inf"))
                );
                assert!(
                    all.clone().all(|cell| !cell.starts_with('-')),
                    "{table:?} {cube}"
                );
            }
        }
    }

    #[test]
    fn tints_grow_with_the_number() {
        let tints = |table: ScoreTable, row: usize| -> Vec<i8> {
            let numbers = table.numbers(Met::default(), 7, 1, &Words::english());
            numbers.rows[row].1.iter().map(|cell| cell.tint).collect()
        };
        let chances = tints(ScoreTable::Chance, 4);
        assert!(chances.is_sorted(), "{chances:?}");
        assert_eq!(chances[3], 0);
        assert!(chances[0] < 0 && chances[6] > 0);
        let gammons: Vec<i8> = (0..7)
            .flat_map(|row| tints(ScoreTable::GammonValue, row))
            .collect();
        assert_eq!(gammons.iter().min(), Some(&0));
        assert_eq!(gammons.iter().max(), Some(&100));
    }

    #[test]
    fn lists_the_values_at_a_decisions_score_for_both_sides() {
        let points = ByPlayer { white: 2, black: 4 };
        let builder = Decision::builder(Board::start(Variant::Standard)).match_to(7);
        let decision = builder.score(points).double().build().expect("a double");
        let words = Words::english();
        let values = score_values(&decision, Met::default(), &words).expect("a match");
        let take = values
            .rows
            .iter()
            .find(|(label, _)| *label == words.coach_table("take"));
        let (_, [on_roll, other]) = take.expect("take points");
        assert_eq!(*on_roll, cell(ScoreTable::TakePoint, 1, 5, 3));
        assert_eq!(*other, cell(ScoreTable::TakePoint, 1, 3, 5));
        let money = Decision::builder(Board::start(Variant::Standard)).double();
        let money = money.build().expect("a double");
        assert_eq!(score_values(&money, Met::default(), &words), None);
    }
}
