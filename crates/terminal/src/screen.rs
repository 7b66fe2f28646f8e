//! The game on a full screen.

mod app;
mod chart;
mod choices;
mod choosing;
mod draw;
mod keys;
mod map;
mod mouse;
mod open;
mod panel;
mod sheet;
mod theme;
mod typing;

use std::io::stdout;
use std::time::Duration;

use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;

use crate::at_table::AtTable;
use crate::fault::Fault;
pub use app::App;
pub use theme::{Depth, Theme};

/// Plays until the game is over or somebody leaves.
///
/// # Errors
///
/// If the terminal fails, or the game cannot be kept.
pub fn play(table: &mut dyn AtTable) -> Result<(), Fault> {
    let mut terminal = ratatui::try_init()?;
    // Terminals without a mouse take no notice.
    let _ = execute!(stdout(), EnableMouseCapture);
    let mut app = App::new(table, Theme::detect());
    let played = (|| -> Result<(), Fault> {
        app.begin()?;
        let mut stale = true;
        while !app.has_left() {
            if stale {
                // What was pressed before a question could be read does not answer it.
                let new = app.has_new_question();
                while new && event::poll(Duration::ZERO)? {
                    event::read()?;
                }
                terminal.draw(|frame| app.draw(frame))?;
            }
            let quiet = match app.glance() {
                Some(glance) => !event::poll(glance)?,
                None => false,
            };
            if !quiet {
                app.handle(&event::read()?)?;
            }
            // Whoever keeps pressing keys still hears what others do.
            stale = app.listen()? || !quiet;
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
