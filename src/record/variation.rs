//! Line of play from a position, with a name and a text for each turn: [`Variation`].

use std::fmt;

use rules::{Board, Decision, Play, Player, Question, Roll, legal_plays};

use crate::{ParsePlayError, parse_play, plain_lines, player_name::plain_title, print_play};

/// Named line of play from the position of a decision: turns of both players, each of which is legal after the previous
/// one. If the decision is about a double, the line begins with the roll that follows.
///
/// In the typed format, each turn consists of its roll, its play, and its text in braces. The first turn's roll may be
/// omitted if it is on the board.
///
/// ```
/// use record::Variation;
/// use rules::{Board, Decision, Variant};
///
/// let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1).build()?;
/// let (variation, error) = Variation::read(&decision, "8/5 6/5 {The best point} 6-4: 24/14");
/// assert_eq!(error, None);
/// assert_eq!(variation.turns()[0].text(), "The best point");
/// assert_eq!(variation.to_text(), "3-1: 8/5 6/5 {The best point}\n6-4: 24/14");
/// # Ok::<(), rules::DecisionError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Variation {
    name: String,
    turns: Vec<VariationTurn>,
}

/// Turn in a variation.
#[derive(Clone, Debug, PartialEq)]
pub struct VariationTurn {
    player: Player,
    roll: Roll,
    before: Board,
    play: Play,
    after: Board,
    text: String,
}

/// Reason why parsing a typed variation stopped before the end of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariationError {
    /// Number of the turn that could not be parsed, starting at 1.
    pub turn: usize,
    /// Reason why the turn could not be parsed.
    pub fault: VariationFault,
}

/// Reason why a turn in a typed variation could not be parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariationFault {
    /// The roll is missing.
    NoRoll,
    /// The roll differs from this roll, which is on the board.
    OtherRoll(Roll),
    /// The text is not a legal play of this roll.
    Play(Roll, ParsePlayError),
    /// The game ends before this turn.
    GameOver,
    /// The variation has more than [`Variation::MAX_TURNS`] turns.
    TooLong,
}

impl fmt::Display for VariationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "turn {}: ", self.turn)?;
        match &self.fault {
            VariationFault::NoRoll => f.write_str("the roll is missing"),
            VariationFault::OtherRoll(roll) => write!(f, "the roll on the board is {roll}"),
            VariationFault::Play(_, why) => why.fmt(f),
            VariationFault::GameOver => f.write_str("the game is over"),
            VariationFault::TooLong => f.write_str("the variation is too long"),
        }
    }
}

impl std::error::Error for VariationError {}

impl Variation {
    /// Maximum number of turns.
    pub const MAX_TURNS: usize = 16;

    /// Maximum length of the name, in characters.
    pub const MAX_NAME: usize = 80;

    /// Maximum length of a turn's text, in characters.
    pub const MAX_TEXT: usize = 500;

    /// Maximum length of typed text, in characters; the rest is ignored.
    pub const MAX_TYPED: usize = 10_000;

    /// Returns the variation's name; may be empty.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Replaces the name with a typed or received one, without control characters or characters that change the text
    /// direction.
    pub fn set_name(&mut self, name: &str) {
        self.name = plain_title(name, Self::MAX_NAME);
    }

    /// Returns the turns.
    pub fn turns(&self) -> &[VariationTurn] {
        &self.turns
    }

    /// Replaces the turns with those of another variation of the same decision.
    pub fn set_turns(&mut self, other: Self) {
        self.turns = other.turns;
    }

    /// Returns the player to take the next turn, the position before it, and the roll if the decision determines it;
    /// `None` if the game is over.
    pub fn next(&self, decision: &Decision) -> Option<(Player, Board, Option<Roll>)> {
        let (player, board, roll) = match self.turns.last() {
            Some(last) => (last.player.opponent(), last.after, None),
            None => (decision.on_roll(), *decision.board(), decision.roll()),
        };
        let is_over = board.own().is_off() || board.opponent().is_off();
        (!is_over).then_some((player, board, roll))
    }

    /// Returns the decision after the turns, with the cube and the score of `decision`: about `roll`, or before the
    /// roll if it is neither given nor determined, or leaves no legal play. Returns `None` if the game is over.
    ///
    /// ```
    /// use record::Variation;
    /// use rules::{Board, Decision, Player, Question, Roll, Variant};
    ///
    /// let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1).build()?;
    /// let (variation, _) = Variation::read(&decision, "8/5 6/5");
    /// let next = variation.next_decision(&decision, None).expect("the game goes on");
    /// assert_eq!((next.on_roll(), next.question()), (Player::Black, Question::Double));
    /// let rolled = variation.next_decision(&decision, Roll::read("64")).expect("the game goes on");
    /// assert_eq!(rolled.roll(), Roll::read("64"));
    /// # Ok::<(), rules::DecisionError>(())
    /// ```
    pub fn next_decision(&self, decision: &Decision, roll: Option<Roll>) -> Option<Decision> {
        let (player, board, known) = self.next(decision)?;
        let builder = decision.to_builder().board(board).on_roll(player);
        // A variation of the answer to a double begins after the take.
        let builder = match decision.question() {
            Question::Answer { value, .. } => builder.cube(value.points(), Some(decision.player())),
            _ => builder,
        };
        let roll = known.or(roll);
        let builder = match roll.filter(|roll| !legal_plays(&board, *roll).is_empty()) {
            Some(roll) => builder.play(roll.high().pips(), roll.low().pips()),
            None => builder.before_roll(),
        };
        builder.build().ok()
    }

    /// Appends a turn with this roll, which is lost if no play of it is legal.
    ///
    /// # Errors
    /// Returns the reason why the turn cannot be added: the roll is not the one on the board, `play` is not legal, the
    /// game is over, or the variation has [`Variation::MAX_TURNS`] turns.
    pub fn add(
        &mut self,
        decision: &Decision,
        roll: Roll,
        play: Option<&Play>,
    ) -> Result<(), VariationFault> {
        let (player, before, roll) = self.next_turn(decision, Some(roll))?;
        self.push_legal((player, before), roll, play)
    }

    /// Returns the player to take the next turn, the position before it, and its roll, which is `roll` unless the
    /// decision determines it.
    fn next_turn(
        &self,
        decision: &Decision,
        roll: Option<Roll>,
    ) -> Result<(Player, Board, Roll), VariationFault> {
        let (player, before, shown) = self.next(decision).ok_or(VariationFault::GameOver)?;
        if self.turns.len() >= Self::MAX_TURNS {
            return Err(VariationFault::TooLong);
        }
        let roll = roll.or(shown).ok_or(VariationFault::NoRoll)?;
        match shown.filter(|shown| *shown != roll) {
            Some(shown) => Err(VariationFault::OtherRoll(shown)),
            None => Ok((player, before, roll)),
        }
    }

    /// Appends a turn with a play in any order of its moves; the turn is lost if no play of the roll is legal.
    fn push_legal(
        &mut self,
        (player, before): (Player, Board),
        roll: Roll,
        play: Option<&Play>,
    ) -> Result<(), VariationFault> {
        let after = play.and_then(|play| before.play(roll, play).ok());
        let plays = legal_plays(&before, roll);
        let found = plays.iter().find(|legal| Some(legal.after) == after);
        if found.is_none() && !plays.is_empty() {
            return Err(VariationFault::Play(roll, ParsePlayError::NotLegal));
        }
        let turn = found.map(|legal| (legal.play, legal.after));
        self.push((player, before), roll, turn);
        Ok(())
    }

    /// Appends a legal turn, given the player and position returned by [`Variation::next`] and the roll. The turn is
    /// lost if `play` is `None`.
    pub(crate) fn push(
        &mut self,
        (player, before): (Player, Board),
        roll: Roll,
        play: Option<(Play, Board)>,
    ) {
        let (play, after) = play.unwrap_or_else(|| (Play::default(), before.flipped()));
        self.turns.push(VariationTurn {
            player,
            roll,
            before,
            play,
            after,
            text: String::new(),
        });
    }

    /// Replaces the texts of the turns.
    pub(crate) fn set_texts<'a>(&mut self, mut texts: impl Iterator<Item = &'a str>) -> Option<()> {
        for turn in &mut self.turns {
            turn.set_text(texts.next()?);
        }
        Some(())
    }

    /// Parses the typed format. Returns the turns before the first one that cannot be parsed, and the reason why
    /// parsing stopped. Move numbers, such as `1.` or `2)`, are skipped.
    pub fn read(decision: &Decision, text: &str) -> (Self, Option<VariationError>) {
        let text: String = plain_lines(text).take(Self::MAX_TYPED).collect();
        let mut variation = Self::default();
        for (typed, turn) in typed_turns(&text).iter().zip(1..) {
            if let Err(fault) = variation.read_turn(decision, typed) {
                return (variation, Some(VariationError { turn, fault }));
            }
        }
        (variation, None)
    }

    fn read_turn(
        &mut self,
        decision: &Decision,
        typed: &TypedTurn<'_>,
    ) -> Result<(), VariationFault> {
        let (player, before, roll) = self.next_turn(decision, typed.roll)?;
        let plays = legal_plays(&before, roll);
        let play = if typed.moves.is_empty() && plays.len() < 2 {
            plays.first().map(|legal| legal.play)
        } else {
            let wrong = |why| VariationFault::Play(roll, why);
            Some(parse_play(&before, roll, &typed.moves.join(" ")).map_err(wrong)?)
        };
        self.push_legal((player, before), roll, play.as_ref())?;
        if let Some(turn) = self.turns.last_mut() {
            turn.set_text(&typed.texts.join(" "));
        }
        Ok(())
    }

    /// Formats the variation as text that [`Variation::read`] can parse, with one line per turn.
    pub fn to_text(&self) -> String {
        let line = |turn: &VariationTurn| match turn.text() {
            "" => turn.notation(),
            text => format!("{} {{{text}}}", turn.notation()),
        };
        let lines: Vec<String> = self.turns.iter().map(line).collect();
        lines.join("\n")
    }
}

impl VariationTurn {
    /// Returns the player whose turn it is.
    pub const fn player(&self) -> Player {
        self.player
    }

    /// Returns the roll.
    pub const fn roll(&self) -> Roll {
        self.roll
    }

    /// Returns the position before the play, from the perspective of the player whose turn it is.
    pub const fn before(&self) -> &Board {
        &self.before
    }

    /// Returns the play, which contains no moves if the turn is lost.
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// Returns the position after the play, from the opponent's perspective.
    pub const fn after(&self) -> &Board {
        &self.after
    }

    /// Returns the text about the turn; may be empty.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the roll and the play, such as `3-1: 8/5 6/5`.
    pub fn notation(&self) -> String {
        format!("{}: {}", self.roll, print_play(&self.before, &self.play))
    }

    /// Replaces the text. Braces are converted to parentheses, because they enclose the text in the typed format.
    fn set_text(&mut self, text: &str) {
        let plain = |c| match c {
            '{' => '(',
            '}' => ')',
            c => c,
        };
        let text: String = plain_lines(text)
            .map(plain)
            .take(Variation::MAX_TEXT)
            .collect();
        text.trim().clone_into(&mut self.text);
    }
}

/// Turn as typed.
#[derive(Default)]
struct TypedTurn<'a> {
    roll: Option<Roll>,
    moves: Vec<&'a str>,
    texts: Vec<&'a str>,
}

/// Splits typed text into turns, each of which begins with a roll.
fn typed_turns(text: &str) -> Vec<TypedTurn<'_>> {
    let mut turns: Vec<TypedTurn<'_>> = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (moves, after) = rest.split_once('{').unwrap_or((rest, ""));
        let (text, after) = after.split_once('}').unwrap_or((after, ""));
        rest = after;
        let words = moves.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';'));
        for word in words.flat_map(|word| word.split_inclusive(':')) {
            let roll = Roll::read(word.strip_suffix(':').unwrap_or(word));
            if roll.is_some() {
                turns.push(TypedTurn {
                    roll,
                    ..TypedTurn::default()
                });
            } else if !word.is_empty() && !is_number(word) {
                last(&mut turns).moves.push(word);
            }
        }
        if !text.trim().is_empty() {
            last(&mut turns).texts.push(text.trim());
        }
    }
    turns
}

/// Returns the last turn, adding a first turn without a roll if there is none.
fn last<'a, 'b>(turns: &'a mut Vec<TypedTurn<'b>>) -> &'a mut TypedTurn<'b> {
    if turns.is_empty() {
        turns.push(TypedTurn::default());
    }
    let end = turns.len() - 1;
    &mut turns[end]
}

/// Returns `true` for a move number, such as `1.` or `2)`.
fn is_number(word: &str) -> bool {
    let number = word.strip_suffix(['.', ')']).unwrap_or_default();
    !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit())
}
