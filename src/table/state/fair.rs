//! Fair dice: the fingerprint before the game and the seed after it, and the rolls that followed from the seed.

use board::{game_rolls, game_start};
use dice::{Commitment, Seed, Tally};
use record::GameSeed;
use rules::{Phase, Player};

use crate::Model;

/// The fingerprint of the dice of this game, before, during and after it; none of dice that are entered by hand.
pub fn fingerprint(model: &Model) -> Option<String> {
    let game = model.saved.seeds.last().filter(|_| !model.dice_by_hand());
    game.map(|game| Commitment::of(&game.seed).to_string())
}

/// What the dialog for a new game says about its dice, before anything is chosen.
pub fn next_dice(model: &Model) -> Option<String> {
    let seed = model.spare?;
    let fingerprint = Commitment::of(&seed).to_string();
    Some(model.words.fair_new_game(fingerprint))
}

/// Whether the seed of this game may be shown: the game is over, or the seed was shown after an earlier game.
pub(crate) fn is_known(model: &Model) -> bool {
    let shown = |game: &GameSeed| model.seen.is_shown(&game.seed);
    is_over(model) || model.saved.seeds.last().is_some_and(shown)
}

/// Whether dice of this game were known before they were rolled in it.
pub(crate) fn is_again(model: &Model) -> bool {
    model.saved.seeds.last().is_some_and(|game| game.known)
}

/// Whether the game on the table is over.
pub(crate) fn is_over(model: &Model) -> bool {
    matches!(
        model.session().phase(),
        Phase::GameOver(_) | Phase::MatchOver(_)
    )
}

/// The seed of the session's next game: the one of the duplicate, the one that has once begun after this game, or the one
/// that waits.
pub(crate) fn next_seed(model: &Model) -> Option<Seed> {
    let number = model.session().game_number() + 1;
    let start = model.saved.start.as_ref();
    if let Some(seed) = start.and_then(|start| start.game_seed(number)) {
        return Some(seed);
    }
    let seeds = &model.saved.seeds;
    let promised = seeds.last().and_then(|game| model.seen.next(&game.seed));
    promised
        .filter(|next| seeds.iter().all(|game| game.seed != *next))
        .or(model.spare)
}

/// Whether the first roll of a game is that of the opening roll.
pub(crate) fn opens_by_roll(model: &Model) -> bool {
    let by_roll = !model.session().ruleset().starter_rerolls();
    by_roll && game_start(model.session()).is_none()
}

/// The dice of this game, for White and for Black. Of the opening roll each has the own die, whoever plays both.
pub(crate) fn tallies(model: &Model) -> [Tally; 2] {
    let mut tallies = [Tally::default(); 2];
    let mut opening = opens_by_roll(model);
    for (decision, roll) in game_rolls(model.session()) {
        let player = usize::from(decision.on_roll() == Player::Black);
        if std::mem::take(&mut opening) {
            // The higher die began.
            tallies[player].add_die(roll.high());
            tallies[1 - player].add_die(roll.low());
        } else {
            tallies[player].add(roll);
        }
    }
    tallies
}

/// The seed of a game that is over and counts in the book of all.
pub(crate) fn counted(model: &Model) -> Option<Seed> {
    let counts =
        is_over(model) && !model.dice_by_hand() && !is_again(model) && model.session().is_rated();
    let game = model.saved.seeds.last().filter(|_| counts);
    game.map(|game| game.seed)
}

/// Adds the game that is over to the book of all; whether there was something to add.
pub(crate) fn count_game(model: &mut Model) -> bool {
    let Some(seed) = counted(model) else {
        return false;
    };
    let mut sides = [Tally::default(); 2];
    for (player, tally) in Player::BOTH.into_iter().zip(tallies(model)) {
        let side = &mut sides[usize::from(model.is_computer(player))];
        *side = side.and(&tally);
    }
    model.book.count(&seed, &sides[0], &sides[1])
}
