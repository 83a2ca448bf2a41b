//! State of the drill room, and its update function.

use std::sync::Arc;

use dice::{DiceStream, Seed};
use review::Book;
use rules::Decision;

use crate::draw::below;
use crate::{
    AskedExercise, Bests, Card, CardChange, DrillScore, Effect, Exercise, Facts, Kind, Msg,
    PracticeLog, Reference, SessionQuestion, SheetSession, State, Topic, Verdict,
};

/// Number of exercises drawn to find the most urgent fact; enough to draw almost every fact of a kind.
const FACT_DRAWS: usize = 400;

/// State of the drill room.
#[derive(Clone, Debug)]
pub struct Model {
    dice: DiceStream,
    pub(crate) cards: Option<Vec<Card>>,
    references: Option<Vec<Reference>>,
    book: Option<Arc<Book>>,
    /// Selected topic.
    pub topic: Option<Topic>,
    /// State of the current session.
    pub state: State,
    /// `true` if answers are timed.
    pub timed: bool,
    /// Results since the topic was selected.
    pub tally: DrillScore,
    /// Questions answered since the topic was selected.
    pub(crate) answered: Vec<SessionQuestion>,
    /// Number of correct answers since the last wrong one.
    pub(crate) run: u32,
    pub(crate) bests: Bests,
    pub(crate) facts: Facts,
    pub(crate) log: PracticeLog,
    question_count: u32,
    last: Option<Decision>,
    /// Decision on the card to show before all others.
    first: Option<Decision>,
    /// Sheet being worked through.
    pub(crate) sheet: Option<SheetSession>,
    /// Decisions on the cards skipped since the topic was selected, latest last.
    skipped: Vec<Decision>,
}

impl Model {
    /// Creates a drill room whose exercises are derived from `seed`.
    pub fn new(seed: Seed) -> Self {
        Self {
            dice: DiceStream::new(seed),
            cards: None,
            references: None,
            book: None,
            topic: None,
            state: State::Choosing,
            timed: false,
            tally: DrillScore::default(),
            answered: Vec::new(),
            run: 0,
            bests: Bests::default(),
            facts: Facts::default(),
            log: PracticeLog::default(),
            question_count: 0,
            last: None,
            first: None,
            sheet: None,
            skipped: Vec::new(),
        }
    }

    /// Sets the best runs.
    #[must_use]
    pub fn with_bests(self, bests: Bests) -> Self {
        Self { bests, ..self }
    }

    /// Returns the best runs.
    pub const fn bests(&self) -> &Bests {
        &self.bests
    }

    /// Sets the facts and the log from earlier sessions.
    #[must_use]
    pub fn with_progress(self, facts: Facts, log: PracticeLog) -> Self {
        Self { facts, log, ..self }
    }

    /// Returns the daily results.
    pub const fn log(&self) -> &PracticeLog {
        &self.log
    }

    /// Returns the number of facts of a kind that are due at `now`.
    pub fn due_facts(&self, kind: Kind, now: u64) -> usize {
        self.facts.due(kind.key(), now)
    }

    /// Returns the number of due cards, and the total number of cards not dismissed; `None` until the cards have been
    /// loaded.
    pub fn due(&self, now: u64) -> Option<(usize, usize)> {
        let cards = self.cards.as_ref()?;
        let due = cards.iter().filter(|card| card.is_due(now)).count();
        let total = cards.iter().filter(|card| card.due.is_some()).count();
        Some((due, total))
    }

    /// Returns the time when the next card is due, in milliseconds since the Unix epoch; `None` if no card will be due.
    pub fn next_due(&self) -> Option<u64> {
        self.cards
            .iter()
            .flatten()
            .filter_map(|card| card.due)
            .min()
    }

    /// Returns the exercise on display; `None` if there is none.
    pub const fn task(&self) -> Option<&AskedExercise> {
        match &self.state {
            State::Asking(task)
            | State::Shown(task)
            | State::Judging(task, _)
            | State::Failed(task, _)
            | State::Judged(task, _) => Some(task),
            _ => None,
        }
    }

    /// Returns the verdict on the answer; `None` until there is one.
    pub const fn verdict(&self) -> Option<&Verdict> {
        match &self.state {
            State::Judged(_, verdict) => Some(verdict),
            _ => None,
        }
    }

    /// Handles a message at `now`, in milliseconds since the Unix epoch.
    pub fn update(&mut self, msg: Msg, now: u64) -> Vec<Effect> {
        match msg {
            Msg::Cards(mut cards) => {
                // An earlier release also created cards from correct decisions, which are no longer shown.
                cards.retain(|card| !card.was_right());
                for card in &cards {
                    self.take_shown(card);
                }
                self.cards = Some(cards);
                self.resume(now)
            }
            Msg::Stored(card) => {
                self.replace(&card);
                Vec::new()
            }
            Msg::References(found) => {
                if found.is_empty() {
                    return self.miss();
                }
                self.references = Some(found);
                self.resume(now)
            }
            Msg::Book(book) if *book == Book::EMPTY => self.miss(),
            Msg::Book(book) => {
                self.book = Some(book);
                self.resume(now)
            }
            Msg::Choose(topic) => self.choose(topic, now),
            Msg::ChooseCard(decision) => {
                self.first = Some(*decision);
                self.choose(Topic::Cards, now)
            }
            Msg::OpenSheet(sheet) => self.open_sheet(*sheet, now),
            Msg::Previous => self.previous_item(now),
            Msg::Line(step) => self.step_line(step),
            Msg::Leave => {
                self.topic = None;
                self.state = State::Choosing;
                Vec::new()
            }
            Msg::Timed(timed) => {
                self.timed = timed;
                Vec::new()
            }
            Msg::Submit(given) => self.submit(given, now),
            Msg::Judged(decision, analysis) => self.judged(&decision, &analysis, now),
            Msg::Fail => {
                if let State::Judging(task, given) = &self.state {
                    self.state = State::Failed(task.clone(), *given);
                }
                Vec::new()
            }
            Msg::Skip => self.skip(now),
            Msg::PutAway => self.put_away(now),
            Msg::Next => match self.topic {
                Some(Topic::Sheet) => self.next_item(now),
                _ => self.ask(now),
            },
        }
    }

    /// Starts a session on this topic.
    pub(crate) fn choose(&mut self, topic: Topic, now: u64) -> Vec<Effect> {
        self.topic = Some(topic);
        self.tally = DrillScore::default();
        self.answered.clear();
        self.skipped.clear();
        self.run = 0;
        self.ask(now)
    }

    /// Records that the data for the exercise could not be loaded.
    fn miss(&mut self) -> Vec<Effect> {
        if self.state == State::Fetching {
            self.state = State::Missing;
        }
        Vec::new()
    }

    /// Shows the exercise that has been waiting for data.
    fn resume(&mut self, now: u64) -> Vec<Effect> {
        if self.state == State::Fetching {
            self.ask(now)
        } else {
            Vec::new()
        }
    }

    fn ask(&mut self, now: u64) -> Vec<Effect> {
        let found = match self.topic {
            None => return Vec::new(),
            Some(Topic::Sheet) => return self.show_item(now),
            Some(Topic::Kind(kind)) => {
                if kind.needs_book() && self.book.is_none() {
                    self.state = State::Fetching;
                    return vec![Effect::FetchBook];
                }
                self.draw(kind, now).map(|exercise| (exercise, None))
            }
            Some(Topic::Theme(theme)) => {
                let Some(references) = &self.references else {
                    self.state = State::Fetching;
                    return vec![Effect::Fetch];
                };
                let fits = |one: &&Reference| one.theme == theme && Some(one.decision) != self.last;
                let fitting: Vec<&Reference> = references.iter().filter(fits).collect();
                let chosen = fitting.get(below(&mut self.dice, fitting.len().min(216)));
                chosen.map(|one| {
                    let known = Some(one.judgement.clone());
                    (Exercise::Decide(one.decision, known), None)
                })
            }
            Some(Topic::Cards) => {
                let Some(cards) = &self.cards else {
                    self.state = State::Fetching;
                    return Vec::new();
                };
                let first = self.first.take();
                let is_first = |card: &&Card| card.due.is_some() && Some(card.decision) == first;
                let first = cards.iter().find(is_first);
                // Skipped cards are shown again after the others, in the same order.
                let skipped =
                    |card: &&Card| self.skipped.iter().position(|one| *one == card.decision);
                let next = first.or_else(|| self.due_cards(now).into_iter().min_by_key(skipped));
                next.map(|card| {
                    let known = Some(card.judgement.clone());
                    (Exercise::Decide(card.decision, known), Some(card.clone()))
                })
            }
        };
        let Some((exercise, card)) = found else {
            self.state = match self.topic {
                Some(Topic::Cards) => State::NothingDue,
                _ => State::Missing,
            };
            return Vec::new();
        };
        self.last = match &exercise {
            Exercise::Decide(decision, _) => Some(*decision),
            _ => None,
        };
        self.state = State::Asking(self.asked(exercise, card, now));
        Vec::new()
    }

    /// Assigns a number to an exercise shown at `now`.
    pub(crate) fn asked(
        &mut self,
        exercise: Exercise,
        card: Option<Card>,
        now: u64,
    ) -> AskedExercise {
        self.question_count += 1;
        AskedExercise {
            exercise,
            card,
            asked: now,
            number: self.question_count,
        }
    }

    /// Draws an exercise; for a kind with facts to memorise, draws many and returns the most urgent.
    fn draw(&mut self, kind: Kind, now: u64) -> Option<Exercise> {
        let no_book = Book::EMPTY;
        let book = self.book.as_deref().unwrap_or(&no_book);
        let dice = &mut self.dice;
        if !kind.is_memory() {
            return Exercise::draw(kind, dice, book);
        }
        let drawn = (0..FACT_DRAWS).filter_map(|_| Exercise::draw(kind, dice, book));
        drawn.min_by_key(|exercise| {
            let fact = exercise.fact();
            fact.map(|fact| self.facts.urgency(&fact, now))
        })
    }

    pub(crate) fn replace(&mut self, card: &Card) {
        let mut cards = self.cards.iter_mut().flatten();
        if let Some(known) = cards.find(|known| known.decision == card.decision) {
            known.clone_from(card);
        }
        self.take_shown(card);
    }

    /// Replaces the current question's card if it is for the same decision as `card`.
    fn take_shown(&mut self, card: &Card) {
        let (State::Asking(task)
        | State::Judging(task, _)
        | State::Failed(task, _)
        | State::Judged(task, _)) = &mut self.state
        else {
            return;
        };
        if let Some(shown) = &mut task.card
            && shown.decision == card.decision
        {
            shown.clone_from(card);
        }
    }

    fn skip(&mut self, now: u64) -> Vec<Effect> {
        let only =
            self.topic == Some(Topic::Cards) && self.due(now).is_some_and(|(due, _)| due < 2);
        match &self.state {
            State::Asking(_) | State::Failed(..) if self.topic == Some(Topic::Sheet) => {
                self.next_item(now)
            }
            State::Asking(task) | State::Failed(task, _) if !only => {
                if let Some(Card { decision, .. }) = task.card {
                    self.skipped.retain(|one| *one != decision);
                    self.skipped.push(decision);
                }
                self.ask(now)
            }
            _ => Vec::new(),
        }
    }

    fn put_away(&mut self, now: u64) -> Vec<Effect> {
        let Some(mut card) = self.task().and_then(|task| task.card.clone()) else {
            return Vec::new();
        };
        let mut effects = vec![Effect::Change(Box::new(card.clone()), CardChange::PutAway)];
        card.apply(CardChange::PutAway);
        self.replace(&card);
        effects.extend(self.ask(now));
        effects
    }
}
