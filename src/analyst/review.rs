//! Analyses of many decisions.

use pool::{Priority, Ticket, Told};
use protocol::{Analysed, Query, Report, Settings, Task};
use rules::{Choice, Decision};

use crate::Analyst;

/// A decision to be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The decision.
    pub decision: Decision,
    /// The choice that was made, if one was: it is judged as deep as the best.
    pub made: Option<Choice>,
}

/// Progress of a list of decisions.
#[derive(Clone, Debug, PartialEq)]
pub enum Answered {
    /// One has been judged. This may still come of those that were under way when the list was stopped: an answer says
    /// which decision it is about, and holds for good.
    Analysed {
        /// The question.
        question: Question,
        /// Its analysis.
        analysed: Analysed,
        /// How many are judged by now.
        done: usize,
    },
    /// The list has been stopped.
    Stopped,
    /// The list has failed, with words for the developer.
    Failed(String),
    /// The last event of the list.
    Over,
}

impl Analyst {
    /// Judges each of `questions`; the answers come as they are found, not always in order.
    pub fn analyse(
        &self,
        priority: Priority,
        questions: Vec<Question>,
        settings: Settings,
        mut listener: impl FnMut(Answered) + 'static,
    ) -> Ticket {
        let task = |question: &Question| {
            Task::from(&Query::Analyse {
                decision: question.decision,
                made: question.made,
                settings,
            })
        };
        let tasks = questions.iter().map(task).collect();
        let mut done = 0;
        self.submit(priority, tasks, move |told| match told {
            Told::Found { nth, finding } => {
                // No worker answers an analysis by anything else.
                let Some(Report::Analysis(analysed)) = finding.report() else {
                    return;
                };
                done += 1;
                if let Some(&question) = questions.get(nth) {
                    listener(Answered::Analysed {
                        question,
                        analysed,
                        done,
                    });
                }
            }
            Told::Stopped => listener(Answered::Stopped),
            Told::Failed(why) => listener(Answered::Failed(why)),
            Told::Over => listener(Answered::Over),
        })
    }
}
