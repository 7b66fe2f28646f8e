//! Alerts: stages that can be fulfilled.

use crate::capacity;
use crate::catalog::Alert;
use crate::draft::Draft;
use crate::problems::Problem;
use crate::vocabulary::Task;

pub(super) fn check(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    for (entry, alert) in draft.alerts.iter() {
        if alert.players == 0 {
            problems.push(entry.problem("players", "is for 0 players; expected at least 1"));
        }
        if !(1..=2).contains(&alert.stages.len()) {
            let what = format!("has {} stages; expected one or two", alert.stages.len());
            problems.push(entry.problem("stages", what));
        }
        for (index, stage) in alert.stages.iter().enumerate() {
            if let Some(what) = task(alert, &stage.task) {
                problems.push(entry.problem(&format!("stages.{index}.task"), what));
            }
        }
    }
}

fn task(alert: &Alert, task: &Task) -> Option<String> {
    match task {
        Task::Activate { rooms, .. } | Task::Man { rooms } if rooms.is_empty() => {
            Some("names no room; expected at least one".to_owned())
        }
        Task::Activate { rooms, .. } if rooms.len() > capacity::ACTIVATIONS => Some(format!(
            "asks for {} Activations; a game holds {}",
            rooms.len(),
            capacity::ACTIVATIONS
        )),
        Task::Activate { rooms, few: Some(few) }
            if !(1..rooms.len()).contains(&usize::from(*few)) =>
        {
            Some(format!("is done with {few} of {}; expected fewer, at least 1", rooms.len()))
        }
        Task::Bring { .. } if !alert.effects().any(|effect| effect.sample().is_some()) => {
            Some("brings a sample that is placed nowhere; expected an effect `sample`".to_owned())
        }
        Task::Activate { .. }
        | Task::Bring { .. }
        | Task::Repair
        | Task::Assemble
        | Task::Man { .. } => None,
    }
}
