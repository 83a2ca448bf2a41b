//! Texts for actions that the rules refuse.

use rules::{DraftError, Origin, Refusal, StepError, SwapError, Unfinished};
use words::Words;

/// Returns the reason for a refusal as one short sentence.
pub fn refusal_text(words: &Words, refusal: Refusal) -> String {
    match refusal {
        Refusal::NotNow => words.no_not_now(),
        Refusal::GameOver => words.no_game_over(),
        Refusal::GameGoesOn => words.no_game_goes_on(),
        Refusal::MatchOver => words.no_match_over(),
        Refusal::RollFirst => words.no_roll_first(),
        Refusal::AlreadyRolled => words.no_already_rolled(),
        Refusal::DiceByProgram => words.no_dice_by_program(),
        Refusal::DiceByHand => words.no_dice_by_hand(),
        Refusal::CockedTooLate => words.no_cocked_too_late(),
        Refusal::ClosedOut => words.no_closed_out(),
        Refusal::NoVoluntaryPass => words.no_voluntary_pass(),
        Refusal::Step(error) => draft(words, error),
        Refusal::Swap(SwapError::Moved) => words.no_swap_moved(),
        Refusal::Swap(SwapError::Double) => words.no_swap_double(),
        Refusal::Unfinished(Unfinished(die)) => words.no_unfinished(die.pips()),
        Refusal::NothingToUndo => words.no_nothing_to_undo(),
        Refusal::CannotTakeBack => words.no_cannot_take_back(),
        Refusal::PlayIsFinal => words.no_play_is_final(),
        Refusal::DoubleBeforeRoll => words.no_double_before_roll(),
        Refusal::FirstTurn => words.no_first_turn(),
        Refusal::NoCube => words.no_cube(),
        Refusal::NotYourCube => words.no_not_your_cube(),
        Refusal::DeadCube => words.no_dead_cube(),
        Refusal::Crawford => words.no_crawford(),
        Refusal::CubeLimit => words.no_cube_limit(),
        Refusal::NoDouble => words.no_double(),
        Refusal::AnswerDouble => words.no_answer_double(),
        Refusal::NoBeavers => words.no_beavers(),
        Refusal::NoRaccoons => words.no_raccoons(),
        Refusal::NoResignation => words.no_resignation(),
        Refusal::AnswerResignation => words.no_answer_resignation(),
        Refusal::NoSuchWin => words.no_such_win(),
        Refusal::OnlyMatchesHaveClocks => words.no_only_matches_clocks(),
        Refusal::ClockThere => words.no_clock_there(),
        Refusal::NoTimeLeft => words.no_time_left(),
        Refusal::NoClock => words.no_clock(),
        Refusal::ClockStands => words.no_clock_stands(),
    }
}

fn draft(words: &Words, error: DraftError) -> String {
    match error {
        DraftError::NoSuchDie(die) => words.no_such_die(die.pips()),
        DraftError::LosesDie(die) => words.no_loses_die(die.pips()),
        DraftError::HigherNumber(die) => words.no_higher_number(die.pips()),
        DraftError::Step(error) => step(words, error),
    }
}

fn step(words: &Words, error: StepError) -> String {
    match error {
        StepError::GameOver => words.no_game_over(),
        StepError::NoChecker(Origin::Bar) => words.no_checker_bar(),
        StepError::NoChecker(Origin::Point(point)) => words.no_checker(point.number()),
        StepError::BarFirst => words.no_bar_first(),
        StepError::PointHeld(point) => words.no_point_held(point.number()),
        StepError::NotAllHome => words.no_not_all_home(),
        StepError::HigherCheckerFirst { highest } => words.no_higher_checker(highest.number()),
    }
}
