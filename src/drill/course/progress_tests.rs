//! Tests for the stored course progress.

use super::{Course, CourseProgress, progress::StepTasks};

const COURSE: &str = include_str!("moving/chapter.txt");

#[test]
fn progress_skips_damaged_names() {
    let progress = CourseProgress::read("two-dice ../x hitting  A unknown-step");
    assert!(progress.has("two-dice") && progress.has("unknown-step") && !progress.has("A"));
    assert_eq!(CourseProgress::read(&progress.to_text()), progress);
    let long = "a".repeat(65);
    assert_eq!(CourseProgress::read(&long), CourseProgress::default());
    let mut merged = CourseProgress::read("landing");
    merged.merge(&progress);
    assert_eq!(merged.to_text(), "hitting landing two-dice unknown-step");
}

#[test]
fn progress_within_a_step_is_capped_and_merged() {
    let course = Course::read(COURSE).expect("a course");
    let (_, step, _) = course.step("two-dice").expect("a step");
    let parts = |text: &str| CourseProgress::read(text).parts(step);
    assert_eq!((parts(""), parts("two-dice")), (0, 5));
    assert_eq!((parts("two-dice:2"), parts("two-dice two-dice:4")), (2, 4));
    assert_eq!(parts("two-dice:255"), 4, "more tasks than the step has");
    for damaged in [
        "two-dice:",
        "two-dice:0",
        "two-dice:-1",
        "two-dice:999",
        ":2",
        "two-dice:1:2",
    ] {
        assert_eq!(
            CourseProgress::read(damaged),
            CourseProgress::default(),
            "{damaged}"
        );
    }
    let many: Vec<String> = (0..1_000).map(|nth| format!("step-{nth}:3")).collect();
    assert_eq!(
        CourseProgress::read(&many.join(" "))
            .to_text()
            .split(' ')
            .count(),
        400
    );
    for (one, other, merged) in [
        ("two-dice:1", "two-dice:3", "two-dice:3"),
        ("two-dice", "two-dice two-dice:4", "two-dice"),
        ("two-dice:3", "two-dice two-dice:4", "two-dice:4"),
        ("two-dice:3", "two-dice", "two-dice"),
        ("landing", "two-dice:3", "landing two-dice:3"),
    ] {
        for (one, other) in [(one, other), (other, one)] {
            let mut all = CourseProgress::read(one);
            all.merge(&CourseProgress::read(other));
            assert_eq!(all.to_text(), merged, "{one} and {other}");
        }
    }
}

#[test]
fn next_step_follows_the_last_one() {
    let steps = [("a", 3), ("b", 3), ("c", 4), ("d", 3)];
    let steps = steps.map(|(step, tasks)| StepTasks { step, tasks });
    for (text, next) in [
        ("", Some(0)),
        ("a:1", Some(0)),
        ("a:3", Some(1)),
        ("a:3 b:3", Some(2)),
        ("a:3 b:3 c:3", Some(2)),
        ("a b d", Some(2)),
        ("b c d a:3", Some(0)),
        ("a b c d", None),
        ("c:4 a:2 >a", Some(0)),
        ("c:4 a:3 >a", Some(1)),
        ("c:4 >unknown", Some(3)),
    ] {
        let progress = CourseProgress::read(text);
        assert_eq!(progress.next(&steps), next, "{text}");
        assert_eq!(CourseProgress::read(&progress.to_text()), progress);
    }
    let mut progress = CourseProgress::read("c:4");
    progress.add("a");
    assert_eq!(progress.to_text(), "a c:4 >a");
    progress.merge(&CourseProgress::read("b:1 >b"));
    assert_eq!(progress.to_text(), "a b:1 c:4 >a", "the own last step");
    let mut fresh = CourseProgress::default();
    fresh.merge(&progress);
    assert_eq!(fresh, progress);
}
