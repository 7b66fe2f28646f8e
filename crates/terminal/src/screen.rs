//! The game on a full screen.

mod app;
mod chart;
mod draw;
mod keys;
mod map;
mod open;
mod panel;
mod sheet;
mod theme;

use std::io::stdout;
use std::time::Duration;

use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;

use crate::fault::Fault;
use crate::table::Table;
pub use app::App;
pub use theme::{Depth, Theme};

/// How long the computer's crew may think before the screen is drawn again.
const GLANCE: Duration = Duration::from_millis(0);

/// Plays until the game is over or somebody leaves.
///
/// # Errors
///
/// If the terminal fails, or the game cannot be kept.
pub fn play(table: &mut Table) -> Result<(), Fault> {
    let mut terminal = ratatui::try_init()?;
    // Terminals without a mouse take no notice.
    let _ = execute!(stdout(), EnableMouseCapture);
    let mut app = App::new(table, Theme::detect());
    let played = (|| -> Result<(), Fault> {
        app.begin()?;
        while !app.has_left() {
            terminal.draw(|frame| app.draw(frame))?;
            if app.is_waiting() && !event::poll(GLANCE)? {
                app.let_bot_choose()?;
                continue;
            }
            app.handle(&event::read()?)?;
        }
        Ok(())
    })();
    restore();
    played?;
    println!("{}", app.farewell());
    Ok(())
}

/// Gives the terminal back as it was, unless it is gone.
pub fn restore() {
    let _ = execute!(stdout(), DisableMouseCapture);
    let _ = ratatui::try_restore();
}
