pub fn knob(index: usize) -> f32 {
    static KNOBS: std::sync::OnceLock<Vec<f32>> = std::sync::OnceLock::new();
    let all = KNOBS.get_or_init(|| {
        let mut all = DEFAULTS.to_vec();
        if let Ok(text) = std::env::var("KNOBS") {
            for part in text.split(',').filter(|p| !p.is_empty()) {
                let (i, v) = part.split_once('=').unwrap();
                all[i.parse::<usize>().unwrap()] = v.parse().unwrap();
            }
        }
        all
    });
    all[index]
}
pub const DEFAULTS: [f32; 40] = [
 1.6, // 0 litter
 1.3, // 1 persistence
 3.0, // 2 light
 1.0, // 3 serious scale
 4.5, // 4 contamination
 9.0, // 5 larva
 0.7, // 6 card
 0.06, // 7 wish
 3.0, // 8 stuck
 1.6, // 9 still to come
 1.8, // 10 stay in fire
 0.5, // 11 discovery scale
 14.0, // 12 near soon
 5.0, // 13 near late
 1.0, // 14 hazard scale
 0.3, // 15 explore base
 4.0, // 16 section hope
 1.0, // 17 ship stake scale
 1.0, // 18 objective weight scale
 1.0, // 19 item value scale
 0.4, // 20 mend scale
 0.4, // 21 fire scale
 30.0, // 22 leave bonus
 0.35, // 23 later safety floor
 5.0, // 24 last turns
 0.45, // 25 share second
 1.0, // 26 guard scale
 1.0, // 27 encounter scale
 0.1, // 28 open pods reliance
 0.0, // 29 pass bonus
 2.0, // 30 pass penalty when leaving
 0.5, // 31 ammo price
 60.0, // 32 section hope open
 1.0, // 33 heal scale
 100.0, // 34 life
 0.0, // 35 resting
 1.0, // 36 sd
 0.05, // 37 refuge ahead
 1.0, // 38 infested errand
 0.0];
