//! Fair dice: the fingerprint before the game, the seed after it, and the statistics of the rolls generated from that
//! seed.

use board::{game_rolls, game_start};
use dice::{Commitment, Seed, Tally};
use record::GameSeed;
use rules::{Phase, Player};

use crate::Model;

/// Returns the fingerprint of this game's dice; `None` if dice are entered manually.
pub fn fingerprint(model: &Model) -> Option<String> {
    let game = model.saved.seeds.last().filter(|_| !model.dice_by_hand());
    game.map(|game| Commitment::of(&game.seed).to_string())
}

/// Returns the dice text for the new-game dialog before any option is chosen; `None` if the next seed has not been
/// drawn yet.
pub fn next_dice(model: &Model) -> Option<String> {
    let seed = model.spare?;
    let fingerprint = Commitment::of(&seed).to_string();
    Some(model.words.fair_new_game(fingerprint))
}

/// Returns `true` if this game's seed may be shown: the game is over, or the seed was already shown after an earlier
/// game.
pub(crate) fn is_known(model: &Model) -> bool {
    let shown = |game: &GameSeed| model.seen.is_shown(&game.seed);
    is_over(model) || model.saved.seeds.last().is_some_and(shown)
}

/// Returns `true` if any of this game's dice were known before they were rolled.
pub(crate) fn is_again(model: &Model) -> bool {
    model.saved.seeds.last().is_some_and(|game| game.known)
}

/// Returns `true` if the game on the table is over.
pub(crate) fn is_over(model: &Model) -> bool {
    matches!(
        model.session().phase(),
        Phase::GameOver(_) | Phase::MatchOver(_)
    )
}

/// Returns the seed for the session's next game: the duplicate's seed, the recorded successor of this game's seed, or
/// the spare seed; `None` if none is known yet.
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

/// Returns `true` if the game starts with an opening roll.
pub(crate) fn opens_by_roll(model: &Model) -> bool {
    let by_roll = !model.session().ruleset().starter_rerolls();
    by_roll && game_start(model.session()).is_none()
}

/// Returns this game's dice statistics, for White and for Black. The opening roll counts as one die for each player,
/// although the starter plays both.
pub(crate) fn tallies(model: &Model) -> [Tally; 2] {
    let mut tallies = [Tally::default(); 2];
    let mut opening = opens_by_roll(model);
    for (decision, roll) in game_rolls(model.session()) {
        let player = usize::from(decision.on_roll() == Player::Black);
        if std::mem::take(&mut opening) {
            // The player with the higher die starts.
            tallies[player].add_die(roll.high());
            tallies[1 - player].add_die(roll.low());
        } else {
            tallies[player].add(roll);
        }
    }
    tallies
}

/// Returns the finished game's seed; `None` if the game is excluded from the statistics over all games.
pub(crate) fn counted(model: &Model) -> Option<Seed> {
    let counts =
        is_over(model) && !model.dice_by_hand() && !is_again(model) && model.session().is_rated();
    let game = model.saved.seeds.last().filter(|_| counts);
    game.map(|game| game.seed)
}

/// Adds the finished game to the statistics over all games; returns `true` if they changed.
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
