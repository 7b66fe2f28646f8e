//! The numbers of the box.

use crate::draft::Draft;
use crate::problems::Problem;

pub(super) fn check(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    for (entry, supply) in draft.supply.iter() {
        let mut expect = |holds: bool, place: &str, what: String| {
            if !holds {
                problems.push(entry.problem(place, what));
            }
        };
        for (place, count) in [
            ("fire", supply.fire),
            ("malfunction", supply.malfunction),
            ("doors", supply.doors),
            ("time-blue", supply.time_blue),
        ] {
            expect(count > 0, place, format!("has {place} = 0; expected at least 1"));
        }
        let (start, all) = (supply.eggs_at_start, supply.eggs);
        expect(
            start <= all,
            "eggs-at-start",
            format!("starts with {start} eggs; there are only {all}"),
        );
        let (blue, time) = (supply.time_blue, supply.time);
        expect(
            blue < time,
            "time-blue",
            format!("has its first blue space at {blue}; expected one after the start at {time}"),
        );
        if draft.is_facility() {
            for (place, count) in [
                ("self-destruct", supply.self_destruct),
                ("self-destruct-yellow", supply.self_destruct_yellow),
                ("pods", supply.pods.iter().sum()),
                ("pods-in-box", supply.pods_in_box),
                ("destination", supply.destination),
            ] {
                let what = format!("says `{place}`, which only a ship has; leave it out");
                expect(count == 0, place, what);
            }
            continue;
        }
        let (yellow, start) = (supply.self_destruct_yellow, supply.self_destruct);
        let place = "self-destruct-yellow";
        expect(yellow > 0, place, format!("has {place} = 0; expected at least 1"));
        let what = format!(
            "has its first yellow space at {yellow}; expected one after the start at {start}"
        );
        expect(yellow < start, "self-destruct-yellow", what);
        expect(
            supply.destination < 4,
            "destination",
            format!("starts on letter {}; expected 0 to 3, for A to D", supply.destination),
        );
        for (index, pods) in supply.pods.iter().enumerate() {
            let what =
                format!("uses {pods} pods; expected 1 to {}, as the box holds", supply.pods_in_box);
            expect((1..=supply.pods_in_box).contains(pods), &format!("pods.{index}"), what);
        }
    }
}
