//! Comparison with eXtreme Gammon's counts for its sample: 90 and 79 decisions, PR 0.39 and 0.42.

use review::{Sheet, final_result, summarise};
use rules::{ByPlayer, Player};

use crate::{games, only_match};

#[test]
fn counts_nearly_the_same_number_of_decisions_as_xg() {
    let record = only_match("seven-points.xg");
    let mut sheets = ByPlayer::<Sheet>::default();
    for game in games(&record, 2) {
        for player in Player::BOTH {
            sheets[player].merge(&game[player]);
        }
    }
    let totals = summarise(&sheets, final_result(&record));
    for (player, counted) in [(Player::White, 90), (Player::Black, 79)] {
        let total = &totals[player];
        assert!(total.counted.abs_diff(counted) <= 4, "{total:?}");
        assert!(total.pr.is_some_and(|pr| pr < 1.0), "{total:?}");
    }
    let without_luck = Player::BOTH.map(|player| totals[player].luck_adjusted_result);
    let [Some(white), Some(black)] = without_luck else {
        panic!("the match is over");
    };
    assert!((white + black - 1.0).abs() < 1e-9, "{white} {black}");
}
