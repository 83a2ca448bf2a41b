use super::*;

fn entry(name: &str) -> EntryId {
    EntryId::of(&[name.as_bytes()])
}

fn review(name: &str, depth: ReviewDepth) -> Task {
    let entry = entry(name);
    Task::Review { entry, depth }
}

fn rollout(name: &str, rollout: &str) -> Task {
    Task::Rollout {
        entry: entry(name),
        place: "0 12 1abc".to_owned(),
        rollout: rollout.to_owned(),
    }
}

fn queue(tasks: impl IntoIterator<Item = Task>) -> Queue {
    let mut queue = Queue::default();
    let tasks = tasks.into_iter().map(|task| (task, 100)).collect();
    queue.update(QueueMsg::Add(tasks));
    queue
}

fn three() -> Queue {
    queue(["a", "b", "c"].map(|name| review(name, ReviewDepth::Deep)))
}

fn order(queue: &Queue) -> Vec<u32> {
    queue.jobs().iter().map(|job| job.id.0).collect()
}

const DONE: JobOutcome = JobOutcome::Done {
    units: 100,
    ms: 1_000,
};

#[test]
fn jobs_run_in_order_until_none_is_left() {
    let mut queue = three();
    let mut done = Vec::new();
    while let Some(id) = queue.next().map(|job| job.id) {
        done.push(id.0);
        queue.update(QueueMsg::Ended(id, DONE));
    }
    assert_eq!(done, [1, 2, 3]);
    assert_eq!(queue.counts(), (3, 3));
    queue.update(QueueMsg::Add(vec![(review("d", ReviewDepth::Quick), 10)]));
    assert_eq!(queue.counts(), (0, 1), "a new series begins");
    assert_eq!(order(&queue), [4], "no number is used twice");
}

#[test]
fn job_is_moved_and_removed() {
    let mut queue = three();
    queue.update(QueueMsg::Earlier(JobId(3)));
    assert_eq!(order(&queue), [1, 3, 2]);
    queue.update(QueueMsg::Later(JobId(1)));
    assert_eq!(order(&queue), [3, 1, 2]);
    queue.update(QueueMsg::Earlier(JobId(3)));
    queue.update(QueueMsg::Later(JobId(2)));
    queue.update(QueueMsg::Earlier(JobId(9)));
    assert_eq!(order(&queue), [3, 1, 2], "the ends stay where they are");
    queue.update(QueueMsg::Remove(JobId(1)));
    assert_eq!(order(&queue), [3, 2]);
    assert!(!queue.may_run(JobId(1)) && queue.may_run(JobId(2)));
}

#[test]
fn paused_queue_starts_nothing_until_it_is_resumed() {
    let mut queue = three();
    queue.update(QueueMsg::Pause(true));
    assert_eq!(queue.next(), None);
    assert!(!queue.may_run(JobId(1)));
    queue.update(QueueMsg::Pause(false));
    assert_eq!(queue.next().map(|job| job.id), Some(JobId(1)));
}

#[test]
fn same_match_is_queued_once_with_the_greater_depth() {
    let mut queue = queue([
        review("a", ReviewDepth::Deep),
        review("a", ReviewDepth::Champion),
        review("a", ReviewDepth::Quick),
        rollout("a", "first"),
        rollout("a", "second"),
    ]);
    let tasks: Vec<&Task> = queue.jobs().iter().map(|job| &job.task).collect();
    let expected = [review("a", ReviewDepth::Champion), rollout("a", "second")];
    assert_eq!(tasks, expected.iter().collect::<Vec<_>>());
    assert!(queue.has_review(&entry("a")) && !queue.has_review(&entry("b")));
    queue.update(QueueMsg::Clear);
    assert!(queue.jobs().is_empty());
}

#[test]
fn job_for_a_deleted_match_is_removed_silently() {
    let mut queue = three();
    queue.update(QueueMsg::Ended(JobId(1), JobOutcome::Gone));
    assert_eq!(order(&queue), [2, 3]);
    assert_eq!(queue.counts(), (0, 2));
    assert_eq!(queue.next().map(|job| job.id), Some(JobId(2)));
}

#[test]
fn failed_job_keeps_its_reason_and_is_retried_on_request() {
    let mut queue = three();
    let failed = JobOutcome::Failed(JobProblem::Engine);
    queue.update(QueueMsg::Ended(JobId(1), failed));
    assert_eq!(queue.next().map(|job| job.id), Some(JobId(2)));
    assert_eq!(queue.jobs()[0].problem, Some(JobProblem::Engine));
    queue.update(QueueMsg::Pause(false));
    assert_eq!(queue.next().map(|job| job.id), Some(JobId(1)));
}

#[test]
fn full_storage_pauses_the_queue_and_loses_no_jobs() {
    let mut queue = three();
    queue.update(QueueMsg::Ended(JobId(1), DONE));
    let failed = JobOutcome::Failed(JobProblem::Full);
    queue.update(QueueMsg::Ended(JobId(2), failed));
    assert!(queue.is_paused());
    assert_eq!(order(&queue), [2, 3]);
    assert_eq!(queue.counts(), (1, 3));
}

#[test]
fn remaining_time_follows_the_measured_speed() {
    let mut queue = three();
    let deep = queue.estimate(ReviewDepth::Deep, 100);
    assert!(matches!(deep, RemainingTime::Seconds(_)), "{deep:?}");
    let slow = JobOutcome::Done {
        units: 100,
        ms: 400_000,
    };
    queue.update(QueueMsg::Ended(JobId(1), slow));
    let RemainingTime::Minutes(all) = queue.remaining(None) else {
        panic!("two jobs of some minutes: {:?}", queue.remaining(None));
    };
    let RemainingTime::Minutes(less) = queue.remaining(Some((JobId(2), 0.9))) else {
        panic!("one job and a tenth");
    };
    assert!((4..=8).contains(&all) && less < all, "{less} {all}");
    // A review that was already complete has no effect on the measured speed.
    let nothing = JobOutcome::Done { units: 0, ms: 50 };
    let before = queue.estimate(ReviewDepth::Deep, 1_000);
    queue.update(QueueMsg::Ended(JobId(2), nothing));
    assert_eq!(queue.estimate(ReviewDepth::Deep, 1_000), before);
    assert_eq!(RemainingTime::of_ms(1.0), RemainingTime::Seconds(5));
    assert_eq!(RemainingTime::of_ms(8e6), RemainingTime::Hours(3));
}

#[test]
fn queue_survives_a_round_trip_through_text() {
    let mut queue = three();
    queue.update(QueueMsg::Add(vec![(rollout("d", "[1,{\"a\": 2}]"), 7)]));
    queue.update(QueueMsg::Ended(
        JobId(1),
        JobOutcome::Failed(JobProblem::Full),
    ));
    let back = Queue::from_text(&queue.to_text());
    assert_eq!(back, queue);
    assert!(back.is_paused());
    let rest = back.to_text().len();
    assert!(rest < 400, "{rest} bytes for four jobs");
}

#[test]
fn damaged_text_yields_only_the_readable_jobs() {
    let whole = three().to_text();
    for cut in 0..whole.len() {
        let read = Queue::from_text(&whole[..cut]);
        assert!(read.jobs().len() <= 3);
    }
    let lines: Vec<&str> = whole.lines().collect();
    let huge = format!("7 1 - {} review {}", "0".repeat(16), "x".repeat(60_000));
    let wrong = [
        lines[0],
        lines[1],
        lines[1],
        "",
        "8 9",
        "9 1 - 0123 review deep",
        "9 1 - 0123456789abcdef review endless",
        "9 1 - 0123456789abcdef paint deep",
        "9 1 - 0123456789abcdef rollout 1 2",
        "99999999999 1 - 0123456789abcdef review deep",
        &huge,
        lines[3],
    ];
    let read = Queue::from_text(&wrong.join("\n"));
    assert_eq!(order(&read), [1, 3]);
    for head in ["", "paused", "running x y NaN inf -1 1e300", "\u{0}"] {
        let read = Queue::from_text(&format!("{head}\n{}", lines[2]));
        assert_eq!(order(&read), [2], "{head}");
        let left = read.remaining(None);
        assert!(matches!(left, RemainingTime::Seconds(1..=60)), "{left:?}");
        let mut read = read;
        read.update(QueueMsg::Add(vec![(review("z", ReviewDepth::Quick), 1)]));
        assert_eq!(order(&read), [2, 3]);
    }
}

#[test]
fn queue_is_bounded() {
    let name = |nth: usize| review(&nth.to_string(), ReviewDepth::Quick);
    let queue = queue((0..MAX_JOBS + 5).map(name));
    assert_eq!(queue.jobs().len(), MAX_JOBS);
    assert_eq!(Queue::from_text(&queue.to_text()).jobs().len(), MAX_JOBS);
}
