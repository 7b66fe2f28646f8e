//! Plots, drawn as SVG by hand: a point for a value, a whisker for its interval.

use std::fmt::Write as _;

use super::estimate::Estimate;

/// One of the things a plot compares.
pub struct Compared {
    pub label: String,
    /// How much it rests on, in words.
    pub weight: String,
    /// A value for each series.
    pub values: Vec<Option<Estimate>>,
}

/// A series: its name, its shape and its colour. The shape alone tells it, too.
#[derive(Clone, Copy)]
pub struct Series {
    pub name: &'static str,
    pub shape: Shape,
}

#[derive(Clone, Copy)]
pub enum Shape {
    Disc,
    Diamond,
    Square,
}

pub const SURVIVED: Series = Series { name: "survived", shape: Shape::Disc };
pub const WON: Series = Series { name: "won", shape: Shape::Diamond };

/// How values are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    Percent,
    Number,
}

impl Unit {
    pub fn write(self, value: f64) -> String {
        match self {
            Self::Percent => {
                let percent = value * 100.0;
                let whole = percent >= 9.95 || (percent - percent.round()).abs() < 0.05;
                let digits = if whole { 0 } else { 1 };
                format!("{percent:.digits$} %")
            }
            Self::Number if value >= 10.0 || value == 0.0 => format!("{value:.0}"),
            Self::Number if value >= 0.1 => format!("{value:.2}"),
            Self::Number => format!("{value:.3}"),
        }
    }

    /// A value with its interval.
    pub fn write_all(self, estimate: &Estimate) -> String {
        let Estimate { value, low, high } = *estimate;
        format!("{} ({} to {})", self.write(value), self.write(low.max(0.0)), self.write(high))
    }
}

const WIDTH: f64 = 860.0;
const LABELS: f64 = 210.0;
const WEIGHTS: f64 = 110.0;
const TOP: f64 = 26.0;

/// Labels down the side, values along the bottom.
pub fn lines(title: &str, lines: &[Compared], series: &[Series], unit: Unit) -> String {
    let row = if series.len() > 1 { 34.0 } else { 26.0 };
    let height = TOP + row * lines.len() as f64 + 8.0;
    let values = lines.iter().flat_map(|line| line.values.iter().flatten());
    let (most, step) = scale(values.map(|value| value.high).fold(0.0, f64::max), unit);
    let span = WIDTH - LABELS - WEIGHTS;
    let x = |value: f64| LABELS + span * (value / most).clamp(0.0, 1.0);
    let mut svg = open(title, WIDTH, height);
    let mut mark = 0.0;
    while mark <= most * 1.0001 {
        let at = x(mark);
        let _ = write!(
            svg,
            r#"<line class="grid" x1="{at:.1}" y1="{TOP}" x2="{at:.1}" y2="{:.1}"/><text class="tick" x="{at:.1}" y="16" text-anchor="middle">{}</text>"#,
            height - 8.0,
            unit.write(mark)
        );
        mark += step;
    }
    for (index, line) in lines.iter().enumerate() {
        let middle = TOP + row * (index as f64 + 0.5);
        let _ = write!(
            svg,
            r#"<text class="label" x="{:.1}" y="{:.1}" text-anchor="end">{}</text><text class="weight" x="{WIDTH}" y="{:.1}" text-anchor="end">{}</text>"#,
            LABELS - 14.0,
            middle + 5.0,
            escape(&line.label),
            middle + 4.0,
            escape(&line.weight)
        );
        let count = series.len() as f64;
        for (place, (value, series)) in line.values.iter().zip(series).enumerate() {
            let y = middle + (place as f64 - (count - 1.0) / 2.0) * 13.0;
            if let Some(value) = value {
                let said = format!("{}: {} {}", line.label, series.name, unit.write_all(value));
                svg +=
                    &point(series.shape, &said, [x(value.low), x(value.value), x(value.high)], y);
            }
        }
    }
    svg + "</svg>"
}

fn point(shape: Shape, said: &str, [low, at, high]: [f64; 3], y: f64) -> String {
    let class = match shape {
        Shape::Disc => "disc",
        Shape::Diamond => "diamond",
        Shape::Square => "square",
    };
    let (top, bottom) = (y - 4.0, y + 4.0);
    let mark = match shape {
        Shape::Disc => format!(r#"<circle cx="{at:.1}" cy="{y:.1}" r="4.5"/>"#),
        Shape::Diamond => {
            format!(r#"<path d="M{at:.1} {:.1}l5.5 5.5-5.5 5.5-5.5-5.5z"/>"#, y - 5.5)
        }
        Shape::Square => {
            format!(r#"<rect x="{:.1}" y="{:.1}" width="8" height="8"/>"#, at - 4.0, y - 4.0)
        }
    };
    format!(
        r#"<g class="{class}"><title>{}</title><path class="whisker" d="M{low:.1} {top:.1}V{bottom:.1}M{low:.1} {y:.1}H{high:.1}M{high:.1} {top:.1}V{bottom:.1}"/>{mark}</g>"#,
        escape(said)
    )
}

/// Columns side by side, for things in an order of their own such as turns.
pub fn columns(title: &str, columns: &[(String, Estimate)], unit: Unit) -> String {
    const HEIGHT: f64 = 240.0;
    const LEFT: f64 = 56.0;
    const BOTTOM: f64 = 30.0;
    let highest = columns.iter().map(|(_, value)| value.high).fold(0.0, f64::max);
    let (most, step) = scale(highest, unit);
    let y = |value: f64| 12.0 + (HEIGHT - BOTTOM - 12.0) * (1.0 - (value / most).clamp(0.0, 1.0));
    let mut svg = open(title, WIDTH, HEIGHT);
    let mut mark = 0.0;
    while mark <= most * 1.0001 {
        let at = y(mark);
        let _ = write!(
            svg,
            r#"<line class="grid" x1="{LEFT}" y1="{at:.1}" x2="{WIDTH}" y2="{at:.1}"/><text class="tick" x="{:.1}" y="{:.1}" text-anchor="end">{}</text>"#,
            LEFT - 8.0,
            at + 4.0,
            unit.write(mark)
        );
        mark += step;
    }
    let pitch = (WIDTH - LEFT) / columns.len().max(1) as f64;
    for (index, (label, value)) in columns.iter().enumerate() {
        let centre = LEFT + pitch * (index as f64 + 0.5);
        let wide = (pitch * 0.62).min(44.0);
        let top = y(value.value);
        let (low, high) = (y(value.low), y(value.high));
        let _ = write!(
            svg,
            r#"<g class="column"><title>{}</title><rect x="{:.1}" y="{top:.1}" width="{wide:.1}" height="{:.1}"/><path class="whisker" d="M{:.1} {low:.1}h8M{centre:.1} {low:.1}V{high:.1}M{:.1} {high:.1}h8"/></g><text class="tick" x="{centre:.1}" y="{:.1}" text-anchor="middle">{}</text>"#,
            escape(&format!("{label}: {}", unit.write_all(value))),
            centre - wide / 2.0,
            (y(0.0) - top).max(0.5),
            centre - 4.0,
            centre - 4.0,
            HEIGHT - 10.0,
            escape(label)
        );
    }
    svg + "</svg>"
}

fn open(title: &str, width: f64, height: f64) -> String {
    format!(r#"<svg viewBox="0 0 {width} {height:.0}" role="img" aria-label="{}">"#, escape(title))
}

/// The end of an axis and the distance of its marks, in round numbers.
fn scale(highest: f64, unit: Unit) -> (f64, f64) {
    let highest = if highest > 0.0 { highest } else { 1.0 };
    let magnitude = 10f64.powf((highest / 5.0).log10().floor());
    let step = [1.0, 2.0, 2.5, 5.0, 10.0]
        .map(|factor| factor * magnitude)
        .into_iter()
        .find(|step| highest / step <= 5.0)
        .unwrap_or(10.0 * magnitude);
    let end = (highest / step).ceil() * step;
    (if unit == Unit::Percent { end.min(1.0) } else { end }, step)
}

/// Text that a page shows as it is.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_end_at_round_numbers() {
        assert_eq!(scale(0.43, Unit::Percent), (0.5, 0.1));
        assert_eq!(scale(0.97, Unit::Percent), (1.0, 0.2));
        let (end, step) = scale(7.3, Unit::Number);
        assert!(end >= 7.3 && step == 2.0);
    }

    #[test]
    fn small_shares_have_a_decimal() {
        assert_eq!(Unit::Percent.write(0.0), "0 %");
        assert_eq!(Unit::Percent.write(0.05), "5 %");
        assert_eq!(Unit::Percent.write(0.0312), "3.1 %");
        assert_eq!(Unit::Percent.write(0.3149), "31 %");
    }

    #[test]
    fn what_is_shown_cannot_be_markup() {
        let value = Estimate { value: 0.5, low: 0.4, high: 0.6 };
        let line =
            Compared { label: "<b>".into(), weight: String::new(), values: vec![Some(value)] };
        let svg = lines("a & b", &[line], &[SURVIVED], Unit::Percent);
        assert!(!svg.contains("<b>") && svg.contains("a &amp; b"));
    }
}
