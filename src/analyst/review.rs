//! Analysis of a list of decisions.

use rules::{Choice, Decision};

use crate::{
    Analysed, Analyst, Query, Report, Settings, Task,
    pool::{JobEvent, Priority, Ticket},
};

/// A decision to be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The decision.
    pub decision: Decision,
    /// Choice that was made, if any; it is analysed as deeply as the best choice.
    pub made: Option<Choice>,
}

/// Progress of the analysis of a list of decisions.
#[derive(Clone, Debug, PartialEq)]
pub enum Answered {
    /// A decision has been analysed. The event may arrive, and is valid, for decisions that were in progress when the
    /// list was stopped.
    Analysed {
        /// The question.
        question: Question,
        /// Analysis of the decision.
        analysed: Analysed,
        /// Number of decisions analysed so far.
        done: usize,
    },
    /// The list has been stopped.
    Stopped,
    /// The list has failed, with a reason for developers.
    Failed(String),
    /// The last event of the list.
    Over,
}

impl Analyst {
    /// Analyses each of `questions`; answers may arrive in any order.
    pub fn analyse(
        &self,
        priority: Priority,
        questions: Vec<Question>,
        settings: Settings,
        mut listener: impl FnMut(Answered) + 'static,
    ) -> Ticket {
        let task = |question: &Question| {
            Task::Query(Query::Analyse {
                decision: question.decision,
                made: question.made,
                settings,
            })
        };
        let tasks = questions.iter().map(task).collect();
        let mut done = 0;
        self.submit(priority, tasks, move |event| match event {
            JobEvent::Found { nth, finding } => {
                // Workers answer this query only with an analysis.
                let Some(Report::Analysis(analysed)) = finding.report() else {
                    return listener(Answered::Failed("an answer cannot be read".to_owned()));
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
            JobEvent::Stopped => listener(Answered::Stopped),
            JobEvent::Failed(why) => listener(Answered::Failed(why)),
            JobEvent::Over => listener(Answered::Over),
        })
    }
}
